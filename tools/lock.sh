#!/bin/sh
# Renews requirements.lock and requirements-play.lock from pyproject.toml, each in a fresh environment.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

freeze() {  # freeze REQUIREMENT LOCKFILE
    "${PYTHON:-python3}" -m venv "$work/venv" --clear
    "$work/venv/bin/python" -m pip install -q "$1"
    {
        echo "# Pinned versions for: pip install \"$1\" (renew with: make lock)"
        "$work/venv/bin/python" -m pip freeze --exclude longhall | grep -v '^-'
    } >"$work/lock"
    cp "$work/lock" "$2"
}

freeze ".[dev]" requirements.lock
freeze "." requirements-play.lock
