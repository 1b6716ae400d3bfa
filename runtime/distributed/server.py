"""The process behind a TCPStore: keys and values, who is still there, and how MPI processes find each other.

It runs this file by its path, with the standard library and ``table.py`` beside it alone, so that it starts in
milliseconds. It ends when the process that started it has ended and nobody is connected any more.

A connection begins with HELLO, a challenge, and the answer that only who has the secret of the job can give; then
it sends messages (:func:`table.pack`) and gets one for each. A connection that begins with ``cmd=`` speaks PMI-1, the
protocol by which MPICH and Intel MPI find the other processes of a world: the ticket in place of its rank, which a
connection of the first kind asked for, is what lets it in (MPICH: src/pmi/src/pmi_v1.c).
"""

from __future__ import annotations

import contextlib
import errno
import hmac
import math
import os
import secrets
import selectors
import signal
import socket
import sys
import threading
import time

if __package__:
    from runtime.distributed.table import KeyTable, pack, unpack
else:
    from table import KeyTable, pack, unpack  # type: ignore[import-not-found,no-redef]

HELLO = b"OPW1"
_CHALLENGE = 32  # bytes
_TICK = 0.2  # seconds between two looks at deadlines
_PATIENCE = 10.0  # seconds for the first words of a connection


def answer(secret: bytes, challenge: bytes) -> bytes:
    """What proves that one has the secret, without sending it."""
    return hmac.digest(secret, challenge, "sha256")


class Connection:
    """One client: what has arrived, what is still to be sent, and what it is."""

    def __init__(self, link: socket.socket) -> None:
        self.socket = link
        self.arrived, self.outgoing = bytearray(), bytearray()
        self.challenge = b""
        self.kind = ""  # "store", or "pmi"; nothing before it has proved who it is
        self.deadline = time.monotonic() + _PATIENCE
        self.world: World | None = None  # of MPI
        self.watch: tuple[bytes, bytes] | None = None  # the job whose ranks it watches, and its rank
        self.has_left = False


