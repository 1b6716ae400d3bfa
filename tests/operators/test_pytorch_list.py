"""PyTorch's own list of operators with its samples of arguments: values, and gradients where there are any.

The list is a part of PyTorch's wheel (its module needs the package ``expecttest``); nothing of it is kept here.
"""

from __future__ import annotations

import contextlib
import functools
import types
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow

pytestmark = pytest.mark.parity
torch = pytest.importorskip("torch")
# What it imports of PyTorch warns of its own; without the package it cannot be imported.
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    if torch is not None:
        listed = pytest.importorskip("torch.testing._internal.common_methods_invocations")

KINDS = ("float64", "complex128", "int64", "bool")
SAMPLES = 8  # of an operator and a dtype
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
    "__rdiv__": "the division of Python 2",
    "_batch_norm_with_update": "private", "_chunk_cat": "private", "_native_batch_norm_legit": "private",
    "_segment_reduce": "private", "_softmax_backward_data": "private", "_unsafe_masked_index": "private",
    "_unsafe_masked_index_put_accumulate": "private", "_upsample_bilinear2d_aa": "private",
    "chalf": "a dtype that no tensor has here", "max_pool2d_with_indices_backward": "private here",
    "sparse.mm": "layouts without zeros", "sparse.sampled_addmm": "layouts without zeros",
    "to_sparse": "layouts without zeros", "torch._scaled_mm": "private", "torch._scaled_mm_v2": "private",
}
# Operators whose samples or results are not compared, and why.
DIFFERENT = {
    "as_strided.partial_views": "its samples are parts of memory that is not theirs",
    "linalg.eig": "vectors have any phase", "linalg.eigh": "vectors have any phase",
    "linalg.svd": "vectors have any phase", "svd": "vectors have any phase",
    "nn.functional.linear_cross_entropy.chunked": "options for its memory",
    "nn.functional.linear_cross_entropy.chunked_none": "options for its memory",
    "nn.functional.triplet_margin_with_distance_loss": "its samples hold modules of PyTorch",
    "argsort": "any of equal elements", "kthvalue": "any of equal elements", "mode": "any of equal elements",
    "sort": "any of equal elements", "topk": "any of equal elements",
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
    "istft": "PyTorch has none of complex windows",
    "native_group_norm": "PyTorch leaves out those of means and deviations",
    "nn.functional.ctc_loss": "PyTorch's is that of what comes before log_softmax too",
    "nn.functional.max_unpool1d": "of elements that others overwrote they are 0 here",
    "nn.functional.max_unpool2d": "of elements that others overwrote they are 0 here",
    "nn.functional.max_unpool3d": "of elements that others overwrote they are 0 here",
    "nn.functional.softsign": "of complex numbers there are none here",
}
TOLERANCES = {
    "float64": (1e-7, 1e-9), "complex128": (1e-7, 1e-9), "float32": (1e-4, 1e-5), "complex64": (1e-4, 1e-5),
    "float16": (1e-3, 1e-3), "bfloat16": (1e-2, 1e-2),
}  # fmt: skip


def name_of(op: Any) -> str:
    return f"{op.name}.{op.variant_test_name}" if op.variant_test_name else str(op.name)


def chosen() -> list[Any]:
    skipped = ("jiterator", "_refs", "torch.ops.")
    return [one for one in listed.op_db if not one.name.startswith(skipped) and one.name not in ABSENT]


def ours_of(op: Any) -> Callable[..., Any]:
    """The function of that name here; what the list itself defines is called with this package in PyTorch's place."""
    function = op.op
    if isinstance(function, types.FunctionType) and function.__module__.startswith("torch.testing"):
        names = function.__globals__ | {"torch": ow, "wrapper_set_seed": call_of}
        return types.FunctionType(
            function.__code__, names, function.__name__, function.__defaults__, function.__closure__
        )
    found = functools.reduce(lambda place, part: getattr(place, part, None), op.name.split("."), ow)
    return found if callable(found) else getattr(ow.Tensor, op.name)  # type: ignore[no-any-return]


