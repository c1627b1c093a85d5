import LintEngine
import LintKit
import LintReporting

/// `concurlint index`: prints what a file contributes to the index of its project.
struct IndexCommand {
  struct Options {
    var format = ListingFormat.text
  }

  static let syntax = CommandSyntax<Options>(
    name: "concurlint index",
    operands: "FILE",
    summary:
      "Lists what a file contributes: declarations, conformances, witnesses, overrides, property wrappers, models, selectors.",
    notes: ["Places are FILE:LINE:COLUMN, columns in bytes. The project around the file is read, too."],
    options: [.choice("format", "how to print it; text if not given", \.format)])

  let options: Options

  func run(_ operands: [Argument]) throws(UsageError) -> ExitStatus {
    guard let operand = operands.first, operands.count == 1 else { throw UsageError("'index' needs one file") }
    let file: ProjectFile
    do {
      file = try ProjectFile(operand.path)
    } catch {
      return Console.fail(terminalSafe("\(operand.path): \(error.advice(.reading))"))
    }
    do {
      let listing = FileContribution(of: file.file, file.tree, to: file.index, paths: file.path).listing
      switch options.format {
      case .text: return Console.print(listing.text)
      case .json:
        try FileDescriptor.standardOutput.write(listing.json)
        return .success
      }
    } catch {
      return Console.outputFailed(error, .success)
    }
  }
}
