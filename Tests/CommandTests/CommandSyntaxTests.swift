import Testing

@testable import concurlint

@Suite("Reading the command line")
struct CommandSyntaxTests {

  private struct Settings: Equatable {
    var verbose = false
    var names: [String] = []
    var color = ColorChoice.auto
    var optional: String? = "unset"
  }

  private let syntax = CommandSyntax<Settings>(
    name: "tool", operands: "PATH…", summary: "Does things.",
    options: [
      .flag("verbose", "say more") { $0.verbose = true },
      .value("name", "NAME", "add a name") { (settings, value) throws(UsageError) in settings.names.append(value.text)
      },
      .choice("color", "colour", \.color),
      .init(name: "optional", value: .optional("WORD"), help: "maybe a word") { (settings, value) throws(UsageError) in
        settings.optional = value?.text
      }
    ])

  private func parse(_ words: Argument...) throws -> (settings: Settings, operands: [Argument]) {
    guard case .run(let settings, let operands) = try syntax.parse(words, Settings()) else {
      Issue.record("help was asked for")
      return (Settings(), [])
    }
    return (settings, operands)
  }

  @Test("A value follows an equals sign or is the next word")
  func values() throws {
    #expect(try parse("--name=a=b", "--name", "--c").settings.names == ["a=b", "--c"])
  }

  @Test("Options and operands may be mixed; a single dash is an operand")
  func mixed() throws {
    let (settings, operands) = try parse("x", "--verbose", "-", "y")
    #expect(settings.verbose)
    #expect(operands == ["x", "-", "y"])
  }

  @Test("After two dashes everything is an operand")
  func endOfOptions() throws {
    #expect(try parse("--", "--verbose", "--").operands == ["--verbose", "--"])
  }

  @Test("An optional value is taken only when attached")
  func optionalValue() throws {
    let (settings, operands) = try parse("--optional", "x")
    #expect(settings.optional == nil)
    #expect(operands == ["x"])
    #expect(try parse("--optional=x").settings.optional == "x")
  }

  @Test(
    "Mistakes are named, with the most likely correction",
    arguments: [
      (["--verbos"], "unknown option '--verbos'; did you mean '--verbose'?"),
      (["-v"], "unknown option '-v'"),
      (["--qqqqqqqq=1"], "unknown option '--qqqqqqqq'"),
      (["--verbose=yes"], "option '--verbose' takes no value"),
      (["--name"], "option '--name' needs a value: --name NAME"),
      (["--color", "nevr"], "option '--color' takes auto, always, never, not 'nevr'; did you mean 'never'?")
    ])
  func mistakes(words: [String], message: String) {
    #expect(throws: UsageError(message)) { try syntax.parse(words.map { Argument($0.utf8) }, Settings()) }
  }

  @Test("Help lists every option")
  func help() throws {
    guard case .help = try syntax.parse(["--verbose", "--help"], Settings()) else {
      Issue.record("the command would run")
      return
    }
    for option in ["--verbose", "--name NAME", "--color auto|always|never", "--optional[=WORD]", "--help"] {
      #expect(syntax.help.contains("  \(option)  "))
    }
  }

  @Test("Bytes that are no UTF-8 survive as operands")
  func bytes() throws {
    let name = Argument([0x2F, 0xFF])
    #expect(try parse("--", name).operands == [name])
    #expect(name.path.bytes.elementsEqual([0x2F, 0xFF]))
  }
}

@Suite("Options of the linter")
struct LintOptionsTests {

  private func options(_ words: Argument...) throws -> LintOptions {
    guard case .run(let options, _) = try LintOptions.syntax.parse(words, LintOptions()) else {
      Issue.record("help was asked for")
      return LintOptions()
    }
    return options
  }

  @Test("Rules are given one by one or in a list")
  func rules() throws {
    #expect(try options("--only-rule", "a,b", "--only-rule=c").rules.only == ["a", "b", "c"])
  }

  @Test("An output is a format and a path, which may hold colons; without one it is standard output")
  func outputs() throws {
    let outputs = try options("--output", "json:a:b", "--output", "sarif", "--output", "xcode:-").outputs
    #expect(outputs.map(\.format) == [.json, .sarif, .xcode])
    #expect(outputs.map(\.path) == ["a:b", nil, nil])
  }

  @Test("An output replaces the report on standard output unless a format asks for it")
  func reports() throws {
    #expect(try options("--output=json:a").reports.map(\.path) == ["a"])
    #expect(try options("--output=json:a", "--format=text").reports.map(\.path) == [nil, "a"])
    #expect(try options().reports.map(\.path) == [nil])
  }

  @Test(
    "Values that make no sense are refused",
    arguments: [
      "--jobs=0", "--jobs=many", "--output=json:", "--output=jsn:x", "--format=pdf", "--fail-on=fatal", "--timings=xml"
    ])
  func refused(word: String) {
    #expect(throws: UsageError.self) { try LintOptions.syntax.parse([Argument(word.utf8)], LintOptions()) }
  }
}
