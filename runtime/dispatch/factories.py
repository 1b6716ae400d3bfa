"""Factories with ``out=``: what is written decides the dtype, so that form has none of a factory's options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from runtime.dispatch import schemas
from runtime.errors import ComputeError

if TYPE_CHECKING:
    from runtime.dispatch.forms import Form


def into_out(form: Form, values: list[Any]) -> list[Any]:
    """Those values of a factory, what is written being the last, that its ``out=`` form takes.

    RuntimeError when a dtype or a device was asked for that is not that of what is written.
    """
    assert form.out is not None
    names = [parameter.name for parameter in form.parameters if parameter.name not in ("requires_grad", "out")]
    options, out = dict(zip(names, values, strict=False)), values[-1]
    if options.get("dtype") not in (None, out.dtype):
        msg = f"{form.operator.name}: the dtype {options['dtype'].name} is not that of out, which is {out.dtype.name}"
        raise ComputeError(msg)
    where = options.get("device")
    if where is not None and where.type != out.device.type:
        msg = f"{form.operator.name}: the device {str(where)!r} is not that of out, which is {str(out.device)!r}"
        raise ComputeError(msg)
    required = [item.name for item in schemas.arguments_of(form.out.schema) if not item.is_written]
    return [options[item] for item in required] + [out]
