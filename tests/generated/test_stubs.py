"""The stubs: what a type checker says about programs, and that stubs and package have the same names."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import subprocess
import sys
import typing
import warnings
from pathlib import Path
from types import ModuleType

import pytest
from checkers import run_mypy
from folders import ROOT

import generated as ow
from runtime.devices import older_names
from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, REDUCTIONS
from runtime.dispatch.forms import Form

PACKAGE = Path(ow.__file__).parent

ACCEPTED = """
from typing import assert_type

import numpy as np

import generated as ow
from generated import nn
from generated.autograd import Function

a = ow.tensor([1.0, 2.0], requires_grad=True)
assert_type(a, ow.Tensor)
assert_type(ow.from_numpy(np.ones(2)) * a + 1 - 2.0 / a, ow.Tensor)
assert_type(1 - a**2, ow.Tensor)
assert_type(-a @ a, ow.Tensor)
assert_type(ow.add(a, a, alpha=2), ow.Tensor)
assert_type(ow.add(a, 2.5), ow.Tensor)
assert_type(ow.mul(2, a), ow.Tensor)
assert_type(a.sum(), ow.Tensor)
assert_type(a.sum(dim=0, keepdim=True), ow.Tensor)
assert_type(a.sum((0,)), ow.Tensor)
assert_type(ow.sum(a, axis=0), ow.Tensor)
assert_type(a.shape, ow.Size)
assert_type(a.size(0), int)
assert_type(a.size(), ow.Size)
assert_type(a.dtype, ow.dtype)
assert_type(ow.float32, ow.dtype)
assert_type(ow.float, ow.dtype)
assert_type(a.grad, ow.Tensor | None)
assert_type(a.requires_grad, bool)
assert_type(a == 1, ow.Tensor)
assert_type(a < a, ow.Tensor)
assert_type(a.view(2, 1).reshape((1, 2)).permute(1, 0), ow.Tensor)
assert_type(a[0], ow.Tensor)
assert_type(a[..., None, 1:], ow.Tensor)
assert_type(a[a > 0], ow.Tensor)
assert_type(a[[0, 1]], ow.Tensor)
assert_type(a.T, ow.Tensor)
assert_type(ow.linalg.norm(a), ow.Tensor)
assert_type(ow.special.expit(a), ow.Tensor)
assert_type(nn.functional.relu(a), ow.Tensor)
assert_type(ow.array_api.add(a, 1), ow.Tensor)
assert_type(ow.array_api.linalg.svdvals(a.outer(a)), ow.Tensor)
assert_type(ow.array_api.unstack(a, axis=0), tuple[ow.Tensor, ...])
assert_type(ow.nn.functional.cross_entropy(a, a, reduction="sum"), ow.Tensor)
assert_type(ow.randn(2, 3, generator=ow.manual_seed(1), dtype=ow.float64), ow.Tensor)
assert_type(ow.zeros((2, 3), dtype=ow.float32, requires_grad=True), ow.Tensor)
assert_type(ow.cat([a, a]), ow.Tensor)
assert_type(ow.exp(a.detach(), out=ow.empty(2)), ow.Tensor)
assert_type(a.clone().add_(1).mul_(a), ow.Tensor)
assert_type(ow.autograd.grad(a.sum(), a), tuple[ow.Tensor, ...])
assert_type(ow.autograd.grad(a.sum(), [a], allow_unused=True), tuple[ow.Tensor | None, ...])
a.requires_grad_(False).requires_grad = True
a.sum().backward()
a.grad = None
value: float = a.sum().item()
for row in a:
    assert_type(row, ow.Tensor)
with ow.no_grad():
    a += 1


@ow.no_grad()
def evaluate(x: ow.Tensor) -> ow.Tensor:
    return x.exp()


class Square(Function):
    @staticmethod
    def forward(ctx: object, x: ow.Tensor) -> ow.Tensor:
        return x * x


def either(x: object) -> ow.Tensor | None:
    return x if ow.is_tensor(x) else None


