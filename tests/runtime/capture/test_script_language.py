"""The language of jit.script: programs give the same as Python, as loaded files, and as PyTorch's scripts."""

# ruff: noqa: F841, PLW0120, PLW0602, PT017, PTH123, RUF059, UP006, UP045

from __future__ import annotations

import ast
import io
import runpy
from pathlib import Path
from typing import Any, Dict, List, Optional  # noqa: UP035 - programs write both forms

import pytest

import generated as ow
from runtime.capture.script.refusals import INSTEAD

FILE = Path(__file__).with_name("script_programs.py")
HERE = runpy.run_path(str(FILE), init_globals={"torch": ow})
PROGRAMS = HERE["PROGRAMS"] + HERE["MORE"]
Tensor = ow.Tensor


def name_of(item: Any) -> str:
    return getattr(item, "__name__", "")


def plain(value: Any) -> Any:
    """A value as numbers, texts and lists, with the dtypes and shapes of tensors."""
    if hasattr(value, "requires_grad"):
        return [str(value.dtype).rpartition(".")[2], list(value.shape), value.detach().tolist()]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [type(value) is not list, *map(plain, value)]
    return type(value).__name__, value


def sizes_as_lists(value: Any) -> Any:
    """A value with tuples of Python's own as what they are in scripts: sizes are lists."""
    if isinstance(value, ow.Size):
        return list(value)
    if type(value) is tuple:
        return tuple(map(sizes_as_lists, value))
    return value


def close(a: Any, b: Any) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return a == pytest.approx(b, rel=1e-5, abs=1e-6, nan_ok=True)
    if isinstance(a, (list, tuple)):
        return type(a) is type(b) and len(a) == len(b) and all(map(close, a, b))
    if isinstance(a, dict):
        return isinstance(b, dict) and list(a) == list(b) and all(close(a[key], b[key]) for key in a)
    return type(a) is type(b) and a == b


def run(function: Any, arguments: Any, capture: Any) -> Any:
    """What a program gives and prints."""
    result = plain(sizes_as_lists(function(*arguments())))
    return result, capture.readouterr().out


@pytest.mark.parametrize(("program", "calls"), PROGRAMS, ids=name_of)
def test_a_program_gives_as_a_script_what_it_gives_in_python(program, calls, capsys):
    scripted = ow.jit.script(program)
    graph = scripted.graph
    graph.lint()
    ast.parse(scripted.code)
    functions = [scripted]
    try:
        file = io.BytesIO()
        ow.jit.save(scripted, file)
    except TypeError as error:
        assert "holds a constant of type" in str(error)  # what Python runs is not saved
    else:
        file.seek(0)
        functions.append(ow.jit.load(file))
        assert ow.jit.parse_ir(str(graph), graph.tensors()) == graph
    for arguments in calls:
        expected = run(program, arguments, capsys)
        for function in functions:
            assert run(function, arguments, capsys) == expected


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:.*torch.jit.* is deprecated:DeprecationWarning")
def test_programs_give_what_they_give_under_pytorch(capsys, monkeypatch):
    torch = pytest.importorskip("torch")
    there = runpy.run_path(str(FILE), init_globals={"torch": torch})
    differing = []
    for (program, calls), (same, same_calls) in zip(HERE["PROGRAMS"], there["PROGRAMS"], strict=True):
        scripted, script = ow.jit.script(program), torch.jit.script(same)
        for arguments, same_arguments in zip(calls, same_calls, strict=True):
            results = run(scripted, arguments, capsys), run(script, same_arguments, capsys)
            if not close(*results):
                differing.append((program.__name__, *results))
    assert differing == []
    assert len(HERE["PROGRAMS"]) >= 150
    accepted = []
    for program, _ in there["MORE"]:
        try:
            torch.jit.script(program)
        except (RuntimeError, torch.jit.frontend.NotSupportedError, TypeError):
            continue
        accepted.append(program.__name__)
    assert accepted == []


# -- what is refused ---------------------------------------------------------------------------------------------------


def catches(x):
    try:
        return x + 1
    except ValueError:
        return x


def has_lambda(x):
    f = lambda y: y + 1
    return f(x)


def defines(x):
    def inner(y):
        return y

    return inner(x)


def defines_class(x):
    class Inner:
        pass

    return x


def yields(x):
    yield x


def imports(x):
    import math

    return x * math.pi


def writes_globals(x):
    global name_of
    return x


def walrus(n: int):
    if (m := n) > 1:
        return m
    return 0


def sets(n: int):
    return {n, 2}


def starred(items: List[int]):
    first, *rest = items
    return first


def matches(n: int):
    match n:
        case 1:
            return 2
    return 3


def any_arguments(*args):
    return args


def keyword_arguments(x, **kwargs):
    return x


def unknown_name(x):
    return x + missing  # noqa: F821


def unknown_function(x):
    return ow.nn.functional.missing(x)


LIMIT = 3


def global_number(x):
    return x * LIMIT


def wrong_element(n: int):
    items: List[int] = []
    items.append("a")
    return items


def wrong_key(d: Dict[str, int]):
    return d[1]


def wrong_argument(x):
    return ow.relu(x, "a", 3)


def wrong_types(s: str):
    return s + 1


def wrong_declaration(n: int):
    m: str = n
    return m


def wrong_result(n: int) -> str:
    return n


def changed_type(x):
    for _ in range(3):
        x = x.size(0)
    return x


def may_be_none(x: Optional[Tensor]):
    return x + 1


def condition_of_none(n: Optional[int]):
    if n:
        return 1
    return 0


