#!/bin/sh
# A build phase 'Run Script' of Xcode: findings show as warnings and errors beside the code, and errors stop the build.
# Uncheck "Based on dependency analysis" and, in the build settings, "User Script Sandboxing".
export PATH="$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin:$PATH"

if ! command -v concurlint >/dev/null; then
  echo "warning: concurlint is not installed, so nothing was linted"
  exit 0
fi
# Xcode finds files by absolute paths.
exec concurlint lint --format=xcode --fail-on=error "$SRCROOT"
