"""Points that fill a cube evenly: Sobol's sequence, with the direction numbers of Joe and Kuo that SciPy has."""

from __future__ import annotations

import warnings
from typing import Any, Self

from runtime.data.functions import F
from runtime.errors import ArgumentValueError, UnsupportedError
from runtime.tensor import dtypes, from_numpy

__all__ = ["SobolEngine"]


class SobolEngine:
    """Draws points of `dimension` numbers in [0, 1), which fill the cube more evenly than chance does.

    `scramble` mixes their digits by chance, from `seed` or another one each time. It needs SciPy, whose sequence it is.
    """

    MAXBIT, MAXDIM = 30, 21201

    def __init__(self, dimension: int, scramble: bool = False, seed: int | None = None) -> None:
        if not 1 <= dimension <= self.MAXDIM:
            msg = f"Supported range of dimensionality for SobolEngine is [1, {self.MAXDIM}], got {dimension}"
            raise ArgumentValueError(msg)
        try:
            from scipy.stats import qmc
        except ImportError:
            msg = "SobolEngine needs SciPy, whose direction numbers it reads; pip install scipy"
            raise UnsupportedError(msg) from None
        self.seed, self.scramble, self.dimension, self.num_generated = seed, scramble, dimension, 0
        drawn = int(F.randint(2**31, ()).item()) if scramble and seed is None else seed
        self._engine = qmc.Sobol(dimension, scramble=scramble, bits=self.MAXBIT, rng=drawn)

    def draw(self, n: int = 1, out: Any = None, dtype: Any = None) -> Any:
        """The next `n` points, as rows."""
        points: Any = from_numpy(self._points(n))
        points = points.to(dtype or dtypes.get_default_dtype())
        return points if out is None else out.resize_(points.shape).copy_(points)

    def _points(self, count: int) -> Any:
        self.num_generated += count
        with warnings.catch_warnings():  # that counts should be powers of 2, of which PyTorch says nothing
            warnings.simplefilter("ignore", UserWarning)
            return self._engine.random(count)

    def draw_base2(self, m: int, out: Any = None, dtype: Any = None) -> Any:
        """The next ``2 ** m`` points. ValueError where so many and those before are no power of 2."""
        total = self.num_generated + 2**m
        if total & (total - 1):
            msg = (
                "The balance properties of Sobol' points require n to be a power of 2. "
                f"{self.num_generated} points have been previously generated, then: "
                f"n={self.num_generated}+2**{m}={total}. "
                "If you still want to do this, please use 'SobolEngine.draw()' instead."
            )
            raise ArgumentValueError(msg)
        return self.draw(2**m, out, dtype)

    def reset(self) -> Self:
        """Begin anew."""
        self._engine.reset()
        self.num_generated = 0
        return self

    def fast_forward(self, n: int) -> Self:
        """Leave the next `n` points out."""
        self._engine.fast_forward(n)
        self.num_generated += n
        return self

    def __repr__(self) -> str:
        scrambled = f", scramble={self.scramble}" if self.scramble else ""
        seeded = f", seed={self.seed}" if self.seed is not None else ""
        return f"SobolEngine(dimension={self.dimension}{scrambled}{seeded})"
