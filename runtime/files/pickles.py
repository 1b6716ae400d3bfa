"""A reader of pickles that runs nothing: opcodes build numbers, text and containers, and call what it was given.

The opcodes are those that PyTorch's own files need, of protocols 2 to 4, as the standard library's ``pickletools``
describes them. Objects of no other class are made than of those that the user allowed, no attribute is set but theirs
and those of an OrderedDict, and no module is imported. :func:`read_everything` is Python's own reader.
"""

from __future__ import annotations

import io
import pickle
import pickletools
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar

from runtime.errors import ComputeError, OpweaveError
from runtime.files.classes import is_allowed, is_module
from runtime.files.hashing import HashBudget
from runtime.files.objects import give_state
from runtime.files.torch_modules import to_ours
from runtime.files.torch_names import TORCH, ours

_CONSTANTS = {"NONE": None, "NEWTRUE": True, "NEWFALSE": False}
_VALUES = {
    "BININT", "BININT1", "BININT2", "LONG1", "LONG4", "BINFLOAT", "BINUNICODE", "SHORT_BINUNICODE", "BINUNICODE8",
    "SHORT_BINBYTES", "BINBYTES", "BINBYTES8", "BINSTRING", "SHORT_BINSTRING",
}  # fmt: skip
_EMPTY: dict[str, Callable[[], Any]] = {"EMPTY_LIST": list, "EMPTY_DICT": dict, "EMPTY_SET": set, "EMPTY_TUPLE": tuple}
_TUPLES = {"TUPLE1": 1, "TUPLE2": 2, "TUPLE3": 3}
_STORED = {"BINPUT", "LONG_BINPUT", "MEMOIZE"}
_FETCHED = {"BINGET", "LONG_BINGET"}
_SEQUENCES = (list, tuple)
_CONTAINERS = (list, tuple, set, frozenset, dict)
_NOTHING = {"PROTO", "FRAME", "STOP"}


_OPCODES: dict[str, Any] = {opcode.code: opcode for opcode in pickletools.opcodes}


class PickleError(ComputeError, pickle.UnpicklingError):
    """A pickle that holds what this reader does not make, or that is damaged."""


def steps_of(data: bytes | io.BytesIO) -> Iterator[tuple[str, Any]]:
    """The opcodes of a pickle by name, each with its argument; PickleError, before that is read, for any other opcode.

    The arguments of some of the others, such as quoted text of protocol 0, take Python's own readers of literals.
    """
    file = data if isinstance(data, io.BytesIO) else io.BytesIO(data)
    while code := file.read(1):
        opcode = _OPCODES.get(code.decode("latin1"))
        if opcode is None:
            msg = f"its pickle is damaged (it has an opcode {code!r})"
            raise PickleError(msg)
        if opcode.name not in _KNOWN:
            msg = f"its pickle uses {opcode.name}, which no file of tensors needs"
            raise PickleError(msg)
        if opcode.name == "GLOBAL":
            yield opcode.name, f"{_line(file)} {_line(file)}"
        else:
            yield opcode.name, None if opcode.arg is None else opcode.arg.reader(file)
        if opcode.name == "STOP":
            return
    msg = "its pickle is damaged (it has no end)"
    raise PickleError(msg)


def _line(file: io.BytesIO) -> str:
    """A name that ends with its line; pickletools would look for escapes in it."""
    line = file.readline()
    if not line.endswith(b"\n"):
        msg = "its pickle is damaged (a name has no end)"
        raise PickleError(msg)
    return line[:-1].decode()


