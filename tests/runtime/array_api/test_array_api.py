"""``array_api``: the names and signatures that the standard requires, and values against NumPy's functions of them."""

from __future__ import annotations

import inspect
import operator
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import yaml
from array_api.__main__ import EXPECTED, reason, reasons

import generated as ow
from codegen.diagnostics import Location
from codegen.reading.array_api_names import TABLE, by_name
from codegen.reading.entry import Entry
from codegen.schema import parse_schema

xp: Any = ow.array_api
STANDARD = yaml.safe_load(TABLE.read_text(encoding="utf-8"))
PLACES: dict[str, Any] = {"functions": xp, "linalg": xp.linalg, "fft": xp.fft, "info": xp.__array_namespace_info__()}
FUNCTIONS = [(position, name, said) for position in PLACES for name, said in STANDARD[position].items()]


def fitting(schema: str, **more: Any) -> list[str]:
    """The functions of the standard that an operator is by its name."""
    entry = Entry(parse_schema(schema), Location("ops.yaml", 1, 1), "", "", ("function",), **more)
    return [f"{item.path}({item.parameters})" for item in next(by_name([entry], ())).standard]


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ("sin(Tensor self) -> Tensor", ["sin(x, /)"]),
        ("hypot(Tensor self, Tensor other) -> Tensor", ["hypot(x1, x2, /)"]),
        ("pow(Tensor self, Scalar exponent) -> Tensor", []),  # an array is a tensor
        ("stack(Tensor[] tensors, int dim=0) -> Tensor", ["stack(arrays, /, *, axis=0)"]),
        (
            "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
            ["argmax(x, /, *, axis=None, keepdims=False)"],
        ),
        ("argmax(Tensor self, int dim, bool keepdim=False) -> Tensor", []),  # axis=None, which dim cannot be
        ("linalg_qr(Tensor self, str mode='reduced') -> (Tensor, Tensor)", ["linalg.qr(x, /, *, mode='reduced')"]),
        ("sin(Tensor self, Tensor other) -> Tensor", []),
        ("sum(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor", []),  # by hand
        ("swoosh(Tensor self) -> Tensor", []),
    ],
)  # fmt: skip
def test_functions_by_name(schema: str, expected: list[str]) -> None:
    assert fitting(schema) == expected


def test_what_is_written_by_hand() -> None:
    names = [
        name if position == "functions" else f"{position}.{name}"
        for position, name, _ in FUNCTIONS
        if position != "info"
    ]
    results = [name for name in names if operator.attrgetter(name)(xp).__module__.startswith("runtime.")]
    assert sorted(results) == sorted(STANDARD["by_hand"])


def parameters(signature: inspect.Signature) -> list[tuple[str, Any, Any]]:
    """Kinds, defaults, and the names that callers can write."""
    hidden = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.VAR_POSITIONAL)
    return [
        ("" if parameter.kind in hidden else parameter.name, parameter.kind, parameter.default)
        for parameter in signature.parameters.values()
    ]


@pytest.mark.parametrize(
    ("index", "name", "said"), FUNCTIONS, ids=[f"{position}.{name}" for position, name, _ in FUNCTIONS]
)
def test_a_function_has_the_signature_of_the_standard(index: str, name: str, said: str) -> None:
    expected: dict[str, Any] = {}
    exec(f"def f{said}: pass", expected)
    signature = inspect.signature(getattr(PLACES[index], name))
    assert parameters(signature) == parameters(inspect.signature(expected["f"]))
    assert not isinstance(PLACES[index], ModuleType) or name in PLACES[index].__all__


def test_constants_dtypes_and_attributes() -> None:
    assert all(hasattr(xp, name) for name in (*STANDARD["constants"], *STANDARD["dtypes"]))
    assert (xp.pi, xp.newaxis, xp.inf, xp.float32) == (np.pi, None, np.inf, ow.float32)
    assert xp.__array_api_version__ == "2025.12"
    x = xp.ones((2, 2))
    assert [name for name in (*STANDARD["attributes"], *STANDARD["methods"]) if not hasattr(x, name)] == []
    assert x.__array_namespace__() is xp
    assert x.__array_namespace__(api_version="2021.12") is xp
    with pytest.raises(ValueError, match=r"no version '1999\.12' here"):
        x.__array_namespace__(api_version="1999.12")
    assert x.to_device(x.device).device == x.device
    with pytest.raises(ValueError, match="no streams"):
        x.to_device("cpu", stream=1)