assert_type(evaluate(a), ow.Tensor)
handle = a.register_hook(lambda grad: grad * 2)
handle.remove()
"""
# Lines that must be rejected, each with the code of the complaint.
REJECTED = {
    "ow.ad(x, x)": "attr-defined",
    "x.sigmod()": "attr-defined",
    "ow.exp()": "call-arg",
    "ow.exp(x, x)": "call-arg",
    "ow.exp('a')": "arg-type",
    "ow.exp(x, dim=1)": "call-arg",
    "ow.add(x, 'a')": "call-overload",
    "ow.sum(x, 'a')": "arg-type",
    "ow.softmax(x)": "call-overload",
    "x['a']": "index",
    "x + 'a'": "operator",
    "x @ 2": "operator",
    "ow.zeros(2, dtype='float32')": "call-overload",
    "ow.nn.functional.rel(x)": "attr-defined",
    "ow.linalg.norm('a')": "call-overload",
    "number: int = ow.exp(x)": "assignment",
    "text: str = x.dtype": "assignment",
    "x.grad.sum()": "union-attr",
    "x.shape = (1, 2)": "misc, assignment",
    "ow.manual_seed('a')": "arg-type",
    "ow.autograd.grad(x)": "call-overload",
    "x.backward(1)": "arg-type",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for both programs, and so one cache: reading NumPy's stubs takes most of the time."""
    return tmp_path_factory.mktemp("programs")


def test_a_program_with_types_is_accepted(folder: Path) -> None:
    (folder / "program.py").write_text(ACCEPTED)
    assert run_mypy(folder, ["program.py"]) == []


def test_the_accepted_program_runs() -> None:
    """Otherwise the stubs would promise what the package does not keep."""
    exec(compile(ACCEPTED, "program.py", "exec"), {"__name__": "program"})


def test_wrong_lines_are_rejected(folder: Path) -> None:
    head = ["import generated as ow", "x = ow.ones(2)"]
    (folder / "wrong.py").write_text("\n".join([*head, *REJECTED]) + "\n")
    results: dict[int, list[str]] = {}
    for item in run_mypy(folder, ["wrong.py"]):
        results.setdefault(item.line, []).append(item.code)
    said = {line: ", ".join(results.get(number, ["nothing"])) for number, line in enumerate(REJECTED, len(head) + 1)}
    assert said == REJECTED


