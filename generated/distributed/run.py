# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""A program in several processes: the launcher."""

from runtime.distributed.run import *
from runtime.distributed.run import __all__, main

if __name__ == "__main__":
    main()
