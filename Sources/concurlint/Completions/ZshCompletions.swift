/// Completions for zsh 5 and newer.
struct ZshCompletions {
  private let tool: ToolDescription

  init(_ tool: ToolDescription) { self.tool = tool }

  var script: String {
    let name = tool.name
    let commands = tool.commands.map { "    \(quoted("\($0.word):\($0.title)"))\n" }
    return """
      #compdef \(name)
      # Completions of \(name) for zsh, made by '\(name) completions zsh'.

      _\(name)_rules() {
        local -a rules
        rules=(\(tool.ruleIDs.joined(separator: " ")))
        _values -s , rule $rules
      }

      _\(name)_options() {
        case $1 in
      \(tool.commands.map(clause).joined())  esac
      }

      _\(name)() {
        local -a commands
        commands=(
      \(commands.joined())  )
        local known=${commands[(r)$words[2]:*]}
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          _\(name)_options lint
        elif [[ -n $known ]]; then
          local command=$words[2]
          shift words
          (( CURRENT-- ))
          _\(name)_options $command
        else
          _\(name)_options lint
        fi
      }

      if [[ $funcstack[1] == _\(name) ]]; then _\(name) "$@"; else compdef _\(name) \(name); fi

      """
  }

  private func clause(of command: CommandDescription) -> String {
    let specs = command.options.map { quoted(spec(of: $0)) } + operands(of: command).map(quoted)
    return "    \(command.word)) _arguments -s -S \\\n      "
      + specs.joined(separator: " \\\n      ") + " ;;\n"
  }

  private func spec(of option: CommandDescription.Option) -> String {
    let help = "[\(escaped(option.help))]"
    return switch option.value {
    case .none: "*--\(option.name)\(help)"
    case .required: "*--\(option.name)=\(help):\(option.name):\(action(option.completion))"
    // Only in the same word.
    case .optional: "*--\(option.name)=-\(help)::\(option.name):\(action(option.completion))"
    }
  }

  private func operands(of command: CommandDescription) -> [String] {
    switch command.firstOperand {
    case .nothing: []
    case .words where command.operands.contains(" "):
      ["1:action:\(action(command.firstOperand))", "*:path:_files"]
    case .words: ["1:word:\(action(command.firstOperand))"]
    case .ruleIDs: ["*:rule:_\(tool.name)_rules"]
    case .files, .directories: ["*:path:\(action(command.firstOperand))"]
    }
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .ruleIDs: "_\(tool.name)_rules"
    case .files: "_files"
    case .directories: "_files -/"
    case .nothing: " "
    }
  }

  /// Brackets end a help text and colons a part of a spec, unless a backslash precedes them.
  private func escaped(_ text: String) -> String {
    text.map { #"\[]:"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
