#!/bin/sh
# Installs what a step needs and the machine lacks: prerequisites.sh build|test. Asks nothing, and does nothing if
# everything is there. Where it may not install, it prints the command to type. SYSROOT is another system's root.
set -eu

case ${1:-} in
build | test) step=$1 ;;
*) echo "usage: prerequisites.sh build|test" >&2; exit 2 ;;
esac

stop() {
  echo "prerequisites.sh: $*" >&2
  exit 2
}

command -v swift >/dev/null || stop "a Swift toolchain (6.2 or newer) is needed: https://www.swift.org/install"

includes="${SYSROOT:-}/usr/include ${SYSROOT:-}/usr/local/include"
if [ "$(uname -s)" = Darwin ]; then
  manager=brew
  sdk=$(xcrun --show-sdk-path 2>/dev/null) ||
    stop "Xcode's command line tools are needed; please type: xcode-select --install"
  includes="$sdk/usr/include ${SYSROOT:-}/usr/local/include"
  if command -v brew >/dev/null; then includes="$includes $(brew --prefix)/include"; fi
elif command -v apt-get >/dev/null; then
  manager=apt-get
elif command -v dnf >/dev/null; then
  manager=dnf
else
  manager=""
fi

missing=""
# Arguments: the package's name for apt-get, dnf and brew.
lacks() {
  case $manager in
  dnf) missing="$missing $2" ;;
  brew) missing="$missing $3" ;;
  *) missing="$missing $1" ;;
  esac
}
has_header() {
  for directory in $includes "${SYSROOT:-}"/usr/lib/llvm-*/include; do
    if [ -e "$directory/$1" ]; then return 0; fi
  done
  return 1
}
has_header yaml.h || lacks libyaml-dev libyaml-devel libyaml
has_header zlib.h || lacks zlib1g-dev zlib-devel zlib
if [ "$step" = test ]; then
  command -v git >/dev/null || lacks git git git
  command -v python3 >/dev/null || lacks python3 python3 python3
  # Tests compare our own declarations with libclang's header, if it is available as a package of its own.
  [ "$manager" = brew ] || has_header clang-c/Index.h || lacks libclang-dev clang-devel ""
fi
missing=${missing# }
[ -n "$missing" ] || exit 0

case $manager in
apt-get) install="apt-get install --yes --no-install-recommends $missing" quiet=--quiet=2 ;;
dnf) install="dnf install --assumeyes $missing" quiet=--quiet ;;
# Homebrew does not run as root, and its user decides what it installs.
brew)
  command -v brew >/dev/null || stop "Homebrew (https://brew.sh) is needed; then please type: brew install $missing"
  stop "please type: brew install $missing"
  ;;
*) stop "please install, whatever it is called here: $missing" ;;
esac

as_root=""
if [ "$(id -u)" -ne 0 ]; then
  sudo -n true 2>/dev/null || stop "please type: sudo $install"
  as_root="sudo -n"
fi
echo "Installing $missing." >&2
# shellcheck disable=SC2086 # words on purpose
{
  if [ "$manager" = apt-get ]; then $as_root apt-get update $quiet; fi
  $as_root $install $quiet
} >&2 || stop "that failed; please type: ${as_root:+sudo }$install"
