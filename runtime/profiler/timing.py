"""Time a statement: ``Timer("y = x @ x", globals={"x": x}).blocked_autorange()``."""

from __future__ import annotations

import contextlib
import math
import re
import shutil
import statistics
import textwrap
import timeit
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from runtime.compile.threads import get_num_threads, set_num_threads
from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError
from runtime.profiler.fuzzing import FuzzedParameter, FuzzedTensor, Fuzzer, ParameterAlias

__all__ = [
    "Compare", "FuzzedParameter", "FuzzedTensor", "Fuzzer", "Measurement", "ParameterAlias", "TaskSpec", "Timer",
    "ordered_unique", "select_unit", "set_torch_threads", "timer", "trim_sigfig", "unit_to_english",
]  # fmt: skip

timer = timeit.default_timer
_UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "us"), (1e-9, "ns"))
_FEW = 4  # measurements, of which quartiles mean nothing


def ordered_unique(elements: Iterable[Any]) -> list[Any]:
    """The elements, each once, in the order in which they come first."""
    return list(dict.fromkeys(elements))


def select_unit(t: float) -> tuple[str, float]:
    """The unit that suits a time in seconds, ns to s, and that unit in seconds."""
    size, unit = next((row for row in _UNITS if t >= row[0]), _UNITS[-1])
    return unit, size


def unit_to_english(u: str) -> str:
    """The word for a unit. ValueError for another one."""
    words = {"ns": "nanosecond", "us": "microsecond", "ms": "millisecond", "s": "second"}
    if u not in words:
        msg = f"unit_to_english(): expected one of {', '.join(words)}, got {u!r}"
        raise ArgumentValueError(msg)
    return words[u]


def trim_sigfig(x: float, n: int) -> float:
    """`x` rounded to `n` significant figures."""
    if x == 0 or not math.isfinite(x):
        return x
    return round(x, n - 1 - math.floor(math.log10(abs(x))))


@contextlib.contextmanager
def set_torch_threads(n: int) -> Iterator[None]:
    """Use `n` threads within the block."""
    before = get_num_threads()
    set_num_threads(n)
    try:
        yield
    finally:
        set_num_threads(before)


@dataclass(frozen=True)
class TaskSpec:
    """What is measured."""

    stmt: str
    setup: str
    global_setup: str = ""
    label: str | None = None
    sub_label: str | None = None
    description: str | None = None
    env: str | None = None
    num_threads: int = 1

    @property
    def title(self) -> str:
        """Its label, or the statement."""
        if self.label is not None:
            return self.label + (f": {self.sub_label}" if self.sub_label else "")
        return self.sub_label or (self.stmt if "\n" not in self.stmt else self.stmt.splitlines()[0] + "...")


@dataclass
class Measurement:
    """Times of several runs of a statement, each of which called it `number_per_run` times."""

    number_per_run: int
    raw_times: list[float]
    task_spec: TaskSpec
    metadata: dict[Any, Any] | None = None

    @property
    def times(self) -> list[float]:
        """Seconds of one call, of every run."""
        return [time / self.number_per_run for time in self.raw_times]

    @property
    def median(self) -> float:
        """The median of the runs, in seconds."""
        return statistics.median(self.times)

    @property
    def mean(self) -> float:
        """The mean of the runs, in seconds."""
        return statistics.fmean(self.times)

    @property
    def iqr(self) -> float:
        """What lies between the quartiles of the runs; 0 of one run."""
        if len(self.times) == 1:
            return 0.0
        low, _, high = statistics.quantiles(self.times, n=4, method="inclusive")
        return high - low

    @property
    def has_warnings(self) -> bool:
        """Whether there are few runs, or the quartiles lie far from each other."""
        return len(self.times) < _FEW or self.iqr > 0.1 * self.median

    @property
    def significant_figures(self) -> int:
        """How many figures of the median the spread of the runs lets one trust, at least 1 and at most 5.

        By the interquartile range over the root of the number of runs, as a standard error is.
        """
        if len(self.times) < _FEW or not self.median:
            return 1
        error = self.iqr / math.sqrt(len(self.times)) / self.median
        return max(1, min(5, math.floor(-math.log10(error)) + 1)) if error else 5

    def meets_confidence(self, threshold: float = 0.1) -> bool:
        """Whether the quartiles are near the median."""
        return len(self.times) >= _FEW and self.iqr < threshold * self.median

    @property
    def title(self) -> str:
        """What was measured."""
        return self.task_spec.title

    @property
    def env(self) -> str:
        """Where, as it was named."""
        return self.task_spec.env or "Unspecified env"

    @property
    def as_row_name(self) -> str:
        """What it is called in a table."""
        return self.task_spec.sub_label or self.task_spec.stmt

    @staticmethod
    def merge(measurements: Iterable[Measurement]) -> list[Measurement]:
        """Measurements of the same, put together."""
        by_spec: dict[TaskSpec, Measurement] = {}
        for measurement in measurements:
            merged = by_spec.setdefault(measurement.task_spec, Measurement(1, [], measurement.task_spec))
            merged.raw_times += measurement.times
        return list(by_spec.values())

    def __repr__(self) -> str:
        count, spec = len(self.times), self.task_spec
        lines = [f"<{type(self).__module__}.Measurement object at {id(self):#x}>", self.title]
        lines += [spec.description] if spec.description else []
        setup = f"setup: {spec.setup}" if spec.setup != "pass" else ""
        lines += [setup] if setup else []
        name = "Median" if count > 1 else ""
        lines.append(f"  {name + ': ' if name else ''}{shown(self.median)}")
        if count >= _FEW:
            low, _, high = statistics.quantiles(self.times, n=4, method="inclusive")
            lines.append(f"  IQR:    {shown(self.iqr)} ({shown(low)} to {shown(high)})")
        threads = f"{spec.num_threads} thread{'s' if spec.num_threads > 1 else ''}"
        runs = f"{count} measurement{'s' if count > 1 else ''}"
        lines.append(f"  {runs}, {self.number_per_run} runs per measurement, {threads}")
        return "\n".join(lines)


