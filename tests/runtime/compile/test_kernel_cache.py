"""Stored kernels: whatever became of a file or of the folder, what is computed is right, and nothing foreign runs."""

from __future__ import annotations

import logging
import os
import pickle
import random
import stat
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from folders import ROOT

from runtime.compile import compiling, kernel_store, translation
from runtime.compile.array_loops import ArrayLoop
from runtime.compile.kernel_store import SUFFIX, KernelStore

PAYLOAD = random.Random(0).randbytes(5000)
DAY = 24 * 3600
posix = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="owners and modes are those of POSIX")
root = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can make foreign files")


@pytest.fixture
def store(tmp_path):
    return KernelStore(tmp_path / "kernels")


def kernel(store, name="a"):
    return store.folder / f"{name}{SUFFIX}"


def lines(caplog):
    return [record.getMessage() for record in caplog.records if record.name == "opweave"]


def test_what_was_stored_is_read(store, caplog):
    assert store.load("a") is None
    for payload in (PAYLOAD, b"", PAYLOAD[::-1]):
        store.save("a", payload)
        assert store.load("a") == payload
    assert [path.name for path in store.folder.iterdir() if path.name != ".swept"] == [f"a{SUFFIX}"]
    assert lines(caplog) == []


@posix
def test_the_folder_is_the_users_own(store):
    store.save("a", PAYLOAD)
    assert stat.S_IMODE(store.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(kernel(store).stat().st_mode) & 0o022 == 0


def flip(data, draw):
    at = draw.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << draw.randrange(8)]) + data[at + 1 :]


