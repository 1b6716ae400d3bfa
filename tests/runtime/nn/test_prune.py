"""``nn.utils.prune``: masks of parameters, on top of each other, over several parameters, and taken away again."""

import importlib

import numpy as np
import pytest

import generated as ow
from generated import nn
from generated.nn.utils import prune

WEIGHTS = np.array([[0.1, -2.0, 3.0, -0.4], [5.0, 0.6, -0.7, 8.0], [-0.9, 1.0, 1.1, -1.2]])


def linear(lib=ow):
    result = lib.nn.Linear(4, 3).double()
    with lib.no_grad():
        result.weight.copy_(lib.tensor(WEIGHTS))
        result.bias.copy_(lib.tensor([0.3, -0.2, 0.5]))
    return result


METHODS = {
    "l1": (lambda p, m: p.l1_unstructured(m, "weight", amount=5), 7),
    "part": (lambda p, m: p.l1_unstructured(m, "weight", amount=0.25), 9),
    "rows": (lambda p, m: p.ln_structured(m, "weight", amount=1, n=2, dim=0), 8),
    "columns": (lambda p, m: p.ln_structured(m, "weight", amount=0.5, n=float("inf"), dim=-1), 6),
    "random": (lambda p, m: p.random_unstructured(m, "weight", amount=0.5), 6),
    "random rows": (lambda p, m: p.random_structured(m, "weight", amount=2, dim=0), 4),
    "nothing": (lambda p, m: p.identity(m, "weight"), 12),
    "scores": (lambda p, m: p.l1_unstructured(m, "weight", amount=4, importance_scores=m.weight.detach() - 10), 8),
    "twice": (lambda p, m: p.l1_unstructured(p.ln_structured(m, "weight", 1, n=1, dim=1), "weight", amount=3), 6),
}


@pytest.mark.parametrize("title", METHODS)
def test_methods(title):
    (method, left), module = METHODS[title], linear()
    assert method(prune, module) is module
    assert set(dict(module.named_parameters())) == {"bias", "weight_orig"}
    assert set(dict(module.named_buffers())) == {"weight_mask"}
    assert prune.is_pruned(nn.Sequential(module))
    assert module.weight_mask.sum() == left
    inputs = ow.tensor([[1.0, 2.0, -1.0, 0.5]], dtype=ow.float64)
    module(inputs).sum().backward()
    assert ((module.weight_orig.grad != 0) == (module.weight_mask != 0)).all()
    expected = module.weight_orig.detach() * module.weight_mask
    assert prune.remove(module, "weight") is module
    assert not prune.is_pruned(module)
    assert isinstance(module.weight, nn.Parameter)
    assert (module.weight == expected).all()
    assert not dict(module.named_buffers())


@pytest.mark.parametrize("title", [method for method in METHODS if not method.startswith("random")])
def test_masks_as_pytorch(title):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    masks = []
    for lib, names in ((ow, prune), (torch, importlib.import_module("torch.nn.utils.prune"))):
        module = METHODS[title][0](names, linear(lib))
        masks.append(module.weight_mask.numpy())
    assert (masks[0] == masks[1]).all()


def test_several_parameters_at_once():
    first, second = linear(), linear()
    pairs = [(first, "weight"), (second, "bias")]
    prune.global_unstructured(pairs, pruning_method=prune.L1Unstructured, amount=4)
    assert first.weight_mask.tolist() == [[0, 1, 1, 0], [1, 1, 1, 1], [1, 1, 1, 1]]
    assert second.bias_mask.tolist() == [0, 0, 1]
    prune.global_unstructured(pairs, pruning_method=prune.L1Unstructured, amount=1)
    assert (first.weight_mask.sum(), second.bias_mask.sum()) == (10, 0)


def test_a_method_of_ones_own_and_masks_on_top():
    class EveryOther(prune.BasePruningMethod):
        PRUNING_TYPE = "unstructured"

        def compute_mask(self, t, default_mask):
            mask = default_mask.clone()
            mask.view(-1)[::2] = 0
            return mask

    module = linear()
    EveryOther.apply(module, "bias")
    assert module.bias_mask.tolist() == [0, 1, 0]
    hook = EveryOther.apply(module, "bias")
    assert isinstance(hook, prune.PruningContainer)
    assert [type(item) for item in hook] == [EveryOther] * 2
    assert (len(hook), type(hook[0])) == (2, EveryOther)
    assert module.bias_mask.tolist() == [0, 0, 0]
    prune.custom_from_mask(module, "weight", ow.eye(3, 4))
    assert (module.weight == ow.tensor(WEIGHTS) * ow.eye(3, 4)).all()
    assert (prune.L1Unstructured(amount=1).prune(ow.tensor([3.0, -1.0, 2.0])) == ow.tensor([3.0, 0.0, 2.0])).all()


@pytest.mark.parametrize(("call", "kind", "message"), [
    (lambda m: prune.l1_unstructured(m, "weight", amount=2.0), ValueError, "should either be a float"),
    (lambda m: prune.l1_unstructured(m, "weight", amount="a"), TypeError, "Invalid type for amount"),
    (lambda m: prune.l1_unstructured(m, "weight", amount=13), ValueError, "smaller than the number of parameters"),
    (lambda m: prune.ln_structured(m, "bias", 1, n=2, dim=0), ValueError, "multidimensional"),
    (lambda m: prune.ln_structured(m, "weight", 1, n=2, dim=2), IndexError, "Invalid index 2"),
    (lambda m: prune.remove(m, "weight"), ValueError, "has to be pruned before"),
    (lambda m: prune.custom_from_mask(m, "weight", ow.ones(2)), ValueError, "mask has the shape"),
    (lambda m: prune.global_unstructured([(m, "weight")], prune.RandomStructured, amount=1), TypeError, "Only"),
])  # fmt: skip
def test_what_cannot_be_pruned(call, kind, message):
    module = linear()
    with pytest.raises(kind, match=message):
        call(module)
    assert set(dict(module.named_parameters())) == {"bias", "weight"}
    assert not prune.is_pruned(module)
