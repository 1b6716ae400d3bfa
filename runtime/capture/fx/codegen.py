"""From graphs to Python: the text of ``forward``, which reads as a person would have written it."""

from __future__ import annotations

import math
import typing
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from runtime.autograd.trees import tree_flatten, tree_unflatten
from runtime.capture.fx.names import Namespace, package_module, qualified_name, type_repr
from runtime.capture.fx.node import Node, map_arg
from runtime.dispatch.ops import OpOverload, OpOverloadPacket
from runtime.errors import ComputeError
from runtime.tensor import Size, dtypes
from runtime.tensor.device import device, layout, memory_format
from runtime.tensor.naming import package

if TYPE_CHECKING:
    from runtime.capture.fx.graph import Graph

__all__ = ["CodeGen", "PythonCode", "_PyTreeCodeGen", "_PyTreeInfo"]
# How operators of Python are written; each has the name of a function of the module operator.
INFIX = {
    "add": "{} + {}", "sub": "{} - {}", "mul": "{} * {}", "floordiv": "{} // {}", "truediv": "{} / {}",
    "mod": "{} % {}", "pow": "{} ** {}", "lshift": "{} << {}", "rshift": "{} >> {}", "and_": "{} & {}",
    "or_": "{} | {}", "xor": "{} ^ {}", "getitem": "{}[{}]", "matmul": "{} @ {}", "eq": "{} == {}", "ne": "{} != {}",
    "lt": "{} < {}", "gt": "{} > {}", "le": "{} <= {}", "ge": "{} >= {}", "pos": "+{}", "neg": "-{}", "invert": "~{}",
}  # fmt: skip
INPLACE = {
    "iadd": "{} += {}", "iand": "{} &= {}", "ifloordiv": "{} //= {}", "ilshift": "{} <<= {}", "imod": "{} %= {}",
    "imul": "{} *= {}", "imatmul": "{} @= {}", "ior": "{} |= {}", "ipow": "{} **= {}", "irshift": "{} >>= {}",
    "isub": "{} -= {}", "itruediv": "{} /= {}", "ixor": "{} ^= {}", "setitem": "{}[{}] = {}",
}  # fmt: skip


@dataclass
class PythonCode:
    """The text of a function, and what its names mean."""

    src: str
    globals: dict[str, Any] = field(default_factory=dict)
    _lineno_map: dict[int, int | None] | None = None
    _prologue_start: int = 0


class _PyTreeInfo(typing.NamedTuple):
    """The arguments by their names, and the forms of the trees of arguments and result."""

    orig_args: list[str]
    in_spec: Any
    out_spec: Any


def format_target(base: str, target: str) -> str:
    """A path of attributes; names that Python could not write go through getattr."""
    text = base
    for word in target.split("."):
        text = f"{text}.{word}" if word.isidentifier() else f'getattr({text}, "{word}")'
    return text


class CodeGen:
    """Writes the code of a graph; ``Graph.set_codegen`` gives a graph another one."""

    def __init__(self) -> None:
        self._body_transformer: Callable[[list[str]], list[str]] | None = None
        self._func_name = "forward"

    def gen_fn_def(self, free_vars: list[str], maybe_return_annotation: str) -> str:
        """The line that begins the function; `free_vars` are its arguments, of which ``self`` may be the first."""
        if not free_vars or free_vars[0] != "self":
            free_vars.insert(0, "self")
        return f"def {self._func_name}({', '.join(free_vars)}){maybe_return_annotation}:"

    def generate_output(self, output_args: Any) -> str:
        """The line that returns the result."""
        return f"return {output_args!r}"

    def process_inputs(self, *args: Any) -> Any:
        """The values of placeholders for the arguments of a call."""
        return args

    def process_outputs(self, outputs: Any) -> Any:
        """What a call gives for the value of the output."""
        return outputs

    def additional_globals(self) -> list[tuple[str, Any]]:
        """Further names that the code uses."""
        return []

    def _gen_python_code(self, graph: Graph, root_module: str, namespace: Namespace) -> PythonCode:
        """The code of a graph, in which the module is called `root_module`."""
        return _Writer(self, graph, root_module, namespace).code()


