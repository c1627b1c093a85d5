import Foundation
import Testing

@testable import LintEngine

/// A fix of two files: each must have its old text or its new one whatever happens, and after the next run both the
/// same.
@Suite("Writing fixes")
struct FixWriterTests {
  private static let old = ["Package.swift": "", "A.swift": "func old() {}\n", "B.swift": "func use() { old() }\n"]
  private static let new = ["Package.swift": "", "A.swift": "func new() {}\n", "B.swift": "func use() { new() }\n"]

  private func contents(_ tree: TemporaryDirectory) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in Self.old.keys { contents[name] = try tree.read(name) }
    return contents
  }

  private func names(_ tree: TemporaryDirectory) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tree.path.description).sorted()
  }

  /// A writer that keeps its journal below `state/concurlint` of another directory.
  private func writer(_ scope: FixScope, _ state: TemporaryDirectory, _ files: any FileOperations = SystemFiles())
    -> FixWriter
  {
    FixWriter(scope: scope, files: files, journalFolders: [state["state/concurlint"]])
  }

  private func journals(_ state: TemporaryDirectory) throws -> [String] {
    // The folder is missing before a journal was needed.
    (try? FileManager.default.contentsOfDirectory(atPath: state["state/concurlint"].description)) ?? []
  }

  /// The state after a run that is killed after it wrote the first of two files.
  private func interrupt(_ tree: TemporaryDirectory, _ state: TemporaryDirectory) throws {
    for limit in 0... {
      let (plan, scope) = try tree.plan()
      _ = writer(scope, state, MortalFiles(dyingAt: limit)).write(plan, from: plan.nothing, to: plan.everything)
      if try contents(tree) != Self.old { return }
      _ = try writer(scope, state).recover(Discovery(paths: [tree.path]))
    }
  }

  @Test("All files of a fix are written, and nothing else is left over")
  func writes() throws {
    let (tree, state) = (try TemporaryDirectory(Self.old), try TemporaryDirectory())
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: tree["A.swift"].description)
    let (plan, scope) = try tree.plan()
    #expect(writer(scope, state).write(plan, from: plan.nothing, to: plan.everything).isEmpty)
    #expect(try contents(tree) == Self.new)
    #expect(try names(tree) == ["A.swift", "B.swift", "Package.swift"])
    #expect(try journals(state) == [])
    #expect(try Platform.status(of: tree["A.swift"]).permissions == 0o640)
  }

  @Test("A run that dies at any call leaves each file old or new, and the next run makes them agree")
  func killed() throws {
    var outcomes: Set<Bool> = []
    for limit in 0... {
      let (tree, state) = (try TemporaryDirectory(Self.old), try TemporaryDirectory())
      let (plan, scope) = try tree.plan()
      let files = MortalFiles(dyingAt: limit)
      _ = writer(scope, state, files).write(plan, from: plan.nothing, to: plan.everything)
      for (name, text) in try contents(tree) {
        #expect([Self.old[name], Self.new[name]].contains(text), "\(name) after \(limit) calls")
      }
      _ = try writer(scope, state).recover(Discovery(paths: [tree.path]))
      let recovered = try contents(tree)
      #expect(recovered == Self.old || recovered == Self.new, "after \(limit) calls")
      outcomes.insert(recovered == Self.new)
      #expect(try journals(state) == [], "after \(limit) calls")
      // The files of the dead run are gone when the next one has written there.
      let (again, _) = try tree.plan()
      _ = writer(scope, state).write(again, from: again.nothing, to: again.everything)
      #expect(try contents(tree) == Self.new)
      #expect(try names(tree) == ["A.swift", "B.swift", "Package.swift"], "after \(limit) calls")
      if !files.isDead { break }
    }
    #expect(outcomes == [true, false])
  }

  @Test("A run that dies at any call while it restores what another left is finished by the third")
  func killedTwice() throws {
    for limit in 0... {
      let (tree, state) = (try TemporaryDirectory(Self.old), try TemporaryDirectory())
      try interrupt(tree, state)
      let (discovery, scope) = (try Discovery(paths: [tree.path]), FixScope([tree.path]))
      let files = MortalFiles(dyingAt: limit)
      _ = try? writer(scope, state, files).recover(discovery)
      _ = try writer(scope, state).recover(discovery)
      #expect(try contents(tree) == Self.old, "after \(limit) calls")
      #expect(try journals(state) == [], "after \(limit) calls")
      if !files.isDead { break }
    }
  }

  @Test("When one call fails, all files are as they were, or all are new")
  func fails() throws {
    var failures = 0
    for fault in 1... {
      let (tree, state) = (try TemporaryDirectory(Self.old), try TemporaryDirectory())
      let (plan, scope) = try tree.plan()
      let files = FailingFiles(failingAt: fault)
      let failed = !writer(scope, state, files).write(plan, from: plan.nothing, to: plan.everything).isEmpty
      if files.count < fault { break }
      if failed { failures += 1 }
      // Only the sync at the very end may fail when all is done.
      #expect(try contents(tree) == (failed ? Self.old : Self.new), "call \(fault)")
      #expect(try names(tree) == ["A.swift", "B.swift", "Package.swift"], "call \(fault)")
      #expect(try journals(state) == [], "call \(fault)")
    }
    #expect(failures > 8)
  }

  @Test("A file that changed since it was analysed is left as it is, and so are those that go with it")
  func changed() throws {
    let (tree, state) = (try TemporaryDirectory(Self.old), try TemporaryDirectory())
    let (plan, scope) = try tree.plan()
    try tree.write("// mine\n", to: "B.swift")
    let failures = writer(scope, state).write(plan, from: plan.nothing, to: plan.everything)
    #expect(failures.map(\.failure) == [.hasChanged(tree["B.swift"])])
    #expect(try tree.read("A.swift") == Self.old["A.swift"])
    #expect(try tree.read("B.swift") == "// mine\n")
  }

  @Test("An interrupted fix is undone where a file has been changed since, which keeps its text")
  func changedSince() throws {
    let (tree, state) = (try TemporaryDirectory(Self.old), try TemporaryDirectory())
    try interrupt(tree, state)
    let (written, left) =
      try tree.read("A.swift") == Self.old["A.swift"] ? ("B.swift", "A.swift") : ("A.swift", "B.swift")
    try tree.write("// mine\n", to: left)
    let recoveries = try writer(FixScope([tree.path]), state).recover(Discovery(paths: [tree.path]))
    #expect(recoveries == [FixRecovery(base: tree.path, restored: [tree[written]], changed: [tree[left]])])
    #expect(try tree.read(written) == Self.old[written])
    #expect(try tree.read(left) == "// mine\n")
  }

  @Test("A fix that is whole stays, also when the run was killed before it could remove its journal")
  func whole() throws {
    let (tree, state) = (try TemporaryDirectory(Self.old), try TemporaryDirectory())
    try interrupt(tree, state)
    for (name, text) in Self.new { try tree.write(text, to: name) }
    #expect(try writer(FixScope([tree.path]), state).recover(Discovery(paths: [tree.path])) == [])
    #expect(try contents(tree) == Self.new)
    #expect(try journals(state) == [])
  }

  @Test(
    "Files that may not be written are not restored either, and the journal stays until they may be",
    arguments: ["outside", "excluded", "read-only"])
  func notEditable(reason: String) throws {
    let (tree, state) = (try TemporaryDirectory(Self.old), try TemporaryDirectory())
    try interrupt(tree, state)
    let half = try contents(tree)
    let (written, left) = half["A.swift"] == Self.old["A.swift"] ? ("B.swift", "A.swift") : ("A.swift", "B.swift")
    var paths = [tree.path]
    var excludes: [FilePath] = []
    switch reason {
    case "outside": paths = [tree[left]]
    case "excluded": excludes = [FilePath(written)]
    default: try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: tree[written].description)
    }
    #expect(throws: FixFailure.self) {
      try writer(FixScope(paths), state).recover(Discovery(paths: paths, excludes: excludes))
    }
    #expect(try contents(tree) == half)
    #expect(try journals(state).count == 1)
  }

  @Test("No run waits for a journal that another run is writing")
  func busy() throws {
    let (tree, state) = (try TemporaryDirectory(Self.old), try TemporaryDirectory())
    try interrupt(tree, state)
    let place = state["state/concurlint"].appending(FixJournal.name(for: tree.path))
    let descriptor = try SystemFiles().open(place)
    #expect(try SystemFiles().lock(descriptor))
    #expect(throws: FixFailure.isBusy(journal: place)) {
      try writer(FixScope([tree.path]), state).recover(Discovery(paths: [tree.path]))
    }
    let (plan, scope) = try tree.plan()
    #expect(
      writer(scope, state).write(plan, from: plan.nothing, to: plan.everything).allSatisfy {
        $0.failure == .isBusy(journal: place)
      })
    try SystemFiles().close(descriptor)
  }
}

