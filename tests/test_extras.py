"""Libraries that an extra brings: without them the error names the extra, in Python and at the
command line.
"""

import subprocess
import sys

import pytest

from tenfold.errors import MissingExtra, TenfoldError
from tenfold.extras import extra

IMPORT = """
import sys
from importlib import import_module
from tenfold.errors import MissingExtra
sys.modules.update(dict.fromkeys({libraries!r}))
for module, name in {cases!r}:
    try:
        import_module(module)
    except MissingExtra as missing:
        print(module, missing.extra == name, "pip install 'tenfold[" + name + "]'" in str(missing))
"""

LIBRARIES = ("gymnasium", "numba_cuda", "pettingzoo", "pyarrow", "pyspiel", "ray")

MODULES = [
    ("tenfold.env.pettingzoo", "research"),
    ("tenfold.env.gymnasium", "research"),
    ("tenfold.env.vector_gymnasium", "research"),
    ("tenfold.env.envpool", "research"),
    ("tenfold.env.open_spiel", "research"),
    ("tenfold.env.export", "research"),
    ("tenfold.env.check", "research"),
    ("tenfold.env.rllib", "rllib"),
    ("tenfold.env.cuda", "cuda"),
]


def run(code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_a_module_whose_library_is_missing_names_the_extra():
    told = run(IMPORT.format(cases=MODULES, libraries=LIBRARIES)).stdout.splitlines()

    assert told == [f"{module} True True" for module, _ in MODULES]


COMMANDS = [
    (["games", "export", "out", "--games", "1"], "pyarrow", "research"),
    (["games", "import", "out"], "pyarrow", "research"),
    (["bench", "gpu"], "numba_cuda", "cuda"),
    (["arena", "tenzania", "random", "random", "--games", "2", "--ray", "auto"], "ray", "ray"),
]


@pytest.mark.parametrize(("arguments", "library", "name"), COMMANDS, ids=lambda value: str(value))
def test_a_command_whose_library_is_missing_says_so_in_one_sentence(arguments, library, name):
    code = (
        f"import sys; sys.modules[{library!r}] = None; from tenfold.cli import main; "
        f"sys.exit(main({arguments!r}))"
    )
    done = run(code)

    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.endswith(f" needs the extra {name}: pip install 'tenfold[{name}]'\n")


def test_without_a_gpu_its_bench_says_so_in_one_sentence(monkeypatch):
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    done = run("import sys; from tenfold.cli import main; sys.exit(main(['bench', 'gpu']))")

    assert (done.returncode, done.stderr) == (2, "tenfold: no NVIDIA GPU is found here\n")


def test_the_error_is_an_import_error_and_carries_what_is_missing():
    with pytest.raises(MissingExtra) as caught, extra("research", "this"):
        import no_such_library  # noqa: F401

    assert isinstance(caught.value, ImportError)
    assert isinstance(caught.value, TenfoldError)
    assert (caught.value.extra, caught.value.name) == ("research", "no_such_library")


def test_a_missing_module_of_the_package_itself_is_no_missing_extra():
    with pytest.raises(ModuleNotFoundError) as caught, extra("research", "this"):
        import tenfold.no_such_module  # noqa: F401

    assert not isinstance(caught.value, MissingExtra)
