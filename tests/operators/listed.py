"""PyTorch's own list of operators, with its samples of arguments, and how results are compared with PyTorch's.

The list is a part of PyTorch's wheel (its module needs the package ``expecttest``); nothing of it is kept here.
"""

from __future__ import annotations

import functools
import random
import types
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow

torch = pytest.importorskip("torch")
# What it imports of PyTorch warns of its own; without the package it cannot be imported.
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    if torch is not None:
        listed = pytest.importorskip("torch.testing._internal.common_methods_invocations")
        from torch.testing._internal import common_utils, opinfo


def _seed(number: int | None = None) -> None:
    """Seed what draws samples, on the processor alone."""
    number = common_utils.SEED if number is None else number
    torch.default_generator.manual_seed(number)
    random.seed(number)
    np.random.seed(number)


# Before every sample PyTorch's list looks through the stack, for the unittest that runs (there is none here), and once
# more for every kind of graphics processor, to say later who seeded it: that took three quarters of the tests' time.
common_utils.set_rng_seed = _seed
common_utils.extract_test_fn = opinfo.core.extract_test_fn = lambda: None

# Operators whose results are drawn by chance or are memory that was not written: their shapes and dtypes are compared.
DRAWN = {
    "bernoulli", "cauchy", "empty", "empty_like", "empty_permuted", "empty_strided", "exponential", "geometric",
    "log_normal", "multinomial", "new_empty", "new_empty_strided", "nn.functional.alpha_dropout",
    "nn.functional.dropout", "nn.functional.dropout2d", "nn.functional.dropout3d",
    "nn.functional.feature_alpha_dropout", "nn.functional.fractional_max_pool2d",
    "nn.functional.fractional_max_pool3d", "nn.functional.multi_head_attention_forward", "nn.functional.rrelu",
    "nn.functional.scaled_dot_product_attention", "normal", "pca_lowrank", "rand_like", "randint", "randint_like",
    "randn", "randn_like", "svd_lowrank", "uniform",
}  # fmt: skip
# Names that are not here.
ABSENT = {
    "chalf": "a dtype that no tensor has here", "sparse.mm": "layouts without zeros",
    "sparse.sampled_addmm": "layouts without zeros", "to_sparse": "layouts without zeros",
    "torch._scaled_mm": "dtypes of 8 bits", "torch._scaled_mm_v2": "dtypes of 8 bits",
    "torch.ops.aten._efficient_attention_forward": "for graphics processors",
    "torch.ops.aten._flash_attention_forward": "for graphics processors",
}  # fmt: skip
# Operators of whose results those of these places are any of several that are right, of which shapes and dtypes are
# compared: indices of equal elements, vectors of any phase.
ANY = {
    "argsort": (0,), "kthvalue": (1,), "mode": (1,), "sort": (1,), "topk": (1,), "linalg.eig": (0, 1),
    "linalg.eigh": (1,), "linalg.svd": (0, 2), "svd": (0, 2),
}  # fmt: skip
# Operators whose samples or results are not compared, and why.
DIFFERENT = {
    "nn.functional.linear_cross_entropy.chunked": "options for its memory",
    "nn.functional.linear_cross_entropy.chunked_none": "options for its memory",
    "nn.functional.triplet_margin_with_distance_loss": "its samples hold modules of PyTorch",
    "special.bessel_j0": "PyTorch has six digits", "special.bessel_j1": "PyTorch has six digits",
    "special.bessel_y0": "PyTorch has six digits", "special.bessel_y1": "PyTorch has six digits",
}  # fmt: skip
# Operators whose gradients are not compared, and why.
GRADIENTS = {
    "as_strided_scatter": "PyTorch's are those of a view without an offset",
    "cholesky": "of the half that is not read they are 0 here",
    "cholesky_inverse": "of the half that is not read they are 0 here",
    "cholesky_solve": "of the half that is not read they are 0 here",
    "linalg.cholesky": "of the half that is not read they are 0 here",
    "linalg.cholesky_ex": "of the half that is not read they are 0 here",
    **dict.fromkeys(("linalg.eig", "linalg.eigh", "linalg.svd", "svd"), "vectors have any phase"),
    "istft": "PyTorch has none of complex windows",
    "native_group_norm": "PyTorch leaves out those of means and deviations",
    "nn.functional.ctc_loss": "PyTorch's is that of what comes before log_softmax too",
    "nn.functional.max_unpool1d": "of elements that others overwrote they are 0 here",
    "nn.functional.max_unpool2d": "of elements that others overwrote they are 0 here",
    "nn.functional.max_unpool3d": "of elements that others overwrote they are 0 here",
}
TOLERANCES = {
    "float64": (1e-7, 1e-9), "complex128": (1e-7, 1e-9), "float32": (1e-4, 1e-5), "complex64": (1e-4, 1e-5),
    "float16": (1e-3, 1e-3), "bfloat16": (1e-2, 1e-2),
}  # fmt: skip


