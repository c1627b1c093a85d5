import LintKit

// Edits of manifests, projects and configuration files that make checking complete. None is safe: the compiler reports
// more then.

extension StrictConcurrencyNotComplete {
  /// Makes a level that is stated complete, in all configurations at once.
  static func raise(_ statement: Target.Statement, from level: String, in pass: SettingsPass) -> RawDiagnostic.FixIt? {
    guard statement.condition == nil else { return nil }
    var fix = SettingsFixBuilder(in: pass)
    for place in [statement.place] + statement.otherPlaces {
      if statement.name == setting {
        guard fix.assign("complete", to: setting, insteadOf: level, on: place) else { return nil }
      } else {
        let ending = "=" + level
        guard let word = statement.arguments.first(where: { $0.hasSuffix(ending) }),
          fix.replace(word, with: word.dropLast(ending.count) + "=complete", on: place)
        else { return nil }
      }
    }
    return fix.fix(.complete, .unsafe)
  }

  /// States the level of a project's target wherever its language version is stated: people keep the two together.
  static func addToProject(_ target: Target, in pass: SettingsPass) -> RawDiagnostic.FixIt? {
    let versions = target.statements.filter { $0.name == "SWIFT_VERSION" }
    guard versions.count == 1, let version = versions.first, version.condition == nil,
      !target.statements.contains(where: { $0.name == setting })
    else { return nil }
    var fix = SettingsFixBuilder(in: pass)
    for place in [version.place] + version.otherPlaces {
      guard fix.assign("complete", to: setting, before: "SWIFT_VERSION", on: place) else { return nil }
    }
    return fix.fix(.complete, .unsafe)
  }

  private static var setting: String { "SWIFT_STRICT_CONCURRENCY" }

  /// Adds the feature to a manifest's target that does not mention it.
  static func addToManifest(_ target: Target, in pass: SettingsPass) -> RawDiagnostic.FixIt? {
    add(".enableUpcomingFeature(\"StrictConcurrency\")", toManifestOf: target, .complete, in: pass)
  }

  /// Adds an element to the settings of a manifest's target.
  static func add(_ setting: String, toManifestOf target: Target, _ message: Message, in pass: SettingsPass)
    -> RawDiagnostic.FixIt?
  {
    guard let manifest = pass.manifest(at: target.place.path), let call = manifest.declaration(ofTarget: target.name)
    else { return nil }
    var fix = FixBuilder(tree: manifest.tree, path: target.place.path)
    if let settings = call.arguments.first(where: { $0.label?.text == "swiftSettings" }) {
      guard case .array(let list)? = settings.expression else { return nil }
      fix.insert(setting, atEndOf: list.node.children(.element).map { $0 }, in: list.node)
    } else {
      // These come after it.
      guard let before = call.arguments.filter({ !["linkerSettings", "plugins"].contains($0.label?.text) }).last else {
        return nil
      }
      fix.insert("swiftSettings: [\(setting)]", after: before.node)
    }
    return fix.fix(message, .unsafe)
  }
}

extension FixBuilder {
  /// Adds an argument or element after another one, on a line of its own where that one has its own.
  fileprivate mutating func insert(_ text: String, after item: Node) {
    let margin = margin(of: item)
    let start = item.range.lowerBound
    let isFirst = self.text(start - UInt32(min(Int(start), margin.utf8.count + 1))..<start) == "\n" + margin
    insert(isFirst ? ",\n\(margin)\(text)" : ", \(text)", at: item.range.upperBound)
  }

  fileprivate mutating func insert(_ text: String, atEndOf items: [Node], in list: Node) {
    guard let last = items.last else { return insert(text, at: list.firstToken.end) }
    insert(text, after: last)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let complete: Message = "Enable complete concurrency checking"
}
