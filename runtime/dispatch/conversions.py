"""From one argument of a Python call to what an operator takes for it, by the type of its parameter in the schema.

Whoever cannot take an argument answers NO; which overload that rules out is the business of :mod:`.arguments`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from operator import index
from typing import Any

import numpy as np

from runtime.dispatch.ways import AS_INDEX, AS_INTS, AS_NUMBER, AS_OPTIONALS, AS_TENSORS, REPEATED
from runtime.tensor import Size, Tensor, dtypes, keys, wrap_number
from runtime.tensor import device as devices


class _Missing:
    """The default of a parameter that was not given; also what a converter returns for an argument it cannot take."""

    def __repr__(self) -> str:
        return "<missing>"


MISSING: Any = _Missing()
NO = MISSING
PINNED = "pin_memory"  # the name of the argument that wants pinned memory for a result
REDUCTIONS = {"none": 0, "mean": 1, "sum": 2}
BUILTIN_DTYPES = dtypes.OF_PYTHON


PYTHON_NUMBERS: tuple[Any, ...] = (bool, int, float, complex)


def _tensor(value: Any) -> Any:
    return value if isinstance(value, Tensor) else NO


class TracedNumber:
    """A number of a call that is recorded in a graph, where it is a value: an int or a float that remembers which."""

    __slots__ = ()

    def untraced(self) -> Any:
        """The int or the float alone."""
        raise NotImplementedError


def _tensor_or_number(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value
    number = _scalar(value)
    if number is NO:
        return NO
    return wrap_number(number) if number.__class__ in PYTHON_NUMBERS else _wrap_traced(number)


def _wrap_traced(number: TracedNumber) -> Any:
    """The tensor of a number that is recorded, which remembers it."""
    wrapped = wrap_number(number.untraced())
    wrapped.number = number  # type: ignore[attr-defined]
    return wrapped


def _scalar(value: Any) -> Any:
    if type(value) in PYTHON_NUMBERS or isinstance(value, TracedNumber):
        return value
    if isinstance(value, (np.number, np.bool_)):
        return value.item()
    for kind in PYTHON_NUMBERS[1:]:  # native code knows numbers by their exact types
        if isinstance(value, kind):
            return kind(value)
    return value.item() if is_plain_number(value) else NO


def is_plain_number(value: Any) -> bool:
    """Whether this is a tensor without dimensions that nothing follows, no gradient, tangent or batch."""
    return isinstance(value, Tensor) and not value._ndim and not value._keys & keys.FUNCTIONALITY


def _int(value: Any) -> Any:
    """An int, or what Python takes for one where it wants an index, but no truth value; a tensor of one element too."""
    if type(value) is int:
        return value
    if isinstance(value, Tensor):
        is_one = value.numel() == 1 and value.dtype.category == dtypes.INTEGRAL
        return int(value) if is_one else NO
    if isinstance(value, (bool, np.bool_)) or not hasattr(value, "__index__"):
        return NO
    if isinstance(value, TracedNumber):
        return value
    try:
        return index(value)
    except TypeError:  # an array of several numbers, or of others
        return NO


def _int_or_truth(value: Any) -> Any:
    """As :func:`_int`, and a truth value of Python's as 0 or 1."""
    return int(value) if isinstance(value, bool) else _int(value)


class RecordedNumber(float):
    """A number of a call that is recorded, with the tensor whose value it is, to which a gradient may pass."""

    tensor: Any


RECORDED = (RecordedNumber, TracedNumber)


def _float(value: Any) -> Any:
    if isinstance(value, (int, float)):  # True among them, as in PyTorch
        kind = value.__class__
        return float(value) if kind is float or kind is int or not issubclass(kind, RECORDED) else value
    if isinstance(value, (np.floating, np.integer, np.bool_)):
        return float(value)
    return float(value.item()) if is_plain_number(value) and not value.dtype.is_complex else NO


def _bool(value: Any) -> Any:
    return bool(value) if isinstance(value, (bool, np.bool_)) else NO


