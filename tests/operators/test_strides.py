"""Strides of results for arguments in every order: on the device meta those on the CPU, which are those of PyTorch."""

from __future__ import annotations

import contextlib
import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as ow
from runtime.tensor.plans import without_elements

from .listed import DIFFERENT, NotHereError, Taken, chosen, flat, name_of, ours_of, seen, torch

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what samples do

_ROWS = "row by row here, in PyTorch in the order of its kernel"
_KEPT = "the order of the input here, row by row in PyTorch"
_CHANNELS = "the order of the input's channels here, in PyTorch only of some of its kernels"
# Operators whose results lie in another order than PyTorch's, and why.
OTHER = {
    **dict.fromkeys((
        "addr", "as_strided_scatter", "linalg.householder_product", "linalg.lstsq", "linalg.lu_solve", "linalg.solve",
        "linalg.solve_ex", "ormqr", "put", "stft", "triangular_solve", "unsafe_chunk", "unsafe_split",
        "unravel_index", "nn.functional.max_unpool2d", "histogramdd", "max_pool2d_with_indices_backward",
    ), _ROWS),
    **dict.fromkeys((
        "addmm", "addbmm", "baddbmm", "ldexp", "masked_fill", "native_batch_norm", "nn.functional.batch_norm",
        "nn.functional.instance_norm", "nn.functional.nll_loss", "nn.functional.rms_norm", "normal", "renorm",
        "view_copy", "_native_batch_norm_legit", "_batch_norm_with_update",
    ), _KEPT),
    **dict.fromkeys((
        f"nn.functional.{name}{rank}" for name in ("adaptive_avg_pool", "adaptive_max_pool", "avg_pool", "max_pool",
                                                   "conv", "conv_transpose") for rank in ("1d", "3d")
    ), _CHANNELS),
    "nn.functional.interpolate": _CHANNELS,
    **dict.fromkeys(("conj_physical", "diagonal_scatter", "select_scatter", "slice_scatter"),
                    "a copy without gaps here, with those of the input in PyTorch"),
}  # fmt: skip


def transposed(tensor: Any) -> Any:
    return tensor.mT.contiguous().mT if tensor.dim() > 1 else tensor


def reversed_dims(tensor: Any) -> Any:
    dims = tuple(range(tensor.dim()))[::-1]
    return tensor.permute(dims).contiguous().permute(dims)


def channels_last(tensor: Any) -> Any:
    order = {4: torch.channels_last, 5: torch.channels_last_3d}.get(tensor.dim(), torch.contiguous_format)
    return tensor.contiguous(memory_format=order)


def with_gaps(tensor: Any) -> Any:
    return torch.stack([tensor, tensor], -1)[..., 0] if tensor.dim() else tensor


ORDERS: dict[str, Callable[[Any], Any]] = {
    "rows": lambda item: item, "transposed": transposed, "reversed": reversed_dims, "channels last": channels_last,
    "gaps": with_gaps,
}  # fmt: skip


def laid(value: Any, order: Callable[[Any], Any], kind: type) -> Any:
    """A sample's arguments, its tensors in another order."""
    if isinstance(value, kind):
        return order(value.detach())
    if type(value) in (list, tuple):
        return type(value)(laid(item, order, kind) for item in value)
    if isinstance(value, dict):
        return {name: laid(item, order, kind) for name, item in value.items()}
    return value


def steps(result: Any) -> list[Any]:
    """Strides of results, without those of dimensions of size 1, which say nothing, and of no elements."""
    tensors = (value for value in flat(result) if isinstance(value, (torch.Tensor, ow.Tensor)))
    return [
        tuple(step for step, size in zip(tensor.stride(), tensor.shape, strict=True) if size != 1)
        if tensor.numel() else ()
        for tensor in tensors
    ]


def samples_of(op: Any, count: int | None) -> Iterator[Any]:
    for kind in (torch.float32, torch.int64, torch.complex64, torch.bool):
        if kind in op.dtypes:
            torch.manual_seed(0)
            with contextlib.suppress(RuntimeError, NotImplementedError, TypeError):
                yield from itertools.islice(op.sample_inputs("cpu", kind), count)
            return


def compare(op: Any, count: int | None) -> None:
    if name_of(op) in DIFFERENT or op.name in ("empty_strided", "new_empty_strided", "as_strided"):
        pytest.skip(DIFFERENT.get(name_of(op), "strides are its arguments"))
    function = ours_of(op)
    for sample in samples_of(op, count):
        for name, order in ORDERS.items():
            arguments = laid([sample.input, list(sample.args), dict(sample.kwargs)], order, torch.Tensor)
            theirs, error = seen(op, arguments[0], *arguments[1], **arguments[2])
            with contextlib.suppress(NotHereError):
                if error is None:
                    said = difference(op, function, arguments, steps(theirs))
                    assert not said, f"{name_of(op)} of {sample.summary()}, {name}: {said}"


def difference(op: Any, function: Callable[..., Any], value: Any, theirs: list[Any]) -> str:
    """What differs between strides with elements, without, and PyTorch's."""
    local = Taken()(value)
    actual = steps(function(local[0], *local[1], **local[2]))
    if actual != theirs and op.name not in OTHER and not op.name.startswith("fft."):
        return f"{actual}, in PyTorch {theirs}"
    none = laid(Taken()(value), without_elements, ow.Tensor)
    result, error = seen(function, none[0], *none[1], **none[2])
    if error is None and steps(result) != actual:
        return f"{steps(result)} on the device meta, {actual} on the CPU"
    return ""


@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_strides(op: Any) -> None:
    compare(op, 1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_strides_of_all_samples(op: Any) -> None:
    compare(op, 30)


# What is read at an index, which PyTorch's list of samples knows in rows only.
INDICES = (
    "[0, 1]", "[[0, 1], [1, 0], [1, 1]]", "m.tensor([[0, 1, 1], [1, 0, 1]]).t()", "[1]", "[0, 1], [1, 0]", "[0, 1], 1",
    "m.tensor([True, False] * 4)[:size]", "m.tensor([[0], [1]]), [1, 0, 1]", "[0, 1], :, [1, 0]", "None, [1, 0]",
)  # fmt: skip


@pytest.mark.parametrize("index", INDICES)
@pytest.mark.parametrize("shape", [(2, 3, 4, 5), (4, 3), (3, 2, 4), (2, 3, 4, 2, 3)], ids=str)
def test_elements_at_an_index_lie_as_those_they_are_chosen_from(shape: tuple[int, ...], index: str) -> None:
    for name, order in ORDERS.items():
        source = order(torch.arange(float(math.prod(shape))).reshape(shape))
        local = Taken()([source])[0]
        for lead in range(len(shape)):

            def read(m: Any, tensor: Any, at: str = ":, " * lead + index, size: int = shape[lead]) -> Any:
                return eval(f"tensor[{at}]", {"m": m, "tensor": tensor, "size": size})

            try:
                wanted = read(torch, source)
            except IndexError:
                continue
            result = read(ow, local)
            assert result.tolist() == wanted.tolist()
            assert steps(result) == steps(wanted), (name, lead)
            if "True" not in index:
                assert steps(read(ow, local.to("meta"))) == steps(wanted), (name, lead)