def name_of(op: Any) -> str:
    return f"{op.name}.{op.variant_test_name}" if op.variant_test_name else str(op.name)


def chosen() -> list[Any]:
    skipped = ("jiterator", "_refs")  # kernels for graphics processors, and PyTorch's own second versions
    return [item for item in listed.op_db if not item.name.startswith(skipped) and item.name not in ABSENT]


def ours_of(op: Any) -> Callable[..., Any]:
    """The function of that name here; what the list itself defines is called with this package in PyTorch's place."""
    function = op.op
    if isinstance(function, types.FunctionType) and function.__module__.startswith("torch.testing"):
        names = function.__globals__ | {"torch": ow, "wrapper_set_seed": call_of}
        return types.FunctionType(
            function.__code__, names, function.__name__, function.__defaults__, function.__closure__
        )
    parts = (op.aten_name if op.name == f"_{op.aten_name}" else op.name.removeprefix("torch.")).split(".")
    result = functools.reduce(lambda name, part: getattr(name, part, None), parts, ow)
    return result if callable(result) else getattr(ow.Tensor, op.name)  # type: ignore[no-any-return]


def call_of(function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """What the list calls with one seed for all that it draws."""
    return function(*args, **named)


class NotHereError(Exception):
    """A sample has what no tensor has here."""


class Taken:
    """Arguments of PyTorch as those of this package: tensors once each, and those that share memory do so here."""

    def __init__(self) -> None:
        self.pairs: dict[int, tuple[Any, Any]] = {}
        self.stores: dict[tuple[int, Any], tuple[Any, Any]] = {}

    def __call__(self, value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            if id(value) not in self.pairs:
                self.pairs[id(value)] = value, self.tensor(value)
            return self.pairs[id(value)][1]
        if isinstance(value, torch.Size):
            return tuple(value)
        if isinstance(value, (list, tuple)):
            return type(value)(map(self, value))
        if isinstance(value, dict):
            if value.get("sparse") is True:
                raise NotHereError("gradients without zeros")
            return {name: self(item) for name, item in value.items()}
        if isinstance(value, slice):
            return slice(self(value.start), self(value.stop), self(value.step))
        if isinstance(value, (torch.dtype, torch.layout, torch.memory_format)):
            return getattr(ow, str(value).rpartition(".")[2])
        return ow.device(str(value)) if isinstance(value, torch.device) else value

    def tensor(self, value: Any) -> Any:
        if value.layout is not torch.strided or value.device.type != "cpu":
            raise NotHereError(value.layout, value.device)
        plain = value.detach().resolve_conj().resolve_neg()
        store = plain.untyped_storage()
        size, key = len(store) // plain.element_size(), (store.data_ptr(), plain.dtype)
        if not size or not plain.numel():
            result = copy_of(plain)
        else:
            if key not in self.stores:
                self.stores[key] = copy_of(plain.as_strided((size,), (1,), 0)), store
            result = self.stores[key][0].as_strided(tuple(plain.shape), plain.stride(), plain.storage_offset()).detach()
        return result.requires_grad_() if value.requires_grad else result


def copy_of(plain: Any) -> Any:
    """The elements of a tensor, in memory of their own."""
    wide = plain.float() if plain.dtype is torch.bfloat16 else plain.clone()  # NumPy makes memory that is not resized
    tensor = ow.from_numpy(np.array(wide.numpy()))
    return tensor.to(ow.bfloat16) if plain.dtype is torch.bfloat16 else tensor


def tensor_of(value: Any) -> Any:
    return Taken()(value)


def flat(value: Any) -> Iterator[Any]:
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from flat(item)
    else:
        yield value


def assert_same(ours: Any, theirs: Any, *, values: bool, loosely: float = 1) -> None:
    if not isinstance(theirs, torch.Tensor):
        assert not values or repr(ours).replace("opweave", "torch") == repr(theirs) or ours == pytest.approx(theirs)
        return
    kind = str(theirs.dtype).rpartition(".")[2]
    assert ours.dtype.name == kind
    assert tuple(ours.shape) == tuple(theirs.shape)
    if not values or theirs.layout is not torch.strided:
        return
    got, wanted = (
        (item.float() if kind == "bfloat16" else item).numpy(force=True)
        for item in (ours.detach(), theirs.detach().resolve_conj().resolve_neg())
    )
    relative, absolute = (number * loosely for number in TOLERANCES.get(kind, (0, 0)))
    scale = np.abs(wanted[np.isfinite(wanted)]).max(initial=1.0) if wanted.dtype.kind in "fc" else 1
    if wanted.dtype.kind == "c" and (infinite := np.isinf(wanted) & ~np.isnan(wanted)).any():
        for ones, rest in ((got[infinite].real, wanted[infinite].real), (got[infinite].imag, wanted[infinite].imag)):
            np.testing.assert_allclose(ones, rest, rtol=relative, atol=absolute)
        got, wanted = got[~infinite], wanted[~infinite]
    np.testing.assert_allclose(got, wanted, rtol=relative, atol=absolute * scale)


def weights(tensor: Any) -> Any:
    """Numbers of a cosine, in the form of a tensor."""
    return torch.arange(tensor.numel(), dtype=torch.float64).mul(0.7).cos().reshape(tensor.shape).to(tensor.dtype)




def seen(function: Callable[..., Any], *args: Any, **named: Any) -> tuple[Any, Exception | None]:
    """What a call gives, or raises."""
    try:
        return function(*args, **named), None
    except NotHereError:
        raise
    except Exception as error:
        return None, error


def is_any(op: Any) -> Callable[[int], bool]:
    """Whether the result of an operator at a place is drawn by chance, or any of several that are right."""
    return (lambda _: True) if op.name in DRAWN else ANY.get(op.name, ()).__contains__


def difference(ours: Any, theirs: Any, free: Callable[[int], bool] = lambda _: False, *, loosely: float = 1) -> str:
    """What differs between results, however they are nested; of those that are free, in shapes and dtypes."""
    result, wanted = list(flat(ours)), list(flat(theirs))
    if len(result) != len(wanted):
        return f"{len(result)} results, not {len(wanted)}"
    for index, (item, other) in enumerate(zip(result, wanted, strict=True)):
        try:
            assert_same(item, other, values=not free(index), loosely=loosely)
        except AssertionError as error:
            return f"{error}"
    return ""


def difference_of_gradients(ours: Any, theirs: Any) -> str:
    """As :func:`difference`; no gradient is one that is 0."""
    for tensor, other in zip(ours, theirs, strict=True):
        if tensor is None or other is None:
            if any(arguments is not None and arguments.abs().sum().item() for arguments in (tensor, other)):
                return f"{tensor}, not {other}"
        elif said := difference(tensor, other, loosely=10):
            return said
    return ""


_CLASSES = (IndexError, TypeError, ValueError, RuntimeError)  # NotImplementedError and LinAlgError are RuntimeErrors


def of_one_class(ours: Exception, theirs: Exception) -> bool:
    """Whether what catches PyTorch's error catches ours."""
    return any(isinstance(theirs, class_) and isinstance(ours, class_) for class_ in _CLASSES)


def said_of(error: Exception | None) -> str:
    return "accepted" if error is None else f"{type(error).__name__}: {error}"
