"""`python -m hanpan` is the same as `hanpan`."""

import sys

from hanpan.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
