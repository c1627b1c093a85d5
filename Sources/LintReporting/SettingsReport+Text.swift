extension SettingsReport {
  /// A block for each target: the settings, each followed by where it comes from.
  public var text: String {
    var text = ""
    for container in containers {
      if !text.isEmpty { text += "\n" }
      text +=
        terminalSafe("\(container.kind == "package" ? "Package" : "Project") \(container.name) (\(container.path))")
        + "\n"
      for assumption in container.assumptions { text += terminalSafe("  assuming that \(assumption)") + "\n" }
      if container.hasUnknownTargets { text += "  there may be more targets than are listed here\n" }
      for target in container.targets { text += target.text }
    }
    for problem in problems {
      text += terminalSafe("\(problem.place.path):\(problem.place.line): \(problem.message)") + "\n"
    }
    return text
  }
}

extension SettingsReport.Target {
  fileprivate var text: String {
    var lines = [
      "", "  \(name): \(kind), \(files.count) \(files.count == 1 ? "file" : "files")\(isCertain ? "" : ", perhaps")"
    ]
    for value in settings { lines.append("    " + value.row) }
    for value in upcomingFeatures { lines.append("    feature " + value.row) }
    for value in deploymentTargets { lines.append("    deployment target " + value.row) }
    return lines.map { terminalSafe($0) + "\n" }.joined()
  }
}

extension SettingsReport.Value {
  /// `name: value (origin)`
  fileprivate var row: String {
    let details = [origin == "read" ? nil : origin, reason, place.map { "\($0.path):\($0.line)" }].compactMap { $0 }
    let value = value ?? "unknown"
    let shown = details.first == "unknown" ? Array(details.dropFirst()) : details
    return "\(name): \(value)" + (shown.isEmpty ? "" : " (\(shown.joined(separator: ", ")))")
  }
}
