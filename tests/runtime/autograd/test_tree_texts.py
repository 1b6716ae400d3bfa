"""Forms of trees are written and read as PyTorch writes and reads them."""

from __future__ import annotations

import json
from collections import OrderedDict, defaultdict, deque, namedtuple
from typing import Any

import pytest

from generated.utils import _pytree as pytree

TREES = [
    1, (), [1, (2, None)], {"a": 1, "b": [2, {}]}, OrderedDict(b=1, a=2), deque([1, 2], maxlen=3), deque([1]),
    defaultdict(list, {"q": 1}), ({"x": [deque()]}, OrderedDict()),
]  # fmt: skip
ONLY_HERE = [defaultdict(None, {"q": (1,)})]  # PyTorch asks None for its module


@pytest.mark.parametrize("tree", TREES + ONLY_HERE, ids=repr)
def test_forms_come_back_from_their_texts(tree: Any) -> None:
    form = pytree.tree_structure(tree)
    text = pytree.treespec_dumps(form)
    assert pytree.treespec_loads(text) == form
    assert json.loads(text)[0] == 1


@pytest.mark.parity
@pytest.mark.parametrize("tree", TREES, ids=repr)
def test_texts_are_those_of_pytorch(tree: Any) -> None:
    theirs = pytest.importorskip("torch.utils._pytree")
    form, expected = pytree.tree_structure(tree), theirs.tree_structure(tree)
    assert pytree.treespec_dumps(form) == theirs.treespec_dumps(expected)
    assert form.num_nodes == expected.num_nodes


def test_classes_of_a_program_have_names() -> None:
    point = namedtuple("point", "x y")  # noqa: PYI024 - a class of its own

    class Box:
        def __init__(self, value: Any, tag: str) -> None:
            self.value, self.tag = value, tag

    pytree.register_pytree_node(
        Box, lambda box: ([box.value], box.tag), lambda values, tag: Box(*values, tag),
        serialized_type_name="tests.Box", to_dumpable_context=lambda tag: {"tag": tag},
        from_dumpable_context=lambda data: data["tag"],
    )  # fmt: skip
    form = pytree.tree_structure([Box(1, "red"), 2])
    assert pytree.treespec_loads(pytree.treespec_dumps(form)) == form
    form = pytree.tree_structure(point(1, [2]))
    with pytest.raises(NotImplementedError, match="_register_namedtuple"):
        pytree.treespec_dumps(form)
    pytree._register_namedtuple(point, serialized_type_name="tests.point")
    assert pytree.treespec_loads(pytree.treespec_dumps(form)) == form


@pytest.mark.parametrize(("text", "message"), [
    ("[2, {}]", "Unknown protocol 2"),
    ('[1, {"type": "no.Such", "context": "null", "children_spec": []}]', "no class is registered by the name"),
    ('[1, {"type": "collections.defaultdict", "context": {"default_factory_module": "no_module", '
     '"default_factory_name": "f", "dict_context": []}, "children_spec": []}]', "import no_module first"),
])  # fmt: skip
def test_texts_that_say_nothing_are_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        pytree.treespec_loads(text)