A = np.array([[1.5, -2.0, 0.25], [4.0, 0.0, -1.25]])
Z = A + 1j * A[::-1]
N = np.array([[3, 0, 2], [-5, 3, 7]])
SQUARE = np.array([[2.0, 1.0], [1.0, 3.0]])
V = np.array([1.0, 1.0, 2.0, 5.0])
# What is called on both, with `a` for the array or the tensor and `m` for NumPy or `array_api`.
CALLS: dict[str, tuple[Callable[..., Any], np.ndarray[Any, Any]]] = {
    "sum of all": (lambda m, a: m.sum(a), A),
    "sum of int8": (lambda m, a: m.sum(a, axis=1), N.astype(np.int8)),
    "sum of none": (lambda m, a: m.sum(a, axis=()), A),
    "prod over two axes": (lambda m, a: m.prod(a, axis=(0, 1), keepdims=True), A),
    "prod keeps dimensions": (lambda m, a: m.prod(a, axis=0, keepdims=True), A),
    "all over two axes": (lambda m, a: m.all(a, axis=(1, 0)), N),
    "any": (lambda m, a: m.any(a, axis=1), N),
    "any of a number": (lambda m, a: m.any(a), N[0, 0]),
    "max": (lambda m, a: m.max(a, axis=(0, 1)), A),
    "min keeps dimensions": (lambda m, a: m.min(a, keepdims=True), A),
    "var": (lambda m, a: m.var(a, axis=0, correction=1), A),
    "std": (lambda m, a: m.std(a), A),
    "mean": (lambda m, a: m.mean(a, axis=-1), Z),
    "cumulative sum": (lambda m, a: m.cumulative_sum(a, axis=1, include_initial=True), A),
    "cumulative prod": (lambda m, a: m.cumulative_prod(a[0], include_initial=False), A),
    "concat of flat": (lambda m, a: m.concat([a, a], axis=None), A),
    "concat of two dtypes": (lambda m, a: m.concat([a, m.astype(a, m.int64)], axis=0), A),
    "expand several": (lambda m, a: m.expand_dims(a, axis=(0, -1)), A),
    "flip": (lambda m, a: m.flip(a), A),
    "flip one": (lambda m, a: m.flip(a, axis=1), A),
    "repeat": (lambda m, a: m.repeat(a, 2, axis=1), A),
    "repeat each": (lambda m, a: m.repeat(a, m.asarray([2, 0, 1]), axis=1), A),
    "roll": (lambda m, a: m.roll(a, 4), A),
    "roll both": (lambda m, a: m.roll(a, 1, axis=(0, 1)), A),
    "squeeze": (lambda m, a: m.squeeze(a[None], axis=0), A),
    "tile": (lambda m, a: m.tile(a, (2, 1, 2)), A),
    "unstack": (lambda m, a: m.unstack(a, axis=1), A),
    "permute": (lambda m, a: m.permute_dims(a, (1, 0)), A),
    "moveaxis": (lambda m, a: m.moveaxis(a[None], (0, 1), (-1, 0)), A),
    "broadcast": (lambda m, a: m.broadcast_arrays(a, a[0]), A),
    "take": (lambda m, a: m.take(a, m.asarray([-1, 0]), axis=1), A),
    "take along": (lambda m, a: m.take_along_axis(a, m.asarray([[-1], [1]]), axis=1), A),
    "where": (lambda m, a: m.where(a > 0, a, 1.0), A),
    "count": (lambda m, a: m.count_nonzero(a, axis=1, keepdims=True), N),
    "nonzero": (lambda m, a: m.nonzero(a), N),
    "searchsorted": (lambda m, a: m.searchsorted(a, m.asarray([1.0, 5.5]), side="right"), V),
    "sort down": (lambda m, a: m.sort(a, axis=0) if m is np else m.flip(m.sort(a, axis=0, descending=True), axis=0), A),
    "argsort": (lambda m, a: m.argsort(a, axis=1, stable=True), N),
    "unique": (lambda m, a: m.unique_all(a), N),
    "unique counts": (lambda m, a: m.unique_counts(a), V),
    "unique inverse": (lambda m, a: m.unique_inverse(a), N),
    "unique values": (lambda m, a: m.sort(m.unique_values(a)), N),
    "isin": (lambda m, a: m.isin(a, m.asarray([3, 7]), invert=True), N),
    "diff": (lambda m, a: m.diff(a, axis=1, n=2, prepend=a), A),
    "clip": (lambda m, a: m.clip(a, -1.0, m.asarray([0.5, 1.0, 2.0])), A),
    "round": (lambda m, a: m.round(a), Z),
    "sign": (lambda m, a: m.sign(a), np.array([np.nan, -2.0, 0.0])),
    "trace": (lambda m, a: m.linalg.trace(a, offset=1), A),
    "vecdot": (lambda m, a: m.vecdot(a, a), Z),
    "vecdot of integers": (lambda m, a: m.vecdot(a, a), N),
    "tensordot": (lambda m, a: m.tensordot(a, a, axes=((1,), (1,))), A),
    "cross": (lambda m, a: m.linalg.cross(a, a[0] + 1), A),
    "matrix transpose": (lambda m, a: m.matrix_transpose(a), A),
    "outer": (lambda m, a: m.linalg.outer(a, a), V),
    "solve": (lambda m, a: m.linalg.solve(a, a[0]), SQUARE),
    "norm of each": (lambda m, a: abs(a) if m is np else m.linalg.vector_norm(a, axis=()), A),
    "norm": (lambda m, a: m.linalg.vector_norm(a, axis=1, ord=1), A),
    "fft": (lambda m, a: m.fft.fft(a, n=4, axis=0, norm="ortho"), A),
    "eye": (lambda m, a: m.eye(3, 4, k=-1) + a[0, 0], A),
    "linspace": (lambda m, a: m.linspace(0, 3, 6, endpoint=False) * a[0, 0], A),
    "arange": (lambda m, a: m.arange(5, 1, -2) + a[0, 0], N),
    "empty arange": (lambda m, a: m.arange(5, 1) + a[0, 0], N),
    "meshgrid": (lambda m, a: m.meshgrid(a[0], a[1]), A),
    "reshape": (lambda m, a: m.reshape(a, (3, 2), copy=True), A),
    "full": (lambda m, a: m.full((2,), 3.0) * a[0, 0], A),
    "matmul of two dtypes": (lambda m, a: m.matmul(a, m.astype(a, m.float32)), SQUARE),
    "power": (lambda m, a: m.pow(a, 2), A),
}


