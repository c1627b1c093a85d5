#!/bin/bash
# What the step 'Lint' of action.yml runs: annotations to the log, a summary of the job, a SARIF file. It succeeds whatever is found, so
# that the report can be uploaded; the status is one of its outputs. Inputs come as variables, for they may hold anything.
set -u

options=(
  --output github --output "sarif:$INPUT_SARIF_FILE" --output "markdown:$GITHUB_STEP_SUMMARY"
  --fail-on "$INPUT_FAIL_ON"
)
[ -z "$INPUT_BASELINE" ] || options+=(--baseline "$INPUT_BASELINE")
[ -z "$INPUT_SINCE" ] || options+=(--since "$INPUT_SINCE")
while IFS= read -r line; do
  [ -z "$line" ] || options+=("$line")
done <<< "$INPUT_ARGUMENTS"

paths=()
while IFS= read -r line; do
  [ -z "$line" ] || paths+=("$line")
done <<< "$INPUT_PATHS"

"$CONCURLINT" lint "${options[@]}" -- ${paths[@]+"${paths[@]}"}
status=$?
{
  echo "status=$status"
  echo "sarif-file=$INPUT_SARIF_FILE"
} >> "$GITHUB_OUTPUT"
