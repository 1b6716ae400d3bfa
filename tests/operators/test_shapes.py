"""Views that share memory, views outside of the graph, and results that are no tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow

# Expressions over `a` of shape 4x6, and whether what they give is a view of it.
SHARED = {
    "a.view(ow.int32)": False,
    "a.reshape_as(ow.zeros(6, 4))": True,
    "a.t().reshape(24)": False,
    "a.ravel()": True,
    "a.t().ravel()": False,
    "a.unflatten(1, (2, 3))": True,
    "a.swapaxes(0, 1)": True,
    "a.movedim(0, 1)": True,
    "a.mH": True,
    "a.H": True,
    "a.as_strided((2, 2), (1, 7), 3)": True,
    "a.split(4)[0]": True,
    "a.split(2, 1)[2]": True,
    "a.split_with_sizes((1, 3))[1]": True,
    "a.chunk(3, 1)[2]": True,
    "a.tensor_split(5, 1)[1]": True,
    "a.hsplit((2, 3))[1]": True,
    "a.vsplit(2)[1]": True,
    "a.unbind(1)[5]": True,
    "a.diagonal(1)": True,
    "a.unfold(1, 2, 1)": True,
    "a.narrow(0, ow.tensor(1), 2)": True,
    "ow.atleast_3d(a)": True,
    "ow.broadcast_tensors(a, ow.zeros(2, 1, 1))[0]": True,
    "ow.meshgrid(a[0], a[1])[1]": True,
    "a.diag()": False,
    "a.flip(())": False,
    "a.roll(0, 0)": False,
    "a.rot90(4)": False,
    "a.repeat(1, 1)": False,
    "a.repeat_interleave(1, 0)": False,
    "a.tril(9)": False,
    "ow.cat([a])": False,
}


@pytest.mark.parametrize("source", SHARED)
def test_what_shares_memory(source: str) -> None:
    a = ow.zeros(4, 6)
    result = eval(source, {"ow": ow, "a": a})
    inside = range(a.data_ptr(), a.data_ptr() + a.nbytes)
    assert (result.data_ptr() in inside) == (SHARED[source] or "int32" in source)
    assert (result._base is a) == SHARED[source]


def test_lists_are_tuples_of_views_in_the_graph() -> None:
    x = ow.arange(6.0).requires_grad_()
    parts = x.split(4)
    assert type(parts) is tuple
    assert [part.grad_fn.name() for part in parts] == ["SplitBackward0"] * 2
    assert [part.output_nr for part in parts] == [0, 1]
    (parts[1] * 3).sum().backward()
    assert x.grad.tolist() == [0, 0, 0, 0, 3, 3]


def test_in_place_views_take_the_place_of_the_tensor() -> None:
    a = ow.arange(6).reshape(2, 3)
    memory = a.data_ptr()
    assert a.t_() is a
    assert a.shape == (3, 2)
    assert a.stride() == (1, 3)
    assert a.unsqueeze_(0).squeeze_(0).swapaxes_(0, 1).shape == (2, 3)
    assert a.as_strided_((2, 2), (1, 1)).tolist() == [[0, 1], [1, 2]]
    assert a.data_ptr() == memory


def test_in_place_views_count_as_writes() -> None:
    x = ow.ones(2, 3, requires_grad=True) * 2
    y = x * x
    x.t_()
    with pytest.raises(RuntimeError, match="modified"):
        y.sum().backward()


def test_in_place_views_of_leaves() -> None:
    leaf = ow.ones(2, 3, requires_grad=True)
    with ow.no_grad():
        leaf.t_()
    (leaf * ow.arange(6.0).view(3, 2)).sum().backward()
    assert leaf.grad.tolist() == [[0, 1], [2, 3], [4, 5]]


def test_in_place_views_in_forward_mode() -> None:
    with ow.autograd.forward_ad.dual_level():
        x = ow.autograd.forward_ad.make_dual(ow.ones(2, 3), ow.arange(6.0).view(2, 3)) * 2
        x.t_()
        x[0].mul_(3)
        tangent = ow.autograd.forward_ad.unpack_dual(x).tangent
        assert tangent.tolist() == [[0, 18], [2, 8], [4, 10]]


# -- outside of the graph ----------------------------------------------------------------------------------------------


def test_a_detached_tensor_stays_outside() -> None:
    x = ow.ones(3, requires_grad=True) * 2
    outside = x.detach()
    part = outside[1:]
    assert not outside.is_view()
    assert part._base is outside
    x.mul_(ow.ones(3, requires_grad=True))
    assert not outside.requires_grad
    assert not part.requires_grad
    assert outside.grad_fn is None


def test_a_detached_tensor_shares_the_version() -> None:
    x = ow.ones(3, requires_grad=True) * 2
    y = x * x
    x.detach()[1:].mul_(2)
    with pytest.raises(RuntimeError, match="modified"):
        y.sum().backward()


def test_a_write_to_a_detached_tensor_is_its_own() -> None:
    weight = ow.ones(3, requires_grad=True)
    x = ow.ones(3, requires_grad=True) * 2
    outside = x.detach()
    outside.mul_(weight)
    assert outside.grad_fn.name() == "MulBackward0"
    assert x.grad_fn.name() == "MulBackward0"


def test_detaching_in_place() -> None:
    leaf = ow.ones(3, requires_grad=True)
    x = leaf * 2
    assert x.detach_() is x
    assert not x.requires_grad
    assert x.is_leaf
    assert not leaf.detach_().requires_grad


def test_views_without_recording_lead_nowhere() -> None:
    """As in PyTorch, they require grad if their base does, but are leaves without a gradient."""
    x = ow.ones(3, requires_grad=True)
    with ow.no_grad():
        part = x[1:]
        parts = x.split(2)
        product = (x * 1)[1:]
    for tensor in (part, *parts):
        assert tensor.requires_grad
        assert tensor.is_leaf
        assert tensor._base is x
    assert not product.requires_grad
    (part * 2).sum().backward()
    assert part.grad is None
    assert x.grad is None
    with ow.no_grad():
        part.mul_(3)
    assert x.tolist() == [1, 3, 3]


def test_views_without_recording_are_not_written_with_recording() -> None:
    x = ow.ones(3, requires_grad=True) * 2
    with ow.no_grad():
        part = x[1:]
    with pytest.raises(RuntimeError) as caught:
        part.mul_(2)
    assert str(caught.value) == (
        "mul_.Scalar: A view was created in no_grad mode and is being modified inplace with grad mode enabled: nobody "
        "knows whether the change is meant to be recorded; make and change the view both under no_grad(), or neither"
    )


@pytest.mark.parametrize("requires_grad", [True, False])
def test_views_without_recording_of_what_is_written(requires_grad: bool) -> None:
    x = ow.ones(3, requires_grad=requires_grad) * 2
    with ow.no_grad():
        part = x[1:]
    x.mul_(ow.ones(3, requires_grad=True))
    with pytest.raises(RuntimeError) as caught:
        (part * 2).sum().backward()
    assert str(caught.value) == (
        "a view was made under no_grad(), and then its base, or another view of it, was changed in-place while "
        "operations were recorded: its gradient is ambiguous; make the view and the change both under no_grad(), "
        "or neither"
    )
    assert (part.detach() * 2).tolist() == [4, 4]


# -- answers -----------------------------------------------------------------------------------------------------------

ANSWERS: dict[str, Any] = {
    "ow.numel(a)": 6,
    "a.nelement()": 6,
    "a.ndimension()": 2,
    "ow.is_same_size(a, a.t())": False,
    "a.is_same_size(ow.zeros(2, 3))": True,
    "len(a)": 2,
    "[one.tolist() for one in a]": [[0, 1, 2], [3, 4, 5]],
    "5 in a": True,
    "6 in a": False,
    "ow.tensor(5) in a": True,
    "ow.tensor([0, 1, 9]) in a": True,
    "ow.nan in ow.tensor([ow.nan])": False,
    "a.is_contiguous(memory_format=ow.contiguous_format)": True,
    "a.T.contiguous().stride()": (2, 1),
    "a.T.clone().stride()": (1, 3),
    "a.T.clone(memory_format=ow.contiguous_format).stride()": (2, 1),
    "a.T.to(ow.float32, memory_format=ow.contiguous_format).stride()": (2, 1),
    "a.to(a.dtype) is a": True,
    "a.to('cpu', a.dtype) is a": True,
    "a.to(a.dtype, copy=True) is a": False,
    "ow.broadcast_shapes((2, 1), (3,), 1)": (2, 3),
    "a.new_tensor([1.7]).tolist()": [1],
    "a.new_tensor([1.5], dtype=ow.float32, requires_grad=True).requires_grad": True,
    "a.view(ow.uint8).shape": (2, 24),
    "a.to(ow.int8).view(2, 3)[:, :2].contiguous().view(ow.int16).shape": (2, 1),
    "ow.tensor([1.0]).view(ow.bfloat16).tolist()": [0.0, 1.0],
    "a[:, ::2].as_strided((2, 2), (2, 1)).tolist()": [[0, 1], [2, 3]],
    "a[1].as_strided((3,), (2,), 1).tolist()": [1, 3, 5],
    "a[1].as_strided((2,), (1,)).tolist()": [3, 4],
    "ow.as_strided(a, (2, 2, 2), (0, 1, 3)).tolist()": [[[0, 3], [1, 4]]] * 2,
}


@pytest.mark.parametrize("source", ANSWERS)
def test_answers(source: str) -> None:
    assert eval(source, {"ow": ow, "a": ow.arange(6).reshape(2, 3)}) == ANSWERS[source]


BACKWARDS = {
    "a.flip((0, 1))": lambda a: np.flip(a),
    "a.roll(1, 0)": lambda a: np.roll(a, 1, 0),
    "a.tril()": np.tril,
    "a.t().diagonal()": lambda a: a.T.diagonal(),
    "a.split(1, 1)[2]": lambda a: a[:, 2:],
    "a.unbind()[1]": lambda a: a[1],
    "a.unfold(1, 2, 1)": lambda a: np.lib.stride_tricks.sliding_window_view(a, 2, 1),
    "a.repeat(2, 1)": lambda a: np.tile(a, (2, 1)),
    "ow.cat([a, a], 1)": lambda a: np.concatenate((a, a), 1),
    "a.movedim(0, 1)": lambda a: a.T,
}


@pytest.mark.parametrize("source", BACKWARDS)
def test_memory_that_runs_backwards(source: str) -> None:
    array = np.arange(6.0).reshape(2, 3)[::-1, ::-1]
    result = eval(source, {"ow": ow, "a": ow.from_numpy(array)})
    np.testing.assert_array_equal(result.numpy(), BACKWARDS[source](array))
