"""What can be wrong with what a client wants, apart from the rules of the game."""

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
    "no-hints": 403,
    "no-move": 400,
    "too-large": 413,
    "too-many": 429,
    "too-many-thoughts": 429,
    "too-fast": 429,
    "busy": 503,
    "unthought": 503,
}
"""The problems that there are, each with its status over HTTP."""


class RequestError(TenfoldError):
    """Something that cannot be done; nothing has changed."""

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.detail = detail
        """What the sentence tells beside it, in English: what is malformed, and where."""

    @property
    def status(self) -> int:
        """Over HTTP."""
        return STATUS[self.problem]

    def say(self, language: str | None) -> str:
        """The same for a person."""
        from tenfold.words.catalogue import catalogue  # only where something is to be said: it loads slowly

        said = catalogue(language or "en", ("table",)).say(f"problem-{self.problem}")
        return f"{said}: {self.detail}" if self.detail else said
