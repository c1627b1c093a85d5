#!/bin/bash
# The step 'Lint' of action.yml: writes annotations to the log, a job summary, and a SARIF file. It succeeds whatever is
# found, so that the report can be uploaded; the status is one of its outputs. Inputs are passed as variables, because
# they may contain any text. macOS has bash 3.2.
set -u

# Appends the words of a text to 'options', split as a shell does: at blanks and line ends, with quotes and backslashes.
# Nothing is expanded or run.
append_words() {
  local text=$1 word='' in_word='' quote='' index character
  for ((index = 0; index < ${#text}; index++)); do
    character=${text:index:1}
    if [ "$character" = "$quote" ]; then
      quote=''
    elif [ "$character" = \\ ] && is_escaped "$quote" "${text:index+1:1}"; then
      index=$((index + 1))
      # A backslash at the end of a line joins it with the next.
      [ "${text:index:1}" = $'\n' ] || word+=${text:index:1} in_word=yes
    elif [ -n "$quote" ]; then
      word+=$character
    elif [ "$character" = "'" ] || [ "$character" = '"' ]; then
      quote=$character in_word=yes
    elif [[ $character == [[:space:]] ]]; then
      [ -z "$in_word" ] || options+=("$word")
      word='' in_word=''
    else
      word+=$character in_word=yes
    fi
  done
  if [ -n "$quote" ]; then
    echo "::error title=concurlint::'arguments' has a quote ($quote) that does not end"
    exit 2
  fi
  [ -z "$in_word" ] || options+=("$word")
}

# Whether a backslash escapes a character inside the given quotes.
is_escaped() {
  case $1 in
  "'") false ;;
  '"') [[ $2 == [\\\"\$\`$'\n'] ]] ;;
  *) true ;;
  esac
}

options=(--output github --output "sarif:$INPUT_SARIF_FILE" --output "markdown:$GITHUB_STEP_SUMMARY")
[ -z "$INPUT_FAIL_ON" ] || options+=(--fail-on "$INPUT_FAIL_ON")
[ -z "$INPUT_BASELINE" ] || options+=(--baseline "$INPUT_BASELINE")
[ -z "$INPUT_SINCE" ] || options+=(--since "$INPUT_SINCE")
append_words "$INPUT_ARGUMENTS"

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
