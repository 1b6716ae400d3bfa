"""Modules as functions, replicas and conversions, schemas of operators, and the compiler that there is not."""

from __future__ import annotations

from importlib import import_module

import pytest

import generated as ow
from generated import nn
from generated.nn.parallel import parallel_apply, replicate
from runtime.dispatch import registry
from runtime.dispatch.signatures import FunctionSchema

functorch = import_module("generated._functorch")


def test_modules_as_functions_of_their_parameters() -> None:
    model = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))
    function, params, buffers = functorch.make_functional_with_buffers(model)
    x = ow.randn(5, 2)
    assert [tuple(item.shape) for item in params] == [tuple(item.shape) for item in model.parameters()]
    assert function(params, buffers, x).equal(model(x))
    (grad,) = ow.autograd.grad(function(params, buffers, x).square().sum(), params[:1])
    assert grad.shape == (3, 2)
    assert model[0].weight.grad is None
    assert not any(item.requires_grad for item in functorch.make_functional_with_buffers(model, True)[1])
    plain, params = functorch.make_functional(nn.Linear(2, 1))
    assert functorch.grad(lambda params: plain(params, x).sum())(params)[1].tolist() == [5.0]
    with pytest.raises(ValueError, match="make_functional_with_buffers"):
        functorch.make_functional(model)


def test_an_ensemble_is_called_at_once() -> None:
    models, x = [nn.Linear(2, 1) for _ in range(3)], ow.randn(4, 2)
    function, params, buffers = functorch.combine_state_for_ensemble(models)
    results = ow.vmap(function, (0, 0, None))(params, buffers, x)
    assert (results - ow.stack([model(x) for model in models])).abs().max() < 1e-6


def test_replicas_share_their_tensors() -> None:
    model, x = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2)).eval(), ow.randn(3, 2)
    first, other = replicate(model, ["cpu", ow.device("cpu")])
    assert first[0].weight is model[0].weight
    assert first[0] is not other[0]
    first.extra = 1
    assert not hasattr(model, "extra")
    assert all(result.equal(model(x)) for result in parallel_apply([first, other], [x, (x,)]))
    (detached,) = replicate(model, ["cpu"], detach=True)
    assert not detached(x).requires_grad
    with pytest.raises(RuntimeError, match="CPU alone"):
        replicate(model, ["meta"])
    with pytest.raises(RuntimeError, match="as many inputs"):
        parallel_apply([first], [])


def test_how_conversions_replace_parameters() -> None:
    future = import_module("generated.__future__")
    layer = nn.Linear(2, 2)
    weight = layer.weight
    assert layer.double().weight is weight
    future.set_overwrite_module_params_on_conversion(True)
    try:
        assert future.get_overwrite_module_params_on_conversion()
        assert layer.float().weight is not weight
        assert (weight.dtype, layer.weight.dtype) == (ow.float64, ow.float32)
        assert isinstance(layer.weight, nn.Parameter)
    finally:
        future.set_overwrite_module_params_on_conversion(False)


def test_schemas_of_operators() -> None:
    schema = ow.ops.aten.add.Tensor._schema
    assert str(schema) == "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
    assert (schema.name, schema.overload_name, schema.is_mutable) == ("aten::add", "Tensor", False)
    assert [argument.name for argument in schema.arguments] == ["self", "other", "alpha"]
    assert [argument.kwarg_only for argument in schema.arguments] == [False, False, True]
    assert (schema.arguments[2].default_value, schema.arguments[0].has_default_value()) == (1, False)
    assert [item.type for item in schema.returns] == ["Tensor"]
    written = ow.ops.aten.add_.Tensor._schema
    assert written.is_mutable
    assert (written.arguments[0].alias_info.before_set, written.arguments[0].is_write) == ({"a"}, True)
    out = ow.ops.aten.add.out._schema.arguments[-1]
    assert (out.name, out.is_out) == ("out", True)
    assert [item.name for item in ow.ops.aten.sort.default._schema.returns] == ["values", "indices"]
    assert written == ow.ops.aten.add_.Tensor._schema != schema
    for operator in registry.operators():
        if operator.package == "generated":  # not one of a program or a package that another test has loaded
            assert str(FunctionSchema(operator.schema)) == f"aten::{operator.schema}"
    with pytest.raises(NotImplementedError, match="no schema"):
        _ = ow.ops.aten._of_another_library.default._schema


def test_no_extension_is_compiled() -> None:
    extension = ow.utils.cpp_extension
    calls = (
        lambda: extension.load("name", ["source.cpp"]), lambda: extension.load_inline("name", "int f();"),
        lambda: extension.CppExtension("name", ["source.cpp"]), lambda: extension.CUDAExtension("name", []),
        extension.BuildExtension, extension.verify_ninja_availability,
    )  # fmt: skip
    for call in calls:
        with pytest.raises(NotImplementedError, match="not compiled here"):
            call()
    assert (extension.CUDA_HOME, extension.include_paths(), extension.is_ninja_available()) == (None, [], False)
