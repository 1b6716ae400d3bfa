"""Module: its members, states, modes, hooks, copies and texts; and the containers."""

from __future__ import annotations

import copy
import gc
import importlib
import pickle
import subprocess
import sys
import weakref
from collections import OrderedDict
from typing import Any

import pytest
from folders import ROOT

import generated as ow

nn = ow.nn


class Block(nn.Module):
    def __init__(self, size: int = 3) -> None:
        super().__init__()
        self.linear = nn.Linear(size, size)
        self.scale = nn.Parameter(ow.ones(size))
        self.register_buffer("seen", ow.zeros(()))
        self.register_buffer("scratch", ow.zeros(2), persistent=False)

    def forward(self, x, *, factor=1.0):
        return self.linear(x) * self.scale * factor


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.ModuleList([Block(), Block()])
        self.head = nn.Linear(3, 1)
        self.tied = self.head
        self.empty = None

    def forward(self, x):
        for block in self.blocks:
            x = block(x)
        return self.head(x)


def test_modules_are_loaded_when_the_first_is_used():
    """In a process of its own."""
    code = (
        "import sys, generated as ow\n"
        "print([one for one in sys.modules if one.startswith(('runtime.nn', 'runtime.optim'))])\n"
        "from generated.nn import Linear, init\n"
        "import generated.nn.utils\n"
        "print(Linear is ow.nn.Linear, init is ow.nn.init, 'Sequential' in dir(ow.nn), hasattr(ow.nn, 'Nothing'))\n"
        "print('numba' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\nTrue True True False\nFalse\n"


def test_all_names_of_nn_are_exported():
    names: dict[str, object] = {}
    exec("from generated.nn import *", names)
    assert names["Module"] is nn.Module
    assert all(hasattr(nn, name) for name in nn.__all__)


# -- members -----------------------------------------------------------------------------------------------------------


def test_members_have_paths():
    net = Net()
    of_block = ["scale", "linear.weight", "linear.bias"]
    wanted = [f"blocks.{i}.{name}" for i in range(2) for name in of_block] + ["head.weight", "head.bias"]
    assert [name for name, _ in net.named_parameters()] == wanted
    assert [name for name, _ in net.named_parameters(remove_duplicate=False)][-2:] == ["tied.weight", "tied.bias"]
    assert [name for name, _ in net.named_parameters(recurse=False)] == []
    assert next(net.blocks[0].named_parameters("p"))[0] == "p.scale"
    buffers = [name for name, _ in net.named_buffers()]
    assert buffers == [f"blocks.{i}.{name}" for i in range(2) for name in ("seen", "scratch")]
    assert [name for name, _ in net.named_children()] == ["blocks", "head"]
    assert [name for name, _ in net.named_modules()] == [
        "", "blocks", "blocks.0", "blocks.0.linear", "blocks.1", "blocks.1.linear", "head",
    ]  # fmt: skip
    assert len(list(net.parameters())) == 8
    assert len(list(net.buffers())) == 4
    assert net.get_submodule("blocks.1.linear") is net.blocks[1].linear
    assert net.get_submodule("") is net
    assert net.get_parameter("blocks.0.scale") is net.blocks[0].scale
    assert net.get_buffer("blocks.0.seen") is net.blocks[0].seen
    net.register_buffer("later", None)
    assert net.get_buffer("later") is None
    assert "head" in dir(net)
    net.set_submodule("blocks.0.linear", nn.Identity())
    assert isinstance(net.blocks[0].linear, nn.Identity)


def test_a_member_stands_in_one_place():
    block = Block()
    block.scale = ow.nn.Parameter(ow.zeros(3))
    block.seen = ow.ones(())
    assert (block.scale.tolist(), block.seen.item()) == ([0.0] * 3, 1.0)
    block.scale = None
    assert "scale" in block._parameters
    assert [name for name, _ in block.named_parameters()] == ["linear.weight", "linear.bias"]
    block.seen = nn.Parameter(ow.zeros(1))
    assert "seen" not in block._buffers
    with pytest.raises(TypeError, match="cannot assign 'Identity' as parameter 'seen'"):
        block.seen = nn.Identity()
    del block.seen
    block.seen = nn.Identity()
    assert "seen" not in block._parameters
    block.note = "text"
    block.note = nn.Buffer(ow.zeros(1), persistent=False)
    assert "note" not in vars(block)
    assert "note" not in block.state_dict()
    del block.note
    assert not hasattr(block, "note")
    del block.linear
    assert [name for name, _ in block.named_modules()] == ["", "seen"]


def early(module: type[nn.Module]) -> nn.Module:
    return module.__new__(module)


ERRORS = {
    "a parameter before init": (lambda: setattr(early(Block), "w", nn.Parameter(ow.ones(1))), AttributeError,
                                "cannot assign parameters before Module.__init__() call: call super()"),
    "a module before init": (lambda: setattr(early(Block), "w", nn.Identity()), AttributeError,
                             "cannot assign modules before Module.__init__() call: call super().__init__() first"),
    "a tensor as parameter": (lambda: setattr(Block(), "scale", ow.ones(3)), TypeError,
                              "cannot assign 'Tensor' as parameter 'scale' (nn.Parameter or None expected)"),
    "a number as module": (lambda: setattr(Block(), "linear", 3), TypeError,
                           "cannot assign 'int' as child module 'linear' (nn.Module or None expected)"),
    "a number as buffer": (lambda: setattr(Block(), "seen", 3), TypeError,
                           "cannot assign 'int' as buffer 'seen' (Tensor or None expected)"),
    "a point in a name": (lambda: Block().register_parameter("a.b", None), KeyError,
                          "the name of a parameter can't be empty or contain '.', got 'a.b'"),
    "a taken name": (lambda: Block().register_buffer("linear", ow.ones(1)), KeyError,
                     "attribute 'linear' already exists: delete it first, or give the buffer another name"),
    "no module": (lambda: Block().add_module("a", 3), TypeError, "int is not a Module subclass"),
    "no parameter": (lambda: Block().register_parameter("a", ow.ones(1)), TypeError,
                     "cannot assign 'Tensor' object to parameter 'a' (nn.Parameter or None required)"),
    "no attribute": (lambda: Block().nothing, AttributeError, "'Block' object has no attribute 'nothing'"),
    "no path": (lambda: Net().get_submodule("blocks.7"), AttributeError,
                "there is no module 'blocks.7' in Net: '7' is missing or no module"),
    "no parameter there": (lambda: Net().get_parameter("head.w"), AttributeError,
                           "there is no parameter 'head.w' in Net"),
    "no forward": (lambda: nn.ModuleList()(1), NotImplementedError,
                   'Module [ModuleList] is missing the required "forward" function'),
    "no mode": (lambda: Block().train("yes"), ValueError, "training mode is expected to be boolean, got str"),
    "an integral dtype": (lambda: Block().to(ow.int64), TypeError,
                          "Module.to(): only floating and complex dtypes are accepted, got opweave.int64"),
    "another device": (lambda: Block().to("cuda"), Exception, "cuda"),
    "an argument": (lambda: nn.ModuleDict(3), TypeError,
                    "ModuleDict.update should be called with pairs of names and modules, got int"),
    "a missing key": (lambda: nn.ModuleDict()["a"], KeyError, "ModuleDict has no module 'a'"),
    "an index": (lambda: nn.Sequential(nn.Identity())[1], IndexError, "index 1 is out of range"),
    "an integral parameter": (lambda: nn.Parameter(ow.tensor([1])), RuntimeError,
                              "only floating point and complex tensors can require grad, this one is int64"),
    "a list as parameter": (lambda: nn.Parameter([1.0]), TypeError, "Parameter(): data must be a tensor, got list"),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case):
    call, kind, text = ERRORS[case]
    with pytest.raises(kind) as caught:
        call()
    assert text in str(caught.value)


# -- modes -------------------------------------------------------------------------------------------------------------


def test_modes_reach_all_modules():
    net = Net()
    assert net.eval() is net
    assert not any(module.training for module in net.modules())
    net.blocks[1].train()
    assert [module.training for module in net.blocks] == [False, True]
    assert not any(parameter.requires_grad for parameter in net.requires_grad_(False).parameters())
    net.requires_grad_()
    net(ow.ones(2, 3)).sum().backward()
    assert all(parameter.grad is not None for parameter in net.parameters())
    net.zero_grad(set_to_none=False)
    assert all(parameter.grad.abs().sum().item() == 0 for parameter in net.parameters())
    net.zero_grad()
    assert all(parameter.grad is None for parameter in net.parameters())


def test_conversion_keeps_parameters_the_objects_that_they_are():
    net = Net()
    net(ow.ones(2, 3)).sum().backward()
    before = list(net.parameters())
    net.blocks[0].register_buffer("count", ow.tensor(3))
    assert net.to(ow.float64) is net
    assert all(a is b for a, b in zip(before, net.parameters(), strict=True))
    assert (
        {parameter.dtype for parameter in net.parameters()}
        == {parameter.grad.dtype for parameter in net.parameters()}
        == {ow.float64}
    )
    assert net.blocks[0].count.dtype is ow.int64
    net(ow.ones(2, 3, dtype=ow.float64)).sum().backward()
    assert net.head.weight.grad.dtype is ow.float64
    assert net.float().to(ow.ones(1, dtype=ow.float16)).head.weight.dtype is ow.float16
    assert net.to("cpu").double().half().bfloat16().head.bias.dtype is ow.bfloat16


def test_apply_goes_from_the_leaves_to_the_root():
    seen = []
    net = Net()
    assert net.apply(lambda module: seen.append(type(module).__name__)) is net
    assert seen == ["Linear", "Block", "Linear", "Block", "ModuleList", "Linear", "Net"]


def test_a_function_of_all_tensors_sees_gradients_too():
    """Also where it writes in place, and the tensor stays the same object."""
    layer = ow.nn.Linear(2, 2)
    layer.weight.grad = ow.ones(2, 2)
    before, weight, version = layer.weight.detach().clone(), layer.weight, layer.weight.grad._version
    layer._apply(lambda tensor: tensor.add_(1))
    assert layer.weight is weight
    assert ow.equal(layer.weight, before + 1)
    assert layer.weight.grad.tolist() == [[2, 2], [2, 2]]
    assert layer.weight.grad._version > version
    layer._apply(lambda tensor: tensor.double())
    assert (layer.weight.grad.dtype, layer.bias.grad) == (ow.float64, None)


# -- states ------------------------------------------------------------------------------------------------------------


def test_a_state_loads_into_another():
    first, other = Net(), Net()
    state = first.state_dict()
    assert list(state)[:4] == ["blocks.0.scale", "blocks.0.seen", "blocks.0.linear.weight", "blocks.0.linear.bias"]
    assert "blocks.0.scratch" not in state
    assert list(state)[-2:] == ["tied.weight", "tied.bias"]
    assert not state["head.weight"].requires_grad
    assert first.state_dict(keep_vars=True)["head.weight"] is first.head.weight
    x = ow.randn(2, 3)
    assert not (first(x) == other(x)).all()
    weight = other.head.weight
    assert repr(other.load_state_dict(state)) == "<All keys matched successfully>"
    assert other.head.weight is weight
    assert (first(x) == other(x)).all()
    assert (first.state_dict(prefix="p.")["p.head.bias"] == other.head.bias).all()


def test_a_state_shares_memory():
    net = Net()
    with ow.no_grad():
        net.head.bias.fill_(7)
        state = net.state_dict()
        net.head.bias.fill_(8)
    assert state["head.bias"].tolist() == [8.0]


def test_all_that_does_not_fit_is_told_at_once():
    net = Net()
    state = net.state_dict()
    del state["blocks.0.scale"], state["head.bias"]
    state["blocks.2.scale"] = state["more"] = ow.ones(1)
    state["blocks.1.scale"] = ow.ones(4)
    state["blocks.1.seen"] = 3
    with pytest.raises(RuntimeError) as caught:
        net.load_state_dict(state)
    head, missing, unexpected, *rest = str(caught.value).split("\n\t")
    assert head == "Error(s) in loading state_dict for Net:"
    assert missing == 'Missing key(s) in state_dict: "blocks.0.scale", "head.bias".'
    assert unexpected == 'Unexpected key(s) in state_dict: "more", "blocks.2.scale".'
    assert rest == [
        "size mismatch for blocks.1.scale: copying a param with shape [4] from checkpoint, the shape in current model "
        "is [3].",
        'While copying the parameter named "blocks.1.seen", expected a tensor, got int.',
    ]


def test_what_is_missing_is_told_where_that_is_allowed():
    net = Net()
    state = net.state_dict()
    del state["head.bias"]
    state["more"] = ow.ones(1)
    result = net.load_state_dict(state, strict=False)
    assert result.missing_keys == ["head.bias"]
    assert result.unexpected_keys == ["more"]


@pytest.mark.parametrize("assign", [False, True])
def test_a_count_of_batches_that_a_state_lacks_stays(assign):
    norm = ow.nn.BatchNorm2d(3)
    norm.num_batches_tracked = ow.tensor(10)
    norm.load_state_dict({}, strict=False, assign=assign)
    assert norm.num_batches_tracked.item() == 10
    with ow.device("meta"):
        norm = ow.nn.BatchNorm2d(3)
    norm.load_state_dict({}, strict=False, assign=True)
    assert (norm.num_batches_tracked.item(), norm.num_batches_tracked.device.type) == (0, "cpu")


def test_tensors_of_a_state_are_taken_themselves():
    net = Net()
    state = OrderedDict((name, value.double()) for name, value in net.state_dict().items())
    net.load_state_dict(state, assign=True)
    assert net.head.weight.dtype is ow.float64
    assert isinstance(net.head.weight, nn.Parameter)
    assert net.blocks[0].seen is state["blocks.0.seen"]
    assert net(ow.ones(1, 3, dtype=ow.float64)).requires_grad


def test_a_module_may_save_more_than_tensors():
    class Counting(nn.Module):
        count = 0

        def get_extra_state(self):
            return {"count": self.count}

        def set_extra_state(self, state):
            self.count = state["count"]

    first, other = nn.Sequential(Counting()), nn.Sequential(Counting())
    first[0].count = 5
    assert first.state_dict() == {"0._extra_state": {"count": 5}}
    other.load_state_dict(first.state_dict())
    assert other[0].count == 5
    with pytest.raises(RuntimeError, match=r'Missing key.s. in state_dict: "0._extra_state"'):
        other.load_state_dict({})


def test_hooks_of_states():
    net, seen = Block(), []
    net.register_state_dict_pre_hook(lambda module, prefix, keep: seen.append(("before", prefix, keep)))
    net.register_state_dict_post_hook(lambda module, state, prefix, metadata: state.update(extra=ow.ones(1)))
    net.register_load_state_dict_pre_hook(lambda module, state, prefix, *rest: state.pop("extra"))
    handle = net.register_load_state_dict_post_hook(lambda module, keys: keys.missing_keys.append("invented"))
    state = net.state_dict()
    assert "extra" in state
    assert seen == [("before", "", False)]
    with pytest.raises(RuntimeError, match="invented"):
        net.load_state_dict(state)
    handle.remove()
    net.load_state_dict(state)
    assert "extra" in state  # the caller's dict is not changed


# -- copies ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [copy.deepcopy, lambda item: pickle.loads(pickle.dumps(item))], ids=["copy", "pickle"])
def test_copies_stand_alone(way):
    net = Net()
    net.head.weight.requires_grad_(False)
    result = way(net)
    x = ow.randn(2, 3)
    assert (result(x) == net(x)).all()
    assert result.head is result.tied
    assert result.head.weight is not net.head.weight
    assert type(result.head.weight) is nn.Parameter
    assert not result.head.weight.requires_grad
    with ow.no_grad():
        result.head.bias.add_(1)
    assert not (result(x) == net(x)).any()
    assert repr(result) == repr(net)


def test_parameters_tied_by_memory_stay_so():
    parameters = nn.ParameterList([nn.Parameter(ow.ones(2))])
    parameters.append(parameters[0])
    duplicate = copy.deepcopy(parameters)
    assert duplicate[0] is duplicate[1]


def test_a_module_goes_when_its_last_reference_does():
    gc.disable()
    try:
        net = Net()
        net(ow.ones(1, 3))
        gone = weakref.ref(net)
        del net
        assert gone() is None
    finally:
        gc.enable()


# -- hooks -------------------------------------------------------------------------------------------------------------


def test_hooks_are_called_in_order():
    block, seen = Block(), []
    x = ow.ones(1, 3)
    plain = block(x)
    block.register_forward_pre_hook(lambda module, args: seen.append("pre"))
    block.register_forward_pre_hook(lambda module, args: seen.append("first"), prepend=True)
    block.register_forward_pre_hook(lambda module, args, named: (args, {"factor": 2.0}), with_kwargs=True)
    block.register_forward_hook(lambda module, args, result: seen.append("post"))
    block.register_forward_hook(lambda module, args, named, result: result + named["factor"], with_kwargs=True)
    handle = block.register_forward_hook(lambda module, args, result: seen.append("early"), prepend=True)
    assert (block(x) == plain * 2 + 2).all()
    assert seen == ["first", "pre", "early", "post"]
    handle.remove()
    block(x)
    assert seen[4:] == ["first", "pre", "post"]


def test_a_pre_hook_replaces_the_argument():
    block = nn.Identity()
    with block.register_forward_pre_hook(lambda module, args: args[0] + 1):
        assert block(ow.zeros(1)).item() == 1
    assert block(ow.zeros(1)).item() == 0


def test_hooks_that_are_called_in_any_case():
    class Failing(nn.Module):
        def forward(self, x):
            raise KeyError(x)

    seen = []
    module = Failing()
    module.register_forward_hook(lambda module, args, result: seen.append("never"))
    module.register_forward_hook(lambda module, args, result: seen.append(result), always_call=True)
    with pytest.raises(KeyError):
        module(3)
    assert seen == [None]


def test_hooks_of_all_modules():
    from runtime.nn import calling

    seen = []
    with calling.register_module_forward_hook(lambda module, args, result: seen.append(type(module).__name__)):
        nn.Sequential(nn.Identity(), nn.Identity())(ow.ones(1))
    nn.Identity()(1)
    assert seen == ["Identity", "Identity", "Sequential"]


def test_backward_hooks_see_and_replace_gradients():
    net, seen = nn.Sequential(nn.Linear(2, 2, bias=False), nn.Linear(2, 1, bias=False)), []
    with ow.no_grad():
        net[0].weight.copy_(ow.eye(2))
        net[1].weight.copy_(ow.tensor([[2.0, 3.0]]))
    x = ow.ones(1, 2, requires_grad=True)
    net[1].register_full_backward_hook(
        lambda module, value, result: seen.append((value[0].tolist(), result[0].tolist()))
    )
    net[1].register_full_backward_hook(lambda module, value, result: (value[0] * 10,))
    net[1].register_full_backward_pre_hook(lambda module, result: (result[0] * 2,))
    net(x).sum().backward()
    assert seen == [([[4.0, 6.0]], [[2.0]])]
    assert x.grad.tolist() == [[40.0, 60.0]]


def test_a_backward_hook_around_a_call():
    module, seen = nn.Linear(2, 2, bias=False), []
    nn.init.constant_(module.weight, 0.5)

    def before(which, grad_output):
        seen.append((which is module, [grad.tolist() for grad in grad_output]))
        return tuple(2 * grad for grad in grad_output)

    def after(which, grad_input, grad_output):
        inputs = [None if grad is None else grad.tolist() for grad in grad_input]
        seen.append((which is module, inputs, [grad.tolist() for grad in grad_output]))

    hook = ow.utils.hooks.BackwardHook(module, [after], [before])
    x = ow.ones(1, 2, requires_grad=True)
    args = hook.setup_input_hook((x, 3))
    hook.setup_output_hook(module(args[0]) * args[1]).sum().backward()
    assert x.grad.tolist() == [[6.0, 6.0]]
    assert seen == [(True, [[[1.0, 1.0]]]), (True, [[[6.0, 6.0]], None], [[[2.0, 2.0]]])]
    assert ow.nn.modules.module.BackwardHook is ow.utils.hooks.BackwardHook


def test_backward_hooks_without_a_gradient_of_the_argument():
    net, seen = nn.Linear(2, 1), []
    net.register_full_backward_hook(lambda module, value, result: seen.append((value, result[0].tolist())))
    net(ow.ones(1, 2)).sum().backward()
    assert seen == [((None,), [[1.0]])]
    with ow.no_grad():
        assert not net(ow.ones(1, 2)).requires_grad
    assert len(seen) == 1


def test_backward_hooks_of_several_arguments_and_results():
    class Two(nn.Module):
        def forward(self, a, number, b):
            return a * number, "text", b * a

    def note(_, value, result):
        seen.append([tensor if tensor is None else tensor.item() for tensor in (*value, *result)])

    module, seen = Two(), []
    module.register_full_backward_hook(note)
    a, b = ow.tensor(2.0, requires_grad=True), ow.tensor(3.0, requires_grad=True)
    first, text, second = module(a, 5, b)
    assert text == "text"
    (first + second).backward()
    assert seen == [[8.0, None, 2.0, 1.0, None, 1.0]]
    assert (a.grad.item(), b.grad.item()) == (8.0, 2.0)


def test_a_wrong_result_of_a_hook():
    net = nn.Linear(2, 1)
    net.register_full_backward_hook(lambda module, value, result: (None, None))
    with pytest.raises(RuntimeError, match="returned an invalid number of grad_input, got 2, but expected 1"):
        net(ow.ones(1, 2, requires_grad=True)).sum().backward()


# -- containers --------------------------------------------------------------------------------------------------------


def test_a_list_of_modules():
    modules = nn.ModuleList([nn.Identity(), nn.Linear(1, 1)])
    modules.append(nn.Linear(1, 2)).extend([nn.Identity()])
    modules.insert(1, nn.Linear(3, 3))
    assert [type(module).__name__ for module in modules] == ["Identity", "Linear", "Linear", "Linear", "Identity"]
    assert list(modules._modules) == list("01234")
    assert modules[-1] is modules[4]
    assert len(modules[1:3]) == 2
    del modules[0]
    modules[0] = nn.Identity()
    assert isinstance(modules.pop(0), nn.Identity)
    assert len(modules + nn.ModuleList([nn.Identity()])) == 4
    assert modules[0] in modules
    modules += [nn.Linear(1, 2)]
    assert list(modules._modules) == list("0123")


def test_a_sequence_of_modules():
    model = nn.Sequential(OrderedDict(first=nn.Linear(2, 3), second=nn.Linear(3, 4)))
    assert model.first is model[0]
    assert list(model[1:]._modules) == ["second"]
    assert model(ow.ones(1, 2)).shape == (1, 4)
    assert len(model + model) == len(model * 2) == 4
    model.append(nn.Identity()).insert(0, nn.Identity())
    assert len(model) == 4


def test_a_dict_of_modules():
    modules = nn.ModuleDict({"a": nn.Linear(1, 1)})
    modules["b"] = nn.Identity()
    modules.update([("c", nn.Identity())])
    assert list(modules) == list(modules.keys()) == ["a", "b", "c"]
    assert "a" in modules
    assert isinstance(modules.pop("b"), nn.Identity)
    assert [name for name, _ in modules.items()] == ["a", "c"]
    assert list(modules.state_dict()) == ["a.weight", "a.bias"]
    modules.clear()
    assert len(modules) == 0


def test_lists_and_dicts_of_parameters():
    first = nn.ParameterList([ow.ones(2)])
    first += [nn.Parameter(ow.zeros(1)), "text"]
    assert isinstance(first[0], nn.Parameter)
    assert [name for name, _ in first.named_parameters()] == ["0", "1"]
    assert [*first][2] == "text"
    first[0] = ow.zeros(3)
    assert first[-3].shape == (3,)
    assert len(first[:2]) == 2
    other = nn.ParameterDict({"a": ow.ones(1)})
    other["b"] = ow.ones(2)
    other.update({"c": ow.ones(3)})
    assert list(other) == ["a", "b", "c"]
    assert other.pop("b").shape == (2,)
    assert list(other.state_dict()) == ["a", "c"]
    assert other.popitem()[0] == "c"
    assert (other | nn.ParameterDict({"z": ow.ones(1)})).keys() == {"a", "z"}
    assert other.get("nothing") is None
    assert repr(first).splitlines()[1] == "  (0): Parameter containing: [opweave.float32 of size 3]"


def test_texts():
    assert repr(Net()) == """\
Net(
  (blocks): ModuleList(
    (0-1): 2 x Block(
      (linear): Linear(in_features=3, out_features=3, bias=True)
    )
  )
  (head): Linear(in_features=3, out_features=1, bias=True)
  (tied): Linear(in_features=3, out_features=1, bias=True)
)"""
    assert repr(nn.Sequential()) == "Sequential()"
    assert repr(nn.Parameter(ow.ones(1))) == "Parameter containing:\ntensor([1.], requires_grad=True)"


def test_a_parameter_shares_memory_and_versions():
    data = ow.zeros(2)
    parameter = nn.Parameter(data)
    data.add_(1)
    assert parameter.tolist() == [1.0, 1.0]
    assert isinstance(parameter, ow.Tensor)
    assert type(parameter * 2) is ow.Tensor
    assert not nn.Parameter(data, requires_grad=False).requires_grad
    assert nn.Parameter().shape == (0,)
    y = (parameter * parameter).sum()
    data.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward()


def tracked(m: Any, tracker: Any) -> list[Any]:
    """Which modules run, where a program looks."""
    log: list[Any] = []

    class Block(m.nn.Module):  # type: ignore[misc,name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.linear = m.nn.Linear(2, 2)

        def forward(self, x: Any) -> Any:
            x = self.linear(x)
            x.register_hook(lambda _: look())
            look()
            return x * 2

    model = m.nn.Sequential(Block(), m.nn.ReLU(), m.nn.Sequential(m.nn.Tanh()))
    with tracker() as now:

        def look() -> None:
            log.append((sorted(now.parents), now.is_bw))

        for _ in range(2):
            result = model(m.ones(1, 2, requires_grad=True))
            look()
            result.sum().backward()
            look()
    return log


@pytest.mark.parity
def test_a_tracker_knows_which_modules_run_as_pytorch_does() -> None:
    torch = pytest.importorskip("torch")
    from torch.utils.module_tracker import ModuleTracker

    log = tracked(ow, ow.utils.module_tracker.ModuleTracker)
    assert log == tracked(torch, ModuleTracker)
    assert log[2] == (["Global", "Sequential", "Sequential.0", "Sequential.0.linear"], True)


@pytest.mark.parametrize("kind", ["parameter", "buffer", "module"])
def test_hooks_see_every_member_that_is_registered(kind):
    """By assignment and by name, in the place of another one, and None; as PyTorch's, where that is installed."""

    def seen(torch):
        module_file = importlib.import_module(f"{torch.__name__}.nn.modules.module")
        register = getattr(module_file, f"register_module_{kind}_registration_hook")
        entries, other = [], torch.nn.Linear(1, 1)

        def hook(module, name, member):
            sizes = None if member is None else tuple(getattr(member, "shape", ()))
            entries.append((type(module).__name__, name, sizes))
            return other if kind == "module" and name == "b" else None

        handle = register(hook)
        module = torch.nn.Module()
        members = {"parameter": torch.nn.Parameter, "buffer": torch.nn.Buffer, "module": torch.nn.Identity}
        module.a = members[kind](torch.ones(1))
        module.register_parameter("p", None)
        module.register_parameter("r", torch.nn.Parameter(torch.ones(3)))
        module.register_buffer("q", torch.ones(1))
        module.q = torch.ones(2)
        module.q = None
        module.add_module("b", torch.nn.ReLU())
        module.b = None
        module.a = None
        handle.remove()
        module.a = None
        return entries

    result = seen(ow)
    assert len(result) > 1
    assert result == seen(pytest.importorskip("torch"))


def test_a_hook_on_registration_may_give_another_member():
    def hook(module, name, parameter):
        return ow.nn.Parameter(parameter * 2)

    with ow.nn.modules.module.register_module_parameter_registration_hook(hook):
        module = ow.nn.Module()
        module.weight = ow.nn.Parameter(ow.ones(2))
    assert module.weight.tolist() == [2.0, 2.0]


def test_prefixes_of_states():
    def without(torch):
        state = torch.nn.Sequential(torch.nn.ModuleDict({"module": torch.nn.Linear(1, 1)})).state_dict(prefix="module.")
        torch.nn.modules.utils.consume_prefix_in_state_dict_if_present(state, "module.")
        return sorted(state), sorted(state._metadata)

    result = without(ow)
    assert result == (["0.module.bias", "0.module.weight"], ["", "0", "0.module"])
    assert result == without(pytest.importorskip("torch"))


def test_a_module_hands_its_arguments_to_the_next_class():
    class Named:
        def __init__(self, name, **options):
            self.name, self.options = name, options

    def made(torch):
        class Both(torch.nn.Module, Named):
            call_super_init = True

        module = Both("a", b=1)
        module.weight = torch.nn.Parameter(torch.ones(1))
        return module.name, module.options, len(list(module.parameters()))

    assert made(ow) == ("a", {"b": 1}, 1)
    assert made(pytest.importorskip("torch")) == made(ow)
    with pytest.raises(TypeError, match="takes no arguments"):
        nn.Module(1)


def test_arguments_of_what_makes_parameters():
    options = {"dtype": ow.float64, "factory_kwargs": {"device": "cpu"}}
    assert nn.factory_kwargs(options) == {"dtype": ow.float64, "device": "cpu"}
    assert nn.factory_kwargs(None) == {}
    with pytest.raises(TypeError, match="unexpected size; there are device, dtype, memory_format"):
        nn.factory_kwargs({"size": 1})
    with pytest.raises(TypeError, match="dtype stands both"):
        nn.factory_kwargs({"dtype": ow.float64, "factory_kwargs": {"dtype": ow.float32}})


@pytest.mark.parametrize("requires_grad", [True, False])
def test_a_gradient_under_its_inner_name(requires_grad):
    x = ow.ones(2, requires_grad=requires_grad)
    x._grad = ow.tensor([1.0, 2.0])
    assert x.grad is x._grad
    ow.nn.utils.clip_grad_value_([x], 1.5)
    assert x.grad.tolist() == [1.0, 1.5]
    x._grad = None
    assert x.grad is None
