"""The launcher: variables, logs, restarts, the first failure, signals; and nothing that is left running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT
from ranks import ABSENT, is_running

import generated as ow

VARIABLES = """
import os
names = ("RANK", "LOCAL_RANK", "WORLD_SIZE", "LOCAL_WORLD_SIZE", "ROLE_NAME", "TORCHELASTIC_RUN_ID", "OMP_NUM_THREADS")
print("|".join(os.environ[name] for name in names), flush=True)
"""


def launch(folder: Path, text: str, *options: str, **kwargs: Any) -> subprocess.CompletedProcess[str]:
    program = folder / "program.py"
    program.write_text(text, encoding="utf-8")
    logs = ["--log-dir", str(folder / "logs")]
    command = [sys.executable, "-m", "generated.distributed.run", *logs, *options, str(program)]
    environment = {name: value for name, value in os.environ.items() if name != "OMP_NUM_THREADS"}
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
        env={**environment, "PYTHONPATH": str(ROOT)}, **kwargs,
    )  # fmt: skip


def test_processes_have_their_variables(tmp_path: Path) -> None:
    options = ("--standalone", "--nproc_per_node", "2", "--rdzv-id", "job", "--role", "trainer", "-t", "3")
    done = launch(tmp_path, VARIABLES, *options)
    assert done.returncode == 0, done.stderr
    assert sorted(done.stdout.splitlines()) == [
        "[trainer0]:0|0|2|2|trainer|job|1", "[trainer1]:1|1|2|2|trainer|job|1"
    ]  # fmt: skip
    logs = tmp_path / "logs" / "job" / "attempt_0"
    assert (logs / "1" / "stdout.log").read_text() == "1|1|2|2|trainer|job|1\n"


FAILING = """
import os, sys, time
from generated.distributed.elastic.multiprocessing.errors import record

@record
def main():
    if os.environ["RANK"] == "1":
        raise ValueError("rank 1 cannot go on")
    time.sleep(60)

main()
"""


def test_the_first_failure_is_what_the_user_sees(tmp_path: Path) -> None:
    start = time.monotonic()
    done = launch(tmp_path, FAILING, "--standalone", "--nproc-per-node", "2", "-r", "3")
    assert done.returncode == 1
    assert time.monotonic() - start < 50  # the other process was ended
    assert "Root Cause (first observed failure):" in done.stderr
    assert "rank      : 1 (local_rank: 1)" in done.stderr
    assert "ValueError: rank 1 cannot go on" in done.stderr


TRAINING = """
import os, signal
import generated as ow

dist = ow.distributed
dist.init_process_group("gloo")
rank = dist.get_rank()
path = os.environ["STATE"]
start = ow.load(path)["step"] if os.path.exists(path) else 0
for step in range(start, 6):
    x = ow.ones(1)
    dist.all_reduce(x)
    if rank == 0:
        ow.save({"step": step + 1}, path)
    if step == 2 and rank == 1 and os.environ["TORCHELASTIC_RESTART_COUNT"] == "0":
        os.kill(os.getpid(), signal.SIGKILL)
if rank == 0:
    print("from", start, "attempt", os.environ["TORCHELASTIC_RESTART_COUNT"], x.item(), flush=True)
dist.destroy_process_group()
"""


def test_a_job_goes_on_from_its_checkpoint_after_a_rank_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    pytest.importorskip("mpi4py", reason=ABSENT)
    monkeypatch.setenv("STATE", str(tmp_path / "state"))
    done = launch(tmp_path, TRAINING, "--standalone", "--nproc-per-node", "2", "--max-restarts", "2")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("from ")
    assert done.stdout.endswith("attempt 1 2.0\n")
    assert "rank 1 ended with exit code -9; restart 1 of 2" in done.stderr


REDUCING = """
import sys

import generated as ow

dist = ow.distributed
dist.init_process_group("mpi")
x = ow.full((3,), dist.get_rank() + 1.0)
dist.all_reduce(x)
with open(f"{sys.argv[1]}/{dist.get_rank()}", "w") as file:  # mpiexec may mix what its processes print
    print(dist.get_rank(), dist.get_world_size(), x.tolist(), file=file)
dist.destroy_process_group()
"""


def test_a_program_under_mpiexec_needs_no_address(tmp_path: Path) -> None:
    pytest.importorskip("mpi4py", reason=ABSENT)
    launcher = Path(sys.executable).with_name("mpiexec")
    if not launcher.exists():
        pytest.skip(ABSENT)
    program = tmp_path / "program.py"
    program.write_text(REDUCING, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name not in {"RANK", "WORLD_SIZE"}}
    command = [str(launcher), "-n", "2", sys.executable, str(program), str(tmp_path)]
    environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=120, env=environment, check=False
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    results = [(tmp_path / str(rank)).read_text() for rank in range(2)]
    assert results == [f"{rank} 2 [3.0, 3.0, 3.0]\n" for rank in range(2)]


SLEEPING = """
import os, sys, time
with open(os.environ["PIDS"] + os.environ["RANK"], "w") as file:
    file.write(str(os.getpid()))
time.sleep(100)
"""


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 128 + 15), (signal.SIGKILL, -9)])
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which processes run")
def test_nothing_is_left_when_the_launcher_ends(number: int, code: int, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(SLEEPING, encoding="utf-8")
    command = [sys.executable, "-m", "generated.distributed.run", "--standalone", "--nproc-per-node", "2", str(program)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PIDS": str(tmp_path / "pid")}
    with subprocess.Popen(command, cwd=ROOT, env=environment) as launcher:
        files = [tmp_path / "pid0", tmp_path / "pid1"]
        end = time.monotonic() + 60
        while not all(file.exists() and file.read_text() for file in files):
            assert time.monotonic() < end
            time.sleep(0.05)
        pids = [int(file.read_text()) for file in files]
        assert all(map(is_running, pids))
        launcher.send_signal(number)
        assert launcher.wait(40) == code
    end = time.monotonic() + 10
    while any(map(is_running, pids)):
        assert time.monotonic() < end, "processes are left"
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--nproc-per-node", "many", "a.py"], "many"), (["--nproc-per-node", "0", "a.py"], "are 1 or more"),
        (["--max-restarts", "-1", "a.py"], "0 or more"), ([], "required: program"),
    ],
)  # fmt: skip
def test_wrong_arguments(options: list[str], text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ow.distributed.run.parse_args(options)
    assert text in capsys.readouterr().err


@pytest.mark.parametrize("code", [0, 3])
def test_no_folder_stays_where_none_was_asked_for(tmp_path: Path, code: int) -> None:
    program = tmp_path / "program.py"
    program.write_text(f"raise SystemExit({code})", encoding="utf-8")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    command = [sys.executable, "-m", "generated.distributed.run", "--standalone", str(program)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
        env={**os.environ, "TMPDIR": str(temporary), "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert (done.returncode, "error_file: <N/A>" in done.stderr) == (code, bool(code)), done.stderr
    assert not list(temporary.glob("opweave-run-*"))
