import LintKit

// Where a manifest says how strict the compiler is.

extension StrictConcurrencyNotComplete {
  /// Adds the setting to a target that has none. Unsafe: the compiler has more to say then.
  static func fix(_ target: Target, in pass: SettingsPass) -> RawDiagnostic.FixIt? {
    guard let tree = pass.manifest(at: target.place.path) else { return nil }
    let calls = tree.root.descendants.compactMap { FunctionCallExpr($0) }.filter { $0.declares(target.name) }
    guard calls.count == 1, let call = calls.first else { return nil }
    var fix = FixBuilder(tree: tree, path: target.place.path)
    let setting = ".enableUpcomingFeature(\"StrictConcurrency\")"
    if let settings = call.arguments.first(where: { $0.label?.text == "swiftSettings" }) {
      guard case .array(let list)? = settings.expression else { return nil }
      fix.insert(setting, atEndOf: list.node.children(.element).map { $0 }, in: list.node)
    } else {
      // What may stand behind it.
      guard let before = call.arguments.filter({ !["linkerSettings", "plugins"].contains($0.label?.text) }).last else { return nil }
      fix.insert("swiftSettings: [\(setting)]", after: before.node)
    }
    return fix.fix(.complete, .unsafe)
  }
}

extension FunctionCallExpr {
  /// `.target(name: "…")`, where it is no dependency.
  fileprivate func declares(_ target: String) -> Bool {
    guard let name = arguments.first, name.label?.text == "name", name.expression?.node.text == "\"\(target)\"",
      calleeNameToken?.text.lowercased().hasSuffix("target") == true
    else { return false }
    let around = node.ancestors.first { $0.kind == .labeledExpr && LabeledExpr(unchecked: $0).label != nil }
    return around.flatMap { LabeledExpr($0)?.label?.text } != "dependencies"
  }
}

extension FixBuilder {
  /// Adds an argument or element behind another one, on a line of its own where that one has its own.
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
  fileprivate static let complete: Message = "Ask for complete concurrency checking"
}
