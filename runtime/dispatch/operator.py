"""An operator: one overload's schema and facts as data, and its table from key sets to callables.

The table is a dict whose missing entries resolve themselves, so that a call costs one look-up:
``ADD_TENSOR[self._keys | other._keys](self, other, 1)``. Kernels take the arguments of the schema in its order, all by
position.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any

from runtime import expressions
from runtime.dispatch import index, schemas
from runtime.dispatch.backends import staying
from runtime.dispatch.registrations import Registration, Registrations, before_all, fallthrough_kernel
from runtime.errors import UnsupportedError
from runtime.tensor import keys
from runtime.tensor.backends import backend_of

Kernel = Callable[..., Any]
PROGRAM = "program"  # the word for regions of mixed precision of an operator that a program had cast
# What it is that serves a key, in PyTorch's words for it.
KERNEL, EXPLICIT, IMPLICIT, FALLBACK = "kernel", "default backend kernel", "math kernel", "backend fallback"
# What serves a backend or autograd where an operator has neither a kernel for it nor a composite, and another key where
# it has no kernel (Library.fallback): made of the operator when it is first asked for; None, or the kernel that falls
# through, passes the key over.
FALLBACKS: dict[int, Callable[[Any], Kernel | None]] = {}
# By key, what makes an operator's kernel under it, of the operator and of the keys that are served afterwards: it calls
# ``operator.lookup(rest)(*arguments)`` to go on. None where the key is passed over.
INTERPOSERS: dict[int, Callable[[Any, int], Kernel | None]] = {}
_ELSEWHERE = keys.BACKENDS & ~(keys.CPU | keys.META)
# What stands in a table in the place of a kernel, of the operator, the key set, the kernel, and whether that is
# composed: there is something once a program uses other devices than the CPU (:mod:`runtime.dispatch.devices`).
SELECTORS: list[Callable[[Any, int, Kernel, bool], Kernel]] = []
# What records the calls of a kernel, of the operator, the key set and the kernel: see :mod:`runtime.dispatch.hops`.
HOP_RECORDERS: list[Callable[[Any, int, Kernel], Kernel]] = []


class Reordered:
    """A kernel of `count` arguments, the first of which another kernel takes in an order; the others stay behind.

    What that one is compiled to when it is first needed is asked for once: a table holds the kernel around it.
    """

    __slots__ = ("count", "kernel", "order")

    def __init__(self, kernel: Any, order: tuple[int, ...], count: int) -> None:
        self.kernel = kernel
        self.order = order
        self.count = count

    def prepare_kernel(self) -> Kernel:
        """What a table holds: a function of the arguments in their order."""
        prepare = getattr(self.kernel, "prepare_kernel", None)
        kernel = self.kernel if prepare is None else prepare()
        if self.order == (1, 0) and self.count == len(self.order):
            return lambda first, second: kernel(second, first)
        operands = itemgetter(*self.order, *range(len(self.order), self.count))
        return lambda *arguments: kernel(*operands(arguments))

    @property
    def is_waiting(self) -> bool:
        """Whether a builtin may still come."""
        return getattr(self.kernel, "is_waiting", False)

    def __call__(self, *arguments: Any) -> Any:
        return self.prepare_kernel()(*arguments)


class Operator(dict[int, Kernel]):
    """One overload, e.g. ``add.Tensor``.

    ``package``     the package that brought it
    ``digest``      hash of everything the entry says; two packages may share an operator only if it is equal
    ``functional``  for an in-place or ``out=`` form, the operator of which it is a form
    ``inplace``     its in-place form, None where there is none
    ``out``         its ``out=`` form, None where there is none
    ``casts``       for an ``out=`` form that copies a result, whether it goes to another dtype that can hold it; where
                    nothing says so it does not, and what is given decides about an argument `dtype` that is left out
    ``as_bytes``    for an ``out=`` form, whether bool results go to uint8 as well
    ``keeps_shape`` for an ``out=`` form, whether what has as many elements as the result keeps its shape
    ``kernels``     what is registered, by key or alias name
    ``registered``  what a program registered while it ran, None where it did not
    ``declared``    for an operator that a program declared, the line that did
    ``own_tags``    the tags that the program gave it
    ``cast_inputs`` by type of device, the dtype to which it casts in regions of mixed precision, where a program says
    ``python_kernels`` by key or alias name, what a program gave for the Python dispatcher (``OpOverload.py_impl``)
    ``torch_dispatch`` by class, what has its calls in place of the ``__torch_dispatch__`` of that class
    """

    __slots__ = (
        "_schema", "as_bytes", "cast_inputs", "casts", "declared", "digest", "functional", "inplace", "keeps_shape",
        "kernels", "name", "out", "own_tags", "package", "python_kernels", "registered", "torch_dispatch",
    )  # fmt: skip

    def __init__(
        self, name: str, schema: str = "", *, digest: str = "", package: str = "", functional: Operator | None = None
    ) -> None:
        super().__init__()
        self.name = name
        self.digest = digest
        self.package = package
        self.casts: bool | None = None
        self.as_bytes = self.keeps_shape = False
        self.functional = functional
        self.inplace: Operator | None = None
        self.out: Operator | None = None
        self.kernels: dict[int | str, Kernel] = {}
        self.registered: Registrations | None = None
        self.declared = ""
        self.own_tags: tuple[str, ...] = ()
        self.cast_inputs: dict[str, Any] = {}
        self.python_kernels: dict[int | str, Kernel] = {}
        self.torch_dispatch: dict[type, Callable[..., Any]] = {}
        self._schema = schema

    @property
    def schema(self) -> str:
        """The schema string; that of a form follows from its operator's."""
        if not self._schema and self.functional is not None:
            derive = schemas.in_place if self.functional.inplace is self else schemas.out
            self._schema = derive(self.functional.schema, self.name)
        return self._schema

    @property
    def source(self) -> str:
        """File and line of the entry, looked up in the YAML."""
        return index.place(self.package, self.name if self.functional is None else self.functional.name)

    @property
    def tags(self) -> tuple[str, ...]:
        """PyTorch's tags and the entry's own; a form has none."""
        return self.own_tags or tuple(self._facts.get("tags", ()))

    @property
    def kernel(self) -> dict[str, Any]:
        """What the entry says about computing it: kind and expressions as text; a form has nothing of its own.

        Overloads that compute the same say the same, so that what names a function for sparse tensors is no part of it.
        """
        return {word: text for word, text in self._facts.get("kernel", {}).items() if word != "sparse"}

    @property
    def derivative(self) -> dict[str, str]:
        """The formulas by argument, as text; a form has none of its own."""
        return dict(self._facts.get("derivative", {}))

    @property
    def trees(self) -> dict[str, Any]:
        """The expressions of the kernel as trees (:mod:`runtime.expressions`), by word of the entry, not of a form."""
        return dict(self._facts.get("trees", {}).get("kernel", {}))

    @property
    def formulas(self) -> dict[str, Any]:
        """The formulas as trees, by argument and result; a form has none of its own."""
        return dict(self._facts.get("trees", {}).get("formulas", {}))

    @property
    def identities(self) -> list[Any]:
        """What calls of it give without being computed: patterns, results and categories of dtypes, as trees."""
        return list(self._facts.get("identities", ()))

    @property
    def sparse(self) -> str:
        """The path of its kernel for sparse tensors, "" where the entry names none; a form has that of its operator."""
        functional = self if self.functional is None else self.functional
        return str(functional._facts.get("kernel", {}).get("sparse", ""))

    @property
    def onnx(self) -> list[Any]:
        """The template of the nodes of ONNX that compute it, as trees; empty where the entry has none."""
        return list(self._facts.get("onnx", ()))

    @property
    def sharding(self) -> str:
        """How parts of its tensors give parts of its result: subscripts or a word; "" where the entry says nothing."""
        return str(self._facts.get("sharding", ""))

    @property
    def dispatched(self) -> list[Any]:
        """The template of the calls that modes see in its place, as trees; a form has that of its operator."""
        functional = self if self.functional is None else self.functional
        return list(functional._facts.get("dispatched", ()))

    @property
    def autocast(self) -> str:
        """The word of the entry for regions of mixed precision, "" where there is none; a form has none."""
        return PROGRAM if self.cast_inputs else str(self._facts.get("autocast", ""))

    @property
    def _facts(self) -> dict[str, Any]:
        return expressions.facts(self.package, self.name) if self.functional is None else {}

    def __missing__(self, keyset: int) -> Kernel:
        kernel = self._resolve_for_call(keyset)
        prepared = self.prepared(kernel, keyset)
        is_alone = bool(keyset & _ELSEWHERE) and backend_of(keyset) is None  # a backend that has kernels and no memory
        if is_alone and self.registered is None and self.is_composed_by(kernel):
            prepared = staying(self.name, keys.highest(keyset & keys.BACKENDS), prepared)
        for select in SELECTORS:
            prepared = select(self, keyset, prepared, self.is_composed_by(kernel))
        prepared = self.traced(keyset, prepared)
        if not getattr(kernel, "is_waiting", False):  # what waits for its builtin is asked again at the next call
            self[keyset] = prepared
        return prepared

    def traced(self, keyset: int, kernel: Kernel) -> Kernel:
        """A kernel that notes its calls, for a key set that says so; `kernel` itself for others."""
        if keyset & keys.HOPS:
            for trace in HOP_RECORDERS:
                kernel = trace(self, keyset, kernel)
        return kernel

    def lookup(self, keyset: int) -> Kernel:
        """The kernel of exactly these keys, those of the thread not among them."""
        kernel: Kernel = dict.__getitem__(self, keyset)
        return kernel

    def _resolve_for_call(self, keyset: int) -> Kernel:
        """The kernel of a call: as :meth:`resolve`, but that a program's kernel for Autograd has every call."""
        above = self._above_all(keyset)
        kernel = self.resolve(self.keys_of_call(keyset))
        if above is None or kernel is not above:
            return kernel
        return before_all(self, self.prepared(above, keyset | keys.AUTOGRAD), keyset)

    def keys_of_call(self, keyset: int) -> int:
        """The keys of `keyset` that are served in a call."""
        return keyset if self._above_all(keyset) is None else keyset | keys.AUTOGRAD

    def _above_all(self, keyset: int) -> Kernel | None:
        """The kernel for Autograd that a program registered, where it has a call with these keys and any tensors."""
        if self.registered is None or keyset & keys.PAST_AUTOGRAD:
            return None
        kernel = self.at(keys.AUTOGRAD, keyset)[1]
        return kernel if kernel is not None and self.registered.has_every_call(kernel) else None

    def prepared(self, kernel: Kernel, keyset: int = 0) -> Kernel:
        """What to call for a kernel: some are compiled when they are first needed, some depend on the keys."""
        if keyset and isinstance(kernel, KeyedKernel):
            return kernel.for_keys(keyset)
        prepare: Callable[[], Kernel] | None = getattr(kernel, "prepare_kernel", None)
        return kernel if prepare is None else prepare()

    def resolve(self, keyset: int) -> Kernel:
        """The kernel that serves `keyset`: that of its highest key that is not passed over (:meth:`at`)."""
        for _, _, kernel in self.steps(keyset):
            if kernel is not None:
                return kernel
        registered = ", ".join(map(keys.name_of, self.kernels)) or "none"
        msg = (
            f"{self.name} has no kernel for tensors with the keys {keys.describe(keyset)}; registered: {registered}. "
            f"Register one with Library.impl({self.name!r}, function, key)"
        )
        raise UnsupportedError(msg)

    def steps(self, keyset: int) -> Iterator[tuple[int, str, Kernel | None]]:
        """The keys of `keyset` that are passed over and the one that is served, with what :meth:`at` says of them."""
        remaining_keys = keyset & ~keys.MODIFIERS
        while remaining_keys:
            key = keys.highest(remaining_keys)
            remaining_keys &= ~key
            origin, kernel = self.at(key, keyset)
            yield key, origin, kernel
            if kernel is not None or (key & keys.BACKENDS and not origin):
                return  # what lies on a backend is nothing that another one can read

    def at(self, key: int, keyset: int) -> tuple[str, Kernel | None]:
        """What serves `key` for tensors with the keys `keyset`, and what it is; None where the key is passed over.

        A kernel of the operator's own goes before CompositeExplicitAutograd (backends), that before
        CompositeImplicitAutograd (any key), and that before the fallback of the key. A functionality's kernel for the
        backend of `keyset` goes before its kernel for all backends, and what is composed of operators for a sparse
        layout (:mod:`runtime.sparse.dispatch`) before its kernel for all layouts. An autograd key without any of these
        is passed over, because a result without a formula has no gradient, and so is the key of forward mode, because
        it has no tangent.
        """
        backend = keys.highest(keyset & keys.BACKENDS)
        kernels = self._kernels_of(keyset)
        kernel, origin = kernels.get(key | backend) or kernels.get(key), KERNEL
        layout = keys.highest(keyset & keys.SPARSE_LAYOUTS)
        if layout and key != layout and key | layout in INTERPOSERS:
            kernel = INTERPOSERS[key | layout](self, keyset & (key - 1)) or kernel
        if kernel is None and not key & keys.COMPOSED and key in FALLBACKS:
            kernel, origin = FALLBACKS[key](self), FALLBACK
        if kernel is None and key in INTERPOSERS:
            past = keys.PAST_AUTOGRAD if key < keys.AUTOGRAD else keyset & keys.PAST_AUTOGRAD
            past = past if self.registered is not None else 0
            kernel, origin = INTERPOSERS[key](self, (keyset & (key - 1)) | past | keyset & keys.OF_THREADS), FALLBACK
        if kernel is None and key & keys.STORAGE:
            kernel, origin = kernels.get(keys.COMPOSITE_EXPLICIT_AUTOGRAD), EXPLICIT
        is_computed = bool(key & keys.FUNCTIONALITY) and self.has_backend_kernel(keyset)
        if kernel is None and key & keys.COMPOSED and not is_computed and not self._is_constant_for(key, keyset):
            kernel, origin = kernels.get(keys.COMPOSITE_IMPLICIT_AUTOGRAD), IMPLICIT
        if kernel is None and key & keys.COMPOSED and key in FALLBACKS:
            kernel, origin = FALLBACKS[key](self), FALLBACK
        if kernel is None or kernel is fallthrough_kernel:
            return (origin if kernel is not None else "", None)
        return origin, kernel

    def _is_constant_for(self, key: int, keyset: int) -> bool:
        """Whether modes see a composite that has no gradient, so that keys above them pass it over."""
        is_seen = bool(keyset & keys.TORCH_DISPATCH) and key > keys.TORCH_DISPATCH and self.functional is None
        return is_seen and self.dispatched[:2] == ["call", "constant"]

    def is_composed_by(self, kernel: Kernel) -> bool:
        """Whether a kernel calls other operators, on any backend."""
        aliases = (keys.COMPOSITE_EXPLICIT_AUTOGRAD, keys.COMPOSITE_IMPLICIT_AUTOGRAD)
        return any(self.kernels.get(alias) is kernel for alias in aliases)

    def has_backend_kernel(self, keyset: int) -> bool:
        """Whether a kernel is registered for one of the backends in `keyset` itself, or for all of them.

        Of sparse tensors also where the entry names one.
        """
        backends, kernels = keyset & keys.BACKENDS, self._kernels_of(keyset)
        if keys.COMPOSITE_EXPLICIT_AUTOGRAD in kernels or (keyset & keys.SPARSE_LAYOUTS and self.sparse):
            return True
        return any(isinstance(key, int) and key <= keys.STORAGE and key & backends for key in kernels)

    def _kernels_of(self, keyset: int) -> dict[int | str, Kernel]:
        """What is registered, with the kernels for the Python dispatcher before the others where it is on."""
        return self.kernels | self.python_kernels if keyset & keys.PYTHON_DISPATCHER else self.kernels

    def has_autograd_kernel(self) -> bool:
        """Whether a kernel records what is differentiated: under Autograd for all backends or for one, or composed."""
        return keys.COMPOSITE_IMPLICIT_AUTOGRAD in self.kernels or any(
            isinstance(key, int) and key & keys.AUTOGRAD for key in self.kernels
        )

    def checked(self, kernel: Kernel) -> Kernel:
        """`kernel`, written by hand, with a look at every result: see :mod:`runtime.dispatch.results`."""
        from runtime.dispatch.results import checked

        return checked(self.name, self.schema, kernel)

    def implement(self, key: int | str, kernel: Kernel | None = None) -> Any:
        """Register `kernel` under a key or alias unless there is one already (an equal entry of another package).

        A kernel that follows from the operator (:class:`Derived`) gives way. Without `kernel`, a decorator. A backend
        may be given by name, such as ``"PrivateUse1"``.
        """
        if kernel is None:
            return functools.partial(self.implement, key)
        if isinstance(key, str) and key not in keys.WORDS:
            key = keys.backend_named(key)
        if key not in self.kernels or isinstance(self.kernels[key], Derived):
            self.kernels[key] = kernel
            self.clear()
        return kernel

    def compute_by(
        self, loop: Any, order: tuple[int, ...] = (), wrapper: Callable[[Kernel], Kernel] | None = None
    ) -> Any:
        """Register an elementwise loop on the CPU: what it makes; for the forms, what it updates and what it writes.

        `order` has the positions of the operands among the arguments, where these come in another order; `wrapper`
        gives results their names. The loop is returned.
        """
        for form, builtin in ((self, loop.make), (self.inplace, loop.update), (self.out, loop.write)):
            if form is not None:
                kernel = Reordered(builtin, order, len(schemas.arguments_of(form.schema))) if order else builtin
                form.implement(keys.CPU, wrapper(kernel) if wrapper is not None else kernel)
        return loop

    def override(self, key: int | str, kernel: Kernel) -> Kernel | None:
        """Put `kernel` in the place of the operator's own under a key or alias; what was there is returned."""
        previous = self.kernels.get(key)
        self.kernels[key] = kernel
        self.clear()
        return previous

    def register(self, key: int | str, registration: Registration) -> None:
        """Let a kernel of the program serve a key or alias before all that was there, until it is taken away."""
        if self.registered is None:
            self.registered = Registrations(self)
        self.registered.add(key, registration)

    def add_python_kernel(self, key: int | str, kernel: Kernel) -> None:
        """Let a kernel of the program serve a key or alias while the Python dispatcher is on."""
        self.python_kernels = {**self.python_kernels, key: kernel}
        self.clear()

    def unregister(self, key: int | str, registration: Registration) -> None:
        """Let it serve no more; nothing happens where it does not."""
        if self.registered is not None:
            self.registered.remove(key, registration)

    def redispatch(self, keyset: int, *arguments: Any) -> Any:
        """Call the kernel that serves just these keys, whatever keys the arguments have."""
        return self[keyset | (keys.PAST_AUTOGRAD if self.registered is not None else 0)](*arguments)

    def __repr__(self) -> str:
        return f"<operator {self.schema}>"

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __reduce__(self) -> Any:
        from runtime.dispatch.registry import find

        return find, (self.name,)