class World:
    """Processes that form an MPI world: their machines, their tickets, and what they tell each other."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.name = f"opweave_{secrets.token_hex(8)}"  # MPICH names its shared memory after it
        self.machines: dict[int, bytes] = {}
        self.values: dict[str, str] = {}
        self.inside: list[Connection] = []  # the barrier
        self.deadline = 0.0

    def mapping(self) -> str:
        """Which rank runs on which machine, as PMI_process_mapping has it: (first machine, machines, ranks of each)."""
        numbers = {machine: index for index, machine in enumerate(dict.fromkeys(self._in_order()))}
        runs: list[list[int]] = []
        for machine in self._in_order():
            if runs and runs[-1][0] == numbers[machine]:
                runs[-1][1] += 1
            else:
                runs.append([numbers[machine], 1])
        return "(vector," + ",".join(f"({number},1,{count})" for number, count in runs) + ")"

    def _in_order(self) -> list[bytes]:
        return [self.machines[rank] for rank in range(self.size)]


class Server:
    """One thread for all connections."""

    def __init__(self, listener: socket.socket, secret: bytes) -> None:
        self.listener, self.secret = listener, secret
        self.table = KeyTable()
        self.selector = selectors.DefaultSelector()
        self.connections: set[Connection] = set()
        self.waiting: list[tuple[float, Connection, bytes, list[bytes]]] = []  # deadline, who, kind and keys
        self.worlds: dict[bytes, World] = {}
        self.entering: dict[bytes, list[tuple[Connection, int, float]]] = {}
        self.tickets: dict[int, tuple[World, int]] = {}
        self.ended: dict[bytes, list[list[bytes]]] = {}  # by job: who has gone, and how
        self.is_orphan = threading.Event()
        listener.setblocking(False)
        self.selector.register(listener, selectors.EVENT_READ, None)

    def run(self) -> None:
        """Serve until nobody is left."""
        while self.connections or not self.is_orphan.is_set():
            for key, mask in self.selector.select(_TICK):
                if key.data is None:
                    self.accept()
                elif mask & selectors.EVENT_READ:
                    self.read(key.data)
                elif key.data in self.connections:
                    self.flush(key.data)
            self.look_at_deadlines()

    def accept(self) -> None:
        """Let somebody in, who has to prove who it is."""
        with contextlib.suppress(OSError):
            link, _ = self.listener.accept()
            link.setblocking(False)
            with contextlib.suppress(OSError):
                link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            connection = Connection(link)
            self.connections.add(connection)
            self.selector.register(link, selectors.EVENT_READ, connection)

    def read(self, connection: Connection) -> None:
        """Take what has arrived; close what breaks the rules."""
        try:
            data = connection.socket.recv(1 << 16)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self.close(connection)
            return
        connection.arrived += data
        try:
            self.understand(connection)
        except (ValueError, KeyError, IndexError, UnicodeDecodeError):
            self.close(connection)

    def understand(self, connection: Connection) -> None:
        """Act on every message that has arrived whole."""
        arrived = connection.arrived
        if not connection.kind:
            self.admit(connection)
        if connection.kind == "pmi":
            while b"\n" in arrived and connection in self.connections:
                line, _, unread = bytes(arrived).partition(b"\n")
                arrived[:] = unread
                self.speak_pmi(connection, line.decode("ascii"))
        while connection.kind == "store" and connection in self.connections and (message := unpack(arrived)):
            self.serve(connection, message)

    def admit(self, connection: Connection) -> None:
        """Find out who begins to speak."""
        arrived = connection.arrived
        if connection.challenge:
            if len(arrived) >= _CHALLENGE:
                reply = bytes(arrived[:_CHALLENGE])
                del arrived[:_CHALLENGE]
                is_right = hmac.compare_digest(reply, answer(self.secret, connection.challenge))
                self.send(connection, [b"yes" if is_right else b"no"])
                if not is_right:
                    self.close(connection)
                    return
                connection.kind, connection.deadline = "store", 0.0
        elif len(arrived) >= len(HELLO):
            if arrived.startswith(b"cmd="):
                connection.kind = "pmi"
                return
            if not arrived.startswith(HELLO):
                self.close(connection)
                return
            del arrived[: len(HELLO)]
            connection.challenge = secrets.token_bytes(_CHALLENGE)
            connection.outgoing += connection.challenge
            self.flush(connection)
            self.admit(connection)  # a client that answers before it was asked is wrong, and need not wait to hear it

    # -- keys and values -------------------------------------------------------------------------------------------

    def serve(self, connection: Connection, message: list[bytes]) -> None:
        """Run one command of a client."""
        command, arguments = message[0], message[1:]
        special = {b"wait": self.wait, b"ticket": self.enter, b"watch": self.watch, b"tell": self.tell}.get(command)
        if special is not None:
            special(connection, arguments)
        elif command == b"bye":
            connection.has_left = True
        else:
            try:
                result = self.table.apply(command, arguments)
            except (KeyError, ValueError, OverflowError) as error:
                self.send(connection, [b"error", type(error).__name__.encode()])
                return
            self.send(connection, [b"ok", *result])
            if self.waiting:
                self.wake()

    def wait(self, connection: Connection, arguments: list[bytes]) -> None:
        """Answer when no key is missing any more (:meth:`KeyTable.missing`); ``milliseconds, kind, keys...``."""
        self.waiting.append((time.monotonic() + int(arguments[0]) / 1000, connection, arguments[1], arguments[2:]))
        self.wake()

    def wake(self) -> None:
        """Answer those whose keys are there, or whose time is over."""
        now, still = time.monotonic(), []
        for deadline, connection, kind, keys in self.waiting:
            missing = self.table.missing(kind, keys)
            if not missing:
                self.send(connection, [b"ok"])
            elif now >= deadline:
                self.send(connection, [b"timeout", *missing])
            else:
                still.append((deadline, connection, kind, keys))
        self.waiting = [row for row in still if row[1] in self.connections]

    # -- who is there ----------------------------------------------------------------------------------------------

    def watch(self, connection: Connection, arguments: list[bytes]) -> None:
        """A rank joins those who are told when another one has gone; ``job, rank``."""
        connection.watch = (arguments[0], arguments[1])
        for event in self.ended.get(arguments[0], []):
            self.send(connection, event)

    def tell(self, connection: Connection, arguments: list[bytes]) -> None:
        """Pass a message on to all ranks of a job that watch."""
        if connection.watch is not None:
            self.pass_on(connection.watch[0], [b"told", *arguments])

    def pass_on(self, job: bytes, message: list[bytes]) -> None:
        """Send a message to all who watch a job."""
        for client in [client for client in self.connections if client.watch is not None]:
            if client.watch is not None and client.watch[0] == job:
                self.send(client, message)

    # -- MPI -------------------------------------------------------------------------------------------------------

    def enter(self, connection: Connection, arguments: list[bytes]) -> None:
        """Give every rank of a world a ticket once all have come; ``job, rank, size, machine, milliseconds, seconds``.

        The last is the time after which a barrier of MPI is given up, 0 for never: processes that see themselves when
        another one has ended.
        """
        name, rank, size = arguments[0], int(arguments[1]), int(arguments[2])
        if self.ended.get(name):
            self.turn_away(connection, name)
            return
        world = self.worlds.setdefault(name, World(size))
        world.machines[rank] = arguments[3]
        now = time.monotonic()
        deadline = now + int(arguments[4]) / 1000
        world.deadline = max(world.deadline, now + (float(arguments[5]) or math.inf))
        self.entering.setdefault(name, []).append((connection, rank, deadline))
        if len(world.machines) == world.size:
            for member, member_rank, _ in self.entering.pop(name):
                ticket = secrets.randbelow(2**31 - 1) + 1  # PMI_ID is an int of C
                self.tickets[ticket] = (world, member_rank)
                self.send(member, [b"ok", b"%d" % ticket, world.name.encode()])

    def turn_away(self, connection: Connection, job: bytes) -> None:
        """Tell a rank that asks for a ticket which ranks of its job have gone."""
        self.send(connection, [b"gone", *(rank for _, rank in self.ended[job])])

    def speak_pmi(self, connection: Connection, line: str) -> None:
        """Answer one line of PMI-1; what is no ticket ends the connection."""
        words = dict(part.split("=", 1) for part in line.split() if "=" in part)
        command, world = words.get("cmd", ""), connection.world
        if command == "initack":
            entry = self.tickets.pop(int(words["pmiid"]), None)
            if entry is None:
                self.close(connection)
                return
            connection.world, rank = entry
            connection.deadline = 0.0
            size = f"cmd=set size={entry[0].size}"
            self.say(connection, "cmd=initack rc=0", size, f"cmd=set rank={rank}", "cmd=set debug=0")
        elif world is None:
            self.close(connection)
        elif command == "barrier_in":
            world.inside.append(connection)
            if len(world.inside) == world.size:
                for member in world.inside:
                    self.say(member, "cmd=barrier_out rc=0")
                world.inside = []
        elif command == "put":
            world.values[words["key"]] = line.split("value=", 1)[1]
            self.say(connection, "cmd=put_result rc=0 msg=success")
        elif command == "get":
            key = words["key"]
            value = world.mapping() if key == "PMI_process_mapping" else world.values.get(key)
            if value is None:
                self.say(connection, "cmd=get_result rc=-1 msg=key_not_found value=unknown")
            else:
                self.say(connection, f"cmd=get_result rc=0 msg=success value={value}")
        else:
            self.say(connection, _SAYINGS.get(command, f"cmd={command}_result rc=-1").format(world=world))

    def say(self, connection: Connection, *lines: str) -> None:
        """Send lines of PMI."""
        connection.outgoing += "".join(f"{line}\n" for line in lines).encode()
        self.flush(connection)

    # -- connections -----------------------------------------------------------------------------------------------

    def send(self, connection: Connection, message: list[bytes]) -> None:
        """Send a message, as much as can be sent now."""
        if connection in self.connections:
            connection.outgoing += pack(message)
            self.flush(connection)

    def flush(self, connection: Connection) -> None:
        """Send what can be sent without waiting."""
        try:
            while connection.outgoing:
                del connection.outgoing[: connection.socket.send(connection.outgoing)]
        except BlockingIOError:
            pass
        except OSError:
            self.close(connection)
            return
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if connection.outgoing else 0)
        self.selector.modify(connection.socket, events, connection)

    def close(self, connection: Connection) -> None:
        """Let a client go, and tell those who watch it."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        with contextlib.suppress(KeyError, ValueError):
            self.selector.unregister(connection.socket)
        connection.socket.close()
        self.waiting = [row for row in self.waiting if row[1] is not connection]
        if connection.watch is not None:
            job, rank = connection.watch
            event = [b"left" if connection.has_left else b"ended", rank]
            self.ended.setdefault(job, []).append(event)
            self.pass_on(job, event)
            for member, _, _ in self.entering.pop(job, []):
                self.turn_away(member, job)
        if connection.world is not None and connection.world.inside and connection.world.deadline < math.inf:
            self.give_up(connection.world)

    def give_up(self, world: World) -> None:
        """End a barrier of MPI that cannot be complete any more: MPI ends these processes then."""
        members, world.inside = world.inside, []
        for member in members:
            self.close(member)

    def look_at_deadlines(self) -> None:
        """End what has waited too long."""
        now = time.monotonic()
        self.wake()
        for connection in [client for client in self.connections if 0 < client.deadline <= now]:
            self.close(connection)
        for name, rows in list(self.entering.items()):
            world = self.worlds[name]
            late = [row for row in rows if now >= row[2] or row[0] not in self.connections]
            for connection, rank, _ in late:
                missing = [b"%d" % index for index in range(world.size) if index not in world.machines]
                self.send(connection, [b"timeout", *missing])
                world.machines.pop(rank, None)
            self.entering[name] = [row for row in rows if row not in late]
        for world in {entry.world for entry in self.connections if entry.world is not None}:
            if world.inside and now >= world.deadline:
                self.give_up(world)