def declared(tree: ast.Module | ast.ClassDef) -> set[str]:
    """The names that a stub or a class of it declares; one with ``__all__`` declares these."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            if ast.unparse(node.targets[0]) == "__all__":
                return {name for name in ast.literal_eval(node.value) if not name.startswith("_")}
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
            names |= shown_by(node.module or "")
        elif isinstance(node, ast.ImportFrom):
            names |= {name.asname for name in node.names if name.asname and name.asname == name.name}
    return {name for name in names if not name.startswith("_") or name.endswith("__")}


def shown_by(module: str) -> set[str]:
    """What a star imports from a stub of the package, or from a module of nn, which has types of its own."""
    name = f"{module.replace('.', '/')}.pyi"
    if (PACKAGE / name).exists():
        return declared(stub(name))
    position = module if module.startswith("runtime.") else f"generated.nn.{module}"
    return set(importlib.import_module(position).__all__)


def stub(name: str) -> ast.Module:
    """A stub of the package."""
    return ast.parse((PACKAGE / name).read_text(encoding="utf-8"))


# Modules of the package that are no part of its api.
INNER = {"functions", "operators", "kernels", "common"}
MODULES = {
    "__init__.pyi": ow,
    "autograd/__init__.pyi": ow.autograd,
    "autograd/forward_ad.pyi": ow.autograd.forward_ad,
    "autograd/functional.pyi": ow.autograd.functional,
    "linalg.pyi": ow.linalg,
    "special.pyi": ow.special,
    "fft.pyi": ow.fft,
    "nn/__init__.pyi": ow.nn,
    "nn/functional.pyi": ow.nn.functional,
    "masked.pyi": ow.masked,
    "signal/windows.pyi": ow.signal.windows,
    "optim/__init__.pyi": ow.optim,
    "return_types.pyi": ow.return_types,
    "utils/__init__.pyi": ow.utils,
    "array_api/__init__.pyi": ow.array_api,
    "array_api/linalg.pyi": ow.array_api.linalg,
    "array_api/fft.pyi": ow.array_api.fft,
}


# The stubs of functions and methods, one a theme.
SHARDS = sorted(path.relative_to(PACKAGE).as_posix() for path in (PACKAGE / "functions").glob("*.pyi"))


def test_every_public_module_has_a_stub() -> None:
    results = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.pyi")}
    assert results == {*MODULES, *SHARDS}
    modules = [path.name for path in (PACKAGE / "functions").glob("[!_]*.py")]
    assert sorted(modules) == sorted(Path(name).with_suffix(".py").name for name in SHARDS)
    assert (PACKAGE / "py.typed").exists()
    assert (ROOT / "runtime" / "py.typed").exists()


@pytest.mark.parametrize(("name", "module"), MODULES.items(), ids=MODULES.keys())
def test_stub_and_module_have_the_same_names(name: str, module: ModuleType) -> None:
    getattr(module, "Tensor", None)  # which is found in some and shown in none but the package
    names = {item for item in dir(module) if not item.startswith("_")} - INNER
    # A file of PyTorch's that something has imported is an attribute of its package, as is every module.
    names -= {item for item in names if f"{module.__name__}.{item}" in sys.modules} - declared(stub(name))
    names |= {"__version__", "__array_api_version__", "__array_namespace_info__"} & set(vars(module))
    if module is ow:  # a type checker finds what `dir` does not show, because it warns
        names |= {*older_names.QUESTIONS}
    assert declared(stub(name)) == names


def test_nothing_that_is_shown_warns() -> None:
    """A program may look through all names of a package."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for module in MODULES.values():
            for name in dir(module):
                getattr(module, name, None)


@pytest.mark.parametrize("name", SHARDS)
def test_a_stub_of_functions_has_functions_of_its_module(name: str) -> None:
    module = importlib.import_module(f"generated.functions.{Path(name).stem}")
    public = {item for item, value in vars(module).items() if inspect.isbuiltin(value) and not item.startswith("_")}
    tree = stub(name)
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}
    assert functions <= public
    assert declared(tree) == {item for item in module.__all__ if not item.startswith("_")}  # what the package shows
    assert bool(methods_of(module)) == any(isinstance(node, ast.ClassDef) for node in tree.body)


def methods_of(module: ModuleType) -> set[str]:
    """What Tensor has of a module of functions: its methods, and Python's special ones, as the declarations say."""
    result: set[str] = set()
    for node in ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            name, calls = node.name, node.decorator_list
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            name, calls = ast.unparse(node.targets[0]), [node.value]
        else:
            continue
        for call in calls:
            assert isinstance(call, ast.Call)
            words = {keyword.arg: ast.literal_eval(keyword.value) for keyword in call.keywords}
            result |= {*words.get("operators", "").split()}
            result |= {words.get("name", name)} if "method" in words else set()
    return result


def class_of(tree: ast.Module, name: str) -> ast.ClassDef:
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)


def stub_of_tensor() -> ast.ClassDef:
    """The class of the package's stub, with what it gets from the stubs of methods."""
    tree = stub("__init__.pyi")
    tensor = class_of(tree, "Tensor")
    named = {
        name.asname: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("functions.")
        for name in node.names
        if name.name == "Methods"
    }
    parents = [named.pop(ast.unparse(parent)) for parent in tensor.bases[:-1]]
    assert named == {}
    tensor.body += [
        node for name in parents for node in class_of(stub(f"{name.replace('.', '/')}.pyi"), "Methods").body
    ]
    return tensor


