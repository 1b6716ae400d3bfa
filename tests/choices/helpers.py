"""References that are longer than a line, for the walks."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

HELPERS: dict[str, Any] = {}
