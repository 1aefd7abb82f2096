"""The page on running a server: what it says to run is run, and play goes on whatever of it goes
away.
"""

import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from configparser import ConfigParser
from pathlib import Path

import httpx
import pytest

from tests.server.crowd import Crowd
from tests.server.living import TRUSTING, Person, here
from tests.server.postgres import HAS_POSTGRES, USER, Postgres
from tests.server.test_killed import check, wait_for

DEPLOY = Path("deploy")
PAGE = "".join(
    Path(name).read_text(encoding="utf-8") for name in ("docs/deploy.md", "docs/database.md")
)
LACKING = [
    name for name in ("redis-server", "nginx", "openssl", "createdb") if shutil.which(name) is None
]
LACKING += [] if HAS_POSTGRES else ["initdb"]

pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"not on this machine: {', '.join(LACKING)}")

NGINX = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
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


def service():
    """The sections of the service of systemd."""
    found = ConfigParser(interpolation=None)
    found.optionxform = str
    found.read(DEPLOY / "tenfold@.service")
    return found


def variables(port):
    """The environment that systemd gives to the node at a port."""
    words = service()["Service"]["Environment"].replace("%i", port).split()
    return dict(
        word.split("=", 1) for word in [*words, *re.findall(r"^\w+=.*", ENVIRONMENT, re.MULTILINE)]
    )


ENVIRONMENT = (DEPLOY / "tenfold.env").read_text(encoding="utf-8")


class Cluster(Postgres):
    """A new cluster: its owner comes in by the name of the system's user, and others only as the
    page says.
    """

    def __init__(self, rule):
        self._rule = rule
        super().__init__()

    @property
    def as_owner(self):
        """What runs a command as the owner of the cluster."""
        user = ["runuser", "-u", USER["user"], "--"] if USER else []
        return [*user, "env", f"PGHOST={self.folder}", f"PGPORT={self.port}", "PGDATABASE=postgres"]

    def initialize(self):
        self._run("initdb", "-D", self.data, "--auth-local=peer", "--auth-host=reject", "--no-sync")
        rules = self.data / "pg_hba.conf"
        rules.write_text(self._rule + rules.read_text())


class Deployed:
    """What the page describes, in a folder and at ports of its own."""

    def __init__(self, folder):
        self.folder, self.postgres = folder, Cluster(blocks("conf pg_hba")[0])
        self.ports = {port: free_port() for port in ("80", "443", "6379", "8010", "8011")}
        self.ports["5432"] = self.postgres.port
        self.running = {}
        for label in ("reload", "database", "certificate"):
            self.run(label)
        (folder / "tenfold.conf").write_text(self.here((DEPLOY / "nginx.conf").read_text()))
        (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
        self.start("redis", blocks("sh redis")[0])
        for name, port in zip(
            ("one", "two"), re.findall(r"tenfold@(\d+)", blocks("sh nodes")[0]), strict=True
        ):
            self.start(
                name,
                service()["Service"]["ExecStart"].removeprefix("/opt/tenfold/bin/"),
                variables(port),
            )
        self.start("nginx", f"nginx -c {folder}/nginx.conf -p {folder}")
        self.url = f"https://127.0.0.1:{self.ports['443']}"
        wait_for(self.answers)

    def here(self, text):
        """A text of the page with this test's ports and folder."""
        for port, own in self.ports.items():
            text = re.sub(rf"\b{port}\b", str(own), text)
        for place in ("/etc/ssl/", "/var/lib/tenfold/", "/var/backups/", "/var/cache/"):
            text = text.replace(place, f"{self.folder}/")
        return text.replace("sudo -u postgres", " ".join(self.postgres.as_owner)).replace(
            " -o tenfold", ""
        )

    def run(self, label):
        """Run the block of the page with a label, as a script."""
        script = re.sub(
            r"^tenfold ",
            f"{sys.executable} -m tenfold.cli ",
            self.here(blocks(f"sh {label}")[0]),
            flags=re.M,
        )
        command = ["bash", "-e", "-o", "pipefail", "-c", script]
        return subprocess.run(
            command, check=True, env=self.environment, text=True, stdout=subprocess.PIPE
        )

    @property
    def environment(self):
        """The home is where `.pgpass` is; nothing is compiled, so that all starts at once."""
        return {**os.environ, "HOME": str(self.folder), "NUMBA_DISABLE_JIT": "1"}

    def command(self, text):
        words = shlex.split(self.here(text))
        return [sys.executable, "-m", "tenfold.cli", *words[1:]] if words[0] == "tenfold" else words

    def start(self, name, text, variables=None):
        log = (self.folder / f"{name}.log").open("a")
        command = self.command(text) + (
            ["--unlimited", "--pace", "0"] if text.startswith("tenfold") else []
        )
        variables = {key: self.here(value) for key, value in (variables or {}).items()}
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={**self.environment, **variables}
        )
        self.running[name] = (process, text, variables)
        log.close()

    def kill(self, name):
        process = self.running[name][0]
        process.kill()
        process.wait()

    def again(self, name):
        """Kill something, and start it as it was."""
        self.kill(name)
        self.start(name, *self.running[name][1:])

    def answers(self):
        """Whether both nodes answer, and nginx before them."""
        return all(answers(f"{url}/readyz") for url in (*self.nodes, self.url))

    @property
    def nodes(self):
        """The addresses of the nodes."""
        return [f"http://127.0.0.1:{self.ports[port]}" for port in ("8010", "8011")]

    def close(self):
        for process, *_ in self.running.values():
            process.send_signal(signal.SIGTERM)
        for process, *_ in self.running.values():
            process.wait(20)
        self.postgres.close()


