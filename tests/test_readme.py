"""What the README says about the content is what the content says."""

import re
import tomllib
from pathlib import Path

import longhall

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/longhall/games"
KINDS = {  # the files and tables that a row of the README counts
    "warriors": [("kardnarok/content/warriors.toml", "warrior")],
    "heroes": [("kardnarok/content/heroes.toml", "hero")],
    "norns": [("kardnarok/content/norns.toml", "norn")],
    "ragnarok": [("kardnarok/content/ragnarok.toml", "ragnarok")],
    "kingdoms": [("kardnarok/content/table.toml", "kingdom")],
    "silver": [("kardnarok/content/table.toml", "silver")],
    "rituals": [("kardnarok/content/table.toml", "ritual")],
    "cards": [
        ("blood_rage/content/battle.toml", "battle"),
        ("blood_rage/content/quests.toml", "quest"),
        ("blood_rage/content/upgrades.toml", "upgrade"),
    ],
    "territories": [("lords_of_ragnarok/content/map.toml", "territory")],
    "combat": [
        ("lords_of_ragnarok/content/combat.toml", "combat_card"),
        ("lords_of_ragnarok/content/combat.toml", "attack_card"),
    ],
    "blessings": [("lords_of_ragnarok/content/powers.toml", "blessing_card")],
    "monsters": [
        ("lords_of_ragnarok/content/powers.toml", "monster"),
        ("lords_of_ragnarok/content/powers.toml", "boss"),
    ],
    "artifacts": [
        ("lords_of_ragnarok/content/powers.toml", "divine_artifact"),
        ("lords_of_ragnarok/content/powers.toml", "monster_artifact"),
    ],
    "deities": [("lords_of_ragnarok/content/table.toml", "monument")],
    "realms": [("lords_of_ragnarok/content/table.toml", "realm")],
    "origins": [("lords_of_ragnarok/content/table.toml", "origin_card")],
    "tiles": [("lords_of_ragnarok/content/table.toml", "hero")],
    "events": [("lords_of_ragnarok/content/table.toml", "event_card")],
    "requirements": [("lords_of_ragnarok/content/table.toml", "requirement_card")],
}


def test_the_share_of_reconstructed_content_is_true() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.split("<!-- share -->")[1].split("<!-- /share -->")[0]
    said = {kind: (int(n), int(of)) for kind, n, of in re.findall(r"\| (\w+) \| (\d+) of (\d+) \|", table)}
    for kind, places in KINDS.items():
        rows = [row for file, name in places for row in tomllib.loads((GAMES / file).read_text(encoding="utf-8"))[name]]
        assert said[kind] == (sum(row["source"] == "reconstructed" for row in rows), len(rows)), kind


def test_every_game_and_command_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in longhall.game_ids():
        assert longhall.game_info(game).name in readme
    for command in ("games", "play", "simulate", "arena", "selfplay", "check", "replay", "rules", "content", "export"):
        assert f"`longhall {command}" in readme
