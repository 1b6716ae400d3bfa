"""Size, the type of ``x.shape``: what a tuple does, what PyTorch's Size does, and that every function takes one."""

from __future__ import annotations

import copy
import importlib
import operator
import pickle
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.dispatch.parse_plans import OFTEN
from runtime.native.builtin import bind, is_on
from runtime.native.methods import as_method
from runtime.tensor import shape
from runtime.tensor.shape import sizes_of

S = ow.Size([2, 3])
FOUR: Any = (4,)


@pytest.mark.parametrize(
    ("actual", "wanted"),
    [
        (S[1:], (3,)),
        (S[:0], ()),
        (S[::-1], (3, 2)),
        (S + FOUR, (2, 3, 4)),
        (FOUR + S, (4, 2, 3)),
        (S + ow.Size([4]), (2, 3, 4)),
        (S * 2, (2, 3, 2, 3)),
        (2 * S, (2, 3, 2, 3)),
        (ow.Size(), ()),
        (ow.Size(number for number in (1, 2)), (1, 2)),
        (ow.Size([True, np.int64(4), ow.tensor(5)]), (1, 4, 5)),
        (ow.Size([-1]), (-1,)),
        (pickle.loads(pickle.dumps(S)), (2, 3)),
        (copy.copy(S), (2, 3)),
        (copy.deepcopy(S), (2, 3)),
        (ow.zeros(2, 3).shape, (2, 3)),
        (ow.zeros(2, 3).size(), (2, 3)),
        (ow.zeros(()).shape, ()),
        (ow.nn.Parameter(ow.zeros(4)).shape, (4,)),
        (ow.zeros(2, 3).T.shape, (3, 2)),
    ],
)
def test_what_is_made_of_sizes_is_a_size(actual: Any, wanted: tuple[int, ...]) -> None:
    assert type(actual) is ow.Size
    assert actual == wanted
    assert all(type(result) is int for result in actual)


@pytest.mark.parametrize(
    ("result", "wanted"),
    [
        (S[0], 2),
        (S[-1], 3),
        (S.numel(), 6),
        (ow.Size().numel(), 1),
        (ow.Size([0, 3]).numel(), 0),
        (len(S), 2),
        (max(S), 3),
        (S.index(3), 1),
        (S.count(2), 1),
        (tuple(S), (2, 3)),
        (list(S), [2, 3]),
        (hash(S), hash((2, 3))),
        (S == (2, 3), True),
        (S == [2, 3], False),
        (isinstance(S, tuple), True),
        (repr(S), "opweave.Size([2, 3])"),
        (str(ow.zeros(()).shape), "opweave.Size([])"),
        (f"{S}", "opweave.Size([2, 3])"),
        (ow.tensor(S).tolist(), [2, 3]),
        (ow.zeros(2, 3).size(-1), 3),
        (np.zeros(S).shape, (2, 3)),
    ],
)
def test_a_size_is_read_as_a_tuple(result: Any, wanted: Any) -> None:
    assert (type(result), result) == (type(wanted), wanted)


@pytest.mark.parametrize(
    ("make", "kind", "text"),
    [
        (lambda: ow.Size([2.0]), TypeError, "takes an iterable of ints, item 0 is float"),
        (lambda: ow.Size([1, "a"]), TypeError, "item 1 is str"),
        (lambda: ow.Size(3), TypeError, "not iterable"),
        (lambda: ow.Size([2**63]), ValueError, "does not fit into 64 bits"),
        (lambda: S.__add__((1.5,)), TypeError, "item 0 is float"),
        (lambda: operator.add(S, [1]), TypeError, "concatenate|unsupported operand"),
        (lambda: type("Mine", (ow.Size,), {}), TypeError, "cannot be derived"),
        (lambda: S.__setattr__("name", 1), AttributeError, "name"),
        (lambda: S[5], IndexError, "out of range"),
    ],
)
def test_what_is_no_size_is_an_error(make: Callable[[], Any], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind, match=text):
        make()