class Reader:
    """The machine: a stack, what lies below marks, and what was stored for later."""

    def __init__(self, named: Callable[[str, str], Any], persistent: Callable[[Any], Any]) -> None:
        self.named = named  # what a global is; PickleError for what is unknown
        self.persistent = persistent  # what an object is that the pickle only refers to
        self.allowed: dict[int, Any] = {}  # what may be called, by identity
        self.stack: list[Any] = []
        self.below: list[list[Any]] = []
        self.memo: dict[int, Any] = {}
        self.budget = HashBudget(0)

    def read(self, data: bytes) -> Any:
        """The object of a pickle."""
        self.budget = HashBudget(len(data))
        try:
            for name, argument in steps_of(data):
                self.step(name, argument)
            (result,) = self.stack
        except RecursionError:
            msg = "its pickle is nested too deeply"
            raise PickleError(msg) from None
        except (ValueError, IndexError, KeyError, TypeError, AttributeError, OverflowError) as error:
            msg = f"its pickle is damaged ({error})"
            raise PickleError(msg) from error
        return result

    def step(self, name: str, argument: Any) -> None:
        """Do what an opcode says."""
        stack = self.stack
        if name in _VALUES:
            stack.append(argument)
        elif name in _CONSTANTS:
            stack.append(_CONSTANTS[name])
        elif name in _EMPTY:
            stack.append(_EMPTY[name]())
        elif name in _STORED:
            self.memo[len(self.memo) if name == "MEMOIZE" else argument] = stack[-1]
        elif name in _FETCHED:
            stack.append(self.memo[argument])
        elif name in _TUPLES:
            count = _TUPLES[name]
            stack[-count:] = [tuple(stack[-count:])]
        elif name == "MARK":
            self.below.append(stack)
            self.stack = []
        elif name not in _NOTHING:
            _ACTIONS[name](self, argument)

    def to_mark(self) -> list[Any]:
        """What lies above the last mark, which goes."""
        items, self.stack = self.stack, self.below.pop()
        return items

    def tuple(self, _: Any) -> None:
        """A tuple of what lies above the mark."""
        items = self.to_mark()
        self.stack.append(tuple(items))

    def append(self, _: Any) -> None:
        """Put an item into a list."""
        item = self.stack.pop()
        self._container(list).append(item)

    def appends(self, _: Any) -> None:
        """Put all above the mark into a list."""
        items = self.to_mark()
        self._container(list).extend(items)

    def add_items(self, _: Any) -> None:
        """Put all above the mark into a set."""
        items = self.to_mark()
        self._container(set).update(map(self.budget.pay, items))

    def set_item(self, _: Any) -> None:
        """Put a key and a value into a dict."""
        value, key = self.stack.pop(), self.stack.pop()
        self._container(dict)[self.budget.pay(key)] = value

    def set_items(self, _: Any) -> None:
        """Put all keys and values above the mark into a dict."""
        items = self.to_mark()
        container = self._container(dict)
        for key, value in zip(items[::2], items[1::2], strict=True):  # update() of a Counter would count
            container[self.budget.pay(key)] = value

    def named_global(self, argument: str) -> None:
        """What a module and a name stand for."""
        self._push(*argument.split(" "))

    def stack_global(self, _: Any) -> None:
        """The same, with both on the stack."""
        name, module = self.stack.pop(), self.stack.pop()
        self._push(module, name)

    def _push(self, module: Any, name: Any) -> None:
        if type(module) is not str or type(name) is not str:
            msg = "its pickle names what is no text"
            raise PickleError(msg)
        value = self.named(module, name)
        self.allowed[id(value)] = value
        self.stack.append(value)

    def reduce(self, _: Any) -> None:
        """Call what was allowed."""
        arguments, function = self.stack.pop(), self.stack.pop()
        if not isinstance(arguments, tuple) or id(function) not in self.allowed or not callable(function):
            msg = "its pickle calls what is no function"
            raise PickleError(msg)
        self._pay_for(arguments)
        self.stack.append(function(*arguments))

    def _pay_for(self, arguments: Iterable[Any]) -> None:
        """What a function may hash, and copy, of its arguments: their items, or the keys of these."""
        for argument in arguments:
            if isinstance(argument, _CONTAINERS):
                self.budget.spend(len(argument))
                for item in argument:
                    self.budget.pay(item)
                    if isinstance(item, _SEQUENCES) and item:  # pairs of which a dict is made
                        self.budget.pay(item[0])
            elif isinstance(argument, (str, bytes)):
                self.budget.spend(len(argument))

    def new_object(self, _: Any) -> None:
        """An object of a class that was allowed, not initialised."""
        arguments, kind = self.stack.pop(), self.stack.pop()
        if not isinstance(kind, type) or not is_allowed(kind):
            self.stack += [kind, arguments]
            self.reduce(None)
            return
        if not isinstance(arguments, tuple):
            msg = "its pickle makes an object of what are no arguments"
            raise PickleError(msg)
        self._pay_for(arguments)
        self.stack.append(kind.__new__(kind, *arguments))

    def build(self, _: Any) -> None:
        """Give an OrderedDict, or an object of a class that was allowed, its attributes; nothing else has any."""
        state, target = self.stack.pop(), self.stack[-1]
        if is_allowed(type(target)):
            give_state(target, to_ours(state) if is_module(target) else state)
            return
        if type(target) is not OrderedDict or not isinstance(state, dict) or not all(type(key) is str for key in state):
            msg = f"its pickle sets attributes of a {type(target).__name__}"
            raise PickleError(msg)
        target.__dict__.update(state)

    def persistent_id(self, _: Any) -> None:
        """What lies beside the pickle."""
        self.stack.append(self.persistent(self.stack.pop()))

    def _container(self, kind: type) -> Any:
        """The container on the stack, which is to be filled."""
        container = self.stack[-1]
        if not isinstance(container, kind) and not is_allowed(type(container)):
            msg = f"its pickle puts items into a {type(container).__name__}"
            raise PickleError(msg)
        return container