def answers(url):
    """Whether there is an answer, and no fault."""
    try:
        return httpx.get(url, verify=TRUSTING).status_code == 200
    except httpx.TransportError:
        return False


@pytest.fixture(scope="module")
def deployed(tmp_path_factory):
    made = Deployed(tmp_path_factory.mktemp("deployed"))
    yield made
    made.close()


def database(deployed):
    password = (deployed.folder / ".pgpass").read_text().strip().rpartition(":")[2]
    return f"postgresql://tenfold:{password}@127.0.0.1:{deployed.postgres.port}/tenfold"


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

    assert (
        ada.until(lambda each: each.chat and each.chat[-1]["text"] == "hello").table["moves"] == 1
    )
    assert ada.until(lambda each: each.table["seats"][1]["here"]).table["seats"][1]["name"] == "Ben"


def test_a_cookie_behind_tls_is_for_tls_alone_and_figures_are_kept_to_oneself(deployed):
    with httpx.Client(base_url=deployed.url, verify=TRUSTING) as browser:
        told = browser.get("/api/me")

        assert "Secure" in told.headers["set-cookie"]
        assert "max-age" in told.headers["strict-transport-security"]
        assert browser.get("/metrics").status_code == 403


def test_play_goes_on_when_a_node_redis_or_the_database_goes_away(deployed):
    harm = [
        lambda: deployed.again("one"),
        lambda: deployed.again("redis"),
        lambda: (deployed.postgres.stop(), time.sleep(0.3), deployed.postgres.start()),
        lambda: deployed.again("two"),
        lambda: deployed.kill("redis"),
    ]

    with Crowd([deployed.url, *deployed.nodes], tables=2, copies=3) as crowd:
        for each in harm:
            before = crowd.count
            wait_for(lambda before=before: crowd.count > before + 5 or crowd.faults)
            each()
            after = crowd.count
            wait_for(lambda after=after: crowd.count > after + 5 or crowd.faults)
            assert crowd.count > after

    assert crowd.faults == []
    check(database(deployed), crowd)


def test_play_goes_on_when_all_nodes_were_down(deployed):
    deployed.again("redis")
    with Crowd([deployed.url], tables=4, copies=3) as crowd:
        wait_for(lambda: crowd.count > 5 or crowd.faults)
        for name in ("one", "two"):
            deployed.kill(name)
        wait_for(lambda: httpx.get(f"{deployed.url}/readyz", verify=TRUSTING).status_code == 502)
        before = crowd.count
        for name in ("one", "two"):
            deployed.start(name, *deployed.running[name][1:])
        wait_for(lambda: all(answers(f"{node}/readyz") for node in deployed.nodes))

        assert [answers(f"{deployed.url}/readyz") for _ in range(20)] == [True] * 20
        wait_for(lambda: crowd.count > before + 5 or crowd.faults)
        assert crowd.count > before + 5
    assert crowd.faults == []
    check(database(deployed), crowd)


def test_plain_http_leads_to_tls(deployed):
    answer = httpx.get(
        f"http://127.0.0.1:{deployed.ports['80']}/t/abc?x=1", headers={"Host": "games.example.org"}
    )

    assert (answer.status_code, answer.headers["location"]) == (
        301,
        "https://games.example.org/t/abc?x=1",
    )


def test_a_role_without_its_password_does_not_get_in(deployed):
    command = [
        "psql",
        "-h",
        "127.0.0.1",
        "-p",
        str(deployed.postgres.port),
        "-U",
        "tenfold",
        "--no-password",
        "tenfold",
    ]

    told = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "HOME": "/nonexistent"}
    )

    assert told.returncode != 0
    assert "no password supplied" in told.stderr
    assert (deployed.folder / ".pgpass").stat().st_mode & 0o777 == 0o600


def test_the_service_gives_away_nothing_and_allows_many_connections():
    found = service()["Service"]

    assert (found["UMask"], found["NoNewPrivileges"], found["User"]) == ("0077", "yes", "tenfold")
    assert int(found["LimitNOFILE"]) >= 65536


def test_postgresql_is_backed_up_and_restored_as_the_page_says(deployed):
    ada = Person(f"http://127.0.0.1:{deployed.ports['8010']}", "Ada")
    kept = ada.make()
    deployed.run("backup-postgresql")
    lost = ada.make()
    for name in ("one", "two"):
        deployed.kill(name)

    deployed.run("restore-postgresql")

    for name in ("one", "two"):
        deployed.start(name, *deployed.running[name][1:])
    wait_for(deployed.answers)
    assert [
        ada.http.get(f"/api/tables/{table['table']}").status_code for table in (kept, lost)
    ] == [200, 404]


def test_sqlite_is_backed_up_restored_pruned_and_given_a_new_key_as_the_page_says(deployed):
    tables = deployed.folder / "tables.db"
    with here(database=str(tables)) as url:
        ada = Person(url, "Ada")
        kept, cookie = ada.make(), ada.cookie
        deployed.run("backup-sqlite")
        lost = ada.make()

    deployed.run("restore-sqlite")
    said = deployed.run("prune").stdout
    deployed.run("rotate-key")

    assert said == "0 waiting tables and 0 finished games would be deleted\n"
    assert tables.stat().st_mode & 0o777 == 0o600
    with (
        here(database=str(tables)) as url,
        httpx.Client(base_url=url, headers={"Cookie": cookie}) as browser,
    ):
        assert [
            browser.get(f"/api/tables/{table['table']}").status_code for table in (kept, lost)
        ] == [200, 404]
