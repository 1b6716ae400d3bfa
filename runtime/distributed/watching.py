"""Liveness of the processes of a job: each has a thread that the server notifies when another process ends."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from datetime import timedelta

from runtime.distributed import records
from runtime.distributed.tcp_store import TCPStore

__all__ = ["Watcher"]
_PATIENCE = 2.0  # seconds in which other ranks answer what they are doing


class Watcher:
    """The ranks of a job that have gone, by rank: how, and when this process heard of it."""

    def __init__(self, store: TCPStore, job: str, rank: int, size: int) -> None:
        self.rank, self.size = rank, size
        self.gone: dict[int, tuple[str, float]] = {}
        self._answers: dict[bytes, dict[int, list[records.Record]]] = {}
        self._heard = threading.Condition()
        self._sending = threading.Lock()
        self._channel = store.connect(timedelta(seconds=30))
        self._channel.send([b"watch", job.encode(), b"%d" % rank])
        threading.Thread(target=self._listen, name="opweave-watcher", daemon=True).start()

    def _listen(self) -> None:
        """Hear what the server says, until it or this process ends."""
        with contextlib.suppress(OSError, ValueError):
            while True:
                kind, *fields = self._channel.receive(None)
                if kind in {b"ended", b"left"}:
                    how = "has ended" if kind == b"ended" else "has left the group"
                    self.gone.setdefault(int(fields[0]), (how, time.monotonic()))
                elif kind == b"told" and fields[0] == b"ask":
                    self._tell([b"answer", fields[1], b"%d" % self.rank, records.as_text()])
                elif kind == b"told" and fields[0] == b"answer" and fields[1] in self._answers:
                    with self._heard:
                        self._answers[fields[1]][int(fields[2])] = records.from_text(fields[3])
                        self._heard.notify_all()

    def _tell(self, message: list[bytes]) -> None:
        with self._sending:
            self._channel.send([b"tell", *message])

    def ask(self, ranks: list[int]) -> dict[int, list[records.Record]]:
        """What each of some ranks of the job did last, as far as they answer."""
        token = secrets.token_hex(8).encode()
        answers: dict[int, list[records.Record]] = {}
        self._answers[token] = answers
        with contextlib.suppress(OSError):
            self._tell([b"ask", token])
            with self._heard:
                self._heard.wait_for(lambda: set(ranks) <= answers.keys() | self.gone.keys(), _PATIENCE)
        return self._answers.pop(token)

    def close(self) -> None:
        """Say that this process leaves, and stop listening."""
        with contextlib.suppress(OSError), self._sending:
            self._channel.send([b"bye"])
        self._channel.close()
