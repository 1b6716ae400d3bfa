"""Programs as users of PyTorch write them; the module that they import is their argument.

Each gives the numbers by which two runs are compared: losses step by step, in float64, from weights and noise that
NumPy draws. What a program should achieve is said beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import choices, images, learners, making, science, words

Program = Callable[[Any, Path], list[float]]

# What each should come to: the last number, at most.
PROGRAMS: dict[str, tuple[Program, float]] = {
    "digits": (images.convolutional_network, 0.35), "super resolution": (images.super_resolution, 0.15),
    "distillation": (images.distillation, 0.4), "segmentation": (images.segmentation, 0.7),
    "patches": (images.vision_transformer, 0.5), "boxes": (images.detection, 0.01),
    "style": (images.style_transfer, 0.5),
    "transformer": (words.character_transformer, 0.4), "translation": (words.translation, 1.3),
    "masked words": (words.masked_words, 0.9), "speech": (words.speech_recognition, 0.75),
    "tags": (words.tagging, 0.07),
    "autoencoder": (making.variational_autoencoder, 4.5), "adversarial": (making.adversarial_network, 3.0),
    "wasserstein": (making.wasserstein_network, 3.0), "flow": (making.normalizing_flow, 2.2),
    "codes": (making.vector_quantizer, 0.2), "diffusion": (making.diffusion, 0.75),
    "rays": (making.radiance_field, 0.13),
    "recurrent": (science.recurrent_network, 0.2), "equation": (science.differential_equation, 0.2),
    "process": (science.gaussian_process, 15.0), "sampling": (science.hamiltonian_monte_carlo, 5.0),
    "neural equation": (science.neural_differential_equation, 0.6),
    "equilibrium": (science.deep_equilibrium, 0.2), "waves": (science.fourier_operator, 0.2),
    "forecasts": (science.forecasting, 0.03),
    "policy": (choices.policy_gradient, 30.0), "actor": (choices.actor_and_critic, 0.2),
    "values": (choices.deep_q_learning, 0.0), "recommender": (choices.recommender, 1e-4),
    "graph": (choices.graph_network, 0.9), "contrast": (choices.contrastive_learning, 0.0),
    "experts": (choices.mixture_of_experts, 0.1),
    "meta": (learners.meta_learning, 0.8), "private": (learners.private_learning, 0.1),
}  # fmt: skip
