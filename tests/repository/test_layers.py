"""Imports between layers, and facts about operators in YAML only."""

from __future__ import annotations

import ast
import inspect
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from folders import ROOT

from codegen.language.vocabulary import HELPERS, MANY
from runtime import language

STANDARD = sys.stdlib_module_names
# The layer of every part of the runtime; a part imports its own layer and those below.
LAYERS = {
    "errors": 1, "parts": 1, "boundary": 1, "callers": 1, "guards": 1, "forking": 1, "lasting": 1, "tensor": 1,
    "thread_state": 1,
    "compile": 1,
    "native": 1,
    "drawing": 1, "pytorch_files": 1, "standing_in": 1,
    "expressions": 1,
    "kernels": 2, "language": 2, "annotations": 2,
    "dispatch": 3, "devices": 3, "opencl": 3, "sparse": 3, "testing": 3,
    "autograd": 4,
    "batching": 5,
    "files": 5,
    "graph": 5,
    "amp": 5, "nn": 5, "optim": 5, "profiler": 5,
    "data": 5, "distributed": 5,
    "func": 5,
    "distributions": 5,
    "array_api": 5,
    "capture": 6,
    "alias": 6,  # the package under its second name
}  # fmt: skip
# Words of types and dtypes, which operators such as Tensor.float share, of loops, which `index` and `range` do, and of
# arguments, which the parts of sparse tensors are called as.
TYPE_WORDS = {
    "bool", "bool_", "int", "float", "half", "double", "long", "bfloat16", "index", "byte", "char", "short", "cfloat",
    "cdouble", "cpu", "complex", "range", "indices", "values",
}  # fmt: skip
# Operators' names that stand in code for another reason than a list of operators; a folder ends in a slash.
WORDS = {
    "runtime/tensor/dtypes.py": "is_complex and is_floating_point, attributes of a dtype",
    "runtime/devices/types.py": "_complex, a type for annotations",
    "runtime/distributed/": "gather and scatter, what groups of processes do; words of stores and of the launcher",
    "codegen/language/vocabulary.py": "the functions of the mathematics library that kernel expressions call",
    "codegen/calculus/cases.py": "zeros_like, as formulas say that a gradient is zero",
    "codegen/reading/forward.py": "zeros_like, as formulas say that a gradient is zero",
    "codegen/checking/contracts.py": "alias, the code of a finding",
    "runtime/compile/atomics.py": "add, an instruction of LLVM",
    "runtime/compile/memory.py": "alias, metadata of LLVM",
    "codegen/pytorch/cpp.py": "std, a namespace of C++",
    "codegen/pytorch/importing.py": "conj, which formulas over real numbers do without",
    "codegen/reading/chosen.py": "where, as kernel expressions call it",
    "codegen/model/trees.py": "where, as kernel expressions call it, and view, a kind of kernel",
    "codegen/reading/implied_samples.py": "abs, pow and where, as kernel expressions call them",
    "codegen/reading/kernel_paths.py": "modules of kernels, one of which is called random",
    "codegen/language/syntax.py": "zeros_like, which a formula that is 0 calls",
    "codegen/model/array_api.py": "mode and norm, parameters of the standard",
    "codegen/imported.py": "any, a function of Python",
    "runtime/testing.py": "equal, a word of a message",
    "runtime/dispatch/forms.py": "to, a parameter of random_ and uniform_",
    "codegen/reading/copies.py": "view_copy, a tag of PyTorch's",
    "codegen/reading/formulas.py": "conj, which derived formulas of complex numbers have",
    "codegen/reading/saved.py": "numel, a method of tensors whose answer is saved in their place",
    "codegen/reading/formula_values.py": "zeros, a part of the names of what gives zeros",
    "codegen/calculus/linear.py": "where, which is syntax in a loop",
    "codegen/reference/equations.py": "max and min, signs of mathematics",
    "runtime/devices/c_functions.py": "functions of kernel expressions, as C has them",
    "runtime/devices/c_code.py": "where, which is syntax, and functions of kernel expressions",
    "runtime/devices/registry.py": "_to_device, the operator by which a backend's tensors come and go",
    "runtime/autograd/passes.py": "real, a word of a message",
    "codegen/calculus/guards.py": "where and neg, which are syntax of kernel expressions",
    "codegen/model/precision.py": "where, and functions of kernel expressions that round nothing",
    "runtime/files/pytorch.py": "conj and neg, flags of a tensor in PyTorch's files",
    "codegen/model/nodes.py": "conj, which takes numbers too in a formula",
    "codegen/calculus/conjugate.py": "conj, which it puts in and takes away",
    "codegen/calculus/rules.py": "the derivatives of those functions, and which of them are not holomorphic",
    "codegen/calculus/reuse.py": "those of them that are fast",
    "codegen/calculus/reductions.py": "the operators over dimensions that derived formulas call",
    "codegen/calculus/recurrences.py": "the scans of states and gradients that derived formulas call",
    "codegen/model/lasting.py": "expand, in which a derived formula of a reduction may end",
    "runtime/native/structures.py": "stack, memory on the stack of native code",
    "codegen/calculus/differentiate.py": "pow and shifts, which have signs",
    "codegen/calculus/terms.py": "where and pow, which are syntax; functions that are conditions",
    "codegen/calculus/simplify.py": "where, exp and sigmoid, which are simplified",
    "codegen/calculus/scalar_formulas.py": "those functions, of Python's own mathematics",
    "codegen/model/loops.py": "where and pow, which are syntax; half, in its template; maximum and minimum",
    "codegen/language/kernels.py": "zeros, what stands beyond a border",
    "codegen/reading/kinds.py": "view, a kind of kernel",
    "codegen/commands/listing.py": "gradient, a column of the table",
    "runtime/batching/dispatch.py": "view, a kind of kernel",
    "codegen/reading/array_api.py": "diagonal, an argument of operators",
    "runtime/capture/export/__init__.py": "unflatten, which gives the modules of a program",
    "runtime/array_api/": "names of the array API standard",
    "runtime/tensor/printing.py": "full and threshold, words of the print options",
    "codegen/reading/kernels.py": "view, a kind of kernel",
    "codegen/reading/combining.py": "maximum and minimum, which are associative",
    "codegen/writing/drafts.py": "view, a kind of kernel",
    "codegen/reading/kernel_values.py": "view, a kind of kernel",
    "codegen/commands/new.py": "view, a kind of kernel",
    "codegen/reading/groups.py": "the ends of names of operators that copy what a view shows",
    "codegen/pytorch/": "functions of C++ and the operators that stand for them in PyTorch's formulas",
    "codegen/names.py": "names of special methods and of built-in functions",
    "codegen/reference/notation.py": "how mathematics and Python write what formulas call",
    "runtime/autograd/graph.py": "all and any, when a hook is called",
    "runtime/profiler/": "stack, who calls, and cat, a word of traces",
    "codegen/schema/model.py": "names of in-place special methods, by which __iadd__ differs from __init__",
    "codegen/source/yaml_values.py": "empty, a word of a message",
    "runtime/autograd/duplicates.py": "copy, a word of a message",
    "runtime/distributions/constraints.py": "constraints of the names of operators",
    "runtime/distributions/distribution.py": "mean and mode, words of messages",
    "runtime/distributions/transforms.py": "sign and inverse, words of messages",
    "runtime/nn/parallel.py": "gather and scatter, between devices",
    "runtime/nn/comm.py": "gather and scatter, between devices",
    "runtime/nn/convolution.py": "zeros, a mode of padding",
    "runtime/nn/lazy.py": "zeros, a mode of padding",
    "runtime/nn/functions.py": "the reductions of losses",
    "runtime/nn/utils/rnn.py": "pad_sequence, the function of the module",
    "runtime/nn/distance.py": "the reductions of losses",
    "runtime/nn/utils/orthogonal.py": "the maps to orthogonal matrices, which are chosen by name",
    "runtime/optim/cycles.py": "cos and linear, ways from one rate to another",
    "runtime/optim/swa_utils.py": "cos and linear, ways from one rate to another",
    "runtime/capture/fx/codegen.py": "functions of Python's module operator, and how they are written",
    "runtime/capture/export/files.py": "slice and getitem, parts of Python, in files of programs",
    "runtime/capture/fx/dispatch_graphs.py": "real, a way of tracing",
    "runtime/capture/fx/proxy.py": "functions of Python's module operator",
    "runtime/optim/lbfgs.py": "t, the length of a step in a state",
    "runtime/nn/embedding.py": "mean, a mode of bags",
    "runtime/nn/linear_loss.py": "mean, a reduction",
    "runtime/nn/moving.py": "copy, an argument of to()",
    "runtime/nn/attention.py": "the activations that a layer gets by name",
    "runtime/nn/recurrent.py": "the nonlinearities that a network gets by name",
    "runtime/nn/init.py": "the nonlinearities for which gains are asked for",
    "runtime/optim/adaptive.py": "sum, a name of PyTorch's in the state of Adagrad",
    "runtime/optim/lr_scheduler.py": "min, max and mode, words of ReduceLROnPlateau",
    "runtime/pytorch_files.py": "the names of PyTorch's files",
    "runtime/tensor/shown.py": "threshold, an option of printing",
    "runtime/tensor/type_info.py": "min and max, the limits of a dtype",
    "runtime/dispatch/conversions.py": "the reductions of losses: mean and sum",
    "runtime/dispatch/averages.py": "the reductions of losses: mean and sum",
    "runtime/nn/loss.py": "the reductions of losses",
    "runtime/capture/jit.py": "trace, a function of the module",
    "runtime/graph/functions.py": "the arithmetic of numbers, as TorchScript calls it",
    "runtime/graph/types.py": "slice, a type of Python",
    "runtime/graph/python_code.py": "the signs of arithmetic",
    "runtime/capture/compiled/watched.py": "functions of Python, and methods of tensors that are no operators",
    "runtime/capture/script/": "Python's signs and functions, and which operators they call",
    "codegen/model/own_names.py": "random, a module of packages",
    "runtime/tensor/sizes.py": "a helper gives the operator's name in its errors",
    "runtime/autograd/operations.py": "the operators with which the engine adds up and reduces gradients",
    "runtime/autograd/view_gradients.py": "operators that lay gradients out as the base of a view",
    "runtime/autograd/minimal.py": "the same operators for packages that lack them",
    "runtime/autograd/inplace.py": "words of messages",
    "runtime/native/tensors.py": "zero, an object of this process",
    "runtime/sparse/": "a hand-written kernel gives its name in its errors; functions that have the names of PyTorch's",
    "runtime/files/tree.py": "is_coalesced, a flag of a sparse tensor",
    "runtime/tensor/device.py": "crow_indices and the like, what layouts call their indices",
    "runtime/tensor/coordinates.py": "is_coalesced, a flag of a sparse tensor",
    "runtime/kernels/": "a hand-written kernel gives its name in its errors; the mathematics library",
}


