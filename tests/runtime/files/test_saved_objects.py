"""Objects of any class in files: who loads them decides; by default nothing is imported, made or called."""

from __future__ import annotations

import collections
import dataclasses
import datetime as dt
import enum
import fractions
import functools
import io
import os
import pathlib
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest
from folders import ROOT

import generated as ow

FORMATS = ["opweave", "pytorch"]
serialization = ow.serialization


class Plain:
    """Attributes alone."""

    def __init__(self, value: Any = 1) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    __hash__ = None  # type: ignore[assignment]

    def method(self) -> Any:
        return self.value


class Slots:
    __slots__ = ("a", "b")

    def __init__(self) -> None:
        self.a, self.b = 1, [2]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Slots) and (self.a, self.b) == (other.a, other.b)

    __hash__ = None  # type: ignore[assignment]


class Stateful(Plain):
    def __getstate__(self) -> Any:
        return ("state", self.value)

    def __setstate__(self, state: Any) -> None:
        self.value = state[1]


class Reduced(Plain):
    def __reduce__(self) -> Any:
        return Reduced, (self.value,)


class Keywords(Plain):
    def __new__(cls, *, kind: Any = None) -> Any:
        result = super().__new__(cls)
        result.kind = kind
        return result

    def __init__(self, *, kind: Any = None) -> None:
        super().__init__(kind)

    def __getnewargs_ex__(self) -> Any:
        return (), {"kind": 5}


class OwnList(list[Any]):
    """A list with attributes."""


class OwnDict(dict[Any, Any]):
    """A dict with attributes."""


class Point(NamedTuple):
    x: int
    y: int


class Colour(enum.Enum):
    RED = 1


@dataclasses.dataclass
class Options:
    rate: float = 0.5
    sizes: list[int] = dataclasses.field(default_factory=lambda: [1, 2])


class Weight(ow.Tensor):
    """A class of tensors."""


def function(x: Any) -> Any:
    return x


def own_list() -> OwnList:
    result = OwnList([1, 2])
    result.note = "a"  # type: ignore[attr-defined]
    return result


OBJECTS: dict[str, tuple[Callable[[], Any], list[Any]]] = {
    "attributes": (lambda: Plain([1, (2,)]), [Plain]), "slots": (Slots, [Slots]), "state": (Stateful, [Stateful]),
    "reduced": (lambda: Reduced(4), [Reduced]), "keywords": (lambda: Keywords(kind=5), None),
    "list": (own_list, [OwnList]), "dict": (lambda: OwnDict(a=1), [OwnDict]),
    "named tuple": (lambda: Point(1, 2), [Point]),
    "enum": (lambda: Colour.RED, [Colour]), "dataclass": (Options, [Options]), "class": (lambda: Plain, [Plain]),
    "function": (lambda: function, [function]), "builtin": (lambda: len, [len]),
    "partial": (lambda: functools.partial(function, 1), None),
    "date": (lambda: dt.date(2024, 1, 2), [dt.date]), "path": (lambda: pathlib.PurePosixPath("a/b"), None),
    "fraction": (lambda: fractions.Fraction(1, 3), [fractions.Fraction]),
    "deque": (lambda: collections.deque([1, 2]), [collections.deque]),
    "default": (lambda: collections.defaultdict(list, a=[1]), [collections.defaultdict, list]),
    "objects": (lambda: np.array([None, "a"], object), None), "records": (lambda: np.zeros(2, "i4,f4"), None),
    "nested": (lambda: {"a": [Plain(Plain({1}))]}, [Plain, set]), "method": (lambda: [Plain(3).method()], []),
}  # fmt: skip


def file_of(value: Any, kind: str) -> io.BytesIO:
    file = io.BytesIO()
    ow.save(value, file, format=kind)
    file.seek(0)
    return file


