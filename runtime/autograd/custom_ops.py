"""Operators that a program writes in Python: ``library.custom_op``, and the backward passes given to them.

Such an operator stands in the same registry and has the same kind of table as one of the tree; it is called by its
object or as ``ops.<namespace>.<name>``. What this module adds is what makes a function into a kernel of it;
:mod:`.custom_nodes` does that with a backward pass.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from runtime.autograd.custom_arguments import checking, declares_tensor
from runtime.autograd.custom_nodes import recording
from runtime.dispatch import declared, keysets, ops, registry, schemas
from runtime.dispatch.inferring import infer_schema
from runtime.dispatch.library import Library
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.registrations import Registration
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import unrecorded
from runtime.native.builtin import Builtin, bind, is_on, is_ready
from runtime.tensor import dtypes, keys

__all__ = [
    "CustomOpDef", "custom_op", "impl_abstract", "register_autocast", "register_autograd", "register_fake",
    "register_kernel", "register_torch_dispatch", "register_vmap",
]  # fmt: skip
_EXPLICIT = keys.COMPOSITE_EXPLICIT_AUTOGRAD
_definitions: dict[str, CustomOpDef] = {}
_lasting: dict[str, Library] = {}  # what functions register that name no library, by namespace


def library_of(namespace: str) -> Library:
    """The library of registrations in a namespace that last as long as the program."""
    if namespace not in _lasting:
        _lasting[namespace] = Library(namespace, "FRAGMENT")
    return _lasting[namespace]


def keys_of_devices(function: str, device_types: Any) -> list[int | str]:
    """The dispatch keys of a type of device, of several, or of None, which is all; ValueError for an unknown one."""
    if device_types is None:
        return [_EXPLICIT]
    types = (device_types,) if isinstance(device_types, str) else tuple(device_types)
    for item in types:
        if item not in keys.OF_DEVICES:
            msg = f"{function}: expected one of the device types {', '.join(keys.OF_DEVICES)}, got {item!r}"
            raise ArgumentValueError(msg)
    return [keys.register_backend(keys.OF_DEVICES[item]) for item in types]


class CustomOpDef:
    """An operator that a program wrote; see :func:`custom_op`.

    A call of it is recorded as one operation, and nothing that its function does.
    """

    __slots__ = ("__call__", "__dict__", "__weakref__")
    __call__: Callable[..., Any]  # in a slot, so that a call goes to the operator's builtin without a frame of Python

    def __init__(self, name: str, schema: str, function: Callable[..., Any], tags: Any = ()) -> None:
        namespace, _, operator_name = name.partition("::")
        self._qualname, self._namespace, self._name, self.__name__ = name, namespace, operator_name, operator_name
        self._init_fn = function
        if name in _definitions:  # the program writes it anew, as a notebook does
            _definitions[name]._library._destroy()
        self._library: Library = Library(namespace, "FRAGMENT")
        self._library.define(operator_name + schema, tags=tags)
        self.operator = registry.find(name)
        self._opoverload = ops.overload_of(self.operator)
        self.__call__ = self._opoverload._call
        self._result = inspect.signature(function).return_annotation
        self._disabled: dict[int | str, Registration] = {}  # what serves instead, by keys of disabled kernels
        self._library.register(self.operator, keys.AUTOGRAD, recording(self.operator, None, None))
        _definitions[name] = self

    @property
    def default(self) -> Any:
        """The overload without a name, by PyTorch's word for it."""
        return self._opoverload

    @property
    def kernels(self) -> dict[str, Callable[..., Any]]:
        """The functions of the program in its table, by the names of their keys."""
        return {
            keys.name_of(key): inspect.unwrap(kernel) for key, kernel in self.operator.kernels.items()
            if hasattr(kernel, "__wrapped__")
        }  # fmt: skip

    def register_kernel(self, device_types: Any, func: Callable[..., Any] | None = None, /) -> Any:
        """Let a function compute it on some devices, on all where they are None; without one, a decorator.

        ValueError for a type of device that PyTorch does not have either.
        """
        where = keys_of_devices("register_kernel()", device_types)

        def take(function: Callable[..., Any]) -> Callable[..., Any]:
            for key in where:
                self._library.register(self.operator, key, self._below_autograd(function))
            return function

        return take if func is None else take(func)

    def _below_autograd(self, function: Callable[..., Any]) -> Kernel:
        """A function as a kernel below autograd, whose results share no memory with arguments."""
        check = checking(self._qualname, self._result)
        general = unrecorded(declared.by_position(self.operator, function), check)
        called = declared.called_by_names(self.operator, function)
        return UnrecordedKernel(general, called, check, is_tensor=declares_tensor(self._result))

    @contextmanager
    def set_kernel_enabled(self, device_type: str, enabled: bool = True) -> Iterator[None]:
        """A context in which the kernel of a device, given by :meth:`register_kernel`, is used or passed over."""
        (key,) = keys_of_devices("set_kernel_enabled()", device_type)
        was_disabled = key in self._disabled
        self._set_disabled(key, not enabled)
        try:
            yield
        finally:
            self._set_disabled(key, was_disabled)

    def _set_disabled(self, key: int | str, is_disabled: bool) -> None:
        """Let the function that defined the operator serve a key, or no longer."""
        if is_disabled and key not in self._disabled:
            self._disabled[key] = Registration(declared.by_position(self.operator, self._init_fn))
            self.operator.register(key, self._disabled[key])
        elif not is_disabled and key in self._disabled:
            self.operator.unregister(key, self._disabled.pop(key))

    def register_fake(self, func: Callable[..., Any], /) -> Callable[..., Any]:
        """Let a function say of which shape and dtype results are for tensors on the device "meta"."""
        return _take_fake(self._library, self.operator, func)

    def register_autograd(
        self, backward: Callable[..., Any], /, *, setup_context: Callable[..., Any] | None = None
    ) -> None:
        """``backward(ctx, *grads)`` gives gradients of inputs; ``setup_context(ctx, inputs, output)`` keeps values.

        For an argument that is a list of tensors it gives a list; a result that is a list has a list of gradients.
        RuntimeError for an operator that writes into its arguments.
        """
        _take_backward(self._library, self.operator, backward, setup_context)

    def register_vmap(self, func: Callable[..., Any] | None = None, /) -> Any:
        """``func(info, in_dims, *args)`` computes a batch: a pair, the results and their ``out_dims``."""
        take = functools.partial(_take_vmap, self._library, self.operator)
        return take if func is None else take(func)

    def register_autocast(self, device_type: str, cast_inputs: Any, /) -> None:
        """In regions of mixed precision cast all floating tensors among the arguments to one dtype."""
        _take_casts(self.operator, device_type, cast_inputs)

    def register_torch_dispatch(self, torch_dispatch_class: type, func: Callable[..., Any] | None = None, /) -> Any:
        """Let a function have the calls in which a mode or a class with ``__torch_dispatch__`` takes part."""
        return register_torch_dispatch(self, torch_dispatch_class, func)

    def __repr__(self) -> str:
        return f"<CustomOpDef({self._qualname})>"