def sources(folder: str) -> list[Path]:
    """The Python files of a package."""
    return sorted(path for path in (ROOT / folder).rglob("*.py") if "__pycache__" not in path.parts)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every module that a file imports, wherever in it."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            base = ".".join(part for part in (start, node.module) if part)
            for item in node.names:
                is_module = (ROOT / base.replace(".", "/") / f"{item.name}.py").exists() or (
                    ROOT / base.replace(".", "/") / item.name / "__init__.py"
                ).exists()
                yield node.lineno, f"{base}.{item.name}" if is_module else base


# What is imported where it is used alone: by setuptools itself, when it builds the wheel; from an extra.
BESIDES = {
    "codegen/distribution.py": {"setuptools"}, "runtime/files/safe.py": {"safetensors"},
    "runtime/data/quasirandom.py": {"scipy"}, "runtime/sparse/solving.py": {"scipy"},
    "runtime/distributed/engines/mpi.py": {"mpi4py"},
    "runtime/distributed/server.py": {"table"},  # which runs by its path, without the package
    "runtime/files/checksums.py": {"zlib_ng"}, "runtime/language/contraction_order.py": {"opt_einsum"},
}  # fmt: skip
ALLOWED = {
    "codegen": {"codegen", "yaml", "jinja2"},
    "runtime": {"runtime", "numpy", "numba", "llvmlite"},
    "generated": {"runtime", "generated", "numpy"},
}


