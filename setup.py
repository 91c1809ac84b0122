"""Only what pyproject.toml cannot say: the compiled build and the web client inside the wheel.

HANPAN_COMPILE=1 compiles the modules of `core/` and of the games with mypyc, in one group.
HANPAN_WEB=0 leaves the web client out; without it, a wheel built from a checkout runs npm once.
"""

import os
import shutil
import subprocess
import sys
from glob import glob
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
COMPILE = os.environ.get("HANPAN_COMPILE") == "1"
EDITABLE = any("editable" in word or word == "develop" for word in sys.argv)


def compiled_modules() -> list[Any]:
    """Every module of the engine; a new game is found by its folder. A game's `physics.py` stays as it is."""
    if not COMPILE or EDITABLE:
        return []
    from mypyc.build import mypycify

    for stale in glob(str(HERE / "build" / "lib*")) + glob(str(HERE / "build" / "bdist*")):
        shutil.rmtree(stale, ignore_errors=True)  # a renamed module would be installed again from there
    files = [
        file
        for pattern in ("src/hanpan/core/**/*.py", "src/hanpan/games/*/*.py", "src/hanpan/games/*/rules/*.py")
        for file in sorted(glob(pattern, recursive=True))
        if not file.endswith(("__init__.py", "/physics.py")) or file == "src/hanpan/core/physics.py"
        if not Path(file).name.startswith("loading")  # positions are read once, and read by hand
    ]
    # `separate` rebuilds an edited module in seconds, but nothing is inlined across modules.
    modules = mypycify(
        ["--config-file=", "--strict", *files],
        opt_level="3",
        debug_level="0",  # who debugs, debugs the interpreted build; it saves a third of the compiler's time
        separate=os.environ.get("HANPAN_SEPARATE") == "1",
    )
    for flags in {id(module.extra_compile_args): module.extra_compile_args for module in modules}.values():
        flags.append("-fno-semantic-interposition")  # lets the C compiler inline our small functions into one another
        flags.append("-Wno-all")  # looking for warnings in generated code takes longer than compiling it
    return modules


class BuildPy(build_py):
    """Puts the built web client into the package, where `hanpan serve` looks for it."""

    def run(self) -> None:
        super().run()
        if EDITABLE or getattr(self, "editable_mode", False) or os.environ.get("HANPAN_WEB") == "0":
            return
        web = HERE / "web"
        if not (web / "package.json").exists():
            return  # built from an archive of sources that brings the client along
        if not (web / "dist" / "index.html").exists():
            subprocess.run(["npm", "ci"], cwd=web, check=True)
            subprocess.run(["npm", "run", "build"], cwd=web, check=True)
        target = Path(self.build_lib) / "hanpan" / "server" / "static"
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(web / "dist", target)


if COMPILE and EDITABLE:
    raise SystemExit("HANPAN_COMPILE=1 builds no editable install: extensions in src/ would hide edited files")

# All modules but one are tiny: while the engine itself is compiled, other cores do them.
setup(
    ext_modules=compiled_modules(),
    cmdclass={"build_py": BuildPy},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
