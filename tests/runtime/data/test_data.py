"""Loading data: datasets, samplers, batches, and workers that give what one process gives, and leave nothing behind."""

from __future__ import annotations

import itertools
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from folders import ROOT

import generated as ow
from generated import Tensor
from generated.utils import data
from generated.utils.data import DataLoader, Dataset, IterableDataset, TensorDataset

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")


class Pair(NamedTuple):
    """A sample with names."""

    left: int
    right: int


class Squares(Dataset[Any]):
    """What has an array, a number and a word for each index."""

    def __init__(self, count: int = 10) -> None:
        self.count = count

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Any:
        return {"image": np.full((3, 50), index * index, np.float32), "index": index, "word": str(index)}


class Stream(IterableDataset[int]):
    """Numbers, of which every worker gives its own part."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __iter__(self) -> Iterator[int]:
        info = data.get_worker_info()
        return iter(range(self.count)[info.id :: info.num_workers] if info else range(self.count))


class Failing(Dataset[int]):
    """What does something at index 5."""

    def __init__(self, action: Callable[[], Any]) -> None:
        self.action = action

    def __len__(self) -> int:
        return 8

    def __getitem__(self, index: int) -> int:
        if index == 5:
            self.action()
        return index


class Drawn(Dataset[Any]):
    """Random numbers."""

    def __len__(self) -> int:
        return 4

    def __getitem__(self, index: int) -> Any:
        info = data.get_worker_info()
        assert info is not None
        return ow.rand(()).item(), random.random(), np.random.random(), info.seed - info.id, ow.get_num_threads()


def flat(lists: Any) -> list[Any]:
    """What several lists hold."""
    return list(itertools.chain.from_iterable(lists))


def plain(batch: Any) -> Any:
    """Tensors as lists."""
    if isinstance(batch, Tensor):
        return batch.tolist()
    if isinstance(batch, dict):
        return {key: plain(value) for key, value in batch.items()}
    return [plain(item) for item in batch] if isinstance(batch, (list, tuple)) else batch


def test_datasets() -> None:
    rows = TensorDataset(ow.arange(6.0).view(3, 2), ow.arange(3))
    assert plain(rows[1]) == [[2, 3], 1]
    assert len(rows + rows) == 6
    assert plain((rows + rows)[4]) == plain((rows + rows)[-2]) == plain(rows[1])
    with pytest.raises(IndexError, match="index 6 is out of range for 6 samples"):
        (rows + rows)[6]
    chosen = data.Subset(Squares(), [3, 5])
    assert (chosen[1]["index"], len(chosen)) == (5, 2)
    assert [item["index"] for item in chosen.__getitems__([1, 0])] == [5, 3]
    assert list(Stream(2) + Stream(3)) == [0, 1, 0, 1, 2]
    assert data.StackDataset(Squares(), a := range(10))[2][1] == a[2]
    assert data.StackDataset(one=range(3), two=range(3))[2] == {"one": 2, "two": 2}


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "rows": (lambda: TensorDataset(ow.zeros(2), ow.zeros(3)), ValueError, "2, 3 rows, which should be equal"),
    "no rows": (lambda: TensorDataset(ow.zeros(())), TypeError, "at least one dimension"),
    "stack": (lambda: data.StackDataset(range(2), range(3)), ValueError, "2, 3 samples"),
    "stacks": (lambda: data.StackDataset(range(2), a=range(2)), ValueError, "all with names or all without"),
    "concat": (lambda: data.ConcatDataset([]), ValueError, "at least one"),
    "concat stream": (lambda: data.ConcatDataset([Stream(2)]), TypeError, "ChainDataset"),
    "split": (lambda: data.random_split(Squares(), [3, 4]), ValueError, "do not sum to the 10 samples"),
    "fractions": (lambda: data.random_split(Squares(), [1.5, -0.5]), ValueError, "between 0 and 1"),
    "batch": (lambda: data.BatchSampler(range(3), 0, False), ValueError, "positive number"),
    "batches": (lambda: DataLoader(Squares(), batch_size=0), ValueError, "positive number"),
    "replacement": (lambda: data.RandomSampler(range(3), replacement=2), TypeError, "True or False"),  # type: ignore[arg-type]
    "weights": (lambda: data.WeightedRandomSampler([[1.0]], 2), ValueError, "a row of weights"),  # type: ignore[list-item]
    "rank": (lambda: data.DistributedSampler(range(3), 2, 2), ValueError, "between 0 and 1"),
    "workers": (lambda: DataLoader(Squares(), num_workers=-1), ValueError, "num_workers"),
    "prefetch": (lambda: DataLoader(Squares(), prefetch_factor=2), ValueError, "num_workers > 0"),
    "persistent": (lambda: DataLoader(Squares(), persistent_workers=True), ValueError, "num_workers > 0"),
    "timeout": (lambda: DataLoader(Squares(), timeout=-1), ValueError, "timeout"),
    "sampler": (lambda: DataLoader(Squares(), shuffle=True, sampler=[1]), ValueError, "leave one of sampler"),
    "batch sampler": (lambda: DataLoader(Squares(), 3, batch_sampler=[[1]]), ValueError, "batch_sampler decides"),
    "dropped": (lambda: DataLoader(Squares(), None, drop_last=True), ValueError, "batch_size is None"),
    "stream": (lambda: DataLoader(Stream(3), shuffle=True), ValueError, "decides its own order"),
    "no length": (lambda: DataLoader(Dataset()), TypeError, "has no length"),
    "collate": (lambda: data.default_collate([object()]), TypeError, "got object; give a collate_fn"),
    "lengths": (lambda: data.default_collate([[1], [1, 2]]), RuntimeError, "the lengths 1, 2"),
    "texts": (lambda: data.default_collate([np.array("a")]), TypeError, "cannot become a tensor"),
    "empty": (lambda: list(DataLoader([], sampler=data.RandomSampler([], num_samples=2))), ValueError, "empty dataset"),  # type: ignore[arg-type]
}  # fmt: skip


@pytest.mark.parametrize("title", ERRORS)
def test_errors(title: str) -> None:
    call, kind, message = ERRORS[title]
    with pytest.raises(kind, match=message):
        call()


class AtOnce(Dataset[int]):
    """Numbers, of which a list is read by one call; `lost` of them are not given."""

    def __init__(self, lost: int = 0) -> None:
        self.calls, self.lost = 0, lost

    def __len__(self) -> int:
        return 6

    def __getitem__(self, index: int) -> int:
        return 10 * index

    def __getitems__(self, indices: list[int]) -> list[int]:
        self.calls += 1
        return [self[index] for index in indices][self.lost :]


def test_a_stack_of_datasets_reads_a_batch_at_once() -> None:
    first, second = AtOnce(), list(range(6))
    assert data.StackDataset(first, second).__getitems__([4, 1]) == [(40, 4), (10, 1)]
    assert data.StackDataset(a=second, b=first).__getitems__([0, 5]) == [{"a": 0, "b": 0}, {"a": 5, "b": 50}]
    assert data.StackDataset(first).__getitems__([]) == []
    assert first.calls == 3
    batches = [plain(batch) for batch in DataLoader(data.StackDataset(a=first, b=second), 4)]
    assert str(batches) == str([{"a": [0, 10, 20, 30], "b": [0, 1, 2, 3]}, {"a": [40, 50], "b": [4, 5]}])
    assert first.calls == 5
    with pytest.raises(ValueError, match=r"AtOnce\.__getitems__ gave 1 samples for 2"):
        data.StackDataset(AtOnce(1)).__getitems__([0, 1])


def test_random_split() -> None:
    parts = data.random_split(range(10), [0.5, 0.25, 0.25], ow.Generator().manual_seed(1))  # type: ignore[arg-type]
    assert [len(part) for part in parts] == [6, 2, 2]
    assert sorted(index for part in parts for index in part.indices) == list(range(10))
    assert [len(item) for item in data.random_split(range(3), [1, 2])] == [1, 2]  # type: ignore[arg-type]


def test_samplers() -> None:
    generator = ow.Generator().manual_seed(0)
    assert list(data.SequentialSampler(range(3))) == [0, 1, 2]
    assert sorted(data.RandomSampler(range(5))) == [0, 1, 2, 3, 4]
    assert sorted(data.RandomSampler(range(3), num_samples=6)) == [0, 0, 1, 1, 2, 2]
    drawn = list(data.RandomSampler(range(3), replacement=True, num_samples=50, generator=generator))
    assert (len(drawn), set(drawn)) == (50, {0, 1, 2})
    assert sorted(data.SubsetRandomSampler([4, 7, 9])) == [4, 7, 9]
    assert set(data.WeightedRandomSampler([0.0, 1.0, 3.0], 50)) == {1, 2}
    assert sorted(data.WeightedRandomSampler([0.5, 1.0, 3.0], 3, replacement=False)) == [0, 1, 2]
    for drop, batches in ((False, [[0, 1], [2, 3], [4]]), (True, [[0, 1], [2, 3]])):
        sampler = data.BatchSampler(range(5), 2, drop)
        assert (list(sampler), len(sampler)) == (batches, len(batches))


@pytest.mark.parametrize(
    ("count", "drop_last"), [(10, False), (10, True), (11, False), (2, False), (9, True), (0, False)]
)
def test_distributed_sampler(count: int, drop_last: bool) -> None:
    """Every process has as many, together they have all, and each pass shuffles anew."""
    results = [data.DistributedSampler(range(count), 4, rank, shuffle=False, drop_last=drop_last) for rank in range(4)]
    indices = [list(result) for result in results]
    assert {len(index) for index in indices} == {len(results[0])} == {results[0].num_samples}
    together = [item for group in zip(*indices, strict=True) for item in group]
    assert together == [i % count for i in range(results[0].total_size)]
    shuffled = [data.DistributedSampler(range(100), 4, rank) for rank in range(4)]
    passes = []
    for epoch in range(2):
        for element in shuffled:
            element.set_epoch(epoch)
        passes.append([list(item) for item in shuffled])
        assert sorted(flat(passes[-1])) == list(range(100))
    assert passes[0] != passes[1]


COLLATED: dict[str, tuple[list[Any], Any, Any]] = {
    "tensors": ([ow.ones(2), ow.zeros(2)], [[1, 1], [0, 0]], ow.float32),
    "arrays": ([np.ones(2), np.zeros(2)], [[1, 1], [0, 0]], ow.float64),
    "scalars": ([np.float16(1), np.float16(2)], [1, 2], ow.float16),
    "floats": ([1.5, 2.5], [1.5, 2.5], ow.float64), "ints": ([1, 2], [1, 2], ow.int64),
    "bools": ([True, False], [True, False], ow.bool), "text": (["a", "b"], ["a", "b"], None),
    "tuples": ([(1, "a"), (2, "b")], [[1, 2], ["a", "b"]], None),
    "lists": ([[1, 2.5], [3, 4.5]], [[1, 3], [2.5, 4.5]], None),
    "dicts": ([{"a": 1, "b": [2]}, {"a": 3, "b": [4]}], {"a": [1, 3], "b": [[2, 4]]}, None),
    "named": ([Pair(1, 2), Pair(3, 4)], [[1, 3], [2, 4]], None),
}  # fmt: skip


@pytest.mark.parametrize("title", COLLATED)
def test_collate(title: str) -> None:
    samples, batch, dtype = COLLATED[title]
    result = data.default_collate(samples)
    assert plain(result) == batch
    assert getattr(result, "dtype", None) is dtype
    if title == "named":
        assert type(result) is Pair
    assert repr(plain(data.default_convert(samples))) == repr(plain([as_tensors(sample) for sample in samples]))


def as_tensors(sample: Any) -> Any:
    """A sample of NumPy's as a tensor."""
    return ow.as_tensor(sample) if isinstance(sample, (np.ndarray, np.generic)) else sample


