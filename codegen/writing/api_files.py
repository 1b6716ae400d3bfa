"""The modules that a user imports: the package itself, its namespaces, and the functions and methods by theme."""

from __future__ import annotations

from codegen.imported import FUNCTIONS
from codegen.model import own_names
from codegen.model.annotations import ALIASES
from codegen.model.api import Api, Theme
from codegen.model.array_api import standard_modules
from codegen.model.bindings import FunctionBlock
from codegen.model.blocks import Plan
from codegen.model.modules import module_blocks
from codegen.writing.imports import prune
from codegen.writing.render import render

# What packages have of the runtime under PyTorch's names, each loaded when it is first used.
_PARTS = (
    ("nn/grad", "runtime.nn.grad", "Gradients of convolutions as functions."),
    ("nn/init", "runtime.nn.init", "Initial values of parameters."),
    ("nn/parameter", "runtime.nn.uninitialized", "Parameters and buffers."),
    ("nn/utils/clip_grad", "runtime.nn.utils.gradients", "Gradients that are too long."),
    ("nn/utils/convert_parameters", "runtime.nn.utils.vectors", "Parameters as one vector."),
    ("nn/utils/fusion", "runtime.nn.utils.fusion", "Normalisation taken into the layer before it."),
    ("nn/utils/rnn", "runtime.nn.utils.rnn", "Sequences of different lengths."),
    ("nn/utils/parametrize", "runtime.nn.utils.parametrize", "Parameters that are computed from others."),
    ("nn/utils/parametrizations", "runtime.nn.utils.parametrizations", "Weights that keep to a form."),
    ("nn/utils/stateless", "runtime.func.calling", "Modules as functions of their parameters."),
    ("nn/utils/__init__", "runtime.nn.utils", "What training loops do to parameters and gradients."),
    ("nn/parallel", "runtime.nn.parallel", "Modules on several devices, of which there is one."),
    ("nn/attention", "runtime.nn.sdpa", "Kernels of attention, of which there is one."),
    ("utils/data/__init__", "runtime.data", "Loading data."),
    ("utils/data/dataloader", "runtime.data.loader", "DataLoader, and how it puts samples together."),
    ("utils/data/dataset", "runtime.data.dataset", "Datasets."),
    ("utils/data/sampler", "runtime.data.samplers", "Samplers."),
    ("utils/data/distributed", "runtime.data.samplers", "The sampler of one process of several."),
    ("utils/_pytree", "runtime.autograd.trees", "Values in containers, however nested."),
    ("utils/checkpoint", "runtime.autograd.checkpoint", "Results that backward computes again."),
    ("func", "runtime.func", "Derivatives as functions."),
    ("accelerator", "runtime.devices.accelerator", "Devices beside the CPU, of which there are none."),
    ("amp", "runtime.devices.amp", "Mixed precision."),
    ("compiler", "runtime.devices.compiler", "What programs tell a compiler of graphs, of which there is none."),
    ("cuda/__init__", "runtime.devices.cuda", "Graphics processors, of which there are none."),
    ("cuda/amp", "runtime.devices.cuda_amp", "Mixed precision by its older names."),
    ("distributed", "runtime.devices.distributed", "Groups of processes, of which there are none."),
    ("jit", "runtime.devices.jit", "Decorators of what runs as Python."),
    ("random", "runtime.devices.random", "The stream of random numbers."),
    ("fx", "runtime.devices.fx", "What programs tell a tracer of modules, of which there is none."),
    ("_C", "runtime.devices.internals", "What programs ask of PyTorch's extension module."),
    ("__config__", "runtime.devices.config", "How the package was built."),
    ("types", "runtime.tensor.types", "Types for annotations."),
    ("version", "runtime.devices.version", "Versions."),
    ("multiprocessing", "runtime.data.processes", "Processes that share tensors."),
    ("hub", "runtime.files.hub", "Files from the network, kept in a folder."),
    ("nn/common_types", "runtime.nn.common_types", "Types of sizes."),
    ("utils/dlpack", "runtime.tensor.exchange", "Memory shared with other libraries."),
    ("utils/hooks", "runtime.autograd.hooks", "Handles of hooks."),
    ("autograd/grad_mode", "runtime.guards", "Whether operations are recorded."),
    ("testing", "runtime.testing", "Comparisons for tests."),
    ("backends", "runtime.devices.backends", "Libraries that are not used."),
    ("profiler", "runtime.profiler", "What a program spends its time on."),
    ("serialization", "runtime.files", "Files of tensors."),
    ("autograd/anomaly_mode", "runtime.autograd.anomaly_mode", "Finding errors in backward passes."),
    ("autograd/function", "runtime.autograd.function", "Operations whose forward and backward are Python."),
    ("autograd/graph", "runtime.autograd.graph", "Graphs of autograd seen from outside."),
    ("autograd/profiler", "runtime.profiler", "What a program spends its time on."),
    ("optim/lr_scheduler", "runtime.optim.lr_scheduler", "Learning rates that change from step to step."),
    ("optim/optimizer", "runtime.optim.optimizer", "The base class of optimisers."),
    ("optim/swa_utils", "runtime.optim.swa_utils", "Averages of the models that training passes through."),
    ("distributions/__init__", "runtime.distributions", "Probability distributions."),
    ("distributions/constraints", "runtime.distributions.constraints", "Conditions on values."),
    ("distributions/constraint_registry", "runtime.distributions.constraint_registry", "Transforms of constraints."),
    ("distributions/kl", "runtime.distributions.kl", "Divergences of distributions."),
    ("distributions/transforms", "runtime.distributions.all_transforms", "Invertible functions."),
    ("distributions/utils", "runtime.distributions.values", "Parameters of distributions."),
)