class UnrecordedKernel(Builtin):
    """A program's function as a kernel below autograd; its builtin calls the function itself, and checks the result."""

    def __init__(
        self, general: Kernel, called: tuple[Callable[..., Any], tuple[str, ...], tuple[int, ...]],
        check: Callable[..., None], *, is_tensor: bool,
    ) -> None:  # fmt: skip
        super().__init__(general, "runtime.autograd.loops.unrecorded", "call_unrecorded")
        self.called = *called, check
        self.is_tensor = is_tensor

    def prepare_kernel(self) -> Kernel:
        """As of other builtins; but what is bound to it ends with it, as a library and what it registered do."""
        if self.is_waiting and not is_on():
            self.call = self.general
        if self.is_waiting and is_ready(*self.place):
            from runtime.autograd.loops import unrecorded as native

            bound = native.bound_to(self.general, *self.called, is_tensor=self.is_tensor)
            self.call = bind(native.call_unrecorded, bound, self.place[1])
        return self.general if self.is_waiting else self.call


def custom_op(
    name: str, fn: Callable[..., Any] | None = None, /, *, mutates_args: str | Iterable[str],
    device_types: Any = None, schema: str | None = None, tags: Any = None,
) -> Any:  # fmt: skip
    """Make an operator of a function; without one, a decorator. `name` is ``"namespace::name"``. ValueError otherwise.

    `mutates_args` are the names of the tensors that it writes into, or "unknown"; ValueError for other names. The
    types of arguments and results are those of `schema`, or of the annotations (:func:`infer_schema`). A call raises
    RuntimeError where a result shares memory with an argument or with another result, and where it is no tensor though
    the annotation of the result is Tensor.

    >>> @ow.library.custom_op("mine::cube", mutates_args=())
    ... def cube(x: ow.Tensor) -> ow.Tensor:
    ...     return x * x * x
    >>> cube.register_autograd(
    ...     lambda ctx, grad: grad * 3 * ctx.saved_tensors[0] ** 2,
    ...     setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs),
    ... )
    >>> x = ow.tensor(2.0, requires_grad=True)
    >>> ow.ops.mine.cube(x).backward()
    >>> x.grad
    tensor(12.)
    """
    namespace, separator, operator_name = name.partition("::")
    if not (separator and namespace.isidentifier() and operator_name.isidentifier()):
        msg = f"custom_op(): a name is written namespace::name, got {name!r}"
        raise ArgumentValueError(msg)
    devices = keys_of_devices("custom_op()", device_types)

    def make(function: Callable[..., Any]) -> CustomOpDef:
        text = infer_schema(function, mutates_args=mutates_args) if schema is None else schema
        definition = CustomOpDef(name, text, function, tags or ())
        functools.update_wrapper(definition, function, ("__doc__", "__module__"), ())
        for key in devices:
            definition._library.register(definition.operator, key, definition._below_autograd(function))
        return definition

    return make if fn is None else make(fn)


