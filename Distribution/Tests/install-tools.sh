#!/bin/sh
# Installs what check-release.py runs: install-tools.sh DIR. Programs come from Debian's packages, where this machine has
# them and may install; what checks Python, schemas and workflows goes into a virtual environment at DIR. What could not be
# installed is said here, and by the checks that need it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
directory=${1:?usage: install-tools.sh DIR}

missing=$(while read -r program package; do
  case $program in "" | "#"*) continue ;; esac
  command -v "$program" >/dev/null || printf ' %s' "$package"
done < "$here/debian-packages.txt")
if [ -n "$missing" ]; then
  if command -v apt-get >/dev/null && [ "$(id -u)" -eq 0 ]; then
    echo "Installing$missing." >&2
    apt-get update --quiet=2
    # One by one: a release of Debian may lack one of them.
    for package in $missing; do
      apt-get install --yes --no-install-recommends --quiet=2 "$package" >/dev/null || echo "not installed: $package" >&2
    done
  else
    echo "not installed; as root on Debian: apt-get install --no-install-recommends$missing" >&2
  fi
fi

[ -x "$directory/bin/python3" ] || python3 -m venv "$directory"
"$directory/bin/pip" install --quiet --disable-pip-version-check --requirement "$here/requirements.txt"
