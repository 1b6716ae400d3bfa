"""Threads that share work: each part is done once, whoever does it, and nobody waits for who has not begun."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from folders import ROOT

import generated as ow
from runtime.compile import compiling, kinds, launching, team
from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.team import Helpers
from runtime.compile.threads import Divided, Launcher, launcher
from runtime.native.structures import words

_i = kinds.int64


@compile_driver(kinds.void(_i, _i, _i, _i, _i))
def count_part(job, _data, part, parts, _):  # type: ignore[no-untyped-def]
    """Add 1 to the word of a part, and the number of parts to the one before all of them."""
    counts = words(job)
    counts[1 + 8 * part] += 1
    if part == 0:
        counts[0] += parts


@pytest.fixture(scope="module")
def address() -> int:
    entry = entry_point(count_part)
    entry.compile_now()
    return entry.address


@pytest.fixture(scope="module", autouse=True)
def ready() -> None:
    """Nobody else compiles what threads run."""
    for entry in (launching._parts._share, team._help):
        entry.compile_now()


def launch(counts: np.ndarray[Any, Any], address: int, threads: int) -> None:
    launcher.launch(launching._parts, address, counts.ctypes.data, threads=threads, alone=launching._alone)


@pytest.mark.parametrize("threads", [1, 2, 3, 8, 40])
def test_each_part_is_done_once(address: int, threads: int) -> None:
    counts = np.zeros(8 * 64, np.int64)
    for _ in range(500):
        launch(counts, address, threads)
    assert counts[0] == 500 * threads
    assert (counts[1::8][:threads] == 500).all()
    assert not counts[1::8][threads:].any()


def test_threads_of_python_share_the_team(address: int) -> None:
    """One at a time; the others do without, and each has its own work done."""
    rows = [np.zeros(8 * 8, np.int64) for _ in range(4)]

    def work(counts: np.ndarray[Any, Any]) -> None:
        for _ in range(300):
            launch(counts, address, 3)

    callers = [threading.Thread(target=work, args=(row,)) for row in rows]
    for item in callers:
        item.start()
    for caller in callers:
        caller.join()
    for row in rows:
        alone = row[1] - row[9]  # all of the work was the first part
        assert row[1] == 300
        assert row[17] == row[9]
        assert row[0] == 3 * row[9] + alone


class Waiting:
    """A function that another process compiles still."""

    ready = False

    def is_ready(self) -> bool:
        return self.ready

    def call(self, address: int, threads: int, arguments: tuple[str]) -> str:
        assert address
        return f"{arguments[0]} on {threads} threads"


def test_work_goes_on_alone_until_threads_are_compiled() -> None:
    function: Any = Waiting()
    for function.ready, done in ((False, "work alone"), (True, "work on 2 threads")):
        assert Launcher().launch(function, "work", threads=2, alone=lambda name: f"{name} alone") == done


def test_both_functions_of_divided_work_are_asked_for() -> None:
    asked = []

    class Missing:
        def __init__(self, name: str) -> None:
            self.name, self.address = name, 0

        def is_ready(self) -> bool:
            asked.append(self.name)
            return False

    missing: Any = Missing
    assert not Divided(missing("share"), missing("part")).is_ready()
    assert asked == ["share", "part"]


def test_work_goes_on_alone_while_another_thread_has_the_team() -> None:
    mine = Launcher()
    function: Any = Waiting()
    function.ready = True
    results = []
    with mine._lock:
        other = threading.Thread(
            target=lambda: results.append(mine.launch(function, "work", threads=2, alone=lambda name: f"{name} alone"))
        )
        other.start()
        other.join()
        assert mine.launch(function, "work", threads=2, alone=str) == "work on 2 threads"  # as in a signal handler
    assert results == ["work alone"]


def is_free(lock: Any) -> bool:
    """Whether another thread can take a lock."""
    results: list[bool] = []

    def take() -> None:
        results.append(lock.acquire(blocking=False))
        if results[0]:
            lock.release()

    other = threading.Thread(target=take)
    other.start()
    other.join()
    return results[0]


def test_an_error_of_the_work_lets_the_next_one_start() -> None:
    class Failing:
        ready = True

        def call(self, *_: object) -> None:
            raise ZeroDivisionError

    mine, failing = Launcher(), cast("Any", Failing())
    with pytest.raises(ZeroDivisionError):
        mine.launch(failing, threads=2, alone=str)
    assert is_free(mine._lock)


def test_a_signal_between_taking_the_lock_and_the_work_leaves_it_free() -> None:
    class Interrupted:
        """A lock that is taken when a signal handler raises."""

        def __init__(self) -> None:
            self.real = threading.RLock()
            self.release, self._is_owned = self.real.release, self.real._is_owned

        def acquire(self, *, blocking: bool) -> bool:
            self.real.acquire(blocking=blocking)
            raise KeyboardInterrupt

    mine, lock = Launcher(), Interrupted()
    mine._lock = cast("Any", lock)
    with pytest.raises(KeyboardInterrupt):
        mine.launch(cast("Any", None), threads=2, alone=str)
    assert is_free(lock.real)


def test_a_system_that_starts_no_threads_has_the_work_done(address: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str, *kinds: object) -> Callable[..., int]:
        return real(name, *kinds) if name != "PyThread_start_new_thread" else lambda *_: -1

    real = team._c_function
    monkeypatch.setattr(team, "_c_function", without)
    mine = Launcher()
    counts = np.zeros(64, np.int64)
    for _ in range(20):
        mine.launch(launching._parts, address, counts.ctypes.data, threads=4, alone=launching._alone)
    assert counts[0] == 80
    assert (counts[1::8][:4] == 20).all()


def test_helpers_are_started_once() -> None:
    mine = Helpers()
    assert mine.address(3) == mine.address(2) == mine.address(3) != 0
    assert mine._count == 2


def woken(mine: Launcher, address: int) -> int:
    """The number in the system of a helper that has slept and was woken."""
    counts = np.zeros(64, np.int64)
    mine.launch(launching._parts, address, counts.ctypes.data, threads=2, alone=launching._alone)
    shared = mine._helpers._team
    while not shared.sleeps[0]:
        time.sleep(0.001)
    mine.launch(launching._parts, address, counts.ctypes.data, threads=2, alone=launching._alone)
    return int(shared.ids[0])


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not say which cores a thread may run on")
def test_a_helper_is_woken_on_another_core(address: int) -> None:
    mine, allowed = Launcher(), os.sched_getaffinity(0)
    rest = os.sched_getaffinity(woken(mine, address))
    assert rest < allowed if len(allowed) > 1 else rest == allowed
    assert len(allowed) - len(rest) <= 1
    try:
        os.sched_setaffinity(0, {min(allowed)})
        assert os.sched_getaffinity(woken(mine, address)) == rest  # there is no other core
    finally:
        os.sched_setaffinity(0, allowed)


def test_a_system_that_does_not_tell_cores_has_helpers(address: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(team, "_core_functions", dict)
    assert woken(Launcher(), address) == 0


COUNTS = """
import sys
import generated as ow

