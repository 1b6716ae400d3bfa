"""Attention and the layers of the transformer: against PyTorch where it is installed, and what holds without it."""

from __future__ import annotations

import numpy as np
import pytest

import generated as ow

nn = ow.nn
MASK = np.triu(np.full((3, 4), True), 2)
PADDING = np.array([[False, False, True, False], [False, True, False, False]])
ATTENTION = [
    ({}, {}), ({"batch_first": True, "bias": False}, {}), ({"kdim": 5, "vdim": 7}, {}),
    ({"add_bias_kv": True, "add_zero_attn": True}, {"attn_mask": MASK, "key_padding_mask": PADDING}),
    ({}, {"need_weights": False, "attn_mask": MASK}), ({}, {"average_attn_weights": False, "key_padding_mask": PADDING}),
]  # fmt: skip
LAYERS = [{}, {"norm_first": True, "activation": "gelu"}, {"batch_first": True, "bias": False}]


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape)


def pair(torch, name, args, named):
    theirs, ours = getattr(torch.nn, name)(*args, **named).double(), getattr(nn, name)(*args, **named).double()
    assert repr(ours) == repr(theirs)
    state = {key: numbers(*one.shape, seed=i) * 0.5 for i, (key, one) in enumerate(theirs.state_dict().items())}
    theirs.load_state_dict({key: torch.from_numpy(one) for key, one in state.items()})
    ours.load_state_dict({key: ow.from_numpy(one) for key, one in state.items()})
    assert list(ours.state_dict()) == list(theirs.state_dict())
    return theirs, ours


def close(found, wanted):
    assert (found is None) == (wanted is None)
    if found is not None:
        np.testing.assert_allclose(found.detach().numpy(), wanted.detach().numpy(), rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize(("named", "given"), ATTENTION, ids=[str(i) for i in range(len(ATTENTION))])
def test_attention_as_pytorch(named, given):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = pair(torch, "MultiheadAttention", (6, 2), named)
    shapes = [(3, 2, 6), (4, 2, named.get("kdim", 6)), (4, 2, named.get("vdim", 6))]
    data = [numbers(*shape, seed=20 + i) for i, shape in enumerate(shapes)]
    if named.get("batch_first"):
        data = [one.swapaxes(0, 1).copy() for one in data]
    calls = []
    for source, module in ((ow, ours), (torch, theirs)):
        tensors = [source.from_numpy(one.copy()).requires_grad_() for one in data]
        more = {key: source.from_numpy(one) if isinstance(one, np.ndarray) else one for key, one in given.items()}
        result, found = module(*tensors, **more)
        (result * source.from_numpy(numbers(*result.shape, seed=3))).sum().backward()
        calls.append((result, found, *[one.grad for one in (*tensors, *module.parameters())]))
    for found, wanted in zip(*calls, strict=True):
        close(found, wanted)


def test_attention_to_itself_without_a_batch():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = pair(torch, "MultiheadAttention", (6, 2), {})
    x = numbers(3, 6)
    a, b = ow.from_numpy(x), torch.from_numpy(x)
    for found, wanted in zip(ours(a, a, a), theirs(b, b, b), strict=True):
        close(found, wanted)


@pytest.mark.filterwarnings("ignore:enable_nested_tensor")
@pytest.mark.parametrize("named", LAYERS, ids=str)
@pytest.mark.parametrize("name", ["TransformerEncoderLayer", "TransformerDecoderLayer", "Transformer"])
def test_layers_as_pytorch(name, named):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    whole = name == "Transformer"
    args = (6, 2, 2, 1, 8, 0.0) if whole else (6, 2, 8, 0.0)
    theirs, ours = pair(torch, name, args, named)
    x, y = numbers(3, 2, 6, seed=5), numbers(3, 2, 6, seed=6)
    mask = np.triu(np.full((3, 3), -np.inf), 1)
    results = []
    for source, module in ((ow, ours), (torch, theirs)):
        a, b = (source.from_numpy(one.swapaxes(0, 1).copy() if named.get("batch_first") else one) for one in (x, y))
        limit = source.from_numpy(mask)
        if name == "TransformerEncoderLayer":
            result = module(a, limit if not named.get("batch_first") else None)
        elif whole:
            result = module(a, b, tgt_mask=limit if not named.get("batch_first") else None)
        else:
            result = module(b, a, tgt_mask=limit if not named.get("batch_first") else None)
        result.sum().backward()
        results.append([result, *(one.grad for one in module.parameters())])
    for found, wanted in zip(*results, strict=True):
        close(found, wanted)


def test_what_is_masked_does_not_count():
    attention = nn.MultiheadAttention(4, 2, batch_first=True).eval()
    x = ow.randn(1, 5, 4)
    causal = nn.Transformer.generate_square_subsequent_mask(5)
    whole, found = attention(x, x, x, attn_mask=causal)
    assert (found.triu(1) == 0).all()
    np.testing.assert_allclose(found.sum(-1).detach().numpy(), 1, rtol=1e-6)
    part, _ = attention(x[:, :3], x[:, :3], x[:, :3], attn_mask=causal[:3, :3])
    np.testing.assert_allclose(whole[:, :3].detach().numpy(), part.detach().numpy(), rtol=1e-4, atol=1e-6)
    fast, none = attention(x, x, x, attn_mask=causal, need_weights=False)
    assert none is None
    np.testing.assert_allclose(fast.detach().numpy(), whole.detach().numpy(), rtol=1e-4, atol=1e-6)


def test_layers_of_a_stack_are_copies():
    layer = nn.TransformerEncoderLayer(4, 2, 8)
    stack = nn.TransformerEncoder(layer, 3)
    assert isinstance(stack.layers[0].dropout, nn.Dropout)
    assert len({id(one) for one in stack.parameters()}) == 3 * len(list(layer.parameters()))
    assert not (stack(ow.ones(2, 1, 4)) == stack(ow.ones(2, 1, 4))).all()
    stack.eval()
    assert (stack(ow.ones(2, 1, 4)) == stack(ow.ones(2, 1, 4))).all()


def test_prelu_as_pytorch():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = pair(torch, "PReLU", (3,), {})
    x = numbers(2, 3, 4)
    close(ours(ow.from_numpy(x)), theirs(torch.from_numpy(x)))
    assert nn.PReLU().weight.tolist() == [0.25]


ERRORS = {
    "heads": (lambda: nn.MultiheadAttention(5, 2), "embed_dim must be divisible by num_heads, got 5 and 2"),
    "activation": (lambda: nn.TransformerEncoderLayer(4, 2, activation="sin"), "activation should be relu/gelu, not sin"),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case):
    call, text = ERRORS[case]
    with pytest.raises(ValueError) as caught:
        call()
    assert text in str(caught.value)


def test_a_mask_of_another_shape():
    x = ow.ones(2, 1, 4)
    with pytest.raises(RuntimeError, match=r"attn_mask has the shape \(3, 3\), expected \(2, 2\)"):
        nn.MultiheadAttention(4, 2)(x, x, x, attn_mask=ow.zeros(3, 3))
