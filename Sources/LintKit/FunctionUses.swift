/// How functions are used beside being called.
extension Pass {
  /// Whether Objective-C or C may call a function of the file: `@objc`, `@IBAction`, a C entry point, or the target of a
  /// `#selector` in this file.
  public func isCalledByObjectiveC(_ function: RecordRef) -> Bool {
    let record = index.function(function)
    if record.flags.contains(.isObjC) || record.flags.contains(.isC) { return true }
    guard declarations.names.contains(.selector) else { return false }
    for node in tree.root.descendants {
      guard let macro = MacroExpansionExpr(node), macro.name == .selector else { continue }
      for token in node.tokens where token.kind == .identifier && token.name == record.nameID { return true }
    }
    return false
  }

  /// Whether the function's name stands in this file without being called, as in `map(makeTag)`.
  public func isUsedAsValue(_ function: RecordRef) -> Bool {
    let name = index.function(function).nameID
    for node in tree.root.descendants where node.kind == .declReferenceExpr || node.kind == .memberAccessExpr {
      if node.mainToken.name == name, node.mainToken.kind == .identifier, node.role != .callee { return true }
    }
    return false
  }

  /// Whether all closures around a place, up to its function, run before the calls that they are passed to return.
  public func runsAsPartOfFunction(_ context: RecordRef) -> Bool {
    index.closures(from: context).allSatisfy { closure in
      switch closure.placement {
      case .construct(.passThrough), .calledInPlace: true
      default: false
      }
    }
  }
}