class _PyTreeCodeGen(CodeGen):
    """Code for arguments and results that are trees, which are taken apart and put together."""

    def __init__(self, pytree_info: _PyTreeInfo) -> None:
        super().__init__()
        self.pytree_info = pytree_info

    def process_inputs(self, *args: Any) -> Any:
        """The leaves of the arguments."""
        return tree_flatten(args)[0]

    def process_outputs(self, outputs: Any) -> Any:
        """The tree of the leaves."""
        if self.pytree_info.out_spec is None:
            return outputs
        leaves = outputs if isinstance(outputs, (list, tuple)) else [outputs]
        return tree_unflatten(leaves, self.pytree_info.out_spec)

    def gen_fn_def(self, free_vars: list[str], maybe_return_annotation: str) -> str:
        """Arguments by their names, and the line that takes them apart."""
        names = self.pytree_info.orig_args
        head = super().gen_fn_def(list(names), maybe_return_annotation)
        arguments = [name for name in names if name != "self"]
        if not free_vars:
            return head
        variables = ", ".join(name.partition(" ")[0] for name in free_vars)
        return f"{head}\n    {variables}, = fx_pytree.tree_flatten_spec([{', '.join(arguments)}], self._in_spec)"

    def generate_output(self, output_args: Any) -> str:
        """The line that puts the result together."""
        if self.pytree_info.out_spec is None:
            return super().generate_output(output_args)
        leaves = list(output_args) if isinstance(output_args, (list, tuple)) else [output_args]
        return f"return pytree.tree_unflatten({leaves!r}, self._out_spec)"


