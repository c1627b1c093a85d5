/// Input and output that a call does, of unknown size.
public enum InputOutput: Sendable, Hashable {
  /// Files or a database: the thread waits.
  case blocking
  /// The network or a database, awaited: the thread does other work.
  case awaited
}

extension Pass {
  /// What a call reads or writes, as far as its spelling and the light type of what it is called on tell; `nil` for
  /// nothing known.
  public func inputOutput(of call: FunctionCallExpr) -> InputOutput? {
    guard let callee = call.calleeNameToken else { return nil }
    guard let base = call.calleeBase else { return isBlockingFunction(callee, call) ? .blocking : nil }
    if InputOutputNames.fileManager.contains(callee.name) { return isFileManager(base) ? .blocking : nil }
    if InputOutputNames.fileHandle.contains(callee.name) {
      return type(of: base).unwrapped.standardName == "FileHandle" ? .blocking : nil
    }
    if callee.name == InputOutputNames.write, call.arguments.first?.label?.text == "to" {
      return isWrittenToFile(call, base) ? .blocking : nil
    }
    if InputOutputNames.database.contains(callee.name) {
      guard call.lastClosure != nil, isDatabase(base) else { return nil }
      return call.node.isAwaited ? .awaited : .blocking
    }
    if InputOutputNames.session.contains(callee.name), call.node.isAwaited, isSession(base) { return .awaited }
    return nil
  }

  /// Whether there is the more of what a call reads or writes the longer the program is used, as far as its name tells:
  /// a folder, a database, the rest of an open file, or what a server sends.
  ///
  /// - Precondition: the call has ``inputOutput(of:)``.
  public func readsGrowingData(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeNameToken?.name else { return false }
    if InputOutputNames.session.contains(name) || InputOutputNames.sqlite.contains(name) { return true }
    if call.calleeBase != nil, name != InputOutputNames.write || call.lastClosure != nil,
      InputOutputNames.database.contains(name)
    {
      return true
    }
    return InputOutputNames.folders.contains(name) || InputOutputNames.fileHandle.contains(name)
  }

  /// `Data(contentsOf: url)`, `FileHandle(forReadingFrom: url)`, `sqlite3_step(statement)`.
  private func isBlockingFunction(_ callee: TokenCursor, _ call: FunctionCallExpr) -> Bool {
    if InputOutputNames.readers.contains(callee.name) {
      guard let label = call.arguments.first?.label?.text else { return false }
      return label == "contentsOf" || label == "contentsOfFile"
    }
    if callee.name == InputOutputNames.handle { return call.arguments.first?.label?.text.hasPrefix("for") == true }
    return InputOutputNames.sqlite.contains(callee.name)
  }

  /// `FileManager.default`, `fileManager`, or something that is said to be one.
  private func isFileManager(_ base: Expr) -> Bool {
    for token in base.node.tokens where token.name == InputOutputNames.manager { return true }
    guard let name = base.lastNameToken?.identifierText else { return false }
    return name.lowercased().hasSuffix("filemanager") || type(of: base).unwrapped.standardName == "FileManager"
  }

  /// GRDB's queues, pools, and what they have in common.
  private func isDatabase(_ base: Expr) -> Bool {
    foreignTypeName(of: base).map { ["DatabaseQueue", "DatabasePool", "DatabaseWriter", "DatabaseReader"].contains($0) }
      ?? false
  }

  /// Of data and strings; streams have a method of the same name.
  private func isWrittenToFile(_ call: FunctionCallExpr, _ base: Expr) -> Bool {
    for argument in call.arguments where argument.label?.text == "options" || argument.label?.text == "atomically" {
      return true
    }
    let type = type(of: base).unwrapped.standardName
    return type == "Data" || type == "String"
  }

  private func isSession(_ base: Expr) -> Bool {
    for token in base.node.tokens where token.name == .URLSession { return true }
    return type(of: base).unwrapped.standardName == "URLSession"
  }
}

extension FunctionCallExpr {
  /// Whether the call may read or write something, as far as the name of what it calls tells.
  public var mayDoInputOutput: Bool { calleeNameToken.map { InputOutputNames.called.contains($0.name) } ?? false }
}

extension FileOutline {
  /// Whether calls of the file may read or write something, as far as the names in it tell.
  public var mayDoInputOutput: Bool { mayContain(anyOf: InputOutputNames.telling) }
}

/// The names that input and output is found by; hashes, but for what they are compared with besides.
private enum InputOutputNames {
  static let manager = Name(spelling: "FileManager")
  static let handle = Name(spelling: "FileHandle")
  static let write = Name(spelling: "write")
  static let readers = SDKTrait.readsFiles.nameIDs
  /// Those that take longer the more there is; to look at, rename or remove one file is quick.
  static let fileManager = names(
    "contents contentsOfDirectory copyItem createFile enumerator subpathsOfDirectory contentsEqual")
  static let folders = names("contentsOfDirectory copyItem enumerator subpathsOfDirectory contentsEqual")
  static let fileHandle = names("readToEnd readDataToEndOfFile readData")
  static let database = names("read write barrierWriteWithoutTransaction writeWithoutTransaction unsafeRead")
  static let session = names("data upload download bytes")
  static let sqlite = names(
    "sqlite3_step sqlite3_exec sqlite3_prepare_v2 sqlite3_prepare_v3 sqlite3_open sqlite3_open_v2")

  /// Names without one of which a file has no call that is known here: functions, and the labels of initializers.
  static let telling = NameQuery(
    names("contentsOf contentsOfFile").union([handle, write]).union(fileManager).union(fileHandle).union(database)
      .union(session).union(sqlite))

  /// Those of everything that is known here, as it is called.
  static let called = readers.union([handle, write]).union(fileManager).union(fileHandle).union(database)
    .union(session).union(sqlite)

  private static func names(_ words: String) -> Set<Name> {
    Set(words.split(separator: " ").map { Name(spelling: String($0)) })
  }
}