def stub_of_functions() -> dict[str, list[ast.FunctionDef]]:
    """Every function of the package and of its namespaces by its name in its theme, all overloads."""
    results: dict[str, list[ast.FunctionDef]] = {}
    for name in ("__init__.pyi", *SHARDS):
        for node in stub(name).body:
            if isinstance(node, ast.FunctionDef):
                results.setdefault(node.name, []).append(node)
    return results


def test_stub_and_class_have_the_same_attributes() -> None:
    """The class of the stub stands on the one of the runtime, whose source has its own types."""
    tensor = stub_of_tensor()
    tree = ast.parse((ROOT / "runtime" / "tensor" / "tensor.py").read_text(encoding="utf-8"))
    base = class_of(tree, "Tensor")
    plumbing = set(vars(object)) | {
        "__slots__", "__module__", "__weakref__", "__dict__", "__annotations__", "__array_priority__", "__hash__",
    }  # fmt: skip
    # In a process of its own: the packages that other tests make add their methods to the one class.
    listing = "import json, generated as ow; print(json.dumps([*vars(ow.Tensor)]))"
    run = subprocess.run([sys.executable, "-c", listing], cwd=ROOT, capture_output=True, text=True, check=True)
    result = {name for name in json.loads(run.stdout) if not re.match(r"_[a-z]", name)} - plumbing
    assert (declared(tensor) | declared(base)) - plumbing == result
    assert declared(tensor) & {"__eq__", "__ne__", "__lt__"} == {"__eq__", "__ne__", "__lt__"}


def test_a_docstring_stands_once() -> None:
    """In the function: a method takes it when the program runs, and its stub has the first sentence for editors."""
    assert (ow.exp.__doc__ or "").startswith("exp(input, *, out=None) -> Tensor\n\n    The exponential `e ** input`.\n")
    assert ow.Tensor.exp.__doc__ == ow.exp.__doc__
    assert ow.exp_.__doc__ == "As `exp`, written into `input`, which is returned."
    assert ow.subtract.__doc__ == "Another name of `sub`."
    methods = [node for node in stub_of_tensor().body if isinstance(node, ast.FunctionDef)]
    said = {node.name: ast.get_docstring(node) for node in reversed(methods)}
    assert (said["exp"], said["exp_"]) == ("The exponential `e ** input`.", None)
    shards = [node for name in SHARDS for node in stub(name).body if isinstance(node, ast.FunctionDef)]
    assert [node.name for node in shards if ast.get_docstring(node) is not None] == []


# A parameter of a signature: name, kind, and the source of its default ("" for none, "..." where it is not shown).
Parameters = tuple[tuple[str, str, str], ...]
SPELLINGS = {"axis": "dim", "axes": "dims", "keepdims": "keepdim"}


def parameters_of(node: ast.FunctionDef) -> Parameters:
    """The parameters of a signature of a stub."""
    listed = node.args.posonlyargs + node.args.args
    defaults = [None] * (len(listed) - len(node.args.defaults)) + [*node.args.defaults]
    results = [(item.arg, "positional", default) for item, default in zip(listed, defaults, strict=True)]
    results += [(node.args.vararg.arg, "several", None)] if node.args.vararg else []
    named = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
    results += [(item.arg, "named", default) for item, default in named]
    return tuple((name, kind, ast.unparse(default) if default else "") for name, kind, default in results)


def parameters_at_run_time(form: Form, *, method: bool) -> Parameters:
    """The parameters of a form, as the data of an Overloads has them."""
    count = len(form.parameters) - form.keyword_only
    results = [
        (
            parameter.name,
            "positional" if i < count else "named",
            "" if parameter.default is MISSING else repr(parameter.default),
        )
        for i, parameter in enumerate(form.parameters)
    ]
    if method:
        position = next(i for i, (name, _, _) in enumerate(results) if name in ("input", "self"))
        results = [("self", "positional", ""), *results[:position], *results[position + 1 :]]
    return tuple(results)


