"""``--ops-from``: the operators that a list or a program needs, and those that these call in their turn.

The closure goes through everything that calls an operator by name: what its generated functions call, which its block
says, the methods and the syntax of composites and formulas, and the modules, optimisers and other parts that are
written by hand (:mod:`codegen.model.handwritten`). What the runtime itself finds by name has the tag `engine` in
ops.yaml, so that the knowledge stands beside the operator; a test compares the tags with the runtime. All
overloads and forms of a name stay together. A method ``x.mean()`` is not taken for a function of that name in a module,
such as ``ow.masked.mean``, unless the program has the word ``masked``.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

from codegen.diagnostics import UsageError
from codegen.language.syntax import Program
from codegen.language.vocabulary import ENGINE
from codegen.model.blocks import OperatorBlock, PackagePlan
from codegen.model.handwritten import uses_of_parts
from codegen.model.uses import Uses, uses_of_body, uses_of_program
from codegen.reading.kernels import CompositeKernel
from codegen.reading.lookup import Lookup, called_names, public_name

PACKAGE = "ow"  # what programs call the package


class Selection:
    """The closure over the operators of a plan, by base name."""

    def __init__(self, plan: PackagePlan) -> None:
        self.plan = plan
        self.lookup = Lookup(block.entry for block in plan.blocks)
        self.blocks: dict[str, list[OperatorBlock]] = {}
        self.by_name: dict[str, set[str]] = {}
        self.in_modules: dict[str, set[tuple[str, str]]] = {}  # by the name in a module: the module, and the operator
        for block in plan.blocks:
            base = block.entry.schema.name.base
            self.blocks.setdefault(base, []).append(block)
            for name in called_names(block.entry):
                self.by_name.setdefault(name, set()).add(base)
            for module in (block.entry.module, *block.entry.namespaces):
                if module is not None:
                    self.in_modules.setdefault(public_name(block.entry), set()).add((module, base))

    def of_files(self, paths: Sequence[Path]) -> PackagePlan:
        """The plan of a package with what the files need, in the order of ops.yaml."""
        reached = {base for path in paths for base in self.named_in(path)}
        reached |= {base for base, blocks in self.blocks.items() if any(ENGINE in block.entry.tags for block in blocks)}
        todo = list(reached)
        while todo:
            new = self.called_by(todo.pop()) - reached
            reached |= new
            todo += new
        return replace(
            self.plan, blocks=tuple(block for block in self.plan.blocks if block.entry.schema.name.base in reached)
        )

    def named_in(self, path: Path) -> set[str]:
        """The operators that a file names. Raises UsageError for a file that cannot be read, or with unknown names."""
        text = _text_of(path)
        return self.named_in_program(text, path) if path.suffix == ".py" else self.named_in_list(text, path)

    def named_in_program(self, text: str, path: Path) -> set[str]:
        """The operators that the source of a program may call."""
        tree = _tree_of(text, path)
        uses, words = uses_of_program(tree), _words_of(tree)
        return self.used(uses, words) | self.used(uses_of_parts(uses.names), modules=None)

    def named_in_list(self, text: str, path: Path) -> set[str]:
        """The operators of a list, one name a line. Raises UsageError with every name that is unknown."""
        result: set[str] = set()
        unknown: list[str] = []
        for number, line in enumerate(text.splitlines(), start=1):
            name = line.partition("#")[0].strip()
            entries = self.lookup.find(name) if name else ()
            result |= {entry.schema.name.base for entry in entries}
            if name and not entries:
                unknown.append(f"{path}:{number}: {self.lookup.missing(name)}")
        if unknown:
            raise UsageError("\n".join(unknown))
        return result

    def called_by(self, base: str) -> set[str]:
        """The operators that those of a base name call."""
        result: set[str] = set()
        for block in self.blocks[base]:
            for name in block.calls:
                result |= self.by_name.get(name, set())
            result |= self.by_name.get(block.entry.alias_of, set())
            plain = [argument.name for argument in block.entry.schema.inputs if not argument.type.is_tensor_like]
            for program in _programs(block):
                result |= self.used(uses_of_body(program.body, plain))
        return result

    def used(self, uses: Uses, modules: Collection[str] | None = ()) -> set[str]:
        """The operators behind names and special methods.

        A name that stands in several places means the functions of `modules` only (of all, where that is None).
        """
        names = uses.names | uses.specials
        return {base for name in names for base in self.by_name.get(name, ())} | {
            base for name in names for module, base in self.in_modules.get(name, ())
            if modules is None or module in modules or name not in self.by_name
        }  # fmt: skip


def _text_of(path: Path) -> str:
    """The text of a list or a program. Raises UsageError."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        msg = f"{path} is no text in UTF-8"
        raise UsageError(msg) from None


