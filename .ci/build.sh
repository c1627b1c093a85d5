#!/bin/sh
# Builds the release binary: build.sh [--show-bin-path]. Every release build of make goes through here, because
# SwiftPM compiles everything again when a flag, or a variable that the manifest reads, changes.
set -eu
cd "$(dirname "$0")/.."

# A newer compiler's warning must not stop a run; `make test` is strict.
unset CONCURLINT_WARNINGS_AS_ERRORS

# A linker takes the first library that it finds for a name, archive or shared, and searches here first.
archives="$PWD/.build/archives"
set -- --configuration release --product concurlint --no-color-diagnostics -Xlinker "-L$archives" "$@"
case $(uname -s) in
Darwin) set -- --pkg-config-path "$archives" "$@" ;;
# Nothing links against the program: without its dynamic symbol table it is 1 MB smaller. Removing functions that
# nothing calls, or that are identical to others, saves another 1.5 MB. No code compares addresses of functions.
# The module of regular expressions, which every file imports unasked, would be 1.4 MB; `LintText` says what we use.
# Tables for unwinding would be 1.9 MB; the script has why they are not needed.
*)
  # Of the linkers that come with the compiler, lld reads such a script beside its own.
  set -- --static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker --gc-sections -Xlinker --icf=all \
    -Xswiftc -use-ld=lld -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker "$PWD/.ci/discard-unwind-tables.ld" \
    -Xswiftc -Xfrontend -Xswiftc -function-sections \
    -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import "$@"
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

# NAME PATH [LINK]: links NAME from the archive at PATH, under the name LINK if the compiler asks for a different one.
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
    # SwiftPM takes library paths only from such a file, and puts them before its own.
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

# The flags are the same, so SwiftPM does not notice that different libraries are to be linked.
if ! diff -r "$archives" "$archives.new" >/dev/null 2>&1; then
  rm -rf "$archives" "$binary"
  mv "$archives.new" "$archives"
fi
rm -rf "$archives.new"

if [ -n "$shared" ]; then
  echo "note: no static archive of$shared, so the binary needs the shared library where it runs" >&2
fi
# Standard output is left to the program that runs afterwards.
swift build "$@" >&2
