import LintDiagnostics
import LintYAML

/// Reads the settings below `report:`.
extension ConfigurationReader {
  mutating func readReport(_ value: YAMLNode) {
    guard let entries = mapping("report", value) else { return }
    var report = ConfigurationFile.ReportEntry()
    let sections = ReportSettings.Section.allCases.map(\.rawValue)
    for (key, name, value) in unique(entries) {
      if let section = ReportSettings.Section(rawValue: name) {
        readNumbers(of: section, value, into: &report)
      } else if name == "phases" {
        report.phases = readPhases(value)
      } else {
        refuse("'report' has no key '\(shown(name))'" + hint(name, among: sections + ["phases"]), key)
      }
    }
    file.report = report
  }

  private mutating func readNumbers(
    of section: ReportSettings.Section, _ value: YAMLNode, into report: inout ConfigurationFile.ReportEntry
  ) {
    guard let entries = mapping(section.rawValue, value) else { return }
    let known = ReportSettings.Number.allCases.filter { $0.section == section }
    for (key, name, value) in unique(entries) {
      guard let number = known.first(where: { $0.key == name }) else {
        refuse("'\(section.rawValue)' has no key '\(shown(name))'" + hint(name, among: known.map(\.key)), key)
        continue
      }
      if case .scalar(let word, false) = value.content, let chosen = Int(word), number.range.contains(chosen) {
        report.numbers[number] = entry(chosen, value)
      } else {
        refuse("'\(name)' takes a number from \(number.range.lowerBound) to \(number.range.upperBound)", value)
      }
    }
  }

  private mutating func readPhases(_ value: YAMLNode) -> ConfigurationFile.Entry<[ReportSettings.Phase]>? {
    guard case .sequence(let items) = value.content, !items.isEmpty else {
      refuse("'phases' takes a list of phases, each with a 'name' and its 'priorities'", value)
      return nil
    }
    var phases: [ReportSettings.Phase] = []
    var claimed: Set<String> = []
    for item in items {
      guard let entries = mapping("a phase", item) else { return nil }
      var phase = ReportSettings.Phase(name: "", priorities: [])
      for (key, name, value) in unique(entries) {
        switch name {
        case "name":
          guard let word = value.word, !value.isNull, !word.isEmpty else {
            refuse("the name of a phase is a word", value)
            return nil
          }
          phase.name = word
        case "priorities":
          for word in words(name, value) ?? [] {
            guard let priority = Priority(rawValue: word.value) else {
              let all = Priority.allCases.reversed().map(\.rawValue)
              problem(
                "a priority is one of \(all.joined(separator: ", ")), not '\(shown(word.value))'"
                  + hint(word.value, among: all), word)
              continue
            }
            if claimed.insert(word.value).inserted {
              phase.priorities.append(priority)
            } else {
              problem("'\(word.value)' is in an earlier phase already", word)
            }
          }
        case "rules":
          for word in ruleIDs(name, value) ?? [] {
            if claimed.insert(word.value).inserted {
              phase.rules.append(word.value)
            } else {
              problem("'\(word.value)' is in an earlier phase already", word)
            }
          }
        default: refuse("a phase has no key '\(shown(name))'" + hint(name, among: ["name", "priorities", "rules"]), key)
        }
      }
      if phase.name.isEmpty || phase.priorities.isEmpty && phase.rules.isEmpty {
        refuse("a phase needs a 'name', and 'priorities' or 'rules'", item)
        return nil
      }
      phases.append(phase)
    }
    return entry(phases, value)
  }

  private mutating func mapping(_ name: String, _ value: YAMLNode) -> [(key: YAMLNode, value: YAMLNode)]? {
    if value.isNull { return [] }
    if case .mapping(let entries) = value.content { return entries }
    refuse("'\(name)' consists of lines like 'key: value'", value)
    return nil
  }

  private mutating func problem(_ message: String, _ word: ConfigurationFile.Entry<String>) {
    problems.append(ConfigurationProblem(line: word.line, column: word.column, message: message))
  }
}
