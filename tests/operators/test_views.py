"""Views and in-place writes in the graph, and views of every layout."""

from __future__ import annotations

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
}
# The gradients of weights 1, 2, 3, ... for x = 0.5, 1, 1.5, ..., as PyTorch 2.13 computes them, where the result has
# a closed form that is easy to check by hand.
BY_HAND: dict[str, Any] = {
    "write a view of a result": lambda x, w: w * np.array([[2.0], [6.0], [2.0]]),
    "overwrite with a constant": lambda x, w: w * 8 * x * np.array([[0.0], [1.0], [1.0]]),
    "write a buffer row by row": lambda x, w: w * 2 * x * np.array([[1.0], [4.0], [9.0]]),
    "in place on a result": lambda x, w: w * 4 * x,
    "detached write": lambda x, w: w * 6,
    "write transposed": lambda x, w: w * 72 * x,
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
    found: np.ndarray[Any, Any] = x.grad.numpy()
    return found


@pytest.mark.parametrize("name", BY_HAND)
def test_gradients_by_hand(name: str) -> None:
    x = np.arange(1, 13, dtype=np.float64).reshape(3, 4) / 2
    np.testing.assert_allclose(gradient(ow, name), BY_HAND[name](x, np.arange(1.0, 13).reshape(3, 4)), rtol=1e-14)


@pytest.mark.parity
@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients_as_pytorch(name: str) -> None:
    torch = pytest.importorskip("torch")
    torch.set_default_dtype(torch.float64)
    ow.set_default_dtype(ow.float64)
    try:
        np.testing.assert_allclose(gradient(ow, name), gradient(torch, name), rtol=1e-11)  # sigmoid near 1
    finally:
        torch.set_default_dtype(torch.float32)
        ow.set_default_dtype(ow.float32)


@pytest.mark.parametrize("name", [one for one in PROGRAMS if "buffer" not in one and one != "detached write"])
def test_gradients_by_differences(name: str) -> None:
    ow.set_default_dtype(ow.float64)
    try:
        assert ow.autograd.gradcheck(lambda x: run(ow, name, x), leaf(ow))
        assert ow.autograd.gradgradcheck(lambda x: run(ow, name, x), leaf(ow))
    finally:
        ow.set_default_dtype(ow.float32)


def test_views_share_memory_and_know_their_base() -> None:
    a = ow.zeros((2, 3))
    views = (a.t(), a[0], a[:, 1:], a.view(6), a.reshape(3, 2), a.unsqueeze(0), a.expand(4, 2, 3), a.t().t()[1])
    for view in (*views, a.detach()):
        assert view.is_view()
        assert view.data_ptr() in range(a.data_ptr(), a.data_ptr() + 24)
        assert view._base is a
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
