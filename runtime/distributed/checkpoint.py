"""States of a job in a folder: each rank writes a part of the tensors, and any number of ranks reads them."""

from __future__ import annotations

import copy
import json
import os
import secrets
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from runtime import files
from runtime.distributed import objects, planners
from runtime.distributed.dtensor import DTensor, distribute_tensor
from runtime.distributed.errors import DistError
from runtime.distributed.groups import is_initialized, resolved
from runtime.distributed.joining import new_group
from runtime.distributed.planners import *  # noqa: F403 - names of this module too, as below
from runtime.distributed.planners import LoadItemType, Metadata, ReadItem, leaves
from runtime.errors import ArgumentError, FileError
from runtime.guards import no_grad
from runtime.tensor import Tensor

__all__ = [  # noqa: PLE0604 - names of a module
    *planners.__all__,
    "CheckpointException", "FileSystemReader", "FileSystemWriter", "async_save", "load", "load_state_dict", "save",
    "save_state_dict",
]  # fmt: skip
_INDEX = ".metadata"


class CheckpointException(DistError):  # noqa: N818 - PyTorch's name
    """A rank could not write or read its part, or states do not fit."""


class FileSystemWriter:
    """The folder of a checkpoint that is written."""

    def __init__(self, path: str | os.PathLike[str], **_: Any) -> None:
        self.path = Path(path)


class FileSystemReader:
    """The folder of a checkpoint that is read."""

    def __init__(self, path: str | os.PathLike[str], **_: Any) -> None:
        self.path = Path(path)


def _folder(function: str, checkpoint_id: Any, storage: Any) -> Path:
    if checkpoint_id is None and storage is None:
        msg = f"checkpoint.{function}(): expected checkpoint_id, the path of a folder"
        raise ArgumentError(msg)
    return storage.path if checkpoint_id is None else Path(checkpoint_id)


def _leaves(value: Any) -> Iterator[tuple[str, Any]]:
    """The values of a state by their names."""
    for path, item in leaves(value):
        yield ".".join(path), item


def _member(process_group: Any, no_dist: bool) -> Any:
    return None if no_dist or not is_initialized() else resolved("checkpoint", process_group)


def _together(member: Any, problem: str | None) -> None:
    """CheckpointException on all ranks where one of them has a problem; no rank goes on before all have come."""
    problems: list[Any] = [problem]
    if member is not None:
        problems = [None] * member.size()
        objects.all_gather_object(problems, problem, member)
    texts = [f"rank {rank}: {text}" for rank, text in enumerate(problems) if text is not None]
    if texts:
        raise CheckpointException("; ".join(texts))


def save(
    state_dict: dict[str, Any], *, checkpoint_id: str | os.PathLike[str] | None = None, storage_writer: Any = None,
    planner: Any = None, process_group: Any = None, no_dist: bool = False, use_collectives: bool = True,
) -> None:  # fmt: skip
    """Write states that are alike on all ranks into a folder, called by all: each rank writes some of the tensors.

    Files have new names, and the list of them is exchanged at the end, so that the folder has the states from before or
    all new ones. CheckpointException on all ranks where one of them cannot write.
    """
    del use_collectives
    folder, member = _folder("save", checkpoint_id, storage_writer), _member(process_group, no_dist)
    _write(_values_to_save(state_dict, planner, member), folder, member)


def _values_to_save(state_dict: Any, planner: Any, member: Any) -> dict[str, Any]:
    """The values of a state by their names, as a planner says; all ranks have the same ones."""
    if planner is None:
        pairs = list(_leaves(state_dict))
    else:
        planner.set_up_planner(state_dict, None, member is None or member.rank() == 0)
        items = planner.finish_plan(planner.create_local_plan()).items
        pairs = [(item.index.fqn, planner.resolve_data(item)) for item in items]
    return {path: _full(value) for path, value in pairs}