def tuple_with_index(n: int):
    t = (1, "a")
    return t[n]


def unpacked_too_few(n: int):
    a, b, c = (n, n)
    return a


def while_else(n: int):
    while n > 0:
        n -= 1
    else:
        n = 5
    return n


def loop_over_number(n: int):
    for i in n:
        n += i
    return n


def other_context(x):
    with open("x"):
        return x


def unknown_method(items: List[int]):
    return items.frobnicate()


def module_as_value(x):
    return ow


def calls_itself(n: int):
    if n > 0:
        return calls_itself(n - 1)
    return n


def dynamic_format(x: float, n: int):
    return f"{x:{n}}"


def unknown_annotation(x: bytes):
    return x


REFUSED = [
    (catches, "scripts do not catch errors; check the condition by if before"),
    (has_lambda, "a lambda is no value of scripts; define a function outside and call it"),
    (defines, "scripts do not define functions; define it outside and call it"),
    (defines_class, "scripts do not define classes"),
    (yields, "scripts give their result at once; append to a list and return it"),
    (imports, "scripts do not import; import outside of the function"),
    (writes_globals, "scripts do not write globals; return the value"),
    (walrus, "scripts assign in statements; write the assignment on a line before"),
    (sets, "scripts have no sets; use a list, or a dict whose keys are the elements"),
    (starred, "scripts unpack tuples as arguments of calls alone; name the elements"),
    (matches, "scripts do not match patterns; compare by if and elif"),
    (any_arguments, "takes any number of arguments; name each of them"),
    (keyword_arguments, "takes any number of arguments; name each of them"),
    (unknown_name, "missing is not defined; assign to it first"),
    (unknown_function, "has no attribute 'missing'"),
    (global_number, "LIMIT is a global int, which may change; pass it as an argument"),
    (wrong_element, "the element is int in this int[], got str"),
    (wrong_key, "the key is str in this Dict(str, int), got int"),
    (wrong_argument, "relu takes no arguments of the types (Tensor, str, int); there are"),
    (wrong_types, "Add does not take str and int; convert one of them first"),
    (wrong_declaration, "expected str, got int; convert it or change the annotation"),
    (wrong_result, "the function is declared to return str, and this is int"),
    (changed_type, "x is Tensor before the loop and int behind an iteration"),
    (may_be_none, "Add does not take Tensor? and int"),
    (condition_of_none, "got int?; compare it, as in x is not None"),
    (tuple_with_index, "the index of a tuple is a number in the source"),
    (unpacked_too_few, "3 names for 2 elements"),
    (while_else, "a loop has no else in scripts; set a flag before break"),
    (loop_over_number, "int cannot be gone through; loops take range, lists, tuples, dicts and tensors"),
    (other_context, "with takes no_grad() and enable_grad() in scripts"),
    (unknown_method, "int[] has no method frobnicate in scripts"),
    (module_as_value, "of Python, no value; pass it as an input"),
    (calls_itself, "calls itself; scripts do not recurse, write a loop"),
    (dynamic_format, "the format of a value stands in the source"),
    (unknown_annotation, "the annotation bytes is no type of scripts"),
]


@pytest.mark.parametrize(("program", "message"), REFUSED, ids=name_of)
def test_what_is_not_in_the_language_is_an_error_with_a_mark(program, message):
    with pytest.raises(RuntimeError, match="<--- HERE") as caught:
        ow.jit.script(program)
    first, text = program.__code__.co_firstlineno, str(caught.value)
    assert message in text
    assert any(f'test_script_language.py", line {line}' in text for line in range(first, first + 8))


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:.*torch.jit.* is deprecated:DeprecationWarning")
@pytest.mark.parametrize("program", [program for program, _ in REFUSED], ids=name_of)
def test_pytorch_refuses_the_same(program):
    torch = pytest.importorskip("torch")
    names = {**program.__globals__, "ow": torch, "Tensor": torch.Tensor}
    same = type(program)(program.__code__, names, program.__name__)
    same.__annotations__ = {**program.__annotations__}
    with pytest.raises((RuntimeError, torch.jit.frontend.NotSupportedError, TypeError, ValueError, AttributeError)):
        torch.jit.script(same)


# -- the page about the language ---------------------------------------------------------------------------------------


def table_of_programs() -> str:
    """The programs by the sections of their file, as the page has them."""
    sections: Dict[str, List[str]] = {}
    for line in FILE.read_text("utf-8").splitlines():
        if line.startswith("# -- "):
            title = line.strip("#- ").partition(",")[0]
        elif line.startswith("def ") and line[4:].partition("(")[0] in {name_of(program) for program, _ in PROGRAMS}:
            sections.setdefault(title, []).append(f"`{line[4:].partition('(')[0]}`")
    rows = [f"| {title} | {', '.join(names)} |" for title, names in sections.items()]
    return "\n".join(["| part | programs of `script_programs.py` |", "|---|---|", *rows, ""])


def table_of_refusals() -> str:
    """The parts of Python that have words of their own, and what else is refused."""
    rows = [f"| `{name}` | {words} |" for name, words in INSTEAD.items()]
    general = " ".join(INSTEAD.values())
    rows += [f"| `{program.__name__}` | {text} |" for program, text in REFUSED if text not in general]
    return "\n".join(["| what | words |", "|---|---|", *(row.replace("<", "&lt;") for row in rows), ""])


def test_the_page_of_the_language_has_the_programs_and_the_refusals() -> None:
    page = (Path(ow.__file__).parents[1] / "runtime" / "capture" / "README.md").read_text("utf-8")
    assert table_of_programs() in page
    assert table_of_refusals() in page
