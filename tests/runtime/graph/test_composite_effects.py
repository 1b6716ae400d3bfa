"""Effects of composites: what their expressions say of memory, and what they do."""

from __future__ import annotations

import pytest

import generated as ow
from runtime.dispatch import registry
from runtime.graph.composite_effects import effects_of, has_expressions
from runtime.graph.functions import signature_of

OPERATORS = {operator.name: operator for operator in registry.operators()}
STATISTICS = frozenset({"running_mean", "running_var"})
# All composites that write what their schemas do not say.
WRITERS = {
    "_setitem": {"self"}, "_setitem.Scalar": {"self"}, "nn_rrelu": {"self"}, "nn_rrelu_with_noise": {"noise"},
    "nn_dropout": {"self"}, "nn_alpha_dropout": {"self"}, "nn_feature_alpha_dropout": {"self"},
    "nn_dropout1d": {"self"}, "nn_dropout2d": {"self"}, "nn_dropout3d": {"self"},
    "nn_embedding": {"weight"}, "_shorten_rows": {"weight"}, "nn_embedding_bag": {"weight"},
    "nn_batch_norm": STATISTICS, "batch_norm": STATISTICS, "nn_instance_norm": STATISTICS, "instance_norm": STATISTICS,
    "native_batch_norm": STATISTICS, "_native_batch_norm_legit": STATISTICS, "_batch_norm_with_update": STATISTICS,
}  # fmt: skip


def described(name: str, constants: dict[str, object]) -> tuple[set[str], set[str], bool]:
    """The names of the arguments that are written, of those that results may share, and whether numbers are drawn."""
    names = [item.name for item in signature_of(OPERATORS[name]).parameters]
    effects = effects_of(OPERATORS[name], {names.index(key): value for key, value in constants.items()})
    return {names[i] for i in effects.written}, {names[i] for i in effects.returned}, effects.draws


def test_all_writers_are_known() -> None:
    results = {}
    for name, operator in OPERATORS.items():
        if has_expressions(operator):
            declared = {item.name for item in signature_of(operator).parameters if item.is_written}
            written = described(name, {})[0] - declared
            if written:
                results[name] = written
    assert results == WRITERS


ROWS = [
    ("nn_batch_norm", {"training": False}, set(), set(), False),
    ("nn_batch_norm", {"training": True}, STATISTICS, set(), False),
    ("nn_batch_norm", {"training": True, "running_var": None}, {"running_mean"}, set(), False),
    ("instance_norm", {"use_input_stats": False}, set(), set(), False),
    ("nn_dropout", {"training": True, "inplace": False}, set(), {"self"}, True),
    ("nn_dropout", {"training": True, "inplace": True}, {"self"}, {"self"}, True),
    ("nn_embedding", {"max_norm": None}, set(), set(), False),
    ("matmul", {}, set(), set(), False),
    ("addmm", {}, set(), set(), False),  # it calls itself
    ("select_scatter", {}, set(), set(), False),  # it writes a copy
    ("getitem", {}, set(), {"self"}, False),
    ("atleast_2d", {}, set(), {"self"}, False),
    ("broadcast_tensors", {}, set(), {"tensors"}, False),
]


@pytest.mark.parametrize(("name", "constants", "written", "returned", "draws"), ROWS)
def test_effects_of_a_call(name, constants, written, returned, draws) -> None:
    assert described(name, constants) == (written, returned, draws)


def test_composites_write_what_their_expressions_say() -> None:
    x, mean, variance = ow.randn(4, 2), ow.zeros(2), ow.ones(2)
    calls = {
        "_setitem.Scalar": lambda: (x.__setitem__(0, 1.0), [x], [True]),
        "nn_dropout": lambda: (ow.nn.functional.dropout(x, 0.5, True, True), [x], [True]),
        "nn_batch_norm": lambda: (
            ow.nn.functional.batch_norm(x, mean, variance, training=True), [x, mean, variance], [False, True, True]
        ),
        "nn_instance_norm": lambda: (
            ow.nn.functional.instance_norm(x.reshape(1, 2, 4), mean, variance), [x, mean, variance], [False, True, True]
        ),
        "select_scatter": lambda: (ow.select_scatter(x, ow.ones(2), 0, 1), [x], [False]),
    }  # fmt: skip
    for name, call in calls.items():
        before = [item._version for item in (x, mean, variance)]
        _, operands, expected = call()
        after = [item._version for item in (x, mean, variance)]
        changed = [a != b for a, b in zip(before, after, strict=True)]
        assert changed[: len(operands)] == expected, name
