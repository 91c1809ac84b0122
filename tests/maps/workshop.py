"""The way from the tests to the workshop of the maps."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tools.maps import check, curves, face, making, placing, shapes  # noqa: E402

__all__ = ["ROOT", "check", "curves", "face", "making", "placing", "shapes"]
