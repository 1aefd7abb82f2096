"""The arena on a Ray cluster of two nodes on this machine, one of which is killed in the middle."""

import pytest
import ray
from ray.cluster_utils import Cluster

from tenfold.arena.count import count
from tenfold.arena.event import Event
from tenfold.arena.run import run
from tenfold.arena.standing import of_tallies
from tenfold.errors import BadArgument

BOTS = ("random", "greedy")


def told(outcomes):
    """What does not depend on how quick the machine is."""
    return [
        (outcome.fixture, outcome.winners, outcome.scores, outcome.moves) for outcome in outcomes
    ]


@pytest.fixture
def cluster(monkeypatch):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    ray.shutdown()
    made.shutdown()


@pytest.mark.long
def test_where_a_node_dies_nothing_is_lost_or_counted_twice(cluster, tmp_path):
    doomed, seen = cluster.add_node(num_cpus=1), []
    out, event = tmp_path / "tallies.jsonl", Event("tenzania", BOTS, 2, 4000, 1, {})

    def watch(done, all_):
        seen.append(done)
        if len(seen) == 100:
            cluster.remove_node(doomed, allow_graceful=False)

    found = count(event, out=out, ray=cluster.address, watch=watch)

    assert len(seen) == 1001
    assert seen == sorted(set(seen))
    assert len(out.read_text().splitlines()) == 1001
    assert of_tallies(event, found) == of_tallies(event, count(event, cores=1))


@pytest.mark.long
def test_a_cluster_plays_the_same_games_as_processes(cluster, tmp_path):
    event = Event("tenzania", BOTS, 2, 6, 1, {})

    assert told(run(event, ray=cluster.address, records=tmp_path)) == told(run(event, cores=1))
    assert len(list(tmp_path.iterdir())) == 6


def test_a_cluster_that_there_is_not_is_told():
    with pytest.raises(BadArgument, match="there is no Ray cluster at 'nowhere'"):
        run(Event("tenzania", BOTS, 2, 2, 1, {}), ray="nowhere")