def _str(value: Any) -> Any:
    return value if isinstance(value, str) else NO


def _dtype(value: Any) -> Any:
    if isinstance(value, dtypes.dtype):
        return value
    return BUILTIN_DTYPES.get(value, NO) if isinstance(value, type) else NO


def _pin_memory(value: Any) -> Any:
    """Whether memory is to be pinned. RuntimeError where there is no device to pin it for."""
    value = _bool(value)
    if value is True:
        from runtime.tensor.pinned import check_pinning

        check_pinning()
    return value


def _device(value: Any, function: str = "device()") -> Any:
    if isinstance(value, str):
        value = devices.device(value)
    if not isinstance(value, devices.device):
        return NO
    value.check(function)
    return value


def _instance_of(kind: type) -> Callable[[Any], Any]:
    return lambda value: value if isinstance(value, kind) else NO


def _reduction(value: Any) -> Any:
    if isinstance(value, str):
        if value not in REDUCTIONS:
            msg = f"{value} is not a valid value for reduction; use one of 'none', 'mean', 'sum'"
            raise ValueError(msg)
        return REDUCTIONS[value]
    number = _int(value)
    if number is not NO and number not in REDUCTIONS.values():
        msg = f"{number} is not a valid value for reduction; use one of 'none', 'mean', 'sum'"
        raise ValueError(msg)
    return number


def _generator(value: Any) -> Any:
    return value if hasattr(value, "manual_seed") else NO


def _index(value: Any) -> Any:
    """Whatever may stand in square brackets; the indexing operators check it themselves."""
    return value


BASE: dict[str, Callable[[Any], Any]] = {
    "Tensor": _tensor,
    "Scalar": _scalar,
    "int": _int,
    "SymInt": _int,
    "float": _float,
    "bool": _bool,
    "str": _str,
    "ScalarType": _dtype,
    "Device": _device,
    "Layout": _instance_of(devices.layout),
    "MemoryFormat": _instance_of(devices.memory_format),
    "Generator": _generator,
    "Index": _index,
}


# Defaults that a schema gives by name.
_NAMED: dict[str, Callable[[str], Any]] = {
    "MemoryFormat": lambda name: getattr(devices, name),
    "Layout": lambda name: getattr(devices, name),
    "Device": devices.device,
    "ScalarType": lambda name: dtypes.BY_NAME[name],
}
SEQUENCES = (tuple, list, Size)

# Types that a parameter takes as they are, besides tensors, and None where it is optional.
EXACT: dict[str, tuple[type, ...]] = {
    "Scalar": (bool, int, float, complex),
    "int": (int,),
    "SymInt": (int,),
    "float": (float,),
    "bool": (bool,),
    "str": (str,),
    "ScalarType": (dtypes.dtype,),
    "Device": (devices.device,),
    "Layout": (devices.layout,),
    "MemoryFormat": (devices.memory_format,),
}


# How native code takes lists, by the types of their items.
_LISTS = {"int": AS_INTS, "SymInt": AS_INTS, "Tensor": AS_TENSORS, "Tensor?": AS_OPTIONALS}


