"""Games and tables as the page gets them."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from hanpan import bots
from hanpan.core.action import Plain
from hanpan.core.game import Game
from hanpan.server import wire
from hanpan.table.clock import ClockRule
from hanpan.table.table import State, Table


def game_info(game: Game) -> wire.GameInfo:
    """The facts of a game that a lobby needs."""
    return wire.GameInfo(
        id=game.id,
        title=wire.Title(**game.title),
        seats=list(game.seats),
        minutes=game.minutes,
        options=[
            wire.OptionInfo(
                name=option.name,
                kind=option.kind,
                default=option.default,
                values=[one for one in option.values if not isinstance(one, bool)] if option.values else None,
                least=option.least,
                most=option.most,
            )
            for option in game.options
        ],
        rules_version=game.rules_version,
        bots=bots.names(game),
        windows=game.window(game.check_options(None)) is not None,
        practice=game.is_physical,
        sheets={name: printed(sheet) for name, sheet in game.sheets.items()},
    )


def table_info(table: Table, state: State, player: str | None, here: AbstractSet[str], watching: int) -> wire.TableInfo:
    """A table as this player sees it from the door. `here`: the players whose pages look at it."""
    own = table.game.own_sheet(table.plan.options)
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        options=table.plan.options,
        state=state,
        seats=[
            wire.SeatInfo(
                kind=chair.kind,
                name=chair.name,
                bot=chair.bot,
                here=chair.kind == "bot" or chair.player in here,
                you=player is not None and player in (chair.player, chair.kept),
                away=chair.away,
            )
            for chair in table.seating.chairs
        ],
        you=table.seating.seat_of(player),
        host=player == table.host,
        visibility=table.plan.visibility,
        watchers=table.plan.watchers,
        watching=watching,
        clock=clock_on_wire(table.plan.clock),
        pace=table.plan.pace,
        windows=table.plan.windows,
        commitment=table.commitment,
        rematch=table.rematch,
        created=table.created,
        closed_because=table.closed_because,
        sheet=None if own is None else printed(own),
    )


def printed(sheet: Plain) -> Plain:
    """What a sheet's file says, without what was measured on it."""
    return {name: part for name, part in sheet.items() if name != "landings"}


def clock_on_wire(rule: ClockRule) -> wire.Clock:
    """A clock's rule as a message says it."""
    if rule.kind == "turn":
        return wire.TurnClock(rule.seconds)
    return wire.BankClock(rule.seconds, rule.increment) if rule.kind == "bank" else wire.NoClock()


def clock_rule(clock: wire.Clock) -> ClockRule:
    """A clock's rule from a message."""
    match clock:
        case wire.TurnClock(seconds):
            return ClockRule("turn", seconds)
        case wire.BankClock(seconds, increment):
            return ClockRule("bank", seconds, increment)
        case _:
            return ClockRule()