TAKERS = {
    "zeros": lambda size: ow.zeros(size),
    "full": lambda size: ow.full(size, 2.0),
    "empty, by name": lambda size: ow.empty(size=size).zero_(),
    "view": lambda size: ow.arange(6.0).view(size),
    "reshape": lambda size: ow.arange(6.0).reshape(size),
    "reshape, a function": lambda size: ow.reshape(ow.arange(6.0), size),
    "expand": lambda size: ow.arange(3.0).expand(size),
    "broadcast_to": lambda size: ow.broadcast_to(ow.arange(3.0), size),
    "sum": lambda size: ow.ones(2, 3, 4, 5).sum(size),
    "permute": lambda size: ow.zeros(1, 2, 3, 4)[0, 0].permute((*size[:0], 1, 0)),
    "new_zeros": lambda size: ow.zeros(1).new_zeros(size),
    "sum_to_size": lambda size: ow.ones(4, 2, 3).sum_to_size(size),
    "as_strided": lambda size: ow.arange(6.0).as_strided(size, (*size[1:], 1)),
    "unflatten": lambda size: ow.arange(6.0).unflatten(0, size),
    "layer_norm": lambda size: ow.nn.functional.layer_norm(ow.arange(6.0).view(2, 3), size),
    "LayerNorm": lambda size: ow.nn.LayerNorm(size)(ow.arange(6.0).view(2, 3)).detach(),
    "randn": lambda size: ow.randn(size, generator=ow.Generator().manual_seed(1)),
    "an index": lambda size: ow.arange(20).view(4, 5)[size],
    "a written index": lambda size: ow.zeros(4, 5).index_put_((ow.tensor(size[0]), ow.tensor(size[1])), ow.tensor(1.0)),
    "padding": lambda size: ow.nn.functional.pad(ow.ones(4), size),
    "max_pool2d": lambda size: ow.nn.functional.max_pool2d(ow.arange(36.0).view(1, 6, 6), size),
    "broadcast_shapes": lambda size: ow.zeros(ow.broadcast_shapes(size, (1,))),
}


@pytest.mark.parametrize("taker", TAKERS)
def test_a_size_is_taken_where_a_tuple_is(taker: str) -> None:
    """The first calls go the general way; what is called often is taken over by native code."""
    wanted = TAKERS[taker]((2, 3))
    for _ in range(OFTEN + 5):
        result = TAKERS[taker](S)
        assert result.shape == wanted.shape
        assert result.tolist() == wanted.tolist()


def test_an_operator_gets_plain_tuples() -> None:
    """What the runtime computes with is cut quickly, and what it keeps is what it would keep of a tuple."""
    x = ow.arange(6.0, requires_grad=True)
    for _ in range(OFTEN + 5):
        node = x.as_strided(S, (*S[1:], 1)).grad_fn
        assert (type(node._saved_size), type(node._saved_stride)) == (tuple, tuple)
        assert type(x.view(S).grad_fn._saved_self_shape) is tuple


def test_sizes_that_were_asked_for_are_kept_within_a_bound() -> None:
    for length in range(sizes_of.most + 10):
        assert ow.empty(0, length).shape == (0, length)
    assert len(sizes_of) <= sizes_of.most


