"""The names of ``distributed.tensor``: split tensors, how they are split, and functions that make them."""

from __future__ import annotations

from runtime.distributed import factories, sharded
from runtime.distributed.factories import *  # noqa: F403 - all that its __all__ lists, as below
from runtime.distributed.sharded import *  # noqa: F403

__all__ = [*factories.__all__, *sharded.__all__]  # noqa: PLE0604 - names of its modules
