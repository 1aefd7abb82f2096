"""Elementary functions with the same result, to the last bit, wherever they run.

C libraries, GPUs and browsers each have their own `exp` and `log`, which differ in the last bits:
glibc even chooses among several by the processor. The functions here use only operations that IEEE
754 rounds exactly, in a fixed order, so that a seed gives the same game interpreted, compiled on
any processor, and as WebAssembly.

`exp` and `log` reduce the argument and evaluate minimax polynomials, as fdlibm does; both are
within one unit in the last place. The others are built on them.
"""

import numpy as np

from tenfold.kernel.compiled import compiled

LN2_HIGH = 6.93147180369123816490e-01
LN2_LOW = 1.90821492927058770002e-10
"""The natural logarithm of 2 as a sum. The low bits of the first part are 0, so that multiples of
it are exact.
"""

LOG2_E = 1.44269504088896338700
LARGEST = 709.782712893383973096
"""The largest argument of `exp` whose result is finite."""

SMALLEST = -745.13321910194110842
"""The smallest argument of `exp` whose result is not 0."""

MANTISSA_BITS = 52
BIAS = 1023
"""What IEEE 754 adds to an exponent before storing it."""

SUBNORMAL = 1000
"""Results below the normal range are scaled in two steps: by this power of two less, and then by
it.
"""

MANTISSA = (1 << MANTISSA_BITS) - 1
ONE = BIAS << MANTISSA_BITS
"""The bits of 1.0."""

SQRT2_MANTISSA = 0x6A09E667F3BCD
"""The bits after the point of the square root of 2."""

LEAST_NORMAL = 2.2250738585072014e-308
TWO_54 = 18014398509481984.0

EXP_1 = 1.66666666666666019037e-01
EXP_2 = -2.77777777770155933842e-03
EXP_3 = 6.61375632143793436117e-05
EXP_4 = -1.65339022054652515390e-06
EXP_5 = 4.13813679705723846039e-08
"""The polynomial of `exp`, in the square of the reduced argument."""

LOG_1 = 6.666666666666735130e-01
LOG_2 = 3.999999999940941908e-01
LOG_3 = 2.857142874366239149e-01
LOG_4 = 2.222219843214978396e-01
LOG_5 = 1.818357216161805012e-01
LOG_6 = 1.531383769920937332e-01
LOG_7 = 1.479819860511658591e-01
"""The polynomial of `log`, in the square of s = f / (2 + f), where 1 + f is the reduced argument.
"""

ERFC = np.array(
    [
        -1.3026537197817094342,
        0.6419697923564902603,
        0.019476473204185836312,
        -0.0095615147868086316419,
        -0.0009465953444820368663,
        0.00036683949785276145187,
        0.000042523324806907771645,
        -0.000020278578112534243154,
        -1.6242900046470255135e-6,
        1.3036558355805232018e-6,
        1.5626441722066143178e-8,
        -8.5238095914926542525e-8,
        6.5290544390988514964e-9,
        5.0593434955514689418e-9,
        -9.9136415649303308674e-10,
        -2.2736512229318358557e-10,
        9.646791102015526802e-11,
        2.3940380830391147447e-12,
        -6.8860275264975533984e-12,
        8.9448792730907257167e-13,
        3.1309213993429580783e-13,
        -1.1270822361367252366e-13,
        3.8109052551892320552e-16,
        7.1060976136092369878e-15,
        -1.5230282014571043043e-15,
        -9.4574945712912340005e-17,
        1.2102371892242789923e-16,
        -2.8166630877471769718e-17,
    ]
)
"""Chebyshev coefficients of log(erfc(x) / t) + x * x on the interval of t = 2 / (2 + x), for x >=
0.
"""


@compiled
def exp(x: float) -> float:
    """Return e to the power of x."""
    if x != x:
        return x
    if x > LARGEST:
        return np.inf
    if x < SMALLEST:
        return 0.0
    k = np.floor(LOG2_E * x + 0.5)
    high = x - k * LN2_HIGH
    low = k * LN2_LOW
    r = high - low
    square = r * r
    c = r - square * (
        EXP_1 + square * (EXP_2 + square * (EXP_3 + square * (EXP_4 + square * EXP_5)))
    )
    y = 1.0 - ((low - r * c / (2.0 - c)) - high)
    exponent = int(k)
    if exponent > 1022:
        return y * 2.0 * _power_of_two(exponent - 1)
    if exponent < -1021:
        return y * _power_of_two(exponent + SUBNORMAL) * _power_of_two(-SUBNORMAL)
    return y * _power_of_two(exponent)


@compiled
def log(x: float) -> float:
    """Return the natural logarithm of x: minus infinity for 0, and NaN for less."""
    if x == 0.0:
        return -np.inf
    if not x > 0.0:
        return np.nan
    if x == np.inf:
        return x
    k = -BIAS
    if x < LEAST_NORMAL:
        x = x * TWO_54
        k -= 54
    bits = int(np.float64(x).view(np.int64))
    k += bits >> MANTISSA_BITS
    mantissa = bits & MANTISSA
    if mantissa > SQRT2_MANTISSA:
        k += 1
        f = 0.5 * np.int64(mantissa | ONE).view(np.float64) - 1.0
    else:
        f = np.int64(mantissa | ONE).view(np.float64) - 1.0
    half = 0.5 * f * f
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (LOG_2 + w * (LOG_4 + w * LOG_6))
    odd = z * (LOG_1 + w * (LOG_3 + w * (LOG_5 + w * LOG_7)))
    return k * LN2_HIGH - ((half - (s * (half + odd + even) + k * LN2_LOW)) - f)


@compiled
def power(base: float, exponent: float) -> float:
    """Return a base that is not negative to the power of an exponent that is not 0."""
    return exp(exponent * log(base))


@compiled
def tanh(x: float) -> float:
    """Return the hyperbolic tangent of x. The error is small beside 1, not beside the result."""
    small = exp(-2.0 * abs(x))
    result = (1.0 - small) / (1.0 + small)
    if x < 0.0:
        return -result
    return result


@compiled
def erfc(x: float) -> float:
    """Return the complementary error function of x, by Clenshaw's sum of a Chebyshev series.

    The relative error grows with the square of x, since that is rounded before `exp` is taken of
    it.
    """
    z = abs(x)
    t = 2.0 / (2.0 + z)
    double = 4.0 * t - 2.0
    now = 0.0
    before = 0.0
    for i in range(len(ERFC) - 1, 0, -1):
        following = double * now - before + ERFC[i]
        before = now
        now = following
    result = t * exp(-z * z + 0.5 * (ERFC[0] + double * now) - before)
    if x < 0.0:
        return 2.0 - result
    return result


@compiled
def _power_of_two(exponent: int) -> float:
    """Return 2 to the power of an exponent in the range of normal numbers."""
    return np.int64((exponent + BIAS) << MANTISSA_BITS).view(np.float64)
