"""`tenfold join` at servers that are not what it expects: one sentence says what is wrong."""

import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tenfold import games
from tenfold.errors import TenfoldError
from tenfold.match import start
from tenfold.server.protocol import flat_view


@contextmanager
def answering(status, body):
    """A server that gives the same answer to every request."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            """Print nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("body", [b"<html>Welcome</html>", b"[]", b"", b"\xff"])
def test_a_server_that_is_not_of_tenfold_is_named(tenfold, body):
    with answering(200, body) as url:
        code, _, complained = tenfold("join", f"{url}/t/table")

    assert (code, complained) == (2, f"tenfold: the server at {url} is not a server of Tenfold\n")


@pytest.mark.parametrize("body", [b"<html>Bad Gateway</html>", b"", b"{}"])
def test_an_error_without_a_sentence_is_told_by_its_status(tenfold, body):
    with answering(502, body) as url:
        code, _, complained = tenfold("join", f"{url}/t/table")

    assert code == 2
    assert complained == f"tenfold: the server at {url} answers: HTTP Error 502: Bad Gateway\n"


def test_an_error_with_a_sentence_is_told_by_it(tenfold):
    with answering(404, b'{"sentence": "There is no such table."}') as url:
        code, _, complained = tenfold("join", f"{url}/t/table")

    assert (code, complained) == (2, "tenfold: There is no such table.\n")


@pytest.mark.parametrize("game", games.names())
def test_a_view_as_flat_memory_is_read_back_by_the_same_layout(game):
    match = start(game, seats=2, seed=1)
    view = match.blank_view(0)
    text = flat_view.encode(view).decode()

    read = flat_view.decode(match.game, text, flat_view.layout_name(match.game))

    assert match.game.view_json(read, 0) == match.view(0)


@pytest.mark.parametrize("layout", [None, "", "1-00000000"])
def test_a_view_of_another_layout_is_not_read(layout):
    match = start("africa", seats=2, seed=1)
    text = flat_view.encode(match.blank_view(0)).decode()

    with pytest.raises(TenfoldError, match="another version of Tenfold"):
        flat_view.decode(match.game, text, layout)


def test_games_of_one_family_with_the_same_layout_and_version_have_the_same_name():
    names = {name: flat_view.layout_name(games.get(name)) for name in games.names()}

    assert names["africa"] == names["usa"]
    assert len(set(names.values())) == 3
