"""Names of types that programs import for annotations."""

from __future__ import annotations

import typing
from collections.abc import Sequence

import pytest

import generated as ow
from generated import types

NAMES = {
    "_int": int, "_float": float, "_bool": bool, "_complex": complex, "_str": str, "_bytes": bytes,
    "_device": ow.device, "_dtype": ow.dtype, "_layout": ow.layout, "Size": ow.Size, "Tensor": ow.Tensor,
    "SymInt": ow.SymInt, "SymFloat": ow.SymFloat, "SymBool": ow.SymBool, "DispatchKey": ow._C.DispatchKey,
    "Number": int | float | bool, "_Number": (int, float, bool), "IntLikeType": int | ow.SymInt,
    "FloatLikeType": float | ow.SymFloat, "BoolLikeType": bool | ow.SymBool,
    "PySymType": ow.SymInt | ow.SymFloat | ow.SymBool, "py_sym_types": (ow.SymInt, ow.SymFloat, ow.SymBool),
    "_TensorOrTensors": ow.Tensor | Sequence[ow.Tensor],
    "_TensorOrOptionalTensors": ow.Tensor | Sequence[ow.Tensor | None],
    "_size": ow.Size | list[int] | tuple[int, ...], "_symsize": ow.Size | Sequence[int | ow.SymInt],
    "_dispatchkey": str | ow._C.DispatchKey, "Device": ow.device | str | int | None,
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_the_type_that_it_says(name: str) -> None:
    assert getattr(types, name) == NAMES[name]


def test_names_with_parts_serve_as_annotations() -> None:
    def function(inputs: types._TensorOrTensorsOrGradEdge, file: types.FileLike, number: types.Number) -> None: ...

    assert set(typing.get_args(types._TensorOrTensorsOrGradEdge)[:2]) == {ow.Tensor, Sequence[ow.Tensor]}
    assert set(function.__annotations__) == {"inputs", "file", "number", "return"}
    assert isinstance(2, types._Number)
    assert not isinstance("2", types._Number)
