"""Rollouts: the same from processes as from here, and every move is one that the mover had."""

from dataclasses import fields

import numpy as np
import pytest

from tenfold.env.rollout import Stretch, rollouts

from ..arena.test_ray import cluster  # noqa: F401

STRETCH = Stretch("tenzania", games=8, steps=60, seed=3, options={"seats": 3})


def told(found):
    """All that was rolled out, in the order of the numbers."""
    pieces = [piece for _, piece in sorted(found, key=lambda pair: pair[0])]
    return [getattr(piece, field.name).tolist() for piece in pieces for field in fields(piece)]


def test_every_move_is_one_that_the_mover_had():
    (number, found), *more = rollouts(STRETCH, 1)

    assert (number, more) == (0, [])
    assert np.take_along_axis(found.masks, found.moves[:, :, None], 2).all()
    assert found.dones.any()
    assert found.rewards[found.dones].sum(axis=1) == pytest.approx(1)
    assert not found.rewards[~found.dones].any()


def test_processes_roll_out_the_same():
    assert told(rollouts(STRETCH, 3, cores=2)) == told(rollouts(STRETCH, 3))


def test_each_piece_is_another():
    first, second = (piece for _, piece in rollouts(STRETCH, 2))

    assert first.moves.tolist() != second.moves.tolist()


@pytest.mark.long
def test_a_cluster_of_which_a_node_dies_rolls_out_the_same(cluster):  # noqa: F811
    doomed, found = cluster.add_node(num_cpus=1), []
    for number, piece in rollouts(STRETCH, 40, ray=cluster.address):
        found.append((number, piece))
        if len(found) == 10:
            cluster.remove_node(doomed, allow_graceful=False)

    assert sorted(number for number, _ in found) == list(range(40))
    assert told(found) == told(rollouts(STRETCH, 40))
