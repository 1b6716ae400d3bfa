"""After an interrupt the modes are what they were, no lock is held, and the next gradient is right.

The interpreter notices an interrupt where a Python function begins, after a call of a C function, and in loops. The
first two are tried one by one: a profiler is told of exactly these events, and raises. Then signals come at random
times, in a process of its own, and exceptions that another thread sends.
"""

from __future__ import annotations

import subprocess
import sys

import pytest
from folders import ROOT

import generated as ow
from generated.autograd import forward_ad, graph, set_detect_anomaly
from runtime import forking, guards
from runtime.autograd import watching
from runtime.autograd.forward import _Process
from runtime.dispatch import registry
from runtime.dispatch.library import Library

ADD = registry.find("add.Tensor")
KERNELS = dict(ADD.kernels)
LEAF = ow.tensor([1.0, 2.0, 3.0], requires_grad=True)
MANY = ow.ones(40_000, requires_grad=True)


def fresh(x):
    return (x * x * 2.0).sum()


def grad_modes():
    with ow.no_grad():
        x = LEAF * 2
        with ow.enable_grad():
            x = LEAF * 2
            with ow.inference_mode(), ow.set_grad_enabled(True):
                x = LEAF * 2
        assert not guards.grad_enabled()
    return x


def one_guard_twice():
    guard = ow.no_grad()
    with guard, ow.enable_grad(), guard:
        return LEAF * 2


@ow.no_grad()
def decorated():
    return LEAF * 2


def generator():
    def numbers():
        with ow.no_grad():
            yield LEAF * 2

    return list(numbers())


def errors():
    try:
        with ow.no_grad():
            [].pop()
    except IndexError:
        assert guards.grad_enabled()


def backward():
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    fresh(x).backward()


def backward_of_backward():
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    with ow.no_grad(), ow.enable_grad():
        (g,) = ow.autograd.grad(fresh(x), x, create_graph=True)
    g.sum().backward()


def backward_with_hooks():
    x = ow.tensor([1.0, 2.0], requires_grad=True)

    def hook(grad):
        with ow.enable_grad(), ow.no_grad():
            return grad * 2

    with x.register_hook(hook):
        fresh(x).backward()


def dual():
    with forward_ad.dual_level():
        x = forward_ad.make_dual(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 0.0]))
        with forward_ad.set_fwd_grad_enabled(False):
            y = x * 2
        return forward_ad.unpack_dual(fresh(x) + y.sum())


def override():
    with Library() as library:
        library.impl("add.Tensor", lambda a, b, alpha: a, "CPU")
        library.impl("add.Tensor", lambda a, b, alpha: b, "AutogradCPU")
        return ow.tensor([1.0]) + ow.tensor([2.0])


def drawing():
    ow.manual_seed(3)
    return ow.randn(3), ow.randn(40_000)


def large():
    return (MANY * MANY).sum().backward()


def packed():
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    with graph.saved_tensors_hooks(lambda item: item, lambda item: item), graph.allow_mutation_on_saved_tensors():
        fresh(x).backward()


def anomaly():
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    with set_detect_anomaly(True), graph.register_multi_grad_hook((x,), len) as _:
        fresh(x).backward()


SCENES = [
    grad_modes, one_guard_twice, decorated, generator, errors, backward, backward_of_backward, backward_with_hooks,
    dual, override, drawing, large, packed, anomaly,
]  # fmt: skip


def wrong() -> list[str]:
    """What is not as it was."""
    x = ow.tensor([1.0, -3.0], requires_grad=True)
    results = [
        what
        for what, right in {
            "grad mode": guards.grad_enabled(),
            "forward mode": guards.forward_enabled(),
            "reasons": guards.state.active == {},
            "level": guards.state.dual == {},
            "modes": (len(guards.thread.recording), len(guards.thread.forward)) == (1, 1),
            "kernels": ADD.kernels == KERNELS,
            "watchers": watching.reasons == {},
            "locks": not any(lock._is_owned() for lock in forking._locks),
        }.items()
        if not right
    ]
    if not results:
        fresh(x).backward()
        if x.grad.tolist() != [4.0, -12.0] or (x + x)._edge is None:
            results.append("gradient")
        with forward_ad.dual_level():
            y = forward_ad.unpack_dual(forward_ad.make_dual(x.detach(), ow.ones(2)) * 2).tangent
        if y.tolist() != [2.0, 2.0] or _Process.unfinished:
            results.append("tangent")
    return results


def put_right() -> None:
    """After a failure, so that it is counted once."""
    guards.state.active.clear()
    guards.state.dual.clear()
    watching.reasons.clear()
    del guards.thread.recording[1:], guards.thread.forward[1:]
    guards.thread.recording[0].enabled = guards.thread.forward[0].enabled = True
    guards.thread.recording[0].reason = guards.thread.forward[0].reason = None
    ADD.kernels.clear()
    ADD.kernels.update(KERNELS)
    ADD.clear()
    for lock in forking._locks:
        while lock._is_owned():
            lock.release()


class Interrupter:
    """Raises KeyboardInterrupt at the `at`-th place where the interpreter would notice one."""

    def __init__(self, at: int) -> None:
        self.at, self.seen = at, -1

    def __call__(self, frame, event, arg):
        if event in ("call", "c_return") and arg is not sys.setprofile:
            self.seen += 1
            if self.seen == self.at:
                raise KeyboardInterrupt(f"{frame.f_code.co_qualname}:{frame.f_lineno} {event} {arg}")


