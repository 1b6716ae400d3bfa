"""Begins an operator: appends an entry to ops.yaml and one to derivatives.yaml, small, working and commented.

    python -m codegen new softsign
    python -m codegen new hypot --args "Tensor self, Tensor other"
    python -m codegen new norm2 --kind reduce
    python -m codegen new smooth_l1 --dry-run

What it writes generates and runs as it stands. Edit the kernel, the derivative and the sentence, then run
`python -m codegen`. Kinds of kernels:

{kinds}

Nothing is written when the name is taken, or when anything else is wrong.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from codegen.commands.appending import prove
from codegen.commands.options import add_inputs, check_inputs, inputs_of
from codegen.commands.settings import ProjectSettings, read_settings, words_of
from codegen.diagnostics import UsageError
from codegen.package import load_with_bases
from codegen.reading.entry import Entry
from codegen.reading.kinds import KIND_NAMES, KINDS
from codegen.reading.themes import apart
from codegen.schema import Alias, OperatorSchema, SchemaError, parse_schema
from codegen.showing.saying import say
from codegen.writing.drafts import KINDS as DRAFTS
from codegen.writing.drafts import Draft, first_tensor, make_draft
from codegen.writing.files import with_entries, write_all

NAME = "new"
SUMMARY = "begin an operator: append a commented entry that works"
assert __doc__ is not None
__doc__ = __doc__.format(kinds="\n".join(f"    {kind.name:<12} {kind.summary}" for kind in KINDS))
_EXAMPLES = {"Tensor": "ow.tensor([1.0, 2.0])", "Scalar": "2.0", "float": "2.0", "int": "0", "bool": "True"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    parser.add_argument("name", metavar="NAME", help="of the operator, such as softsign or add.Tensor")
    parser.add_argument(
        "--kind", choices=KIND_NAMES, default="elementwise", help="how it computes (default: elementwise)"
    )
    parser.add_argument("--args", metavar="ARGUMENTS", help='as in a schema, such as "Tensor self, Scalar alpha=1"')
    parser.add_argument("--dry-run", action="store_true", help="print what would be appended, and write nothing")
    add_inputs(parser)


def run(options: argparse.Namespace) -> int:
    """Make the draft, prove that it generates, write it, and say what comes next."""
    check_inputs(options, appends=True)
    build_options = inputs_of(options).build_options
    entries, _, bases = load_with_bases(options.ops, options.derivatives, build_options)
    schema = _schema(options)
    _reject_existing(schema, entries)
    draft = make_draft(schema, options.kind)
    module = options.ops.parent / f"{draft.module}.py"
    if draft.python and module.exists():
        msg = f"there is a file {module} already; choose another name"
        raise UsageError(msg)
    texts = {options.ops: with_entries(options.ops.read_text(encoding="utf-8"), apart(options.ops, draft.ops))}
    if draft.derivatives:
        written = options.derivatives.read_text(encoding="utf-8")
        texts[options.derivatives] = with_entries(written, draft.derivatives)
    if draft.python:
        build_options = replace(build_options, kernel_roots=(*build_options.kernel_roots, draft.module))
    prove(options, texts, build_options)
    if options.dry_run:
        shown = ((options.ops, draft.ops), (options.derivatives, draft.derivatives), (module, draft.python))
        say("\n".join(f"# to {path}:\n{text}" for path, text in shown if text), end="")
        return 0
    if draft.python:
        texts[module] = draft.python
    write_all(texts)
    settings = read_settings()
    # A package of its own has a name of its own.
    is_local = settings.out == ProjectSettings.out and (options.ops != Path(ProjectSettings.ops) or bool(bases.direct))
    say("\n".join(_what_next(options, schema, draft, texts, module, "PACKAGE" if is_local else settings.out)))
    return 0


def _schema(options: argparse.Namespace) -> OperatorSchema:
    """The schema of the new operator. Raises UsageError when it is none, or takes no tensor."""
    arguments = options.args if options.args is not None else DRAFTS[options.kind].arguments
    try:
        schema = parse_schema(f"{options.name}({arguments}) -> Tensor")
    except SchemaError as error:
        msg = f"{error.message}{f' ({error.hint})' if error.hint else ''}"
        raise UsageError(msg) from None
    if schema.kind != "functional":
        msg = f"'{schema.name}' is the {schema.kind} form of an operator; begin the functional form, which brings it"
        raise UsageError(msg)
    if not first_tensor(schema):
        msg = f"a draft of kind {options.kind} needs a tensor among its arguments, such as \"Tensor self\""
        raise UsageError(msg)
    return _as_view(schema) if options.kind == "view" and not schema.is_view else schema


def _as_view(schema: OperatorSchema) -> OperatorSchema:
    """The schema, saying that the result shows the memory of the first tensor."""
    shown = Alias(("a",))
    arguments = tuple(
        replace(argument, alias=shown) if argument.name == first_tensor(schema) else argument
        for argument in schema.arguments
    )
    return replace(schema, arguments=arguments, returns=tuple(replace(item, alias=shown) for item in schema.returns))


def _reject_existing(schema: OperatorSchema, entries: Sequence[Entry]) -> None:
    """Reject names of operators that exist."""
    for entry in entries:
        same_base = not schema.name.overload and entry.schema.name.base == schema.name.base
        if same_base or any(str(existing.name) == str(schema.name) for existing in entry.schemas):
            msg = (
                f"there is an operator '{entry.name}' already, at {entry.location.file}:{entry.location.line}; choose "
                f"another name, or name an overload: {schema.name.base}.NAME"
            )
            raise UsageError(msg)


def _what_next(
    options: argparse.Namespace, schema: OperatorSchema, draft: Draft, texts: dict[Path, str], module: Path,
    package: str,
) -> list[str]:
    """Where the entries are, and the commands that follow."""
    number = _line_of(texts[options.ops], f"- func: {schema}")
    lines = [f"{options.ops}:{number}: the operator; edit its kernel and doc"]
    if draft.derivatives:
        number = _line_of(texts[options.derivatives], f"- name: {schema}")
        lines.append(f"{options.derivatives}:{number}: its derivative")
    if draft.python:
        lines.append(f"{module}:{_line_of(draft.python, 'def ')}: its kernel")
    kernels = [*options.kernels, *([draft.module] if draft.python else [])]
    words = words_of(
        read_settings(), ops=options.ops, derivatives=options.derivatives, kernels=kernels, out=Path(package)
    )
    lines += ["Then run:", f"  python -m codegen{words}"]
    required = [
        input_.type.base if not input_.type.is_list else "" for input_ in schema.inputs if input_.default is None
    ]
    if all(base in _EXAMPLES for base in required):
        values = ", ".join(_EXAMPLES[base] for base in required)
        lines.append(f'  python -c "import {package} as ow; print(ow.{schema.name.base}({values}))"')
    return lines


def _line_of(text: str, start: str) -> int:
    """The last line that begins with `start`, counted from 1."""
    return max(number for number, line in enumerate(text.split("\n"), start=1) if line.startswith(start))
