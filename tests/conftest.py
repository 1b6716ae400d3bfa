"""Configuration of all tests: the exhaustive searches run only when asked for."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest

# What is compiled where it is first needed is the same in every run; test_cold_start.py has the other way.
os.environ.setdefault("OPWEAVE_COMPILE", "now")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Let pytest-xdist's workers, where it is installed and asked for, begin with an equal share each: tests of one
    file share what their fixtures make and which kernels they compile."""
    if getattr(config.option, "numprocesses", None) and config.option.dist == "no":
        config.option.dist = "worksteal"


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """Collect tests without the garbage collector, which would walk again and again through what describes them."""
    gc.disable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `exhaustive` unless ``-m`` speaks of it; ``-m`` in addopts would hide other markers."""
    if "exhaustive" in (config.option.markexpr or ""):
        return
    selected, deselected = [], []
    for item in items:
        (deselected if item.get_closest_marker("exhaustive") else selected).append(item)
    if deselected:
        config.hook.pytest_deselected(items=deselected)
        items[:] = selected


def pytest_collection_finish() -> None:
    """Take what describes the tests from the garbage collector: with two million objects a collection takes 1 s, and
    tests that ask for one, again and again, half a minute."""
    gc.freeze()  # without a collection before, which would free next to nothing
    gc.enable()


_seconds: dict[str, float] = {}  # by part: a folder of tests
_SHOWN = 12  # parts
_LONG = 60.0  # seconds from which on it is worth knowing where they went


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add a test's time to that of its part."""
    part = report.nodeid.partition("::")[0].removeprefix("tests/").rpartition("/")[0] + "/"
    _seconds[part] = _seconds.get(part, 0.0) + report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how long which part took, of all workers together, where that is a minute or more."""
    total = sum(_seconds.values())
    if total < _LONG:
        return
    slowest = sorted(_seconds.items(), key=lambda item: -item[1])[:_SHOWN]
    rest = total - sum(seconds for _, seconds in slowest)
    terminalreporter.section("seconds by part")
    for part, seconds in (*slowest, ("all others", rest)):
        terminalreporter.line(f"{seconds:8.0f}  {part}")


@pytest.fixture(scope="module", autouse=True)
def _nothing_old_is_collected() -> Iterator[None]:
    """Take what the tests of a module leave behind, most of it compiled, from the garbage collector as well: later
    tests that ask for a collection walk through what they made, not through all that was there before, for seconds."""
    yield
    gc.collect()
    gc.freeze()