asked = [ow.get_num_threads()]
for count in (1, asked[0]):
    ow.set_num_threads(count)
    asked.append(ow.get_num_threads())
try:
    ow.set_num_threads(2**31)
except ValueError:
    asked.append("too many")
ow.set_num_threads(1)
asked += [ow.get_num_threads(), "numba" in sys.modules]
print(asked)
"""


@pytest.mark.parametrize("told", ["", "1", "2"])
def test_there_are_as_many_threads_as_processors_or_as_numba_is_told(told: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_NUM_THREADS"}
    done = subprocess.run(
        [sys.executable, "-c", COUNTS], cwd=ROOT, capture_output=True, text=True, check=True,
        env=environment | ({"NUMBA_NUM_THREADS": told} if told else {}),
    )  # fmt: skip
    most = int(told) if told else len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    assert eval(done.stdout) == [most, 1, most, "too many", 1, bool(told)]


def test_the_number_of_threads_is_each_threads_own() -> None:
    before, results = ow.get_num_threads(), []

    def other() -> None:
        ow.set_num_threads(1)
        results.append(ow.get_num_threads())

    first = threading.Thread(target=other)
    first.start()
    first.join()
    assert (results, ow.get_num_threads()) == ([1], before)


LARGE = """
import generated as ow
x = ow.ones(400, 500)
for _ in range(20):
    y = (x * 2).sum(1).cumsum(0)