def test_gradients_go_through_batches() -> None:
    leaf = ow.ones(2, requires_grad=True)
    data.default_collate([leaf * 2, leaf * 3]).sum().backward()
    assert leaf.grad.tolist() == [5, 5]


LOADERS: dict[str, tuple[Any, dict[str, Any]]] = {
    "batches": (Squares(), {"batch_size": 3}), "dropped": (Squares(), {"batch_size": 3, "drop_last": True}),
    "single": (Squares(), {"batch_size": None}), "shuffled": (Squares(), {"batch_size": 4, "shuffle": True}),
    "sampler": (Squares(), {"batch_size": 2, "sampler": [3, 1, 2]}),
    "batch sampler": (Squares(), {"batch_sampler": [[1, 2, 3], [4]]}),
    "rows": (TensorDataset(ow.arange(20.0).view(10, 2), ow.arange(10)), {"batch_size": 4}),
    "subset": (data.Subset(Squares(), range(3, 9)), {"batch_size": 4}),
    "own collate": (Squares(), {"collate_fn": len, "batch_size": 4}),
    "empty": ([], {"batch_size": 2}), "a list": ([1, 2, 3], {"batch_size": 2}),
    "large": (TensorDataset(ow.arange(60000.0).view(6, 10000)), {"batch_size": 4}),
}  # fmt: skip


