"""A game for players who read and write text, in the convention of arenas for language models (as
TextArena).

    env = TextEnv("tenzania")
    env.reset(num_players=2, seed=7)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agents[player](observation))
    rewards, game_info = env.close()

An observation is words; an answer is words with a move in square brackets. A refused move changes
nothing, and the next observation of the player says why. Legal moves are not listed unless
`legal=True`; with `reasons=True` each of them says what it is good for.
"""

from tenfold import match as matches
from tenfold.errors import TenfoldError
from tenfold.games import get
from tenfold.match import Match
from tenfold.screens.account import Account, move_in

TRIES = 3
"""How many moves in a row of one player may be refused before the player loses."""


class TextEnv:
    """One match after another, played in words."""

    def __init__(
        self,
        game: str,
        *,
        language: str = "en",
        legal: bool = False,
        reasons: bool = False,
        rules: bool = True,
        tries: int = TRIES,
        **variant: bool | int | None,
    ) -> None:
        self._game = get(game)
        self._variant = variant
        self._language = language
        self._lists_legal = legal or reasons
        self._gives_reasons = reasons
        self._tells_rules = rules
        self._tries = tries
        self._match: Match | None = None

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Begin a match; as few players as the game takes unless a number is given."""
        seats = self._game.seats[0]
        if num_players is not None:
            seats = num_players
        name = self._game.name
        variant = self._variant
        self.begin(matches.start(name, seats=seats, seed=seed, chance=None, **variant))

    def begin(self, match: Match) -> None:
        """Play on from where a match stands, for instance a position."""
        self._match = match
        seats = match.seats
        self._accounts = [Account(self._game, seat, seats, self._language) for seat in range(seats)]
        self._told: list[int | None] = [None] * seats
        """How many events each player has been told of; None before the introduction."""
        self._refusals: list[list[str]] = [[] for _ in range(seats)]
        """Why the last moves of each player were refused, in a row."""
        self._is_told = [0] * seats
        """How many of these each player has been told."""
        self._loser: int | None = None

    @property
    def match(self) -> Match:
        """The match that is being played."""
        if self._match is None:
            raise TenfoldError("no match has begun: call reset() first")
        return self._match

    @property
    def player(self) -> int:
        """Who is to move: of several who may, the first. When the game is over, player 0."""
        return min(self.match.active, default=0)

    def get_observation(self) -> tuple[int, str]:
        """Return who is to move, and everything new that this player is told."""
        return self.player, self.observation(self.player)

    def observation(self, player: int) -> str:
        """Return everything new that a player is told: made from the player's own view and events
        alone.
        """
        match = self.match
        account = self._accounts[player]
        first = self._told[player]
        parts = [account.introduction(rules=self._tells_rules)] if first is None else []
        sentences = match.told(player, first or 0, language=self._language)
        self._told[player] = (first or 0) + len(sentences)
        parts += self._refusals[player][self._is_told[player] :]
        self._is_told[player] = len(self._refusals[player])
        legal = match.legal(player) if self._lists_legal else []
        situation = account.situation(
            match.view(player), sentences, legal, reasons=self._gives_reasons
        )
        return "\n\n".join([*parts, situation])

    def step(self, action: str) -> tuple[bool, dict[str, object]]:
        """Take the answer of who is to move; return whether the game is over, and what became of
        the move.
        """
        if self.is_over:
            return True, {"player": self.player, "move": None, "refused": None}
        player = self.player
        move = move_in(action)
        refused = self._try(player, move)
        if refused is None:
            self._refusals[player], self._is_told[player] = [], 0
        else:
            self._note(player, refused)
        return self.is_over, {"player": player, "move": move, "refused": refused}

    def _try(self, player: int, move: str | None) -> str | None:
        """Play a move; return why it is refused, if it is."""
        account = self._accounts[player]
        if move is None:
            return account.refusal(None, None)
        try:
            self.match.play(player, move)
        except TenfoldError as fault:
            return account.refusal(move, fault)
        return None

    def _note(self, player: int, refused: str) -> None:
        left = self._tries - len(self._refusals[player]) - 1
        account = self._accounts[player]
        if left <= 0:
            self._loser = player
            refused = f"{refused} {account.say('cli-gave-up')}"
        else:
            refused = f"{refused} {account.say('cli-tries-left', count=left)}"
        self._refusals[player].append(refused)

    @property
    def is_over(self) -> bool:
        """Whether the match is over, or a player has lost by refused moves."""
        return self._loser is not None or self.match.result is not None

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, object]]]:
        """Return rewards and what became of each player.

        Winners get 1 and others -1; if all have won, everybody gets 0. A player whose moves were
        refused too often gets -1, and the others 0.
        """
        players = range(self.match.seats)
        result = self.match.result
        if self._loser is not None or result is None:
            rewards = {player: -1.0 if player == self._loser else 0.0 for player in players}
        elif len(result.winners) == self.match.seats:
            rewards = dict.fromkeys(players, 0.0)
        else:
            rewards = {player: 1.0 if player in result.winners else -1.0 for player in players}
        return rewards, {player: self._ending(player) for player in players}

    def _ending(self, player: int) -> dict[str, object]:
        """Return what became of a player."""
        score = None
        if self.match.result is not None:
            score = self.match.result.scores[player]
        return {"lost_by_refusals": player == self._loser, "score": score}
