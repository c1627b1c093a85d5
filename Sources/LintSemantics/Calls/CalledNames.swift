import LintSyntax

/// The names by which code calls some functions and initializers of the project: most calls have another name, and
/// nothing need be asked about them.
struct CalledNames: Sendable {
  private var names: Set<Name> = []
  /// Whether one of them may be called by any name.
  private var isAny = false

  func contains(_ name: Name) -> Bool { isAny || names.contains(name) }

  /// - Parameters:
  ///   - files: those that may declare them.
  ///   - isMeant: asked of functions and initializers.
  init(in index: ProjectIndex, among files: [FileID], _ isMeant: (FunctionDeclaration) -> Bool) {
    for file in files {
      for entry in index.outline(file).declared.entries {
        guard entry.kind == .function else { continue }
        let node = index.node(DeclRef(file: file, node: entry.node))
        if let function = FunctionDeclaration(node, file), isMeant(function) { add(function, in: index) }
      }
    }
    if !isAny, !names.isEmpty { addAliases(in: index) }
  }

  private mutating func add(_ function: FunctionDeclaration, in index: ProjectIndex) {
    guard function.kind == .initializer else {
      names.insert(function.nameID)
      if function.name == "callAsFunction" { isAny = true }
      return
    }
    addType(function.callName)
    // Subclasses, conforming types and generic parameters have it, too.
    switch function.owner.flatMap({ index.extendedNominal($0) }).map({ index.type($0).kind }) {
    case .struct, .enum, .actor: break
    default: isAny = true
    }
  }

  private mutating func addType(_ name: Name) { names.formUnion([name, Name(.`init`), Name(.Self)]) }

  private mutating func addAliases(in index: ProjectIndex) {
    var aliases: [(name: Name, of: Set<Name>)] = []
    for file in index.files {
      for entry in file.declared.entries where entry.kind == .alias {
        let tokens = Node(columns: file.tree.columns, id: entry.node).tokens
        aliases.append((entry.name, Set(tokens.lazy.filter { $0.kind == .identifier }.map(\.name))))
      }
    }
    var isComplete = false
    while !isComplete {
      let found = aliases.filter { !$0.of.isDisjoint(with: names) }
      aliases.removeAll { !$0.of.isDisjoint(with: names) }
      isComplete = found.isEmpty
      names.formUnion(found.map(\.name))
    }
  }
}

private final class CalledNamesAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let takeSending = Once<CalledNames>()
  let noAsync = Once<CalledNames>()
  let makeActors = Once<CalledNames>()
  let importsBinaryModules = Memo<FileID, Bool>()
}

extension ProjectIndex {
  private var calledNames: CalledNamesAnswers { answers(CalledNamesAnswers.self) }

  private func files(with word: WellKnownName) -> [FileID] {
    files.indices.filter { files[$0].names.contains(word) }.map { FileID($0) }
  }

  private func importsBinaryModules(_ file: FileID) -> Bool {
    calledNames.importsBinaryModules(file) {
      imports(of: file).interfaces.modules.contains { module in
        SDKInterface.place(ofModule: module.interface.module) == nil
          && module.parts.contains { $0.kind == .ofCompiler }
      }
    }
  }

  /// Whether a call of this name may be of a function of the project with a `sending` parameter.
  public func mayTakeSending(calling name: Name) -> Bool {
    calledNames.takeSending {
      CalledNames(in: self, among: files(with: .sending)) { $0.parameters.contains(where: \.type.isSending) }
    }.contains(name)
  }

  /// Whether a call of this name may be of a written initializer of one of the project's actors.
  public func mayMakeActor(calling name: Name) -> Bool {
    calledNames.makeActors {
      CalledNames(in: self, among: files(with: .actor)) { makesActor($0) }
    }.contains(name)
  }

  /// Whether a function is an initializer of an actor.
  public func makesActor(_ function: FunctionDeclaration) -> Bool {
    function.kind == .initializer && function.owner.flatMap { extendedNominal($0) }.map { type($0).kind } == .actor
  }

  /// Whether a call of this name in a file may be of a function that asynchronous code may not call.
  public func mayBeNoAsync(calling name: Name, in file: FileID) -> Bool {
    SDKInterface.noAsyncNames.contains(name) || importsBinaryModules(file)
      || calledNames.noAsync { CalledNames(in: self, among: files(with: .noasync)) { $0.node.isNoAsync } }
        .contains(name)
  }
}

extension SDKInterface {
  /// The names of functions that are marked so. Attributes are on the line of their function.
  fileprivate static let noAsyncNames: Set<Name> = {
    let (attribute, keyword) = (ByteSearch.Needle("noasync"), ByteSearch.Needle("func "))
    var names: Set<Name> = []
    for interface in all {
      interface.source.utf8.withContiguousStorageIfAvailable { text in
        var start = 0
        while let place = ByteSearch.first(attribute, in: UnsafeBufferPointer(rebasing: text[start...])) {
          start += place + attribute.count
          let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
          guard let function = ByteSearch.first(keyword, in: UnsafeBufferPointer(rebasing: line)) else { continue }
          let name = line.dropFirst(function + keyword.count)
            .prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "<") }
          names.insert(Name(spelling: String(decoding: name.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)))
        }
      }
    }
    return names
  }()
}
