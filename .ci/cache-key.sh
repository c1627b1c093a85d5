#!/bin/sh
# Prints one word for everything that a binary depends on: its sources, and the C library or system. It hashes
# files, because a downloaded action has no git directory, and its name may be a branch, which moves.
set -eu
cd "$(dirname "$0")/.."

if command -v sha256sum >/dev/null; then sum=sha256sum; else sum="shasum -a 256"; fi
# shellcheck disable=SC2086 # words on purpose
{
  find Package.swift Sources Rules .ci -type f | LC_ALL=C sort | tr '\n' '\0' | xargs -0 $sum
  getconf GNU_LIBC_VERSION 2>/dev/null || uname -sr
} | $sum | cut -c 1-32
