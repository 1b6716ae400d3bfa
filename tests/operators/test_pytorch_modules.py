"""PyTorch's own lists of modules, optimisers and operators over lists, with their samples and their errors."""

from __future__ import annotations

import contextlib
import functools
import itertools
from typing import Any

import pytest

import generated as ow

from .listed import (
    NotHereError,
    Taken,
    difference,
    difference_of_gradients,
    flat,
    listed,
    of_one_class,
    said_of,
    seen,
    tensor_of,
    torch,
    weights,
)

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what samples do

modules = pytest.importorskip("torch.testing._internal.common_modules")
optimizers = pytest.importorskip("torch.testing._internal.common_optimizers")
DRAWN = ("Dropout", "AlphaDropout", "FeatureAlphaDropout", "RReLU", "FractionalMaxPool")  # while they train
# Modules whose gradients are not compared, and why.
GRADIENTS = {"nn.CTCLoss": "PyTorch's is that of what comes before log_softmax too"}
# Errors of PyTorch that are none here, or of another class, by what PyTorch says.
ACCEPTED = {
    "delta must be a float or int": "a complex number is none of those that are compared with it",
    "lr as a Tensor is not supported": "a rate may be a tensor everywhere",
    "as a Tensor is not supported for capturable": "coefficients may be tensors everywhere",
    "betas must be either both": "a number and a tensor stand beside each other",
    "D input (got": "the rank of an input is looked at below nn.functional, a RuntimeError",
}


# Modules of which samples with gaps in memory are not compared, and why.
GAPS = {"nn.CTCLoss": "PyTorch reads targets that lie one behind another at other places where they have gaps"}


def named(path: str) -> Any:
    return functools.reduce(getattr, path.split("."), ow)


def is_here(info: Any) -> bool:
    """Whether samples of a module can be taken over: they hold no modules or parameters without a shape."""
    return not info.name.startswith("nn.Lazy") and "Transformer" not in info.name and "LinearCross" not in info.name


@pytest.mark.parametrize("info", [one for one in modules.module_db if is_here(one)], ids=lambda one: one.name)
def test_modules(info: Any) -> None:
    for training in (True, False) if info.train_and_eval_differ else (True,):
        torch.manual_seed(0)
        inputs = info.module_inputs_func(
            info, device="cpu", dtype=torch.float64, requires_grad=True, training=training
        )
        for one in itertools.islice(inputs, 4):
            compare_module(info, one, training=training)


@pytest.mark.exhaustive
@pytest.mark.parametrize("info", [one for one in modules.module_db if is_here(one)], ids=lambda one: one.name)
def test_all_samples_of_modules(info: Any) -> None:
    """Every sample, also of inputs that lie in memory with gaps."""
    for training, gaps in itertools.product((True, False), (False, True)):
        torch.manual_seed(0)
        inputs = info.module_inputs_func(
            info, device="cpu", dtype=torch.float64, requires_grad=True, training=training
        )
        for one in inputs:
            if gaps and info.name in GAPS:
                continue
            if gaps and one.forward_input is not None:
                one.forward_input.args = with_gaps(one.forward_input.args)
                one.forward_input.kwargs = with_gaps(one.forward_input.kwargs)
            compare_module(info, one, training=training)


def with_gaps(value: Any) -> Any:
    """The tensors of a sample, every second element of memory."""
    if isinstance(value, torch.Tensor):
        made = torch.stack([value.detach(), value.detach()], -1)[..., 0]
        return made.requires_grad_() if value.requires_grad else made
    if type(value) in (list, tuple):
        return type(value)(map(with_gaps, value))
    return {name: with_gaps(one) for name, one in value.items()} if isinstance(value, dict) else value


def compare_module(info: Any, one: Any, *, training: bool) -> None:
    """Results, gradients and states of a module."""
    made, given = one.constructor_input, one.forward_input
    theirs = info.module_cls(*made.args, **made.kwargs).double().train(training)
    taken = Taken()
    ours = named(info.name)(*taken(made.args), **taken(made.kwargs)).double().train(training)
    ours.load_state_dict({name: tensor_of(value) for name, value in theirs.state_dict().items()})
    wanted, error = seen(theirs, *given.args, **given.kwargs)
    found, own = seen(ours, *taken(given.args), **taken(given.kwargs))
    text = f"{info.name}{made.args} {made.kwargs} {one.desc}"
    assert (error is None) == (own is None), f"{text}: {said_of(own)}, not {said_of(error)}"
    if error is not None or (training and (info.name.split(".")[-1].startswith(DRAWN) or made.kwargs.get("dropout"))):
        return
    said = difference(found, wanted)
    assert not said, f"{text}: {said}"
    said = difference([*ours.state_dict().values()], [*theirs.state_dict().values()])
    assert not said, f"{text}: state: {said}"
    results = [(a, b) for a, b in zip(flat(found), flat(wanted), strict=True)
               if isinstance(b, torch.Tensor) and b.requires_grad]  # fmt: skip
    leaves = [*zip(ours.parameters(), theirs.parameters(), strict=True)]
    leaves += [(a, b) for b, a in taken.pairs.values() if b.requires_grad and b.is_leaf]
    if results and leaves and info.name not in GRADIENTS:
        factors = [weights(b) for _, b in results]
        wanted, error = seen(
            torch.autograd.grad, [b for _, b in results], [b for _, b in leaves], factors, allow_unused=True
        )
        if error is None:
            found = ow.autograd.grad(
                [a for a, _ in results], [a for a, _ in leaves], [tensor_of(one) for one in factors], allow_unused=True
            )
            said = difference_of_gradients(found, wanted)
            assert not said, f"{text}: gradients: {said}"


