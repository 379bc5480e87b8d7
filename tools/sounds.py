"""Writes the sounds that the page makes as WAV files, to listen to, and prints their levels: the palette itself is in
web/src/lib/sound, and web/tests/sound.test.ts holds it to its levels.

    .venv/bin/python tools/sounds.py FOLDER
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    return subprocess.run(
        ["node", "tools/sounds.mjs", str(Path(sys.argv[1]).resolve())], cwd=WEB, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
