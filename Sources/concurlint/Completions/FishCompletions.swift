/// Completions for fish 3 and newer.
struct FishCompletions {
  private let tool: ToolDescription

  init(_ tool: ToolDescription) { self.tool = tool }

  var script: String {
    let name = tool.name
    let commands = tool.commands.map { command in
      "complete -c \(name) -n '__\(name)_needs_command' -a \(command.word) -d \(quoted(command.title))\n"
    }
    return """
      # Completions of \(name) for fish, made by '\(name) completions fish'.
      set -g __\(name)_commands \(tool.commands.map(\.word).joined(separator: " "))
      set -g __\(name)_rules \(tool.ruleIDs.joined(separator: " "))

      function __\(name)_needs_command
          test (count (commandline -opc)) -eq 1
      end

      # Without the word of a command, it is 'lint'.
      function __\(name)_is
          set -l words (commandline -opc)
          set -l command lint
          if set -q words[2]; and contains -- $words[2] $__\(name)_commands
              set command $words[2]
          end
          test $command = $argv[1]
      end

      # The ids of rules, after those that are there already.
      function __\(name)_rule_list
          set -l written (string replace -r '^--[a-z-]+=' '' -- (commandline -ct))
          printf '%s\\n' (string replace -r '[^,]*$' '' -- $written)$__\(name)_rules
      end

      \(commands.joined())
      \(tool.commands.map(lines).joined())
      """
  }

  private func lines(of command: CommandDescription) -> String {
    let start = "complete -c \(tool.name) -n '__\(tool.name)_is \(command.word)'"
    let options = command.options.map { option in
      let value =
        switch option.value {
        case .none: ""
        case .required: " -r" + arguments(option.completion)
        // Without '-r', only in the same word.
        case .optional: arguments(option.completion)
        }
      return "\(start) -l \(option.name)\(value) -d \(quoted(option.help))\n"
    }
    let operands =
      switch command.firstOperand {
      case .words, .ruleIDs: "\(start)\(arguments(command.firstOperand))\n"
      case .nothing: "\(start) -f\n"
      case .files, .directories: ""
      }
    return options.joined() + operands
  }

  private func arguments(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): " -f -a \(quoted(words.joined(separator: " ")))"
    case .ruleIDs: " -f -a '(__\(tool.name)_rule_list)'"
    case .files: " -F"
    case .directories: " -f -a '(__fish_complete_directories (commandline -ct))'"
    case .nothing: " -f"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { #"\'"#.contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
