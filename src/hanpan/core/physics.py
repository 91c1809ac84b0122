"""Physical things: who finds out what one did, when it is not drawn by what was measured before."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from hanpan.core.action import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Physics:
    """A simulation of a game's physical things, handed to a match by whoever owns it; no rule knows of it.

    `version` names the model and its machinery: equal versions give equal outcomes, bit for bit. It is set on the
    object (compiled rules do not see an attribute of a subclass).
    """

    version: str = ""

    def simulate(
        self, options: dict[str, Any], sheet: Plain | None, what: int, request: list[int]
    ) -> tuple[int, Plain | None]:
        """What a thing did: the outcome's number, and its way as plain data. NotSimulated if it could not be found.

        `sheet` is the printed sheet that the match is played on, `what` and `request` the question of the rules.
        """
        raise NotImplementedError

    def warm(self) -> None:
        """Load what the first simulation needs: then it takes no longer than the others."""

    def measure(
        self, sheet: Plain, draws: int, seed: int, jobs: int = 1, progress: Callable[[int, int], None] | None = None
    ) -> Plain:
        """What a designer's sheet carries under `landings`: where things land on it, tried `draws` times for each aim.

        `jobs` is how many processes work, `progress` is called with the aims done and all there are. ValueError,
        naming the field, for what is no sheet.
        """
        raise NotImplementedError
