"""What the README says about the content is what the content says."""

import re
import tomllib
from pathlib import Path

import longhall

ROOT = Path(__file__).parent.parent
KINDS = {
    "warriors": ("warriors.toml", "warrior"),
    "heroes": ("heroes.toml", "hero"),
    "norns": ("norns.toml", "norn"),
    "ragnarok": ("ragnarok.toml", "ragnarok"),
    "kingdoms": ("table.toml", "kingdom"),
    "silver": ("table.toml", "silver"),
    "rituals": ("table.toml", "ritual"),
}


def test_the_share_of_reconstructed_content_is_true() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.split("<!-- share -->")[1].split("<!-- /share -->")[0]
    said = {kind: (int(n), int(of)) for kind, n, of in re.findall(r"\| (\w+) \| (\d+) of (\d+) \|", table)}
    content = ROOT / "src/longhall/games/kardnarok/content"
    for kind, (file, name) in KINDS.items():
        rows = tomllib.loads((content / file).read_text(encoding="utf-8"))[name]
        assert said[kind] == (sum(row["source"] == "reconstructed" for row in rows), len(rows)), kind


def test_every_game_and_command_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in longhall.game_ids():
        assert longhall.game_info(game).name in readme
    for command in ("games", "play", "simulate", "arena", "check", "replay", "rules", "content", "export"):
        assert f"`longhall {command}" in readme