def interrupted(scene, at: int) -> str | None:
    """Run a scene; where it was interrupted, or None when it came to its end before."""
    interrupter = Interrupter(at)
    try:
        sys.setprofile(interrupter)
        scene()
        sys.setprofile(None)
    except KeyboardInterrupt as error:
        return str(error)
    finally:
        sys.setprofile(None)
    return "swallowed" if interrupter.seen >= at else None


@pytest.fixture
def unraisable(monkeypatch):
    """What was raised where nobody can catch it. An interrupt is lost there, which is no matter: where a generator that

    nobody holds is closed, the interpreter looks for none, but tells profilers.
    """
    results = []
    monkeypatch.setattr(
        sys, "unraisablehook", lambda item: item.exc_type is KeyboardInterrupt or results.append(repr(item.exc_value))
    )
    return results


@pytest.mark.parametrize("scene", SCENES)
def test_an_interrupt_anywhere_leaves_no_trace(scene, unraisable):
    for _ in range(3):
        scene()
    assert wrong() == []
    failures, at = [], 0
    while (where := interrupted(scene, at)) is not None:
        if result := wrong() + unraisable:
            failures.append((at, where, result))
            put_right()
            unraisable.clear()
        at += 1
    print(f"{scene.__name__}: {at} interrupts, {len(failures)} with a trace")
    assert not failures, failures[:5]
    assert at > 5


STORM = """
import random, signal, sys, time
sys.path[:0] = ["tests", "tests/runtime/autograd"]
import test_interrupts as t

class Stop(KeyboardInterrupt):
    pass

armed = False

def stop(number, frame):
    if armed:
        raise Stop

signal.signal(signal.SIGALRM, stop)
draw = random.Random(int(sys.argv[1]))
ignored = []

def lost(one):
    # Not what llvmlite says of its half-made objects.
    if one.exc_type is not Stop and "llvmlite" not in str(getattr(one.object, "__module__", "")):
        ignored.append(repr(one.exc_value))

sys.unraisablehook = lost
for scene in t.SCENES:
    for _ in range(3):
        scene()
assert t.wrong() == []
longest = {}
for scene in t.SCENES:
    begin = time.perf_counter()
    scene()
    longest[scene] = time.perf_counter() - begin
interrupts, failures, end = 0, [], time.monotonic() + float(sys.argv[2])
while interrupts < int(sys.argv[3]) and time.monotonic() < end:
    scene = draw.choice(t.SCENES)
    try:
        armed = True
        signal.setitimer(signal.ITIMER_REAL, draw.uniform(5e-6, max(2 * longest[scene], 1e-4)))
        for _ in range(1000):
            scene()
    except Stop:
        interrupts += 1
    armed = False
    signal.setitimer(signal.ITIMER_REAL, 0)
    if found := t.wrong() + ignored:
        failures.append((scene.__name__, found))
        t.put_right()
        ignored.clear()
print(interrupts, len(failures), failures[:5])
"""


def storm(seed: int, seconds: float, enough: int) -> tuple[int, int, str]:
    """How many signals interrupted something, how many left a trace, and which; no more than `enough` of them."""
    done = subprocess.run(
        [sys.executable, "-c", STORM, str(seed), str(seconds), str(enough)],
        cwd=ROOT, capture_output=True, text=True, timeout=120 + 3 * seconds, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    interrupts, failures, which = done.stdout.split(" ", 2)
    return int(interrupts), int(failures), which


def test_signals_at_any_time_leave_no_trace():
    interrupts, failures, which = storm(seed=0, seconds=100, enough=1000)
    print(f"{interrupts} signals, {failures} with a trace")
    assert failures == 0, which
    assert interrupts > 200


SENT = """
import ctypes, random, sys, threading, time
sys.path[:0] = ["tests", "tests/runtime/autograd"]
import test_interrupts as t

class Stop(BaseException):
    pass

send = ctypes.pythonapi.PyThreadState_SetAsyncExc
sys.unraisablehook = lambda one: None
draw, stopped, failures, over = random.Random(0), [], [], threading.Event()
may, got = threading.Event(), threading.Event()

def once():
    scene = draw.choice(t.SCENES)
    try:
        may.set()
        while not over.is_set():
            scene()
    except Stop:
        stopped.append(scene)
    if found := t.wrong():
        failures.append((scene.__name__, found))
    got.set()

def work():
    while not over.is_set():
        try:
            once()
        except Stop:  # it came late
            got.set()

for scene in t.SCENES:
    scene()
worker, end = threading.Thread(target=work), time.monotonic() + 100
worker.start()
while len(stopped) < int(sys.argv[1]) and time.monotonic() < end:
    may.wait(1)
    may.clear()
    got.clear()
    time.sleep(draw.uniform(0, 0.005))
    send(ctypes.c_ulong(worker.ident), ctypes.py_object(Stop))
    got.wait(1)  # one that is raised where nobody can catch it is lost
    if not worker.is_alive():
        worker = threading.Thread(target=work)
        worker.start()
over.set()
worker.join()
print(len(stopped), len(failures), failures[:5])
"""


def test_exceptions_that_another_thread_sends_leave_no_trace():
    done = subprocess.run(
        [sys.executable, "-c", SENT, "400"], cwd=ROOT, capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    interrupts, failures, which = done.stdout.split(" ", 2)
    print(f"{interrupts} exceptions, {failures} with a trace")
    assert int(failures) == 0, which
    assert int(interrupts) > 50
