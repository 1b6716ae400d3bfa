"""Forked children compute: after threads have worked, while they do, in hooks, and children of children.

Every program runs in a process of its own with a limit of time, because what fails here hangs or is killed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from folders import ROOT

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")

# What the programs share. `everything` is large work of each kind of launch, which must come out the same, bit by bit.
HEAD = """
import os, signal, sys, threading, time
import numpy as np
import generated as ow

@ow.enable_grad()
def everything(seed=1):
    ow.manual_seed(seed)
    x = ow.randn(300, 400)
    x.requires_grad_()
    image = ow.ones(2, 8, 40, 40)
    y = (x * x + 1).exp().log()
    parts = [
        y, y.sum(0), y.sum(), ow.softmax(x, 1), ow.cumsum(x, 1), ow.mm(x, x.t()), x.t().contiguous(), ow.sort(x, 1)[0],
        ow.topk(x, 5, 1)[0], ow.nn.functional.max_pool2d(image, 2), x[ow.randint(0, 300, (9000,))],
        ow.nn.functional.conv2d(image, ow.ones(8, 8, 3, 3)), ow.rand(100_000), ow.randperm(50_000),
    ]
    y.sum().backward()
    return b"".join(one.numpy(force=True).tobytes() for one in (*parts, x.grad))

def in_child(work):
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            work()
            status = 0
        except BaseException as error:
            print(type(error).__name__, error, file=sys.stderr)
        finally:
            os._exit(status)
    return pid

def ended(pid):
    _, status = os.waitpid(pid, 0)
    assert status == 0, f"a child ended with {status}"

def same():
    assert everything() == RIGHT

