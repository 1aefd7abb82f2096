"""H6 What a ticket takes."""

import pytest

from tenfold import games


@pytest.fixture
def completes(position):
    """Asks whether tracks, a text each, complete a ticket for the seat that has them."""

    def ask(ticket, *tracks):
        match = position(tickets=[[ticket], []], claimed=dict.fromkeys(tracks, 0))
        return match.view(0)["tickets"][0][0]["complete"]

    return ask


@pytest.mark.rule("H6.1")
def test_routes_that_join_its_ends_complete_a_ticket(completes):
    way = ["beira durban 1", "pretoria durban 2"]

    assert completes(["beira", "pretoria"], *way)


@pytest.mark.rule("H6.1")
@pytest.mark.parametrize("way", [[], ["beira durban 1"], ["beira durban 1", "bulawayo pretoria 1"]])
def test_routes_that_do_not_join_them_do_not(completes, way):
    assert not completes(["beira", "pretoria"], *way)


@pytest.mark.rule("H6.1")
def test_the_routes_of_others_do_not_count(position):
    claimed = {"beira durban 1": 0, "pretoria durban 1": 1}
    match = position(tickets=[[["beira", "pretoria"]], []], claimed=claimed)

    assert not match.view(0)["tickets"][0][0]["complete"]


@pytest.mark.rule("H6.1")
def test_a_claim_completes_a_ticket_at_once(position, play):
    claimed = {"bulawayo pretoria 1": 0, "salisbury beira 1": 0}
    match = position(
        tickets=[[["beira", "pretoria"]], []], hands=[{"black": 1}, {}], claimed=claimed
    )

    play(match, 0, "claim salisbury bulawayo 1", "single")

    assert match.view(0)["tickets"][0][0]["complete"]


@pytest.mark.rule("H6.2")
@pytest.mark.parametrize(
    ("ticket", "way"),
    [
        (
            ["libreville", "ngaoundere"],
            ["douala libreville 1", "douala nigeria-1 1", "ngaoundere nigeria-2 1"],
        ),
        (
            ["chad", "sudan"],
            ["ngaoundere chad-1 1", "fachoda sudan-1 1", "junction-northwest chad-2 1"],
        ),
        (["addis-ababa", "zomba"], ["addis-ababa sudan-2 1", "fachoda sudan-1 1"]),
    ],
)
def test_routes_into_one_country_do_not_meet_there(completes, ticket, way):
    assert not completes(ticket, *way)


@pytest.mark.rule("H6.3")
@pytest.mark.parametrize(
    "way",
    [
        ["junction-northwest chad-2 1", "junction-northwest bondo 1"],
        ["ngaoundere chad-1 1", "ngaoundere junction-northwest 1", "junction-northwest bondo 1"],
    ],
)
def test_a_country_is_reached_at_any_of_its_ends(completes, way):
    assert completes(["chad", "bondo"], *way)


@pytest.mark.rule("H6.3")
@pytest.mark.parametrize(
    "sudan", [["fachoda sudan-1 1"], ["fachoda addis-ababa 1", "addis-ababa sudan-2 2"]]
)
@pytest.mark.parametrize(
    "chad",
    [["junction-northwest chad-2 1"], ["ngaoundere chad-1 1", "ngaoundere junction-northwest 1"]],
)
def test_a_ticket_between_two_countries_is_completed_at_any_ends_of_both(completes, chad, sudan):
    assert completes(["chad", "sudan"], *chad, "junction-northwest fachoda 1", *sudan)


@pytest.mark.rule("H6.4")
def test_madagascar_is_reached_at_either_end(completes):
    south = ["port-elizabeth east-london 1", "east-london durban 1"]

    assert completes(["madagascar", "port-elizabeth"], *south, "madagascar-2 durban 1")
    assert completes(
        ["madagascar", "port-elizabeth"],
        *south,
        "beira durban 1",
        "mocambique beira 1",
        "mocambique madagascar-1 1",
    )


@pytest.mark.rule("H6.4")
def test_the_two_ends_of_madagascar_are_joined_by_the_route_between_them(completes):
    across = [
        "mocambique madagascar-1 1",
        "madagascar-2 durban 1",
        "pretoria durban 1",
        "mocambique beira 1",
    ]

    assert completes(["beira", "pretoria"], *across, "madagascar-1 madagascar-2 1")
    assert not completes(["beira", "pretoria"], *across)


@pytest.mark.rule("H6.5")
def test_routes_meet_at_a_junction(completes):
    assert completes(
        ["bulawayo", "windhoek"], "bulawayo junction-namibia 1", "junction-namibia windhoek 1"
    )


@pytest.mark.rule("H6.5")
def test_no_ticket_names_a_junction():
    of = games.get("tickets").map
    junctions = {place.id for place in of.places if place.junction}

    assert len(junctions) == 10
    assert not junctions & {end for ticket in of.tickets for end in ticket.ends}


@pytest.mark.rule("H6.6")
def test_a_route_serves_all_tickets(position):
    tickets = [["beira", "pretoria"], ["east-london", "salisbury"], ["east-london", "zomba"]]
    way = [
        "beira durban 1",
        "pretoria durban 1",
        "east-london durban 1",
        "salisbury beira 1",
        "zomba beira 1",
    ]
    match = position(tickets=[tickets, []], claimed=dict.fromkeys(way, 0))

    assert [ticket["complete"] for ticket in match.view(0)["tickets"][0]] == [True, True, True]
