# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The launcher by its older name."""

from runtime.distributed.run import *
from runtime.distributed.run import __all__, main

if __name__ == "__main__":
    main()
