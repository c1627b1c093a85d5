extension SettingsReport {
  /// Raised when a member changes its meaning or goes; new members do not raise it.
  public static let jsonVersion = 1

  /// `{"version", "containers": [{"kind", "name", "path", …, "targets": [{"name", "kind", "files", "settings": {…},
  /// …}]}]}`. A value that is not known is missing, and its origin is `unknown`.
  public func writeJSON(to stream: ByteStream) {
    var json = JSONWriter(to: stream)
    json.object { json in
      json.member("version", Self.jsonVersion)
      json.array("containers") { json in
        for container in containers { json.container(container) }
      }
      json.array("problems") { json in
        for problem in problems {
          json.line { json in
            json.member("message", problem.message)
            json.place(problem.place)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func container(_ container: SettingsReport.Container) {
    object { json in
      json.member("kind", container.kind)
      json.member("name", container.name)
      json.member("path", container.path)
      if !container.localPackages.isEmpty { json.strings("localPackages", container.localPackages) }
      json.strings("assumptions", container.assumptions)
      json.member("hasUnknownTargets", container.hasUnknownTargets)
      if !container.package.isEmpty { json.values("package", container.package) }
      json.array("targets") { json in
        for target in container.targets { json.target(target) }
      }
    }
  }

  private mutating func target(_ target: SettingsReport.Target) {
    object { json in
      json.member("name", target.name)
      json.member("kind", target.kind)
      json.place(target.place)
      json.member("isCertain", target.isCertain)
      json.values("settings", target.settings)
      json.values("upcomingFeatures", target.upcomingFeatures)
      json.values("deploymentTargets", target.deploymentTargets)
      json.array("statements") { json in
        for statement in target.statements {
          json.line { json in
            json.member("name", statement.name)
            json.strings("arguments", statement.arguments)
            if let condition = statement.condition { json.member("condition", condition) }
            json.place(statement.place)
          }
        }
      }
      if let layout = target.layout {
        json.key("layout")
        json.line { json in
          if let path = layout.path { json.strings("path", path) }
          if let sources = layout.sources { json.strings("sources", sources) }
          if let exclude = layout.exclude { json.strings("exclude", exclude) }
        }
      }
      json.array("files") { json in
        for file in target.files { json.value(file) }
      }
    }
  }

  private mutating func values(_ name: String, _ values: [SettingsReport.Value]) {
    object(name) { json in
      for value in values {
        json.key(value.name.camelCase)
        json.line { json in
          if let value = value.value { json.member("value", value) }
          json.member("origin", value.origin)
          if let reason = value.reason { json.member("reason", reason) }
          if let place = value.place { json.place(place) }
        }
      }
    }
  }

  private mutating func strings(_ name: String, _ strings: [String]) {
    array(name) { json in
      for string in strings { json.value(string) }
    }
  }

  fileprivate mutating func place(_ place: SettingsReport.Place) {
    member("path", place.path)
    member("line", place.line)
  }
}

extension String {
  /// Words as one name: `language mode` is `languageMode`.
  fileprivate var camelCase: String {
    let words = split(separator: " ")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