# What may happen to the bytes of a file.
DAMAGES = {
    "a bit": flip,
    "many bytes": lambda data, draw: bytes(value if draw.random() < 0.99 else draw.randrange(256) for value in data),
    "cut off": lambda data, draw: data[: draw.randrange(len(data))],
    "begins late": lambda data, draw: data[draw.randrange(1, len(data)) :],
    "longer": lambda data, draw: data + draw.randbytes(draw.randrange(1, 100)),
    "zeros": lambda data, draw: bytes(at := draw.randrange(1, len(data))) + data[at:],
    "zeros at the end": lambda data, draw: data[: (at := draw.randrange(len(data) - 1))] + bytes(len(data) - at),
    "empty": lambda data, draw: b"",
    "noise": lambda data, draw: draw.randbytes(len(data)),
    "an old format": lambda data, draw: data[kernel_store._HEAD :],
    "a part moved": lambda data, draw: data[:200] + data[700:1200] + data[200:700] + data[1200:],
    "twice": lambda data, draw: data + data,
    "text": lambda data, draw: b"cos\nsystem\n(S'touch touched'\ntR.",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_no_damaged_file_is_read(damage, store, caplog):
    store.save("a", PAYLOAD)
    content, draw = kernel(store).read_bytes(), random.Random(damage)
    for _ in range(20):
        damaged = DAMAGES[damage](content, draw)
        kernel(store).write_bytes(damaged)
        assert store.load("a") == (PAYLOAD if damaged == content else None)
    store.save("a", PAYLOAD)
    assert store.load("a") == PAYLOAD
    assert lines(caplog) == [
        f"opweave: stored kernel a{SUFFIX} is not used but compiled anew, as any other like it: it is damaged"
    ]


def test_kernels_that_changed_places_are_not_read(store):
    store.save("a", PAYLOAD)
    store.save("b", PAYLOAD[::-1])
    kernel(store, "c").write_bytes(kernel(store, "a").read_bytes())
    kernel(store, "a").rename(kernel(store, "d"))
    kernel(store, "b").rename(kernel(store, "a"))
    kernel(store, "d").rename(kernel(store, "b"))
    assert [store.load(name) for name in "abc"] == [None] * 3


def linked(path):
    path.rename(path.with_name("elsewhere"))
    path.symlink_to(path.with_name("elsewhere"))


def made_pipe(path):
    path.unlink()
    os.mkfifo(path)


def made_folder(path):
    path.unlink()
    path.mkdir()
    (path / "file").touch()


def made_huge(path):
    with path.open("r+b") as file:
        file.truncate(1 << 40)


# What may stand in the place of a file, and whether it can be replaced.
INSTEAD = {
    "a link": (linked, True),
    "a link to nowhere": (lambda path: (path.unlink(), path.symlink_to("nowhere")), True),
    "a pipe": (made_pipe, True),
    "a folder": (made_folder, False),
    "a file that others can write": (lambda path: path.chmod(0o646), True),
    "a file that a group can write": (lambda path: path.chmod(0o664), True),
    "a file that cannot be read": (lambda path: path.chmod(0), True),
    "a huge file": (made_huge, True),
    "a file of another user": (lambda path: os.chown(path, 12345, 12345), True),
    "a file of another folder": (lambda path: os.link(path, path.with_name("elsewhere")), True),
}


@posix
@pytest.mark.parametrize("instead", INSTEAD)
def test_only_an_own_regular_file_is_read(instead, store, caplog):
    change, replaceable = INSTEAD[instead]
    if "another user" in instead and os.geteuid() != 0:
        pytest.skip("only root can make foreign files")
    store.save("a", PAYLOAD)
    change(kernel(store))
    if "cannot" not in instead or os.geteuid() != 0:
        assert store.load("a") is None
        assert len(lines(caplog)) == 1
    store.save("a", PAYLOAD)
    assert (store.load("a") == PAYLOAD) is replaceable
    assert list(store.folder.glob("*.tmp")) == []


@posix
def test_a_folder_that_others_can_write_is_closed_to_them(tmp_path):
    for mode, left in ((0o777, 0o755), (0o775, 0o755), (0o1777, 0o1777), (0o755, 0o755)):
        folder = tmp_path / oct(mode)
        folder.mkdir()
        folder.chmod(mode)
        assert KernelStore(folder).folder == folder
        assert stat.S_IMODE(folder.stat().st_mode) == left


@posix
def test_what_others_put_into_a_folder_that_they_could_write_is_not_read(tmp_path):
    folder = tmp_path / "kernels"
    KernelStore(folder).save("a", PAYLOAD)
    (folder / "notes.txt").write_text("mine")
    folder.chmod(0o777)
    store = KernelStore(folder)
    assert store.load("a") is None
    assert sorted(path.name for path in folder.iterdir()) == [".swept", "notes.txt"]
    store.save("a", PAYLOAD)
    assert KernelStore(folder).load("a") == PAYLOAD


def state_of(folder):
    """All that a store could change of a folder."""
    names = sorted(path.name for path in folder.iterdir())
    return stat.S_IMODE(folder.stat().st_mode), names, [(folder / name).read_bytes() for name in names]


def victim(path):
    """A folder of the user's, open to a group, with old files that have a store's suffixes."""
    path.mkdir()
    path.chmod(0o775)
    for name in (f"old{SUFFIX}", "old.nbc", "old.0123456789ab.tmp", "old.tmp", "letters.txt"):
        aged(path / name, days=30, size=100)
    return path


@posix
@pytest.mark.parametrize("target", ["a folder", "a folder of nothing", "a file", "nowhere", "itself"])
def test_a_link_in_the_place_of_the_folder_is_not_followed(target, tmp_path, caplog):
    private = victim(tmp_path / "private")
    before = state_of(private)
    (tmp_path / "shared").mkdir(mode=0o777)
    (tmp_path / "empty").mkdir(mode=0o755)
    link = tmp_path / "shared" / "opweave"
    link.symlink_to({
        "a folder": private, "a folder of nothing": tmp_path / "empty", "a file": private / "letters.txt",
        "nowhere": tmp_path / "new", "itself": link,
    }[target])  # fmt: skip
    store = KernelStore(link, limit=1)
    for _ in range(2):
        assert store.load("old") is None
        assert not store.has("old")
        store.save("a", PAYLOAD)
    assert state_of(private) == before
    assert list((tmp_path / "empty").iterdir()) == []
    assert not (tmp_path / "new").exists()
    assert len(lines(caplog)) == 1
    assert "it is a link, which is not followed" in lines(caplog)[0]


@posix
def test_a_folder_that_becomes_a_link_is_not_followed(tmp_path, caplog):
    """At any time: every operation looks at what it opened."""
    private = victim(tmp_path / "private")
    store = KernelStore(tmp_path / "kernels")
    store.save("a", PAYLOAD)
    (private / f"a{SUFFIX}").write_bytes(kernel(store).read_bytes())
    before = state_of(private)
    (store.folder / ".swept").unlink()
    store.folder.rename(tmp_path / "moved")
    store.folder.symlink_to(private)
    assert store.load("a") is None
    assert not store.has("a")
    store.save("b", PAYLOAD)
    assert state_of(private) == before
    assert len(lines(caplog)) == 2


@posix
def test_a_link_in_the_place_of_a_file_is_replaced(tmp_path):
    """Of a kernel, and of the mark of the last sweep: what it leads to stays as it is."""
    store = KernelStore(tmp_path / "kernels")
    letter = tmp_path / "letter"
    letter.write_text("mine")
    aged(letter, days=9, size=4)
    before = letter.stat()
    for name in (f"a{SUFFIX}", ".swept"):
        (store.folder / name).symlink_to(letter)
    assert not store.has("a")
    store.save("a", PAYLOAD)
    assert store.load("a") == PAYLOAD
    assert (letter.stat().st_mtime, letter.stat().st_size) == (before.st_mtime, before.st_size)
    assert not (store.folder / ".swept").is_symlink()


@root
@pytest.mark.parametrize(("owner", "mode", "used"), [(12345, 0o755, False), (12345, 0o1777, False), (0, 0o755, True)])
def test_a_folder_of_another_user_is_not_used(owner, mode, used, tmp_path, caplog):
    folder = tmp_path / "kernels"
    KernelStore(folder).save("a", PAYLOAD)
    os.chown(folder, owner, 0)
    folder.chmod(mode)
    store = KernelStore(folder)
    assert store.load("a") == (PAYLOAD if used else None)
    store.save("a", PAYLOAD)
    assert len(lines(caplog)) == (0 if used else 1)


@root
def test_a_folder_that_can_only_be_read_is_read(tmp_path):
    """In a child, which becomes a user who can read the folder and nothing else."""
    folder = tmp_path / "kernels"
    KernelStore(folder).save("a", PAYLOAD)
    folder.chmod(0o755)
    for parent in tmp_path.parents[:-1]:
        if parent.stat().st_uid == 0 and "pytest" in str(parent):
            parent.chmod(0o755)
    tmp_path.chmod(0o755)
    said = []
    handler = logging.Handler()
    handler.emit = lambda record: said.append(record.getMessage())
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            os.setgid(12345)
            os.setuid(12345)
            kernel_store.log.addHandler(handler)
            store = KernelStore(folder)
            right = store.load("a") == PAYLOAD and said == []
            store.save("b", PAYLOAD)
            store.save("c", PAYLOAD)
            status = 0 if right and len(said) == 1 and "in memory only" in said[0] and store.load("a") else 2
        finally:
            os._exit(status)
    assert os.waitpid(pid, 0)[1] == 0
    assert sorted(path.name for path in folder.iterdir()) == [".swept", f"a{SUFFIX}"]


@pytest.mark.parametrize("folder", [None, "file/kernels", "file"])
def test_without_a_folder_one_line_and_nothing_written(folder, tmp_path, caplog):
    (tmp_path / "file").write_text("mine")
    store = KernelStore(None if folder is None else tmp_path / folder)
    for _ in range(3):
        store.save("a", PAYLOAD)
        assert store.load("a") is None
    assert len(lines(caplog)) == 1
    assert "NUMBA_CACHE_DIR may name" in lines(caplog)[0]
    assert [path.name for path in tmp_path.rglob("*")] == ["file"]


def test_a_user_without_a_home_has_no_folder(monkeypatch):
    def no_home():
        raise RuntimeError

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(kernel_store.Path, "home", no_home)
    assert kernel_store.default_folder() is None


FULL = """
import resource, sys
from pathlib import Path
from runtime.compile.kernel_store import KernelStore
store = KernelStore(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))
for number in range(118):
    store.save(f"k{number}", bytes(9000))
store.save("small", bytes(9))
assert store.load("small") == bytes(9)
"""


@posix
def test_a_full_disk_is_said_once_and_leaves_no_litter(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path / "k")], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stderr.count("\n") == 1
    assert "compiled kernels are kept in memory only" in done.stderr
    assert sorted(path.name for path in (tmp_path / "k").iterdir()) == [".swept", f"small{SUFFIX}"]


