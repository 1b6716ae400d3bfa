"""Products of matrices."""

from __future__ import annotations

from choices.choice import Choice, Walk, around
from runtime.kernels.matmul import integers

_LEAST, _ALONE, _FEW = integers._LEAST, integers._ALONE, integers._FEW

SOURCES = ("kernels/matmul/integers.py",)

CHOICES = (
    Choice(
        "kernels/matmul/integers.py", "suits", "size", {"a.size * b.shape[-1] >= _LEAST": ""},
        (Walk("a @ b", "a @ b", "a:{n}x32 b:32x8", {"n": around(_LEAST // 256)}, ("int64", "uint8"), grad=False),),
    ),
    Choice(
        "kernels/matmul/integers.py", "product", "size",
        {"b.shape[-1] < _FEW <= a.shape[-2]": "", "left.size * right.shape[2] < _ALONE": ""},
        (
            Walk("a @ b", "a @ b", "a:{n}x{_LEAST // n} b:{_LEAST // n}x{p}".replace("_LEAST", str(4 * _LEAST)),
                 {"n": around(_FEW), "p": around(_FEW)}, ("int64", "uint8"), grad=False),
            Walk("a @ b", "a @ b", "a:{n}x64 b:64x64", {"n": around(_ALONE // 4096)}, ("int64",), grad=False),
        ),
    ),
)
