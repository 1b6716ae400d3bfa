"""``python -m generated.distributed.run``: a program in several processes, with the arguments of torchrun.

The launcher of each machine starts its processes with the variables that ``env://`` reads, and the launcher of node 0
serves their store. When a process fails, all are ended and, up to ``--max-restarts`` times, started anew. What the
first failed process said is printed at the end. Nothing is left running.
"""

from __future__ import annotations

import argparse
import os
import secrets
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from datetime import timedelta
from pathlib import Path
from types import FrameType
from typing import Any

from runtime.distributed.errors import DistNetworkError, DistStoreError
from runtime.distributed.tcp_store import SECRET_VARIABLE, TCPStore
from runtime.distributed.workers import Failure, Workers

__all__ = ["get_args_parser", "main", "parse_args", "run"]
_ALL = {"auto", "cpu"}  # one process for each core


def get_args_parser() -> argparse.ArgumentParser:
    """The arguments, named as torchrun's."""
    parser = argparse.ArgumentParser(
        prog="distributed.run", description="Run a program in several processes, which form a group."
    )
    add = parser.add_argument
    add("--nnodes", default="1:1", help="number of machines, or MIN:MAX, of which MAX is taken")
    add("--nproc-per-node", "--nproc_per_node", default="1", help="processes on this machine: a number, auto or cpu")
    add("--rdzv-backend", "--rdzv_backend", default="static", help="static, or c10d: node ranks are handed out")
    add("--rdzv-endpoint", "--rdzv_endpoint", default="", help="host:port of the store of the job")
    add("--rdzv-id", "--rdzv_id", default="none", help="name of the job")
    add("--rdzv-conf", "--rdzv_conf", default="", help="timeout=SECONDS in which all machines have to come")
    add("--standalone", action="store_true", help="one machine, and a free port")
    add("--max-restarts", "--max_restarts", type=int, default=0, help="how often all processes are started anew")
    add("--monitor-interval", "--monitor_interval", type=float, default=0.1, help="seconds between looks at processes")
    add("--start-method", "--start_method", default="spawn", help="accepted for torchrun's sake")
    add("--role", default="default", help="name of the processes")
    add("-m", "--module", action="store_true", help="the program is a module")
    add("--no-python", "--no_python", action="store_true", help="the program is no Python script")
    add("--log-dir", "--log_dir", default=None, help="folder of logs and errors")
    add("-r", "--redirects", default="0", help="to files: 1 output, 2 errors, 3 both; or RANK:KIND,...")
    add("-t", "--tee", default="0", help="to files and on, as --redirects")
    add("--node-rank", "--node_rank", type=int, default=0, help="which of the machines this is")
    add("--master-addr", "--master_addr", default="127.0.0.1", help="address of node 0")
    add("--master-port", "--master_port", type=int, default=29500, help="port of node 0")
    add("program", help="script, module or program")
    add("arguments", nargs=argparse.REMAINDER, help="of the program")
    return parser


def parse_args(args: Sequence[str] | None = None) -> argparse.Namespace:
    """The arguments of a command line; the program ends, as torchrun does, where they are wrong."""
    parser = get_args_parser()
    result = parser.parse_args(args)
    try:
        result.nodes = int(str(result.nnodes).rpartition(":")[2])
        is_number = result.nproc_per_node not in _ALL
        result.processes = int(result.nproc_per_node) if is_number else os.cpu_count() or 1
        result.redirected = _kinds(result.redirects, result.processes)
        result.copied = _kinds(result.tee, result.processes)
    except ValueError as error:
        parser.error(str(error))
    if result.nodes < 1 or result.processes < 1 or result.max_restarts < 0:
        parser.error("--nnodes and --nproc-per-node are 1 or more, --max-restarts 0 or more")
    return result


def _kinds(text: str, count: int) -> list[int]:
    """What ``3`` or ``0:1,1:3`` says for each process."""
    if ":" not in text:
        return [int(text)] * count
    pairs = dict(part.split(":", 1) for part in text.split(","))
    return [int(pairs.get(str(index), 0)) for index in range(count)]


class _Stopped(BaseException):
    """A signal that ends the launcher, and its processes."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line; the exit code is 0, that of the first failed process, or 128 and a signal's number."""
    sys.exit(run(parse_args(args)))


