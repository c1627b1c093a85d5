/// The command as a whole, as its options describe it: what completions and the manual page are made from.
struct ToolDescription {
  let name: String
  let version: String
  let summary: String
  let commands: [CommandDescription]
  let rules: RuleCatalog

  /// For options and operands that take the ids of rules.
  var ruleIDs: [String] { rules.infos.map(\.id) }
}

/// A command that prints or writes something about all commands and rules.
protocol DescribingCommand {
  associatedtype Options

  static var syntax: CommandSyntax<Options> { get }
  /// The values without options.
  static var options: Options { get }

  static func run(_ options: Options, _ operands: [Argument], _ tool: ToolDescription) throws(UsageError) -> ExitStatus
}

/// One command of it: ``CommandSyntax`` without the code that applies options.
struct CommandDescription {
  struct Option {
    let name: String
    let value: OptionValue
    let help: String
    let completion: Completion
  }

  /// The word that selects the command.
  let word: String
  /// What it does, in a line.
  let title: String
  let operands: String
  let summary: String
  let notes: [String]
  let options: [Option]
}

/// What may be written at a place of the command line.
enum Completion: Hashable {
  /// One of a few words.
  case words([String])
  /// Ids of rules, separated by commas.
  case ruleIDs
  case files
  case directories
  /// A number, a name or a pattern, which only the user knows.
  case nothing

  /// - Parameters:
  ///   - placeholder: as the help shows it.
  ///   - words: what the value may be, if that is known.
  init(placeholder: String, words: [String]) {
    let alternatives = placeholder.split(separator: "|").map(String.init)
    if !words.isEmpty || alternatives.count > 1 {
      self = .words(words.isEmpty ? alternatives : words)
    } else if placeholder.hasPrefix("ID") {
      self = .ruleIDs
    } else {
      switch placeholder.filter({ $0 != "[" && $0 != "]" && $0 != "…" }) {
      case "FILE", "PATH", "LIST", "OLD.json": self = .files
      case "DIR", "DIRECTORY", "BUILD_DIR": self = .directories
      default: self = .nothing
      }
    }
  }
}

extension CommandDescription {
  /// What the first word without dashes may be.
  var firstOperand: Completion {
    guard let first = operands.split(separator: " ").first else { return .nothing }
    // 'FILE[:LINE]' is the name of a file first of all.
    return first.hasPrefix("FILE") ? .files : Completion(placeholder: String(first), words: [])
  }
}

extension CommandSyntax {
  /// - Parameters:
  ///   - word: the word that selects the command.
  ///   - title: what it does, in a line.
  func description(word: String, title: String) -> CommandDescription {
    let described = options.map { option in
      let completion: Completion =
        switch option.value {
        case .none: .nothing
        case .required(let placeholder): Completion(placeholder: placeholder, words: option.words)
        case .optional(let placeholder): .words(placeholder.split(separator: "|").map(String.init))
        }
      return CommandDescription.Option(
        name: option.name, value: option.value, help: option.help, completion: completion)
    }
    let help = CommandDescription.Option(
      name: "help", value: .none, help: "print this and exit", completion: .nothing)
    return CommandDescription(
      word: word, title: title, operands: operands, summary: summary, notes: notes, options: described + [help])
  }
}
