"""The tables of the database. A change here needs a migration beside it (`migrations/versions`)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# How a player shows who he is. A cookie's token is kept only as its hash.
credentials = Table(
    "credentials",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    CheckConstraint("kind in ('cookie', 'recovery', 'passkey')", name="kind"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("host", Text, ForeignKey("players.id"), nullable=False),
    Column("secret", Text, nullable=False),
    Column("header", Text),
    Column("rematch", Text),
    Column("closed_because", Text),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    CheckConstraint("state in ('waiting', 'playing', 'over', 'closed')", name="state"),
    CheckConstraint("state in ('waiting', 'closed') or header is not null", name="header"),
    Index("ix_tables_state", "state", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("players.id"), index=True),
    Column("bot", Text),
    Column("nonce", Text),
    Column("away", Boolean, nullable=False),
    Column("kept", Text),
    CheckConstraint("player is null or bot is null", name="one"),
)

# The truth of every match. `prev` is the hash of the entry before, `writer` the process that wrote the row.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("prev", Text, nullable=False),
    Column("writer", Text, nullable=False),
    Column("command", Text),
    Column("after", Text, nullable=False),
    CheckConstraint("n >= 0", name="n"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("result", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("replay", LargeBinary),  # every viewer's events and views, step by step; compressed JSON
)

# When the server was down: clocks did not run.
pauses = Table(
    "pauses",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

signs = Table(
    "signs",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
