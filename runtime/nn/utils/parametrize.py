"""Parameters that are computed from others: ``module.weight`` is what modules make of ``original`` tensors.

A parametrised module has a class of its own, whose properties compute the tensors; below ``parametrizations`` it has,
for every such tensor, a list of the modules that compute it and the originals that are learnt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from copy import deepcopy
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.guards import no_grad
from runtime.nn.containers import ModuleDict, ModuleList
from runtime.nn.module import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor

__all__ = [
    "ParametrizationList", "cached", "is_parametrized", "register_parametrization", "remove_parametrizations",
    "transfer_parametrizations_and_params", "type_before_parametrizations",
]  # fmt: skip

_LIST = "parametrizations"  # the submodule with the lists
_ORIGINAL = "original"
# What was computed inside of `cached`, by module and name; the module is kept so that its id stays its own.
_cache: ContextVar[dict[tuple[int, str], tuple[Any, Any]] | None] = ContextVar("cache", default=None)


@contextmanager
def cached() -> Iterator[None]:
    """Compute every parametrised tensor once inside of the block, however often it is asked for."""
    if _cache.get() is not None:
        yield
        return
    token = _cache.set({})
    try:
        yield
    finally:
        _cache.reset(token)


def _place(tensor: Any, value: Any) -> None:
    """Let a tensor, which stays the same object, show other memory."""
    if tensor is not value:
        tensor.data = value.detach()


def _register(module: Module, name: str, tensor: Any) -> None:
    if isinstance(tensor, Parameter):
        module.register_parameter(name, tensor)
    else:
        module.register_buffer(name, tensor)


def _inverted(module: Any, value: Any) -> Any:
    """``module.right_inverse(value)``; the value itself where there is none."""
    if not hasattr(module, "right_inverse"):
        return value
    try:
        return module.right_inverse(value)
    except NotImplementedError:
        return value


class ParametrizationList(ModuleList):
    """The modules that compute a tensor, and what they compute it from: ``original``, or ``original0``, ..."""

    original: Tensor

    def __init__(self, modules: Sequence[Module], original: Any, unsafe: bool = False) -> None:
        if not modules:
            msg = "ParametrizationList requires one or more modules."
            raise ArgumentValueError(msg)
        super().__init__(modules)
        self.unsafe = unsafe
        shape, dtype = original.shape, original.dtype
        with no_grad():
            new: Any = original
            for module in reversed(modules):
                new = _inverted(module, new)
        if not isinstance(new, (Tensor, Sequence)):
            msg = f"'right_inverse' must return a Tensor or a Sequence of tensors. Got {type(new).__name__}"
            raise ArgumentValueError(msg)
        self.is_tensor = isinstance(new, Tensor)
        self.ntensors = 1 if self.is_tensor else len(new)
        if isinstance(new, Tensor):
            if new.dtype != dtype:
                msg = (
                    "When `right_inverse` outputs one tensor, it may not change the dtype: "
                    f"it was {dtype} and is {new.dtype}"
                )
                raise ArgumentValueError(msg)
            _place(original, new)  # what optimisers hold stays the parameter
            _register(self, _ORIGINAL, original)
        else:
            self._register_several(original, new)
        if not unsafe:
            _check(self(), shape, dtype, "Registering a parametrization")

    def _register_several(self, original: Any, new: Sequence[Any]) -> None:
        """Make parameters of several tensors, if the one before them was a parameter."""
        for number, item in enumerate(new):
            if not isinstance(item, Tensor):
                msg = (
                    "'right_inverse' must return a Tensor or a Sequence of tensors. "
                    f"Got element {number} of the sequence with type {type(item).__name__}."
                )
                raise ArgumentValueError(msg)
            value: Any = Parameter(item, original.requires_grad) if isinstance(original, Parameter) else item
            _register(self, f"{_ORIGINAL}{number}", value)

    def originals(self) -> list[Any]:
        """What the tensor is computed from."""
        if self.is_tensor:
            return [self.original]
        return [getattr(self, f"{_ORIGINAL}{number}") for number in range(self.ntensors)]

    def right_inverse(self, value: Any) -> None:
        """Change the originals so that the tensor becomes `value`, as far as the modules' ``right_inverse`` do that."""
        with no_grad():
            for module in reversed(list(self)):
                if not hasattr(module, "right_inverse"):
                    msg = f"parametrization {type(module).__name__} does not implement right_inverse."
                    raise ComputeError(msg)
                value = module.right_inverse(value)
            tensors = [value] if self.is_tensor else value
            if not isinstance(tensors, Sequence) or len(tensors) != self.ntensors:
                shown = f"{len(tensors)} tensors" if isinstance(tensors, Sequence) else type(tensors).__name__
                msg = f"'right_inverse' must return a sequence of {self.ntensors} tensors. Got {shown}."
                raise ArgumentValueError(msg)
            for original, new in zip(self.originals(), tensors, strict=True):
                if not isinstance(new, Tensor):
                    msg = f"`right_inverse` should return a tensor. Got {type(new).__name__}"
                    raise ArgumentValueError(msg)
                if new.dtype != original.dtype:
                    msg = (
                        f"The tensor returned by `right_inverse` has dtype {new.dtype} while `original` has dtype "
                        f"{original.dtype}"
                    )
                    raise ArgumentValueError(msg)
                _place(original, new)

    def forward(self) -> Any:
        """The tensor."""
        first, *further_modules = self
        value = first(*self.originals())
        for module in further_modules:
            value = module(value)
        return value


