"""When large work goes on on one thread because something else needs the cores: with clocks that the tests turn."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

import generated as ow
from runtime.compile import threads
from runtime.compile.threads import Launcher


class Machine:
    """A clock, the time that threads have run, and work that takes as long as it is told."""

    def __init__(self) -> None:
        self.clock, self.work = 100.0, 7.0
        self.launcher = Launcher(lambda: self.clock, lambda: self.work)

    def launch(self, seconds: float, ran: float) -> None:
        """Work that takes `seconds`, in which both threads together run for `ran`."""

        def function(name: str, threads: int) -> str:
            assert (name, threads) == ("work", 2)
            self.clock += seconds
            self.work += ran
            return "done"

        assert self.launcher.launch(function, "work", threads=2) == "done"

    def is_alone(self) -> bool:
        """Whether the next large work would use one thread."""
        return self.launcher.threads() == 1


class Waiting:
    """A function that another process compiles still."""

    ready = False

    def is_ready(self) -> bool:
        return self.ready

    def call(self, name: str, threads: int) -> str:
        return f"{name} on {threads} threads"


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setattr(threads, "number_of_threads", lambda: 2)
    monkeypatch.setattr(threads, "_has_started", lambda: True)
    monkeypatch.setattr(numba, "threading_layer", lambda: "omp")
    monkeypatch.delenv("OMP_WAIT_POLICY", raising=False)
    return Machine()


@pytest.mark.parametrize(
    ("seconds", "ran", "alone"),
    [
        (1e-5, 1e-5, False),  # too short to have been stopped, whatever the clocks say
        (3e-3, 3e-3, False),
        (8e-3, 16e-3, False),  # both ran
        (8e-3, 13e-3, False),  # one had less to do
        (8e-3, 9e-3, True),  # one was stopped
        (8e-3, 1e-3, True),
        (1.0, 1.6, False),
        (1.0, 1.3, True),
    ],
)
def test_launches_whose_threads_were_stopped_are_followed_by_a_pause(
    machine: Machine, seconds: float, ran: float, alone: bool
) -> None:
    assert not machine.is_alone()
    machine.launch(seconds, ran)
    assert machine.is_alone() is alone


def test_pauses_double_while_nothing_gets_better_and_end(machine: Machine) -> None:
    for pause in (0.02, 0.04, 0.08, 0.16, 0.16):
        machine.launch(8e-3, 8e-3)
        machine.clock += pause - 1e-3
        assert machine.is_alone()
        machine.clock += 2e-3
        assert not machine.is_alone()
    machine.clock += 1.0
    machine.launch(8e-3, 8e-3)
    machine.clock += 0.021
    assert not machine.is_alone()


@pytest.mark.parametrize(("layer", "policy"), [("workqueue", ""), ("tbb", ""), ("omp", "PASSIVE")])
def test_threads_that_sleep_while_they_wait_are_not_judged(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, layer: str, policy: str
) -> None:
    monkeypatch.setattr(numba, "threading_layer", lambda: layer)
    monkeypatch.setenv("OMP_WAIT_POLICY", policy)
    machine.launch(8e-3, 8e-3)
    assert not machine.is_alone()


def test_an_error_of_the_work_lets_the_next_one_start(machine: Machine) -> None:
    def fail(threads: int) -> None:
        raise ZeroDivisionError(threads)

    with pytest.raises(ZeroDivisionError, match="2"):
        machine.launcher.launch(fail, threads=2)
    machine.launch(1e-5, 1e-5)


def test_the_number_that_was_set_is_told_during_a_pause(machine: Machine) -> None:
    machine.launch(8e-3, 8e-3)
    assert machine.is_alone()
    assert ow.get_num_threads() == 2


COUNTS = """
import sys
import generated as ow

asked = [ow.get_num_threads()]
for count in (1, asked[0]):
    ow.set_num_threads(count)
    asked.append(ow.get_num_threads())
try:
    ow.set_num_threads(asked[0] + 1)
except ValueError:
    asked.append("too many")
ow.set_num_threads(1)
asked.append("numba" in sys.modules)
import numba
numba.get_num_threads()  # which starts them
asked += [ow.get_num_threads(), numba.get_num_threads()]
ow.set_num_threads(asked[0])
asked += [ow.get_num_threads() == asked[0], numba.get_num_threads() == asked[0]]
numba.set_num_threads(1)
asked.append(ow.get_num_threads())
print(asked)
"""


@pytest.mark.parametrize("told", ["", "1", "2"])
def test_the_number_of_threads_is_numbas_before_it_is_loaded(told: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_NUM_THREADS"}
    done = subprocess.run(
        [sys.executable, "-c", COUNTS], cwd=Path(__file__).resolve().parents[1], capture_output=True, text=True,
        check=True, env=environment | ({"NUMBA_NUM_THREADS": told} if told else {}),
    )  # fmt: skip
    most = int(told) if told else len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    assert eval(done.stdout) == [most, 1, most, "too many", bool(told), 1, 1, True, True, 1]


def test_work_goes_on_alone_until_threads_are_compiled() -> None:
    launcher, function = Launcher(), Waiting()
    for function.ready, done in ((False, "work alone"), (True, "work on 2 threads")):
        assert launcher.launch(function, "work", threads=2, alone=lambda name: f"{name} alone") == done  # type: ignore[arg-type]
