import Foundation
import Testing

@testable import LintEngine

@Suite("Reading files")
struct FileReaderTests {

  @Test("Content of any length is read in full, with zero bytes after it", arguments: [0, 1, 63, 64, 65, 200, 10_000])
  func lengths(count: Int) throws {
    let tree = try TemporaryDirectory(["a.swift": String(repeating: "x", count: count)])
    try FileReader(capacity: 64).read(tree["a.swift"]) { content in
      #expect(content.count == count)
      #expect(content.allSatisfy { $0 == UInt8(ascii: "x") })
      let padding = UnsafeRawBufferPointer(start: content.baseAddress! + content.count, count: FileReader.padding)
      #expect(padding.allSatisfy { $0 == 0 })
    }
  }

  @Test(
    "Content that is kept is read in full too, whatever was read before",
    arguments: [0, 1, 15, 64, 131_071, 131_072, 131_073, 300_000, 9_000_000])
  func staying(count: Int) throws {
    let tree = try TemporaryDirectory(["a.swift": String(repeating: "x", count: count), "b.swift": "y"])
    let (reader, arena) = (FileReader(capacity: 64), Arena())
    for _ in 0..<3 {
      let short = try reader.read(tree["b.swift"], into: arena)
      FileReader.keep(short, in: arena)
      let long = try reader.read(tree["a.swift"], into: arena)
      FileReader.keep(long, in: arena)
      #expect(short.elementsEqual([UInt8(ascii: "y")]))
      #expect(long.count == count && long.allSatisfy { $0 == UInt8(ascii: "x") })
      for content in [short, long] {
        let padding = UnsafeRawBufferPointer(start: content.baseAddress! + content.count, count: FileReader.padding)
        #expect(padding.allSatisfy { $0 == 0 })
      }
    }
  }

  /// As for standard input and edited text, and for a file that is larger than most: their length is known, and their
  /// room no longer.
  @Test(
    "Content that fills a chunk of memory to its last bytes stays where it was copied", arguments: [1 << 20, 1 << 23],
    [-17, -16, -15, -1, 0, 1, 16])
  func chunks(chunk: Int, excess: Int) {
    let arena = Arena()
    func keep(_ count: Int) -> UnsafeRawBufferPointer {
      let content = [UInt8](repeating: UInt8(ascii: "x"), count: count).withUnsafeBytes {
        FileReader.copy($0, to: arena)
      }
      FileReader.keep(content, in: arena)
      return content
    }
    // The chunks after the first are larger.
    if chunk > 1 << 20 { _ = keep(1 << 20) }
    let content = keep(chunk - FileReader.padding + excess)
    let next = keep(1)
    #expect(content.count == chunk - FileReader.padding + excess)
    #expect(
      content.first == UInt8(ascii: "x") && content.last == UInt8(ascii: "x") && next.elementsEqual([UInt8(ascii: "x")])
    )
  }

  @Test("Content that is not kept makes room for what is read next")
  func replaced() throws {
    let tree = try TemporaryDirectory(["a.swift": "long", "b.swift": "y"])
    let (reader, arena) = (FileReader(), Arena())
    let places = try ["a.swift", "b.swift"].map { try reader.read(tree[$0], into: arena).baseAddress }
    #expect(places[0] == places[1])
    #expect(try reader.read(tree["b.swift"], into: arena).elementsEqual([UInt8(ascii: "y")]))
  }

  @Test("A buffer that held a long file shows nothing of it after a short one")
  func reuse() throws {
    let tree = try TemporaryDirectory(["long.swift": String(repeating: "x", count: 500), "short.swift": "y"])
    let reader = FileReader()
    #expect(try reader.read(tree["long.swift"]) { $0.count } == 500)
    try reader.read(tree["short.swift"]) { content in
      #expect(content.elementsEqual([UInt8(ascii: "y")]))
      #expect((content.baseAddress! + 1).loadUnaligned(as: UInt64.self) == 0)
    }
  }

  @Test("A pipe without a writer fails at once instead of waiting", .timeLimit(.minutes(60)))
  func pipe() throws {
    let tree = try TemporaryDirectory()
    try #require(mkfifo(tree["a.swift"].description, 0o600) == 0)
    #expect(throws: FileError.notRegular) { try FileReader().read(tree["a.swift"]) { $0.count } }
  }

  @Test(
    "A directory and a device are no source", arguments: [FilePath("/"), FilePath("/dev/zero"), FilePath("/dev/null")])
  func notRegular(path: FilePath) {
    #expect(throws: FileError.notRegular) { try FileReader().read(path) { $0.count } }
  }

  @Test("A file that is not there says so")
  func missing() throws {
    let tree = try TemporaryDirectory()
    #expect(throws: Platform.noSuchFile) { try FileReader().read(tree["a.swift"]) { $0.count } }
  }
}

@Suite("Writing reports")
struct OutputFileTests {

  @Test("A new file has the content, and no other file is left next to it")
  func new() throws {
    let tree = try TemporaryDirectory()
    try OutputFile.write(ContiguousArray("{}".utf8), to: tree["out.json"])
    #expect(try String(contentsOfFile: tree["out.json"].description, encoding: .utf8) == "{}")
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.path.description) == ["out.json"])
  }

  @Test("Replacing keeps the permissions and follows a link")
  func replaced() throws {
    let tree = try TemporaryDirectory(["real.json": "old"])
    try #require(chmod(tree["real.json"].description, 0o640) == 0)
    try tree.link("out.json", to: "real.json")
    try OutputFile.write(ContiguousArray("new".utf8), to: tree["out.json"])
    #expect(try String(contentsOfFile: tree["real.json"].description, encoding: .utf8) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: tree["real.json"].description)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("A device takes the content as it is")
  func device() throws {
    try OutputFile.write(ContiguousArray("x".utf8), to: "/dev/null")
  }

  @Test("A full disk is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() {
    #expect(throws: FileError.system(code: ENOSPC)) {
      try OutputFile.write(ContiguousArray("x".utf8), to: "/dev/full")
    }
  }
}
