#!/bin/sh
# Makes a release from DIR/prefix/bin/concurlint, twice, and compares: local-release.sh DIR. It is DIR/first.
set -eu
distribution=$(cd "$(dirname "$0")/.." && pwd)
directory=${1:?usage: local-release.sh DIR}
program=$directory/prefix/bin/concurlint
case $(uname -s)-$(uname -m) in
Darwin-*) triple=$(uname -m)-apple-macosx ;;
*) triple=$(uname -m)-unknown-linux-gnu ;;
esac
rm -rf "$directory/binaries" "$directory/first" "$directory/second"
mkdir -p "$directory/binaries/$triple"
cp "$program" "$directory/binaries/$triple/concurlint"
version=$("$program" --version | cut -d ' ' -f 2)
for name in first second; do
  "$distribution/make-release.py" "$version" "$directory/binaries" "$directory/$name"
done
diff -r "$directory/first" "$directory/second"
