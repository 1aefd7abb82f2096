"""What each viewer of a match knows, as JSON, and what of it is new since it was last sent.

`updates(match)` returns an object with two methods: `whole(viewer)` returns everything that a
viewer sees, and `delta(viewers)` returns what has changed for each viewer. A family of games
declares the keys of its views with the functions of `tenfold.views.forms`.
"""

from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenfold.match import Match
    from tenfold.views.deltas import ViewUpdates


def updates(match: "Match", by_bot: AbstractSet[int] = frozenset()) -> "ViewUpdates":
    """Return what keeps track of what the viewers of a match have been sent.

    `by_bot` has the lines of the record that come from bots' moves for people. It may grow later.
    """
    from tenfold.views.deltas import ViewUpdates

    return ViewUpdates(match, by_bot)