@pytest.mark.parametrize("title", LOADERS)
def test_workers_give_what_one_process_gives(title: str) -> None:
    samples, options = LOADERS[title]
    passes = []
    for workers in (0, 1, 3):
        loader = DataLoader(samples, num_workers=workers, generator=ow.Generator().manual_seed(2), **options)
        results = [plain(batch) for batch in loader]
        assert len(results) == len(loader)
        passes.append(results)
    assert passes[1] == passes[0]
    assert passes[2] == passes[0]


def test_rows_are_stacked_as_samples_are() -> None:
    """The batch of a TensorDataset is made at once; that of a subclass sample by sample."""

    class Own(TensorDataset):
        pass

    tensors = ow.arange(24.0).view(4, 3, 2).transpose(1, 2), ow.arange(4, dtype=ow.int8)
    for item, other in zip(DataLoader(TensorDataset(*tensors), 3), DataLoader(Own(*tensors), 3), strict=True):
        assert plain(item) == plain(other)
        assert [(a.dtype, a.stride()) for a in item] == [(a.dtype, a.stride()) for a in other]


@pytest.mark.parametrize("workers", [0, 1, 2, 3])
@pytest.mark.parametrize("count", [0, 1, 7, 12])
def test_streams(workers: int, count: int) -> None:
    loader = DataLoader(Stream(count), batch_size=2, num_workers=workers)
    batches = [batch.tolist() for batch in loader]
    assert sorted(flat(batches)) == list(range(count))
    alone = [plain(item) for item in DataLoader(Stream(count), None, num_workers=workers)]
    assert sorted(alone) == list(range(count))
    if workers < 2:
        assert batches == [list(range(count))[i : i + 2] for i in range(0, count, 2)]
    with pytest.raises(TypeError):
        len(loader)


