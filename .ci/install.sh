#!/bin/sh
# Puts a release binary that needs nothing but the C run-time libraries at PREFIX/bin/concurlint.
set -eu

prefix=${1:?usage: install.sh PREFIX}
build="swift build --configuration release --static-swift-stdlib --product concurlint"

$build
binary="$($build --show-bin-path)/concurlint"

# On macOS the Swift libraries belong to the system, and there is no ldd.
if command -v ldd >/dev/null; then
  foreign=$(ldd "$binary" | awk '{ print $1 }' \
    | grep -Ev '^(linux-vdso|/lib(64)?/ld-|ld-linux|libc\.so|libm\.so|libstdc\+\+\.so|libgcc_s\.so|libpthread\.so|libdl\.so|librt\.so)' || true)
  if [ -n "$foreign" ]; then
    echo "install.sh: the binary needs more than the C run-time libraries:" >&2
    echo "$foreign" >&2
    exit 2
  fi
fi

mkdir -p "$prefix/bin"
# A running copy cannot be written to, but it can be replaced.
cp "$binary" "$prefix/bin/.concurlint.new"
mv "$prefix/bin/.concurlint.new" "$prefix/bin/concurlint"
echo "installed $prefix/bin/concurlint"