EXPRESSIONS = [
    "s[0], s[-1], s[1:], s[:0], s[::-1], type(s[1:]).__name__",
    "s + (4,), type(s + (4,)).__name__, s + m.Size([4])",
    "s * 2, type(s * 2).__name__, type(2 * s).__name__",
    "(4,) + s, type((4,) + s).__name__",
    "s.numel(), m.Size([]).numel()",
    "repr(s), str(s), repr(m.Size([])), repr(s[1:]), f'{s}'",
    "isinstance(s, tuple), s == (2, 3), (2, 3) == s, s == [2, 3], hash(s) == hash((2, 3))",
    "len(s), 3 in s, s.index(3), s.count(2), list(s), max(s), sorted(s)",
    "m.zeros(s).shape, m.ones(*s).shape, m.ones(6).view(s).shape, m.rand(s + s).shape",
    "m.zeros(2, 3).reshape(s[::-1]).shape, m.zeros(1, 3).expand(s).shape",
    "s < (2, 4), s >= (2, 3), bool(m.Size([]))",
    "__import__('pickle').loads(__import__('pickle').dumps(s))",
    "type(__import__('copy').deepcopy(s)).__name__",
    "m.Size([m.tensor(2)])",
    "m.empty(s).size(), m.empty(s).size(1), m.empty(s).size(-1)",
    "m.broadcast_shapes(s, (1,)), type(m.broadcast_shapes(s, (1,))).__name__",
    "s + [4]",
    "s[5]",
    "s * 1.5",
    "m.Size([1.5])",
    "m.Size(3)",
    "m.Size('ab')",
    "m.empty(2).size(2)",
]


@pytest.mark.parity
@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_size_as_in_pytorch(expression: str) -> None:
    torch = pytest.importorskip("torch")
    ended = []
    for m in (ow, torch):
        try:
            ended.append(repr(eval(expression, {"m": m, "s": m.Size([2, 3])})).replace("opweave", "torch"))
        except Exception as error:
            ended.append(next(item.__name__ for item in (IndexError, TypeError, ValueError) if isinstance(error, item)))
    assert ended[0] == ended[1]


INDICES: tuple[Any, ...] = (
    0, 1, -1, -2, 2, -3, 19, -20, 10**30, -(10**30), True, np.int64(1), ow.tensor(1), slice(None), slice(1, None),
    slice(None, None, -1), slice(0, 0), "0", 1.0, None,
)  # fmt: skip


def outcome(call: Callable[[], Any]) -> tuple[Any, ...]:
    """What a call gives, or the error that it ends in."""
    try:
        result = call()
    except Exception as error:
        return type(error), str(error)
    return type(result), result


@pytest.mark.skipif(not is_on(), reason="there are no builtins")
@pytest.mark.parametrize("size", [ow.Size(), S, ow.Size([1 << 40] * 20)], ids=["empty", "two", "twenty"])
def test_the_builtin_of_items_gives_what_the_general_path_gives(size: ow.Size) -> None:
    native, general = importlib.import_module("runtime.native.sizes"), shape._items.general
    item = bind(native.item, native.bound_to(general), "item")

    class Holder:
        """Something with such a method."""

        get = as_method(lambda self, index: item(size, index))

    for index in INDICES:
        wanted = outcome(lambda index=index: general(size, index))  # type: ignore[misc]
        assert outcome(lambda index=index: item(size, index)) == wanted, index  # type: ignore[misc]
        assert outcome(lambda index=index: Holder().get(index)) == wanted, index  # type: ignore[misc]
        assert outcome(lambda index=index: size[index]) == wanted, index  # type: ignore[misc]
    assert outcome(lambda: item((2, 3), 1)) == outcome(lambda: general((2, 3), 1))
    assert outcome(lambda: item(size))[0] is TypeError


@pytest.mark.skipif(not is_on(), reason="there are no builtins")
def test_the_builtin_of_items_counts_references() -> None:
    native = importlib.import_module("runtime.native.sizes")
    item = bind(native.item, native.bound_to(shape._items.general), "item")
    size = ow.Size([1 << 40])
    before = sys.getrefcount(size[0])
    values = [item(size, 0) for _ in range(100)]
    more = sys.getrefcount(size[0])
    del values
    after = sys.getrefcount(size[0])
    assert (more, after) == (before + 100, before)


def test_the_older_constructors_take_a_size_for_sizes_and_a_tuple_for_data() -> None:
    assert ow.Tensor(S).shape == ow.FloatTensor(S).shape == ow.ones(1).new(S).shape == S
    assert ow.Tensor(ow.Size([])).shape == ow.Size([])
    assert ow.Tensor((2, 3)).tolist() == [2.0, 3.0]
