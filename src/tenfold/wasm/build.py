"""Builds the module of one family: `python -m tenfold.wasm.build FAMILY FOLDER`. A process builds
one family only.
"""

import json
import sys
from pathlib import Path

from tenfold.wasm import target


def main(family: str, folder: Path) -> None:
    """Write FAMILY.wasm and its description, FAMILY.json, into a folder."""
    context = target.install()
    from tenfold.wasm.family import (
        Family,
    )  # after the target is installed: importing games compiles functions

    binary, description = Family(family).build(context)
    (folder / f"{family}.wasm").write_bytes(binary)
    (folder / f"{family}.json").write_text(
        json.dumps(description, separators=(",", ":")), encoding="utf-8"
    )


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
