"""The page on running a server: what it says to run is run, and play goes on whatever of it goes away."""

import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.crowd import Crowd
from tests.server.living import TRUSTING, Person
from tests.server.postgres import HAS_POSTGRES, Postgres
from tests.server.test_killed import check, wait_for

PAGE = Path("docs/deploy.md").read_text(encoding="utf-8")
LACKING = [name for name in ("redis-server", "nginx", "openssl", "createdb") if shutil.which(name) is None]
LACKING += [] if HAS_POSTGRES else ["initdb"]

pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"not on this machine: {', '.join(LACKING)}")

NGINX = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  include {folder}/tenfold.conf;
}}
"""


def blocks(label):
    """The blocks of the page with a label."""
    return re.findall(rf"```{label}\n(.*?)```", PAGE, re.DOTALL)


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Deployed:
    """What the page describes, in a folder and at ports of its own."""

    def __init__(self, folder):
        self.folder, self.postgres = folder, Postgres()
        self.ports = {port: free_port() for port in ("443", "6379", "8010", "8011")} | {"5432": self.postgres.port}
        self.running = {}
        for command in (*blocks("sh database"), *blocks("sh certificate")):
            subprocess.run(self.command(command), check=True, capture_output=True)
        (folder / "tenfold.conf").write_text(self.here(blocks("nginx")[0]))
        (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
        self.start("redis", blocks("sh redis")[0])
        for name, command in zip(("one", "two"), blocks("sh node"), strict=True):
            self.start(name, command)
        self.start("nginx", f"nginx -c {folder}/nginx.conf -p {folder}")
        self.url = f"https://127.0.0.1:{self.ports['443']}"
        wait_for(self.answers)

    def here(self, text):
        """A text of the page with this test's ports and folder."""
        for port, own in self.ports.items():
            text = re.sub(rf"\b{port}\b", str(own), text)
        return text.replace("/etc/ssl/", f"{self.folder}/")

    def command(self, text):
        words = shlex.split(self.here(text))
        return [sys.executable, "-m", "tenfold.cli", *words[1:]] if words[0] == "tenfold" else words

    def start(self, name, text):
        log = (self.folder / f"{name}.log").open("a")
        command = self.command(text) + (["--unlimited", "--pace", "0"] if text.startswith("tenfold") else [])
        quick = {**os.environ, "NUMBA_DISABLE_JIT": "1"}  # nothing is compiled, and it starts at once
        self.running[name] = (subprocess.Popen(command, stdout=log, stderr=log, env=quick), text)
        log.close()

    def kill(self, name):
        process, _ = self.running[name]
        process.kill()
        process.wait()

    def again(self, name):
        """Kill something, and start it as it was."""
        self.kill(name)
        self.start(name, self.running[name][1])

    def answers(self):
        """Whether both nodes answer, and nginx before them."""
        urls = [f"http://127.0.0.1:{self.ports[port]}/readyz" for port in ("8010", "8011")]
        try:
            return all(httpx.get(url, verify=TRUSTING).status_code == 200 for url in (*urls, f"{self.url}/readyz"))
        except httpx.TransportError:
            return False

    def close(self):
        for process, _ in self.running.values():
            process.send_signal(signal.SIGTERM)
        for process, _ in self.running.values():
            process.wait(20)
        self.postgres.close()


@pytest.fixture(scope="module")
def deployed(tmp_path_factory):
    made = Deployed(tmp_path_factory.mktemp("deployed"))
    yield made
    made.close()


def database(deployed):
    return f"postgresql://tenfold@127.0.0.1:{deployed.postgres.port}/tenfold"


def test_what_happens_at_one_node_is_seen_at_the_other_at_once(deployed):
    one = Person(f"http://127.0.0.1:{deployed.ports['8010']}", "Ada")
    two = Person(f"http://127.0.0.1:{deployed.ports['8011']}", "Ben")
    table = one.make(options={"first": 0})
    two.join(table)
    one.start(table)
    ada, ben = one.sit(table), two.sit(table)

    ada.move()
    ben.until(lambda each: each.legal)
    ben.do("chat", text="hello")

    assert ada.until(lambda each: each.chat and each.chat[-1]["text"] == "hello").table["moves"] == 1
    assert ada.until(lambda each: each.table["seats"][1]["here"]).table["seats"][1]["name"] == "Ben"


def test_a_cookie_behind_tls_is_for_tls_alone_and_figures_are_kept_to_oneself(deployed):
    with httpx.Client(base_url=deployed.url, verify=TRUSTING) as browser:
        told = browser.get("/api/me")

        assert "Secure" in told.headers["set-cookie"]
        assert "max-age" in told.headers["strict-transport-security"]
        assert browser.get("/metrics").status_code == 403


def test_play_goes_on_when_a_node_redis_or_the_database_goes_away(deployed):
    nodes = [f"http://127.0.0.1:{deployed.ports[port]}" for port in ("8010", "8011")]
    harm = [
        lambda: deployed.again("one"),
        lambda: deployed.again("redis"),
        lambda: (deployed.postgres.stop(), time.sleep(0.3), deployed.postgres.start()),
        lambda: deployed.again("two"),
        lambda: deployed.kill("redis"),
    ]

    with Crowd([deployed.url, *nodes], tables=2, copies=3) as crowd:
        for each in harm:
            before = crowd.count
            wait_for(lambda before=before: crowd.count > before + 5 or crowd.faults)
            each()
            after = crowd.count
            wait_for(lambda after=after: crowd.count > after + 5 or crowd.faults)
            assert crowd.count > after

    assert crowd.faults == []
    check(database(deployed), crowd)
