import LintEngine
import LintProject
import LintReporting

/// `concurlint settings`: the targets of a project, the files in them, and the compiler's settings.
struct SettingsCommand {
  typealias Options = SettingListingOptions

  static let syntax = CommandSyntax<Options>(
    name: "concurlint settings",
    operands: "[PATH…]",
    summary: """
      Prints what Package.swift, Xcode projects, XcodeGen's project.yml and .xcconfig files say about each target: \
      which files are in it, and how they are compiled. Nothing is executed. For a path, the targets at or below it and those that its files are in.
      """,
    notes: [
      """
      After each value comes the file and line it was read from, or why it is assumed. What was not understood, or
      differs between configurations, is unknown.
      """
    ],
    options: [.choice("format", "text if not given", \.format)] + CommandSyntax<Options>.overrideOptions)

  let options: Options

  func run(_ operands: [Argument]) -> ExitStatus {
    let discovery: Discovery
    do {
      discovery = try Discovery(paths: operands.isEmpty ? ["."] : operands.map(\.path))
    } catch {
      return Console.fail("the working directory: \(error.advice(.reading))")
    }
    let (settings, problems) = discovery.projectSettings(options.overrides)
    var status = ExitStatus.success
    for problem in discovery.problems + problems {
      let message = terminalSafe(problem.message)
      if problem.isReported { status = Console.fail(message) } else { Console.warn(message) }
    }
    let report = SettingsReport(settings, discovery)
    switch options.format {
    case .text: return Console.print(report.text, ending: status)
    case .json:
      return Console.print(
        String(decoding: ByteStream.bytes { report.writeJSON(to: $0) }, as: UTF8.self), ending: status)
    }
  }
}
