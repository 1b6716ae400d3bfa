# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The optimisers operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import defining
from runtime.kernels.elementwise.update import Update
from runtime.tensor.keys import CPU

LOOPS, functions, define = defining(__name__)

_COUNTED_ = define("_counted_(Tensor(a!)[] self) -> ()", "b07f091ec8ba3f8f")
_COUNTED__LOOP = Update("_counted_", LOOPS, "_counted__kernel", "W", ("self",))
_COUNTED_.implement(CPU, lambda self: _COUNTED__LOOP.update(self))

_SGD_STEP_ = define("_sgd_step_(Tensor(a!)[] self, Tensor(b!)[] buffers, Tensor[] grads, *, float lr, float "
    "momentum=0, float dampening=0, float decay=0, bool nesterov=False, bool maximize=False, bool first=False) -> ()",
    "f9109de292024f99")
_SGD_STEP__0_LOOP = Update("_sgd_step_", LOOPS, "_sgd_step__0_kernel", "RWnnn",
    ("grads", "self", "lr", "decay", "maximize"), numbers="_sgd_step__0_kernel_numbers", computed=4,
    accepts=("floating",), free=(0, 1, 2))
_SGD_STEP__1_LOOP = Update("_sgd_step_", LOOPS, "_sgd_step__1_kernel", "RWWnnnnnnn",
    ("grads", "self", "buffers", "lr", "momentum", "dampening", "decay", "nesterov", "maximize", "first"),
    numbers="_sgd_step__1_kernel_numbers", computed=8, accepts=("floating",), free=(0, 1, 2, 3, 4, 5, 6))

@_SGD_STEP_.implement(CPU)
def _sgd_step__cpu(self, buffers, grads, lr, momentum, dampening, decay, nesterov, maximize, first):
    if momentum == 0:
        return _SGD_STEP__0_LOOP.update(grads, self, lr, decay, maximize)
    if True:
        return _SGD_STEP__1_LOOP.update(grads, self, buffers, lr, momentum, dampening, decay, nesterov, maximize, first)
    raise language.no_case("_sgd_step_",
        {"lr": lr, "momentum": momentum, "dampening": dampening, "decay": decay, "nesterov": nesterov,
            "maximize": maximize, "first": first})


_ADAM_STEP_ = define("_adam_step_(Tensor(a!)[] self, Tensor(b!)[] means, Tensor(c!)[] squares, Tensor(d!)[] largest, "
    "Tensor[] grads, Tensor[] steps, *, float lr, float beta1, float beta2, float eps, float decay=0, bool "
    "decoupled=False, bool amsgrad=False, bool maximize=False) -> ()", "c54bb6d5f876d689")
_ADAM_STEP__0_LOOP = Update("_adam_step_", LOOPS, "_adam_step__0_kernel", "RWWWWEnnnnnnn",
    ("grads", "self", "means", "squares", "largest", "steps", "lr", "beta1", "beta2", "eps", "decay", "decoupled",
        "maximize"),
    numbers="_adam_step__0_kernel_numbers", computed=11, accepts=("floating",), free=(0, 1, 2, 3, 4, 5, 6))
_ADAM_STEP__1_LOOP = Update("_adam_step_", LOOPS, "_adam_step__1_kernel", "RWWWEnnnnnnn",
    ("grads", "self", "means", "squares", "steps", "lr", "beta1", "beta2", "eps", "decay", "decoupled", "maximize"),
    numbers="_adam_step__1_kernel_numbers", computed=11, accepts=("floating",), free=(0, 1, 2, 3, 4, 5, 6))

@_ADAM_STEP_.implement(CPU)
def _adam_step__cpu(
    self, means, squares, largest, grads, steps, lr, beta1, beta2, eps, decay, decoupled, amsgrad, maximize
):
    if amsgrad:
        return _ADAM_STEP__0_LOOP.update(grads, self, means, squares, largest, steps, lr, beta1, beta2, eps, decay,
            decoupled, maximize)
    if True:
        return _ADAM_STEP__1_LOOP.update(grads, self, means, squares, steps, lr, beta1, beta2, eps, decay, decoupled,
            maximize)
    raise language.no_case("_adam_step_",
        {"lr": lr, "beta1": beta1, "beta2": beta2, "eps": eps, "decay": decay, "decoupled": decoupled,
            "amsgrad": amsgrad, "maximize": maximize})