def aged(path, days, size=None):
    if size is not None:
        path.write_bytes(bytes(size))
    when = time.time() - days * DAY
    os.utime(path, (when, when))
    return path


def test_what_was_used_least_recently_goes_first(tmp_path):
    store = KernelStore(tmp_path, limit=10_000)
    for number in range(12):
        aged(tmp_path / f"k{number}{SUFFIX}", days=number + 2, size=1000)
    (tmp_path / "notes.txt").write_text("mine")
    aged(tmp_path / "half.0123456789ab.tmp", days=3, size=10)
    aged(tmp_path / "beginning.0123456789ab.tmp", days=0, size=10)
    aged(tmp_path / "mine.tmp", days=3, size=10)
    store.save("new", PAYLOAD[:100])
    left = {path.name for path in tmp_path.iterdir()}
    recent = {f"k{number}{SUFFIX}" for number in range(7)}
    assert left == {".swept", "notes.txt", "mine.tmp", "beginning.0123456789ab.tmp", f"new{SUFFIX}"} | recent


def test_the_folder_is_looked_through_once_a_day_only(tmp_path):
    store = KernelStore(tmp_path, limit=1000)
    store.save("a", PAYLOAD[:600])
    for number in range(5):
        store.save(f"b{number}", PAYLOAD[:600])
    assert len(list(tmp_path.glob(f"*{SUFFIX}"))) == 6
    aged(tmp_path / ".swept", days=2)
    store.save("c", PAYLOAD[:600])
    assert len(list(tmp_path.glob(f"*{SUFFIX}"))) == 1