_ACTIONS: dict[str, Callable[[Reader, Any], None]] = {
    "TUPLE": Reader.tuple, "APPEND": Reader.append, "APPENDS": Reader.appends, "ADDITEMS": Reader.add_items,
    "SETITEM": Reader.set_item, "SETITEMS": Reader.set_items, "GLOBAL": Reader.named_global,
    "STACK_GLOBAL": Reader.stack_global, "REDUCE": Reader.reduce, "NEWOBJ": Reader.new_object, "BUILD": Reader.build,
    "BINPERSID": Reader.persistent_id,
}  # fmt: skip


_PythonsUnpickler: Any = pickle._Unpickler  # the one in Python, whose steps can be overridden
_KNOWN = {
    *_VALUES, *_CONSTANTS, *_EMPTY, *_TUPLES, *_STORED, *_FETCHED, *_NOTHING, *_ACTIONS, "MARK"
}  # fmt: skip


class _FullUnpickler(_PythonsUnpickler):  # type: ignore[misc]
    """Python's own machine, for which names of PyTorch's are those of a package of ours."""

    dispatch: ClassVar[dict[int, Any]] = dict(_PythonsUnpickler.dispatch)

    def __init__(
        self, file: io.BytesIO, named: Callable[[str, str], Any], persistent: Callable[[Any], Any]
    ) -> None:  # fmt: skip
        super().__init__(file)
        self.named = named
        self.persistent_load = persistent

    def find_class(self, module: str, name: str) -> Any:
        """What a name stands for; modules are imported."""
        value = self.named(module, name)
        if value is None and module.partition(".")[0] == TORCH:
            value = ours(module, name)
        return super().find_class(module, name) if value is None else value

    def build(self) -> None:
        """Give an object its state, which of a module may be in PyTorch's form."""
        if is_module(self.stack[-2]) and isinstance(self.stack[-1], dict):
            self.stack[-1] = to_ours(self.stack[-1])
        self.load_build()

    dispatch[pickle.BUILD[0]] = build


def read_everything(data: bytes, named: Callable[[str, str], Any], persistent: Callable[[Any], Any]) -> Any:
    """The object of a pickle that may call whatever Python can import. PickleError where it ends in an error."""
    try:
        return _FullUnpickler(io.BytesIO(data), named, persistent).load()
    except OpweaveError:
        raise
    except Exception as error:
        msg = f"its pickle cannot be read ({type(error).__name__}: {error})"
        raise PickleError(msg) from error