def lacks_fake(operator: Operator) -> bool:
    """Whether it is an operator of :func:`custom_op` for which nobody registered a fake kernel."""
    return operator.name in _definitions and keys.META not in operator.kernels


# -- by name -----------------------------------------------------------------------------------------------------------


def _operator_of(op: Any, function: str) -> tuple[Operator, Library]:
    """The operator that is named, or of an overload or a definition, and the library of what is registered for it."""
    if isinstance(op, CustomOpDef):
        return op.operator, op._library
    operator = op.operator if isinstance(op, ops.OpOverload) else registry.named(op) if isinstance(op, str) else None
    if operator is None:
        msg = f"{function}(): expected an operator of custom_op, or its name, got {op!r}"
        raise ArgumentError(msg)
    return operator, library_of(operator.name.rpartition("::")[0] or "aten")


def _take_fake(library: Library, operator: Operator, function: Callable[..., Any]) -> Callable[..., Any]:
    kernel = declared.as_kernel(operator, function)

    @functools.wraps(function, updated=())
    def fake(*values: Any) -> Any:
        with keysets.fake_context():
            return kernel(*values)

    library.register(operator, keys.META, fake)
    return function


def _take_backward(library: Library, operator: Operator, backward: Any, setup: Any) -> None:
    written = [argument.name for argument in schemas.arguments_of(operator.schema) if argument.is_written]
    if written:
        msg = (
            f"{operator.name} writes into {', '.join(written)}, which has no gradient; give an operator that makes new "
            "tensors the backward function"
        )
        raise ComputeError(msg)
    library.register(operator, keys.AUTOGRAD, recording(operator, backward, setup))


def _take_vmap(library: Library, operator: Operator, function: Callable[..., Any]) -> Callable[..., Any]:
    library.register(operator, keys.VMAP_RULE, function)
    return function


def _take_casts(operator: Operator, device_type: Any, cast_inputs: Any) -> None:
    if device_type not in keys.OF_DEVICES:
        msg = f"register_autocast(): expected one of the device types {', '.join(keys.OF_DEVICES)}, got {device_type!r}"
        raise ArgumentValueError(msg)
    if not isinstance(cast_inputs, dtypes.dtype):
        msg = f"register_autocast(): cast_inputs is a dtype, got {cast_inputs!r}"
        raise ArgumentValueError(msg)
    operator.cast_inputs = {**operator.cast_inputs, device_type: cast_inputs}
    operator.clear()