@pytest.mark.parametrize("name", CALLS)
def test_values_are_those_of_numpy(name: str) -> None:
    call, array = CALLS[name]
    expected, result = call(np, array), call(xp, xp.asarray(array))
    pairs = zip(expected, result, strict=True) if isinstance(expected, (tuple, list)) else [(expected, result)]
    for theirs, ours in pairs:
        kind = np.asarray(theirs).dtype
        floating = kind.kind in "fc"
        assert kind.kind == ours.numpy().dtype.kind
        np.testing.assert_allclose(ours.numpy(), theirs, rtol=1e-6 if floating else 0, atol=1e-6 if floating else 0)
        assert ours.shape == np.shape(theirs)


# The standard counts a tensor without dimensions as any other; PyTorch's operators do not.
@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (xp.ones(2, dtype=xp.float32), xp.ones((), dtype=xp.float64), xp.float64),
        (xp.ones((), dtype=xp.int64), xp.ones(2, dtype=xp.int8), xp.int64),
        (xp.ones(2, dtype=xp.uint8), xp.ones((), dtype=xp.int8), xp.int16),
        (xp.ones(2, dtype=xp.int8), 2, xp.int8),
        (2.0, xp.ones(2, dtype=xp.float64), xp.float64),
        (xp.ones(2, dtype=xp.float32), 2j, xp.complex64),
        (xp.ones(2, dtype=xp.float64), 2j, xp.complex128),
    ],
)
def test_dtypes_are_brought_together_as_the_standard_says(left: Any, right: Any, expected: Any) -> None:
    assert xp.multiply(left, right).dtype is expected
    assert xp.result_type(left, right) is expected
    assert xp.where(xp.asarray([True, False]), left, right).dtype is expected


def test_dtypes() -> None:
    assert xp.isdtype(xp.int8, ("signed integer", xp.bool))
    assert not xp.isdtype(xp.uint8, "signed integer")
    assert [xp.can_cast(xp.int8, item) for item in (xp.int16, xp.uint8)] == [True, False]
    assert (xp.finfo(xp.complex64).dtype, xp.iinfo(xp.ones(1, dtype=xp.int16)).max) == (xp.float32, 32767)
    info = xp.__array_namespace_info__()
    assert set(info.dtypes()) == set(STANDARD["dtypes"])
    assert list(info.dtypes(kind=("bool", "real floating"))) == ["bool", "float32", "float64"]
    assert info.default_dtypes()["indexing"] is xp.int64
    assert info.devices() == (info.default_device(),)