def _tree_of(text: str, path: Path) -> ast.Module:
    """The tree of a program. Raises UsageError."""
    try:
        return ast.parse(text)
    except SyntaxError as error:
        msg = f"{path}:{error.lineno}: this is no Python: {error.msg}; give a program, or a list that ends in .txt"
        raise UsageError(msg) from None


def _words_of(tree: ast.Module) -> set[str]:
    """The identifiers of a program, and the parts of paths that it imports, as ``nn`` in ``generated.nn``."""
    nodes = list(ast.walk(tree))
    imports = [node for node in nodes if isinstance(node, (ast.Import, ast.ImportFrom))]
    paths = [alias.name for node in imports for alias in node.names]
    paths += [node.module or "" for node in imports if isinstance(node, ast.ImportFrom)]
    words = {part for path in paths for part in path.split(".")}
    words |= {node.id for node in nodes if isinstance(node, ast.Name)}
    return words | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def _programs(block: OperatorBlock) -> Iterator[Program]:
    """The programs over operators of an entry: its composite, and all its formulas."""
    if isinstance(block.entry.kernel, CompositeKernel):
        yield block.entry.kernel.program
    if block.entry.batch is not None:
        yield block.entry.batch
    if block.derivative is not None:
        yield from _inside(block.derivative)


def _inside(value: object) -> Iterator[Program]:
    """All programs in a dataclass, wherever they are."""
    if isinstance(value, Program):
        yield value
    elif is_dataclass(value):
        for field_ in fields(value):
            yield from _inside(getattr(value, field_.name))
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from _inside(item)


def reject_unknown(paths: Iterable[Path], offered: Collection[str], plan: PackagePlan) -> None:
    """Raises UsageError if a program takes from the package what no package of this YAML offers.

    The package is what the program imports as ``ow``; `offered` are the names that a package of the whole `plan` shows.
    """
    lookup = Lookup(plan.entries)
    names = {*offered, *(name for entry in plan.entries for name in (public_name(entry), *called_names(entry)))}
    programs = {path: _tree_of(_text_of(path), path) for path in paths if path.suffix == ".py"}
    unknown = [
        f"{path}:{node.lineno}: {lookup.missing(node.attr)}"
        for path, tree in programs.items() for node in _taken(tree) if node.attr not in names
    ]  # fmt: skip
    if unknown:
        raise UsageError("\n".join(dict.fromkeys(unknown)))


def can_run(program: str, offered: Collection[str], plan: PackagePlan, full_plan: PackagePlan) -> bool:
    """Whether a package that shows the names `offered` has what a `program` takes from it.

    Of the operators of `full_plan`, that of the YAML, it has those of `plan`.
    """
    taken = {node.attr for node in _taken(ast.parse(program))}
    needed = Selection(full_plan).named_in_program(program, Path(PACKAGE)) if plan is not full_plan else set()
    return taken <= {*offered} and needed <= {block.entry.schema.name.base for block in plan.blocks}


def _taken(program: ast.Module) -> Iterator[ast.Attribute]:
    """What a program takes from the package."""
    for node in ast.walk(program):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == PACKAGE:
            yield node
