"""Times in rounds, and what may be concluded from them. Knows no library: tests give it timers of their own."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from benchmarks.model import BESIDE, OURS

Timer = Callable[[int], float]  # seconds for a number of calls

FASTER, SLOWER, UNCLEAR = "faster", "slower", "no conclusion"
MEETS, MISSES = "meets", "misses"
QUIET = 0.05  # relative spread of the idle probe up to which a machine counts as quiet


@dataclass(frozen=True)
class Effort:
    """How much time a case is given."""

    rounds: int = 15
    round_seconds: float = 0.01  # what one library runs in a round, at least one call
    warm_seconds: float = 0.05
    case_seconds: float = 3.0  # of one library, all rounds together; at least `fewest` rounds
    fewest: int = 5


FULL, QUICK = Effort(), Effort(rounds=5, round_seconds=0.004, warm_seconds=0.01, case_seconds=0.5, fewest=3)


@dataclass(frozen=True)
class Ratio:
    """Ours by theirs, and how much of it may be noise: the truth lies within a factor of `1 + noise`."""

    middle: float
    noise: float

    @property
    def low(self) -> float:
        """The smallest ratio that the noise allows."""
        return self.middle / (1 + self.noise)

    @property
    def high(self) -> float:
        """The largest ratio that the noise allows."""
        return self.middle * (1 + self.noise)

    def verdict(self) -> str:
        """Faster, slower, or no conclusion where the noise is larger than the difference."""
        return FASTER if self.high < 1 else SLOWER if self.low > 1 else UNCLEAR

    def against(self, target: float) -> str:
        """Meets the target, misses it, or no conclusion."""
        return MEETS if self.high <= target else MISSES if self.low > target else UNCLEAR


def calls_for(timer: Timer, effort: Effort) -> int:
    """Warm up, and find how many calls fill a round, by the quickest of several tries: one may be interrupted."""
    calls, tries, spent, best = 1, 0, 0.0, math.inf
    while tries < 3 or spent < effort.warm_seconds:
        seconds = timer(calls)
        tries, spent, best = tries + 1, spent + seconds, min(best, seconds / calls)
        if calls * best < effort.round_seconds / 4:
            calls, tries = 2 * calls, 0
        elif spent > effort.case_seconds:
            break
    return max(1, round(effort.round_seconds / best))


def measure(timers: Mapping[str, Timer], effort: Effort) -> dict[str, list[float]]:
    """Seconds a call, by library and round. Each round runs all, starting with another one."""
    calls = {name: calls_for(timer, effort) for name, timer in timers.items()}
    names, times = list(timers), {name: list[float]() for name in timers}
    begin = time.perf_counter()
    for number in range(effort.rounds):
        enough = time.perf_counter() - begin > effort.case_seconds * len(names)
        if number >= effort.fewest and enough:
            break
        first = number % len(names)
        for name in names[first:] + names[:first]:
            times[name].append(timers[name](calls[name]) / calls[name])
    return times


def ratio(ours: Sequence[float], theirs: Sequence[float], floor: float = 0.0) -> Ratio:
    """The median ratio over rounds. What happens to both in a round cancels. What is left is noise: the distance from
    the median to the farther end of its interval of confidence, but no less than `floor`."""
    logs = sorted(math.log(mine / other) for mine, other in zip(ours, theirs, strict=True))
    middle, ranks = statistics.median(logs), confident_ranks(len(logs))
    width = max(logs[-1 - ranks] - middle, middle - logs[ranks])
    return Ratio(math.exp(middle), max(math.expm1(width), floor))


def confident_ranks(count: int, confidence: float = 0.95) -> int:
    """How many of the smallest and of the largest values lie outside of the interval that has the true median with this
    confidence, whatever the distribution: the median is above the k smallest of n as a coin shows k heads or fewer."""
    outside, ranks = 2.0**-count, 0
    while 2 * outside <= 1 - confidence:
        ranks += 1
        outside += math.comb(count, ranks) * 2.0**-count
    return max(ranks - 1, 0)


def within(amounts: Sequence[float], target: float) -> str:
    """Whether amounts meet a target: all of them do, none does, or no conclusion."""
    return MEETS if max(amounts) <= target else MISSES if min(amounts) > target else UNCLEAR


def repeatability(times: Sequence[float]) -> float:
    """How much one statement differs from itself, measured again: the median relative change between rounds."""
    changes = [abs(math.log(b / a)) for a, b in pairwise(times)]
    return math.expm1(statistics.median(changes)) if changes else 0.0


def geometric_mean(ratios: Sequence[Ratio]) -> Ratio:
    """Of many cases. Noise is not taken to cancel: a busy machine disturbs neighbours alike."""
    count = len(ratios)
    middle = sum(math.log(ratio.middle) for ratio in ratios) / count
    noise = sum(math.log1p(ratio.noise) for ratio in ratios) / count
    return Ratio(math.exp(middle), math.expm1(noise))


def growth(units: Sequence[int], seconds: Sequence[float], start: int = 1000) -> float | None:
    """The cost of one of many at the largest size by that at the cheapest size from `start`; None with no two sizes."""
    costs = [cost / unit for unit, cost in zip(units, seconds, strict=True) if unit >= start]
    return costs[-1] / min(costs) if len(costs) > 1 else None


def idle_probe(repeats: int = 25) -> list[float]:
    """Seconds for the same work, again and again: Python alone, no library."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        sum(range(100_000))
        times.append(time.perf_counter() - start)
    return times


def spread(times: Sequence[float]) -> float:
    """How far the slow tenth lies above the median, relative to it."""
    return sorted(times)[len(times) * 9 // 10] / statistics.median(times) - 1


def describe(times: Mapping[str, Sequence[float]], floor: float = 0.0, target: float | None = None) -> dict[str, Any]:
    """The medians of a case, and the ratios with what they allow to conclude."""
    results: dict[str, Any] = {
        "seconds": {name: statistics.median(each) for name, each in times.items()},
        "fastest": {name: min(each) for name, each in times.items()},
        "repeatability": {name: repeatability(each) for name, each in times.items()},
    }
    if OURS in times:
        table = {name: ratio(times[OURS], each, floor) for name, each in times.items() if name != OURS}
        results["others"] = {name: {"middle": value.middle, "noise": value.noise} for name, value in table.items()}
        if BESIDE in table:
            item = table[BESIDE]
            results["ratio"] = {**results["others"][BESIDE], "verdict": item.verdict()}
            if target is not None:
                results["ratio"]["against"] = item.against(target)
    return results