print(y[-1].item())
"""


@pytest.mark.parametrize("count", range(3))
def test_the_interpreter_ends_while_helpers_look_for_work(count: int) -> None:
    done = subprocess.run([sys.executable, "-c", LARGE], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "400000.0"), (count, done.stderr)


# -- what threads share with native code -------------------------------------------------------------------------------


def test_threads_that_compile_one_conversion_get_one_and_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Native code has the address of each: what another thread's result replaced would be freed under it."""
    from runtime.kernels.elementwise.conversion import conversion

    both, plain = threading.Barrier(2), compiling.compile_loop

    def compile_together(*arguments: Any, **options: Any) -> Any:
        both.wait(60)
        return plain(*arguments, **options)

    monkeypatch.setattr(compiling, "compile_loop", compile_together)
    results: list[Any] = []
    callers = [threading.Thread(target=lambda: results.append(conversion(ow.uint8, ow.int16))) for _ in range(2)]
    for item in callers:
        item.start()
    for caller in callers:
        caller.join()
    assert len(results) == 2
    assert results[0] is results[1] is conversion(ow.uint8, ow.int16)


def test_records_of_calls_outlive_what_made_them() -> None:
    """A thread may be in the builtin of a function while the function gets other forms, as from another package."""
    from runtime import lasting
    from runtime.dispatch.native import Records

    records = Records()
    assert any(item is records.kept for item in lasting._kept)


def test_epochs_begun_by_threads_live_while_their_address_is_told() -> None:
    from runtime.autograd import shelf

    if not shelf.shelf_address() or not shelf._epochs:
        pytest.skip("objects stay with the collector here")
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    dead: list[int] = []

    def begin() -> None:
        for _ in range(3000):
            shelf._start_epoch()
            with shelf._lock:
                if int(shelf._words[1]) not in map(id, shelf._epochs):
                    dead.append(1)

    callers = [threading.Thread(target=begin) for _ in range(4)]
    try:
        for item in callers:
            item.start()
        for caller in callers:
            caller.join()
    finally:
        sys.setswitchinterval(interval)
    assert not dead


MIXED = """
import faulthandler, sys, threading
import generated as ow

faulthandler.enable()
sys.setswitchinterval(1e-6)
kinds = [ow.int64, ow.int32, ow.uint8, ow.bool, ow.float16, ow.bfloat16, ow.float32, ow.float64]
wrong = []

def work(number):
    for k in range(int(sys.argv[1])):
        x = ow.tensor([1, 0, 1], dtype=kinds[(number + k) % len(kinds)])
        y = kinds[(number + 3 * k) % len(kinds)]
        if x.dtype is ow.bool:
            x = x.int()
        results = [2.0 * x, 3 * x, x * 0.5, x + ow.tensor([1, 0, 1], dtype=y), x.to(y), 1 - x.float(), x.sum(0)]
        wanted = [[2, 0, 2], [3, 0, 3], [0.5, 0, 0.5], None, [1, 0, 1], [0, 1, 0], 2]
        for result, right in zip(results, wanted):
            if right is not None and result.tolist() != right:
                wrong.append((x.dtype, result))

threads = [threading.Thread(target=work, args=(number,)) for number in range(16)]
for one in threads:
    one.start()
for one in threads:
    one.join()
assert not wrong, wrong[:3]
"""


def compute_mixed(calls: int, seconds: float, **variables: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", MIXED, str(calls)], cwd=ROOT, env=os.environ | variables, capture_output=True,
        text=True, timeout=seconds, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_many_threads_compute_with_every_dtype() -> None:
    compute_mixed(20, 300)


@pytest.mark.exhaustive
def test_many_threads_compute_with_every_dtype_for_the_first_time(tmp_path: Path) -> None:
    compute_mixed(500, 1800, NUMBA_CACHE_DIR=str(tmp_path))
