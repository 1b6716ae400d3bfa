"""Common parts of the programs."""

from __future__ import annotations

import math
from typing import Any

import numpy as np


def fill(torch: Any, module: Any, seed: int = 0) -> Any:
    """A module with parameters that NumPy draws, of the usual size."""
    rng = np.random.default_rng(seed)
    with torch.no_grad():
        for parameter in module.parameters():
            fan = max(1, math.prod(parameter.shape[1:]))
            parameter.copy_(torch.from_numpy(rng.uniform(-1, 1, tuple(parameter.shape)) / math.sqrt(fan)))
    return module