def agrees(stubbed: Parameters, real: Parameters) -> bool:
    """Whether a signature is that of a form: names, order, kinds, and defaults where the stub shows them."""
    return len(stubbed) == len(real) and all(
        left[:2] == right[:2] and bool(left[2]) == bool(right[2]) and same_default(left[2], right[2])
        for left, right in zip(stubbed, real, strict=True)
    )


def same_default(stubbed: str, real: str) -> bool:
    reductions = {repr(name): repr(value) for name, value in REDUCTIONS.items()}
    return stubbed in ("...", real) or reductions.get(stubbed) == real


def other_spelling(stubbed: Parameters, forms: list[Parameters]) -> bool:
    """Whether a signature is that of a form with NumPy's names by keyword, or one list written as several."""
    names = [SPELLINGS.get(name, name) for name, _, _ in stubbed]
    values = [[name for name, _, _ in form] for form in forms]
    if any(kind == "several" for _, kind, _ in stubbed):
        return names in values
    return names != [name for name, _, _ in stubbed] and sorted(names) in map(sorted, values)


Table = tuple[str, list[ast.FunctionDef], str, Overloads, bool]


def tables() -> list[Table]:
    """Every function of the package, its namespaces and every method: where it is shown, its stub, name and forms."""
    from generated import functions

    results: list[Table] = []
    stubbed = stub_of_functions()
    for file, module in MODULES.items():
        for name in sorted(declared(stub(file)) - {*older_names.QUESTIONS}):
            function = getattr(module, name)
            table = table_of(function)
            if table is not None:
                results.append((file, stubbed[function.__name__], name, table, False))
    tensor = stub_of_tensor()
    for name in sorted(declared(tensor)):
        function = getattr(functions, name, None)
        table = table_of(function) if function is not None else None
        if table is not None and inspect.isbuiltin(getattr(ow.Tensor, name)):
            nodes = [node for node in tensor.body if isinstance(node, ast.FunctionDef) and node.name == name]
            results.append(("Tensor", nodes, name, table, True))
    return results


def table_of(function: object) -> Overloads | None:
    """The forms of a function of the package; None for what is none."""
    table = getattr(function, "__self__", None)
    return table if isinstance(table, Overloads) else None


def test_signatures_of_stubs_are_those_of_the_forms() -> None:
    """Names, order, kinds and defaults of parameters: of functions, methods and namespaces."""
    listed = tables()
    modules = [importlib.import_module(f"generated.functions.{Path(name).stem}") for name in SHARDS]
    methods = {name for module in modules for name in methods_of(module)}
    names = {name for where, _, name, _, _ in listed if where == "Tensor"}
    hung = {name for name in methods if not name.startswith("_") and inspect.isbuiltin(getattr(ow.Tensor, name, None))}
    assert names == hung
    assert len(listed) > 300
    wrong = []
    for where, nodes, name, table, method in listed:
        if any(ast.unparse(element) == "builtins.property" for node in nodes for element in node.decorator_list):
            continue
        stubbed = [parameters_of(node) for node in nodes]
        forms = [form for form in table.forms if not method or "input" in form.positions]  # no method without self
        real = [parameters_at_run_time(form, method=method) for form in forms]
        wrong += [
            f"{where}: {name}: no signature for {form}"
            for form in real
            if not any(agrees(item, form) for item in stubbed)
        ]
        wrong += [
            f"{where}: {name}: no form for {item}"
            for item in stubbed
            if not any(agrees(item, form) for form in real) and not other_spelling(item, real)
        ]
    assert wrong == []


def test_annotations_can_be_looked_up() -> None:
    """Of everything public: libraries ask for the types of arguments when programs run."""
    modules = (ow, ow.nn, ow.nn.functional, ow.optim, ow.utils.data, ow.distributions, ow.func, ow.linalg, ow.nn.utils)
    for module in modules:
        for name in dir(module):
            item = getattr(module, name)
            if not name.startswith("_") and (inspect.isclass(item) or inspect.isfunction(item)):
                typing.get_type_hints(item)
