"""Libraries that import torch train on this package, where they are installed, and get PyTorch's numbers.

Each program runs in a process of its own, after ``import generated.as_torch`` or with PyTorch, in float64 from the same
weights, and prints its losses.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys

import numpy as np
import pytest
from folders import ROOT

BEFORE = """
import json, math
import numpy as np
import torch
torch.set_default_dtype(torch.float64)
F = torch.nn.functional
rng = np.random.default_rng(0)

def draw(*shape):
    return torch.from_numpy(np.asarray(rng.normal(size=shape)))

def fill(module):
    with torch.no_grad():
        for one in module.parameters():
            one.copy_(draw(*one.shape) / math.sqrt(max(1, math.prod(one.shape[1:]))) * 0.5)
    return module

def train(parameters, loss_of, steps=4, lr=0.01):
    optimizer, losses = torch.optim.Adam(parameters, lr=lr), []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = loss_of()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    print(json.dumps(losses))
"""
PROGRAMS = {
    "einops": """
from einops.layers.torch import Rearrange, Reduce
parts = Rearrange("b (h p) w -> b h (p w)", p=2), torch.nn.Linear(8, 3), Reduce("b h c -> b c", "mean")
model = fill(torch.nn.Sequential(*parts))
x = draw(4, 6, 4)
train(model.parameters(), lambda: model(x).square().sum())
""",
    "timm": """
import timm
model = fill(timm.create_model("vit_tiny_patch16_224", img_size=32, num_classes=5, depth=1))
x, y = draw(2, 3, 32, 32), torch.tensor([1, 3])
train(model.parameters(), lambda: F.cross_entropy(model(x), y))
""",
    "transformers": """
from transformers import BertConfig, BertForSequenceClassification
config = BertConfig(vocab_size=30, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32,
                    hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0, num_labels=3)
model, words = fill(BertForSequenceClassification(config)), torch.arange(18).reshape(2, 9)
train(model.parameters(), lambda: model(input_ids=words, labels=torch.tensor([0, 2])).loss)
""",
    "torch_geometric": """
from torch_geometric.nn import GATConv, GCNConv
first, second = fill(GCNConv(4, 6)), fill(GATConv(6, 3))
x, edges = draw(8, 4), torch.from_numpy(rng.integers(0, 8, (2, 30)))
parameters, labels = [*first.parameters(), *second.parameters()], torch.arange(8) % 3
train(parameters, lambda: F.cross_entropy(second(first(x, edges).relu(), edges), labels))
""",
    "opacus": """
from opacus.grad_sample import GradSampleModule
from opacus.optimizers import DPOptimizer
parts = torch.nn.Conv2d(1, 4, 3, padding=1), torch.nn.GroupNorm(2, 4), torch.nn.ReLU(), torch.nn.Flatten()
model = GradSampleModule(fill(torch.nn.Sequential(*parts, torch.nn.Linear(64, 3))))
x, y = draw(6, 1, 4, 4), torch.arange(6) % 3
inner, losses = torch.optim.SGD(model.parameters(), lr=0.1), []
optimizer = DPOptimizer(inner, noise_multiplier=0.0, max_grad_norm=0.5, expected_batch_size=6)
for _ in range(4):
    optimizer.zero_grad()
    loss = F.cross_entropy(model(x), y)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
print(json.dumps(losses))
""",
    "torchopt": """
import torchopt
model = fill(torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1)))
x, y, losses = draw(8, 4), draw(8, 1), []
inner, state = torchopt.MetaSGD(model, lr=0.1), torchopt.extract_state_dict(model)
for _ in range(3):
    losses.append(F.mse_loss(model(x), y))
    inner.step(losses[-1])
outer = F.mse_loss(model(x / 2), y)
gradients = torch.autograd.grad(outer, list(state.params[0].values()), allow_unused=True)
print(json.dumps([one.item() for one in [*losses, outer, *(one.sum() for one in gradients if one is not None)]]))
""",
    "gpytorch": """
import gpytorch
x = torch.linspace(0, 1, 20)
y = torch.sin(x * 6)
class Process(gpytorch.models.ExactGP):
    def __init__(self, likelihood):
        super().__init__(x, y, likelihood)
        self.mean = gpytorch.means.ConstantMean()
        self.kernel = gpytorch.kernels.ScaleKernel(gpytorch.kernels.RBFKernel())
    def forward(self, x):
        return gpytorch.distributions.MultivariateNormal(self.mean(x), self.kernel(x))
likelihood = gpytorch.likelihoods.GaussianLikelihood()
model = Process(likelihood).train()
likelihood.train()
score = gpytorch.mlls.ExactMarginalLogLikelihood(likelihood, model)
with gpytorch.settings.fast_computations(False, False, False):
    train(model.parameters(), lambda: -score(model(x), y), lr=0.1)
""",
    "pyro": """
import pyro
import pyro.distributions as dist
from pyro.infer import SVI, Trace_ELBO
def model(data):
    mean = pyro.sample("mean", dist.Normal(0.0, 5.0))
    with pyro.plate("data", len(data)):
        pyro.sample("seen", dist.Normal(mean, 1.0), obs=data)
def guide(data):
    pyro.sample("mean", dist.Delta(pyro.param("place", torch.tensor(0.0))))
inference, data = SVI(model, guide, pyro.optim.Adam({"lr": 0.1}), Trace_ELBO()), draw(20) + 2
print(json.dumps([inference.step(data) for _ in range(5)]))
""",
    "kornia": """
import kornia
shift = torch.nn.Parameter(torch.zeros(1, 2))
image = draw(1, 1, 12, 12)
def moved(shift):
    return kornia.geometry.translate(kornia.filters.gaussian_blur2d(image, (3, 3), (1.0, 1.0)), shift)
wanted = moved(torch.tensor([[0.4, -0.3]]))
train([shift], lambda: F.mse_loss(moved(shift), wanted))
""",
    "lightning": """
import logging
import lightning
logging.getLogger("lightning.pytorch").setLevel(logging.ERROR)
losses = []
class Module(lightning.LightningModule):
    def __init__(self):
        super().__init__()
        self.layer = fill(torch.nn.Linear(4, 1))
    def training_step(self, batch, _):
        loss = F.mse_loss(self.layer(batch[0]), batch[1])
        losses.append(loss.item())
        return loss
    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.1)
x = draw(16, 4)
loader = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8)
named = dict.fromkeys(("logger", "enable_checkpointing", "enable_progress_bar", "enable_model_summary"), False)
lightning.Trainer(max_epochs=4, accelerator="cpu", **named).fit(Module(), loader)
print(json.dumps(losses))
""",
}


def run(library: str, first: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", first + BEFORE + PROGRAMS[library]], capture_output=True, text=True,
        check=False, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip


@pytest.mark.parametrize("library", PROGRAMS)
def test_a_library_trains(library: str) -> None:
    if importlib.util.find_spec(library) is None:
        pytest.skip(f"{library} is not installed")
    done = run(library, "import generated.as_torch\n")
    assert done.returncode == 0, done.stderr
    ours = json.loads(done.stdout.splitlines()[-1])
    assert ours[-1] < ours[0]
    if importlib.util.find_spec("torch") is not None:
        theirs = run(library, "")
        if theirs.returncode:
            pytest.skip(f"{library} does not run on the PyTorch that is installed: {theirs.stderr.splitlines()[-1]}")
        np.testing.assert_allclose(ours, json.loads(theirs.stdout.splitlines()[-1]), rtol=1e-9)