def async_save(
    state_dict: dict[str, Any], *, checkpoint_id: str | os.PathLike[str] | None = None, storage_writer: Any = None,
    planner: Any = None, process_group: Any = None, no_dist: bool = False, **_: Any,
) -> Future[None]:  # fmt: skip
    """:func:`save` beside the program: the Future of its end, whose ``result()`` raises what went wrong.

    States are copied before it returns, and may change then. Ranks meet in a group of their own, so that the program
    may go on with collectives.
    """
    folder, member = _folder("async_save", checkpoint_id, storage_writer), _member(process_group, no_dist)
    values = {path: _copied(value) for path, value in _values_to_save(state_dict, planner, member).items()}
    if member is not None and member.size() > 1:
        if member not in _groups_beside:
            _groups_beside[member] = new_group(member.ranks, sort_ranks=False)
        member = _groups_beside[member]
    return _writer.submit(_write, values, folder, member)


_groups_beside: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()
_writer = ThreadPoolExecutor(1, "opweave-checkpoint")  # without a thread until it is used


def _copied(value: Any) -> Any:
    return value.detach().clone() if isinstance(value, Tensor) else copy.deepcopy(value)  # type: ignore[attr-defined]


def _write(values: Mapping[str, Any], folder: Path, member: Any) -> None:
    """Write the values of a state, which are those of all ranks."""
    rank, size = (member.rank(), member.size()) if member is not None else (0, 1)
    token: list[Any] = [secrets.token_hex(4)]
    if member is not None:
        objects.broadcast_object_list(token, group=member, group_src=0)
    index = {path: f"__{owner}_{token[0]}.opw" for path, owner in _owners(values, size).items()}
    file = f"__{rank}_{token[0]}.opw"
    problem = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        part = {path: _detached(value) for path, value in values.items() if index[path] == file}
        files.save(part, folder / file)
    except Exception as error:  # noqa: BLE001 - all ranks hear of it
        problem = f"{type(error).__name__}: {error}"
    _together(member, problem)
    if rank == 0:
        scratch = folder / f"{_INDEX}.{token[0]}.tmp"
        scratch.write_text(json.dumps(index), encoding="utf-8")
        scratch.replace(folder / _INDEX)
        for older in folder.glob("__*.opw"):
            if older.name not in index.values():
                older.unlink()
    _together(member, None)


def _full(value: Any) -> Any:
    """A value as all ranks have it: the elements of a DTensor, for which all ranks come together."""
    return value.detach().full_tensor() if isinstance(value, DTensor) else value  # type: ignore[attr-defined]


def _detached(value: Any) -> Any:
    return value.detach() if isinstance(value, Tensor) else value  # type: ignore[attr-defined]


def _owners(values: Mapping[str, Any], size: int) -> dict[str, int]:
    """Which rank writes which value: the largest ones first, each by the rank with the fewest bytes so far."""
    weights = {path: value.nbytes if isinstance(value, Tensor) else 0 for path, value in values.items()}
    counts, owners = [0] * size, {}
    for path in sorted(values, key=lambda name: (-weights[name], name)):
        owner = counts.index(min(counts)) if isinstance(values[path], Tensor) else 0
        owners[path] = owner
        counts[owner] += weights[path]
    return owners


def load(
    state_dict: dict[str, Any], *, checkpoint_id: str | os.PathLike[str] | None = None, storage_reader: Any = None,
    planner: Any = None, process_group: Any = None, no_dist: bool = False,
) -> None:  # fmt: skip
    """Read states into those of a program, in place, whatever the number of ranks that wrote them.

    Tensors are filled, other values replaced; objects with states get theirs by ``load_state_dict``.
    CheckpointException on all ranks where a value is not in the folder, has another shape, or cannot be read.
    """
    folder, member = _folder("load", checkpoint_id, storage_reader), _member(process_group, no_dist)
    problem, values, items = None, {}, []
    try:
        if planner is None:
            values = _values_of(folder, [path for path, _ in _leaves(state_dict)])
            _check(dict(_leaves(state_dict)), values)
        else:
            planner.set_up_planner(state_dict, Metadata(_index_of(folder)), member is None or member.rank() == 0)
            items = planner.finish_plan(planner.create_local_plan()).items
            values = _values_of(folder, [item.storage_index.fqn for item in items])
    except Exception as error:  # noqa: BLE001 - all ranks hear of it
        problem = f"{type(error).__name__}: {error}"
    _together(member, problem)
    with no_grad():
        if planner is None:
            _fill(state_dict, values, ())
        for item in items:
            _give(planner, item, values[item.storage_index.fqn])


