#!/bin/sh
# Makes sure that the programs which the tests start are there: Chromium, and PostgreSQL's server. On Debian they are
# installed if they are missing and that is allowed; elsewhere the tests that need them say what to install.
set -eu

missing=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null ||
    missing="chromium"
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    exit 0
elif [ "$(id -u)" = 0 ]; then
    as_root=""
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    exit 0
fi
echo "Installing$(printf ' %s' $missing) ..."
# A cluster of Debian's own is not needed: the tests make theirs.
$as_root env DEBIAN_FRONTEND=noninteractive sh -c \
    "mkdir -p /etc/postgresql-common && { [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf; }
     apt-get install -y -qq --no-install-recommends $missing ||
        { apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing; }" >/dev/null 2>&1 ||
    echo "That did not work; the tests that need$(printf ' %s' $missing) will say so."