def equal(first: Any, other: Any) -> bool:
    if isinstance(first, np.ndarray):
        return first.dtype == other.dtype and first.tolist() == other.tolist()
    if isinstance(first, functools.partial):
        return (first.func, first.args) == (other.func, other.args)
    return (
        type(first) is type(other) and bool(first == other) and getattr(first, "note", 0) == getattr(other, "note", 0)
    )


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("title", OBJECTS)
def test_objects(title: str, kind: str) -> None:
    """With ``weights_only=False`` always; by default if their classes are allowed, and not otherwise."""
    make, classes = OBJECTS[title]
    file = file_of(make(), kind)
    assert equal(ow.load(file, weights_only=False), make())
    if classes:
        with serialization.safe_globals(classes):
            file.seek(0)
            assert equal(ow.load(file), make())
    if classes != []:
        for weights_only in (True, None):
            file.seek(0)
            with pytest.raises(pickle.UnpicklingError, match=r"add_safe_globals\(\["):
                ow.load(file, weights_only=weights_only)


@pytest.mark.parametrize("kind", FORMATS)
def test_what_was_one_is_one(kind: str) -> None:
    """Objects that hold themselves, each other, and tensors of one storage."""
    base = ow.arange(4.0)
    first, other = Plain(base), Plain(base[1:])
    first.other, other.other, first.itself = other, first, first  # type: ignore[attr-defined]
    loaded = ow.load(file_of([first, first, other], kind), weights_only=False)
    assert loaded[0] is loaded[1] is loaded[0].itself is loaded[2].other
    loaded[0].value[1] = 50.0
    assert loaded[2].value.tolist() == [50, 2, 3]


calls: list[str] = []


def called(text: str) -> str:
    calls.append(text)
    return text


class Calls(Plain):
    """Calls a function when it is made, set, filled and compared."""

    def __reduce__(self) -> Any:
        return called, ("reduced",)


class CallsState(Plain):
    def __setstate__(self, state: Any) -> None:
        called("state")


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("make", [Calls, CallsState, lambda: [{"a": (Calls(),)}], lambda: {1: CallsState()}])
def test_nothing_is_called_by_default(make: Callable[[], Any], kind: str) -> None:
    file = file_of(make(), kind)
    calls.clear()
    with pytest.raises(RuntimeError, match="if you trust"):
        ow.load(file)
    assert calls == []
    file.seek(0)
    ow.load(file, weights_only=False)
    assert len(calls) == 1


def test_an_allowed_class_allows_no_other() -> None:
    """Neither what its objects hold, nor functions of the module of its class, nor its methods."""
    with serialization.safe_globals([Plain]):
        for value in (Plain(Stateful()), Plain(function), Plain(Plain(1).method)):
            for kind in FORMATS:
                with pytest.raises(RuntimeError, match=r"load\(\): "):
                    ow.load(file_of(value, kind))


def test_the_names_of_what_is_not_allowed() -> None:
    value = {"a": Plain(Stateful()), "b": [ow.ones(2), ow.nn.Parameter(ow.ones(1))], "c": function}
    names = {f"{__name__}.{name}" for name in ("Plain", "Stateful", "function")}
    for kind in FORMATS:
        assert set(serialization.get_unsafe_globals_in_checkpoint(file_of(value, kind))) == names
        with serialization.safe_globals([Plain, (function, f"{__name__}.function")]):
            assert serialization.get_unsafe_globals_in_checkpoint(file_of(value, kind)) == [f"{__name__}.Stateful"]
        assert serialization.get_unsafe_globals_in_checkpoint(file_of([1, ow.ones(2)], kind)) == []


def test_names_that_a_user_gives() -> None:
    """A class that was renamed since."""
    file = file_of(Plain(3), "pytorch")
    with serialization.safe_globals([(Options, f"{__name__}.Plain")]):
        assert serialization.get_safe_globals() == [(Options, f"{__name__}.Plain")]
        loaded = ow.load(file)
    assert (type(loaded), loaded.value) == (Options, 3)
    assert serialization.get_safe_globals() == []