_SAYINGS = {
    "init": "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0",
    "get_maxes": "cmd=maxes kvsname_max=256 keylen_max=64 vallen_max=1024 rc=0",
    "get_appnum": "cmd=appnum appnum=0 rc=0",
    "get_my_kvsname": "cmd=my_kvsname kvsname={world.name} rc=0",
    "get_universe_size": "cmd=universe_size size={world.size} rc=0",
    "finalize": "cmd=finalize_ack rc=0",
}


def main() -> None:
    """Listen where the arguments say, host and port or an open descriptor, with the secret from the standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it decides
    host, port, descriptor = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    secret = sys.stdin.buffer.readline().rstrip(b"\n")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.socket(fileno=descriptor) if descriptor >= 0 else socket.create_server(
            (host, port), family=family, backlog=512
        )  # fmt: skip
    except OSError as error:
        name = errno.errorcode.get(error.errno or 0, "")
        sys.stdout.write(f"error {name}: {error}\n")
        return
    server = Server(listener, secret)

    def watch_parent() -> None:
        with contextlib.suppress(OSError):
            os.read(0, 1)  # returns when the parent has ended, or closed it
        server.is_orphan.set()

    threading.Thread(target=watch_parent, daemon=True).start()
    sys.stdout.write(f"{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    server.run()


if __name__ == "__main__":
    main()