class FormParameter:
    """One parameter of a form: its name, type as written in the schema, default, and how an argument is converted.

    `function` is the name by which errors of a value that is of the right type, and still unfit, tell who got it.
    """

    __slots__ = ("convert", "default", "element", "is_list", "is_tensor", "name", "numbers", "size", "type")

    def __init__(
        self, name: str, type: str, default: Any = MISSING, *, numbers: bool = False, function: str = ""  # noqa: A002
    ) -> None:
        self.name = name
        self.type = type
        self.default = default
        self.numbers = numbers  # whether a number is taken for a tensor
        base = type.rstrip("?")
        self.is_list = base.endswith("]")
        self.is_tensor = base.startswith("Tensor")
        self.element, _, size = base.rstrip("]").partition("[")
        self.size = int(size) if size else None
        if self.is_list:
            convert = _list_of(BASE[self.element.rstrip("?")], self.element.endswith("?"), self.size)
        elif base == "int" and default in REDUCTIONS:
            self.default, convert = REDUCTIONS[default], _reduction
        else:
            if isinstance(default, str) and base in _NAMED:  # schemas give it by name
                self.default = _NAMED[base](default)
            convert = _tensor_or_number if numbers and base == "Tensor" else BASE[base]
            if convert is _device:
                convert = functools.partial(_device, function=function)
            if name == PINNED:
                convert = _pin_memory
        is_empty = self.is_list and type[-1] != "?" and default in ((), [])
        if type[-1] == "?" or is_empty:  # a list that is empty where it is left out is so for None as well
            required, absent = convert, () if is_empty else None

            def convert(value: Any) -> Any:
                return absent if value is None else required(value)

        self.convert = convert

    def treatment(self, value: Any) -> int | None:
        """How native code takes arguments for a list, an index or a switch, like `value`; None if it cannot."""
        if self.name == PINNED:
            return id(value) if value is False else None
        if self.is_index:
            return AS_INDEX if type(value) in SEQUENCES else None
        if not self.is_list:
            is_number = self.numbers and self.is_tensor and type(value) in {int, float}
            return AS_NUMBER if is_number else None
        if type(value) in SEQUENCES:
            return _LISTS.get(self.element)
        if type(value) is int and self.size is not None and self.element in {"int", "SymInt"}:
            return REPEATED + self.size
        return None

    def is_exact(self, value: Any) -> bool:
        """Whether arguments of the type of `value` are taken as they are."""
        if isinstance(value, Tensor):
            return (self.is_tensor and not self.is_list) or self.is_index
        if value is None:
            return self.type.endswith("?") or self.is_index
        if self.name == PINNED:
            return False
        return self.is_index or type(value) in EXACT.get(self.type.rstrip("?"), ())

    @property
    def takes_tensors(self) -> bool:
        """Whether a tensor is taken as what it is, not as a number."""
        return self.is_tensor or self.is_index

    @property
    def is_index(self) -> bool:
        """Whether it takes whatever may stand in square brackets, tensors among it."""
        return self.type == "Index"

    def __str__(self) -> str:
        default = "" if self.default is MISSING else f"={self.default!r}"
        return f"{self.type} {self.name}{default}"


def all_tensors(values: Sequence[Any], count: int | None = None) -> bool:
    """Whether all `values`, and so many if that is said, are tensors, of subclasses or not."""
    if count is not None and len(values) != count:
        return False
    for value in values:  # noqa: SIM110 - see all_of()
        if not isinstance(value, Tensor):
            return False
    return True


def all_of(kind: type, values: Sequence[Any]) -> bool:
    """Whether all `values` are just of that type, not of a subclass."""
    for value in values:  # noqa: SIM110 - a loop is several times quicker than all() with a generator
        if type(value) is not kind:
            return False
    return True


def _list_of(convert: Callable[[Any], Any], optional: bool, size: int | None) -> Callable[[Any], Any]:
    """Converts a list or tuple; a sized list also takes one element and repeats it, as in ``int[2] stride=1``."""
    is_exact = functools.partial(all_of, int) if convert is _int else all_tensors if convert is _tensor else None

    def convert_list(value: Any) -> Any:
        if type(value) is Size:
            value = tuple(value)
        if type(value) is tuple and is_exact is not None and is_exact(value):
            return value
        if isinstance(value, (list, tuple)):
            items = tuple(None if optional and item is None else convert(item) for item in value)
            if convert is _int and size is None and NO in items[1:] and items[0] is not NO:
                items = tuple(map(_int_or_truth, value))  # PyTorch looks at the first one, as in rand(2, True)
            return NO if any(item is NO for item in items) else items
        if size is not None:
            converted = convert(value)
            return NO if converted is NO else (converted,) * size
        return NO

    return convert_list
