#!/bin/sh
# Builds the binary of this machine for a release, and checks that it runs elsewhere: build-binary.sh TRIPLE DIR writes
# DIR/TRIPLE/concurlint. Installs what is missing, also with Homebrew: only for machines that nobody works on.
set -eu
usage="usage: build-binary.sh TRIPLE DIR"
triple=${1:?$usage}
directory=${2:?$usage}
ci=$(cd "$(dirname "$0")/../.ci" && pwd)

if [ "$(uname -s)" = Darwin ]; then HOMEBREW_NO_AUTO_UPDATE=1 brew install --quiet libyaml; fi
"$ci/prerequisites.sh" build
prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
"$ci/install.sh" "$prefix"
"$ci/check-binary.sh" "$prefix/bin/concurlint"
mkdir -p "$directory/$triple"
mv "$prefix/bin/concurlint" "$directory/$triple"
