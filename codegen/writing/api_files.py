"""The modules that a user imports: the package itself and its namespaces."""

from __future__ import annotations

from codegen.model import own_names
from codegen.model.annotations import ALIASES
from codegen.model.api import Api
from codegen.model.array_api import standard_modules
from codegen.model.bindings import FunctionBlock
from codegen.model.blocks import PackagePlan
from codegen.model.modules import files_of, module_blocks
from codegen.writing.imports import prune
from codegen.writing.render import render

# Packages that have modules for PyTorch's files besides.
_WITH_FILES = frozenset(
    {
        "amp", "backends", "cpu", "distributed/__init__", "distributions/__init__", "export", "fx/__init__", "jit",
        "multiprocessing", "nn/parallel", "nn/utils/__init__", "onnx", "profiler", "utils/benchmark",
    }
)  # fmt: skip


def api_files(api: Api) -> dict[str, str]:
    """The modules that a user imports and those behind them."""
    files = {
        "__init__.py": _init_text(api),
        "autograd/__init__.py": prune(render("autograd.py.jinja"), keep=True),
        "autograd/forward_ad.py": prune(render("forward_ad.py.jinja"), keep=True),
        "__main__.py": main_text(),
        "as_torch.py": prune(render("as_torch.py.jinja"), keep=True),
        "nn/__init__.py": render("nn_init.py.jinja", parts=parts_of("nn/__init__")),
        "nn/modules.py": prune(modules_text(api.plan)),
        "utils/__init__.py": render("utils.py.jinja", parts=parts_of("utils/__init__")),
        "py.typed": "",
        "return_types.py": prune(render("return_types.py.jinja", types=api.plan.result_types), keep=True),
    }
    files["optim/__init__.py"] = render("optim_init.py.jinja")
    files |= {
        f"{path}.py": render(
            "part.py.jinja", doc=doc, source=source, parts=parts_of(path), files=_files_of(path),
            is_command=path in own_names.COMMANDS,
        )
        for path, source, doc in own_names.LOADED
    }
    files |= {f"{namespace.path}.py": render("namespace.py.jinja", namespace=namespace) for namespace in api.namespaces}
    files |= {
        f"{path}/__init__.py": render("package.py.jinja", namespace=package) for path, package in api.packages.items()
    }
    files |= {module.file: render("array_api.py.jinja", module=module) for module in standard_modules(api.plan)}
    return {**files, **_function_files(api)}


def parts_of(path: str) -> list[str]:
    """The names of the parts of a part that is a package."""
    folder = path.removesuffix("__init__")
    positions = (
        path_of_part.removesuffix("/__init__") for path_of_part, _, _ in own_names.LOADED if path.endswith("__init__")
    )
    inside = {path_of_part.removeprefix(folder) for path_of_part in positions if path_of_part.startswith(folder)}
    return sorted(path for path in inside if "/" not in path)


def _files_of(path: str) -> str:
    """What a part is called in PyTorch, where its modules for PyTorch's files are added; else nothing."""
    return path.removesuffix("/__init__").replace("/", ".") if path in _WITH_FILES else ""


def main_text() -> str:
    """The first look at a package, a program that shows what it can do."""
    return render("main.py.jinja")


def modules_text(plan: PackagePlan) -> str:
    """The module of all modules of ``nn``."""
    sources = [f"{name}.nn.modules" for name in plan.bases.direct] or ["runtime.nn"]
    bases, modules = module_blocks(plan)
    exports = [f'"{module.name}"' for module in modules]
    return render(
        "nn_modules.py.jinja", bases=bases, modules=modules, sources=sources, aliases=ALIASES, exports=exports,
        functions=dict.fromkeys(name for module in modules for name in module.functions), files=files_of(modules),
    )


def _init_text(api: Api) -> str:
    """The package's own module, which shows all names that it offers."""
    inherited = [function for function in api.public if function.origin]
    themes = [theme for theme in api.themes() if theme.functions]
    text = render("init.py.jinja", inherited=inherited, themes=themes, modules=api.modules, own=own_names)
    return prune(text, keep=True)


def _function_files(api: Api) -> dict[str, str]:
    """``functions/__init__.py``."""
    themes = [theme for theme in api.themes() if theme.functions]
    inherited: dict[str, list[FunctionBlock]] = {}
    for function in api.functions:
        if function.origin:
            inherited.setdefault(function.origin, []).append(function)
    return {
        "functions/__init__.py": prune(render("functions_init.py.jinja", themes=themes, inherited=inherited), keep=True)
    }
