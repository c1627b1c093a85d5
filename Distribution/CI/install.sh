#!/bin/sh
# Downloads concurlint into DIR/bin and checks its hash: install.sh DIR. CONCURLINT_RELEASES is another place of the
# releases, such as a mirror of your own. The hash is part of this file, so the server cannot exchange the binary.
set -eu
directory=${1:?usage: install.sh DIR}
case $(uname -s)-$(uname -m) in
@CASES@*) echo "there is no binary for this machine" >&2; exit 2 ;;
esac
archive=concurlint-@VERSION@-$triple.tar.gz
mkdir -p "$directory"
cd "$directory"
curl -fsSL -o "$archive" "${CONCURLINT_RELEASES:-@RELEASES@}/@VERSION@/$archive"
if command -v sha256sum >/dev/null; then check="sha256sum -c"; else check="shasum -a 256 -c"; fi
echo "$hash  $archive" | $check >&2
tar -xzf "$archive"
rm -f "$archive"
