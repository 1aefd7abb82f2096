"""`tenfold mcp`: an agent plays by tools, in a match of its own and at a table of a server."""

import asyncio
import os
import re
import sys

import pytest
from mcp import Client, StdioServerParameters

from tenfold.cli.agents import mcp
from tenfold.cli.agents.seat import LocalSeat, RemoteSeat
from tests.server.living import Person, here


def asking(server, work):
    """Run what asks a server in this process."""

    async def run():
        async with Client(server) as client:
            return await work(client)

    return asyncio.run(run())


async def call(client, tool, **arguments):
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error
    return answer.content[0].text


def local(game="tenzania", seed=7, **variant):
    return LocalSeat(game, 2, "greedy", seed, variant)


def test_the_tools_are_few_and_list_no_moves_unless_that_is_asked_for():
    async def names(client):
        return sorted(tool.name for tool in (await client.list_tools()).tools)

    assert asking(mcp.build(local()), names) == ["look", "play", "rule", "rules"]
    assert asking(mcp.build(local(), legal=True), names) == [
        "legal_moves",
        "look",
        "play",
        "rule",
        "rules",
    ]


def test_an_agent_looks_and_plays_and_is_told_what_the_others_did():
    async def work(client):
        seen = await call(client, "look")
        card = re.findall(r"\[(\d)\]", seen)[0]
        return seen, await call(client, "play", move=f"[play {card} = {card}]")

    before, after = asking(mcp.build(local()), work)

    assert "It is your turn to move." in before
    assert "- You play" in after
    assert "- Player 2 plays" in after


def test_a_refusal_names_the_rule_and_the_rule_can_be_read():
    async def work(client):
        return await call(client, "play", move="play 9 = 9"), await call(
            client, "rule", number="Z3.3"
        )

    refused, rule = asking(mcp.build(local()), work)

    assert refused == "Your move [play 9 = 9] is refused: you hold no 9 (Z3.3)."
    assert rule == "Z3.3 A player can only play a card that they hold."


def test_the_rule_book_and_the_notation_can_be_read():
    async def work(client):
        return (
            await call(client, "rules"),
            await call(client, "rule", number="Z5"),
            await call(client, "rule", number="Z99"),
        )

    book, section, none = asking(mcp.build(local()), work)

    assert "Z7.5 The player with the highest score wins." in book
    assert section.startswith("Z5 Taking\nZ5.1 ")
    assert "Z99" in none


def test_a_whole_game_is_played():
    seat = local(copies=3)

    async def work(client):
        seen = await call(client, "look")
        while seat.legal():
            seen = await call(client, "play", move=seat.legal()[0])
        return seen

    assert "the game is over" in asking(mcp.build(seat), work).lower()


def test_an_agent_sits_at_a_table_of_a_server(tmp_path):
    with here(database=str(tmp_path / "tables.db")) as url:
        ada = Person(url, "Ada")
        table = ada.make(options={"first": 1})
        agent = RemoteSeat(f"{url}/t/{table['table']}", "Robo")
        ada.start(table)
        one = ada.sit(table)

        async def work(client):
            await call(client, "look")
            refused = await call(client, "play", move="play 5 = 14")
            done = await asyncio.gather(
                call(client, "play", move=agent.legal()[0]), asyncio.to_thread(answer)
            )
            return refused, done[0]

        def answer():
            one.until(lambda each: each.legal)
            one.move()

        refused, seen = asking(mcp.build(agent), work)
        names = [seat["name"] for seat in one.table["seats"]]
        agent.close()

    assert re.search(r"is refused: .*\(Z\d\.\d\)", refused)
    assert "It is your turn to move." in seen
    assert names == ["Ada", "Robo"]


def test_the_command_speaks_over_the_standard_streams():
    arguments = ["-m", "tenfold.cli", "mcp", "tenzania", "--seed", "7"]
    command = StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ))

    assert "Your cards" in asking(command, lambda client: call(client, "look"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["mcp", "chess"], "there is no game 'chess'"),
        (
            ["mcp", "tenzania", "--table", "http://127.0.0.1:1/t/x"],
            "give --table or a game, not both",
        ),
        (["mcp", "--table", "http://127.0.0.1:1/t/x"], "Connection refused"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tenfold, arguments, said):
    code, out, complained = tenfold(*arguments)

    assert (code, out) == (2, "")
    assert said in complained