# Packages that have modules for PyTorch's files besides.
_WITH_FILES = frozenset({"distributions/__init__"})


def api_files(api: Api) -> dict[str, str]:
    """The modules that a user imports and those behind them."""
    files = {
        "__init__.py": _init_text(api),
        "autograd/__init__.py": prune(render("autograd.py.jinja"), keep=True),
        "autograd/forward_ad.py": prune(render("forward_ad.py.jinja"), keep=True),
        "autograd/functional.py": prune(render("functional.py.jinja"), keep=True),
        "__main__.py": main_text(),
        "nn/__init__.py": render("nn_init.py.jinja"),
        "nn/modules.py": prune(modules_text(api.plan)),
        "utils/__init__.py": render("utils.py.jinja"),
        "py.typed": "",
        "return_types.py": prune(render("return_types.py.jinja", types=api.plan.result_types), keep=True),
    }
    files["optim/__init__.py"] = render("optim_init.py.jinja")
    files |= {
        f"{path}.py": render("part.py.jinja", doc=doc, source=source, parts=_parts_of(path), files=_files_of(path))
        for path, source, doc in _PARTS
    }
    files |= {f"{one.path}.py": render("namespace.py.jinja", namespace=one) for one in api.namespaces}
    files |= {f"{path}/__init__.py": render("package.py.jinja", namespace=one) for path, one in api.packages.items()}
    files |= {one.file: render("array_api.py.jinja", module=one) for one in standard_modules(api.plan)}
    return {**files, **_function_files(api)}


def _parts_of(path: str) -> list[str]:
    """The names of the parts of a part that is a package."""
    folder = path.removesuffix("__init__")
    inside = (one for one, _, _ in _PARTS if path.endswith("__init__") and one.startswith(folder) and one != path)
    return sorted(one.removeprefix(folder) for one in inside)


def _files_of(path: str) -> str:
    """What a part is called in PyTorch, where its modules for PyTorch's files are added; else nothing."""
    return path.removesuffix("/__init__").replace("/", ".") if path in _WITH_FILES else ""


def main_text() -> str:
    """The first look at a package, a program that shows what it can do."""
    return render("main.py.jinja")


def modules_text(plan: Plan) -> str:
    """The module of all modules of ``nn``."""
    sources = [f"{name}.nn.modules" for name in plan.bases.direct] or ["runtime.nn"]
    modules = module_blocks(plan)
    exports = [f'"{module.name}"' for module in modules]
    return render(
        "nn_modules.py.jinja", modules=modules, sources=sources, aliases=ALIASES, exports=exports,
        functions=dict.fromkeys(name for module in modules for name in module.functions),
    )


def _init_text(api: Api) -> str:
    """The package's own module, which shows all names that it offers."""
    inherited = [one for one in api.public if one.origin]
    themes = [one for one in api.themes() if one.functions]
    text = render("init.py.jinja", inherited=inherited, themes=themes, modules=api.modules, own=own_names)
    return prune(text, keep=True)


def _function_files(api: Api) -> dict[str, str]:
    """``functions/*.py``."""
    themes = [theme for theme in api.themes() if theme.functions]
    inherited: dict[str, list[FunctionBlock]] = {}
    for function in api.functions:
        if function.origin:
            inherited.setdefault(function.origin, []).append(function)
    files = {
        "functions/__init__.py": prune(render("functions_init.py.jinja", themes=themes, inherited=inherited), keep=True)
    }
    for theme in themes:
        files |= functions_of(theme)
    return files


def functions_of(theme: Theme) -> dict[str, str]:
    """The file of ``functions/`` of one theme."""
    return {f"functions/{theme.name}.py": prune(render("functions.py.jinja", theme=theme, imports=FUNCTIONS))}