RIGHT = everything()
"""

PROGRAMS = {
    "after threads have worked": """
        for _ in range(5):
            ended(in_child(same))
            same()
    """,
    "many at once": """
        for pid in [in_child(same) for _ in range(6)]:
            ended(pid)
        same()
    """,
    "children of children": """
        def deeper(depth):
            same()
            if depth:
                ended(in_child(lambda: deeper(depth - 1)))
                same()
        ended(in_child(lambda: deeper(3)))
    """,
    "while other threads compute": """
        stop = threading.Event()
        def busy():
            x = ow.ones(500, 500, requires_grad=True)
            generator = ow.Generator()
            while not stop.is_set():
                (x * x).exp().sum().backward()
                ow.randn(100_000)
                ow.rand(10, generator=generator)
        workers = [threading.Thread(target=busy) for _ in range(3)]
        for one in workers:
            one.start()
        for _ in range(15):
            ended(in_child(same))
            time.sleep(0.003)
        stop.set()
        for one in workers:
            one.join()
    """,
    "while a thread compiles": """
        def compiling():
            for name in ("erf", "lgamma", "expm1"):
                for kind in (ow.float32, ow.float64):
                    getattr(ow, name)(ow.ones(3, dtype=kind))
        worker = threading.Thread(target=compiling)
        worker.start()
        while worker.is_alive():
            ended(in_child(lambda: ow.atan(ow.ones(3, dtype=ow.float64)).sum().item()))
            time.sleep(0.05)
        worker.join()
    """,
    "while a thread imports": """
        # As threads do that compute for the first time. Python leaves the locks of modules as they are in a child.
        import importlib, tempfile
        folder = tempfile.mkdtemp()
        import runtime
        runtime.__path__.append(folder)
        for number in range(4):
            with open(f"{folder}/slow{number}.py", "w") as file:
                file.write("import time; time.sleep(0.3); value = 1")
        with open(f"{folder}/all_slow.py", "w") as file:
            file.write("from runtime import slow0, slow1, slow2, slow3")
        importer = threading.Thread(target=importlib.import_module, args=("runtime.all_slow",))
        importer.start()
        while "runtime.slow1" not in sys.modules:
            time.sleep(0.01)
        def imports():
            assert importlib.import_module("runtime.all_slow").slow3.value == 1
            same()
        ended(in_child(imports))
        importer.join()
    """,
    "while a thread imports for too long": """
        import importlib, tempfile
        import runtime.forking
        folder = tempfile.mkdtemp()
        runtime.__path__.append(folder)
        with open(f"{folder}/endless.py", "w") as file:
            file.write("import sys; sys.wait(); value = 1")
        begun, go_on = threading.Event(), threading.Event()
        sys.wait = lambda: (begun.set(), go_on.wait())
        importer = threading.Thread(target=importlib.import_module, args=("runtime.endless",))
        importer.start()
        begun.wait()
        patience, runtime.forking._PATIENCE = runtime.forking._PATIENCE, 0.2
        def imports():
            sys.wait = lambda: None
            assert importlib.import_module("runtime.endless").value == 1
            same()
        ended(in_child(imports))
        runtime.forking._PATIENCE = patience
        go_on.set()
        importer.join()
        assert sys.modules["runtime.endless"].value == 1
    """,
    "in a module that is imported": """
        import importlib, tempfile
        folder = tempfile.mkdtemp()
        import runtime
        runtime.__path__.append(folder)
        with open(f"{folder}/forks.py", "w") as file:
            file.write("import sys; sys.fork()")
        begun = threading.Event()
        def fork():
            # It waits for what this thread imports.
            other = threading.Thread(target=lambda: (begun.set(), importlib.import_module("runtime.forks")))
            other.start()
            begun.wait()
            time.sleep(0.1)
            ended(in_child(same))
        sys.fork = fork
        importlib.import_module("runtime.forks")
    """,
    "while a thread compiles and logs": """
        import logging
        from runtime.compile.steps import LOCKS
        held = threading.Event()
        def compiling():
            with LOCKS[0]:
                held.set()
                time.sleep(0.2)
                logging.getLogger("numba.some_module")  # waits for a lock that logging holds while a process forks
        worker = threading.Thread(target=compiling)
        worker.start()
        held.wait()
        started = time.monotonic()
        ended(in_child(same))
        worker.join()
        assert time.monotonic() - started < 100
    """,
    "while a thread imports a program that never ends": """
        import importlib, tempfile
        folder = tempfile.mkdtemp()
        sys.path.insert(0, folder)
        with open(f"{folder}/server.py", "w") as file:
            file.write("import sys; sys.wait()")
        begun, stop = threading.Event(), threading.Event()
        sys.wait = lambda: (begun.set(), stop.wait())
        server = threading.Thread(target=importlib.import_module, args=("server",))
        server.start()
        begun.wait()
        started = time.monotonic()
        ended(in_child(same))
        assert time.monotonic() - started < 100
        stop.set()
        server.join()
    """,
    "while a thread takes one lock of the compiler after the other": """
        import runtime.compile.translation  # what compiles has a lock of its own
        from runtime.compile.steps import LOCKS
        assert len(LOCKS) > 1
        for first, *others in (LOCKS, LOCKS[::-1]):
            held, done = threading.Event(), threading.Event()
            def compiling():
                with first:
                    held.set()
                    time.sleep(0.2)
                    for one in others:
                        one.acquire()
                        one.release()
                    done.set()
            worker = threading.Thread(target=compiling)
            worker.start()
            held.wait()
            def waited():
                assert done.is_set()  # this thread did not wait with one lock in hand for another
                ow.zeros(3).add(1)
            ended(in_child(waited))
            worker.join()
    """,
    "while a thread accumulates into the same leaf": """
        leaf = ow.ones(2000, 2000, requires_grad=True)
        stop = threading.Event()
        def busy():
            while not stop.is_set():
                (leaf * 1).backward(ow.ones(2000, 2000))
        worker = threading.Thread(target=busy)
        worker.start()
        for _ in range(10):
            ended(in_child(lambda: (leaf * 2).sum().backward()))
        stop.set()
        worker.join()
    """,
    "in a hook of backward": """
        pids = []
        x = ow.ones(400, 400, requires_grad=True)
        y = x * 2
        y.register_hook(lambda grad: pids.append(in_child(same)))
        (y * y).sum().backward()
        assert x.grad.sum().item() == 8 * 400 * 400
        ended(*pids)
        same()
    """,
    "the child goes on with backward": """
        x = ow.ones(400, 400, requires_grad=True)
        y = x * 2
        pids = []
        y.register_hook(lambda grad: pids.append(os.fork()))
        (y * y).sum().backward()
        if pids == [0]:
            os._exit(0 if x.grad.sum().item() == 8 * 400 * 400 and ow.is_grad_enabled() else 1)
        ended(*pids)
    """,
    "under no_grad": """
        with ow.no_grad():
            pid = os.fork()
            if pid == 0:
                os._exit(int(ow.is_grad_enabled()))
            ended(pid)
        pid = os.fork()
        if pid == 0:
            os._exit(int(not ow.is_grad_enabled()))
        ended(pid)
    """,
    "random numbers go on alike": """
        ow.manual_seed(5)
        reader, writer = os.pipe()
        def draw():
            os.write(writer, ow.randn(4).numpy().tobytes())
        ended(in_child(draw))
        assert os.read(reader, 100) == ow.randn(4).numpy().tobytes()
    """,
    "numbers of threads": """
        most = ow.get_num_threads()
        def child():
            same()
            assert ow.get_num_threads() == most
            ow.set_num_threads(1)
            same()
        ended(in_child(child))
    """,
    "fork of multiprocessing": """
        import multiprocessing
        context = multiprocessing.get_context("fork")
        with context.Pool(3) as pool:
            assert all(one == RIGHT for one in pool.map(everything, [1] * 6))
        from concurrent.futures import ProcessPoolExecutor
        with ProcessPoolExecutor(2, mp_context=context) as pool:
            assert all(one == RIGHT for one in pool.map(everything, [1] * 4))
    """,
    "a signal handler computes": """
        handled = []
        def handle(*_):
            same()
            handled.append(1)
        signal.signal(signal.SIGALRM, handle)
        x = ow.ones(500, 500, requires_grad=True)
        while len(handled) < 15:
            signal.setitimer(signal.ITIMER_REAL, 0.0005 * (1 + len(handled)))
            before = len(handled)
            while len(handled) == before:
                (x * x).exp().sum().backward()
                ow.randn(100_000)
                ow.rand(10)
    """,
    "a signal handler forks": """
        pids = []
        signal.signal(signal.SIGALRM, lambda *_: pids.append(in_child(same)))
        x = ow.ones(500, 500, requires_grad=True)
        while len(pids) < 5:
            signal.setitimer(signal.ITIMER_REAL, 0.0005 * (1 + len(pids)))
            before = len(pids)
            while len(pids) == before:
                (x * x).exp().sum().backward()
        for pid in pids:
            ended(pid)
    """,
    "a signal handler forks and the child goes on": """
        pids, parent = [], os.getpid()
        signal.signal(signal.SIGALRM, lambda *_: pids.append(os.fork()))
        x = ow.ones(500, 500, requires_grad=True)
        while len(pids) < 5:
            signal.setitimer(signal.ITIMER_REAL, 0.0005 * (1 + len(pids)))
            before = len(pids)
            while len(pids) == before:
                (x * x).exp().sum().backward()
            if os.getpid() != parent:
                same()
                os._exit(0)
        for pid in pids:
            ended(pid)
    """,
    "at the end of the interpreter": """
        import atexit
        def last():
            same()
            print("computed")
        atexit.register(last)
    """,
    "threads outlive the main thread": """
        def late():
            time.sleep(0.5)
            same()
            print("computed")
        threading.Thread(target=late).start()
    """,
    "a daemon computes while the interpreter ends": """
        def busy():
            while True:
                everything()
        for _ in range(3):
            threading.Thread(target=busy, daemon=True).start()
        time.sleep(0.3)
    """,
}
ENDS = (
    "at the end of the interpreter", "threads outlive the main thread", "a daemon computes while the interpreter ends",
)  # fmt: skip
TOGETHER = [name for name in PROGRAMS if name not in ENDS]  # one after the other, because processes start slowly


# With nothing stored, a thread computes for the first time, and children are forked at moments of that; they compute.
COLD = """
import os, sys, threading, time
import generated as ow

