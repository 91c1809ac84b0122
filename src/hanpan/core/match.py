"""A match: the state, its log and its events. It knows neither people nor time."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeGuard

from hanpan.core.action import Action, ChanceError, LogError, NotSimulated, Plain, Refused
from hanpan.core.chance import Chance, Fast
from hanpan.core.fair import Fair, Seed, seed_from_plain, seed_from_text
from hanpan.core.game import Game
from hanpan.core.kit.seats import WATCHER, has, listed
from hanpan.core.log import BY, FORMAT, Entry, chained, header_hash, read_log
from hanpan.core.memory import Memory
from hanpan.core.notation import Malformed
from hanpan.core.outcomes import Outcome, Outcomes, Simulation, outcomes_from_plain
from hanpan.core.physics import Physics
from hanpan.core.sink import Event, Recorder
from hanpan.core.state import State

UNDONE = -1  # the kind of the one event that is no game's own


class Match:
    """One play of a game. Made by `begin`, `load`, `replay` or `resume`, never bare.

    What comes from outside is an `object` here and looked at: with a narrower type the compiled build would
    answer with a TypeError where the rules refuse, and take True for seat 1.
    """

    def __init__(self, game: Game, seats: object, options: object, physics: Physics | None = None) -> None:
        self.game = game
        self.physics = physics if game.is_physical else None
        self.seats = game.check_seats(seats)
        self.options = game.check_options(options)
        self.state: State = game.new_state(self.seats, self.options)
        self.entries: list[Entry] = []
        self.seed: Seed | None = None
        self.queue: list[Outcome] = []  # scripted chance not yet asked for
        self.loaded: Plain | None = None  # the position this match began with, if it was loaded
        self._begun_as: bytes = b""  # the loaded position's bytes
        self._before: State = game.new_state(self.seats, self.options)
        self._hidden: State = game.new_state(self.seats, self.options)
        self._event = Event()
        self._memories: list[Memory] = [game.new_memory(seat) for seat in range(self.seats)]
        self._told: list[tuple[int, int, int, int, int]] = []
        self._line: list[int] = []  # the entries in force: those undone are left out
        self._closed: set[int] = set()  # entries that cannot be undone
        self._paths: dict[int, Plain] = {}  # by event: the way of a physical thing
        self._committed: str | None = None  # a commitment whose seed is not known here
        self.recorded: tuple[str, ...] = ()  # outcomes that `verify` had to take as they are written
        self._noted: Plain = {}  # of the header: how this match learns what physical things do
        if self.physics is not None:
            self._noted["physics"] = self.physics.version
        elif game.is_physical:
            self._noted["landings"] = game.landings(self.options)

    # Beginnings

    @staticmethod
    def begin(
        game: Game,
        seats: object,
        options: object = None,
        seed: Seed | None = None,
        chance: object = None,
        t: int = 0,
        physics: Physics | None = None,
    ) -> "Match":
        """A match set up by chance: scripted outcomes first, then those of the seed. ChanceError if one is missing.

        With `physics` the seed's physical outcomes are simulated, without it drawn by what was measured.
        """
        match = Match(game, seats, options, physics)
        match.seed = seed
        match.queue = outcomes_from_plain(chance)
        match._set_up(t)
        return match

    @staticmethod
    def load(
        game: Game,
        position: object,
        seats: object,
        options: object = None,
        seed: Seed | None = None,
        chance: object = None,
        t: int = 0,
        physics: Physics | None = None,
    ) -> "Match":
        """A match that goes on from a position. ValueError, naming the field, if it cannot be one."""
        match = Match(game, seats, options, physics)
        match.seed = seed
        match.queue = outcomes_from_plain(chance)
        game.notation.load(match.state, position)
        match.loaded = game.notation.position(match.state)
        match._begun_as = match.state.to_bytes()
        match._set_up(t)
        return match

    @staticmethod
    def replay(game: Game, log: Iterable[Any]) -> "Match":
        """The match of a log, made again without a generator. LogError names the entry that is wrong."""
        header, entries = read_log(log)
        return Match.resume(game, header, entries, None)

    @staticmethod
    def resume(
        game: Game,
        header: Mapping[str, Any],
        entries: Iterable[Entry],
        seed: Seed | None,
        physics: Physics | None = None,
    ) -> "Match":
        """A match rebuilt from its log, ready to go on with the seed it began with.

        It learns what physical things do as it began: a match that was simulated goes on with `physics`, or not at all.
        """
        if header.get("game") != game.id or header.get("rules_version") != game.rules_version:
            raise LogError(None, f"made by {header.get('game')} {header.get('rules_version')}, here is {game!r}")
        try:
            game = game.on_sheet_of(header)
            match = Match(game, header["seats"], header["options"], physics if "physics" in header else None)
            match._noted = {name: header[name] for name in ("landings", "physics") if name in header}
            if header.get("position") is not None:
                game.notation.load(match.state, header["position"])
                match.loaded = game.notation.position(match.state)
                match._begun_as = match.state.to_bytes()
            shown = header.get("seed")
            match.seed = seed if seed is not None or shown is None else seed_from_plain(shown)
            if match.seed is not None and match.seed.commitment() != header.get("commitment"):
                raise ValueError("the seed is not the one committed to")
        except (KeyError, ValueError, TypeError) as error:
            raise LogError(None, str(error)) from error
        if match.seed is None:
            match._committed = header.get("commitment")
        for entry in entries:
            match.follow(entry)
        return match

    # Playing

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now: several in a window, none when the match is over."""
        return listed(self.state.asked())

    def legal(self, seat: object) -> list[Action]:
        """Every action the seat may take now, found from what the seat may know."""
        if not self._is_seat(seat) or not has(self.state.asked(), seat):
            return []
        actions = self.hidden(seat).legal(seat)
        return [self.game.notation.action(actions.actions[i]) for i in range(actions.n)]

    def check(self, seat: object, action: object) -> Action:
        """The action (itself or its notation), if the seat may take it now; Refused else."""
        notation = self.game.notation
        malformed = Refused(*notation.refusals[notation.malformed])
        text: object = action.text if isinstance(action, Action) else action
        if not self._is_seat(seat) or not isinstance(text, str):
            raise malformed
        try:
            code = notation.read_action(text)
        except Malformed:
            raise malformed from None
        if isinstance(action, Action) and action.code != code:  # another game's, or made by hand
            raise malformed
        row = self.state.check(seat, code)
        if row != 0:
            raise Refused(*notation.refusals[row])
        return notation.action(code)

    def do(self, seat: object, action: object, by: object = "player", t: object = 0) -> Entry:
        """Take an action; the entry it made in the log.

        Refused (code, clause) if the rules do not allow it, ChanceError if chance cannot answer: then
        nothing has changed.
        """
        allowed = self.check(seat, action)
        entry = self._next_entry(seat, allowed.text, by, t, None)
        return self._take(entry, allowed.code, self.queue, self._fair(entry.n))

    def notes(self, seat: object) -> dict[str, Plain]:
        """What the seat may want to know of its legal actions (a cost and what it is made of), by notation."""
        if not self._is_seat(seat) or not has(self.state.asked(), seat):
            return {}
        notation, hidden = self.game.notation, self.hidden(seat)
        codes = hidden.legal(seat).as_list()
        noted = {code: notation.note(hidden, seat, code) for code in codes}
        return {notation.action(code).text: note for code, note in noted.items() if note is not None}

    def follow(self, entry: Entry) -> None:
        """Do again what the next entry of a log says, its chance as written there. LogError if it does not hold."""
        self._repeat(entry)
        if self.entries[-1].hash != entry.hash:
            raise LogError(None, "not written as this match writes it")

    def timeout(self, seat: object) -> Action:
        """What is done for a seat that does not answer. ValueError if it is not asked."""
        if not self._is_seat(seat) or not has(self.state.asked(), seat):
            raise ValueError(f"seat {seat!r} is not asked")
        return self.game.notation.action(self.hidden(seat).timeout(seat))

    def question(self) -> int:
        """Changes whenever those who are asked already are asked something new."""
        return self.state.question()

    def in_window(self) -> bool:
        """Whether the present question is a window, put to several at once for a limited time."""
        return self.state.in_window()

    # Undo

    def can_undo(self, seat: object) -> bool:
        """Whether the latest action is this seat's and told nobody anything he should not forget."""
        if not self._is_seat(seat) or len(self._line) < 2 or self.state.asked() == 0:
            return False
        latest = self.entries[self._line[-1]]
        return latest.seat == seat and latest.n not in self._closed

    def undo(self, seat: object, by: object = "player", t: object = 0) -> Entry:
        """Take back the seat's latest action. Refused if it asked chance, told a secret, or is not the latest."""
        if not self.can_undo(seat):
            raise Refused("no-undo", "2a")
        return self._go_back(self._next_entry(seat, None, by, t, self._line[-2]))

    # What a viewer may know

    def view(self, seat: object) -> Plain:
        """What a seat, or a watcher (None), may know: the fields of the rulebook, `to_act` and `result`."""
        view = self.game.notation.view(self.hidden(seat), self._viewer(seat))
        view["to_act"] = list(self.to_act())
        view["result"] = self.result()
        return view

    def events(self, seat: object, since: object = 0) -> list[Plain]:
        """What a seat, or a watcher, was told, from event number `since` on; numbered without gaps."""
        viewer = self._viewer(seat)
        if type(since) is not int:
            raise ValueError(f"since: must be the number of an event, not {since!r}")
        return [self._event_for(viewer, number) for number in range(max(since, 0), len(self._told))]

    @property
    def next_event(self) -> int:
        """The number the next event will have."""
        return len(self._told)

    def hidden(self, seat: object) -> State:
        """The state as far as a viewer may know it. It is the match's own scratch: good until the next call."""
        self._hidden.copy_from(self.state)
        self._hidden.hide(self._viewer(seat))
        return self._hidden

    def memory(self, seat: object) -> Memory:
        """What the seat remembers of its own events; a watcher remembers nothing."""
        viewer = self._viewer(seat)
        return self.game.new_memory(WATCHER) if viewer == WATCHER else self._memories[viewer]

    def determinize(self, seat: object, chance: Chance, memory: Memory | None = None) -> State:
        """A state the seat may believe in, by what it sees and remembers (by default its own memory)."""
        guess = self.game.new_state(self.seats, self.options)
        guess.copy_from(self.hidden(seat))
        guess.fill(chance, self.memory(seat) if memory is None else memory)
        return guess

    def resample(self, seat: object, seed: object) -> Plain:
        """A position the seat may believe in: a function of its view and the seed (any text) alone."""
        number = int.from_bytes(seed_from_text(seed).key()[:7], "little")
        return self.game.notation.position(
            self.determinize(seat, Fast(number), self.game.new_memory(self._viewer(seat)))
        )

    # Everything

    def position(self) -> Plain:
        """Everything, secrets included, as plain data that `load` accepts."""
        return self.game.notation.position(self.state)

    def result(self) -> Plain | None:
        """None, or {ranks, scores, reason} by seat: 1 is best, ties share."""
        if self.state.asked() != 0:
            return None
        seats = range(self.seats)
        return {
            "ranks": [self.state.rank(seat) for seat in seats],
            "scores": [self.state.score(seat) for seat in seats],
            "reason": self.game.notation.reasons[self.state.reason()],
        }

    def header(self) -> Plain:
        """The log's first line. The seed is in it only after the end."""
        header: Plain = {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "options": dict(self.options),
            "seats": self.seats,
        }
        own = self.game.own_sheet(self.options)
        if own is not None:
            header["sheet"] = own
        header.update(self._noted)
        if self.loaded is not None:
            header["position"] = self.loaded
        header["commitment"] = self._committed if self.seed is None else self.seed.commitment()
        if self.seed is not None and self.state.asked() == 0:
            header["seed"] = self.seed.plain()
        return header

    def log(self) -> list[Plain]:
        """Header and entries, as plain data: enough to replay."""
        return [self.header(), *[entry.plain() for entry in self.entries]]

    # The workings

    def _is_seat(self, seat: object) -> TypeGuard[int]:
        return type(seat) is int and 0 <= seat < self.seats

    def _viewer(self, seat: object) -> int:
        if seat is None:
            return WATCHER
        if not self._is_seat(seat):
            raise ValueError(f"seat: must be from 0 to {self.seats - 1} or None, not {seat!r}")
        return seat

    def _next_entry(self, seat: object, text: str | None, by: object, t: object, undo: int | None) -> Entry:
        """The next entry of the log, not yet chained; ValueError for what a log cannot say."""
        if not isinstance(by, str) or by not in BY:
            raise ValueError(f"by: must be one of {', '.join(BY)}, not {by!r}")
        assert isinstance(seat, int)
        if type(t) is not int:
            raise ValueError(f"t: must be a whole number, not {t!r}")
        return Entry(len(self.entries), seat, text, (), by, t, undo, "")

    def _event_for(self, viewer: int, number: int) -> Plain:
        kind, a, b, c, d = self._told[number]
        if kind == UNDONE:
            return {"e": number, "type": "undone", "to": a}
        event = self._event
        event.be(kind, a, b, c, d)
        self.state.tell(event, viewer)
        plain = {"e": number, **self.game.notation.event(event)}
        if number in self._paths:
            plain["path"] = self._paths[number]
        return plain

    def _fair(self, n: int) -> Chance | None:
        return None if self.seed is None else Fair(self.seed, n)

    def _set_up(self, t: int) -> None:
        self._take(Entry(0, None, None, (), None, t, None, ""), None, self.queue, self._fair(0))

    def _take(self, entry: Entry, code: int | None, queue: list[Outcome], rest: Chance | None) -> Entry:
        """Do what the entry says (code None: the set-up), write it down, tell of it. All or nothing."""
        chance = Outcomes(self.game.notation, queue, rest, self._simulation())
        told = Recorder()
        self._before.copy_from(self.state)
        try:
            if code is not None:
                assert entry.seat is not None
                self.state.do(entry.seat, code, chance, told)
            elif self.loaded is None:
                self.state.start(chance, told)
            else:
                self.state.from_bytes(self._begun_as)
        except Exception:
            self.state.copy_from(self._before)
            raise
        previous = self.entries[-1].hash if self.entries else header_hash(self.header())
        written = chained(previous, entry._replace(chance=tuple(chance.drawn)))
        del queue[: chance.used]
        self._keep(written, told, chance.path)
        return written

    def _simulation(self) -> Simulation | None:
        """How this match finds what a physical thing did; None if it is drawn by what was measured."""
        return self._simulated if "physics" in self._noted else None

    def _simulated(self, what: int, request: list[int]) -> tuple[int, Plain | None]:
        """Simulate. What is simulated otherwise than the header says tells so itself."""
        if self.physics is None:
            raise NotSimulated(
                f"chance: {self.game.notation.chances[what]} is simulated in this match, and nothing can"
            )
        found, path = self.physics.simulate(self.options, self.game.sheet(self.options), what, request)
        if path is not None and self.physics.version != self._noted["physics"]:
            path = {**path, "physics": self.physics.version}
        return found, path

    def _keep(self, entry: Entry, told: Recorder, path: Plain | None) -> None:
        self.entries.append(entry)
        self._line.append(entry.n)
        if entry.chance or any([self._is_secret(row) for row in told.rows]):
            self._closed.add(entry.n)
        if path is not None:
            for number, row in enumerate(told.rows, self.next_event):
                if row[0] in self.game.notation.with_path:
                    self._paths[number] = path
        self._told.extend(told.rows)
        self._remember(told)

    def _remember(self, told: Recorder) -> None:
        event = self._event
        for kind, a, b, c, d in told.rows:
            for memory in self._memories:
                event.be(kind, a, b, c, d)
                self.state.tell(event, memory.seat)
                memory.hear(event)

    def _is_secret(self, row: tuple[int, int, int, int, int]) -> bool:
        """Whether an event shows something hidden, or tells one viewer more than another."""
        kind, a, b, c, d = row
        if self.state.reveals(kind):
            return True
        event = self._event
        for viewer in range(WATCHER, self.seats):
            event.be(kind, a, b, c, d)
            self.state.tell(event, viewer)
            if event.numbers() != row:
                return True
        return False

    def _repeat(self, entry: Entry) -> None:
        """Do again what a log says. LogError names the entry if the rules do not allow it."""
        try:
            if entry.n == 0:
                if (entry.seat, entry.do, entry.by, entry.undo) != (None, None, None, None):
                    raise LogError(0, "the set-up is nobody's action")
            elif entry.seat is None or entry.by is None:
                raise LogError(entry.n, "nobody's action")
            if entry.undo is not None:
                if not self.can_undo(entry.seat) or entry.undo != self._line[-2]:
                    raise LogError(entry.n, "an undo that was not allowed")
                self._go_back(entry)
                return
            code = None if entry.n == 0 else self.check(entry.seat, entry.do).code
            outcomes = list(entry.chance)
            self._take(entry, code, outcomes, None)
            if outcomes:
                raise ChanceError(f"chance: {outcomes[0][0]} was not asked")
        except (Refused, ChanceError, IndexError) as error:
            raise LogError(entry.n, str(error)) from error

    def _go_back(self, entry: Entry) -> Entry:
        """As after the entry before the latest one in force: what is in force is done again from the set-up."""
        assert entry.undo is not None
        kept = self._line[:-1]
        notation = self.game.notation
        for memory in self._memories:
            memory.forget()
        for n in kept:
            past = self.entries[n]
            told = Recorder()
            chance = Outcomes(notation, list(past.chance), None)
            if past.do is not None:
                assert past.seat is not None
                self.state.do(past.seat, notation.read_action(past.do), chance, told)
            elif self.loaded is None:
                self.state.start(chance, told)
            else:
                self.state.from_bytes(self._begun_as)
            self._remember(told)
        written = chained(self.entries[-1].hash, entry)
        self.entries.append(written)
        self._line = kept
        self._told.append((UNDONE, entry.undo, 0, 0, 0))
        return written