_NADAM_STEP_ = define("_nadam_step_(Tensor(a!)[] self, Tensor(b!)[] means, Tensor(c!)[] squares, Tensor[] grads, "
    "Tensor[] steps, Tensor[] products, *, float lr, float beta1, float beta2, float eps, float decay, float "
    "momentum_decay, bool decoupled=False, bool maximize=False) -> ()", "aaf79d765a68836e")
_NADAM_STEP__LOOP = Update("_nadam_step_", LOOPS, "_nadam_step__kernel", "RWWWEEnnnnnnnn",
    ("grads", "self", "means", "squares", "steps", "products", "lr", "beta1", "beta2", "eps", "decay", "momentum_decay",
        "decoupled", "maximize"),
    numbers="_nadam_step__kernel_numbers", computed=12, accepts=("floating",), free=(0, 1, 2, 3, 4, 5, 6, 7))

@_NADAM_STEP_.implement(CPU)
def _nadam_step__cpu(
    self, means, squares, grads, steps, products, lr, beta1, beta2, eps, decay, momentum_decay, decoupled, maximize
):
    return _NADAM_STEP__LOOP.update(grads, self, means, squares, steps, products, lr, beta1, beta2, eps, decay,
        momentum_decay, decoupled, maximize)


_RADAM_STEP_ = define("_radam_step_(Tensor(a!)[] self, Tensor(b!)[] means, Tensor(c!)[] squares, Tensor[] grads, "
    "Tensor[] steps, *, float lr, float beta1, float beta2, float eps, float decay=0, bool decoupled=False, bool "
    "maximize=False) -> ()", "fd8ae3a2a0c0e049")
_RADAM_STEP__LOOP = Update("_radam_step_", LOOPS, "_radam_step__kernel", "RWWWEnnnnnnn",
    ("grads", "self", "means", "squares", "steps", "lr", "beta1", "beta2", "eps", "decay", "decoupled", "maximize"),
    numbers="_radam_step__kernel_numbers", computed=13, accepts=("floating",), free=(0, 1, 2, 3, 4, 5, 6))

@_RADAM_STEP_.implement(CPU)
def _radam_step__cpu(self, means, squares, grads, steps, lr, beta1, beta2, eps, decay, decoupled, maximize):
    return _RADAM_STEP__LOOP.update(grads, self, means, squares, steps, lr, beta1, beta2, eps, decay, decoupled,
        maximize)


_ADAMAX_STEP_ = define("_adamax_step_(Tensor(a!)[] self, Tensor(b!)[] means, Tensor(c!)[] largest, Tensor[] grads, "
    "Tensor[] steps, *, float lr, float beta1, float beta2, float eps, float decay=0, bool maximize=False) -> ()",
    "79c3b937e14bc43f")
_ADAMAX_STEP__LOOP = Update("_adamax_step_", LOOPS, "_adamax_step__kernel", "RWWWEnnnnnn",
    ("grads", "self", "means", "largest", "steps", "lr", "beta1", "beta2", "eps", "decay", "maximize"),
    numbers="_adamax_step__kernel_numbers", computed=8, accepts=("floating",), free=(0, 1, 2, 3, 4, 5))

@_ADAMAX_STEP_.implement(CPU)
def _adamax_step__cpu(self, means, largest, grads, steps, lr, beta1, beta2, eps, decay, maximize):
    return _ADAMAX_STEP__LOOP.update(grads, self, means, largest, steps, lr, beta1, beta2, eps, decay, maximize)


_ADAGRAD_STEP_ = define("_adagrad_step_(Tensor(a!)[] self, Tensor(b!)[] sums, Tensor[] grads, Tensor[] steps, *, float "
    "lr, float lr_decay, float eps, float decay=0, bool maximize=False) -> ()", "c745245e7b81bb3f")
