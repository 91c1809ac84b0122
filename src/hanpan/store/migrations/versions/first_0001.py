"""Players, tables, logs and results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "pauses",
        sa.Column("began", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_pauses")),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
    )
    op.create_table(
        "signs",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_signs")),
    )
    op.create_table(
        "credentials",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind in ('cookie', 'recovery', 'passkey')", name=op.f("ck_credentials_kind")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_credentials_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_credentials")),
    )
    op.create_index("ix_credentials_player", "credentials", ["player"])

    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Text(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("header", sa.Text(), nullable=True),
        sa.Column("rematch", sa.Text(), nullable=True),
        sa.Column("closed_because", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("state in ('waiting', 'closed') or header is not null", name=op.f("ck_tables_header")),
        sa.CheckConstraint("state in ('waiting', 'playing', 'over', 'closed')", name=op.f("ck_tables_state")),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_state", "tables", ["state", "created"])

    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("prev", sa.Text(), nullable=False),
        sa.Column("writer", sa.Text(), nullable=False),
        sa.Column("command", sa.Text(), nullable=True),
        sa.Column("after", sa.Text(), nullable=False),
        sa.CheckConstraint("n >= 0", name=op.f("ck_entries_n")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_entries")),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("replay", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_results")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("nonce", sa.Text(), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("kept", sa.Text(), nullable=True),
        sa.CheckConstraint("player is null or bot is null", name=op.f("ck_seats_one")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_seats_player")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_player", "seats", ["player"])


def downgrade() -> None:
    op.drop_index("ix_seats_player", "seats")

    op.drop_table("seats")
    op.drop_table("results")
    op.drop_table("entries")
    op.drop_index("ix_tables_state", "tables")

    op.drop_table("tables")
    op.drop_index("ix_credentials_player", "credentials")

    op.drop_table("credentials")
    op.drop_table("signs")
    op.drop_table("players")
    op.drop_table("pauses")