WITH_ERRORS = [one for one in modules.module_db if one.module_error_inputs_func]


@pytest.mark.parametrize("info", WITH_ERRORS, ids=lambda one: one.name)
def test_errors_of_modules(info: Any) -> None:
    for training in (True, False):
        wrong = info.module_error_inputs_func(
            info, device="cpu", dtype=torch.float64, requires_grad=False, training=training
        )
        for one in wrong:
            made, given = one.module_error_input.constructor_input, one.module_error_input.forward_input

            def use(kind: Any, take: Any, made: Any = made, given: Any = given) -> Any:
                module = kind(*take(made.args), **take(made.kwargs)).double()
                return module(*take(given.args), **take(given.kwargs)) if given else module

            _, error = seen(use, info.module_cls, lambda value: value)
            _, own = seen(use, named(info.name), Taken())
            check_error(own, error, f"{info.name}{made.args} {made.kwargs}")


def check_error(own: Exception | None, error: Exception | None, text: str) -> None:
    if error is None or not any(one in str(error) for one in ACCEPTED):
        assert (own is None) == (error is None), f"{text}: {said_of(own)}, not {said_of(error)}"
        assert own is None or error is None or of_one_class(own, error), f"{text}: {said_of(own)}, not {said_of(error)}"


@pytest.mark.parametrize("info", optimizers.optim_db, ids=lambda one: one.optim_cls.__name__)
def test_optimizers(info: Any) -> None:
    name = info.optim_cls.__name__
    for one in info.optim_inputs_func(device="cpu"):
        if "capturable" in one.kwargs or name in {"SparseAdam", "LBFGS"}:
            continue  # of other devices and layouts; a search whose way rounding decides
        ours, theirs = (steps(module, name, one.kwargs) for module in (ow, torch))
        said = difference(ours, theirs)
        assert not said, f"{name} {one.desc} {one.kwargs}: {said}"


def steps(module: Any, name: str, options: dict[str, Any]) -> list[Any]:
    """Parameters after some steps."""
    torch.manual_seed(0)
    taken = Taken() if module is ow else lambda value: value
    shapes = [(3, 4)] if name == "Muon" else [(3, 4), (4,), ()]
    parameters = [taken(torch.randn(shape, dtype=torch.float64)).requires_grad_() for shape in shapes]
    images = taken(torch.randn(5, 3, dtype=torch.float64))
    optimizer = getattr(module.optim, name)(parameters, **taken(options))
    for _ in range(5):
        optimizer.zero_grad()
        result = images @ parameters[0]
        for further in parameters[1:]:
            result = result * further + further
        (result**2).mean().backward()
        optimizer.step()
    return [one.detach() for one in parameters]


@pytest.mark.parametrize("info", optimizers.optim_db, ids=lambda one: one.optim_cls.__name__)
def test_errors_of_optimizers(info: Any) -> None:
    name = info.optim_cls.__name__
    for one in info.optim_error_inputs_func(device="cpu", dtype=torch.float64):
        wrong = one.optimizer_error_input
        taken = Taken()

        def take(value: Any, taken: Taken = taken) -> Any:
            return None if value is None else taken(value)

        if wrong.desc == "a param group cannot have duplicate parameters":
            continue  # PyTorch warns that it will be an error, which it is here
        _, error = seen(info.optim_cls, wrong.params, **wrong.kwargs)
        with contextlib.suppress(NotHereError):
            _, own = seen(getattr(ow.optim, name), take(wrong.params), **take(wrong.kwargs))
            check_error(own, error, f"{name} {wrong.desc} {wrong.kwargs}")


LISTS = [
    one for kind in ("unary", "binary", "pointwise", "reduce", "other")
    for one in getattr(listed, f"foreach_{kind}_op_db")
]  # fmt: skip
# What PyTorch's loops over lists do not take, by what PyTorch says.
TAKEN = ("not implemented for", "Expected a floating point or complex tensor as input")
OPTIONS = ("disable_fastpath", "is_fastpath")  # of the list's own


@pytest.mark.parametrize("op", LISTS, ids=lambda one: one.name)
def test_lists(op: Any) -> None:
    for name, kind in itertools.product((op.name, f"{op.name}_"), ("float64", "bfloat16", "int64", "complex128")):
        dtype = getattr(torch, kind)
        if dtype not in op.dtypes or not hasattr(torch, name):
            continue
        torch.manual_seed(0)
        for sample in itertools.islice(op.sample_inputs("cpu", dtype, noncontiguous=False), 4):
            options = {one: value for one, value in sample.kwargs.items() if one not in OPTIONS}
            taken, given = Taken(), [one.detach().clone() for one in sample.input]
            own, arguments, chosen = taken(given), taken(sample.args), taken(options)
            wanted, error = seen(getattr(torch, name), given, *sample.args, **options)
            found, wrong = seen(getattr(ow, name), own, *arguments, **chosen)
            if error is not None and any(one in str(error) for one in TAKEN):
                continue
            check_error(wrong, error, f"{name} of {kind} {sample.args}")
            if error is None:
                said = difference([own, found], [given, wanted])
                assert not said, f"{name} of {kind} {sample.args}: {said}"
