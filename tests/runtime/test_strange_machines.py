"""Machines and programs that were not expected: opweave works there, or says in one line why it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

from codegen.__main__ import main
from codegen.showing.progress import Progress
from runtime.compile import kernel_store, steps, storing
from runtime.compile.ahead import CompileWorkers, _start

PROGRAM = """
import generated as ow
x = ow.arange(6.0).reshape(2, 3).requires_grad_()
y = ((x * 2 + 1).tanh() @ ow.ones(3, 2)).softmax(1).sum()
y.backward()
large = ow.ones(200_000)
found = x.grad.abs().max().item() < 1e-6, (large + large).sum().item()
"""

# Options of the interpreter and variables; each a process.
ROWS = {
    "without docstrings and assertions": (["-OO"], {}),
    "with every warning an error": (["-bb", "-W", "error", "-X", "dev"], {"PYTHONWARNINGS": "error"}),
    "in plain ASCII": ([], {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "TZ": "No/Where"}),
    "with numbers of threads that mean nothing": ([], {"OMP_NUM_THREADS": "x", "OPENBLAS_NUM_THREADS": "-1"}),
    "isolated": (["-I"], {}),
}


def run(program: str, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process that finds the packages wherever it runs."""
    head = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
    return subprocess.run(
        [sys.executable, *options, "-c", head + program], capture_output=True, text=True, timeout=240, check=False,
        env=os.environ | environment,
    )  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_programs_run(row: str) -> None:
    options, environment = ROWS[row]
    done = run(PROGRAM + "print(found)", *options, **environment)
    assert (done.returncode, done.stdout) == (0, "(True, 400000.0)\n"), done.stderr


@pytest.mark.skipif(os.name != "posix", reason="descriptors are closed as POSIX has it")
def test_a_program_without_any_stream(tmp_path: Path) -> None:
    """As daemons are started: the interpreter has no stdin, stdout and stderr."""
    ending = f"open({str(tmp_path / 'found')!r}, 'w').write(repr((found, sys.stdin, sys.stdout, sys.stderr)))"
    closing = "import os\nfor one in (0, 1, 2): os.close(one)\nos.execv(sys.executable, [sys.executable, '-c', %r])"
    head = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
    run(closing % (head + PROGRAM + ending))
    assert (tmp_path / "found").read_text() == "((True, 400000.0), None, None, None)"


@pytest.mark.skipif(os.name != "posix", reason="descriptors are counted as POSIX has it")
def test_a_program_with_few_files() -> None:
    done = run("import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, (9, 9))\n" + PROGRAM + "print(found)")
    assert (done.returncode, done.stdout) == (0, "(True, 400000.0)\n"), done.stderr


@pytest.mark.skipif(os.name != "posix", reason="a folder in use can be removed as POSIX has it")
def test_a_program_whose_folder_is_gone(tmp_path: Path) -> None:
    gone = f"import os\nos.makedirs({str(tmp_path)!r}, exist_ok=True)\n"
    gone += f"os.chdir({str(tmp_path)!r})\nos.rmdir({str(tmp_path)!r})\n"
    if run(gone + "import numpy").returncode:
        pytest.skip("NumPy cannot be imported there on this Python")
    done = run(gone + PROGRAM + "print(found)")
    assert (done.returncode, done.stdout) == (0, "(True, 400000.0)\n"), done.stderr


SUBINTERPRETER = """
try:
    import _xxsubinterpreters as interpreters
except ImportError:
    import _interpreters as interpreters
inner = '''
import sys
sys.path.insert(0, {root!r})
try:
    import generated
except ImportError as error:
    print(error, flush=True)
'''
interpreters.run_string(interpreters.create(), inner)
"""


@pytest.mark.smoke
def test_a_subinterpreter_is_told() -> None:
    """In one, native code would wait for a lock forever."""
    done = run(SUBINTERPRETER.replace("{root!r}", repr(str(ROOT))))
    assert "interpreter" in done.stdout, done.stderr  # of 3.12 and later Python itself says so


THREADS = """
import threading
found, errors, gate = [], [], threading.Barrier(4)

def work():
    gate.wait()
    try:
        import generated as ow
        x = ow.ones(3, requires_grad=True)
        (x * 2).sum().backward()
        found.append((x.grad.tolist(), type(ow.nn.Linear(2, 3)).__name__))
    except BaseException as error:
        errors.append(repr(error))

threads = [threading.Thread(target=work) for _ in range(4)]
for one in threads:
    one.start()
for one in threads:
    one.join()
print(len(found), found[:1], errors)
"""


