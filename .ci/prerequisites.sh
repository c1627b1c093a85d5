#!/bin/sh
# Installs what the build and the tests need and this machine lacks. Asks nothing and does nothing when all is there.
set -eu

if ! command -v swift >/dev/null; then
  echo "A Swift toolchain (6.2 or newer) is needed: https://www.swift.org/install" >&2
  exit 2
fi

# Program, Debian package.
missing=""
need() {
  command -v "$1" >/dev/null || missing="$missing $2"
}
need git git
need python3 python3
need ldd libc-bin

# Header, Debian package.
need_header() {
  for directory in /usr/include /usr/local/include /opt/homebrew/include; do
    if [ -e "$directory/$1" ]; then return; fi
  done
  missing="$missing $2"
}
need_header yaml.h libyaml-dev
need_header zlib.h zlib1g-dev

# Tests hold our own declarations against libclang's header, and read what compilers leave with it. Its package keeps it out of the usual places.
if command -v apt-get >/dev/null && ! ls /usr/lib/llvm-*/include/clang-c/Index.h >/dev/null 2>&1; then missing="$missing libclang-dev"; fi

[ -z "$missing" ] && exit 0

if ! command -v apt-get >/dev/null; then
  echo "Please install:$missing" >&2
  exit 2
fi
as_root=""
[ "$(id -u)" -eq 0 ] || as_root="sudo"
# shellcheck disable=SC2086 # the list is words on purpose
$as_root apt-get update --quiet=2 && $as_root apt-get install --yes --quiet=2 --no-install-recommends $missing
