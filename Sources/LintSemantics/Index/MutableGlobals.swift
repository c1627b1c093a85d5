import LintSyntax

extension FileOutline {
  /// Whether the file declares a stored `var` that is global or `static`, or shares an instance of a class of its own
  /// that has variables.
  public var declaresMutableGlobals: Bool {
    for node in tree.root.descendants(of: .variableDecl) {
      let variable = VariableDecl(unchecked: node)
      guard variable.mayBeShared else { continue }
      for binding in node.children(.binding) {
        if variable.isLet {
          if classWithVariables(madeBy: PatternBinding(unchecked: binding)) != nil { return true }
        } else if let property = PropertyDeclaration(binding, 0), !property.isComputed {
          return true
        }
      }
    }
    return false
  }
}

extension FileOutline {
  /// Whether the file declares a variable or constant that may be global or `static`.
  public var declaresSharedVariables: Bool {
    tree.root.descendants(of: .variableDecl).contains { VariableDecl(unchecked: $0).mayBeShared }
  }
}

extension VariableDecl {
  /// Whether the variable or constant may be global or of a type rather than of its instances, as its tokens and its
  /// place alone tell. This is fast, and excludes most of them. `#if` may be around either.
  public var mayBeShared: Bool {
    switch node.role {
    case .member: hasModifier(.static) || hasModifier(.class)
    case .statement: node.parent?.kind != .codeBlock && node.parent?.kind != .closureExpr
    default: true
    }
  }
}

extension FileOutline {
  /// The class of the file that `= C(…)` makes an instance of, where its instances store variables.
  public func classWithVariables(madeBy binding: PatternBinding) -> ClassDecl? {
    guard case .functionCall(let call)? = binding.initializer, case .declReference(let reference)? = call.callee else {
      return nil
    }
    // A file may make thousands of instances of a class with thousands of members.
    let known = classesWithVariables {
      var found: [Name: UInt32?] = [:]
      for entry in entries where entry.kind == .type && found[entry.name] == nil {
        let type = ClassDecl(Node(columns: tree.columns, id: entry.node))
        found[entry.name] = .some(type?.storesVariables == true ? entry.node : nil)
      }
      return found
    }
    return (known[reference.name] ?? nil).map { ClassDecl(unchecked: Node(columns: tree.columns, id: $0)) }
  }
}

extension ClassDecl {
  /// Whether instances store a variable that no attribute, as that of an actor or a wrapper, says more about.
  var storesVariables: Bool {
    for case .variable(let variable) in members where !variable.isLet {
      guard variable.attributes.isEmpty, !variable.hasModifier(.static), !variable.hasModifier(.class),
        !variable.hasModifier(.nonisolated)
      else {
        continue
      }
      for binding in variable.node.children(.binding) {
        if let property = PropertyDeclaration(binding, 0), !property.isComputed { return true }
      }
    }
    return false
  }
}
