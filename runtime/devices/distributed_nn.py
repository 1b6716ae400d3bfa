"""Collective operations within the graph of a loss: there is no process group."""

from __future__ import annotations

from runtime.devices.distributed import _collective

__all__ = ["all_gather", "all_reduce", "all_to_all", "broadcast", "gather", "reduce", "reduce_scatter", "scatter"]

all_gather, all_reduce, all_to_all, broadcast, gather, reduce, reduce_scatter, scatter = map(_collective, __all__)