def _give(planner: Any, item: ReadItem, stored: Any) -> None:
    """Give a planner a value that it asked for. FileError for a tensor of other sizes."""
    if item.type is not LoadItemType.TENSOR:
        planner.load_bytes(item, stored)
        return
    target = planner.resolve_tensor(item)
    _check({item.dest_index.fqn: target}, {item.dest_index.fqn: stored})
    target.copy_(_in_layout_of(target, stored))
    planner.commit_tensor(item, target)


def _in_layout_of(target: Any, stored: Any) -> Any:
    """A full tensor as the tensor that takes it is split."""
    if not isinstance(target, DTensor):
        return stored
    return distribute_tensor(stored, target.device_mesh, target.placements, src_data_rank=None)


def _index_of(folder: Path) -> dict[str, str]:
    """The file of each value. FileError for what is no checkpoint."""
    try:
        index: dict[str, str] = json.loads((folder / _INDEX).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        msg = f"{folder} has no checkpoint: {error}"
        raise FileError(msg) from None
    return index


def _values_of(folder: Path, paths: list[str]) -> dict[str, Any]:
    """The values of paths. FileError for what is no checkpoint or has no such value."""
    index = _index_of(folder)
    missing = [path for path in paths if path not in index]
    if missing:
        msg = f"the checkpoint has no {', '.join(missing[:5])}{' and more' if missing[5:] else ''}"
        raise FileError(msg)
    values: dict[str, Any] = {}
    for name in sorted({index[path] for path in paths}):
        if Path(name).name != name:
            msg = f"{folder / _INDEX} names a file outside of its folder: {name}"
            raise FileError(msg)
        values |= files.load(folder / name)
    return values


def _check(targets: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    for path, value in targets.items():
        stored = values[path]
        if isinstance(value, Tensor) and (not isinstance(stored, Tensor) or stored.shape != value.shape):
            what = f"a tensor of {tuple(stored.shape)}" if isinstance(stored, Tensor) else type(stored).__name__
            msg = f"{path} is a tensor of {tuple(value.shape)}, and {what} in the checkpoint"
            raise FileError(msg)


def _fill(container: Any, values: Mapping[str, Any], path: tuple[str, ...]) -> Any:
    """Put values into a container; what stands in its place."""
    if hasattr(container, "state_dict") and not isinstance(container, (Mapping, Tensor)):
        container.load_state_dict(_fill(container.state_dict(), values, path))
        return container
    if isinstance(container, Mapping):
        for key, item in container.items():
            filled = _fill(item, values, (*path, str(key)))
            if filled is not item:
                container[key] = filled  # type: ignore[index]
        return container
    if isinstance(container, (list, tuple)) and any(isinstance(item, (Tensor, Mapping, list)) for item in container):
        filled_items = [_fill(item, values, (*path, str(index))) for index, item in enumerate(container)]
        return type(container)(filled_items)
    stored = values[".".join(path)]
    if isinstance(container, Tensor):
        container.copy_(_in_layout_of(container, stored))  # type: ignore[attr-defined]
        return container
    return stored


def save_state_dict(
    state_dict: dict[str, Any], storage_writer: Any, process_group: Any = None, coordinator_rank: int = 0,
    no_dist: bool = False, planner: Any = None,
) -> None:  # fmt: skip
    """:func:`save` by its older name."""
    del coordinator_rank
    save(
        state_dict, storage_writer=storage_writer, process_group=process_group, no_dist=no_dist, planner=planner
    )  # fmt: skip


def load_state_dict(
    state_dict: dict[str, Any], storage_reader: Any, process_group: Any = None, coordinator_rank: int = 0,
    no_dist: bool = False, planner: Any = None,
) -> None:  # fmt: skip
    """:func:`load` by its older name."""
    del coordinator_rank
    load(
        state_dict, storage_reader=storage_reader, process_group=process_group, no_dist=no_dist, planner=planner
    )  # fmt: skip
