"""18 to 21: who is asked, what he may do, and why something is refused."""

from typing import final

from mypy_extensions import i64

from hanpan.core.chance import Chance
from hanpan.core.kit.listing import Listing
from hanpan.core.kit.seats import NOBODY, Seats, only
from hanpan.core.memory import Memory
from hanpan.core.sink import Event, Sink
from hanpan.games.small_world_warcraft.actions import (
    aids_of,
    first_of,
    second_of,
    verb_of,
    way_of,
    well_formed,
)
from hanpan.games.small_world_warcraft.atlas import Face
from hanpan.games.small_world_warcraft.refusals import (
    CHOOSE_FORM,
    FINE,
    MALFORMED,
    NO_MATCH,
    NO_REFUGEES,
    NO_SUCH_REGION,
    NO_TURN,
)
from hanpan.games.small_world_warcraft.rules.abilities import (
    check_intimidation,
    check_runeblade,
    check_send_champion,
    check_swap,
    do_intimidation,
    do_runeblade,
    do_send_champion,
    do_swap,
    legal_champion,
    legal_intimidation,
    legal_runeblade,
    legal_swaps,
)
from hanpan.games.small_world_warcraft.rules.combos import banner_at, check_pick, do_pick, legal_picks
from hanpan.games.small_world_warcraft.rules.conquest import check_taking, cost_of, do_taking, legal_conquests
from hanpan.games.small_world_warcraft.rules.decline import do_decline
from hanpan.games.small_world_warcraft.rules.ending import rank_of, reason_of, standing_of
from hanpan.games.small_world_warcraft.rules.phases import check_phase, deed_of_absent
from hanpan.games.small_world_warcraft.rules.position import Position
from hanpan.games.small_world_warcraft.rules.powers import check_ransom, do_ransom
from hanpan.games.small_world_warcraft.rules.prices import price_parts
from hanpan.games.small_world_warcraft.rules.races import (
    check_form,
    do_form,
    legal_forms,
    must_choose_form,
    player_of_bombs,
    player_of_harmony,
    player_of_objectives,
)
from hanpan.games.small_world_warcraft.rules.redeploy import (
    begin_redeployment,
    check_redeployment,
    do_redeployment,
    legal_redeployment,
)
from hanpan.games.small_world_warcraft.rules.scoring import forecast_lines, total
from hanpan.games.small_world_warcraft.rules.secrets import cut, deal_hidden, turn_down
from hanpan.games.small_world_warcraft.rules.setup import every_layout, set_up
from hanpan.games.small_world_warcraft.rules.sight import look
from hanpan.games.small_world_warcraft.rules.turn import (
    check_abandon,
    check_refugees,
    do_abandon,
    do_refugees,
    legal_abandoning,
    legal_placing,
    score_and_go_on,
)
from hanpan.games.small_world_warcraft.tables import (
    ABANDON,
    BOMB_SHOWN,
    CONQUER,
    CONQUERING,
    DECLINE,
    DONE,
    ENDED,
    FORM,
    HALT,
    INTIMIDATE,
    MARKER_SHOWN,
    NOWHERE,
    OVER,
    PAID,
    PICK,
    PICKED,
    PICKING,
    RANSOM,
    READY,
    REDEPLOYING,
    REFUGEES,
    REINFORCE,
    RUNEBLADE_AT,
    SEND_CHAMPION,
    START,
    SWAP,
    TABLES,
)


