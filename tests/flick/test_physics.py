"""The die's physics (13): what must be true of every flick, and the figures it was built for."""

import hashlib
import math
import random
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path as FilePath

import pytest

from hanpan.flick import NUMBERS, POSES, STEADY, V2_1, Finger, Flick, Sheet, simulate
from hanpan.flick.die import HALF, NORMALS, TURNS, UNTURNED, about_x, between, product, shown, turned
from hanpan.flick.hand import QUANTILES, STEPS, launch
from hanpan.flick.judge import CROOKED, clearness, crooked, nearest_seat, seated_height, seats
from hanpan.flick.path import GRAIN, Frame, Path, decoded
from hanpan.flick.simulation import LONGEST, Roll, roll, settle
from hanpan.flick.stage import FRAMES, MASS, RATE, SLIDE, Throw, stage

GRAVITY = 9.81
HERE = FilePath(__file__).parent


def some_flicks(number: int, seed: int = 1) -> list[Flick]:
    """Flicks as players make them, over the useful speeds."""
    chance = random.Random(seed)
    return [
        Flick(
            chance.randrange(45, 150) / 100,
            angle=chance.randrange(-16, 17) / 2,
            loft=chance.randrange(0, 61) / 2,
            x=chance.randrange(-40, 41) / 2,
            side=chance.randrange(-4, 5) / 2,
            height=chance.randrange(-6, 7) / 2,
        )
        for _ in range(number)
    ]


@pytest.fixture(scope="module")
def rolls() -> list[Roll]:
    """160 flicks that several tests look at."""
    return [roll(launch(flick, None, "exact"), V2_1) for flick in some_flicks(160)]


# --- 10: poses and fingers


def test_10_the_24_poses_are_all_pairs_of_top_and_front() -> None:
    assert list(POSES) == list(range(1, 25))
    assert list(POSES.values()) == [(t, f) for t in range(1, 7) for f in range(1, 7) if f not in (t, 7 - t)]
    assert NUMBERS[1, 2] == 1
    assert TURNS[0] == pytest.approx(UNTURNED)
    for pose, (top, front) in POSES.items():
        assert turned(TURNS[pose - 1], NORMALS[top]) == pytest.approx((0, 0, 1), abs=1e-12)
        assert turned(TURNS[pose - 1], NORMALS[front]) == pytest.approx((0, -1, 0), abs=1e-12)


def test_10_the_quantiles_are_a_fixed_table() -> None:
    """Nothing in it may depend on a platform: no number is near a tie of the rounding, and all are known."""
    assert len(QUANTILES) == STEPS
    assert list(QUANTILES) == sorted(QUANTILES)
    assert all(a == -b for a, b in zip(QUANTILES, reversed(QUANTILES)))
    assert abs(sum(q * q for q in QUANTILES) / STEPS - 1) < 0.002
    text = " ".join(f"{number:.4f}" for number in QUANTILES)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "851a30811ed24296"


def test_8_the_hand_strays_as_its_steadiness_says() -> None:
    one = next(index for index, number in enumerate(QUANTILES) if number >= 1)
    aimed = launch(Flick(1.0), None, "natural").velocity
    assert aimed == (0.0, 1.0, 0.0) == launch(Flick(1.0), Finger(one, one), "exact").velocity
    for hand, (speed, angle) in STEADY.items():
        vx, vy, _ = launch(Flick(1.0), Finger(one, one), hand).velocity
        assert math.hypot(vx, vy) == pytest.approx(1 + speed, abs=1e-3)
        assert math.degrees(math.atan2(vx, vy)) == pytest.approx(angle, abs=1e-2)


@pytest.mark.parametrize(
    "bad",
    [{"speed": 0.09}, {"speed": 2.51}, {"angle": 45.5}, {"loft": -0.5}, {"x": 45.5}, {"side": -6.5}, {"height": 6.5}],
)
def test_9_numbers_out_of_range_are_refused(bad: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=next(iter(bad))):
        Flick(**{"speed": 1.0, **bad})


def test_10_wrong_poses_and_fingers_are_refused() -> None:
    for pose in (0, 25):
        with pytest.raises(ValueError, match="pose"):
            simulate(Flick(0.6), pose, None)
    with pytest.raises(ValueError, match="angle"):
        Finger(0, STEPS)


# --- 13.2: the same again, in a mirror, and without free energy

REPEAT = """
import hashlib
from hanpan.flick import Finger, simulate
from test_physics import some_flicks
marks = hashlib.sha256()
for number, flick in enumerate(some_flicks(12, seed=5)):
    landing, path = simulate(flick, number + 1, Finger(number * 300, 4095 - number * 300))
    marks.update(repr((landing, path, path.encoded())).encode())
print(marks.hexdigest())
"""


