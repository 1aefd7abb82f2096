"""Bots that are external programs: a line of JSON for each decision, and a line with the
move back.
"""

import json
import shlex
import subprocess
import threading
import weakref
from contextlib import suppress
from functools import partial
from queue import Empty, Queue

from tenfold.bots.bot import Bot, legal
from tenfold.errors import BadBot, NotAMove
from tenfold.games.game import Game
from tenfold.kernel.layout import Blank, State
from tenfold.seen import Seen

PATIENCE = 10.0
"""The default time limit of a move in seconds."""

LAST_SECONDS = 1.0
"""The seconds that a program has to exit after it has closed its output."""


class Program(Bot):
    """Starts a program at its first move, and keeps it running until `close`."""

    def __init__(self, command: str, *, seconds: float = PATIENCE) -> None:
        if not isinstance(command, str) or not command.strip():
            raise BadBot(f"program is given a command line, not {command!r}")
        if (
            isinstance(seconds, bool)
            or not isinstance(seconds, int | float)
            or not 0 < seconds <= 3600
        ):
            raise BadBot(f"seconds is a number above 0 and at most 3600, not {seconds!r}")
        self.name = f"program({command!r})"
        self._command = command
        self._arguments = _words(command)
        self._seconds = seconds
        self._running: _Running | None = None
        self._turn = threading.Lock()

    def move(self, seen: Seen, seed: int) -> str:
        moves = [seen.game.texts[move] for move in legal(seen)]
        with self._turn:
            answer = self._ask(json.dumps(_question(seen, seed, moves)))
        return self._understood(seen.game, answer, moves)

    def __reduce__(self) -> tuple[object, ...]:
        """Copy and pickle the bot without its process: a copy starts its own."""
        return partial(Program, self._command, seconds=self._seconds), ()

    def close(self) -> None:
        """End the program; another move starts it again."""
        if self._running is not None:
            self._running.end()
            self._running = None

    def _ask(self, line: str) -> str:
        if self._running is None:
            self._running = _Running(self.name, self._arguments)
        try:
            return self._running.ask(line, self._seconds)
        except BadBot:
            self.close()
            raise

    def _understood(self, game: Game[State, Blank], answer: str, moves: list[str]) -> str:
        """Return the move of an answer as the game writes it; raises BadBot if it is not legal."""
        try:
            text = json.loads(answer)["move"]
            move = game.texts[game.number(text)]
        except (ValueError, KeyError, TypeError, NotAMove):
            raise BadBot(
                f'{self.name} answered {_short(answer)}, not {{"move": "{moves[0]}"}} or the like'
            ) from None
        if move not in moves:
            raise BadBot(
                f"{self.name} answered {move!r}, which is not a legal move: "
                f"{', '.join(moves[:8])}, ..."
            )
        return move


def _question(seen: Seen, seed: int, moves: list[str]) -> dict[str, object]:
    """Return the message for a decision."""
    return {
        "game": seen.game.name,
        "seat": seen.seat,
        "seed": seed,
        "view": seen.game.view_json(seen.view, seen.seat),
        "events": list(seen.events),
        "legal": moves,
    }


class _Running:
    """A process that answers lines with lines. A thread reads them, so that reading can
    time out.
    """

    def __init__(self, name: str, command: list[str]) -> None:
        self._name = name
        self._lines: Queue[str] = Queue()
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as fault:
            raise BadBot(f"{name} cannot be started: {fault}") from fault
        self._end = weakref.finalize(self, _end, self._process)
        threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()

    def ask(self, line: str, seconds: float) -> str:
        """Send a line and return the answer; raises BadBot if there is none in time."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
            answer = self._lines.get(timeout=seconds)
        except OSError:
            answer = ""
        except Empty:
            raise BadBot(f"{self._name} did not answer within {seconds:g} seconds") from None
        if not answer:
            raise BadBot(f"{self._name} {self._how_it_ended()} instead of answering")
        return answer

    def _how_it_ended(self) -> str:
        """Say why no more lines come. A process that closes its output may still be running."""
        try:
            return f"ended, with status {self._process.wait(LAST_SECONDS)},"
        except subprocess.TimeoutExpired:
            return "closed its output"

    def end(self) -> None:
        """Stop the process, and wait until it is gone."""
        self._end()


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError as fault:
        raise BadBot(f"program is given a command line, not {command!r}: {fault}") from None


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            pipe.close()  # type: ignore[union-attr]  # both are pipes, since Popen was given PIPE


def _read(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    """Queue a process's lines; an empty one marks the end."""
    with suppress(ValueError):
        for line in process.stdout or ():
            lines.put(line)
    lines.put("")


def _short(text: str) -> str:
    text = text.strip()
    return repr(text if len(text) < 80 else text[:77] + "...")
