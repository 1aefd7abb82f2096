"""Full states that a seat cannot tell from the real one."""

from tenfold.bots import judgement, rollout
from tenfold.bots.rollout import DETERMINIZED
from tenfold.bots.seeds import MASK
from tenfold.kernel.layout import State
from tenfold.seen import Seen


def sample(seen: Seen, seed: int) -> State:
    """Return a full state that is consistent with what a seat has seen, weighted by its belief.

    It depends on what the seat has seen and on the seed alone, and not on the real state.
    """
    judged = judgement.load(seen.game)
    worlds = rollout.worlds(seen, judged, seed & MASK)
    rollout.enter(seen.game.board, seen.view, worlds, 0)
    state: State = worlds.states[DETERMINIZED]
    return state
