"""All commands together, and how they end: the exit status, and errors in one clear line."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from hanpan.cli import arena, check, games, landings, logs, print_sheets, serve, sim
from hanpan.cli.say import Wrong, complain

app = typer.Typer(
    name="hanpan",
    help="한판: a table for board games. Play them, replay them, test a design with a hundred thousand games.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("check")(check.check)
app.command("replay")(logs.replay)
app.command("verify")(logs.verify)
app.command("export")(logs.export)
app.command("sim")(sim.sim)
app.command("arena")(arena.arena)
app.command("landings")(landings.landings)
app.command("print")(print_sheets.print_sheets)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from importlib.metadata import version

        typer.echo(f"hanpan {version('hanpan')}")
        raise typer.Exit


@app.callback()
def hanpan(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and stop."),
    ] = False,
) -> None:
    """한판: a table for board games. Play them, replay them, test a design with a hundred thousand games."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status: 0 fine, 1 a check failed, 2 wrong use, 130 interrupted."""
    command = typer.main.get_command(app)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal that knows no Korean
    try:
        status = command.main(
            args=None if arguments is None else list(arguments),
            prog_name="hanpan",
            standalone_mode=False,
        )
        if sys.stdout is not None:  # closed before the start
            sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except typer.TyperException as wrong:
        said = wrong.format_message()
        if said:  # empty when no command was given: the help was shown instead
            complain(said)
        return 2
    except Wrong as wrong:
        complain(str(wrong))
        return 2
    except (typer.Abort, KeyboardInterrupt):
        complain("interrupted")
        return 130
    except BrokenPipeError:  # the reader (head, less) has seen enough
        forget_output()
        return 0
    except OSError as error:
        forget_output()
        complain(f"cannot write: {error.strerror}")
        return 1


def forget_output() -> None:
    """Nothing more can be written: else Python would try again at its end, and say so."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