def test_tensors_of_workers_lie_in_shared_memory() -> None:
    (batch,) = DataLoader(TensorDataset(ow.arange(10000.0).view(2, 5000)), 2, num_workers=1)
    tensor = batch[0]
    assert tensor.data_ptr() % 16 == 0
    tensor.add_(1)
    assert tensor[1, -1].item() == 10000
    maps = Path("/proc/self/maps")
    if maps.exists():
        ranges = [line.split() for line in maps.read_text().splitlines() if "memfd:opweave" in line]
        spans = [tuple(int(end, 16) for end in range_[0].split("-")) for range_ in ranges]
        assert any(first <= tensor.data_ptr() < last for first, last in spans)
        before = len(spans)
        del tensor, batch
        assert maps.read_text().count("memfd:opweave") < before


def test_many_batches_may_be_kept() -> None:
    """More than a process may have files open."""
    saved = list(DataLoader(TensorDataset(ow.arange(600_000.0).view(600, 1000)), 2, num_workers=1))
    saved += list(DataLoader(Squares(700), 60, num_workers=1))
    assert sum(batch[0].shape[0] for batch in saved[:300]) == 600
    assert saved[299][0][1, -1].item() == 599_999


def test_random_numbers_of_workers() -> None:
    """Each worker has its own, all follow from the generator, and each pass has others."""

    def passes() -> list[Any]:
        loader = DataLoader(Drawn(), None, num_workers=2, generator=ow.Generator().manual_seed(5))
        return [list(loader), list(loader)]

    first, second = passes()
    assert passes() == [first, second]
    for column in range(3):
        assert len({item[column] for item in first + second}) == 8
    assert {item[3] for item in first} != {item[3] for item in second}
    assert {item[4] for item in first} == {1}


def test_the_first_thing_a_worker_does() -> None:
    def start(number: int) -> None:
        info = data.get_worker_info()
        assert info is not None
        info.dataset.count = 100 + number

    class Count(Squares):
        def __getitem__(self, index: int) -> int:
            return self.count

    assert sorted(DataLoader(Count(2), None, num_workers=2, worker_init_fn=start)) == [100, 101]
    assert data.get_worker_info() is None

    def wrong(_: int) -> None:
        msg = "no such file"
        raise FileNotFoundError(msg)

    with pytest.raises(FileNotFoundError, match="worker process 0, as it started"):
        list(DataLoader(Squares(), num_workers=1, worker_init_fn=wrong))


def key_error() -> None:
    raise KeyError("missing")


