#!/bin/sh
# Builds the release binary: build.sh [--show-bin-path]. All that make builds in release goes through here, since
# SwiftPM compiles everything again when a flag, or a variable that the manifest reads, is another.
set -eu
cd "$(dirname "$0")/.."

# A newer compiler's warning is no reason not to run; `make test` is strict.
unset CONCURLINT_WARNINGS_AS_ERRORS

# Linkers take the first library that they find for a name, be it an archive or a shared one, and look here first.
archives="$PWD/.build/archives"
set -- --configuration release --product concurlint --no-color-diagnostics -Xlinker "-L$archives" "$@"
case $(uname -s) in
Darwin) set -- --pkg-config-path "$archives" "$@" ;;
# Nobody links with the program: without a table of its symbols it is 1 MB smaller, and another one without functions
# that nothing calls, or that are the same as others.
*)
  set -- --static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker --gc-sections -Xlinker --icf=safe \
    -Xswiftc -Xfrontend -Xswiftc -function-sections "$@"
  ;;
esac

case " $* " in
*" --show-bin-path "*) exec swift build "$@" ;;
esac

binary="$(swift build "$@" --show-bin-path)/concurlint"
if [ ! -e "$binary" ]; then
  echo "Building concurlint once: about 4 minutes on two processors. The next run starts at once." >&2
fi
shared=""

# NAME PATH [LINK]: NAME is linked from the archive at PATH, under the name LINK where the compiler asks for another.
prefer() {
  if [ -f "$2" ]; then
    ln -sf "$2" "$archives.new/lib${3:-$1}.a"
  else
    shared="$shared lib$1"
  fi
}

rm -rf "$archives.new"
mkdir -p "$archives.new"
if [ "$(uname -s)" = Darwin ]; then
  # zlib is part of macOS, as Swift's and C++'s libraries are.
  yaml=$(brew --prefix libyaml 2>/dev/null || true)
  prefer yaml "$yaml/lib/libyaml.a"
  if [ -f "$yaml/lib/libyaml.a" ]; then
    # SwiftPM takes paths of libraries from such a file alone, and before those of its own.
    cat > "$archives.new/yaml-0.1.pc" <<END
Name: yaml
Description: libyaml
Version: 0.2
Cflags: -I"$yaml/include"
Libs: -L"$archives" -lyaml
END
  fi
else
  archive() { clang -print-file-name="$1"; }
  prefer yaml "$(archive libyaml.a)"
  prefer z "$(archive libz.a)"
  prefer stdc++ "$(archive libstdc++.a)"
  prefer gcc_s "$(archive libgcc_eh.a)"
fi

# Flags do not tell SwiftPM that other libraries are to be linked.
if ! diff -r "$archives" "$archives.new" >/dev/null 2>&1; then
  rm -rf "$archives" "$binary"
  mv "$archives.new" "$archives"
fi
rm -rf "$archives.new"

if [ -n "$shared" ]; then
  echo "note: no static archive of$shared, so the binary needs the shared library where it runs" >&2
fi
# Standard output belongs to what is run afterwards.
swift build "$@" >&2