def register_fake(op: Any, func: Callable[..., Any] | None = None, /, *, lib: Any = None, **_: Any) -> Any:
    """:meth:`CustomOpDef.register_fake` of an operator or of its name; without a function, a decorator.

    By its name the operator may be one that is declared later.
    """
    if func is None:
        return functools.partial(register_fake, op, lib=lib)
    if isinstance(op, str) and "::" in op and registry.named(op) is None:
        library = lib or library_of(op.partition("::")[0])
        declared.when_declared(op, lambda operator: _take_fake(library, operator, func))
        return func
    operator, library = _operator_of(op, "register_fake")
    return _take_fake(lib or library, operator, func)


impl_abstract = register_fake  # its older name


def register_kernel(
    op: Any, device_types: Any, func: Callable[..., Any] | None = None, /, *, lib: Any = None, **_: Any
) -> Any:
    """:meth:`CustomOpDef.register_kernel` of an operator or of its name."""
    if isinstance(op, CustomOpDef) or (isinstance(op, str) and op in _definitions):
        return (op if isinstance(op, CustomOpDef) else _definitions[op]).register_kernel(device_types, func)
    operator, library = _operator_of(op, "register_kernel")
    if func is None:
        return functools.partial(register_kernel, op, device_types, lib=lib)
    for key in keys_of_devices("register_kernel()", device_types):
        (lib or library).register(operator, key, declared.as_kernel(operator, func))
    return func


def register_autograd(
    op: Any, backward: Callable[..., Any], /, *, setup_context: Callable[..., Any] | None = None, lib: Any = None,
    **_: Any,
) -> None:  # fmt: skip
    """:meth:`CustomOpDef.register_autograd` of an operator or of its name."""
    operator, library = _operator_of(op, "register_autograd")
    _take_backward(lib or library, operator, backward, setup_context)


def register_vmap(op: Any, func: Callable[..., Any] | None = None, /, *, lib: Any = None) -> Any:
    """:meth:`CustomOpDef.register_vmap` of an operator or of its name.

    >>> @ow.library.custom_op("mine::tripled", mutates_args=())
    ... def tripled(x: ow.Tensor) -> ow.Tensor:
    ...     return x * 3
    >>> rule = ow.library.register_vmap("mine::tripled", lambda info, in_dims, x: (tripled(x), in_dims[0]))
    >>> ow.vmap(tripled)(ow.tensor([1.0, 2.0]))
    tensor([3., 6.])
    """
    operator, library = _operator_of(op, "register_vmap")
    take = functools.partial(_take_vmap, lib or library, operator)
    return take if func is None else take(func)


def register_autocast(op: Any, device_type: str, cast_inputs: Any, /, *, lib: Any = None) -> None:
    """:meth:`CustomOpDef.register_autocast` of an operator or of its name."""
    del lib
    _take_casts(_operator_of(op, "register_autocast")[0], device_type, cast_inputs)


def register_torch_dispatch(
    op: Any, torch_dispatch_class: type, func: Callable[..., Any] | None = None, /, *, lib: Any = None
) -> Any:
    """Let ``func(mode_or_cls, func, types, args, kwargs)`` have an operator's calls that a class would have.

    `torch_dispatch_class` is a class of modes, or of tensors, with ``__torch_dispatch__``. Without a function, a
    decorator.
    """
    operator, library = _operator_of(op, "register_torch_dispatch")
    if not isinstance(torch_dispatch_class, type):
        msg = f"register_torch_dispatch(): expected a class with __torch_dispatch__, got {torch_dispatch_class!r}"
        raise ArgumentError(msg)

    def take(function: Callable[..., Any]) -> Callable[..., Any]:
        operator.torch_dispatch = {**operator.torch_dispatch, torch_dispatch_class: function}
        return function

    del library, lib
    return take if func is None else take(func)
