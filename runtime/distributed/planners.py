"""Planners: the values of a state that are saved and loaded, and their names. Programs may derive from them.

A planner is told of the state, says what there is to write or read (:meth:`create_local_plan`), and gives or takes each
value. Which rank writes what is decided by ``checkpoint.save``, not by planners.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol, runtime_checkable

from runtime.errors import FileError
from runtime.guards import no_grad
from runtime.tensor import Tensor

__all__ = [
    "DefaultLoadPlanner", "DefaultSavePlanner", "LoadItemType", "LoadPlan", "LoadPlanner", "Metadata", "MetadataIndex",
    "ReadItem", "SavePlan", "SavePlanner", "Stateful", "WriteItem", "WriteItemType",
]  # fmt: skip


@runtime_checkable
class StateHolder(Protocol):
    """What has a state: every object with both methods."""

    def state_dict(self) -> dict[str, Any]:
        """The state."""
        raise NotImplementedError

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take a state."""
        raise NotImplementedError


Stateful = StateHolder  # PyTorch's name


class WriteItemType(Enum):
    """What a value is that is written."""

    TENSOR, SHARD, BYTE_IO = 1, 2, 3


class LoadItemType(Enum):
    """What a value is that is read."""

    TENSOR, BYTE_IO = 1, 2


@dataclass(frozen=True)
class MetadataIndex:
    """The name of a value in a checkpoint."""

    fqn: str
    offset: Any = None
    index: int | None = None


@dataclass(frozen=True)
class WriteItem:
    """A value to be written."""

    index: MetadataIndex
    type: WriteItemType
    bytes_io_data: Any = None
    tensor_data: Any = None


@dataclass(frozen=True)
class ReadItem:
    """A value to be read, and the name that it has in the checkpoint."""

    type: LoadItemType
    dest_index: MetadataIndex
    storage_index: MetadataIndex


@dataclass(frozen=True)
class SavePlan:
    """The values that this rank has to be written."""

    items: list[WriteItem]
    planner_data: Any = None


@dataclass(frozen=True)
class LoadPlan:
    """The values that this rank wants."""

    items: list[ReadItem]
    planner_data: Any = None


