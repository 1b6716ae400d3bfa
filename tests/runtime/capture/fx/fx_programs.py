"""Programs that are traced: each makes, with a package's names, a function or module, and the arguments of a call."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any, NamedTuple


class Pair(NamedTuple):
    left: Any
    right: Any


def plain(lib):
    def forward(x, y=2):
        return (x + y) * x - 1 / x

    return forward


def operators(lib):
    def forward(x, y):
        a = x // 2 + y % 3 + 2**x
        b = (x < y) | (x >= 1) & ~(y == x) ^ (x != 0)
        return a @ y.t(), b, -x, +y, abs(x), x[0], x[1:, ::2], x[..., None], x <= y, 3 > y  # noqa: SIM300 - a number on the left

    return forward


def shifts(lib):
    def forward(n):
        return n << 1, n >> 1, 1 << n, divmod(7, 2)

    return forward


def methods(lib):
    def forward(x):
        y = x.relu().view(-1, x.shape[0]).t()
        return y.sum(dim=1, keepdim=True), x.T, x.shape, x.size(0), x.dim(), y.to(lib.float64), x.device

    return forward


def functions(lib):
    def forward(x, y):
        z = lib.cat([x, y], dim=1)
        return lib.sum(z, dim=(0,), dtype=lib.float32), lib.stack((x, y)), lib.matmul(x, lib.transpose(y, 0, 1))

    return forward


def results(lib):
    def forward(x):
        return {"a": x, "b": [x + 1, (x, 2.5)], "c": None, "d": float("inf"), "e": slice(1, None), "f": "text"}

    return forward


def annotated(lib):
    def forward(x: lib.Tensor, n: int = 3, name: str | None = None) -> lib.Tensor:
        return x * n

    return forward


def keyword_only(lib):
    def forward(x, *args, scale: float = 1.0, **kwargs):
        return x * scale + args[0] + kwargs["y"]

    return forward


def names(lib):
    def forward(input, sum, add, x_1):  # noqa: A002 - names of builtins
        add_1 = input + sum
        return add_1 + add + x_1 + (input + 1), lib.max(input), lib.min(sum)

    return forward


def repeated(lib):
    def forward(x):
        for _ in range(3):
            x = x + x.sin()
        return x

    return forward


def named_tuples(lib):
    def forward(x):
        pair = Pair(x + 1, x + 2)
        return pair.left + pair.right

    return forward


def unpacked(lib):
    def forward(x):
        a, b = lib.chunk(x, 2)
        rows, columns = x.shape
        return a + b + rows * columns

    return forward


def constants(lib):
    table = lib.tensor([1.0, 2.0])

    def forward(x):
        return x + table, lib.add(x, table), table

    return forward


def mathematics(lib):
    def forward(x):
        return x * math.sqrt(2) + math.pi, operator.mul(x, 2), operator.getitem(x, 0)

    return forward


def mlp(lib):
    return lib.nn.Sequential(lib.nn.Linear(4, 8), lib.nn.ReLU(), lib.nn.Linear(8, 2)).eval()


def members(lib):
    class Members(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.lin = lib.nn.Linear(2, 3)
            self.w = lib.nn.Parameter(lib.ones(3))
            self.layers = lib.nn.ModuleList([lib.nn.Linear(3, 3), lib.nn.Tanh()])
            self.register_buffer("b", lib.ones(3))
            self.plain = lib.ones(3)

        def forward(self, x, flag: bool = True):
            x = self.lin(x) + self.w
            for layer in self.layers:
                x = layer(x)
            return self.w * x + self.b, self.w.sum(), x + self.plain

    return Members()


def nested(lib):
    class Block(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.norm, self.lin = lib.nn.LayerNorm(4), lib.nn.Linear(4, 4)

        def forward(self, x):
            return x + self.lin(self.norm(x))

    class Net(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.blocks = lib.nn.Sequential(Block(), Block())
            self.shared = self.blocks[0].lin

        def forward(self, x):
            return self.shared(self.blocks(x))

    return Net()


def residual(lib):
    class Residual(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.conv1, self.bn1 = lib.nn.Conv2d(3, 4, 3, padding=1), lib.nn.BatchNorm2d(4)
            self.down = lib.nn.Conv2d(3, 4, 1)
            self.pool, self.fc = lib.nn.AdaptiveAvgPool2d(1), lib.nn.Linear(4, 2)

        def forward(self, x):
            y = lib.nn.functional.relu(self.bn1(self.conv1(x)))
            y += self.down(x)
            return self.fc(lib.flatten(self.pool(y), 1))

    return Residual().eval()


def attention(lib):
    class Attention(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.qkv, self.out = lib.nn.Linear(4, 12), lib.nn.Linear(4, 4)

        def forward(self, x):
            batch, length, width = x.shape
            q, k, v = self.qkv(x).reshape(batch, length, 3, 2, width // 2).permute(2, 0, 3, 1, 4).unbind(0)
            scores = (q @ k.transpose(-2, -1)) * (width // 2) ** -0.5
            return self.out((scores.softmax(dim=-1) @ v).transpose(1, 2).reshape(batch, length, width))

    return Attention()


def shared_twice(lib):
    class Twice(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.lin = lib.nn.Linear(3, 3)

        def forward(self, x):
            return self.lin(self.lin(x)) + self.lin.weight

    return Twice()


def checked(lib):
    """An assertion about a traced value; pytest rewrites those in files of tests."""

    class Checked(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.lin = lib.nn.Linear(2, 2)
            self.register_buffer("shift", lib.ones(2))

        def forward(self, x):
            assert x.dim() == 2, "a matrix"
            return self.lin(x) + self.shift

    return Checked()


def activations(lib):
    functional = lib.nn.functional

    def forward(x, w):
        y = functional.gelu(functional.linear(x, w))
        y = functional.dropout(functional.softmax(y, dim=-1), p=0.1, training=False)
        return functional.pad(functional.layer_norm(y, (2,)), (1, 1)), functional.one_hot(x.argmax(-1), 4)

    return forward


def of(shape: tuple[int, ...]) -> Callable[[Any], Any]:
    def make(lib):
        return lib.arange(math.prod(shape), dtype=lib.float32).reshape(shape) / 7 + 0.5

    return make


# The program, and what makes the arguments of a call; None where the call itself is not compared.
PROGRAMS: dict[str, tuple[Callable[[Any], Any], tuple[Callable[[Any], Any], ...] | None]] = {
    "plain": (plain, (of((3,)),)),
    "operators": (operators, (of((2, 2)), of((2, 2)))),
    "shifts": (shifts, (lambda lib: 3,)),
    "methods": (methods, (of((2, 3)),)),
    "functions": (functions, (of((2, 3)), of((2, 3)))),
    "results": (results, (of((2,)),)),
    "annotated": (annotated, (of((2,)),)),
    "keyword_only": (keyword_only, None),
    "names": (names, (of((2,)), of((2,)), of((2,)), of((2,)))),
    "repeated": (repeated, (of((2,)),)),
    "named_tuples": (named_tuples, (of((2,)),)),
    "unpacked": (unpacked, (of((2, 2)),)),
    "constants": (constants, (of((2,)),)),
    "mathematics": (mathematics, (of((2,)),)),
    "mlp": (mlp, (of((3, 4)),)),
    "members": (members, (of((3, 2)),)),
    "nested": (nested, (of((3, 4)),)),
    "residual": (residual, (of((2, 3, 5, 5)),)),
    "attention": (attention, (of((2, 3, 4)),)),
    "shared_twice": (shared_twice, (of((3, 3)),)),
    "activations": (activations, (of((2, 2)), of((2, 2)))),
}