class _NamedGlobal:
    """An argument that is written by a name, inside of the repr of a list."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


class _Writer:
    """The lines of one function while they are written."""

    def __init__(self, codegen: CodeGen, graph: Graph, root: str, namespace: Namespace) -> None:
        self.codegen, self.graph, self.root, self.namespace = codegen, graph, root, namespace
        self.globals: dict[str, Any] = {}
        self.arguments: list[str] = []
        self.lines: list[str] = []
        self.return_annotation = ""
        self.last_uses = self._find_last_uses()

    def code(self) -> PythonCode:
        """The text, and its names."""
        from runtime.capture.fx import pytree

        fixed = {
            "inf": math.inf, "nan": math.nan, "NoneType": type(None), package.name: package_module(), "device": device,
            "fx_pytree": pytree, "pytree": pytree,
        }  # fmt: skip
        self.globals.update(fixed)
        self.globals.update(self.codegen.additional_globals())
        for node in self.graph.nodes:
            self._write(node)
        body = self.lines or ["pass\n"]
        transformer = self.codegen._body_transformer
        if transformer is not None:
            body = transformer(body)
        text = "".join(body).strip("\n")
        head = self.codegen.gen_fn_def(self.arguments, self.return_annotation)
        indented = "\n".join(f"    {line}" if line else line for line in text.split("\n"))
        return PythonCode(f"\n\n\n{head}\n{indented}\n    ", self.globals)

    def _find_last_uses(self) -> dict[Node, list[Node]]:
        """The values that no node behind this one uses, which it sets free."""
        last: dict[Node, Node] = {}
        uses: dict[Node, list[Node]] = {}
        for node in reversed(self.graph.nodes):

            def note(argument: Node, user: Node = node) -> None:
                if argument not in last:
                    last[argument] = user
                    uses.setdefault(user, []).append(argument)

            map_arg(node.args, note)
            map_arg(node.kwargs, note)
        return uses

    def _name(self, hint: str, value: Any) -> str:
        """The name by which the code finds a value."""
        if _is_of_package(hint):
            return hint  # the package is a global itself
        name = hint.replace(".", "_")
        if self.globals.get(name) is value:
            return name
        name = self.namespace.create_name(name, value)
        self.globals[name] = value
        return name

    def _typed(self, kind: Any) -> str:
        """A type in an annotation."""
        if kind is type(None):
            return "None"
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        shown = type_repr(kind)
        if origin is not None and arguments:
            head = shown.partition("[")[0].replace("typing.Optional", "typing.Union")
            value: Any = getattr(typing, head.rpartition(".")[2]) if head.startswith("typing.") else origin
            inner = [self._name("NoneType", kind) if kind is type(None) else self._typed(kind) for kind in arguments]
            return f"{self._name(head, value)}[{','.join(inner)}]"
        return self._name(shown, kind)

    def _repr(self, argument: Any) -> Any:
        """An argument as code, as something whose repr it is."""
        if isinstance(argument, tuple) and hasattr(argument, "_fields"):
            name = self._name(type_repr(type(argument)), type(argument))
            return _NamedGlobal(f"{name}{tuple(map(self._repr, argument))!r}")
        if isinstance(argument, Size):
            return _NamedGlobal(f"{package.name}.Size({list(argument)!r})")
        if isinstance(argument, tuple):
            return tuple(map(self._repr, argument))
        if isinstance(argument, list):
            return [self._repr(item) for item in argument]
        if isinstance(argument, dict):
            return {key: self._repr(value) for key, value in argument.items()}
        if isinstance(argument, slice):
            parts = (self._repr(part) for part in (argument.start, argument.stop, argument.step))
            return _NamedGlobal("slice({!r}, {!r}, {!r})".format(*parts))
        if isinstance(argument, (OpOverload, OpOverloadPacket)):
            return _NamedGlobal(qualified_name(argument))
        if isinstance(argument, (dtypes.dtype, layout, memory_format, device, Node)):
            return argument
        if isinstance(argument, type) or (callable(argument) and hasattr(argument, "__name__")):
            name = type_repr(argument) if isinstance(argument, type) else qualified_name(argument)
            return _NamedGlobal(self._name(name, argument))
        return argument

    def _call_arguments(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
        texts = [repr(self._repr(argument)) for argument in args]
        texts += [f"{name} = {self._repr(argument)!r}" for name, argument in kwargs.items()]
        return ", ".join(texts)

    def _write(self, node: Node) -> None:
        typed = "" if node.type is None else f" : {self._typed(node.type)}"
        if node.op == "placeholder":
            default = f" = {self._repr(node.args[0])!r}" if node.args else ""
            self.arguments.append(f"{node.target}{typed}{default}")
            raw = node.target.replace("*", "")
            if raw != node.name:
                self.lines.append(f"{node.name} = {raw}\n")
            return
        if node.op == "output":
            if node.type is not None:
                self.return_annotation = f" -> {self._typed(node.type)}"
            self.lines.append(self.codegen.generate_output(self._repr(node.args[0])))
            return
        line = getattr(self, f"_write_{node.op}")(node, f"{node.name}{typed} = ")
        self.lines.append(line + self._deletions(node))

    def _write_get_attr(self, node: Node, start: str) -> str:
        return start + format_target(self.root, node.target)

    def _write_call_method(self, node: Node, start: str) -> str:
        first = repr(self._repr(node.args[0]))
        return f"{start}{format_target(first, node.target)}({self._call_arguments(node.args[1:], node.kwargs)})"

    def _write_call_module(self, node: Node, start: str) -> str:
        return f"{start}{format_target(self.root, node.target)}({self._call_arguments(node.args, node.kwargs)})"

    def _write_call_function(self, node: Node, start: str) -> str:
        target, args = node.target, node.args
        name = getattr(target, "__name__", "")
        if getattr(target, "__module__", None) == "_operator" and not node.kwargs:
            texts = [repr(self._repr(argument)) for argument in args]
            if name in INFIX and len(args) == INFIX[name].count("{}"):
                return start + INFIX[name].format(*texts)
            if name in INPLACE and len(args) == INPLACE[name].count("{}"):
                return f"{INPLACE[name].format(*texts)};  {start}{texts[0]}"
        if target is getattr and len(args) == 2 and isinstance(args[1], str) and args[1].isidentifier():
            return start + format_target(repr(self._repr(args[0])), args[1])
        called = self._name(qualified_name(target), target)
        return f"{start}{called}({self._call_arguments(args, node.kwargs)})"

    def _deletions(self, node: Node) -> str:
        """What sets values free that are not needed any more."""
        names = [repr(value) for value in self.last_uses.get(node, ()) if value.op != "output"]
        if not node.users:
            names.append(repr(node))
        return f";  {' = '.join(names)} = None\n" if names else "\n"


def _is_of_package(name: str) -> bool:
    return name.partition(".")[0] == package.name and "." in name


def checked_source(code: PythonCode) -> str:
    """The text. RuntimeError where a transformer of bodies made none."""
    if not isinstance(code.src, str):
        msg = f"the code of a graph is a text, got {type(code.src).__name__}"
        raise ComputeError(msg)
    return code.src
