"""Operators that a program writes in Python: ``library.custom_op``, and the backward passes given to them.

Such an operator is called by its object or as ``ops.<namespace>.<name>``. Nothing of it is traced; what
``register_fake`` is given says of which shape its results are for tensors on the device "meta".
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

from runtime.autograd.custom_arguments import Layout, check_defaults, check_numbers, check_results, written_arguments
from runtime.autograd.function import Function
from runtime.dispatch import ops
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, UnsupportedError
from runtime.guards import is_grad_enabled, no_grad
from runtime.tensor import Tensor

__all__ = [
    "CustomOpDef", "custom_op", "impl_abstract", "register_autograd", "register_fake", "register_kernel",
]  # fmt: skip
# PyTorch's device types with their dispatch keys. Tensors lie on the CPU and on "meta"; a kernel of another device
# stays in the operator's table, for programs that list what is registered.
_KEYS_OF_DEVICES = {
    "cpu": "CPU", "cuda": "CUDA", "meta": "Meta", "xpu": "XPU", "mps": "MPS", "hpu": "HPU", "xla": "XLA", "ipu": "IPU",
    "mtia": "MTIA", "maia": "MAIA", "ve": "VE", "lazy": "Lazy", "privateuseone": "PrivateUse1",
}  # fmt: skip
_EXPLICIT, _IMPLICIT, _AUTOGRAD = "CompositeExplicitAutograd", "CompositeImplicitAutograd", "Autograd"
_KEYS = (
    _EXPLICIT, _IMPLICIT, _AUTOGRAD, *_KEYS_OF_DEVICES.values(),
    *(f"{_AUTOGRAD}{key}" for key in _KEYS_OF_DEVICES.values()),
)  # fmt: skip
_known: dict[str, CustomOpDef] = {}
_waiting: dict[str, Callable[..., Any]] = {}  # given to register_fake() before the operator was made


class _Call:
    """One recorded call: its arguments by name, how the others and the result are laid out in lists."""

    def __init__(self, named: dict[str, Any], inputs: Layout) -> None:
        self.named, self.inputs = named, inputs
        self.outputs: Layout | None = None  # where there are several
        self.is_list = False  # the result, whose gradients are then one list


class CustomOpDef:
    """An operator that a program wrote; see :func:`custom_op`.

    ``kernels`` is its table: every function that was registered, by the name of its dispatch key.
    """

    def __init__(self, name: str, signature: inspect.Signature) -> None:
        self._qualname = name
        self.__name__ = name.partition("::")[2]
        self._signature = signature
        check_defaults(name, signature)
        self.kernels: dict[str, Callable[..., Any]] = {}
        if name in _waiting:
            self.register_fake(_waiting.pop(name))
        self._backward: Callable[..., Any] | None = None
        self._setup: Callable[..., Any] | None = None
        self._written: tuple[str, ...] = ()
        self._is_functional = False  # whether results may not share memory with arguments
        self._recorded = self._recording()

    @property
    def default(self) -> CustomOpDef:
        """The overload without a name, by PyTorch's word for it."""
        return self

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """What the function gives; it is recorded as one operation, and nothing that it does."""
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        check_numbers(self._qualname, self._signature, bound.arguments)
        given, named = bound.args, bound.kwargs
        values = (*given, *named.values())
        fake, above, through = self.kernels.get("Meta"), self._kernel_of("AutogradCPU", _AUTOGRAD), self._through
        if fake is not None and any(map(_is_meta, values)):
            return fake(*given, **named)
        recorded = is_grad_enabled() and any(map(_requires_grad, values))
        if above is not None and recorded:
            return above(*given, **named)
        if through is not None:
            return through(*given, **named)
        if recorded:
            return self._record(given, named)
        with no_grad():
            return self._run(given, named)

    def _kernel_of(self, *names: str) -> Callable[..., Any] | None:
        """What is registered under the first of some dispatch keys that has anything."""
        return next((self.kernels[name] for name in names if name in self.kernels), None)

    @property
    def _through(self) -> Callable[..., Any] | None:
        """What computes it through the operations of others, where no kernel does as one operation."""
        return None if self._kernel_of("CPU", _EXPLICIT) is not None else self.kernels.get(_IMPLICIT)

    def _run(self, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        kernel = self._kernel_of("CPU", _EXPLICIT)
        if kernel is None:
            registered = ", ".join(self.kernels) or "none"
            msg = (
                f"{self._qualname} has no kernel for the CPU; give it one by register_kernel('cpu'); "
                f"registered: {registered}"
            )
            raise UnsupportedError(msg)
        result = kernel(*given, **named)
        if self._is_functional:
            check_results(self._qualname, self._signature.return_annotation, (*given, *named.values()), result)
        return result

    def _record(self, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        call = _Call(named, Layout(given))
        results = self._recorded(call, *call.inputs.flat(given))
        return results if call.outputs is None else call.outputs.nested(results)[0]

    def _recording(self) -> Callable[..., Any]:
        """The call with its backward pass, as a Function of a :class:`_Call` and of its arguments, laid out flat."""
        outer = self

        def forward(call: _Call, *items: Any) -> Any:
            result = outer._run(call.inputs.nested(items), call.named)
            if not isinstance(result, (list, tuple)):
                return result
            call.is_list = isinstance(result, list)
            call.outputs = Layout((result,))
            return tuple(result)

        def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
            call, *items = inputs
            ctx.call = call
            ctx.needs_input_grad = call.inputs.nested(ctx.needs_input_grad[1:], plain=True)
            if outer._setup is not None:
                result = output if call.outputs is None else call.outputs.nested(output)[0]
                more = {"keyword_only_inputs": call.named} if call.named else {}
                outer._setup(ctx=ctx, inputs=call.inputs.nested(items), output=result, **more)

        def backward(ctx: Any, *grads: Any) -> Any:
            if outer._backward is None:
                msg = (
                    f"Trying to backward through {outer._qualname} but no autograd formula was registered. "
                    "Please use register_autograd to add one."
                )
                raise ComputeError(msg)
            call = ctx.call
            returned = outer._backward(ctx, list(grads)) if call.is_list else outer._backward(ctx, *grads)
            return None, *call.inputs.gradients(outer._qualname, returned)

        functions: dict[str, Callable[..., Any]] = {
            "forward": forward, "setup_context": setup_context, "backward": backward
        }  # fmt: skip
        kind = type(self.__name__, (Function,), {name: staticmethod(function) for name, function in functions.items()})
        return kind.apply  # type: ignore[attr-defined, no-any-return]

    def register_kernel(self, device_types: Any, func: Callable[..., Any] | None = None, /) -> Any:
        """Let a function compute it on some devices, on all where they are None; without one, a decorator.

        ValueError for a type of device that PyTorch does not have either.
        """
        names = keys_of_devices("register_kernel()", device_types)

        def take(function: Callable[..., Any]) -> Callable[..., Any]:
            for name in names:
                self.kernels[name] = function
            return function

        return take if func is None else take(func)

    def implement(self, key: str, function: Callable[..., Any]) -> None:
        """Put a function into the table under a dispatch key; ValueError for a key that no call looks at."""
        if key not in _KEYS:
            msg = f"{self._qualname}: expected one of the dispatch keys {', '.join(_KEYS)}, got {key!r}"
            raise ArgumentValueError(msg)
        self.kernels[key] = function

    def register_fake(self, func: Callable[..., Any], /) -> Callable[..., Any]:
        """Let a function say of which shape and dtype results are for tensors on the device "meta"."""
        self.kernels["Meta"] = func
        return func

    def register_autograd(
        self, backward: Callable[..., Any], /, *, setup_context: Callable[..., Any] | None = None
    ) -> None:
        """``backward(ctx, *grads)`` gives gradients of inputs; ``setup_context(ctx, inputs, output)`` keeps values.

        For an argument that is a list of tensors it gives a list; a result that is a list has a list of gradients.
        RuntimeError for an operator that writes into its arguments.
        """
        if self._written:
            msg = (
                f"{self._qualname} writes into {', '.join(self._written)}, which has no gradient; give "
                "an operator that makes new tensors the backward function"
            )
            raise ComputeError(msg)
        self._backward, self._setup = backward, setup_context

    def __repr__(self) -> str:
        return f"<CustomOpDef({self._qualname})>"


def _requires_grad(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return any(map(_requires_grad, value))
    return isinstance(value, Tensor) and value.requires_grad


def _is_meta(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return any(map(_is_meta, value))
    return isinstance(value, Tensor) and value.is_meta


def keys_of_devices(function: str, device_types: Any) -> list[str]:
    """The dispatch keys of a type of device, of several, or of None, which is all; ValueError for an unknown one."""
    if device_types is None:
        return [_EXPLICIT]
    types = (device_types,) if isinstance(device_types, str) else tuple(device_types)
    for item in types:
        if item not in _KEYS_OF_DEVICES:
            msg = f"{function}: expected one of the device types {', '.join(_KEYS_OF_DEVICES)}, got {item!r}"
            raise ArgumentValueError(msg)
    return [_KEYS_OF_DEVICES[item] for item in types]


def custom_op(
    name: str, fn: Callable[..., Any] | None = None, /, *, mutates_args: str | Iterable[str],
    device_types: Any = None, schema: str | None = None, tags: Any = None,
) -> Any:  # fmt: skip
    """Make an operator of a function; without one, a decorator. `name` is ``"namespace::name"``. ValueError otherwise.

    `mutates_args` are the names of the tensors that it writes into, or "unknown"; ValueError for other names. A call
    raises RuntimeError where a result shares memory with an argument or with another result, and where it is no tensor
    though the annotation of the result is Tensor.

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
    del schema, tags
    namespace, separator, own = name.partition("::")
    if not (separator and namespace.isidentifier() and own.isidentifier()):
        msg = f"custom_op(): a name is written namespace::name, got {name!r}"
        raise ArgumentValueError(msg)

    names = keys_of_devices("custom_op()", device_types)

    def make(function: Callable[..., Any]) -> CustomOpDef:
        signature = inspect.signature(function)
        written = written_arguments("custom_op()", signature, mutates_args)
        made = CustomOpDef(name, signature)
        made._written, made._is_functional = written, True
        functools.update_wrapper(made, function, ("__doc__", "__module__"), ())
        for item in names:
            made.kernels[item] = function
        add(made, namespace, own)
        return made

    return make if fn is None else make(fn)


def add(made: CustomOpDef, namespace: str, name: str) -> None:
    """Let an operator be found, by its full name and as ``ops.<namespace>.<name>``."""
    _known[made._qualname] = made
    ops.register(namespace, name, made)


def known(name: str) -> CustomOpDef | None:
    """The operator of a full name."""
    return _known.get(name)


def forget(name: str) -> None:
    """Let an operator not be found any more."""
    _known.pop(name, None)
    namespace, _, own = name.partition("::")
    ops.unregister(namespace, own)


def _found(op: Any, function: str) -> CustomOpDef:
    found = op if isinstance(op, CustomOpDef) else _known.get(op) if isinstance(op, str) else None
    if found is None:
        msg = f"{function}(): expected an operator of custom_op, or its name, got {op!r}"
        raise ArgumentError(msg)
    return found


def _wait(name: str, func: Callable[..., Any]) -> Callable[..., Any]:
    _waiting[name] = func
    return func


def register_fake(op: Any, func: Callable[..., Any] | None = None, /, **_: Any) -> Any:
    """:meth:`CustomOpDef.register_fake` of an operator or of its name; without a function, a decorator.

    By its name the operator may be one that is made later.
    """
    if isinstance(op, str) and op not in _known and "::" in op:
        return functools.partial(_wait, op) if func is None else _wait(op, func)
    made = _found(op, "register_fake")
    return made.register_fake if func is None else made.register_fake(func)


impl_abstract = register_fake  # its older name


def register_kernel(op: Any, device_types: Any, func: Callable[..., Any] | None = None, /, **_: Any) -> Any:
    """:meth:`CustomOpDef.register_kernel` of an operator or of its name."""
    return _found(op, "register_kernel").register_kernel(device_types, func)


def register_autograd(
    op: Any, backward: Callable[..., Any], /, *, setup_context: Callable[..., Any] | None = None, **_: Any
) -> None:
    """:meth:`CustomOpDef.register_autograd` of an operator or of its name."""
    _found(op, "register_autograd").register_autograd(backward, setup_context=setup_context)
