#!/bin/sh
# Puts a release binary without symbols at PREFIX/bin/concurlint: install.sh PREFIX.
set -eu
ci=$(cd "$(dirname "$0")" && pwd)

prefix=${1:?usage: install.sh PREFIX}
"$ci/build.sh"
binary="$("$ci/build.sh" --show-bin-path)/concurlint"

mkdir -p "$prefix/bin"
new="$prefix/bin/.concurlint.new"
cp "$binary" "$new"
if [ "$(uname -s)" = Darwin ]; then
  # -x keeps the external symbols. arm64 only starts signed binaries; an ad-hoc signature is enough.
  strip -x "$new"
  codesign --force --sign - "$new"
else
  strip "$new"
fi
# A running binary cannot be written to, but it can be replaced.
mv "$new" "$prefix/bin/concurlint"
echo "installed $prefix/bin/concurlint"

if ! limits=$("$ci/check-binary.sh" "$prefix/bin/concurlint"); then
  echo "note: it runs here, but not on every machine" >&2
  echo "$limits" >&2
fi