class KeyedKernel:
    """A kernel that depends on the keys of a call: `for_keys` gives it for the key set that a table looks up."""

    __slots__ = ("for_keys",)

    def __init__(self, for_keys: Callable[[int], Kernel]) -> None:
        self.for_keys = for_keys

    def __call__(self, *arguments: Any) -> Any:
        from runtime.dispatch.argument_keys import keyset_of

        return self.for_keys(keyset_of(arguments) or keys.CPU)(*arguments)


class Derived:
    """A kernel of a form that follows from its operator; `kernel_of` gives it when it is first called."""

    __slots__ = ("form", "kernel", "kernel_of")

    def __init__(self, kernel_of: Callable[[Operator], Kernel], form: Operator) -> None:
        self.kernel_of = kernel_of
        self.form = form
        self.kernel: Any = None

    def prepare_kernel(self) -> Kernel:
        """What a table holds: the kernel, or the builtin before it."""
        if self.kernel is None:
            self.kernel = self.kernel_of(self.form)
        prepare = getattr(self.kernel, "prepare_kernel", None)
        kernel: Kernel = self.kernel if prepare is None else prepare()
        return kernel

    @property
    def is_waiting(self) -> bool:
        """Whether a builtin may still come."""
        return getattr(self.kernel, "is_waiting", False)

    def __call__(self, *arguments: Any) -> Any:
        return self.kernel_of(self.form)(*arguments)

    def __repr__(self) -> str:
        return f"{self.kernel_of.__name__}({self.form.name})"
