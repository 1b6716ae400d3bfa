"""A team of threads that do the parts of one piece of work: whoever is free takes the next part.

The thread that shares out work takes parts too, so it never waits for a thread that has not begun: where the cores are
busy with something else it does all parts itself. A helper looks for work for a fraction of a millisecond, then sleeps.
Helpers run native code alone; CPython, which starts them, knows nothing of them, and lends them its locks to sleep on.

A helper is woken on another core than the one that wakes it. Left to itself the kernel of a virtual machine takes a
core that has been idle for a while for one that its host has taken away: it had both threads share one core, and two
threads took twice the time of one.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from typing import Any

from runtime.compile import kinds as types
from runtime.compile.ahead import ALONE
from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.kinds import Later
from runtime.lasting import keep
from runtime.native.layout import WORD, Inside, Structure
from runtime.native.structures import Ref, Row, invoke

_later = functools.partial(Later, "runtime.compile.atomics")
read_word, write_word, add_to_word = _later("read_word"), _later("write_word"), _later("add_to_word")
swap_word, replace_word, rest = _later("swap_word"), _later("replace_word"), _later("rest")
call_for_int = Later("runtime.compile.c_calls", "call_for_int")

MOST_HELPERS = 255
_LINE = 8  # words that threads share, so that what one writes does not slow down who reads beside it
_PART, _GENERATION = 1 << 16, 1 << 32  # what the ticket counts: parts that are taken, parts there are, pieces of work
_LOOKS = 15_000  # for work, or for the end of it, before a thread goes to sleep: half a millisecond
_CORES = 8192  # the most that a set of cores is made for; Linux is not built for more

# What a team shares: the ticket, parts that are done, whether who shares out work sleeps; the work; CPython's functions
# for locks, and the lock that who shares out work sleeps on; the system's functions for cores, 0 where it has none, and
# a set of cores. Then of each helper whether it sleeps, its lock, its number in the system, and what it starts with:
# the address of this and its number here.
Team = Structure(
    "Team",
    {
        "ticket": Inside(WORD, _LINE), "done": Inside(WORD, _LINE), "waits": Inside(WORD, _LINE),
        "function": WORD, "job": WORD, "helpers": WORD, "acquire": WORD, "release": WORD, "lock": WORD,
        "this_core": WORD, "allowed_cores": WORD, "allow_cores": WORD, "thread_id": WORD,
        "cores": Inside(WORD, _CORES // 64), "sleeps": Inside(WORD, _LINE * MOST_HELPERS),
        "locks": Inside(WORD, MOST_HELPERS), "ids": Inside(WORD, MOST_HELPERS),
        "starts": Inside(WORD, 2 * MOST_HELPERS),
    },
)  # fmt: skip

_i = types.int64
_team = Ref(Team)


@compile_driver(_i(_team))
def take_part(team):
    """Do the next part, if there is one; whether there was."""
    ticket = read_word(team.ticket)
    part, parts = ticket % _PART, ticket // _PART % _PART
    if part >= parts:
        return 0
    function, job = team.function, team.job  # of this ticket, if it is still the same
    if replace_word(team.ticket, ticket, ticket + 1):
        invoke(function, job, job, part, parts, 0)
        if add_to_word(team.done, 1) + 1 == parts and swap_word(team.waits, 0) == 1:
            invoke(team.release, team.lock, 0, 0, 0, 0)
    return 1


@compile_driver(_i(_team))
def has_part(team):
    """Whether a part is left that nobody has taken."""
    ticket = read_word(team.ticket)
    return 1 if ticket % _PART < ticket // _PART % _PART else 0


@compile_driver(types.void(Row(WORD)))
def help_team(start):
    """What a helper does for as long as the process lives."""
    team = Team(start[0])
    asleep, lock = team.sleeps + 8 * _LINE * start[1], team.locks[start[1]]
    if team.thread_id != 0:
        team.ids[start[1]] = call_for_int(team.thread_id, 0, 0, 0)
    looks = 0
    while lock != 0:
        if take_part(team) != 0:
            looks = 0
            continue
        looks += 1
        if looks < _LOOKS:
            rest()
            continue
        looks = 0
        write_word(asleep, 1)
        if has_part(team) == 0 or not replace_word(asleep, 1, 0):
            invoke(team.acquire, lock, 1, 0, 0, 0)


@compile_driver(_i(_team))
def find_other_cores(team):
    """Set `cores` to those this thread may run on but the one it does; whether there are any."""
    if team.this_core == 0 or call_for_int(team.allowed_cores, 0, _CORES // 8, team.cores) != 0:
        return 0
    core = call_for_int(team.this_core, 0, 0, 0)
    if core < 0 or core >= _CORES:
        return 0
    team.cores[core // 64] &= ~(1 << core % 64)
    for k in range(_CORES // 64):
        if team.cores[k] != 0:
            return 1
    return 0


@compile_driver(types.void(_team, _i, _i))
def wake(team, k, elsewhere):
    """Wake a helper that sleeps, on one of `cores` if it is to run elsewhere."""
    if elsewhere != 0 and team.ids[k] != 0:
        call_for_int(team.allow_cores, team.ids[k], _CORES // 8, team.cores)
    invoke(team.release, team.locks[k], 0, 0, 0, 0)


@compile_driver(types.void(_team, _i, _i, _i))
def share_out(team, function, job, parts):
    """Call the function at an address with `job`, a part and `parts`, for every part, on several threads."""
    team.function, team.job = function, job
    write_word(team.done, 0)
    generation = read_word(team.ticket) // _GENERATION + 1
    write_word(team.ticket, generation * _GENERATION + parts * _PART)
    elsewhere = -1  # not known yet
    for k in range(min(parts - 1, team.helpers)):
        if swap_word(team.sleeps + 8 * _LINE * k, 0) == 1:
            if elsewhere < 0:
                elsewhere = find_other_cores(team)
            wake(team, k, elsewhere)
    while take_part(team) != 0:
        pass
    looks = 0
    while read_word(team.done) < parts:
        looks += 1
        if looks < _LOOKS:
            rest()
            continue
        looks = 0
        write_word(team.waits, 1)
        if read_word(team.done) < parts or not replace_word(team.waits, 1, 0):
            invoke(team.acquire, team.lock, 1, 0, 0, 0)


_help = entry_point(help_team, ALONE)


class Helpers:
    """The threads of this process that help, started when work first needs them."""

    def __init__(self) -> None:
        self._team: Any = None
        self._address = 0
        self._count = 0

    def address(self, threads: int) -> int:
        """The address of a :data:`Team` for so many threads; 0 while what they run is not compiled."""
        if self._count < threads - 1:
            if self._team is None:
                if not _help.is_ready():
                    return 0
                self._team = _new_team()
                self._address = int(self._team)
            while self._count < min(threads - 1, MOST_HELPERS):
                self._start()
        return self._address

    def _start(self) -> None:
        """One more. Where the system starts none, whoever shares out work does all of it."""
        number, team = self._count, self._team
        self._count += 1
        team.locks[number] = _new_lock()
        team.starts[2 * number], team.starts[2 * number + 1] = int(team), number
        team.helpers = self._count
        start = _c_function("PyThread_start_new_thread", ctypes.c_ulong, ctypes.c_void_p, ctypes.c_void_p)
        start(_help.address, int(team.starts) + 2 * 8 * number)


def _new_team() -> Any:
    """A team without helpers. It outlives the interpreter, as does the code that helpers run."""
    words = Team.pack(
        acquire=_c_address("PyThread_acquire_lock"), release=_c_address("PyThread_release_lock"), lock=_new_lock(),
        **_core_functions(),
    )  # fmt: skip
    keep(words)
    return Team(words.ctypes.data)


def _new_lock() -> int:
    """A lock of CPython's that is held."""
    lock: int = _c_function("PyThread_allocate_lock", ctypes.c_void_p)()
    _c_function("PyThread_acquire_lock", ctypes.c_int, ctypes.c_void_p, ctypes.c_int)(lock, 1)
    return lock


def _core_functions() -> dict[str, int]:
    """The system's functions for the cores a thread may run on; none where it lacks one of them."""
    if sys.platform != "linux":
        return {}
    system = {"this_core": "sched_getcpu", "allowed_cores": "sched_getaffinity", "allow_cores": "sched_setaffinity"}
    python = {"thread_id": "PyThread_get_thread_native_id"}
    try:
        return {field: _c_address(name) for field, name in (system | python).items()}
    except AttributeError:
        return {}


def _c_address(name: str) -> int:
    return ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value or 0


def _c_function(name: str, result: Any, *arguments: Any) -> Any:
    return ctypes.PYFUNCTYPE(result, *arguments)(_c_address(name))
