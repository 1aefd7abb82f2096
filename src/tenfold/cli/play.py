"""`tenfold play`: a game in the terminal against bots. Quit at any time and come back."""

import argparse
import secrets
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenfold.bots.bot import Bot
    from tenfold.match import Match

HELP = """\
  3             the third of the moves that are listed
  draw deck     any move in words, as it is listed
  why MOVE      why a move is refused now
  hint          what a bot would do, and what it thinks of the rest
  undo          take your last move back, where nobody has learned anything since
  log           what has happened so far
  quit          leave; the game waits for you
  help, or ?    this"""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("play", help="play a game in the terminal", epilog="At the table, type ? for help.")
    parser.add_argument("game", nargs="?", help="africa, usa, tickets or tenzania; asked for if not given")
    parser.add_argument("options", nargs="*", metavar="OPTION", help="the game's options, as days=5 or swap=off")
    parser.add_argument("--seats", type=int, default=2, help="how many sit at the table (2)")
    parser.add_argument("--bot", default="greedy", help="who sits at the other seats (greedy)")
    parser.add_argument("--seat", type=int, default=0, help="your seat (0)")
    parser.add_argument("--seed", type=int, help="to meet the same deal again")
    parser.add_argument("--new", action="store_true", help="begin anew, even if a game was left")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Choose a game, resume or begin it, and play."""
    game = given.game or _choose()
    if game is None:
        return 0
    return _Table.seated(game, given).play()


def _choose() -> str | None:
    from tenfold import games
    from tenfold.cli.terminal import ask

    names = games.names()
    for number, name in enumerate(names, 1):
        print(f"  {number}  {name:<10} {games.get(name).title}")
    while (answer := ask("Which game? ")) is not None:
        if answer in names:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        print(f"Type a number from 1 to {len(names)}, or a name.")
    return None


class _Table:
    """A match with a person at one seat and bots at the others."""

    def __init__(self, match: "Match", you: int, names: list[str], seed: int | None) -> None:
        from tenfold import bots

        self.match = match
        self.you = you
        self.names = names
        self.bots: list[Bot] = [bots.get(name) for name in names]
        self.seed = secrets.randbits(32) if seed is None else seed
        self.heard = len(match.lines)

    @classmethod
    def seated(cls, game: str, given: argparse.Namespace) -> "_Table":
        """The table that was left, if the person wants it, or a new one."""
        from tenfold import match
        from tenfold.cli import options, saved
        from tenfold.cli.terminal import ask
        from tenfold.errors import BadVariant

        left = None if given.new else saved.load(game)
        if left is not None:
            answer = ask(f"A game of {game} was left. Go on with it? [Y/n] ")
            if (answer or "y").lower().startswith("y"):
                return cls(match.replay(left.record), left.you, left.bots, given.seed)
        if given.seat not in range(given.seats):
            raise BadVariant(f"--seat is 0 to {given.seats - 1}, not {given.seat}")
        begun = match.start(game, seats=given.seats, seed=given.seed, chance=None, **options.read(given.options))
        return cls(begun, given.seat, [given.bot] * given.seats, given.seed)

    def play(self) -> int:
        """Play until the game is over or the person leaves."""
        from tenfold.cli import saved

        while self.match.result is None:
            self.save()
            if not self.bots_move() and not self.person_moves():
                print("The game waits for you: `tenfold play` goes on with it.")
                return 0
        self.tell()
        self.show()
        self.say_result()
        saved.forget(self.match.game.name)
        return 0

    def bots_move(self) -> bool:
        """Let a bot that may move do so; False where only the person may."""
        from tenfold.kernel import cache

        for seat in sorted(self.match.active - {self.you}):
            view = self.match.blank_view(seat)
            with cache.compiling(f"how {self.names[seat]} plays {self.match.game.family}"):
                move = self.bots[seat].move(self.match.game, view, seat, self.seed + len(self.match.lines))
            self.match.play(seat, move)
            return True
        return False

    def person_moves(self) -> bool:
        """Ask until the person has moved; False if they leave."""
        from tenfold.cli.terminal import ask, columns

        self.tell()
        self.show()
        moves = self.match.legal(self.you)
        print("\n" + columns([self.listed(number, move) for number, move in enumerate(moves, 1)]))
        while (answer := ask("\nYour move (? for help): ")) is not None and answer not in ("quit", "q", "exit"):
            if self.obeys(answer, moves):
                return True
        return False

    def listed(self, number: int, move: str) -> str:
        """A move as it is listed: its number, its text, and what a person should know about it."""
        from tenfold.cli import screens

        note = screens.note(self.match.game, self.match.blank_view(self.you), self.you, move)
        return f"{number:>3} {move}{f' ({note})' if note else ''}"

    def obeys(self, answer: str, moves: list[str]) -> bool:
        """Do what was typed; True if the table has changed."""
        from tenfold.errors import TenfoldError

        word, _, rest = answer.partition(" ")
        if word in ("why", "hint", "log", "help", "?", ""):
            getattr(self, {"?": "help", "": "help"}.get(word, word))(rest)
            return False
        try:
            if word == "undo":
                self.match.undo(self.you)
                self.heard = len(self.match.lines)
            else:
                self.match.play(self.you, self.meant(answer, moves))
        except TenfoldError as refused:
            print(f"  {refused}")
            return False
        return True

    def meant(self, answer: str, moves: list[str]) -> str:
        """A move's text, from its number or its text."""
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        return answer

    def help(self, rest: str) -> None:
        """Say what can be typed."""
        print(HELP)

    def why(self, move: str) -> None:
        """Say why a move is refused."""
        from tenfold.errors import TenfoldError

        try:
            refusal = self.match.explain(self.you, move)
        except TenfoldError as fault:
            print(f"  {fault}")
        else:
            print(f"  {refusal.sentence} ({refusal.rule})" if refusal else "  It is allowed.")

    def hint(self, rest: str) -> None:
        """Say what a bot thinks of the moves."""
        view = self.match.blank_view(self.you)
        thoughts = self.bots[self.you].explain(self.match.game, view, self.you, self.seed)
        for thought in thoughts[:5]:
            print(f"  {thought.move:<20} {thought.chance:.0%} to win")

    def log(self, rest: str) -> None:
        """Say what has happened so far."""
        for sentence in self.match.told(self.you):
            print(f"  {sentence}")

    def tell(self) -> None:
        """Say what has happened since it was last said."""
        print()
        for sentence in self.match.told(self.you, self.heard):
            print(f"  {sentence}")
        self.heard = len(self.match.lines)

    def show(self) -> None:
        """Show the table as the person's seat may see it."""
        from tenfold.cli import screens

        print("\n" + screens.show(self.match.game, self.match.blank_view(self.you), self.you))

    def say_result(self) -> None:
        """Say who has won."""
        result = self.match.result
        assert result is not None
        names = ["you" if seat == self.you else f"seat {seat}" for seat in result.winners]
        verb = "have" if len(names) > 1 or names == ["you"] else "has"
        print(f"\n{' and '.join(names).capitalize()} {verb} won. Scores: {', '.join(map(str, result.scores))}.")

    def save(self) -> None:
        """Keep the game as it stands, so that nothing is lost whatever happens next."""
        from tenfold.cli import saved

        saved.save(self.match.game.name, saved.Saved(self.match.record, self.you, self.names))
        sys.stdout.flush()
