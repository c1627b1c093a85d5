#!/bin/sh
# Checks whether a binary runs on other machines: check-binary.sh BINARY. Prints its size, the newest glibc that it asks
# for (on Linux), and the libraries that it needs. Exit status: 0, or 1 with a line for each limit exceeded.
set -eu
export LC_ALL=C

binary=${1:?usage: check-binary.sh BINARY}
[ -f "$binary" ] || { echo "check-binary.sh: no file '$binary'" >&2; exit 2; }

largest=19000000
# 2.34 is the version of RHEL 9 and its derivatives.
newest_minor=34

failed=0
fail() {
  echo "too much: $*"
  failed=1
}

size=$(wc -c < "$binary" | tr -d ' ')
echo "size: $size bytes"
[ "$size" -lt "$largest" ] || fail "not below $largest bytes"

if [ "$(uname -s)" = Darwin ]; then
  libraries=$(otool -L "$binary" | awk 'NR > 1 { print $1 }')
  of_system='^(/usr/lib/|/System/)'
else
  # Each line: a symbol's name, and the minor version of glibc that it needs.
  symbols=$(objdump -T "$binary" |
    awk 'match($0, /GLIBC_2\.[0-9]+/) { print $NF, substr($0, RSTART + 8, RLENGTH - 8) }')
  echo "glibc: 2.$(echo "$symbols" | awk '$2 > newest { newest = $2 } END { print newest + 0 }')"
  newer=$(echo "$symbols" | awk -v newest="$newest_minor" '$2 > newest + 0 { print $1 "@GLIBC_2." $2 }')
  for symbol in $newer; do fail "$symbol, newer than 2.$newest_minor"; done
  libraries=$(objdump -p "$binary" | awk '$1 == "NEEDED" { print $2 }')
  of_system='^(ld-linux.*|libc|libm|libpthread|libdl|librt)\.so'
fi
# shellcheck disable=SC2086 # one line of words
echo "libraries:" $libraries
for library in $libraries; do
  echo "$library" | grep -Eq "$of_system" || fail "$library, which not every machine has"
done
exit $failed
