import LintSyntax

/// The names that lead to tasks and their groups: no expression has such a type, or one with such a part, unless its
/// file contains one of them.
struct NamesOfTasks: Sendable {
  /// `Task` and the like, their aliases, and types that inherit from what has one as an argument.
  private(set) var types = Set(
    ["Task", "TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup"].map {
      Name(spelling: $0)
    })
  /// Functions, and properties by their type or value.
  private(set) var values = Set(
    ["", "Throwing", "Discarding", "ThrowingDiscarding"].map { Name(spelling: "with\($0)TaskGroup") })

  func contains(_ name: Name) -> Bool { types.contains(name) || values.contains(name) }

  fileprivate init(of files: [FileOutline]) {
    var declarations = files.flatMap { file in Self.declarations(in: file) }
    var isComplete = false
    while !isComplete {
      let known = self
      declarations.removeAll { declaration in
        guard
          declaration.mentioned.contains(where: { known.types.contains($0) })
            || declaration.valued.contains(where: { known.contains($0) })
        else { return false }
        if declaration.isType { types.insert(declaration.name) } else { values.insert(declaration.name) }
        return true
      }
      isComplete = types.count == known.types.count && values.count == known.values.count
    }
  }

  private struct Declaration {
    let name: Name
    let isType: Bool
    /// The names in the types that are written.
    let mentioned: Set<Name>
    /// Those in a value whose type is not written.
    let valued: Set<Name>
  }

  private static func declarations(in file: FileOutline) -> [Declaration] {
    var found: [Declaration] = []
    func add(_ name: Name, isType: Bool, _ types: [Node], value: Node? = nil) {
      let declaration = Declaration(
        name: name, isType: isType, mentioned: Set(types.flatMap(\.identifiers)), valued: Set(value?.identifiers ?? []))
      if !declaration.mentioned.isEmpty || !declaration.valued.isEmpty { found.append(declaration) }
    }
    for entry in file.declared.entries {
      let node = Node(columns: file.tree.columns, id: entry.node)
      switch entry.kind {
      case .type, .extension: add(entry.name, isType: true, Array(node.children(.inheritedType)))
      case .alias: add(entry.name, isType: true, [node])
      case .function: add(entry.name, isType: false, node.descendants.filter { $0.kind.isNameOfType })
      case .global: continue
      }
    }
    for property in file.declared.properties {
      let binding = PatternBinding(unchecked: Node(columns: file.tree.columns, id: property.node))
      let written = binding.type.map { [$0.node] } ?? []
      add(property.name, isType: false, written, value: written.isEmpty ? binding.node : nil)
    }
    return found
  }
}

extension Node {
  fileprivate var identifiers: [Name] { tokens.lazy.filter { $0.kind == .identifier }.map(\.name) }
}

extension NodeKind {
  fileprivate var isNameOfType: Bool { self == .identifierType || self == .memberType }
}

private final class TaskAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let names = Once<NamesOfTasks>()
  let query = Once<NameQuery>()
}

extension ProjectIndex {
  private var namesOfTasks: NamesOfTasks { answers(TaskAnswers.self).names { NamesOfTasks(of: files) } }

  /// Whether an expression of a file may have a type with a task, or a group of them, in it.
  public func mayHaveTasks(_ file: FileID) -> Bool {
    let names = namesOfTasks
    return outline(file).mayContain(
      anyOf: answers(TaskAnswers.self).query { NameQuery(names.types.union(names.values)) })
  }
}
