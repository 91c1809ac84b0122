"""Every law for every game in the folder: at random positions, and at those its scenarios were written for."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hanpan import library
from hanpan.testing.laws import PLAYING, Law, a_notation_reads_back
from hanpan.testing.records import RECORDS, equal_seeds_make_equal_matches
from hanpan.testing.secrets import SECRETS, what_chance_hides_is_not_told
from hanpan.testing.walks import edge_matches, edges, wander

LAWS = (*PLAYING, *SECRETS, *RECORDS)
ANYWHERE_ALIKE = (a_notation_reads_back, equal_seeds_make_equal_matches, what_chance_hides_is_not_told)
EXAMPLES = 60
MOST_EDGES = 500  # of a game with more of them each law sees a part, and no two neighbouring laws the same


def name_of(law: Law) -> str:
    return law.__name__


@pytest.mark.parametrize("law", LAWS, ids=name_of)
@pytest.mark.parametrize("game_id", library.games())
@settings(
    max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(seed=st.integers(0, 1 << 40))
def test_the_law_holds_anywhere(game_id: str, law: Law, seed: int) -> None:
    match, dice = wander(library.game(game_id), seed)
    law(match, dice)


@pytest.mark.parametrize("law", [law for law in LAWS if law not in ANYWHERE_ALIKE], ids=name_of)
@pytest.mark.parametrize("game_id", library.games())
def test_the_law_holds_at_the_edges(game_id: str, law: Law) -> None:
    every = 1 + len(edges(game_id)) // MOST_EDGES
    for number, match in enumerate(edge_matches(game_id, every, LAWS.index(law))):
        law(match, random.Random(number))
