"""Elementary functions: close to the true values, and equal to the bit interpreted and compiled."""

import hashlib
import math
import os
import random
import struct
import subprocess
import sys

import pytest

from tenfold.kernel import reals

COUNT = 3000


def arguments(name):
    """Arguments of a function: many in its usual range, some at its edges."""
    chance = random.Random(name)
    if name == "log":
        usual = [math.exp(chance.uniform(-700, 700)) for _ in range(COUNT)]
        return [
            *usual,
            *(chance.uniform(0.5, 2.0) for _ in range(COUNT)),
            5e-324,
            1e-310,
            1.0,
            1.7976931348623157e308,
        ]
    if name == "exp":
        usual = [chance.uniform(-744, 709) for _ in range(COUNT)]
        return [
            *usual,
            *(chance.gauss(0.0, 2.0) for _ in range(COUNT)),
            0.0,
            -0.0,
            709.78,
            -708.4,
            -745.0,
        ]
    return [*(chance.uniform(-6.0, 6.0) for _ in range(2 * COUNT)), 0.0, -0.0, 20.0, -20.0, 1e-9]


def digest():
    """A digest of the results of all functions."""
    results = [
        getattr(reals, name)(x) for name in ("exp", "log", "tanh", "erfc") for x in arguments(name)
    ]
    results += [
        reals.power(x, y) for x, y in zip(arguments("log"), arguments("tanh"), strict=False)
    ]
    return hashlib.sha256(b"".join(struct.pack("<d", each) for each in results)).hexdigest()


@pytest.mark.parametrize("name", ["exp", "log"])
def test_exp_and_log_are_within_one_unit_in_the_last_place(name):
    own, true = getattr(reals, name), getattr(math, name)

    assert [x for x in arguments(name) if abs(own(x) - true(x)) > math.ulp(true(x))] == []


@pytest.mark.parametrize("name", ["tanh", "erfc"])
def test_tanh_and_erfc_are_accurate_beside_one(name):
    own, true = getattr(reals, name), getattr(math, name)

    assert [x for x in arguments(name) if abs(own(x) - true(x)) > 1e-15] == []


def test_powers_are_close():
    for base, exponent in [(2.0, 10.0), (0.37, 0.5), (1e-9, 3.0), (0.0, 0.4), (1.0, -7.0)]:
        assert reals.power(base, exponent) == pytest.approx(base**exponent, rel=1e-13)


def test_what_has_no_finite_result():
    assert reals.exp(710.0) == reals.exp(math.inf) == reals.log(math.inf) == math.inf
    assert reals.exp(-746.0) == reals.exp(-math.inf) == 0.0
    assert reals.log(0.0) == -math.inf
    assert all(
        math.isnan(each) for each in (reals.log(-1.0), reals.log(math.nan), reals.exp(math.nan))
    )


def test_interpreted_equals_compiled_to_the_bit():
    command = [
        sys.executable,
        "-c",
        "from tests.contract.test_reals import digest; print(digest())",
    ]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    interpreted = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()

    assert digest() == interpreted