@Suite("Where journals of fixes are")
struct JournalFolderTests {
  private let base: FilePath = "/nowhere/project"

  @Test(
    "The folder of this user's state, and one that outlives a restart for users without one",
    arguments: [
      (["XDG_STATE_HOME": "/x", "HOME": "/h"], "/x/concurlint"), (["XDG_STATE_HOME": "relative"], nil),
      (["HOME": "."], nil), ([:], nil)
    ] as [([String: String], String?)])
  func candidates(environment: [String: String], first: String?) {
    let candidates = JournalFolder.candidates { environment[$0] }
    #expect(
      candidates == [first, "/var/tmp/concurlint-\(Platform.userIdentifier)"].compactMap { $0 }.map { FilePath($0) })
  }

  @Test("One is made for this user alone")
  func made() throws {
    let state = try TemporaryDirectory()
    #expect(JournalFolder(existingAt: state["a/b"], for: base, SystemFiles()) == nil)
    #expect(JournalFolder(makingAt: state["a/b"], for: base, SystemFiles())?.path == state["a/b"])
    #expect(try Platform.status(of: state["a/b"]).permissions == 0o700)
  }

  @Test("One that others can write, a link, and a file are not trusted")
  func untrusted() throws {
    let state = try TemporaryDirectory(["file": ""])
    try state.makeDirectory("shared")
    try FileManager.default.setAttributes([.posixPermissions: 0o770], ofItemAtPath: state["shared"].description)
    try state.makeDirectory("own")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: state["own"].description)
    try state.link("link", to: "own")
    for name in ["shared", "link", "file"] {
      #expect(JournalFolder(makingAt: state[name], for: base, SystemFiles()) == nil, "\(name)")
    }
    #expect(JournalFolder(makingAt: state["own"], for: base, SystemFiles()) != nil)
  }

  @Test("None is inside of the project or of any repository, where it may have come with a checkout")
  func planted() throws {
    let tree = try TemporaryDirectory(["repository/.git/HEAD": "", "project/A.swift": ""])
    #expect(JournalFolder(makingAt: tree["repository/state"], for: base, SystemFiles()) == nil)
    #expect(JournalFolder(makingAt: tree["repository/.git/state"], for: base, SystemFiles()) == nil)
    #expect(JournalFolder(makingAt: tree["project/state"], for: tree["project"], SystemFiles()) == nil)
    #expect(JournalFolder(makingAt: tree["project"], for: tree["project"], SystemFiles()) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree["project"].description) == ["A.swift"])
  }
}