def odd_error() -> None:
    class OddError(Exception):
        def __init__(self, first: int, two: int) -> None:
            super().__init__(first, two)

    raise OddError(1, 2)


def ended() -> None:
    os._exit(3)


def killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


ACTIONS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "key": (key_error, KeyError, r"Caught KeyError in .* worker process 0, sample 5\.\nOriginal Traceback .*missing"),
    "odd": (odd_error, RuntimeError, "OddError"),
    "exit": (ended, RuntimeError, r"worker 0 \(pid \d+\) exited with the status 3"),
    "kill": (killed, RuntimeError, r"worker 0 \(pid \d+\) was killed by signal 9"),
    "sleep": (lambda: time.sleep(1000), RuntimeError, "timed out after 0.5 seconds"),
}  # fmt: skip


@pytest.mark.parametrize("title", ACTIONS)
def test_what_goes_wrong_in_a_worker(title: str) -> None:
    action, kind, message = ACTIONS[title]
    loader = DataLoader(Failing(action), num_workers=1, timeout=0.5 if title == "sleep" else 0)
    results = []
    with pytest.raises(kind, match=f"(?s){message}"):
        for batch in loader:
            results.append(batch.item())  # noqa: PERF401 - those before the error
    assert results == ([] if title == "sleep" and not results else [0, 1, 2, 3, 4])


def children() -> set[int]:
    """The processes that this one has started."""
    path = Path(f"/proc/self/task/{os.getpid()}/children")
    if not path.exists():
        pytest.skip("the children of a process are looked up in /proc")
    return set(map(int, path.read_text().split()))


def test_early_exit_leaves_no_process() -> None:
    before = children()
    for _ in DataLoader(Squares(100), num_workers=2):
        break
    assert children() == before
    with pytest.raises(ZeroDivisionError):
        for _ in DataLoader(Squares(100), num_workers=2):
            1 / 0  # noqa: B018
    del _
    assert children() - before == set()


def test_persistent_workers() -> None:
    before = children()
    loader = DataLoader(Squares(9), 2, num_workers=2, persistent_workers=True, shuffle=True)
    iter(loader)
    workers = children() - before
    for _ in range(3):
        assert sorted(flat(batch["index"].tolist() for batch in loader)) == list(range(9))
        for _batch in loader:  # left early; the next pass gives its own batches alone
            break
        assert children() - before == workers
    old, new = iter(loader), iter(loader)
    next(new)
    with pytest.raises(RuntimeError, match="another pass over this DataLoader has begun"):
        next(old)
    del old, new, loader, _batch
    assert children() == before


def test_order_that_does_not_matter() -> None:
    loader = DataLoader(Squares(40), 3, num_workers=3, in_order=False)
    assert sorted(flat(batch["index"].tolist() for batch in loader)) == list(range(40))


READ_ONCE = {
    "dataset": Squares(4), "batch_size": 3, "sampler": None, "batch_sampler": [[0]], "drop_last": True,
    "persistent_workers": True,
}  # fmt: skip


@pytest.mark.parametrize("name", READ_ONCE)
def test_attributes_that_others_depend_on_are_not_set_again(name: str) -> None:
    loader = DataLoader(Squares(4), 2)
    before = getattr(loader, name)
    with pytest.raises(ValueError, match=rf"DataLoader\.{name}: it cannot be set .*; make another DataLoader"):
        setattr(loader, name, READ_ONCE[name])
    assert getattr(loader, name) is before
    assert flat(batch["index"].tolist() for batch in loader) == [0, 1, 2, 3]


def test_attributes_of_a_loader_that_may_be_set() -> None:
    class Named(DataLoader[Any]):
        def __init__(self, *args: Any) -> None:
            self.batch_size = None  # before the loader is initialized
            super().__init__(*args)
            self.name = "a name"

    loader = Named(Squares(4), 2)
    loader.collate_fn = len
    assert (loader.batch_size, loader.name, list(loader)) == (2, "a name", [2, 2])
    copied = pickle.loads(pickle.dumps(DataLoader(Squares(4), 2)))
    with pytest.raises(ValueError, match="cannot be set"):
        copied.batch_size = 4


READ_LOADERS = {
    "batches": (lambda: DataLoader(Squares(4), 2), True, 0), "single": (lambda: DataLoader(Squares(4), None), False, 0),
    "stream": (lambda: DataLoader(Stream(4), 2), True, 1),
}  # fmt: skip