@final
class SmallWorld(Position):
    """Small World of Warcraft: a position and the law over it."""

    def __init__(
        self,
        seats: i64,
        atlas: tuple[Face, ...],
        fixed: tuple[Face, ...] = (),
        fixed_rounds: i64 = 0,
        teams: bool = False,
        first_landing_fee: bool = True,
        declined_bonus: bool = True,
        same_turn: bool = False,
        marker_effects: bool = True,
        open_coins: bool = False,
    ) -> None:
        super().__init__(seats, teams, first_landing_fee, declined_bonus, same_turn, marker_effects, open_coins)
        self.atlas = atlas
        self.fixed = fixed
        self.layouts = every_layout(seats, atlas)
        self.fixed_rounds: i64 = fixed_rounds

    def standard_rounds(self) -> i64:
        """2.1, 17 How many rounds a match at this table has."""
        return self.fixed_rounds if self.fixed_rounds > 0 else TABLES[self.seats].rounds

    def start(self, chance: Chance, sink: Sink) -> None:
        """2 Set up a match; the first player chooses a combo."""
        set_up(self, self.atlas, self.fixed, self.layouts, self.standard_rounds(), chance, sink)

    # 18. Actions

    def asked(self) -> Seats:
        """5.2 One player at a time: whose turn it is, or 7.6 who must place refugees; nobody after the end."""
        return NOBODY if self.phase == OVER else only(self.answerer)

    def legal(self, seat: i64) -> Listing:
        """18 What the seat may do now."""
        self.listed.clear()
        if self.phase != OVER and seat == self.answerer:
            if self.phase == PICKING:
                legal_picks(self, seat)
            elif self.phase == REDEPLOYING:
                legal_redeployment(self, seat)
            elif self.phase == REFUGEES:
                legal_placing(self, seat, self.refugees[seat])
            else:
                self.legal_in_a_turn(seat)
        return self.listed

    def legal_in_a_turn(self, seat: i64) -> None:
        """5.1 (4) to (6) Decline, form, abandon, conquer."""
        if self.phase != CONQUERING and must_choose_form(self, seat):
            legal_forms(self)
        else:
            self.listed.add(HALT)
        if self.phase == START:
            self.listed.add(DECLINE)
        if self.phase != CONQUERING and must_choose_form(self, seat):
            return
        if self.phase != CONQUERING:
            legal_abandoning(self, seat)
        if check_ransom(self, seat) == FINE:
            self.listed.add(RANSOM)
        look(self, seat)
        legal_conquests(self, seat)
        legal_champion(self, seat)
        legal_runeblade(self, seat)
        legal_intimidation(self, seat)
        legal_swaps(self, seat)

    def check(self, seat: i64, action: i64) -> i64:
        """21 The row of REFUSALS that forbids it, or FINE: the first in that chapter's order."""
        if not 0 <= seat < self.seats or not well_formed(action) or not self.in_map_order(action):
            return MALFORMED
        if self.phase == OVER:
            return NO_MATCH
        if seat != self.answerer:
            return NO_REFUGEES if self.phase == REFUGEES else NO_TURN
        verb = verb_of(action)
        row = check_phase(self.phase, verb)
        if row != FINE:
            return row
        if self.phase == START or self.phase == READY:
            if verb != FORM and verb != DECLINE and must_choose_form(self, seat):
                return CHOOSE_FORM
        if first_of(action) >= 0 and self.region(first_of(action)) == NOWHERE:
            return NO_SUCH_REGION
        if second_of(action) >= 0 and self.region(second_of(action)) == NOWHERE:
            return NO_SUCH_REGION
        if self.phase == PICKING:
            return check_pick(self, seat, action)
        if self.phase == REDEPLOYING:
            return check_redeployment(self, seat, action)
        if self.phase == REFUGEES:
            return check_refugees(self, seat, action)
        return self.check_in_a_turn(seat, verb, action)

    def in_map_order(self, action: i64) -> bool:
        """18 `portal` names the region earlier in map order first, as far as both are in this match."""
        if verb_of(action) != SWAP:
            return True
        one = self.region(first_of(action))
        other = self.region(second_of(action))
        return one == NOWHERE or other == NOWHERE or one <= other

    def check_in_a_turn(self, seat: i64, verb: i64, action: i64) -> i64:
        """5.1 (4) to (6) The same as `legal_in_a_turn`, asked of one action."""
        if verb == FORM:
            return check_form(self, seat)
        if verb == ABANDON:
            return check_abandon(self, seat, action)
        if verb == RANSOM:
            return check_ransom(self, seat)
        if verb == CONQUER or verb == REINFORCE:
            return check_taking(self, seat, action)
        if verb == SEND_CHAMPION:
            return check_send_champion(self, seat, action)
        if verb == RUNEBLADE_AT:
            return check_runeblade(self, seat, action)
        if verb == INTIMIDATE:
            return check_intimidation(self, seat, action)
        if verb == SWAP:
            return check_swap(self, seat, action)
        return FINE  # `decline` and `stop`: that it is their phase is all they need

    def do(self, seat: i64, action: i64, chance: Chance, sink: Sink) -> None:
        """18 The seat does what it chose (`check` found it fine), and all that follows by itself."""
        verb = verb_of(action)
        if self.phase == REDEPLOYING:
            do_redeployment(self, seat, action, chance, sink)
        elif self.phase == REFUGEES:
            do_refugees(self, seat, action, sink)
        elif verb == PICK:
            do_pick(self, seat, action, chance, sink)
            if self.declined_now == 1:
                score_and_go_on(self, seat, sink)
            else:
                self.phase = READY
        elif verb == CONQUER or verb == REINFORCE:
            do_taking(self, seat, action, chance, sink)
        elif verb == HALT:
            begin_redeployment(self, seat, sink)
        elif verb == DECLINE:
            do_decline(self, seat, sink)
        elif verb == FORM:
            do_form(self, seat, action, sink)
        elif verb == ABANDON:
            do_abandon(self, seat, action, sink)
        elif verb == RANSOM:
            do_ransom(self, seat, sink)
        elif verb == SEND_CHAMPION:
            do_send_champion(self, seat, action, sink)
        elif verb == RUNEBLADE_AT:
            do_runeblade(self, seat, action, sink)
        elif verb == INTIMIDATE:
            do_intimidation(self, seat, action, sink)
        else:
            do_swap(self, seat, action, sink)

    def timeout(self, seat: i64) -> i64:
        """What an absent player does: he takes the free combo, stands still, and spreads his tokens."""
        return deed_of_absent(self, seat, self.legal(seat).actions[0])

    # 15. Result

    def score(self, seat: i64) -> i64:
        """15.3 The coins."""
        return self.coins[seat]

    def standing(self, seat: i64) -> i64:
        """15.2, 16.7 Coins, then tokens on the board; with teams those of the faction's lower player."""
        return standing_of(self, seat)

    def rank(self, seat: i64) -> i64:
        """15.3, 16.7 1 + the number of seats, or of teams, strictly ahead."""
        return rank_of(self, seat)

    def reason(self) -> i64:
        """15.3 A row of the reasons."""
        return self.why

    def decide(self) -> None:
        """15.3 Why it ended, of a position that is over."""
        self.why = reason_of(self)

    # 20.4 Who may know what

    def tell(self, event: Event, viewer: i64) -> None:
        """9.6 Others learn that you scored, not how much."""
        cut(self, event, viewer)

    def reveals(self, kind: i64) -> bool:
        """4.5 A choice turns up the next combo; 7.8, 14.4 markers, bombs; 9.6 a payment tells who had no more."""
        told = kind == MARKER_SHOWN or kind == BOMB_SHOWN or kind == PAID
        return told or kind == PICKED or kind == ENDED

    def hide(self, viewer: i64) -> None:
        """20.4 Overwrite all that the viewer may not know."""
        turn_down(self, viewer)

    def fill(self, chance: Chance, memory: Memory) -> None:
        """20.4 Deal what is hidden out of what could be there; nothing that was told tells more.

        8.4 asks a player who could raise tokens only if he can pay for one: so that what he does next is no news,
        he is always given a coin.
        """
        poor = self.turn >= 0 and self.coins[self.turn] < 0 and self.slain > self.raised
        deal_hidden(self, chance)
        if poor and self.coins[self.turn] == 0:
            self.coins[self.turn] = 1

    # What loading asks

    def objectives_owner(self) -> i64:
        """14.1 The seat with the active race that has Objectives; -1 if none."""
        return player_of_objectives(self)

    def bombs_owner(self) -> i64:
        """14.4 The same for bombs."""
        return player_of_bombs(self)

    def harmony_owner(self) -> i64:
        """14.3 The same for Harmony."""
        return player_of_harmony(self)

    def ends_redeployment(self, action: i64) -> bool:
        """8.4 Whether this is `done`."""
        return action == DONE

    # What bots ask

    def twin(self) -> "SmallWorld":
        """Another state for the same match, to try things on."""
        return SmallWorld(
            self.seats,
            self.atlas,
            self.fixed,
            self.fixed_rounds,
            self.teams,
            self.first_landing_fee,
            self.declined_bonus,
            self.same_turn,
            self.marker_effects,
            self.open_coins,
        )

    def is_like(self, other: "SmallWorld") -> bool:
        """Whether a copy of one is a copy of the other: the same seats and options."""
        return (
            self.seats == other.seats
            and self.fixed is other.fixed
            and self.fixed_rounds == other.fixed_rounds
            and self.teams == other.teams
            and self.first_landing_fee == other.first_landing_fee
            and self.declined_bonus == other.declined_bonus
            and self.same_turn == other.same_turn
            and self.marker_effects == other.marker_effects
            and self.open_coins == other.open_coins
        )

    def offered(self, seat: i64, slot: i64) -> tuple[i64, i64, i64]:
        """4.2, 16.3 The race, the power and the coins that the seat would take from there."""
        if self.teams:
            return banner_at(self, seat, slot), self.row_power[slot], 0
        return self.column_race[slot], self.column_power[slot], self.column_coins[slot]

    def shortage(self, seat: i64, action: i64) -> i64:
        """6.8 How many pips a roll for this region needs."""
        look(self, seat)
        cost = cost_of(self, seat, self.region(first_of(action)), way_of(action), aids_of(action))
        return cost - self.hand[seat] - self.hand_beasts[seat]

    # What people ask

    def forecast(self, seat: i64, declining: bool) -> tuple[i64, i64]:
        """9.1, 10.4 What the turn would bring, and its packed lines, if the seat stopped, or declined, now."""
        lines = forecast_lines(self, seat, declining)
        return total(lines), lines

    def cost_parts(self, seat: i64, action: i64) -> list[tuple[int, int]]:
        """6.5 What the price of a conquest is made of: places in PARTS, and numbers."""
        return price_parts(self, seat, action)