_ADAGRAD_STEP__LOOP = Update("_adagrad_step_", LOOPS, "_adagrad_step__kernel", "RWWEnnnnn",
    ("grads", "self", "sums", "steps", "lr", "lr_decay", "eps", "decay", "maximize"),
    numbers="_adagrad_step__kernel_numbers", computed=5, accepts=("floating",), free=(0, 1, 2, 3, 4))

@_ADAGRAD_STEP_.implement(CPU)
def _adagrad_step__cpu(self, sums, grads, steps, lr, lr_decay, eps, decay, maximize):
    return _ADAGRAD_STEP__LOOP.update(grads, self, sums, steps, lr, lr_decay, eps, decay, maximize)


_ADADELTA_STEP_ = define("_adadelta_step_(Tensor(a!)[] self, Tensor(b!)[] squares, Tensor(c!)[] changes, Tensor[] "
    "grads, *, float lr, float rho, float eps, float decay=0, bool maximize=False) -> ()", "c9aae5c376600991")
_ADADELTA_STEP__LOOP = Update("_adadelta_step_", LOOPS, "_adadelta_step__kernel", "RWWWnnnnn",
    ("grads", "self", "squares", "changes", "lr", "rho", "eps", "decay", "maximize"),
    numbers="_adadelta_step__kernel_numbers", computed=7, accepts=("floating",), free=(0, 1, 2, 3, 4))

@_ADADELTA_STEP_.implement(CPU)
def _adadelta_step__cpu(self, squares, changes, grads, lr, rho, eps, decay, maximize):
    return _ADADELTA_STEP__LOOP.update(grads, self, squares, changes, lr, rho, eps, decay, maximize)


_RMSPROP_STEP_ = define("_rmsprop_step_(Tensor(a!)[] self, Tensor(b!)[] squares, Tensor(c!)[] means, Tensor(d!)[] "
    "buffers, Tensor[] grads, *, float lr, float alpha, float eps, float decay=0, float momentum=0, bool "
    "centered=False, bool maximize=False) -> ()", "d5e60297b1888d72")
_RMSPROP_STEP__0_LOOP = Update("_rmsprop_step_", LOOPS, "_rmsprop_step__0_kernel", "RWWWWnnnnnn",
    ("grads", "self", "squares", "means", "buffers", "lr", "alpha", "eps", "decay", "momentum", "maximize"),
    numbers="_rmsprop_step__0_kernel_numbers", computed=8, accepts=("floating",), free=(0, 1, 2, 3, 4, 5))
_RMSPROP_STEP__1_LOOP = Update("_rmsprop_step_", LOOPS, "_rmsprop_step__1_kernel", "RWWWnnnnn",
    ("grads", "self", "squares", "means", "lr", "alpha", "eps", "decay", "maximize"),
    numbers="_rmsprop_step__1_kernel_numbers", computed=7, accepts=("floating",), free=(0, 1, 2, 3, 4))
_RMSPROP_STEP__2_LOOP = Update("_rmsprop_step_", LOOPS, "_rmsprop_step__2_kernel", "RWWWnnnnnn",
    ("grads", "self", "squares", "buffers", "lr", "alpha", "eps", "decay", "momentum", "maximize"),
    numbers="_rmsprop_step__2_kernel_numbers", computed=8, accepts=("floating",), free=(0, 1, 2, 3, 4, 5))
_RMSPROP_STEP__3_LOOP = Update("_rmsprop_step_", LOOPS, "_rmsprop_step__3_kernel", "RWWnnnnn",
    ("grads", "self", "squares", "lr", "alpha", "eps", "decay", "maximize"), numbers="_rmsprop_step__3_kernel_numbers",
    computed=7, accepts=("floating",), free=(0, 1, 2, 3, 4))

