"""`python -m tenfold.testing GAME SEATS GAMES MOVES` prints a digest of each of some random
games.
"""

import sys

from tenfold.testing.trace import print_traces

if __name__ == "__main__":
    print_traces(sys.argv[1], *map(int, sys.argv[2:]))