@pytest.mark.parametrize(("folder", "allowed"), ALLOWED.items(), ids=ALLOWED.keys())
def test_packages_import_only_what_is_below_them(folder: str, allowed: set[str]) -> None:
    results = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in sources(folder)
        for line, name in imports(path)
        if name.partition(".")[0] not in allowed | STANDARD | BESIDES.get(path.relative_to(ROOT).as_posix(), set())
    ]
    assert results == []


def inner_imports(folder: str) -> dict[str, set[str]]:
    """What every module of a package imports of that package, wherever in it: also for types, also late."""
    results: dict[str, set[str]] = {}
    for path in sources(folder):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        results[module] = {name for _, name in imports(path) if name.partition(".")[0] == folder} - {module}
    return results


def circle_in(graph: dict[str, set[str]]) -> list[str]:
    """A way that leads back to where it began; nothing if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("folder", ["codegen", "runtime"])
def test_a_function_fits_on_a_screen(folder: str) -> None:
    long = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in sources(folder)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.end_lineno - node.lineno >= 70
    ]
    assert long == []


def test_no_module_of_the_generator_needs_itself() -> None:
    graph = inner_imports("codegen")
    assert len(graph) > 100
    assert circle_in(graph) == []


def test_no_room_of_the_generator_needs_itself() -> None:
    """A folder is a room, and so is each module that lies in none."""
    rooms: dict[str, set[str]] = {}
    for module, names in inner_imports("codegen").items():
        room, *rest = (".".join(text.split(".")[:2]) for text in (module, *names))
        rooms.setdefault(room, set()).update(item for item in rest if item != room)
    assert len(rooms) > 15
    assert circle_in(rooms) == []


def test_text_is_rendered_where_things_are_written() -> None:
    """Templates are known to `writing`, and to the HTML reference, which has an environment of its own."""
    graph = inner_imports("codegen")
    rooms = {module.split(".")[1] for module, names in graph.items() if "codegen.writing.render" in names}
    assert rooms == {"writing"}
    values = [path for path in sources("codegen") if "jinja2" in {name for _, name in imports(path)}]
    assert {path.parent.name for path in values} == {"writing", "reference"}


def layer(module: str) -> int:
    """The layer of ``runtime.a.b``; the package itself lies below all."""
    part = module.split(".")[1:2]
    return LAYERS[part[0]] if part else 0


def test_every_part_of_the_runtime_has_a_layer() -> None:
    parts = {path.relative_to(ROOT / "runtime").parts[0].removesuffix(".py") for path in sources("runtime")}
    assert parts - {"__init__"} == set(LAYERS)


def test_lower_layers_know_nothing_of_upper_ones() -> None:
    results = [
        f"{path.relative_to(ROOT)}:{line} (layer {layer(module)}) imports {name} (layer {layer(name)})"
        for path in sources("runtime")
        for module in [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")]
        for line, name in imports(path)
        if name.startswith("runtime") and layer(name) > layer(module) > 0
    ]
    assert results == []


def is_native(path: Path) -> bool:
    """Whether a file says where it lies that it is compiled: `native.py`, or one of a folder of native code."""
    return path.stem in {"native", "loops"} or path.parent.name in {"compile", "native", "loops", "vecmath"}


def test_numba_is_used_in_native_code_only() -> None:
    results = [
        f"{path.relative_to(ROOT)}:{line}"
        for folder in ("runtime", "generated")
        for path in sources(folder)
        if not is_native(path)
        for line, name in imports(path)
        if name.partition(".")[0] in {"numba", "llvmlite"}
    ]
    assert results == []


# What compiles the function that it decorates, or gives it to the compiler.
COMPILERS = {"compile_driver", "compile_builtin", "intrinsic", "njit", "register_jitable"}


def test_native_code_says_so_where_it_lies() -> None:
    """What is typed by its calls is in files that linters and mypy know by two patterns each."""
    misplaced = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in sources("runtime")
        if not is_native(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
        if COMPILERS & {node.id for node in ast.walk(decorator) if isinstance(node, ast.Name)}
    ]
    assert misplaced == []
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    ignored = settings["ruff"]["lint"]["per-file-ignores"]
    untyped = [row for row, rules in ignored.items() if row.startswith("runtime") and "ANN" in rules]
    assert untyped == ["runtime/{compile,native,kernels/vecmath}/*.py", "runtime/**/{native,loops}{.py,/*.py}"]
    modules = [
        module
        for override in settings["mypy"]["overrides"]
        if override.get("allow_untyped_defs")
        for module in override["module"]
    ]
    assert modules == ["runtime.compile.*", "runtime.native.*", "runtime.kernels.vecmath.*",
                       "runtime.*.native.*", "runtime.*.loops.*"]  # fmt: skip
    excused = [str(path.relative_to(ROOT)) for path in sources("runtime") if "# mypy:" in path.read_text("utf-8")]
    assert excused == []


@pytest.mark.parametrize("module", ["generated", "generated.__main__", "codegen.__main__"])
def test_an_import_does_not_load_what_it_does_not_need(module: str) -> None:
    """Numba costs 0.2 s; the generator needs neither NumPy nor what it generates."""
    heavy = {"numba", "numpy", "runtime", "generated", "yaml"}
    code = f"import sys, {module}; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    expected = ["yaml"] if module.startswith("codegen") else ["generated", "numpy", "runtime"]
    assert done.stdout == f"{expected}\n"


def test_an_import_does_not_bring_other_devices() -> None:
    """Once they are in use every table looks for them, and every pass; captured programs need the device meta."""
    code = "import sys, generated; print([m for m in ('runtime.dispatch.meta', 'runtime.capture') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_no_lists_of_operators_in_code() -> None:
    """Texts in code that are names of operators; a heuristic that misses what is put together at run time."""
    text = (ROOT / "ops.yaml").read_text(encoding="utf-8")
    names = set(re.findall(r"^(?:- func:|  - func:|  -) (\w+)(?=[.(])", text, re.MULTILINE)) - TYPE_WORDS
    aliases = ", ".join(re.findall(r"^  aliases: \[(.*)\]$", text, re.MULTILINE))
    names |= {word.rpartition(".")[2] for word in aliases.split(", ")} - TYPE_WORDS
    assert len(names) > 100
    results: dict[str, list[str]] = {}
    for path in [*sources("codegen"), *sources("runtime")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            word = node.value.partition(".")[0]
            if re.fullmatch(r"\w+(\.\w+)?", node.value) and {word, word.removesuffix("_")} & names:
                results.setdefault(path.relative_to(ROOT).as_posix(), []).append(f"{node.lineno}: {node.value}")
    unexpected = {
        path: result for path, result in results.items()
        if path not in WORDS and not any(path.startswith(word) for word in WORDS if word.endswith("/"))
    }  # fmt: skip
    assert unexpected == {}
    unused = [word for word in WORDS if not any(path.startswith(word) for path in results)]
    assert unused == []


def test_no_text_of_a_template_names_an_operator() -> None:
    """Templates know kinds of operators only; `copy_` is the way a composite writes into its first argument."""
    text = (ROOT / "ops.yaml").read_text(encoding="utf-8")
    names = set(re.findall(r"^(?:- func:|  - func:|  -) (\w+)(?=[.(])", text, re.MULTILINE))
    result = {
        (path.name, word)
        for path in (ROOT / "codegen" / "templates").glob("*.jinja")
        for word in re.findall(r"functions\.(\w+)\(", path.read_text(encoding="utf-8"))
        if word in names | {f"{name}_" for name in names} and path.name != "main.py.jinja"
    }
    assert result <= {("_operator.jinja", "copy_")}


# Where text becomes code in the runtime, and why.
TEXT_BECOMES_CODE = {
    "runtime/capture/fx/source.py": "the forward of a graph module, which its graph makes",
    "runtime/dispatch/inferring.py": "annotations of a program's function, which are texts",
}


def test_no_text_becomes_code_but_that_of_graphs() -> None:
    members = {
        path.relative_to(ROOT).as_posix()
        for folder in ("runtime", "generated")
        for path in sources(folder)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in {"exec", "eval", "__import__"}
    }
    assert members == set(TEXT_BECOMES_CODE)


def test_words_of_the_generator_are_those_of_the_runtime() -> None:
    """The generator cannot import the runtime; here both are compared. A process of its own: no package is loaded."""
    code = (
        "import runtime.autograd\n"
        "from codegen.language import vocabulary\n"
        "from runtime import language\nfrom runtime.tensor import dtypes\n"
        "from runtime.kernels import vecmath\n"
        "from runtime.tensor import Tensor\n"
        "own = {name for part in Tensor.__mro__[:2] for name in vars(part) if not name.startswith('__')}\n"
        "print(sorted(own ^ vocabulary.OWN_ATTRIBUTES))\n"
        "print(sorted((vocabulary.TENSOR_METHODS | vocabulary.TENSOR_ATTRIBUTES) - own))\n"
        "print([name for name in sorted(vocabulary.HELPERS) if not callable(getattr(language, name, None))])\n"
        "print([name for name in sorted(vocabulary.DTYPE_NAMES) if not hasattr(dtypes, name)])\n"
        "from runtime import nn\nfrom runtime.nn import module, sizes\n"
        "has = {*dir(module.Module), *vars(module.Module()), *module.Module.__annotations__}\n"
        "print(sorted({name for name in has if not name.startswith('__')} ^ vocabulary.MODULE_ATTRIBUTES))\n"
        "print(sorted(set(nn.__all__) ^ vocabulary.MODULES_BY_HAND))\n"
        "from runtime import pytorch_files\n"
        "print(sorted(set(vocabulary.MODULE_FILES) - set(pytorch_files._NN)))\n"
        "from runtime.nn import functions\nprint(sorted(set(functions.__all__) ^ vocabulary.FUNCTIONS_BY_HAND))\n"
        "print([name for name in vocabulary.MODULE_HELPERS if not callable(getattr(sizes, name, None))])\n"
        "known = set(vars(vecmath)) | {'where', 'pow', 'max', 'min'}\n"
        "print([name for name in sorted(vocabulary.KERNEL_FUNCTIONS) if name not in known])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n" * 10


def test_the_generator_knows_the_helpers_as_they_are() -> None:
    """Each word of the expression language is there, with the number of arguments that the generator asks for."""
    wanted = {}
    for name in HELPERS:
        parameters = inspect.signature(getattr(language, name)).parameters.values()
        least = sum(
            parameter.default is parameter.empty and parameter.kind is not parameter.VAR_POSITIONAL
            for parameter in parameters
        )
        many = any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters)
        wanted[name] = (least, MANY if many else len(parameters))
    assert wanted == HELPERS


def test_threads_of_products_do_not_hold_on_to_the_cores() -> None:
    """Set before NumPy is loaded, and only where nobody has set it."""
    code = "import os, runtime, sys; print(os.environ['OPENBLAS_THREAD_TIMEOUT'], 'numpy' in sys.modules)"
    for number, wanted in (({}, "14 False\n"), ({"OPENBLAS_THREAD_TIMEOUT": "20"}, "20 False\n")):
        environment = {name: value for name, value in os.environ.items() if name != "OPENBLAS_THREAD_TIMEOUT"} | number
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout == wanted
