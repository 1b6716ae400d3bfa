"""Views and in-place writes in the graph, and views of every layout."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import generated as ow

# Programs over a module m and a leaf x of shape 3x4; their y is summed with weights. In PyTorch and here alike.
PROGRAMS = {
    "write a view of a result": "y = x * 2; y[1].mul_(3)",
    "write a view, use the view": "z = x * 2; v = z[1]; v.mul_(3); y = v * v",
    "view made before the base is written": "z = x * 2; v = z[:, 1]; z.mul_(3); y = v * v",
    "view made before, both used": "z = x * 2; v = z[:, 1]; z.mul_(3); y = v * z[:, 2]",
    "view of a view": "y = x * 2; y.t()[1:].mul_(3)",
    "overwrite with a constant": "z = x * 2; z[0].copy_(m.ones((4,))); y = z * z",
    "overwrite with an expression": "z = x * 2; z[0].copy_(x[1] * x[2]); y = z * z",
    "write transposed": "z = x * 2; z.t().mul_(m.ones((4, 3)) * 3); y = z * z",
    "write every second": "z = x * 2; z[:, ::2].mul_(x[:, ::2]); y = z * z",
    "write three times": "z = x * 2; z[0].mul_(2); z[0].add_(x[1]); z[:, 0].mul_(3); y = z * z",
    "write a buffer row by row": "z = m.zeros((3, 4)); [z[i].copy_(x[i] * (i + 1)) for i in range(3)]; y = z * z",
    "write a buffer through a view": "z = m.zeros((3, 4)); v = z[2]; v.copy_(x[0] * x[1]); y = z + v",
    "in place on a result": "y = (x * 2).mul_(x).add_(1)",
    "sigmoid in place": "y = (x * 2).sigmoid_() * 3",
    "broadcast into a view": "z = x * 2; z[1:].add_(x[0]); y = z * z",
    "detached write": "z = x * 2; z.detach().mul_(2); y = z * 3",
    "expanded and written after a clone": "y = x[:1].expand(3, 4).clone().mul_(x)",
    "unsqueezed": "z = x * 2; z.unsqueeze(1)[:, 0, 1].mul_(5); y = z * z",
    "view by view": "z = x * 2; z.view(12)[3:9].mul_(2); y = z * z",
    "assignment by a mask": "z = x * 2; z[x > 3.2] = 1.0; y = z * z",
    "assignment by indices": "z = x * 2; z[m.tensor([0, 2]), 1] = x[0, :2]; y = z * z",
    "view of a base that is not in order": "z = x.t() * 2; z[0].mul_(3); z[:, 1:].mul_(x.t()[:, 1:]); y = z * z",
    "view of a permuted base": "z = x.view(3, 2, 2).permute(2, 0, 1) * 2; z[1, 1:].mul_(3); y = z * z",
    "diagonal": "z = x * 2; z.diagonal(1).mul_(3); y = z * z",
    "windows": "z = x * 2; z.unfold(1, 2, 2).mul_(3); y = z * z",
    "overlapping windows of what is written": "z = x * 2; v = z.unfold(1, 3, 1); z.mul_(3); y = v * v",
    "strided": "z = x * 2; z.as_strided((3, 2), (4, 2), 1).mul_(5); y = z * z",
    "strided, overlapping": "y = (x * 2).as_strided((5, 3), (2, 1), 1) ** 2",
    "strided, of what is expanded": "y = (x * 2)[:1].expand(3, 4).as_strided((3, 2), (0, 1)) ** 2",
    "strided, out of its view": "y = (x * 2)[1].as_strided((3, 2), (2, 1), 3) ** 2",
    "strided, of a transposed one": "y = (x.t() * 2).as_strided((2, 3), (5, 2)) ** 2",
    "transposed in place": "z = x * 2; z.t_(); z[0].mul_(3); y = z * z",
    "transposed in place, with a view": "z = x * 2; v = z[1]; z.t_(); v.mul_(3); y = z * z",
    "a view that gets a dimension": "z = x * 2; v = z[1]; v.unsqueeze_(0); z.mul_(2); v.mul_(3); y = v * z",
    "a view that is transposed": "z = x * 2; v = z[1:]; v.t_(); v.mul_(x[1:].t()); y = v * z[0].unsqueeze(1)",
    "squeezed, swapped and strided in place": (
        "z = (x * 2).unsqueeze_(1).squeeze_().swapaxes_(0, 1).swapdims_(0, 1).transpose_(0, 1); "
        "z.as_strided_((2, 2), (1, 5)); y = z * z"
    ),
    "flipped and rolled": "z = x.flip(0).roll(1, 1); z[0].mul_(x[1]); y = z * z",
    "triangle in place": "y = (x * 2).tril_().mul_(x)",
    "parts of a view": "z = x * 2; a, b = z.t().tensor_split(2); b.mul_(x.t()[:2]); y = z * a.sum()",
    "halves": "z = x * 2; z[:, :2].mul_(x[:, 2:]); y = z * z",
}
# PyTorch refuses to read a view of a list after its base was written; here its gradient is that of any other view.
AFTER_THE_BASE = {"a part that is read after": "z = x * 2; a, b = z.split((1, 2)); z.mul_(x); y = a * b"}
PROGRAMS |= AFTER_THE_BASE
# The gradients of weights 1, 2, 3, ... for x = 0.5, 1, 1.5, ..., as PyTorch 2.13 computes them, where the result has
# a closed form that is easy to check by hand.
BY_HAND: dict[str, Any] = {
    "write a view of a result": lambda x, w: w * np.array([[2.0], [6.0], [2.0]]),
    "overwrite with a constant": lambda x, w: w * 8 * x * np.array([[0.0], [1.0], [1.0]]),
    "write a buffer row by row": lambda x, w: w * 2 * x * np.array([[1.0], [4.0], [9.0]]),
    "in place on a result": lambda x, w: w * 4 * x,
    "detached write": lambda x, w: w * 6,
    "write transposed": lambda x, w: w * 72 * x,
    "halves": lambda x, w: (
        8
        * np.concatenate(
            (w[:, :2] * x[:, :2] * x[:, 2:] ** 2, w[:, :2] * x[:, :2] ** 2 * x[:, 2:] + w[:, 2:] * x[:, 2:]), 1
        )
    ),
}


def leaf(module: Any) -> Any:
    return module.from_numpy(np.arange(1, 13, dtype=np.float64).reshape(3, 4) / 2).requires_grad_()


def run(module: Any, name: str, x: Any) -> Any:
    names = {"m": module, "x": x}
    exec(PROGRAMS[name], names)
    return names["y"]


def gradient(module: Any, name: str) -> np.ndarray[Any, Any]:
    x = leaf(module)
    result = run(module, name, x)
    weights = module.from_numpy(np.arange(1.0, result.numel() + 1).reshape(tuple(result.shape)))
    (result * weights).sum().backward()
    actual: np.ndarray[Any, Any] = x.grad.numpy()
    return actual


@pytest.mark.parametrize("name", BY_HAND)
def test_gradients_by_hand(name: str) -> None:
    x = np.arange(1, 13, dtype=np.float64).reshape(3, 4) / 2
    np.testing.assert_allclose(gradient(ow, name), BY_HAND[name](x, np.arange(1.0, 13).reshape(3, 4)), rtol=1e-14)


@pytest.mark.parity
@pytest.mark.parametrize("name", [name for name in PROGRAMS if name not in AFTER_THE_BASE])
def test_gradients_as_pytorch(name: str) -> None:
    torch = pytest.importorskip("torch")
    torch.set_default_dtype(torch.float64)
    ow.set_default_dtype(ow.float64)
    try:
        np.testing.assert_allclose(gradient(ow, name), gradient(torch, name), rtol=1e-11)  # sigmoid near 1
    finally:
        torch.set_default_dtype(torch.float32)
        ow.set_default_dtype(ow.float32)


# Buffers have no gradient; what autograd does not see, it does not know.
UNKNOWN = ("detached write", "strided, out of its view")


@pytest.mark.parametrize(
    "name", [program for program in PROGRAMS if "buffer" not in program and program not in UNKNOWN]
)
def test_gradients_by_differences(name: str) -> None:
    ow.set_default_dtype(ow.float64)
    try:
        assert ow.autograd.gradcheck(lambda x: run(ow, name, x), leaf(ow))
        assert ow.autograd.gradgradcheck(lambda x: run(ow, name, x), leaf(ow))
    finally:
        ow.set_default_dtype(ow.float32)


# Views that PyTorch does not let be written while operations are recorded, the words for it, and a write.
IN_A_LIST = "Output {} of {} is a view and is being modified inplace. This view is the output of a function"
REFUSED: dict[str, tuple[str, str, str]] = {
    "rows": ("z.unbind()[1]", "mul_(2)", IN_A_LIST.format(1, "Unbind")),
    "parts": ("z.split(2)[1]", "add_(1)", IN_A_LIST.format(1, "Split")),
    "the only part": ("z.split(3)[0]", "mul_(z)", IN_A_LIST.format(0, "Split")),
    "parts of sizes": ("z.split([1, 2])[1]", "fill_(0)", IN_A_LIST.format(1, "SplitWithSizes")),
    "chunks": ("z.chunk(2, 1)[1]", "copy_(m.zeros(3, 2))", IN_A_LIST.format(1, "Split")),
    "a view of a part": ("z.unbind()[0][1:]", "mul_(2)", IN_A_LIST.format(0, "Slice")),
    "a part of a view": ("z.t().unbind()[2]", "exp_()", IN_A_LIST.format(2, "Unbind")),
    "a part with another shape": ("z.split(2)[0]", "t_()", IN_A_LIST.format(0, "Split")),
    "an element of a part": ("z.unbind()[0]", "__setitem__(0, 1.0)", IN_A_LIST.format(0, "Select")),
    "a part of a leaf": ("x.unbind()[0]", "mul_(2)", IN_A_LIST.format(0, "Unbind")),
    "a part after a write to the base": ("(z.unbind()[0], z.mul_(2))[0]", "mul_(2)", IN_A_LIST.format(0, "Unbind")),
    "a view of a leaf": ("x[0]", "mul_(2)", "a view of a leaf Variable that requires grad is being used"),
    "a view of a leaf view": ("(w := m.zeros(4).view(2, 2).requires_grad_())[0]", "mul_(2)", "a view of a leaf"),
}


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("module", ["opweave", pytest.param("torch", marks=pytest.mark.parity)])
def test_writes_that_are_refused(name: str, module: str) -> None:
    library = ow if module == "opweave" else pytest.importorskip(module)
    view, write, words = REFUSED[name]
    names = {"m": library, "x": leaf(library)}
    exec(f"z = x * 2; v = {view}", names)
    with pytest.raises(RuntimeError, match=re.escape(words)):
        exec(f"v.{write}", names)
    version = names["z"]._version
    with library.no_grad():  # nothing is recorded that could be wrong
        exec("z.unbind()[1].mul_(3); z.split(2)[0].add_(1); z.chunk(3)[2].fill_(0)", names)
    assert names["z"]._version == version + 3


@pytest.mark.parametrize("cut", ["unsafe_chunk(3)", "unsafe_split(1)", "tensor_split(3)", "vsplit(3)"])
def test_lists_that_may_be_written(cut: str) -> None:
    x = leaf(ow)
    z = x * 2
    part = eval(f"z.{cut}[1]", {"z": z})
    part.mul_(x[1:2])
    part.sum().backward()
    assert x.grad.tolist() == [[0.0] * 4, (4 * x[1]).tolist(), [0.0] * 4]


def test_views_share_memory_and_know_their_base() -> None:
    a = ow.zeros((2, 3))
    views = (a.t(), a[0], a[:, 1:], a.view(6), a.reshape(3, 2), a.unsqueeze(0), a.expand(4, 2, 3), a.t().t()[1])
    for view in views:
        assert view.is_view()
        assert view.data_ptr() in range(a.data_ptr(), a.data_ptr() + 24)
        assert view._base is a
    assert a.detach().data_ptr() == a.data_ptr()
    a.add_(1)
    assert a.t()[2].tolist() == [1, 1]


def test_reshape_copies_only_where_it_must() -> None:
    a = ow.zeros((2, 3))
    assert a.reshape(6).data_ptr() == a.data_ptr()
    assert a.t().reshape(6).data_ptr() != a.data_ptr()
    assert a.t().reshape(3, 1, 2).data_ptr() == a.data_ptr()
    assert a.contiguous() is a
    assert a.t().contiguous().is_contiguous()


def test_views_of_arrays_that_run_backwards() -> None:
    array = np.flip(np.arange(6.0).reshape(2, 3))
    a = ow.from_numpy(array)
    assert a.stride() == (-3, -1)
    np.testing.assert_array_equal(a.t().numpy(), array.T)
    np.testing.assert_array_equal(a[1].unsqueeze(0).numpy(), array[1][None])
    np.testing.assert_array_equal(a.reshape(6).numpy(), array.reshape(6))
    a[0].mul_(2)
    assert array[0].tolist() == [10, 8, 6]
