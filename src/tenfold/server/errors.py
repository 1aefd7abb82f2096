"""Why a request is refused, apart from the rules of the game."""

from tenfold.errors import TenfoldError

STATUS = {
    "malformed": 400,
    "bad-options": 400,
    "no-player": 401,
    "origin": 403,
    "not-by-token": 403,
    "not-host": 403,
    "not-yours": 403,
    "no-table": 404,
    "nowhere": 404,
    "old-rules": 410,
    "no-link": 410,
    "not-open": 409,
    "removed": 403,
    "not-waiting": 409,
    "not-playing": 409,
    "not-over": 409,
    "too-few": 409,
    "not-played": 409,
    "sealed": 409,
    "away": 409,
    "asked": 409,
    "not-asked": 409,
    "not-away": 409,
    "not-agreed": 409,
    "not-confirmed": 409,
    "paused": 409,
    "no-clock": 409,
    "no-hints": 403,
    "no-move": 400,
    "bad-address": 400,
    "too-many-hooks": 409,
    "not-delivered": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-thoughts": 429,
    "too-fast": 429,
    "busy": 503,
    "unthought": 503,
}
"""All problems, each with its HTTP status."""


class RequestError(TenfoldError):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.detail = detail
        """Added to the sentence, in English: what is malformed, and where."""

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.problem]

    def say(self, language: str | None) -> str:
        """Return the problem as a sentence in a language."""
        from tenfold.words.catalogue import catalogue  # imported late, since it loads slowly

        sentence = catalogue(language or "en", ("table",)).say(f"problem-{self.problem}")
        return f"{sentence}: {self.detail}" if self.detail else sentence
