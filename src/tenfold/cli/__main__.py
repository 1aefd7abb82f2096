"""`python -m tenfold.cli` is the command `tenfold`."""

import sys

from tenfold.cli import main

sys.exit(main())
