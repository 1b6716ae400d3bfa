"""PyTorch's files: programs import ``_ConvNd`` from ``nn.modules.conv`` and ``Normal`` from ``distributions.normal``.

These packages have the same modules here, without files: each shows what its package has, and before that the names of
one module of the runtime, those that begin with an underscore as well.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

_NN = {
    "activation": "activation multihead_attention", "adaptive": "adaptive", "batchnorm": "batch_norm",
    "channelshuffle": "", "container": "containers parameter_containers", "conv": "convolution", "distance": "",
    "dropout": "", "flatten": "", "fold": "", "instancenorm": "instance_norm", "lazy": "lazy", "linear": "linear",
    "loss": "loss distance linear_loss", "module": "module calling", "normalization": "normalization", "padding": "",
    "pixelshuffle": "", "pooling": "", "rnn": "recurrent", "sparse": "embedding", "transformer": "attention",
    "upsampling": "", "utils": "sizes states", "linear_cross_entropy": "", "linear_cross_entropy_options": "",
}  # fmt: skip
_OPTIM = (
    "_adafactor", "adadelta", "adagrad", "adam", "adamax", "adamw", "asgd", "lbfgs", "nadam", "radam", "rmsprop",
    "rprop", "sgd", "sparse_adam",
)  # fmt: skip
_DISTRIBUTIONS = (
    "bernoulli", "beta", "binomial", "categorical", "cauchy", "chi2", "continuous_bernoulli", "dirichlet",
    "distribution", "exp_family", "exponential", "fishersnedecor", "gamma", "generalized_pareto", "geometric",
    "gumbel", "half_cauchy", "half_normal", "independent", "inverse_gamma", "kumaraswamy", "laplace", "lkj_cholesky",
    "log_normal", "logistic_normal", "lowrank_multivariate_normal", "mixture_same_family", "multinomial",
    "multivariate_normal", "negative_binomial", "normal", "one_hot_categorical", "pareto", "poisson",
    "relaxed_bernoulli", "relaxed_categorical", "studentT", "transformed_distribution", "uniform", "von_mises",
    "weibull", "wishart",
)  # fmt: skip
_TOP = {
    "_VF": "", "_jit_internal": "runtime.capture.jit", "_lowrank": "", "_ops": "runtime.dispatch.ops",
    "_tensor": "runtime.tensor.tensor runtime.dispatch.overrides", "_vmap_internals": "runtime.func.batch",
    "functional": "runtime.dispatch.overrides",
    "nn._reduction": "runtime.dispatch.averages",
    "signal.windows.windows": "", "torch_version": "runtime.devices.version",
    "utils._dtype_abbrs": "runtime.tensor.type_info", "utils.deterministic": "runtime.devices.determinism",
    "utils._mode_utils": "runtime.dispatch.python_dispatch",
}  # fmt: skip
_BENCHMARK = ("common", "compare", "fuzzer", "timer", "valgrind_wrapper", "valgrind_wrapper.timer_interface")
_FILES = {
    "": _TOP,
    "nn.modules": {
        name: " ".join(f"runtime.nn.{source}" for source in sources.split()) for name, sources in _NN.items()
    },
    "nn.parallel": {
        **dict.fromkeys(
            ("data_parallel", "parallel_apply", "replicate", "scatter_gather"), "runtime.nn.parallel"
        ),
        "comm": "runtime.nn.comm", "distributed": "runtime.nn.distributed",
    },
    "nn.utils": {"spectral_norm": "runtime.nn.utils.spectral_norms", "weight_norm": "runtime.nn.utils.weight_norms"},
    "optim": dict.fromkeys(_OPTIM, "runtime.optim"),
    "distributions": dict.fromkeys(_DISTRIBUTIONS, "runtime.distributions.values"),
    "autograd": {
        "gradcheck": "runtime.autograd.gradcheck",
        "profiler_legacy": "runtime.profiler.older",
        "profiler_util": "runtime.profiler.tables",
    },
    "multiprocessing": dict.fromkeys(("pool", "queue", "reductions", "spawn"), "runtime.data.processes"),
    "distributed": {
        "constants": "runtime.distributed.groups", "distributed_c10d": "runtime.distributed.groups",
        "rendezvous": "runtime.distributed.rendezvous", "utils": "",
    },
    "profiler": {"itt": "runtime.profiler.itt", "profiler": "runtime.profiler"},
    "utils.benchmark": {
        "utils": "runtime.profiler.timing",
        **{f"utils.{name}": "runtime.profiler.timing runtime.profiler.fuzzing" for name in _BENCHMARK},
    },
    "cpu": {
        "amp": "runtime.amp.processor",
        "amp.autocast_mode": "runtime.amp.processor",
        "amp.grad_scaler": "runtime.amp.processor",
    },
    "amp": {"autocast_mode": "runtime.amp.autocast_mode", "grad_scaler": "runtime.amp.grad_scaler"},
    "jit": {"annotations": "runtime.capture.jit"},
    "export": {"graph_signature": "runtime.capture.export.signature"},
    "fx": {
        "_symbolic_trace": "runtime.capture.fx.tracer", "graph": "runtime.capture.fx.graph",
        "graph_module": "runtime.capture.fx.graph_module", "interpreter": "runtime.capture.fx.interpreter",
        "node": "runtime.capture.fx.node", "proxy": "runtime.capture.fx.proxy", "_pytree": "runtime.capture.fx.pytree",
    },
    "onnx": dict.fromkeys(
        ("symbolic_helper", "symbolic_opset9", "symbolic_opset11", "symbolic_opset12"), "runtime.capture.onnx"
    ),
    "backends": {},  # modules by themselves
}


class File(ModuleType):
    """A module without a file; names are looked up in its sources, words of a text, and in its package."""

    def __init__(self, package: str, name: str, sources: str) -> None:
        super().__init__(f"{package}.{name}", f"What PyTorch has in a file {name}.py; see the package {package}.")
        self.__spec__ = ModuleSpec(self.__name__, None)
        self.__package__ = package
        self._classes: tuple[type, ...] = ()  # those of the package that PyTorch has in this file
        self._sources = (*sources.split(), package)  # last: from now on names that are set are looked for there

    def __setattr__(self, name: str, value: Any) -> None:
        """Set a switch where it is, which is a property of a source; anything else is an attribute of this module."""
        if "_sources" in vars(self) and not isinstance(value, ModuleType):
            for source in self._sources:
                if isinstance(getattr(type(import_module(source)), name, None), property):
                    setattr(import_module(source), name, value)
                    return
        super().__setattr__(name, value)

    def __getattr__(self, name: str) -> Any:
        if name == "__all__" or not name.startswith("__"):
            for source in self._sources:
                module = import_module(source)
                if hasattr(module, name):
                    return getattr(module, name)
        msg = f"module {self.__name__!r} has no attribute {name!r}"
        raise AttributeError(msg, name=name, obj=self)

    def __dir__(self) -> list[str]:
        return sorted({name for source in self._sources for name in dir(import_module(source))})


class _Package(ModuleType):
    """A package some of whose functions are called as its files are, such as ``nn.utils.spectral_norm``.

    Importing a module makes it an attribute of its package; a file leaves the function there in its place.
    """

    def __setattr__(self, name: str, value: Any) -> None:
        if not isinstance(value, File) or isinstance(vars(self).get(name, value), File):
            super().__setattr__(name, value)


def _opened(package: str) -> ModuleType:
    """A loaded package, in which names with another dot are looked for from now on."""
    shown = sys.modules[package]
    vars(shown).setdefault("__path__", [])
    if type(shown) is ModuleType:
        shown.__class__ = _Package
    return shown


def add(package: str, kind: str, classes: Mapping[str, Sequence[type]] | None = None) -> None:
    """Give a package the modules of PyTorch's: `kind` is what that is called in ``torch``.

    `classes` are the generated classes that PyTorch has in a file, by its name.
    """
    shown = _opened(package)
    for name, value in vars(shown).items():
        if isinstance(value, ModuleType) and name in getattr(shown, "__all__", ()):
            sys.modules.setdefault(f"{package}.{name}", value)
    for path, sources in _FILES[kind].items():
        inside, _, name = path.rpartition(".")
        owner = f"{package}.{inside}" if inside else package
        if owner not in sys.modules:  # the package has no operators of this namespace
            continue
        parent = _opened(owner)
        file = File(parent.__name__, name, sources)
        vars(file)["_classes"] = tuple((classes or {}).get(path, ()))
        sys.modules.setdefault(file.__name__, file)
        if name not in vars(parent):  # such as the function `flatten`, which modules call
            setattr(parent, name, sys.modules[file.__name__])
