"""Weights from the network, by the older name of the hub."""

from __future__ import annotations

from runtime.files.hub import load_state_dict_from_url as load_url
from runtime.files.progress import tqdm

__all__ = ["load_url", "tqdm"]