def test_reading_is_use(tmp_path):
    store = KernelStore(tmp_path, limit=1700)
    for name in "abc":
        store.save(name, PAYLOAD[:500])
    for name, days in (("a", 9), ("b", 8), ("c", 7)):
        aged(kernel(store, name), days=days)
    assert store.load("a") == PAYLOAD[:500]
    aged(tmp_path / ".swept", days=2)
    store.save("d", PAYLOAD[:500])
    assert sorted(path.stem for path in tmp_path.glob(f"*{SUFFIX}")) == ["a", "d"]


@pytest.mark.parametrize(
    ("text", "limit", "said"), [("", 2 << 30, 0), ("10", 10 << 20, 0), ("0", 0, 0), ("much", 2 << 30, 1)]
)
def test_the_limit_is_a_variable(text, limit, said, monkeypatch, caplog):
    monkeypatch.setenv("OPWEAVE_CACHE_MIB", text)
    assert kernel_store.limit_in_bytes() == limit
    assert len(lines(caplog)) == said


def test_without_a_limit_nothing_goes(tmp_path):
    aged(tmp_path / f"k{SUFFIX}", days=900, size=5000)
    KernelStore(tmp_path, limit=0).save("a", PAYLOAD)
    assert (tmp_path / f"k{SUFFIX}").exists()


def test_many_threads_write_read_and_sweep(tmp_path, caplog):
    wrong = []

    def work(seed):
        store, draw = KernelStore(tmp_path, limit=20_000), random.Random(seed)
        for _ in range(60):
            name = draw.choice("abcdef")
            (tmp_path / ".swept").unlink(missing_ok=True)
            store.save(name, name.encode() * 4000)
            if store.load(name) not in (None, name.encode() * 4000):
                wrong.append(name)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for item in threads:
        item.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert lines(caplog) == []
    assert list(tmp_path.glob("*.tmp")) == []


@posix
@pytest.mark.parametrize("change", ["replaced", "removed"])
def test_a_file_that_goes_while_it_is_read_is_read(change, store, caplog, monkeypatch):
    """Another process may replace or sweep a kernel between opening it and looking at who owns it."""
    store.save("a", PAYLOAD)
    path, opened = kernel(store), os.open

    def open_and_lose(name, *args, **named):
        descriptor = opened(name, *args, **named)
        if name == path.name:
            if change == "replaced":
                path.with_name("other").write_bytes(b"other")
                path.with_name("other").replace(path)
            else:
                path.unlink()
        return descriptor

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", open_and_lose)
        assert store.load("a") == PAYLOAD
    assert lines(caplog) == []
    assert store.load("a") is None


# Real kernels


def doubled(values, out):
    for i in range(values.size):
        out[i] = 2 * values[i]


def call():
    """What a kernel, loaded or compiled, computes; a new loop, as in a new process."""
    loop, out = ArrayLoop(doubled), np.zeros(3)
    loop(np.array([1.0, 2.0, 3.0]), out)
    return out.tolist(), loop.hits


@pytest.fixture
def real(tmp_path, monkeypatch):
    store = KernelStore(tmp_path / "real")
    monkeypatch.setattr(compiling, "store", lambda: store)
    return store


def test_damaged_kernels_are_compiled_anew_and_replaced(real, caplog):
    assert call() == ([2.0, 4.0, 6.0], 0)
    assert call() == ([2.0, 4.0, 6.0], 1)
    (path,) = real.folder.glob(f"*{SUFFIX}")
    content, draw = path.read_bytes(), random.Random(0)
    for damage in DAMAGES.values():
        path.write_bytes(damage(content, draw))
        assert call()[0] == [2.0, 4.0, 6.0]
        assert call() == ([2.0, 4.0, 6.0], 1)
    assert len(lines(caplog)) == 1


def test_a_whole_file_with_nonsense_in_it_is_compiled_anew_and_replaced(real, caplog):
    call()
    (path,) = real.folder.glob(f"*{SUFFIX}")
    for payload in (b"", b"nonsense", pickle.dumps(3), pickle.dumps((1, 2, 3))):
        real.save(path.stem, payload)
        assert call() == ([2.0, 4.0, 6.0], 0)
        assert call() == ([2.0, 4.0, 6.0], 1)
    assert len(lines(caplog)) == 1


def test_an_interrupted_compilation_leaves_no_lock(real, monkeypatch):
    """Numba releases its lock in a function of Python's, which an interrupt may keep from it."""

    def interrupted(self, *_):
        raise KeyboardInterrupt

    lock = translation.global_compiler_lock
    with monkeypatch.context() as patch:
        patch.setattr(type(lock), "__exit__", interrupted)
        with pytest.raises(KeyboardInterrupt):
            call()
    assert not lock._lock._is_owned()
    assert call()[0] == [2.0, 4.0, 6.0]