def work():
    x = ow.ones(4, 5)
    assert (x.exp() * 2.0 + x).sum(0).shape == (5,)

worker = threading.Thread(target=work)
worker.start()
pids = []
for pause in map(float, sys.argv[1:]):
    time.sleep(pause)
    pids.append(os.fork())
    if pids[-1] == 0:
        status = 1
        try:
            work()
            status = 0
        finally:
            os._exit(status)
for pid in pids:
    assert os.waitpid(pid, 0)[1] == 0
worker.join()
"""


def run(program: str, seconds: float = 300.0, *arguments: str, **variables: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "ignore::DeprecationWarning", "-c", program, *arguments], env=os.environ | variables,
        cwd=ROOT, capture_output=True, text=True, timeout=seconds, check=False,
    )  # fmt: skip
    assert done.returncode == 0, (done.returncode, done.stdout[-100:], done.stderr[-3000:])
    assert done.stderr == ""
    return done.stdout


def test_forked_children_compute() -> None:
    """What hangs, or is killed, is the program after the last name that was printed."""
    parts = [textwrap.dedent(PROGRAMS[name]) + f"print({name!r}, flush=True)\n" for name in TOGETHER]
    assert run(HEAD + "".join(parts)).splitlines() == TOGETHER


@pytest.mark.parametrize("name", ENDS)
def test_threads_compute_while_the_interpreter_ends(name: str) -> None:
    printed = run(HEAD + textwrap.dedent(PROGRAMS[name]))
    assert printed == ("" if "daemon" in name else "computed\n")


@pytest.mark.exhaustive
def test_forks_while_a_thread_computes_for_the_first_time(tmp_path: Path) -> None:
    run(COLD, 300.0, "0.05", "0.25", "0.3", NUMBA_CACHE_DIR=str(tmp_path))


@pytest.mark.exhaustive
@pytest.mark.parametrize("pause", [0.0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0])
def test_a_fork_at_any_moment_of_the_first_compilation(tmp_path: Path, pause: float) -> None:
    run(COLD, 600.0, str(pause), NUMBA_CACHE_DIR=str(tmp_path), OPWEAVE_COMPILE="now")