def call_of(function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """What the list calls with one seed for all that it draws."""
    return function(*args, **named)


class Taken:
    """Arguments of PyTorch as those of this package: tensors once each."""

    def __init__(self) -> None:
        self.pairs: dict[int, tuple[Any, Any]] = {}

    def __call__(self, value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            if id(value) not in self.pairs:
                self.pairs[id(value)] = value, tensor_of(value)
            return self.pairs[id(value)][1]
        if isinstance(value, torch.Size):
            return tuple(value)
        if isinstance(value, (list, tuple)):
            return type(value)(map(self, value))
        if isinstance(value, dict):
            return {name: self(one) for name, one in value.items()}
        if isinstance(value, slice):
            return slice(self(value.start), self(value.stop), self(value.step))
        if isinstance(value, (torch.dtype, torch.layout, torch.memory_format)):
            return getattr(ow, str(value).rpartition(".")[2])
        return ow.device(str(value)) if isinstance(value, torch.device) else value


def tensor_of(value: Any) -> Any:
    if value.layout is not torch.strided:
        pytest.skip("layouts without zeros")
    plain = value.detach().resolve_conj().resolve_neg()
    wide = plain.float() if plain.dtype is torch.bfloat16 else plain
    made = ow.from_numpy(np.array(wide.numpy(force=True)))
    if plain.numel() and not plain.is_contiguous() and 0 not in plain.stride():
        made = ow.empty_strided(tuple(plain.shape), plain.stride(), dtype=made.dtype).copy_(made)
    made = made.to(ow.bfloat16) if plain.dtype is torch.bfloat16 else made
    return made.requires_grad_() if value.requires_grad else made


def flat(value: Any) -> Iterator[Any]:
    if isinstance(value, (list, tuple)):
        for one in value:
            yield from flat(one)
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
        (one.float() if kind == "bfloat16" else one).numpy(force=True)
        for one in (ours.detach(), theirs.detach().resolve_conj().resolve_neg())
    )
    relative, absolute = (one * loosely for one in TOLERANCES.get(kind, (0, 0)))
    scale = np.abs(wanted[np.isfinite(wanted)]).max(initial=1.0) if wanted.dtype.kind in "fc" else 1
    np.testing.assert_allclose(got, wanted, rtol=relative, atol=absolute * scale)


def weights(tensor: Any) -> Any:
    """Numbers of a cosine, in the form of a tensor."""
    return torch.arange(tensor.numel(), dtype=torch.float64).mul(0.7).cos().reshape(tensor.shape).to(tensor.dtype)


def compare_gradients(ours: list[Any], theirs: list[Any], taken: Taken) -> None:
    results = [(a, b) for a, b in zip(ours, theirs, strict=True)
               if isinstance(b, torch.Tensor) and b.requires_grad and a.requires_grad]  # fmt: skip
    leaves = [(b, a) for a, b in taken.pairs.values() if a.requires_grad and a.is_leaf]
    if not results or not leaves:
        return
    weighed = [weights(theirs) for _, theirs in results]
    try:
        wanted = torch.autograd.grad([b for _, b in results], [b for _, b in leaves], weighed, allow_unused=True)
    except (RuntimeError, NotImplementedError):
        return
    factors = [tensor_of(one) for one in weighed]
    found = ow.autograd.grad([a for a, _ in results], [a for a, _ in leaves], factors, allow_unused=True)
    for one, other in zip(found, wanted, strict=True):
        if one is None or other is None:  # no gradient, or one that is 0
            assert all(given is None or not given.abs().sum().item() for given in (one, other))
        else:
            assert_same(one, other, values=True, loosely=10)


@pytest.mark.filterwarnings("ignore")  # of either library, about what samples do
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_samples_of_pytorch(op: Any) -> None:
    if name_of(op) in DIFFERENT or op.name in DIFFERENT:
        pytest.skip(DIFFERENT.get(name_of(op)) or DIFFERENT[op.name])
    function = ours_of(op)
    for kind in KINDS:
        dtype = getattr(torch, kind)
        if dtype not in op.dtypes:
            continue
        graded = op.supports_autograd and kind in {"float64", "complex128"} and op.name not in GRADIENTS
        torch.manual_seed(0)
        with contextlib.suppress(RuntimeError, NotImplementedError, TypeError):  # dtypes that samples are not made of
            for number, sample in enumerate(op.sample_inputs("cpu", dtype, requires_grad=graded)):
                if number < SAMPLES:
                    compare(op, function, sample, graded=graded and op.name not in DRAWN)


def compare(op: Any, function: Callable[..., Any], sample: Any, *, graded: bool) -> None:
    try:
        theirs = op(sample.input, *sample.args, **sample.kwargs)
    except (RuntimeError, NotImplementedError):
        return
    taken = Taken()
    try:
        ours = function(taken(sample.input), *taken(sample.args), **taken(sample.kwargs))
        found, wanted = list(flat(ours)), list(flat(theirs))
        assert len(found) == len(wanted)
        for one, other in zip(found, wanted, strict=True):
            assert_same(one, other, values=op.name not in DRAWN)
        if graded:
            compare_gradients(found, wanted, taken)
    except Exception as error:
        msg = f"{name_of(op)} of {sample.summary()}: {type(error).__name__}: {error}"
        raise AssertionError(msg) from error
