"""``python tests/benchmarks`` or ``python -m tests.benchmarks``: the modules are found under the name `benchmarks`."""

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]  # the packages of this checkout, whatever else is installed

from benchmarks.command import main  # noqa: E402 the lines above make it importable

sys.exit(main())
