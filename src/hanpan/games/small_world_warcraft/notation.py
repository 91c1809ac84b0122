"""Small World of Warcraft in words and plain data: actions and events (18), outcomes (19), positions and views (20)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hanpan.core import shape
from hanpan.core.action import Plain
from hanpan.core.notation import Malformed, Notation
from hanpan.core.shape import wrong
from hanpan.core.sink import Event
from hanpan.core.state import State
from hanpan.games.small_world_warcraft.actions import first_of, number_of, second_of, verb_of
from hanpan.games.small_world_warcraft.atlas import Face
from hanpan.games.small_world_warcraft.loading import load_position
from hanpan.games.small_world_warcraft.rules.law import SmallWorld
from hanpan.games.small_world_warcraft.showing import show_position
from hanpan.games.small_world_warcraft.tables import (
    ASK_BOARDS,
    ASK_BOMB,
    ASK_DIE,
    ASK_MARKERS,
    ASK_POWERS,
    ASK_RACES,
    ASK_RACES_BY_FACTION,
    ASK_STARTER,
    BLAST,
    BOMB_CODES,
    CHANCES,
    CONQUER,
    DECLINE,
    DUD,
    FACTIONS,
    HALT,
    MALFORMED,
    NEUTRAL,
    NOWHERE,
    PARTS,
    RACE_TABLE,
    REASONS,
    REFUSALS,
    REINFORCE,
    RUNEBLADE_AT,
    SEND_CHAMPION,
    SWAP,
)
from hanpan.games.small_world_warcraft.telling import event_as_plain, lines_as_plain
from hanpan.games.small_world_warcraft.words import (
    MARKER_WORDS,
    POWER_WORDS,
    RACE_WORDS,
    every_action,
    read_action,
    write_action,
)

MOST_GUESSED = 1 << 40
FACE_BITS = 4  # 19 an outcome of `boards`: so many bits for each island's place among the faces, one higher


class Table:
    """The table of actions; it needs the islands, which are read when the first match is set up."""

    def __init__(self, atlas: Callable[[], Iterable[Face]]) -> None:
        self.atlas = atlas

    def __iter__(self) -> Iterator[int]:
        return every_action(self.atlas())


class WarcraftNotation(Notation):
    """The game's words. Shapes and names are those of the rulebook's chapters 18 to 21."""

    def __init__(self, atlas: Callable[[], Iterable[Face]]) -> None:
        super().__init__(CHANCES, REASONS, REFUSALS, MALFORMED, Table(atlas))
        self.atlas = atlas

    # 18. Actions

    def write_action(self, code: int) -> str:
        """18 The notation of an action."""
        return write_action(code)

    def read_action(self, text: str) -> int:
        """18 An action; its regions need not be of this match. Malformed for anything else."""
        action = read_action(text)
        if action is None:
            raise Malformed(text)
        return action

    def is_of(self, state: State, code: int) -> bool:
        """18 `portal` names the region earlier in map order first; which one that is, the islands on the table say."""
        assert isinstance(state, SmallWorld)
        if verb_of(code) != SWAP:
            return True
        one, other = state.region(first_of(code)), state.region(second_of(code))
        return one == NOWHERE or other == NOWHERE or one <= other

    def note(self, state: State, seat: int, code: int) -> Plain | None:
        """6.5 What a conquest costs and why; 9.1 what the turn would bring if it ended, or the race declined, now."""
        assert isinstance(state, SmallWorld)
        verb = verb_of(code)
        if verb in (HALT, DECLINE):
            amount, lines = state.forecast(seat, verb == DECLINE)
            return {"income": amount, "lines": lines_as_plain(lines)}
        if verb in (CONQUER, REINFORCE, SEND_CHAMPION, RUNEBLADE_AT) and (verb == REINFORCE or number_of(code) == 0):
            parts = state.cost_parts(seat, code)
            cost = sum([n for _, n in parts])
            return {"cost": cost, "parts": [[PARTS[part], n] for part, n in parts]}
        return None

    # 19. Chance

    def write_outcome(self, what: int, values: list[int]) -> Any:
        """19 Faces, a seat, codes in the order drawn, pips, or a bomb's kind."""
        if what == ASK_BOARDS:
            return self.faces_of(values[0])
        if what == ASK_BOMB:
            return BOMB_CODES[values[0]]
        if what == ASK_RACES_BY_FACTION:
            rows = {word: [v for v in values if RACE_TABLE[v].faction == i] for i, word in enumerate(FACTIONS)}
            return {word: [RACE_WORDS[race] for race in races] for word, races in rows.items()}
        if what in (ASK_MARKERS, ASK_RACES, ASK_POWERS):
            return [self.words_of(what)[value] for value in values]
        return values[0]

    def read_outcome(self, what: int, plain: Any) -> list[int]:
        """19 The same, read; ValueError if it is no outcome."""
        if what == ASK_BOARDS:
            return [self.number_of_faces(plain)]
        if what == ASK_BOMB:
            return [shape.word(plain, "bomb", [BOMB_CODES[BLAST], BOMB_CODES[DUD]]) + 1]
        if what == ASK_RACES_BY_FACTION:
            rows = shape.mapping(plain, "races", FACTIONS[:NEUTRAL], [FACTIONS[NEUTRAL]])
            return [
                race
                for word in FACTIONS
                for race in shape.words(rows.get(word, self.faction_words(word)), f"races.{word}", RACE_WORDS)
            ]
        if what in (ASK_MARKERS, ASK_RACES, ASK_POWERS):
            return shape.words(plain, CHANCES[what], self.words_of(what))
        most = {ASK_STARTER: 4, ASK_DIE: 3}.get(what, MOST_GUESSED)
        return [shape.whole(plain, CHANCES[what], 0, most)]

    def words_of(self, what: int) -> list[str]:
        """The words in which a shuffle is answered."""
        if what == ASK_MARKERS:
            return MARKER_WORDS
        return RACE_WORDS if what == ASK_RACES else POWER_WORDS

    def faction_words(self, word: str) -> list[str]:
        """16.2 The banners of a faction, in the order of the table: those that stay in the box need no order."""
        return [race.code for race in RACE_TABLE[1:-1] if FACTIONS[race.faction] == word]

    def faces_of(self, number: int) -> list[str]:
        """2.2 The faces drawn, in the order of `boards`."""
        names = [face.name for face in self.atlas()]
        faces: list[str] = []
        while number > 0:
            faces.append(names[number % 16 - 1])
            number //= 16
        return faces

    def number_of_faces(self, plain: Any) -> int:
        """2.2 The same as one number."""
        number: int = 0
        names = [face.name for face in self.atlas()]
        for face in reversed(shape.words(plain, "boards", names, most=5)):
            number = number * 16 + face + 1
        return number

    # 20. Position

    def seats_of(self, position: Any) -> int:
        """As many as there are players."""
        players = shape.mapping(position, "", ["players"], position)["players"]
        if not isinstance(players, dict):
            raise wrong("players", "must be a mapping, a player under each seat")
        return len(players)

    def position(self, state: State) -> Plain:
        """20 Everything."""
        assert isinstance(state, SmallWorld)
        return show_position(state)

    def view(self, state: State, viewer: int) -> Plain:
        """20.4 The same fields; `state` hides already what the viewer may not know, and that is counted."""
        assert isinstance(state, SmallWorld)
        return show_position(state)

    def load(self, state: State, position: Any) -> None:
        """20.3 Set up a position; ValueError, naming the field, for one that the rules exclude."""
        assert isinstance(state, SmallWorld)
        load_position(state, position)

    def event(self, event: Event) -> Plain:
        """18 An event's fields; what is turned down in it is left out."""
        return event_as_plain(event)