def run(args: argparse.Namespace) -> int:
    """Run a program as parsed arguments say; the exit code."""
    before = {number: signal.signal(number, _stop) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        return _Job(args).run()
    except _Stopped as stopped:
        return 128 + stopped.number
    except (DistNetworkError, DistStoreError) as error:
        sys.stderr.write(f"distributed.run: {error}\n")
        return 1
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _stop(number: int, _: FrameType | None) -> None:
    raise _Stopped(number)


class _Job:
    """The part of a job on this machine."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        os.environ.setdefault(SECRET_VARIABLE, secrets.token_hex(32)) if args.nodes == 1 else None
        conf = dict(part.split("=", 1) for part in args.rdzv_conf.split(",") if "=" in part)
        self.timeout = timedelta(seconds=float(conf.get("timeout") or conf.get("join_timeout") or 600))
        self.store, self.node = self._meet()
        self._has_logs = bool(args.log_dir or any(args.redirected) or any(args.copied))
        self._root = Path(args.log_dir or tempfile.mkdtemp(prefix="opweave-run-"))
        self.folder = self._root / args.rdzv_id

    def _meet(self) -> tuple[TCPStore, int]:
        """The store of the job, and which of its machines this is."""
        args = self.args
        host, port = args.master_addr, args.master_port
        if args.rdzv_endpoint:
            host, _, text = args.rdzv_endpoint.partition(":")
            port = int(text or 29400)
        if args.standalone or (args.nodes == 1 and args.rdzv_backend != "static"):
            host, port = "127.0.0.1", 0 if args.standalone or not args.rdzv_endpoint else port
        if args.rdzv_backend == "static" or args.nodes == 1:
            return TCPStore(host, port, None, args.node_rank == 0, self.timeout), args.node_rank
        try:
            store = TCPStore(host, port, None, True, self.timeout)  # the first one that can is the server
        except DistNetworkError:
            store = TCPStore(host, port, None, False, self.timeout)
        return store, store.add("nodes", 1) - 1

    def run(self) -> int:
        """Run the job; the exit code. Files stay behind only where the arguments ask for logs."""
        try:
            return self._run()
        finally:
            if not self._has_logs:
                shutil.rmtree(self._root, ignore_errors=True)

    def _run(self) -> int:
        """Start the processes, and start them anew when one fails; the exit code."""
        failures: list[Failure] = []
        for attempt in range(self.args.max_restarts + 1):
            is_well, failures = self._attempt(attempt)
            if is_well:
                return 0
            if attempt < self.args.max_restarts:
                count = f"restart {attempt + 1} of {self.args.max_restarts}"
                sys.stderr.write(f"distributed.run: {_reason(failures)}; {count}\n")
        self._report(failures)
        return abs(failures[0].code) if failures and failures[0].code > 0 else 1

    def _attempt(self, attempt: int) -> tuple[bool, list[Failure]]:
        """Run all processes once: whether all ended well, and those of this machine that did not."""
        counts = self._counts(attempt)
        failed, ended = f"failed/{attempt}", f"ended/{attempt}"
        environments = list(self._environments(attempt, counts))
        workers = Workers(
            self._command(), environments, self.folder / f"attempt_{attempt}", self.args.redirected, self.args.copied
        )
        try:
            while not workers.look() and not workers.failures and not self.store.check([failed]):
                time.sleep(self.args.monitor_interval)
            if workers.failures:
                self.store.set(failed, "1")
                return False, sorted(workers.failures, key=lambda failure: failure.when)
            if workers.look():
                self.store.add(ended, 1)
            return self._all_ended(failed, ended), []
        finally:
            workers.stop()

    def _all_ended(self, failed: str, ended: str) -> bool:
        """Whether the processes of all machines ended well; it waits for those that run."""
        while not self.store.check([failed]):
            if self.store.add(ended, 0) == self.args.nodes:
                return True
            time.sleep(self.args.monitor_interval)
        return False

    def _counts(self, attempt: int) -> list[int]:
        """How many processes each machine has, once all have come to an attempt."""
        keys = [f"count/{attempt}/{node}" for node in range(self.args.nodes)]
        self.store.set(keys[self.node], str(self.args.processes))
        self.store.wait(keys, self.timeout)
        return [int(value) for value in self.store.multi_get(keys)]

    def _command(self) -> list[str]:
        args = self.args
        if args.no_python:
            return [args.program, *args.arguments]
        return [sys.executable, "-u", *(["-m"] if args.module else []), args.program, *args.arguments]

    def _environments(self, attempt: int, counts: list[int]) -> Iterator[dict[str, str]]:
        """The variables of each process."""
        first, world = sum(counts[: self.node]), sum(counts)
        for local_rank in range(counts[self.node]):
            values: dict[str, Any] = {
                "LOCAL_RANK": local_rank, "RANK": first + local_rank, "GROUP_RANK": self.node,
                "ROLE_RANK": first + local_rank, "ROLE_NAME": self.args.role, "WORLD_SIZE": world,
                "LOCAL_WORLD_SIZE": counts[self.node], "GROUP_WORLD_SIZE": self.args.nodes, "ROLE_WORLD_SIZE": world,
                "MASTER_ADDR": self.store.host, "MASTER_PORT": self.store.port,
                "TORCHELASTIC_RESTART_COUNT": attempt, "TORCHELASTIC_MAX_RESTARTS": self.args.max_restarts,
                "TORCHELASTIC_RUN_ID": self.args.rdzv_id, "TORCHELASTIC_USE_AGENT_STORE": True,
            }  # fmt: skip
            if world > 1:
                values["OMP_NUM_THREADS"] = os.environ.get("OMP_NUM_THREADS", "1")
            yield {name: str(value) for name, value in values.items()}

    def _report(self, failures: list[Failure]) -> None:
        """Print who failed, the first one in full."""
        if not failures:
            sys.stderr.write("distributed.run: a process of another machine failed; see there\n")
            return
        rows = [f"{self.args.program} FAILED", "Root Cause (first observed failure):"]
        rows.append(failures[0].describe(has_files=self._has_logs))
        if failures[1:]:
            ranks = ", ".join(str(failure.rank) for failure in failures[1:])
            rows.append(f"Other failures: ranks {ranks}")
        sys.stderr.write("\n".join(["=" * 60, *rows, "=" * 60, ""]))


def _reason(failures: list[Failure]) -> str:
    if not failures:
        return "a process of another machine failed"
    return f"rank {failures[0].rank} ended with exit code {failures[0].code}"