def _check(value: Any, shape: Any, dtype: Any, subject: str) -> None:
    """ValueError unless a tensor is as it was before."""
    if not isinstance(value, Tensor):
        msg = f"A parametrization must return a tensor. Got {type(value).__name__}."
        raise ArgumentValueError(msg)
    for name, before, now in (("dtype", dtype, value.dtype), ("shape", shape, value.shape)):
        if before != now:
            msg = (
                f"{subject} may not change the {name} of the tensor, unless the `unsafe` flag is enabled: it was "
                f"{before} and is {now}"
            )
            raise ArgumentValueError(msg)


# -- the class of a parametrised module ---------------------------------------------------------------------------


def _property(name: str) -> property:
    """The attribute that computes a tensor; what is assigned to it changes the originals."""

    def compute(self: Any) -> Any:
        compute_it: Callable[[], Any] = self._modules[_LIST][name]
        cached = _cache.get()
        if cached is None:
            return compute_it()
        key = id(self), name
        if key not in cached:
            cached[key] = self, compute_it()
        return cached[key][1]

    def assign(self: Any, value: Any) -> None:
        self._modules[_LIST][name].right_inverse(value)

    return property(compute, assign)


def _no_pickling(self: Any) -> Any:
    msg = f"a {type(self).__name__} is not pickled: only its state_dict() can be saved"
    raise ComputeError(msg)


def _copied(self: Any, memo: dict[int, Any]) -> Any:
    """A copy whose class is its own, so that taking a parametrisation from one leaves the other alone."""
    base = type_before_parametrizations(self)
    copied: Any = object.__new__(base)
    memo[id(self)] = copied
    copied.__dict__.update(deepcopy(self.__dict__, memo))
    _dress(copied, base)
    return copied


def _dress(module: Any, base: type) -> None:
    """Give a module the class with a property for every list that it has."""
    members: dict[str, Any] = {name: _property(name) for name in module._modules[_LIST]}
    members["__getstate__"] = _no_pickling
    if not hasattr(base, "__deepcopy__"):
        members["__deepcopy__"] = _copied
    module.__class__ = type(f"Parametrized{base.__name__}", (base,), {**members, "__module__": base.__module__})


# -- what users call ----------------------------------------------------------------------------------------------


def is_parametrized(module: Module, tensor_name: str | None = None) -> bool:
    """Whether a tensor of a module, or any of them, is parametrised."""
    lists = module._modules.get(_LIST)
    if not isinstance(lists, ModuleDict):
        return False
    return len(lists) > 0 if tensor_name is None else tensor_name in lists