@Suite("The journal of a fix")
struct FixJournalTests {
  private let journal = FixJournal(
    base: "/project",
    entries: [
      .init(path: "A.swift", old: Array("a\n".utf8), new: ContentHash(Array("end\n".utf8))),
      .init(path: "d/B.swift", old: Array("end\n".utf8), new: ContentHash([0xFF, 0x0A]))
    ])

  @Test("What is written is read again")
  func roundTrip() {
    #expect(FixJournal.read(journal.bytes) == .whole(journal))
  }

  @Test("One that was cut off says that nothing was done yet")
  func cutOff() {
    for count in 0..<journal.bytes.count {
      #expect(FixJournal.read(Array(journal.bytes.prefix(count))) == .begun, "\(count) bytes")
    }
  }

  @Test(
    "One that leads out of its folder is not trusted",
    arguments: ["../A.swift", "/etc/A.swift", "d/../../A.swift", "d//A.swift", "./A.swift", ""])
  func hostile(path: String) {
    let journal = FixJournal(base: "/project", entries: [.init(path: FilePath(path), old: [], new: ContentHash([]))])
    #expect(FixJournal.read(journal.bytes) == .foreign)
  }

  @Test("One whose old text is not what was written is not trusted")
  func damaged() throws {
    var damaged = journal.bytes
    let place = try #require(damaged.firstRange(of: Array("A.swifta".utf8)))
    damaged[place.upperBound - 1] = UInt8(ascii: "b")
    #expect(FixJournal.read(damaged) == .foreign)
  }

  @Test("Other files of that name are not ours")
  func foreign() {
    #expect(FixJournal.read(Array("shopping list\n".utf8)) == .foreign)
  }
}