def test_13_2_repeats_are_bit_identical_over_processes() -> None:
    again = [
        subprocess.run([sys.executable, "-c", REPEAT], cwd=HERE, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert len(again[0]) == 65
    assert again[0] == again[1]


def test_13_2_order_and_company_change_nothing() -> None:
    flicks = some_flicks(10, seed=6)
    forth = [simulate(flick, 1, None) for flick in flicks]
    back = [simulate(flick, 1, None) for flick in reversed(flicks)]
    assert forth == back[::-1]
    with ThreadPoolExecutor(3) as threads:
        assert forth == list(threads.map(lambda flick: simulate(flick, 1, None), flicks))


def test_the_example_of_the_docs_is_true() -> None:
    landing, _ = simulate(Flick(0.76, angle=-2, loft=26, height=2.0), pose=7, finger=Finger(2100, 1900))
    text = (HERE.parents[1] / "docs" / "flick_physics.md").read_text()
    assert repr(landing).replace("'", '"') in text


def test_13_2_a_mirrored_flick_gives_the_mirrored_landing() -> None:
    """Seen in a mirror the die's right face is the left one: 3 and 4 of pose 1 change places, the others stay."""
    for flick in some_flicks(20, seed=7):
        other = Flick(flick.speed, -flick.angle, flick.loft, -flick.x, -flick.side, flick.height)
        landing, path = simulate(flick, 1, Finger(1000, 500))
        mirrored, image = simulate(other, 1, Finger(1000, 4095 - 500))
        assert (landing.kind, landing.cell, landing.tilted) == (mirrored.kind, mirrored.cell, mirrored.tilted)
        assert mirrored.pip == {3: 4, 4: 3}.get(landing.pip, landing.pip)
        for frame, seen in zip(path.frames + path.seating, image.frames + image.seating, strict=True):
            assert seen.place == (-frame.place[0], frame.place[1], frame.place[2])


def test_13_2_even_the_raw_world_knows_no_left_and_right() -> None:
    """Not only by construction: up to the first tumbles the simulation of a mirrored throw is the mirror image."""
    start = launch(Flick(0.7, angle=10, loft=10, side=1, x=5), None, "exact")
    one, two = stage(V2_1).throw(), stage(V2_1).throw()
    one.put((start.x, -20, HALF), UNTURNED, start.velocity, start.spin)
    image = start.mirrored()
    two.put((image.x, -20, HALF), UNTURNED, image.velocity, image.spin)
    for _ in range(10):
        one.run(RATE // FRAMES)
        two.run(RATE // FRAMES)
        (x, y, z), (a, b, c) = one.place(), two.place()
        assert (-x, y, z) == pytest.approx((a, b, c), abs=1e-3)


def energy_of(throw: Throw) -> float:
    inertia = MASS * (2 * HALF / 1000) ** 2 / 6
    height = (throw.place()[2] + V2_1.ridge) / 1000
    return MASS * GRAVITY * height + (MASS * throw.speed() ** 2 + inertia * throw.spin() ** 2) / 2


def test_13_2_energy_never_rises() -> None:
    """Compared whenever the die flies free, for in a knock energy is stored for some milliseconds."""
    for flick in some_flicks(25, seed=8):
        start = launch(flick, None, "exact")
        throw = stage(V2_1).throw()
        throw.put((start.x, -20, HALF), UNTURNED, start.velocity, start.spin)
        first = least = energy_of(throw)
        for _ in range(RATE * 3 // 4):
            throw.run(1)
            if throw.touches() == 0:
                assert energy_of(throw) <= least + 0.002 * first
                least = min(least, energy_of(throw))


def test_13_1_a_slide_is_as_long_as_friction_says() -> None:
    long = Sheet(pad=120)
    for speed in (0.4, 0.55, 0.7):
        throw = stage(long).throw()
        throw.put((0, -110, HALF), UNTURNED, (0, speed, 0))
        throw.run(RATE)
        assert throw.rests()
        assert (throw.place()[1] + 110) / 1000 == pytest.approx(speed**2 / (2 * SLIDE * GRAVITY), rel=0.05)


# --- 3 and 13.2: how a die lies


def test_13_2_a_seated_die_touches_both_panels_at_the_right_height() -> None:
    """Let fall into each valley, a little turned, it settles by its edge; the height is geometry."""
    for cell in range(1, V2_1.cells + 1):
        throw = stage(V2_1).throw()
        throw.put((0, V2_1.valley(cell), 3.0), product(about_x(45), TURNS[cell]))
        throw.run(RATE)
        x, y, z = throw.place()
        assert throw.rests()
        assert throw.touches() >= 3
        assert abs(z - seated_height(V2_1)) < 0.05
        assert abs(y - V2_1.valley(cell)) < 0.4
        assert not crooked(V2_1, cell, (x, y, z), throw.turn())


@pytest.mark.parametrize("fold", [33.0, 40.0, 43.0, 45.0])
def test_3_4_a_seat_is_a_pose_in_which_the_die_stays(fold: float) -> None:
    """All the 24 orientations, leaning either way: what a die is set straight to is where it would lie by itself."""
    sheet = Sheet(fold=fold)
    for seat in seats(sheet)[::5]:
        throw = stage(sheet).throw()
        throw.put((0, sheet.valley(2) + seat.aside, seat.height), seat.turn)
        throw.run(RATE // 4)
        assert throw.place() == pytest.approx((0, sheet.valley(2) + seat.aside, seat.height), abs=0.01)
        assert between(throw.turn(), seat.turn) < 0.05


def test_3_4_every_cell_is_read_from_a_proper_pose(rolls: list[Roll]) -> None:
    """Tilted or not, the final pose is a seated one; and seated and tilted dice are worlds apart."""
    cells = [one for one in rolls if one.kind == "cell"]
    assert len(cells) > 100
    assert 5 < sum(one.tilted for one in cells) < len(cells) / 3
    for one in cells:
        last = one.path.last()
        assert not crooked(V2_1, one.cell, last.place, last.turn)
        assert V2_1.cell_at(last.place[1]) == one.cell
        rest = one.path.frames[-1]
        off = between(nearest_seat(V2_1, rest.turn).turn, rest.turn)
        assert off < CROOKED / 2 or off > CROOKED * 1.25 or abs(rest.place[2] - seated_height(V2_1)) > 1
        if one.tilted:
            assert one.path.seating[0] == rest
            assert one.path.cell == one.cell
            assert len(one.path.folds) == len(one.path.seating)
            assert max(one.path.folds) == pytest.approx(18)
            assert one.path.folds[0] == one.path.folds[-1] == 0


def test_13_1_the_front_face_is_never_doubtful(rolls: list[Roll]) -> None:
    assert min(clearness(one.path.last().turn) for one in rolls if one.kind == "cell") > 0.12


def test_3_2_short_is_judged_by_the_line_and_3_3_out_by_the_table() -> None:
    assert simulate(Flick(0.2), 1, None)[0].kind == "short"
    assert simulate(Flick(0.32, angle=45, x=45), 1, None)[0].kind == "short"  # off the pad's side, before the line
    assert simulate(Flick(2.5, loft=30), 1, None)[0].kind == "out"
    assert simulate(Flick(1.2, angle=40, x=40), 1, None)[0].kind == "out"
    landing, path = simulate(Flick(0.6), 1, None)
    assert landing.kind == "cell"
    assert landing.cell in (1, 2)
    assert 1 <= landing.pip <= 6
    assert path.frames[0].place == pytest.approx((0, -20, HALF))


def test_3_4_a_die_over_a_ridge_belongs_to_the_nearer_valley_and_at_a_tie_to_the_players() -> None:
    assert V2_1.cell_at(V2_1.pitch) == 1
    assert V2_1.cell_at(V2_1.pitch + 0.01) == 2
    assert V2_1.cell_at(V2_1.pitch - 0.01) == 1
    assert V2_1.cell_at(V2_1.end + 5) == 8


def test_3_every_rest_is_a_landing_from_a_thousand_random_poses() -> None:
    """Dropped anywhere over sheet, pad and table, turned and moving anyhow."""
    chance, kinds = random.Random(9), Counter[str]()
    for _ in range(1000):
        turn = [chance.gauss(0, 1) for _ in range(4)]
        size = math.sqrt(sum(part * part for part in turn))
        throw = stage(V2_1).throw()
        throw.put(
            (chance.uniform(-60, 60), chance.uniform(-45, 200), chance.uniform(12, 25)),
            (turn[0] / size, turn[1] / size, turn[2] / size, turn[3] / size),
            (chance.gauss(0, 0.2), chance.gauss(0, 0.2), 0.0),
            (chance.gauss(0, 10), chance.gauss(0, 10), chance.gauss(0, 10)),
        )
        rest = settle(throw, V2_1)
        kinds[rest.kind] += 1
        assert len(rest.path.frames) <= LONGEST * FRAMES + 1
        if rest.kind == "cell":
            assert 1 <= rest.cell <= V2_1.cells
            assert not crooked(V2_1, rest.cell, rest.path.last().place, rest.path.last().turn)
            assert clearness(rest.path.last().turn) > 0.12
        else:
            assert rest.kind in ("short", "out")
            assert not rest.path.seating
    assert min(kinds["cell"], kinds["short"], kinds["out"]) > 50


# --- 13.3: faces, widths, hands


def test_13_3_faces_are_uniform_over_the_24_poses() -> None:
    """Chi-square over random poses; and exactly so when one flick is made from each of them."""
    chance, seen = random.Random(10), Counter[int]()
    for flick in some_flicks(400, seed=10):
        landing, _ = simulate(flick, chance.randint(1, 24), None)
        seen[landing.pip] += landing.kind == "cell"
    number = sum(seen.values())
    assert number > 250
    assert sum((seen[pip] - number / 6) ** 2 / (number / 6) for pip in range(1, 7)) < 20.5  # p = 0.001
    pips = Counter(simulate(Flick(0.6), pose, None)[0].pip for pose in POSES)
    assert pips == dict.fromkeys(range(1, 7), 4)


def test_13_3_the_start_pose_only_names_the_faces() -> None:
    front = simulate(Flick(0.7, loft=10), 1, None)[0].pip
    for pose in POSES:
        assert simulate(Flick(0.7, loft=10), pose, None)[0].pip == shown(pose, front)


def test_13_1_a_wider_sheet_loses_fewer_dice() -> None:
    """The same 110 flicks, straying like a novice's, on four widths: falls in the order of the widths."""
    chance = random.Random(11)
    tries = [
        (Flick(chance.choice((0.7, 0.85, 1.0)), loft=10), Finger(chance.randrange(STEPS), chance.randrange(STEPS)))
        for _ in range(110)
    ]
    falls = []
    for width in (45, 60, 80, 105):
        sheet = Sheet(width=width)
        falls.append(sum(roll(launch(flick, finger, "shaky"), sheet).kind == "out" for flick, finger in tries))
    assert falls == sorted(falls, reverse=True)
    assert falls[0] > falls[1] > falls[3]


def test_13_3_slow_flicks_stay_near_and_fast_ones_fall() -> None:
    chance = random.Random(12)

    def lands(speed: float) -> list[str]:
        fingers = [Finger(chance.randrange(STEPS), chance.randrange(STEPS)) for _ in range(40)]
        rolled = [roll(launch(Flick(speed, loft=10), finger, "natural"), V2_1) for finger in fingers]
        return [str(one.cell) if one.kind == "cell" else one.kind for one in rolled]

    assert sum(where in ("1", "2") for where in lands(0.5)) >= 36
    assert lands(1.5).count("out") >= 12


# --- the path and other sheets


def test_the_path_is_small_and_exact(rolls: list[Roll]) -> None:
    for one in rolls[:40]:
        code = one.path.encoded()
        assert code["fps"] == 60
        assert len(code["frames"]) <= 14 * 50 * 4 / 3
        back = decoded(code)
        assert len(back.frames) == len(one.path.frames)
        assert len(back.seating) == len(one.path.seating)
        for seen, true in zip(back.frames + back.seating, one.path.frames + one.path.seating):
            assert seen.place == pytest.approx(true.place, abs=0.51 / GRAIN)
            assert between(seen.turn, true.turn) < 0.05
        for a, b in zip(back.frames, back.frames[1:]):
            assert sum(p * q for p, q in zip(a.turn, b.turn)) >= 0


def test_a_frame_is_seven_little_endian_integers() -> None:
    assert Path((Frame((0.02, -0.04, 10.0), UNTURNED),)).encoded() == {
        "fps": 60,
        "frames": "AQD+//QB/38AAAAAAAA=",
    }


@pytest.mark.parametrize("bad", [{"cells": 0}, {"fold": 46}, {"width": 10}, {"pad": 5}, {"panel": 12.0, "fold": 30}])
def test_a_sheet_that_cannot_be_is_refused_by_name(bad: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=next(iter(bad))):
        Sheet(**bad)


def test_another_sheet_has_its_own_cells() -> None:
    short = Sheet(cells=3, panel=18.0, fold=42.0, width=90.0)
    seen = Counter(roll(launch(flick, None, "exact"), short).cell for flick in some_flicks(60, seed=13))
    assert {1, 2, 3} <= set(seen) <= {0, 1, 2, 3}
