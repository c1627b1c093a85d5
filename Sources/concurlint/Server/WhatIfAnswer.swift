import LintDiagnostics
import LintEngine
import LintProject
import LintReporting
import LintServer

/// What the compiler would say of a file or type.
extension Questions {
  /// - Parameter parameters: with the `key` of a file, and a `position` in a type for that alone.
  /// - Returns: a text in Markdown, and a short one to show.
  /// - Throws: for a file that was not checked.
  func forecast(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let key = parameters["key"]?.string, let (project, path) = checkedFile(key, in: forecasts),
      let index = project.result.index, let file = index.file(at: project.names.path(ofReported: path)),
      let text = project.text(ofReported: path)
    else { throw .requestFailed("the file is not one of those that are checked") }
    let name = FilePath(FilePath(path).lastComponent).description
    if index.settings(of: file).isInSwift6Already {
      let message = "\(name) is compiled in Swift 6 mode already."
      return ["markdown": .string(message + "\n"), "message": .string(message)]
    }
    let range = range(parameters, of: file, in: index, text)
    let errors = (project.findings[key] ?? []).filter { range.contains(UInt32($0.range.start.offset)) }
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    let title = errors.isEmpty ? "no error that is certain" : count
    var lines = ["# Swift 6 in \(MarkdownProse.code(name))", ""]
    if errors.isEmpty {
      lines.append("No error is certain.")
    } else {
      lines += ["\(count):", "", "| line | build | the compiler says |", "|---|---|---|"]
      lines += errors.map { row($0, message(project).uri(path)) }
      lines += ["", "A build says only the errors that none of an earlier one hides: they are fixed build by build."]
    }
    return [
      "markdown": .string(lines.map { $0 + "\n" }.joined()), "message": .string("\(name) in Swift 6 mode: \(title)")
    ]
  }

  private func row(_ error: Diagnostic, _ uri: String) -> String {
    let line = error.range.start.line
    let cells = [
      MarkdownProse.link("\(line)", to: uri, line: line - 1), error.properties[DiagnosticProperty.wave] ?? "",
      MarkdownProse.sentence(error.message)
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}

extension ForecastCommand {
  /// Those of a forecast of errors, with other settings.
  func forecasting(with whatIf: ForecastSettings) -> LintOptions {
    var options = errorsAlone
    options.overrides.defaultIsolation = whatIf.defaultIsolation.flatMap { DefaultIsolation(rawValue: $0.rawValue) }
    return options
  }
}
