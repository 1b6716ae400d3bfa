"""The look at where arguments lie, before a kernel of a registered backend is called with them."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from runtime.dispatch import schemas
from runtime.dispatch.operator import Kernel
from runtime.errors import ComputeError
from runtime.tensor import Tensor, dtypes, keys

if TYPE_CHECKING:
    from runtime.dispatch.operator import Operator

_INDICES = "Tensor?[]"  # the type of the arguments that select elements, which may lie in main memory


def on_one_device(operator: Operator, kernel: Kernel) -> Kernel:
    """A kernel that rejects arguments on different devices. A kernel with ``is_any_device_welcome`` is left as it is.

    Tensors without dimensions on the CPU are welcome beside any others, and so are indices, and what a kernel says.
    """
    if getattr(kernel, "is_any_device_welcome", False):
        return kernel
    declared = schemas.arguments_of(operator.schema)
    from_cpu: Container[str] = getattr(kernel, "from_cpu", ())

    def checked(*arguments: Any) -> Any:
        check(operator.name, declared, arguments, from_cpu)
        return kernel(*arguments)

    return checked


def check(
    operator: str, declared: Sequence[schemas.Argument], arguments: Sequence[Any], from_cpu: Container[str] = ()
) -> None:
    """RuntimeError where tensors lie on more than one device; arguments named in `from_cpu` may lie on the CPU."""
    first: tuple[Any, str] | None = None
    for argument, value in zip(declared, arguments, strict=False):
        for tensor in tensors_in(value):
            if _is_welcome_anywhere(tensor, argument) or (argument.name in from_cpu and tensor._keys & keys.CPU):
                continue
            where = tensor.device
            if first is None:
                first = where, argument.name
            elif where != first[0]:
                msg = (
                    f"{operator}: expected one device, got {first[0]} for {first[1]} and {where} for {argument.name}; "
                    f"bring them together by Tensor.to(device)"
                )
                raise ComputeError(msg)


def _is_welcome_anywhere(tensor: Tensor, argument: schemas.Argument) -> bool:
    if not tensor._keys & keys.CPU or argument.is_written:
        return False
    return tensor._ndim == 0 or (argument.type == _INDICES and tensor.dtype.category <= dtypes.INTEGRAL)


def tensors_in(value: Any) -> Iterator[Tensor]:
    """The tensors of an argument, those of lists included."""
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from tensors_in(item)