@pytest.mark.parametrize("kind", FORMATS)
def test_tensors_of_classes(kind: str) -> None:
    weight = ow.ones(2).as_subclass(Weight)
    weight.note = "a"
    loaded = ow.load(file_of([weight], kind), weights_only=False)[0]
    assert (type(loaded), loaded.note, loaded.tolist()) == (Weight, "a", [1, 1])
    with pytest.raises(RuntimeError, match="Weight"):
        ow.load(file_of([weight], kind))
    with serialization.safe_globals([Weight]):
        assert type(ow.load(file_of([weight], kind))[0]) is Weight


@pytest.mark.parametrize("kind", FORMATS)
def test_what_cannot_be_imported(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file = file_of(Plain(), kind)
    monkeypatch.delattr(f"{__name__}.Plain")
    with pytest.raises(RuntimeError, match=r"load\(\): .*Plain"):
        ow.load(file, weights_only=False)
    with pytest.raises(TypeError, match=r"save\(\): "):
        ow.save(lambda: 1, io.BytesIO(), format=kind)
    with pytest.raises(ValueError, match='format must be "opweave" or "pytorch"'):
        ow.save(1, io.BytesIO(), format="pickle")


# -- hooks ----------------------------------------------------------------------------------------------------------


def hook(*_: Any, **__: Any) -> None:
    calls.append("hook")


class Hooked(ow.nn.Module):
    """A module whose hooks are its own methods."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = ow.nn.Parameter(ow.ones(2))
        self._register_load_state_dict_pre_hook(self.before_loading)
        self.register_forward_hook(self.behind)
        self.loaded = 0

    def before_loading(self, *_: Any) -> None:
        self.loaded += 1

    def behind(self, *_: Any) -> None:
        calls.append("behind")

    def forward(self, x: Any) -> Any:
        return x * self.weight


REGISTERED: dict[str, Callable[[Any], Any]] = {
    "forward": lambda m: m.register_forward_hook(hook, with_kwargs=True, always_call=True),
    "before": lambda m: m.register_forward_pre_hook(hook, with_kwargs=True, prepend=True),
    "backward": lambda m: m.register_full_backward_hook(hook),
    "before backward": lambda m: m.register_full_backward_pre_hook(hook),
    "state": lambda m: m.register_state_dict_pre_hook(hook), "taken": lambda m: m._register_state_dict_hook(hook),
    "load": lambda m: m._register_load_state_dict_pre_hook(hook),
    "load with": lambda m: m._register_load_state_dict_pre_hook(hook, with_module=True),
    "loaded": lambda m: m.register_load_state_dict_post_hook(hook),
}


def copies(module: Any) -> list[Any]:
    return [
        pickle.loads(pickle.dumps(module)), *(ow.load(file_of(module, kind), weights_only=False) for kind in FORMATS)
    ]


@pytest.mark.parametrize("title", REGISTERED)
def test_modules_with_hooks(title: str) -> None:
    module = ow.nn.Linear(2, 2)
    REGISTERED[title](module)
    for copy in (module, *copies(module)):
        calls.clear()
        copy(ow.ones(1, 2, requires_grad=True)).sum().backward()
        copy.load_state_dict(copy.state_dict())
        assert calls == ["hook"]
        again = copy.register_forward_hook(hook)  # takes no other's place
        copy(ow.ones(1, 2, requires_grad=True)).sum().backward()
        assert calls.count("hook") == (2 if "load" in title or "taken" in title or "state" in title else 3)
        again.remove()


def test_modules_whose_hooks_are_methods() -> None:
    for copy in copies(Hooked()):
        calls.clear()
        copy(ow.ones(2))
        copy.load_state_dict(copy.state_dict())
        assert (calls, copy.loaded) == (["behind"], 1)
        (bound,) = copy._forward_hooks.values()
        assert bound.__self__ is copy


# -- files without numbers, and what killed processes leave -----------------------------------------------------------


@pytest.mark.parametrize("kind", FORMATS)
def test_files_without_their_numbers(kind: str, tmp_path: pathlib.Path) -> None:
    value = {"a": ow.arange(6.0).reshape(2, 3).t(), "step": 3, "b": ow.ones(3, dtype=ow.bool)}
    ow.save(value, tmp_path / "whole", format=kind)
    with serialization.skip_data():
        ow.save(value, tmp_path / "empty", format=kind)
        loaded = ow.load(tmp_path / "whole")
    for item in (loaded, ow.load(tmp_path / "empty")):
        assert (item["a"].shape, item["a"].stride(), item["step"]) == ((3, 2), (1, 3), 3)
        assert not item["a"].any()
        assert not item["b"].any()
        item["a"].add_(1)
    assert ow.load(tmp_path / "whole")["a"].tolist() == value["a"].tolist()
    assert (tmp_path / "whole").stat().st_size == (tmp_path / "empty").stat().st_size


def test_the_default_of_mapping(tmp_path: pathlib.Path) -> None:
    """A mapped file is not compared with its checksums."""
    config = ow.utils.serialization.config
    ow.save(ow.ones(64), tmp_path / "file")
    content = (tmp_path / "file").read_bytes()
    (tmp_path / "file").write_bytes(content.replace(ow.ones(64).numpy().tobytes(), ow.zeros(64).numpy().tobytes()))
    config.load.mmap = True
    try:
        assert ow.load(tmp_path / "file").sum() == 0
        with pytest.raises(RuntimeError, match="CRC"):
            ow.load(tmp_path / "file", mmap=False)
    finally:
        config.load.mmap = False
    with pytest.raises(RuntimeError, match="CRC"):
        ow.load(tmp_path / "file")
    with pytest.raises(AttributeError, match=r"config\.load has no mapped"):
        config.load.mapped = True
    with pytest.raises(TypeError, match=r"config\.load\.mmap must be a bool"):
        config.load.mmap = 1


KILLED = """
import io, os, sys
import generated as ow
from runtime.files.drafts import replaced
from pathlib import Path

with replaced(Path(sys.argv[1])) as file:
    file.write(b"half")
    file.flush()
    if sys.argv[2] == "killed":
        os.kill(os.getpid(), 9)
    print("writing", flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="locks and signals are those of POSIX")
def test_drafts_of_killed_saves_go(tmp_path: pathlib.Path) -> None:
    """At the next save to the same place, if they are old and nobody writes to them; other files stay."""
    folder = tmp_path / "folder"
    folder.mkdir()
    position = folder / "state.pt"
    start = [sys.executable, "-c", KILLED, str(position)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert subprocess.run([*start, "killed"], check=False, env=environment).returncode == -9
    (draft,) = folder.iterdir()
    values = [".state.pt.0123456.draft", ".state.pt.0123456g.draft", ".other.pt.01234567.draft", ".state.pt.01234567"]
    for name in values:
        (folder / name).write_text("mine")
    (folder / "letter").write_text("mine")
    (folder / ".state.pt.01234567.draft").symlink_to("letter")
    ow.save([1], position)
    assert draft.exists()  # it may still be written
    old = time.time() - 3600
    for path in (draft, *(folder / name for name in (*values, "letter"))):
        os.utime(path, (old, old))
    writer = subprocess.Popen([*start, "waits"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    assert writer.stdout is not None
    writer.stdout.readline()
    earlier = {draft, folder / ".state.pt.01234567.draft", folder / values[1]}
    (living,) = set(folder.glob(".state.pt.????????.draft")) - earlier
    os.utime(living, (old, old))
    ow.save([2], position)
    assert not draft.exists()
    assert living.exists()
    assert all((folder / name).exists() for name in (*values, "letter", ".state.pt.01234567.draft"))
    writer.communicate(b"")
    assert position.read_bytes() == b"half"
    assert not living.exists()


@pytest.mark.parametrize("form", FORMATS)
def test_constants_of_python_and_their_classes(form: str) -> None:
    values = [..., NotImplemented, (slice(None), ..., None), type(None), type(...), type(NotImplemented), {"at": ...}]
    file = io.BytesIO()
    ow.save(values, file, format=form)
    file.seek(0)
    loaded = ow.load(file, weights_only=False)
    assert loaded == values
    assert loaded[0] is ...
    assert loaded[1] is NotImplemented
