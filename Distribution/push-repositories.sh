#!/bin/sh
# Pushes what a release has for repositories of their own: push-repositories.sh RELEASE VERSION BASE. With the BASE
# https://github.com/OWNER/concurlint, those are BASE-plugins, BASE-hooks, BASE-action, BASE-bazel and BASE-asdf, which exist.
# A tag is never moved: where one has the version already, nothing is pushed anywhere.
set -eu
usage="usage: push-repositories.sh RELEASE VERSION BASE"
release=$(cd "${1:?$usage}" && pwd)
version=${2:?$usage}
base=${3:?$usage}
names="plugins hooks action bazel asdf"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for name in $names; do
  git clone --quiet "$base-$name" "$work/$name" 2>&1 | grep -v "empty repository" >&2 || true
  if [ ! -d "$work/$name/.git" ]; then
    echo "push-repositories.sh: $name cannot be cloned" >&2
    exit 1
  fi
  if git -C "$work/$name" rev-parse --quiet --verify "refs/tags/$version" >/dev/null; then
    echo "push-repositories.sh: $name has a tag $version already" >&2
    exit 1
  fi
done
for name in $names; do
  repository=$work/$name
  find "$repository" -mindepth 1 -maxdepth 1 ! -name .git -exec rm -rf {} +
  cp -R "$release/$name/." "$repository"
  git -C "$repository" add --all --force
  git -C "$repository" commit --quiet --allow-empty --message "$version"
  git -C "$repository" tag "$version"
  git -C "$repository" push --quiet --atomic origin HEAD:main "refs/tags/$version"
  echo "pushed $name $version"
done