def type_before_parametrizations(module: Module) -> type:
    """The class of a module without its parametrisations."""
    return type(module).__bases__[0] if is_parametrized(module) else type(module)


def register_parametrization(
    module: Module, tensor_name: str, parametrization: Module, *, unsafe: bool = False
) -> Module:
    """Compute a parameter or buffer by ``parametrization(original)``; several are applied in the order they came in.

    With ``right_inverse``, its inverse, the tensor keeps its value, and may be assigned to; that may also return
    several tensors, which `parametrization` gets as arguments. ValueError where shape or dtype would change, unless
    `unsafe`.
    """
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        parametrization_list: Any = module._modules[_LIST][tensor_name]
        if not unsafe:
            _check_further(getattr(module, tensor_name), parametrization)
        parametrization_list.append(parametrization)
        parametrization_list.unsafe |= unsafe
        return module
    if tensor_name not in module._buffers and tensor_name not in module._parameters:
        msg = (
            f"Module '{module}' does not have a parameter, a buffer, or a parametrized element with name "
            f"'{tensor_name}'"
        )
        raise ArgumentValueError(msg)
    parametrizations = ParametrizationList([parametrization], getattr(module, tensor_name), unsafe)
    delattr(module, tensor_name)
    base = type_before_parametrizations(module)
    if not is_parametrized(module):
        module._modules[_LIST] = ModuleDict()
    module._modules[_LIST][tensor_name] = parametrizations
    _dress(module, base)
    return module


def _check_further(tensor: Any, parametrization: Any) -> None:
    """ValueError unless a parametrisation and its inverse leave shape and dtype of a parametrised tensor."""
    value = parametrization(tensor)
    _check(value, tensor.shape, tensor.dtype, "Registering a parametrization")
    back = _inverted(parametrization, value)
    if not isinstance(back, Tensor):
        msg = f"parametrization.right_inverse must return a tensor. Got: {type(back).__name__}"
        raise ArgumentValueError(msg)
    _check(back, tensor.shape, tensor.dtype, "parametrization.right_inverse")


def remove_parametrizations(module: Module, tensor_name: str, leave_parametrized: bool = True) -> Module:
    """Make a parametrised tensor a parameter or buffer again, with its value of now, or that of its original."""
    if not is_parametrized(module, tensor_name):
        msg = f"Module {module} does not have a parametrization on {tensor_name}"
        raise ArgumentValueError(msg)
    lists: Any = module._modules[_LIST]
    parametrization_list = lists[tensor_name]
    if parametrization_list.is_tensor:
        original = parametrization_list.original
        if leave_parametrized:
            with no_grad():
                _place(original, getattr(module, tensor_name))
    elif leave_parametrized:
        value: Any = getattr(module, tensor_name)
        original = Parameter(value) if value.requires_grad else value
    else:
        msg = (
            "Cannot leave unparametrized (`leave_parametrized=False`) a tensor that is parametrized in terms of a "
            "sequence of tensors."
        )
        raise ArgumentValueError(msg)
    base = type_before_parametrizations(module)
    del lists[tensor_name]
    if len(lists):
        _dress(module, base)
    else:
        del module._modules[_LIST]
        module.__class__ = base
    _register(module, tensor_name, original)
    return module


def transfer_parametrizations_and_params(
    from_module: Module, to_module: Module, tensor_name: str | None = None
) -> Module:
    """Give a module the parametrisations and originals of another, of one tensor or of all."""
    if not is_parametrized(from_module):
        return to_module
    lists: Any = from_module._modules[_LIST]
    names: Iterable[str] = list(lists) if tensor_name is None else [tensor_name]
    for name in names:
        if not hasattr(to_module, name):
            setattr(to_module, name, Parameter(getattr(from_module, name)))
        source = lists[name]
        for module in source:
            register_parametrization(to_module, name, module)
        target: Any = to_module._modules[_LIST][name]
        for members in ("_parameters", "_buffers"):
            for key, value in source.__dict__[members].items():
                setattr(target, key, value)
    return to_module
