import Foundation
import Testing

@testable import LintEngine

/// A fix of two files: each must have its old text or its new one whatever happens, and after the next run both the same.
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

  @Test("All files of a fix are written, and nothing else stays behind")
  func writes() throws {
    let tree = try TemporaryDirectory(Self.old)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: tree["A.swift"].description)
    let (plan, scope) = try tree.plan()
    #expect(FixWriter(scope: scope).write(plan, from: plan.nothing, to: plan.everything).isEmpty)
    #expect(try contents(tree) == Self.new)
    #expect(try names(tree) == ["A.swift", "B.swift", "Package.swift"])
    #expect(try Platform.status(of: tree["A.swift"]).permissions == 0o640)
  }

  @Test("A run that dies at any call leaves each file old or new, and the next run makes them agree")
  func killed() throws {
    var outcomes: Set<Bool> = []
    for limit in 0... {
      let tree = try TemporaryDirectory(Self.old)
      let (plan, scope) = try tree.plan()
      let files = MortalFiles(dyingAt: limit)
      _ = FixWriter(scope: scope, files: files).write(plan, from: plan.nothing, to: plan.everything)
      for (name, text) in try contents(tree) { #expect([Self.old[name], Self.new[name]].contains(text), "\(name) after \(limit) calls") }
      _ = try FixWriter(scope: scope).recover()
      let recovered = try contents(tree)
      #expect(recovered == Self.old || recovered == Self.new, "after \(limit) calls")
      outcomes.insert(recovered == Self.new)
      // What the dead run left beside the files is gone when the next one has written there.
      let (again, _) = try tree.plan()
      _ = FixWriter(scope: scope).write(again, from: again.nothing, to: again.everything)
      #expect(try contents(tree) == Self.new)
      if recovered == Self.old { #expect(try names(tree) == ["A.swift", "B.swift", "Package.swift"], "after \(limit) calls") }
      if !files.isDead { break }
    }
    #expect(outcomes == [true, false])
  }

  @Test("When one call fails, all files are as they were, or all are new")
  func fails() throws {
    var failures = 0
    for fault in 1... {
      let tree = try TemporaryDirectory(Self.old)
      let (plan, scope) = try tree.plan()
      let files = FailingFiles(failingAt: fault)
      let failed = !FixWriter(scope: scope, files: files).write(plan, from: plan.nothing, to: plan.everything).isEmpty
      if files.count < fault { break }
      if failed { failures += 1 }
      // Only the sync at the very end may fail when all is done.
      #expect(try contents(tree) == (failed ? Self.old : Self.new), "call \(fault)")
      #expect(try names(tree) == ["A.swift", "B.swift", "Package.swift"], "call \(fault)")
    }
    #expect(failures > 8)
  }

  @Test("A file that changed since it was analysed is left as it is, and so are those that go with it")
  func changed() throws {
    let tree = try TemporaryDirectory(Self.old)
    let (plan, scope) = try tree.plan()
    try tree.write("// mine\n", to: "B.swift")
    let failures = FixWriter(scope: scope).write(plan, from: plan.nothing, to: plan.everything)
    #expect(failures.map(\.failure) == [.hasChanged(tree["B.swift"])])
    #expect(try tree.read("A.swift") == Self.old["A.swift"])
    #expect(try tree.read("B.swift") == "// mine\n")
  }

  @Test("An interrupted run is undone where somebody has changed a file since")
  func changedSince() throws {
    let tree = try TemporaryDirectory(Self.old)
    let entries = ["A.swift", "B.swift"].map { name in
      FixJournal.Entry(path: FilePath(name), old: Array(Self.old[name, default: ""].utf8), new: Array(Self.new[name, default: ""].utf8))
    }
    try tree.write(String(decoding: FixJournal(entries: entries).bytes, as: UTF8.self), to: FixJournal.name)
    try tree.write(Self.new["A.swift", default: ""], to: "A.swift")
    try tree.write("// mine\n", to: "B.swift")
    let recovery = try #require(try FixWriter(scope: FixScope([tree.path])).recover().first)
    #expect(!recovery.isFinished)
    #expect(recovery.changed == [tree["B.swift"]])
    #expect(try tree.read("A.swift") == Self.old["A.swift"])
    #expect(try tree.read("B.swift") == "// mine\n")
  }

  @Test("A journal that another run is writing is waited for by nobody")
  func busy() throws {
    let tree = try TemporaryDirectory(Self.old)
    try tree.write(String(decoding: FixJournal(entries: []).bytes, as: UTF8.self), to: FixJournal.name)
    let place = tree[FixJournal.name]
    let descriptor = try SystemFiles().open(place)
    #expect(try SystemFiles().lock(descriptor))
    #expect(throws: FixFailure.isBusy(journal: place)) { try FixWriter(scope: FixScope([tree.path])).recover() }
    try SystemFiles().close(descriptor)
  }
}

@Suite("The journal of a fix")
struct FixJournalTests {
  private let journal = FixJournal(entries: [
    .init(path: "A.swift", old: Array("a\n".utf8), new: Array("end\n".utf8)), .init(path: "d/B.swift", old: [], new: [0xFF, 0x0A]),
  ])

  @Test("What is written is read again")
  func roundTrip() {
    #expect(FixJournal.read(journal.bytes) == .whole(journal))
  }

  @Test("One that was cut off says that nothing was done yet")
  func cutOff() {
    for count in 0..<journal.bytes.count { #expect(FixJournal.read(Array(journal.bytes.prefix(count))) == .begun, "\(count) bytes") }
  }

  @Test("One that leads out of its folder, or to what is no Swift file, is not ours", arguments: [
    "../A.swift", "/etc/A.swift", "d/../../A.swift", "A.txt", "d//A.swift", "./A.swift",
  ])
  func hostile(path: String) {
    #expect(FixJournal.read(FixJournal(entries: [.init(path: FilePath(path), old: [], new: [])]).bytes) == .foreign)
  }

  @Test("Other files of that name are not ours")
  func foreign() {
    #expect(FixJournal.read(Array("shopping list\n".utf8)) == .foreign)
  }
}