@pytest.mark.parametrize("title", READ_LOADERS)
def test_what_iterators_of_libraries_read_of_a_loader(title: str) -> None:
    make, collates, kind = READ_LOADERS[title]
    loader = make()
    assert (loader._auto_collation, loader._dataset_kind) == (collates, kind)
    assert loader._index_sampler is (loader.batch_sampler if collates else loader.sampler)
    batches = list(data.dataloader._BaseDataLoaderIter(loader))
    assert str(batches) == str(list(loader))


def test_a_context_that_there_is_not() -> None:
    """Said where the loader is made, not in its first pass."""
    with pytest.raises(ValueError, match=r"multiprocessing_context is one of .*, got 'threads'"):
        DataLoader(Squares(4), num_workers=1, multiprocessing_context="threads")
    with pytest.raises(TypeError, match="multiprocessing_context is a name or a context, got int"):
        DataLoader(Squares(4), num_workers=1, multiprocessing_context=1)
    with pytest.raises(ValueError, match="multiprocessing_context is for num_workers > 0"):
        DataLoader(Squares(4), multiprocessing_context="spawn")


PROGRAM = """
import multiprocessing, os, sys, time
from generated.utils.data import DataLoader, Dataset

class Slow(Dataset):
    def __len__(self):
        return 1000
    def __getitem__(self, index):
        time.sleep(0.01)
        return index

if __name__ == "__main__":
    method = sys.argv[1]
    loader = DataLoader(Slow(), 2, num_workers=2, multiprocessing_context=method)
    for batch in loader:
        print(*[one.pid for one in multiprocessing.active_children()], flush=True)
        if len(sys.argv) > 2:
            break
"""


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_ways_to_start_workers(method: str, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", str(tmp_path / "program.py"), method, "once"], check=True, capture_output=True,
        text=True, env=os.environ | {"PYTHONPATH": str(ROOT)}, timeout=200,
    )  # fmt: skip
    assert done.stderr == ""
    assert len(done.stdout.split()) == 2


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupt_leaves_no_process(stop: signal.Signals, tmp_path: Path) -> None:
    handler = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    (tmp_path / "program.py").write_text(handler + PROGRAM)
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", str(tmp_path / "program.py"), "fork"], stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": str(ROOT)}, start_new_session=True,
    ) as program:  # fmt: skip
        assert program.stdout is not None
        workers = list(map(int, program.stdout.readline().split()))
        assert len(workers) == 2
        (os.killpg if stop is signal.SIGINT else os.kill)(program.pid, stop)
        _, errors = program.communicate(timeout=200)
    if stop is signal.SIGINT:
        assert errors.splitlines()[-1] == "KeyboardInterrupt"
    end = time.monotonic() + 100
    while any(map(runs, workers)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(runs, workers))


def runs(process: int) -> bool:
    """Whether a process is there, and has not ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_arrays_mapped_from_a_file(tmp_path: Path) -> None:
    np.save(tmp_path / "rows.npy", np.arange(12.0).reshape(4, 3))
    rows = ow.from_numpy(np.load(tmp_path / "rows.npy", mmap_mode="c"))
    (batch,) = DataLoader(TensorDataset(rows), 4, num_workers=1)
    assert batch[0].tolist() == rows.tolist()


@pytest.mark.parity
def test_batches_and_samplers_of_pytorch() -> None:
    torch = pytest.importorskip("torch")
    theirs = torch.utils.data
    assert set(data.__all__) <= set(dir(theirs)) | {"WorkerInfo", "StackDataset"}
    for samples, _, _ in COLLATED.values():
        values = [torch.from_numpy(sample.numpy()) if isinstance(sample, Tensor) else sample for sample in samples]
        batch = theirs.default_collate(values)
        assert repr(plain(data.default_collate(samples))) == repr(as_lists(batch))
    for count in (0, 3, 10, 11):
        for drop in (False, True):
            for rank in range(3):
                options = {"num_replicas": 3, "rank": rank, "shuffle": False, "drop_last": drop}
                ours = list(data.DistributedSampler(range(count), **options))
                assert ours == list(theirs.distributed.DistributedSampler(range(count), **options))


def as_lists(batch: Any) -> Any:
    """PyTorch's tensors as lists."""
    if hasattr(batch, "tolist"):
        return batch.tolist()
    if isinstance(batch, dict):
        return {key: as_lists(value) for key, value in batch.items()}
    return [as_lists(item) for item in batch] if isinstance(batch, (list, tuple)) else batch
