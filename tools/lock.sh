#!/bin/sh
# Renews requirements.lock and requirements-play.lock from pyproject.toml, each in a fresh environment, and the lock file of
# the page from web/package.json, where Node is installed. That names no registry: npm uses the one that is set.
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

export LONGHALL_NO_WEB=1
freeze ".[dev]" requirements.lock
freeze "." requirements-play.lock

command -v npm >/dev/null || exit 0
cd web
npm install --package-lock-only
grep -v '"resolved": ' package-lock.json >"$work/lock"
cp "$work/lock" package-lock.json
node -e '
  const { packages } = require("./package-lock.json")
  const bare = Object.keys(packages).filter((name) => name && !packages[name].integrity)
  if (bare.length) console.error(`This registry does not have these, so the lock file cannot vouch for them:\n  ${bare.join("\n  ")}`)
'