def test_copies() -> None:
    x = xp.ones((2, 3))
    assert xp.astype(x, x.dtype) is not x
    assert xp.astype(x, x.dtype, copy=False) is x
    assert xp.reshape(x, (6,), copy=False).data_ptr() == x.data_ptr() != xp.reshape(x, (6,), copy=True).data_ptr()
    assert xp.from_dlpack(x, copy=True).data_ptr() != x.data_ptr() == xp.from_dlpack(x, copy=False).data_ptr()
    empty = xp.zeros((0,))
    assert xp.asarray(empty, copy=False) is empty
    assert xp.asarray(np.zeros(0, np.int8), copy=False).dtype is xp.int8


def test_gradients_go_through() -> None:
    x = ow.tensor([[1.0, 2.0], [3.0, 5.0]], requires_grad=True)
    xp.sum(xp.linalg.solve(x, xp.prod(x, axis=(0, 1), keepdims=True) * x)).backward()
    assert x.grad is not None
    x = x.detach().double().requires_grad_()
    assert ow.autograd.gradcheck(lambda y: xp.var(xp.concat([y, y], axis=None), correction=1), x)


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "squeeze": (lambda: xp.squeeze(xp.ones((2, 1)), axis=0), ValueError, "axis 0 of shape [2, 1] is not of size 1"),
    "expand_dims": (lambda: xp.expand_dims(xp.ones(2), (0, 0)), ValueError, "names a place twice"),
    "sum": (lambda: xp.sum(xp.ones((2, 2)), axis=(0, -2)), ValueError, "names an axis twice"),
    "reshape": (lambda: xp.reshape(xp.ones((2, 3)).mT, (6,), copy=False), ValueError, "needs a copy"),
    "cumulative": (lambda: xp.cumulative_sum(xp.ones((2, 2))), ValueError, "say along which"),
    "take": (lambda: xp.take(xp.ones((2, 2)), xp.asarray([0])), ValueError, "say which"),
    "nonzero": (lambda: xp.nonzero(xp.asarray(1)), ValueError, "without dimensions"),
    "vecdot": (lambda: xp.vecdot(xp.ones(2), xp.ones(1)), ValueError, "2 and 1 elements"),
    "arange": (lambda: xp.arange(0, 2, 0), ValueError, "step must not be 0"),
    "meshgrid": (lambda: xp.meshgrid(xp.ones(2), indexing="yx"), ValueError, "indexing must be"),
    "broadcast": (lambda: xp.broadcast_shapes((2,), (3,)), ValueError, "do not broadcast"),
    "isdtype": (lambda: xp.isdtype(xp.int8, "whole"), ValueError, "unknown kind 'whole'"),
    "two numbers": (lambda: xp.add(1, 2), TypeError, "at least one argument must be a tensor"),
    "no number": (lambda: xp.add(xp.ones(2), "2"), TypeError, "a tensor, a dtype or a number, got str"),
    "no array": (lambda: xp.result_type(1), ValueError, "at least one tensor or dtype"),
    "copy": (lambda: xp.asarray([1], copy=False), ValueError, "copy=False forbids it"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name: str) -> None:
    call, kind, said = ERRORS[name]
    with pytest.raises(kind) as caught:
        call()
    assert said in str(caught.value)


def test_unknown_sizes_broadcast() -> None:
    assert xp.broadcast_shapes((None, 1, 3), (2, 1), (1,)) == (None, 2, 3)
    assert xp.broadcast_shapes((None,), (4,)) == (4,)
    assert xp.broadcast_shapes() == ()


def test_it_is_loaded_when_it_is_used() -> None:
    code = (
        "import sys, generated as ow; own = lambda: any(one.startswith('runtime.array_api') for one in sys.modules);"
        "x = ow.ones(2) + 1; before = own(); ow.array_api.sin(x); print(before, own())"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "True"]


def test_what_fails_in_the_suite_has_a_reason() -> None:
    entries = reasons(EXPECTED.read_text(encoding="utf-8"))
    assert entries
    assert all(entry["reason"] and entry["tests"] for entry in entries)
    assert reason("test_array_object::test_getitem", entries).startswith("a slice with a negative step")
    assert reason("test_array_object::test_scalar_casting", entries) == ""
