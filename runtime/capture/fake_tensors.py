"""``torch._subclasses``: tensors that have a device, sizes, strides and a dtype, and no elements.

A :class:`FakeTensor` is a tensor on the device meta that says which device it stands for. Operators compute it by their
kernels for meta, so that they allocate nothing. :class:`FakeTensorMode` makes the tensors of a thread fake ones.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

from runtime.autograd.custom_ops import lacks_fake
from runtime.autograd.trees import tree_flatten, tree_map
from runtime.dispatch import torch_dispatch
from runtime.dispatch.functions import Functions
from runtime.dispatch.interposing import Excluding
from runtime.dispatch.meta import META
from runtime.dispatch.operator import Operator
from runtime.dispatch.ops import OpOverload, aten
from runtime.dispatch.overrides import TorchFunctionMode
from runtime.dispatch.python_dispatch import TorchDispatchMode
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, UnsupportedError
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor, writes_of
from runtime.tensor.device import cpu, default_device, device, thread
from runtime.tensor.dtypes import get_default_dtype
from runtime.tensor.keys import CPU, TORCH_DISPATCH
from runtime.tensor.plans import KernelPlan, is_on_meta, on_meta, without_elements
from runtime.tensor.subclasses import disabled
from runtime.tensor.tensor import MetaError
from runtime.thread_state import ThreadState

__all__ = [
    "DataDependentOutputException", "DynamicOutputShapeException", "FakeCopyMode", "FakeTensor", "FakeTensorConverter",
    "FakeTensorMode", "UnsupportedFakeTensorException", "UnsupportedOperatorException", "is_fake",
    "maybe_get_fake_mode", "unset_fake_temporarily",
]  # fmt: skip

_F = Functions()


class UnsupportedFakeTensorException(ComputeError):  # noqa: N818 - PyTorch's name
    """A tensor of which there is no fake one."""


class UnsupportedOperatorException(ComputeError):  # noqa: N818 - PyTorch's name
    """An operator whose result nothing says without elements; `func` is its overload."""

    def __init__(self, func: OpOverload, reason: str) -> None:
        super().__init__(f"{func}: {reason}")
        self.func = func


class DynamicOutputShapeException(UnsupportedOperatorException):
    """An operator whose result has sizes that depend on elements."""


class DataDependentOutputException(UnsupportedOperatorException):
    """An operator that gives elements as numbers."""


class _Kernels(ThreadState):
    """Whether a thread is inside a kernel, where fake tensors are on the device meta."""

    def __init__(self) -> None:
        self.depth = 0


_kernels = _Kernels()


class FakeTensor(Tensor):
    """A tensor without elements that stands for one on `fake_device`; `fake_mode` made it.

    ``fake_mode.from_tensor(x)`` gives one that is like `x`. `constant` is the tensor of a number that a program wrote,
    by which ``item()`` can be computed until something writes to the fake tensor.
    """

    fake_device: device
    fake_mode: FakeTensorMode
    constant: Tensor | None
    _constant_version: int
    __torch_function__ = staticmethod(disabled)

    def __new__(cls, fake_mode: FakeTensorMode, elem: Tensor, device: Any, constant: Tensor | None = None) -> Self:
        """Make `elem`, a tensor on the device meta, a fake one of a mode. TypeError for a tensor with elements."""
        if not isinstance(elem, Tensor) or not is_on_meta(elem):
            msg = "FakeTensor(): elem must be a tensor on the device meta; FakeTensorMode.from_tensor() takes any"
            raise ArgumentError(msg)
        return become_fake(elem.detach(), fake_mode, _as_device(device), constant)  # type: ignore[attr-defined, return-value]

    @property
    def device(self) -> device:
        """The device that it stands for; that of its kernels is meta."""
        return META if _kernels.depth else self.fake_device

    @staticmethod
    def from_tensor(t: Tensor, fake_mode: FakeTensorMode) -> FakeTensor:
        """The fake tensor of a mode that is like `t`."""
        return fake_mode.from_tensor(t)

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """What the mode of the fake tensors among the arguments gives."""
        fakes = [leaf for leaf in tree_flatten((args, kwargs or {}))[0] if isinstance(leaf, FakeTensor)]
        modes = {id(fake.fake_mode): fake.fake_mode for fake in fakes}
        if len(modes) > 1:
            msg = f"{func}: the arguments are fake tensors of {len(modes)} modes; make all by one FakeTensorMode"
            raise ComputeError(msg)
        return fakes[0].fake_mode.__torch_dispatch__(func, types, args, kwargs)

    def __repr__(self, *, tensor_contents: str | None = None) -> str:
        del tensor_contents
        parts = ["..."]
        if self.fake_device != cpu:
            parts.append(f"device='{self.fake_device}'")
        parts.append(f"size={tuple(self.shape)}")
        if self.dtype is not get_default_dtype():
            parts.append(f"dtype={self.dtype}")
        edge = self.grad_fn  # type: ignore[attr-defined]
        if edge is not None:
            parts.append(f"grad_fn=<{edge.name()}>")
        elif self.requires_grad:
            parts.append("requires_grad=True")
        text = f"FakeTensor({', '.join(parts)})"
        return f"Parameter({text})" if isinstance(self, Parameter) else text


def become_fake(tensor: Tensor, mode: FakeTensorMode, where: device, constant: Tensor | None = None) -> FakeTensor:
    """Make a tensor on the device meta, which nobody else has, a fake one; it stays a view of what it was one of."""
    fake: Any = tensor
    fake.__class__ = FakeTensor
    fake._keys |= TORCH_DISPATCH
    fake.fake_device, fake.fake_mode, fake.constant = where, mode, constant
    fake._constant_version = writes_of(fake)
    return fake  # type: ignore[no-any-return]


def _as_device(where: Any) -> device:
    """A device with its number, which is 0 for one that is named without; there is one CPU and one meta."""
    result = where if isinstance(where, device) else device(where)
    return result if result.index is not None or result in {cpu, META} else device(result.type, 0)


class FakeTensorConverter:
    """The fake tensors of a mode by the tensors that they are like, for as long as these live."""

    def __init__(self) -> None:
        self._fakes: dict[int, tuple[weakref.ref[Tensor], FakeTensor]] = {}

    def from_real_tensor(self, fake_mode: FakeTensorMode, t: Tensor, make_constant: bool = False) -> FakeTensor:
        """The fake tensor that is like `t`: the same one every time, a view where `t` is one, with a fake gradient."""
        entry = self._fakes.get(id(t))
        if entry is not None and entry[0]() is t and not make_constant:
            return entry[1]
        if t._keys & TORCH_DISPATCH:
            msg = f"FakeTensorMode.from_tensor(): a {type(t).__name__} has calls of operators: convert what it holds"
            raise UnsupportedFakeTensorException(msg)
        fake = self._of_view(fake_mode, t) if t._base is not None else self._of_leaf(fake_mode, t)
        if make_constant:
            fake.constant = t
        elif isinstance(t, Parameter):
            fake._is_param = True  # type: ignore[attr-defined]
        gradient: Any = getattr(t, "_grad", None) if t.requires_grad and t.is_leaf else None  # type: ignore[attr-defined]
        if gradient is not None:
            fake._grad = self.from_real_tensor(fake_mode, gradient)  # type: ignore[attr-defined]
        key = id(t)
        self._fakes[key] = (weakref.ref(t, lambda _: self._fakes.pop(key, None)), fake)
        return fake

    def _of_leaf(self, mode: FakeTensorMode, tensor: Tensor) -> FakeTensor:
        try:
            meta = tensor.detach() if is_on_meta(tensor) else without_elements(tensor.detach())  # type: ignore[attr-defined]
        except (MetaError, AttributeError) as error:
            msg = f"FakeTensorMode.from_tensor(): there is no fake tensor like one of {tensor.layout}: {error}"
            raise UnsupportedFakeTensorException(msg) from error
        fake = become_fake(meta, mode, _as_device(tensor.device))
        return fake.requires_grad_(tensor.requires_grad)  # type: ignore[attr-defined, no-any-return]

    def _of_view(self, mode: FakeTensorMode, tensor: Tensor) -> FakeTensor:
        base: Any = self.from_real_tensor(mode, tensor._base)  # type: ignore[arg-type]
        with torch_dispatch_off(), _in_kernel():
            view: Any = _F.as_strided(base, tuple(tensor.shape), tensor.stride(), tensor.storage_offset())
        if isinstance(view, FakeTensor):
            return view
        return become_fake(view, mode, _as_device(tensor.device))


def torch_dispatch_off() -> Excluding:
    """A context in which neither modes nor classes have calls."""
    return Excluding(TORCH_DISPATCH)


@contextmanager
def _in_kernel() -> Iterator[None]:
    """A context in which fake tensors are what kernels compute: tensors on the device meta."""
    _kernels.depth += 1
    try:
        yield
    finally:
        _kernels.depth -= 1


class FakeTensorMode(TorchDispatchMode):
    """A context in which operators give fake tensors: no memory is allocated, and nothing is computed.

    Results have the device that they would have, of any type, whether the machine has one or not. A tensor with
    elements is rejected, unless `allow_non_fake_inputs`; :meth:`from_tensor` makes a fake one of it. What depends on
    elements raises :class:`DataDependentOutputException` (``item()``) or :class:`DynamicOutputShapeException`
    (``nonzero()``). An operator without a kernel for the device meta is computed with zeros to know the geometry of
    its result, where `allow_fallback_kernels`; one that a program declares needs ``register_fake``, else it raises
    :class:`UnsupportedOperatorException`. NotImplementedError for a `shape_env`, because sizes are ints here.

    >>> with ow._subclasses.FakeTensorMode() as mode:
    ...     x = mode.from_tensor(ow.ones(2, 3))
    ...     print(x @ ow.empty(3, 1_000_000_000))
    FakeTensor(..., size=(2, 1000000000))
    """

    def __init__(
        self, *, allow_fallback_kernels: bool = True, allow_non_fake_inputs: bool = False, shape_env: Any = None,
        static_shapes: bool | None = None, export: bool = False,
    ) -> None:  # fmt: skip
        del export
        if shape_env is not None or static_shapes is False:
            msg = "FakeTensorMode(): sizes are ints and no symbols here, so leave shape_env and static_shapes out"
            raise UnsupportedError(msg)
        self.allow_fallback_kernels, self.allow_non_fake_inputs = allow_fallback_kernels, allow_non_fake_inputs
        self.static_shapes, self.shape_env = True, None
        self.fake_tensor_converter = FakeTensorConverter()

    def __deepcopy__(self, memo: Any) -> Self:
        """The mode itself, of which the copy of a fake tensor is one too."""
        return self

    def __enter__(self) -> Self:
        thread.stand_ins += 1
        return super().__enter__()

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        thread.stand_ins -= 1

    def from_tensor(self, tensor: Tensor, *, static_shapes: bool | None = None, **_: Any) -> FakeTensor:
        """The fake tensor that is like `tensor`; a fake one of this mode is itself."""
        del static_shapes
        if isinstance(tensor, FakeTensor):
            if tensor.fake_mode is not self:
                msg = "FakeTensorMode.from_tensor(): the tensor is a fake one of another mode"
                raise ArgumentValueError(msg)
            return tensor
        with unset_fake_temporarily():
            return self.fake_tensor_converter.from_real_tensor(self, tensor)

    def is_our_fake(self, t: object) -> bool:
        """Whether it is a fake tensor of this mode."""
        return isinstance(t, FakeTensor) and t.fake_mode is self

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """The fake result of a call; NotImplemented where another class among the arguments has to compute it."""
        named = dict(kwargs or {})
        tensors = [leaf for leaf in tree_flatten((args, named))[0] if isinstance(leaf, Tensor)]
        if any(tensor._keys & TORCH_DISPATCH and not isinstance(tensor, FakeTensor) for tensor in tensors):
            return NotImplemented
        real = [tensor for tensor in tensors if not isinstance(tensor, FakeTensor)]
        if real and _is_lift(func):
            with unset_fake_temporarily():
                return self.fake_tensor_converter.from_real_tensor(self, real[0], make_constant=True)
        if "data_dependent_output" in func.tags:
            return self._number(func, args, named)
        if real:
            self._check_real(func, real)
            args, named = tree_map(self._as_fake, (tuple(args), named))
        fakes = [leaf for leaf in tree_flatten((args, named))[0] if isinstance(leaf, FakeTensor)]
        where, args, named = _on_meta_device(func, args, named, fakes)
        return self._wrapped(self._computed(func, args, named, fakes), where, fakes)

    def _as_fake(self, leaf: Any) -> Any:
        return self.from_tensor(leaf) if isinstance(leaf, Tensor) else leaf

    def _check_real(self, func: Any, real: Sequence[Tensor]) -> None:
        if not self.allow_non_fake_inputs:
            msg = (
                f"{func}: an argument of shape {list(real[0].shape)} has elements: convert it by "
                "FakeTensorMode.from_tensor(), or make the mode with allow_non_fake_inputs=True"
            )
            raise NonFakeInputError(msg)

    def _number(self, func: Any, args: Any, named: Any) -> Any:
        """What a call gives that reads elements, if all of its tensors are constants of the program."""

        def constant(leaf: Any) -> Any:
            if not isinstance(leaf, FakeTensor):
                return leaf
            if leaf.constant is None or writes_of(leaf) != leaf._constant_version:
                raise DataDependentOutputException(func, "it reads elements, which a fake tensor does not have")
            return leaf.constant

        values, values_by_name = tree_map(constant, (tuple(args), named))
        with torch_dispatch_off():
            return func(*values, **values_by_name)

    def _computed(self, func: Any, args: Any, named: Any, fakes: Sequence[FakeTensor]) -> Any:
        """What the kernels for meta give, or those of the CPU for zeros."""
        if lacks_fake(func.operator):
            reason = "there is no fake kernel for this operator; give it one by register_fake()"
            raise UnsupportedOperatorException(func, reason)
        try:
            with torch_dispatch_off(), _in_kernel():
                return func(*args, **named)
        except MetaError as error:
            if "dynamic_output_shape" in func.tags:
                reason = "the sizes of its result depend on elements, which a fake tensor does not have"
                raise DynamicOutputShapeException(func, reason) from error
            if not fakes or not self._may_fall_back(func):
                raise UnsupportedOperatorException(func, str(error)) from error
        return _computed_with_zeros(func, args, named)

    def _may_fall_back(self, func: OpOverload) -> bool:
        """Whether zeros may be computed with in the place of fake tensors: never by a function of the program."""
        changes = func._schema.is_mutable or func.is_view
        return self.allow_fallback_kernels and not changes and not func.operator.declared

    def _wrapped(self, result: Any, where: device, fakes: Sequence[FakeTensor]) -> Any:
        """A result whose tensors are fake ones; an argument that is a result is itself."""

        def wrap(leaf: Any) -> Any:
            if not isinstance(leaf, Tensor) or any(leaf is fake for fake in fakes):
                return leaf
            return become_fake(without_elements(leaf), self, where)

        return tree_map(wrap, result)


class NonFakeInputError(ArgumentError, AssertionError):
    """A call under a mode of fake tensors has a tensor with elements; PyTorch raises AssertionError."""


def _is_lift(func: OpOverload) -> bool:
    """Whether a call lets a tensor that a program wrote enter a mode."""
    return func is aten.lift_fresh.default or func is aten.lift_fresh_copy.default


def _on_meta_device(func: OpOverload, args: Any, named: Any, fakes: Sequence[FakeTensor]) -> tuple[device, Any, Any]:
    """The device of the result of a call, and its arguments with meta in the place of that device."""
    names = [argument.name for argument in func._schema.arguments]
    if "device" not in names:
        return _common_device(func, fakes), args, named
    position = names.index("device")
    is_positional = position < len(args)
    asked = args[position] if is_positional else named.get("device")
    if asked is not None:
        where = _as_device(asked)
    else:
        where = _common_device(func, fakes) if fakes else _as_device(default_device() or cpu)
    if is_positional:
        args = (*args[:position], META, *args[position + 1 :])
    else:
        named = {**named, "device": META}
    return where, args, named


def _common_device(func: OpOverload, fakes: Sequence[FakeTensor]) -> device:
    """The device of all arguments; those without dimensions on the CPU go with any. RuntimeError for two devices.

    What moves memory, such as ``copy_``, takes any devices, and its result lies where its first argument does.
    """
    result, is_number = cpu, True
    for fake in fakes[:1] if _is_move(func.operator) else fakes:
        if fake.fake_device == cpu and not fake._ndim:
            continue
        if not is_number and fake.fake_device != result:
            msg = f"{func}: expected all tensors on one device, got {result} and {fake.fake_device}"
            raise ComputeError(msg)
        result, is_number = fake.fake_device, False
    return result


def _is_move(operator: Operator) -> bool:
    """Whether an operator, or the one of which it is a form, has a kernel that moves memory between devices."""
    kernel = (operator if operator.functional is None else operator.functional).kernels.get(CPU)
    return any(hasattr(form, "on_backends") for form in (kernel, getattr(kernel, "in_place", None)))


def _computed_with_zeros(func: OpOverload, args: Any, named: Any) -> Any:
    """Tensors on meta like what an operator gives for zeros in the place of its fake arguments, on the CPU."""

    def zeros(leaf: Any) -> Any:
        if isinstance(leaf, FakeTensor):
            return _F.zeros(tuple(leaf.shape), dtype=leaf.dtype)
        return cpu if leaf is META else leaf

    def geometry(leaf: Any) -> Any:
        return on_meta(KernelPlan(leaf._sizes, leaf.dtype, leaf.stride())) if isinstance(leaf, Tensor) else leaf

    with torch_dispatch_off():
        values, values_by_name = tree_map(zeros, (tuple(args), named))
        return tree_map(geometry, func(*values, **values_by_name))


# -- questions ---------------------------------------------------------------------------------------------------------


@contextmanager
def unset_fake_temporarily() -> Iterator[FakeTensorMode | None]:
    """A context in which no mode of fake tensors has the calls of this thread; it gives the innermost one."""
    modes = torch_dispatch.modes()
    fake_mode = next((mode for mode in reversed(modes) if isinstance(mode, FakeTensorMode)), None)
    before = [torch_dispatch.leave() for _ in tuple(modes)] if fake_mode is not None else []
    remaining = [mode for mode in reversed(before) if not isinstance(mode, FakeTensorMode)]
    for mode in remaining:
        torch_dispatch.enter(mode)
    try:
        yield fake_mode
    finally:
        for _ in remaining:
            torch_dispatch.leave()
        for mode in reversed(before):
            torch_dispatch.enter(mode)


def is_fake(x: object) -> bool:
    """Whether it is a fake tensor, or a tensor that holds fake ones."""
    if isinstance(x, FakeTensor):
        return True
    if isinstance(x, Tensor) and type(x) is not Tensor and hasattr(x, "__tensor_flatten__"):
        names, _ = x.__tensor_flatten__()
        return bool(names) and all(is_fake(getattr(x, name)) for name in names)
    return False


def maybe_get_fake_mode(t: object) -> FakeTensorMode | None:
    """The mode of a fake tensor, or of those that a tensor holds; None for other values."""
    if isinstance(t, FakeTensor):
        return t.fake_mode
    if is_fake(t):
        names, _ = t.__tensor_flatten__()  # type: ignore[attr-defined]
        return maybe_get_fake_mode(getattr(t, names[0]))
    return None


class FakeCopyMode(TorchFunctionMode):
    """A context in which ``copy.deepcopy`` of tensors, and of modules, gives fake tensors of a mode.

    >>> import copy
    >>> fake = ow._subclasses.fake_tensor
    >>> with fake.FakeCopyMode(fake.FakeTensorMode()):
    ...     print(copy.deepcopy(ow.nn.Linear(2, 3)).weight)
    Parameter(FakeTensor(..., size=(3, 2), requires_grad=True))
    """

    def __init__(self, fake_mode: FakeTensorMode) -> None:
        self.fake_mode = fake_mode

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """A fake tensor for a copy, and other calls as they are."""
        del types
        named = kwargs or {}
        if func is not Tensor.__deepcopy__:  # type: ignore[attr-defined]
            return func(*args, **named)
        tensor, memo = args
        if id(tensor) not in memo:
            memo[id(tensor)] = self.fake_mode.from_tensor(tensor)
        return memo[id(tensor)]