def shown(seconds: float, figures: int | None = None) -> str:
    """A time in the unit that suits it: with two decimals, or with so many significant figures."""
    unit, size = select_unit(seconds)
    number = seconds / size
    decimals = 2 if figures is None else max(0, figures - 1 - math.floor(math.log10(number))) if number > 0 else 0
    return f"{number:.{decimals}f} {unit}"


class Timer:
    """Measures a statement, which is Python; `globals` are the names that it uses.

    Statements of several lines may be indented as the text around them is.
    """

    def __init__(
        self, stmt: str = "pass", setup: str = "pass", global_setup: str = "", timer: Callable[[], float] = timer,
        globals: dict[str, Any] | None = None, label: str | None = None,  # noqa: A002 - PyTorch's name
        sub_label: str | None = None, description: str | None = None, env: str | None = None, num_threads: int = 1,
        language: Any = "python",
    ) -> None:  # fmt: skip
        if str(getattr(language, "name", language)).lower() not in {"python", "py"}:
            msg = f"Timer(): statements are Python, got {language!r}"
            raise UnsupportedError(msg)
        if not isinstance(stmt, str) or not isinstance(setup, str):
            msg = f"Timer(): a statement and its setup are text, got {type(stmt).__name__} and {type(setup).__name__}"
            raise ArgumentError(msg)
        if global_setup:
            msg = f"Timer(): global_setup is for statements in C++, got {global_setup!r}; use setup"
            raise ArgumentValueError(msg)
        stmt, setup = _dedented(stmt), _dedented(setup)
        spec = (stmt, setup, global_setup, label, sub_label, description, env, num_threads)
        self._task_spec = TaskSpec(*spec)
        self._timer = timeit.Timer(stmt=stmt, setup=setup, timer=timer, globals=dict(globals or {}))

    def _run(self, number: int) -> float:
        with set_torch_threads(self._task_spec.num_threads):
            return max(self._timer.timeit(number), 1e-9)

    def collect_callgrind(self, number: int = 100, **_: Any) -> NoReturn:
        """NotImplementedError: instructions are not counted, with valgrind or without it."""
        has_valgrind = shutil.which("valgrind") is not None
        why = "valgrind does not run code that was compiled for this processor" if has_valgrind else "no valgrind here"
        msg = f"Timer.collect_callgrind({number}): instructions are not counted ({why}); measure time with timeit()"
        raise UnsupportedError(msg)

    def timeit(self, number: int = 1_000_000) -> Measurement:
        """One run of so many calls, after some that warm up."""
        self._run(max(number // 100, 2))
        return Measurement(number, [self._run(number)], self._task_spec)

    def blocked_autorange(
        self, callback: Callable[[int, float], Any] | None = None, min_run_time: float = 0.2
    ) -> Measurement:
        """Runs for `min_run_time` seconds at least, each of so many calls that reading the clock is no part of it."""
        return self._measured(callback, lambda times: sum(times) >= min_run_time)

    def adaptive_autorange(
        self, threshold: float = 0.1, *, min_run_time: float = 0.01, max_run_time: float = 10.0,
        callback: Callable[[int, float], Any] | None = None,
    ) -> Measurement:  # fmt: skip
        """Runs until their quartiles are within `threshold` of the median, or `max_run_time` seconds have passed."""
        if max_run_time < min_run_time:
            msg = f"Timer.adaptive_autorange(): max_run_time={max_run_time} is below min_run_time={min_run_time}"
            raise ArgumentValueError(msg)

        def enough(times: list[float]) -> bool:
            spent = sum(times)
            sure = Measurement(1, times, self._task_spec).meets_confidence(threshold)
            return spent >= max_run_time or (spent >= min_run_time and sure)

        return self._measured(callback, enough)

    autorange = blocked_autorange

    def _measured(self, callback: Any, enough: Callable[[list[float]], bool]) -> Measurement:
        number = self._number()
        times: list[float] = []
        while not times or not enough(times):
            times.append(self._run(number))
            if callback is not None:
                callback(number, times[-1])
        return Measurement(number, times, self._task_spec)

    def _number(self) -> int:
        """So many calls that they take a millisecond."""
        self._run(2)
        number = 1
        while (spent := self._run(number)) < 1e-3:
            number = max(number + 1, min(number * 10, math.ceil(number * 1.2e-3 / spent)))
        return number


def _dedented(text: str) -> str:
    """A statement without the indentation that its lines share, and without empty lines around it."""
    return textwrap.dedent(text).strip("\n").rstrip()


class Compare:
    """Tables of measurements, one a label: a row a statement or `sub_label`, a column a description."""

    def __init__(self, results: Iterable[Measurement]) -> None:
        self._results = Measurement.merge(results)
        self._is_trimmed = self._is_colored = self._is_by_row = self._shows_warnings = False

    def extend_results(self, results: Iterable[Measurement]) -> None:
        """Put more measurements into the table. ValueError for anything else."""
        results = list(results)
        for item in results:
            if not isinstance(item, Measurement):
                msg = f"Compare.extend_results(): expected measurements, got {type(item).__name__}"
                raise ArgumentValueError(msg)
        self._results = Measurement.merge([*self._results, *results])

    def trim_significant_figures(self) -> None:
        """Show times with no more figures than their spread lets one trust."""
        self._is_trimmed = True

    def colorize(self, rowwise: bool = False) -> None:
        """Show the shortest time of the table, or of every row, in green, and what takes twice as long in red."""
        self._is_colored, self._is_by_row = True, rowwise

    def highlight_warnings(self) -> None:
        """Mark times of few or scattered runs with an exclamation mark."""
        self._shows_warnings = True

    def _cell(self, result: Measurement, best: float) -> str:
        """The time of a measurement as the table shows it."""
        time = trim_sigfig(result.median, result.significant_figures) if self._is_trimmed else result.median
        text = shown(time, result.significant_figures if self._is_trimmed else None)
        text += " !" if self._shows_warnings and result.has_warnings else ""
        if not self._is_colored or best < result.median <= 2 * best:
            return text
        return f"\33[{32 if result.median <= best else 31}m{text}\33[0m"

    def __str__(self) -> str:
        labels = ordered_unique(result.task_spec.label for result in self._results)
        return "\n".join(
            self._table(label, [result for result in self._results if result.task_spec.label == label])
            for label in labels
        )

    def _table(self, label: str | None, results: list[Measurement]) -> str:
        """The measurements of one label, which stands above them."""
        rows = ordered_unique((result.as_row_name, result.task_spec.num_threads) for result in results)
        columns = ordered_unique(result.task_spec.description or "" for result in results)
        least = min((result.median for result in results), default=0.0)
        cells = [["", *columns]]
        for name, threads in rows:
            row = [
                result for result in results
                if (result.as_row_name, result.task_spec.num_threads) == (name, threads)
            ]  # fmt: skip
            best = min(result.median for result in row) if self._is_by_row else least
            texts = {result.task_spec.description or "": self._cell(result, best) for result in row}
            cells.append([f"{name} ({threads} threads)" if threads > 1 else name, *[texts.get(c, "") for c in columns]])
        widths = [max(_width(row[column]) for row in cells) for column in range(len(columns) + 1)]
        lines = [
            "  ".join(" " * (width - _width(text)) + text for text, width in zip(row, widths, strict=True))
            for row in cells
        ]
        if label:
            lines.insert(0, f"[{f' {label} '.center(sum(widths) + 2 * len(columns) - 2, '-')}]")
        return "\n".join(lines)

    def print(self) -> None:
        """Print the table."""
        print(str(self))  # noqa: T201 - what is asked for


def _width(text: str) -> int:
    """How many characters of a text are seen, without those that colour it."""
    return len(re.sub("\33\\[\\d+m", "", text))