def test_threads_that_import_at_once() -> None:
    assert run(THREADS).stdout == "4 [([2.0, 2.0, 2.0], 'Linear')] []\n"


# Other processes that compile


@pytest.mark.parametrize("executable", [None, "", "/usr/sbin/httpd", "/no/such/python3"])
def test_a_program_that_holds_an_interpreter_is_not_started_again(executable, monkeypatch) -> None:
    """Then everything is compiled where it is needed."""
    monkeypatch.setattr(sys, "executable", executable)
    monkeypatch.delenv("OPWEAVE_COMPILE", raising=False)
    workers = CompileWorkers()
    assert not workers.ask("runtime.kernels.elementwise.native", "make")
    assert workers.processes == []


def test_a_frozen_program_is_not_started_again(monkeypatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(OSError, match="is no interpreter"):
        _start()


def test_compilers_import_nothing_from_the_current_folder(tmp_path: Path, monkeypatch) -> None:
    for name in ("runtime", "numpy", "heapq", "llvmlite"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*(item for item in sys.path if item), str(tmp_path / "none:such")])
    compiler = _start()
    compiler.stdin.close()
    assert compiler.wait(240) == 0
    assert not (tmp_path / "ran").exists()


# The folder of kernels


def test_the_folder_of_kernels_does_not_move_with_the_program(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NUMBA_CACHE_DIR", "näh bei")
    assert storing.store.__wrapped__().folder == tmp_path / "näh bei" / "opweave"


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="the variable belongs to other systems")
def test_a_relative_cache_folder_of_the_user_is_not_heeded(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "cache")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert kernel_store.default_folder() == tmp_path / ".cache" / "opweave"
    monkeypatch.setenv("HOME", "home")
    assert kernel_store.default_folder() is None


# Without a terminal


def test_nothing_is_said_where_nobody_listens(monkeypatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(steps, "_spent", [0.0])
    steps._say_if_long(2 * steps._LONG)
    with Progress(2, "Compiling") as bar:
        bar.step("one")
    assert steps._spent == [2 * steps._LONG]
    assert bar.done == 1


def test_commands_run_where_nobody_listens(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ops.yaml").write_text("- func: twice(Tensor self) -> Tensor\n  elementwise: self + self\n")
    Path("derivatives.yaml").write_text("[]\n")
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--out", "made"]) == 0
    assert main(["list", "--ops", "ops.yaml"]) == 0
    assert main(["explain", "thrice"]) == 1
    assert Path("made/__init__.py").exists()


# -- little memory, and settings of Numba's ----------------------------------------------------------------------------

LIMITED = """
import resource, sys
import generated as ow
import runtime.compile.translation  # the compiler is there, and has compiled nothing

unlimited = resource.getrlimit(resource.RLIMIT_AS)
x, seen = ow.ones(3, 3, dtype=ow.float64), []
for headroom in map(int, sys.argv[1:]):
    pages = int(open("/proc/self/statm").read().split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (headroom << 20), unlimited[1]))
    try:
        x.exp()
    except MemoryError as error:
        seen.append("MiB of memory are needed to compile" in str(error))
    resource.setrlimit(resource.RLIMIT_AS, unlimited)
print(seen, x.exp().sum().item())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="this system has no such limit, or no such file")
def test_what_cannot_be_compiled_for_want_of_memory_is_an_error_and_no_end(tmp_path: Path) -> None:
    variables = {"NUMBA_CACHE_DIR": str(tmp_path), "OPWEAVE_COMPILE": "now", "OPWEAVE_NATIVE": "0"}
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, "8", "32", "64", "100", "130"], cwd=ROOT, env=os.environ | variables,
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("[True, True, True, True, True] 24.4")


@pytest.mark.parametrize("variable", ["NUMBA_DISABLE_JIT", "NUMBA_DEBUGINFO"])
def test_settings_for_programs_that_are_compiled_change_no_kernel(variable: str, tmp_path: Path) -> None:
    """Kernels are compiled as ever, and the setting is what it was for the program itself."""
    name = {"NUMBA_DISABLE_JIT": "DISABLE_JIT", "NUMBA_DEBUGINFO": "DEBUGINFO_DEFAULT"}[variable]
    program = f"import generated as ow; print(ow.ones(3).exp().sum().item()); import numba; print(numba.config.{name})"
    variables = {"NUMBA_CACHE_DIR": str(tmp_path), "OPWEAVE_COMPILE": "now", "OPWEAVE_NATIVE": "0", variable: "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=os.environ | variables, capture_output=True, text=True,
        timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    number, setting = done.stdout.split()
    assert (number[:5], setting) == ("8.154", "1")
