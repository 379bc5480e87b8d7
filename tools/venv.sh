#!/bin/sh
# Makes an environment ready with the pinned packages of one lock file and Longhall itself:
#   tools/venv.sh .venv LOCKFILE -e .
# The Makefile calls it when the environment is missing or older than what it is made from.
set -eu

venv=$1
lock=$2
shift 2
python=${PYTHON:-python3}
export PIP_DISABLE_PIP_VERSION_CHECK=1

stop() {
    echo "$1" >&2
    exit 2
}

make_venv() {
    rm -rf "$venv"
    "$python" -m venv "$venv" >/dev/null 2>&1
}

# Debian ships Python without ensurepip; its package python3-venv has it.
install_debian_venv() {
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" = 0 ]; then
        as_root=""
    elif sudo -n true 2>/dev/null; then
        as_root="sudo -n"
    else
        return 1
    fi
    echo "Installing python3-venv ..."
    $as_root env DEBIAN_FRONTEND=noninteractive sh -c \
        'apt-get install -y -qq python3-venv || { apt-get update -qq && apt-get install -y -qq python3-venv; }' \
        >/dev/null 2>&1
}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    stop "Longhall needs Python 3.11 or newer: install it, or name it with PYTHON=... (tried: $python)."

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    make_venv || { install_debian_venv && make_venv; } || {
        rm -rf "$venv"
        stop "Longhall needs Python's venv module: install it (Debian, Ubuntu: apt-get install python3-venv), then run make again."
    }
fi

echo "Installing $lock into $venv ..."
"$venv/bin/python" -m pip install -q -r "$lock"
[ -z "${LONGHALL_COMPILE:-}" ] || echo "Compiling; this takes some minutes ..."
"$venv/bin/python" -m pip install -q --no-deps "$@"