@_RMSPROP_STEP_.implement(CPU)
def _rmsprop_step__cpu(self, squares, means, buffers, grads, lr, alpha, eps, decay, momentum, centered, maximize):
    if centered and momentum > 0:
        return _RMSPROP_STEP__0_LOOP.update(grads, self, squares, means, buffers, lr, alpha, eps, decay, momentum,
            maximize)
    if centered:
        return _RMSPROP_STEP__1_LOOP.update(grads, self, squares, means, lr, alpha, eps, decay, maximize)
    if momentum > 0:
        return _RMSPROP_STEP__2_LOOP.update(grads, self, squares, buffers, lr, alpha, eps, decay, momentum, maximize)
    if True:
        return _RMSPROP_STEP__3_LOOP.update(grads, self, squares, lr, alpha, eps, decay, maximize)
    raise language.no_case("_rmsprop_step_",
        {"lr": lr, "alpha": alpha, "eps": eps, "decay": decay, "momentum": momentum, "centered": centered,
            "maximize": maximize})


_RPROP_STEP_ = define("_rprop_step_(Tensor(a!)[] self, Tensor(b!)[] before, Tensor(c!)[] sizes, Tensor[] grads, *, "
    "float smaller, float larger, float least, float most, bool maximize=False) -> ()", "0fbe3b747749450e")
_RPROP_STEP__LOOP = Update("_rprop_step_", LOOPS, "_rprop_step__kernel", "RWWWnnnnn",
    ("grads", "self", "before", "sizes", "smaller", "larger", "least", "most", "maximize"), accepts=("floating",),
    free=(0, 1, 2, 3, 4))

@_RPROP_STEP_.implement(CPU)
def _rprop_step__cpu(self, before, sizes, grads, smaller, larger, least, most, maximize):
    return _RPROP_STEP__LOOP.update(grads, self, before, sizes, smaller, larger, least, most, maximize)


_ASGD_STEP_ = define("_asgd_step_(Tensor(a!)[] self, Tensor(b!)[] averages, Tensor[] grads, Tensor[] rates, Tensor[] "
    "weights, *, float lambd, float decay=0, bool maximize=False) -> ()", "7e62596c49e8eae5")
_ASGD_STEP__LOOP = Update("_asgd_step_", LOOPS, "_asgd_step__kernel", "RWWEEnnn",
    ("grads", "self", "averages", "rates", "weights", "lambd", "decay", "maximize"),
    numbers="_asgd_step__kernel_numbers", computed=6, accepts=("floating",), free=(0, 1, 2))

@_ASGD_STEP_.implement(CPU)
def _asgd_step__cpu(self, averages, grads, rates, weights, lambd, decay, maximize):
    return _ASGD_STEP__LOOP.update(grads, self, averages, rates, weights, lambd, decay, maximize)


_LION_STEP_ = define("_lion_step_(Tensor(a!)[] self, Tensor(b!)[] means, Tensor[] grads, *, float lr, float beta1, "
    "float beta2, float decay=0, bool maximize=False) -> ()", "fc9c4a1c7d34814a")
_LION_STEP__LOOP = Update("_lion_step_", LOOPS, "_lion_step__kernel", "RWWnnnnn",
    ("grads", "self", "means", "lr", "beta1", "beta2", "decay", "maximize"), numbers="_lion_step__kernel_numbers",
    computed=7, accepts=("floating",), free=(0, 1, 2, 3, 4))

@_LION_STEP_.implement(CPU)
def _lion_step__cpu(self, means, grads, lr, beta1, beta2, decay, maximize):
    return _LION_STEP__LOOP.update(grads, self, means, lr, beta1, beta2, decay, maximize)


_MOVED_TOWARDS_ = define("_moved_towards_(Tensor(a!)[] self, Tensor[] others, *, float weight) -> ()",
    "8c45dec8500fcaf7")
_MOVED_TOWARDS__LOOP = Update("_moved_towards_", LOOPS, "_moved_towards__kernel", "RWn", ("others", "self", "weight"),
    numbers="_moved_towards__kernel_numbers", computed=3, accepts=("floating",), free=(0,))
_MOVED_TOWARDS_.implement(CPU, lambda self, others, weight: _MOVED_TOWARDS__LOOP.update(others, self, weight))
