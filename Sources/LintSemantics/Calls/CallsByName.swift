import LintSyntax
import LintText

/// The calls of a file in the order of their names, so that those of one name are found without reading all others.
struct CallsByName: Sendable {
  /// By name, then in source order.
  private let order: [RecordID]

  init(_ calls: [CallRecord]) {
    // One number each, since most calls of a file are never asked for.
    var keys = calls.enumerated().map { UInt64($0.element.name.rawValue) << 32 | UInt64($0.offset) }
    keys.sort()
    order = keys.map { RecordID(truncatingIfNeeded: $0) }
  }

  /// - Parameter calls: those that the order was made of.
  func of(_ name: Name, in calls: [CallRecord]) -> ArraySlice<RecordID> {
    let start = order.partitioningIndex { calls[Int($0)].name.rawValue >= name.rawValue }
    let end = order.partitioningIndex { calls[Int($0)].name.rawValue > name.rawValue }
    return order[start..<end]
  }
}

extension ProjectIndex {
  /// The calls of a name in a file, in source order.
  func calls(named name: Name, in file: FileID) -> ArraySlice<RecordID> {
    let calls = calls(in: file)
    return callAnswers.byName(file) { CallsByName(calls) }.of(name, in: calls)
  }

  /// The calls that may be of a function, judged by its name alone, in the order of files and offsets.
  ///
  /// - Parameter label: calls in files that do not mention it may be left out; `noName` for none.
  func calls(named callee: FunctionDeclaration, label: Name) -> [BodyRef] {
    var found: [BodyRef] = []
    for user in callingFiles(of: callee, label: label) {
      for call in calls(named: callee.callName, in: user) { found.append(BodyRef(file: user, id: call)) }
    }
    return found
  }

  /// The files that may call a function, judged by its name alone. To find a file's calls it is mostly parsed again,
  /// but only if its text looks like a call.
  func callingFiles(of callee: FunctionDeclaration, label: Name) -> [FileID] {
    let token = callee.calledToken
    return callAnswers.callingFiles(ComparedCalls(of: callee, label: label)) {
      let users =
        callee.flags.contains(.isFilePrivate)
        ? [callee.ref.file] : users(of: callee.ref.file, mentioning: token.name, and: label)
      if users.isEmpty { return [] }
      let name = ByteSearch.Needle(token.identifierText)
      return users.filter { user in
        callAnswers.textSearches.isWorthOneMore(in: user)
          ? files[Int(user)].withSource { CallText.mayCall(name, in: $0) } : !calls(named: token.name, in: user).isEmpty
      }
    }
  }
}

/// How often the text of each file was searched for calls.
struct TextSearches: ~Copyable, Sendable {
  private let counts = Locked<[FileID: Int]>([:])
  /// To parse a file costs about as much as this many searches.
  private static let most = 16

  /// Counts one more; `false` if parsing the file is now cheaper.
  func isWorthOneMore(in file: FileID) -> Bool {
    counts.withLock { counts in
      let count = counts[file, default: 0]
      counts[file] = count + 1
      return count < Self.most
    }
  }
}
