/// Completions for bash 3.2, which macOS has, and newer.
struct BashCompletions {
  private let tool: ToolDescription

  init(_ tool: ToolDescription) { self.tool = tool }

  var script: String {
    let options = tool.commands.map { command in
      "      \(command.word)) words=\"\(command.options.map { "--\($0.name)" }.joined(separator: " "))\" ;;\n"
    }
    let name = tool.name
    return """
      # Completions of \(name) for bash, made by '\(name) completions bash'.
      _\(name)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=lint words='' joined='' line
        local commands="\(tool.commands.map(\.word).joined(separator: " "))"
        local rules="\(tool.ruleIDs.joined(separator: " "))"
        COMPREPLY=()
        # Readline makes a word of each '='.
        if [[ $word == = ]]; then
          word='' joined='='
        elif [[ $before == = ]]; then
          before=${COMP_WORDS[COMP_CWORD-2]} joined='='
        fi
        if [[ $COMP_CWORD -gt 1 && " $commands " == *" ${COMP_WORDS[1]} "* ]]; then command=${COMP_WORDS[1]}; fi
        case "$command $before$joined" in
      \(values)
        esac
        if [[ -z $words && $word == -* ]]; then
          case $command in
      \(options.joined())    esac
          if [[ $COMP_CWORD -eq 1 ]]; then words="$words --version"; fi
        elif [[ -z $words && -z $joined ]]; then
          if [[ $COMP_CWORD -eq 1 ]]; then words=$commands; fi
          case "$command $COMP_CWORD" in
      \(operands)
          esac
        fi
        # What follows a comma is completed, and what is before it kept.
        while IFS= read -r line; do
          COMPREPLY+=("$line")
        done < <(compgen -P "${word%"${word##*,}"}" -W "$words" -- "${word##*,}")
      }
      # Where nothing is proposed, names of files are.
      complete -o default -F _\(name) \(name)

      """
  }

  /// The values of options: a clause for all options that have the same, one for those whose value only the user knows.
  private var values: String {
    var patterns: [Completion: [String]] = [:]
    var order: [Completion] = []
    for command in tool.commands {
      for option in command.options {
        let spelling = "\"\(command.word) --\(option.name)"
        let spellings =
          switch option.value {
          case .none: [String]()
          case .required: [spelling + "\"", spelling + "=\""]
          case .optional: [spelling + "=\""]
          }
        if spellings.isEmpty { continue }
        if patterns[option.completion] == nil { order.append(option.completion) }
        patterns[option.completion, default: []] += spellings
      }
    }
    return order.compactMap { completion in
      guard let patterns = patterns[completion] else { return nil }
      let action =
        switch completion {
        case .words(let words): "words=\"\(words.joined(separator: " "))\""
        case .ruleIDs: "words=$rules"
        // Files are readline's.
        case .files, .directories, .nothing: "return"
        }
      return "    \(patterns.joined(separator: "|")))\n      \(action) ;;"
    }.joined(separator: "\n")
  }

  private var operands: String {
    tool.commands.compactMap { command in
      switch command.firstOperand {
      case .words(let words): "      \"\(command.word) 2\") words=\"\(words.joined(separator: " "))\" ;;"
      case .ruleIDs: "      \"\(command.word) \"*) words=$rules ;;"
      case .files, .directories, .nothing: nil
      }
    }.joined(separator: "\n")
  }
}