@dataclass
class Metadata:
    """The names of values in a checkpoint, with the files that have them."""

    state_dict_metadata: dict[str, Any]
    planner_data: Any = None
    storage_data: Any = field(default=None)


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The values in nested dicts and lists, by their paths; objects with states give these."""
    if hasattr(value, "state_dict") and not isinstance(value, (Mapping, Tensor)):
        value = value.state_dict()
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from leaves(item, (*path, str(key)))
    elif isinstance(value, (list, tuple)) and any(isinstance(item, (Tensor, Mapping, list)) for item in value):
        for index, item in enumerate(value):
            yield from leaves(item, (*path, str(index)))
    else:
        yield path, value


class SavePlanner:
    """Base of planners that write."""

    state_dict: Mapping[str, Any]

    def set_up_planner(self, state_dict: Any, storage_meta: Any = None, is_coordinator: bool = False) -> None:
        """Learn of the state."""
        raise NotImplementedError

    def create_local_plan(self) -> SavePlan:
        """What there is to write."""
        raise NotImplementedError

    def finish_plan(self, new_plan: SavePlan) -> SavePlan:
        """A last change of the plan."""
        return new_plan

    def resolve_data(self, write_item: WriteItem) -> Any:
        """The value of an item."""
        raise NotImplementedError


class DefaultSavePlanner(SavePlanner):
    """Writes every value of a state under its path; nested ones with ``flatten_state_dict``."""

    def __init__(
        self, flatten_state_dict: bool = True, flatten_sharded_tensors: bool = True,
        dedup_replicated_tensors: bool | None = None, dedup_save_to_lowest_rank: bool = False,
        enable_plan_caching: bool = False,
    ) -> None:  # fmt: skip
        del dedup_replicated_tensors, dedup_save_to_lowest_rank, enable_plan_caching
        self.flatten_state_dict, self.flatten_sharded_tensors = flatten_state_dict, flatten_sharded_tensors

    def set_up_planner(self, state_dict: Any, storage_meta: Any = None, is_coordinator: bool = False) -> None:
        """Take the values of the state by their paths."""
        del storage_meta
        self.is_coordinator = is_coordinator
        pairs = {".".join(path): value for path, value in leaves(state_dict)}
        self.state_dict = pairs if self.flatten_state_dict else dict(state_dict)

    def create_local_plan(self) -> SavePlan:
        """An item for each value."""
        kinds = {
            name: WriteItemType.TENSOR if isinstance(value, Tensor) else WriteItemType.BYTE_IO
            for name, value in self.state_dict.items()
        }
        return SavePlan([WriteItem(MetadataIndex(name), kind) for name, kind in kinds.items()])

    def lookup_object(self, index: MetadataIndex) -> Any:
        """The value of a name."""
        return self.state_dict[index.fqn]

    def transform_object(self, write_item: WriteItem, object: Any) -> Any:  # noqa: A002
        """What is written in place of a value: itself."""
        del write_item
        return object

    def resolve_data(self, write_item: WriteItem) -> Any:
        """The value of an item, as :meth:`transform_object` leaves it."""
        return self.transform_object(write_item, self.lookup_object(write_item.index))


class LoadPlanner:
    """Base of planners that read."""

    state_dict: Mapping[str, Any]

    def set_up_planner(self, state_dict: Any, metadata: Metadata | None = None, is_coordinator: bool = False) -> None:
        """Learn of the state, and of what the checkpoint has."""
        raise NotImplementedError

    def create_local_plan(self) -> LoadPlan:
        """What there is to read."""
        raise NotImplementedError

    def finish_plan(self, central_plan: LoadPlan) -> LoadPlan:
        """A last change of the plan."""
        return central_plan

    def load_bytes(self, read_item: ReadItem, value: Any) -> None:
        """Take a value that is no tensor."""
        raise NotImplementedError

    def resolve_tensor(self, read_item: ReadItem) -> Any:
        """The tensor that is written into."""
        raise NotImplementedError

    def commit_tensor(self, read_item: ReadItem, tensor: Any) -> None:
        """Hear that it was."""


class DefaultLoadPlanner(LoadPlanner):
    """Reads every value of a state; with `allow_partial_load` those that the checkpoint has."""

    def __init__(
        self, flatten_state_dict: bool = True, flatten_sharded_tensors: bool = True, allow_partial_load: bool = False
    ) -> None:
        self.flatten_state_dict, self.flatten_sharded_tensors = flatten_state_dict, flatten_sharded_tensors
        self.allow_partial_load = allow_partial_load

    def set_up_planner(self, state_dict: Any, metadata: Metadata | None = None, is_coordinator: bool = False) -> None:
        """Take the values of the state by their paths."""
        self.is_coordinator, self.metadata, self.original_state_dict = is_coordinator, metadata, state_dict
        self.mappings = {".".join(path): path for path, _ in leaves(state_dict)}
        pairs = {".".join(path): value for path, value in leaves(state_dict)}
        self.state_dict = pairs if self.flatten_state_dict else state_dict

    def create_local_plan(self) -> LoadPlan:
        """An item for each value. FileError for one that the checkpoint does not have."""
        present = {} if self.metadata is None else self.metadata.state_dict_metadata
        items = []
        for name, value in self.state_dict.items():
            if name not in present:
                if self.allow_partial_load:
                    continue
                msg = f"Missing key in checkpoint state_dict: {name}."
                raise FileError(msg)
            kind = LoadItemType.TENSOR if isinstance(value, Tensor) else LoadItemType.BYTE_IO
            items.append(ReadItem(kind, MetadataIndex(name), MetadataIndex(name)))
        return LoadPlan(items)

    def lookup_tensor(self, index: MetadataIndex) -> Any:
        """The tensor of a name."""
        return self.state_dict[index.fqn]

    def resolve_tensor(self, read_item: ReadItem) -> Any:
        """The tensor that is written into."""
        with no_grad():
            return self.lookup_tensor(read_item.dest_index).detach()

    def load_bytes(self, read_item: ReadItem, value: Any) -> None:
        """Put a value where the state had it."""
        path = self.mappings.get(read_item.dest_index.fqn, (read_item.dest_index.fqn,))
        container = self.original_state_dict
        for key in path[:-1]:
            container = container[int(key)] if isinstance(container, (list, tuple)) else container[key]
        container[int(path[-1]) if isinstance(container, list) else path[-1]] = value
