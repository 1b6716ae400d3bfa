"""The declaration of a public name: one object, from which its function, method, property and operators follow.

A generated package declares ``add``, which calls the operators add.Tensor and add.Scalar, by

    @public("Tensor", "Scalar", numbers=True, method=True, operators="__add__ __radd__")
    def add(input, other, *, alpha=1, out=None):
        ...

The parameters are those of the most general form, the docstring is what ``help`` shows; nothing else of the function
is used. An only form makes the first line of its docstring; several stand there. Where the docstring is a sentence, the
declaration is a statement, with what stands in the brackets of `public` behind the sentence:

    neg_ = declare("neg_(input)", "As `neg`, written into `input`, which is returned.", method=True)

The modules of functions list in ``__all__`` what the package itself shows, which the declarations say: those of a
namespace (`module`), of methods alone, with a name of their own in the module, and, unless they are `shown`, those that
begin with an underscore are not among them.

A function belongs to a package and takes the forms that this package knows. A method belongs to the one Tensor class,
so it takes the forms of every package that has been imported; a form without ``self`` is no method.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from types import FunctionType
from typing import Any

from runtime.dispatch import registry, schemas
from runtime.dispatch.arguments import BinaryOverloads, Overloads
from runtime.native.public import as_method
from runtime.tensor import Tensor

_methods: dict[str, Overloads] = {}


def __getattr__(name: str) -> Any:
    """The method of Tensor of that name, for methods are pickled as names of this module."""
    method = getattr(Tensor, name, None)
    if getattr(method, "__module__", None) != __name__:
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)
    return method


def public(*overloads: str, **facts: Any) -> Callable[[FunctionType], Callable[..., Any]]:
    """A decorator that makes the public function of a declaration; `facts` are those of :func:`_declaration`."""
    make = _declaration(*overloads, **facts)

    def declare(function: FunctionType) -> Callable[..., Any]:
        exports = function.__globals__.setdefault("__all__", [])
        return make(function.__name__, function.__module__, exports, *parameters_of(function), function.__doc__ or "")

    return declare


def declaring(module: str, exports: list[str]) -> Callable[..., Callable[..., Any]]:
    """The function with which `module`, whose ``__all__`` is `exports`, declares functions of which a sentence is said.

    ``declare("neg_(input)", sentence, *overloads, **facts)`` is what :func:`public` makes of ``def neg_(input)`` with
    that docstring. Defaults are written as ``repr`` has them, without a comma in them.
    """

    def declare(signature: str, doc: str, *overloads: str, **facts: Any) -> Callable[..., Any]:
        name, _, parameters = signature[:-1].partition("(")
        positional, _, keyword_only = parameters.partition("*, ")
        words = [text.removesuffix(", ").split(", ") if text else [] for text in (positional, keyword_only)]
        return _declaration(*overloads, **facts)(name, module, exports, *words, doc)

    return declare


def _declaration(
    *overloads: str, result: str = "Tensor", module: str = "", name: str = "", numbers: bool = False,
    variadic: bool = False, inplace: str = "", only_method: bool = False, method: bool | str = False,
    position: int = 0, attribute: str = "", writable: bool = False, operators: str = "", shown: bool = False,
) -> Callable[..., Callable[..., Any]]:
    """What makes the public function of a declaration, of its name, module, ``__all__``, parameters and docstring.

    `overloads` are what the names of its operators have behind the point, in the order in which they are tried; without
    any it is the operator of its own name. `result` is what an only form gives, "" where the docstring does not say it;
    `module` is the namespace with which its name begins. `name` is the operators' where the function has another one.
    `numbers`: it takes numbers for tensors; `variadic`: and several tensors for a list. `inplace` names the operators
    whose in-place form ``inplace=True`` asks for. `method`: it is a method of Tensor as well, with these parameters if
    it says which; `only_method`: and has the forms of a method itself. `position` is where a method has its tensor
    among the arguments, `attribute` the property that calls it, `writable`: and may be set. `operators` are Python's
    special methods that call it. `shown`: the package itself shows it although it begins with an underscore.
    """

    def make(
        called: str, defined_in: str, exports: list[str], positional: list[str], keyword_only: list[str], doc: str
    ) -> Callable[..., Any]:
        if (shown or not called.startswith("_")) and not (module or name or only_method):
            exports.append(called)
        base = name or called
        table = tuple(registry.find(f"{base}.{overload}" if overload else base) for overload in overloads or ("",))
        facts: dict[str, Any] = {
            "numbers": numbers, "variadic": variadic, "only_method": only_method,
            "inplace": tuple(map(registry.find, inplace.split())),
        }  # fmt: skip
        signature = signature_of(positional, keyword_only)
        if len(table) == 1 and result:
            doc = f"{base.removeprefix(f'{module}_')}({signature}) -> {result}\n\n    {doc}"
        target = Overloads(base, *table, **facts, called=called, module=defined_in, text=_text(called, signature, doc))
        if method or operators:
            words = method if isinstance(method, str) else method_signature(positional, keyword_only)
            shared = _shared(target, facts | {"position": position, "text": _text(base, words, doc)})
            if method:
                _add_method(shared, attribute, writable=writable)
            for special in operators.split():
                setattr(Tensor, special, _special(special, shared, doc))
        return target.builtin.function

    return make


def _text(name: str, signature: str, doc: str) -> str:
    """What a builtin keeps of its signature and its docstring."""
    return f"{name}({signature})\n--\n\n{doc}"


def parameters_of(declaration: FunctionType) -> tuple[list[str], list[str]]:
    """The parameters of a declaration with their defaults, by position and by keyword, as source."""
    code, defaults = declaration.__code__, declaration.__defaults__ or ()
    names, by_keyword = code.co_varnames, declaration.__kwdefaults__ or {}
    count = code.co_argcount
    positional = [*names[: count - len(defaults)]]
    positional += [f"{name}={_source(value)}" for name, value in zip(names[len(positional) :], defaults, strict=False)]
    return positional, [
        f"{name}={_source(by_keyword[name])}" if name in by_keyword else name
        for name in names[count : count + code.co_kwonlyargcount]
    ]


def _source(value: Any) -> str:
    """A default as :mod:`inspect` reads it, which evaluates literals alone."""
    if isinstance(value, float) and math.isinf(value):
        return "1e999" if value > 0 else "-1e999"
    return repr(value)


def signature_of(positional: list[str], keyword_only: list[str]) -> str:
    """The parameters of a function between its brackets."""
    return ", ".join([*positional, *(["*", *keyword_only] if keyword_only else [])])


def method_signature(positional: list[str], keyword_only: list[str]) -> str:
    """The parameters of a method: ``self`` comes first in the place of ``input``, ``out=`` and ``inplace=`` go."""
    positional, by_keyword = (
        [word for word in words if word.partition("=")[0] not in ("input", "out", "inplace")]
        for words in (positional, keyword_only)
    )
    return signature_of(["self", *positional], by_keyword)


def _shared(overloads: Overloads, facts: dict[str, Any]) -> Overloads:
    """The forms of a method, with those that other packages have brought, each in its place."""
    shared = _methods.get(overloads.name)
    if shared is None:
        shared = _methods[overloads.name] = Overloads(
            overloads.name, *overloads.operators, **facts, needs_self=True, called=overloads.name, module=__name__
        )
    elif shared.operators != overloads.operators:
        shared.add(overloads)
    return shared


def _add_method(shared: Overloads, attribute: str, *, writable: bool) -> None:
    """Let Tensor have a method, and the property that calls it."""
    function = shared.builtin.function
    if not isinstance(getattr(Tensor, shared.name, None), property):
        setattr(Tensor, shared.name, as_method(function))
    if attribute:
        setattr(Tensor, attribute, property(function, _writer(function) if writable else None))


def _writer(read: Callable[[Tensor], Any]) -> Callable[[Tensor, Any], None]:
    """What sets an attribute that is a view, which `read` gives: it writes there."""

    def write(self: Tensor, value: Any) -> None:
        read(self)[...] = value

    return write


def _special(name: str, shared: Overloads, doc: str) -> Any:
    """A special method of Python's that calls a method.

    One of two operands gives NotImplemented where no form takes them, but for ``x[index]``, which takes any index; what
    sets an item gives nothing.
    """
    required = [argument for argument in schemas.arguments_of(shared.operators[0].schema) if argument.default is None]
    if len(required) > 2:
        write = shared.builtin.function

        def set_item(self: Tensor, index: Any, value: Any) -> None:
            write(self, index, value)

        return set_item
    is_binary = len(required) == 2 and required[1].type != "Index"
    special = (BinaryOverloads if is_binary else Overloads)(
        shared.name, *shared.operators, numbers=shared.numbers, needs_self=True, called=name, module=__name__,
        text=_text(name, ", ".join(["self", "other", "value"][: len(required)]), doc),
    )  # fmt: skip
    shared.users.append(special)
    return as_method(special.builtin.function)
