import CompilerRuns
import Foundation
import LintCompiler
import Testing

@Suite("Files of diagnostics before they are trusted")
struct SerializedDiagnosticsTests {
  private func problem(_ bytes: [UInt8]) -> SerializedDiagnosticsError? {
    bytes.withUnsafeBytes { bytes in
      do throws(SerializedDiagnosticsError) {
        try SerializedDiagnostics.check(bytes)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test("What the compiler writes passes")
  func real() throws {
    let build = try SmallBuild("var shared = 1\n")
    #expect(problem([UInt8](try Data(contentsOf: build.diagnosticsFile))) == nil)
  }

  @Test("A truncated file is reported, except at the ends of its outermost blocks")
  func cut() throws {
    let build = try SmallBuild("var shared = 1\nvar other = 2\n")
    let bytes = [UInt8](try Data(contentsOf: build.diagnosticsFile))
    let problems = (0..<bytes.count).map { problem(Array(bytes[..<$0])) }
    #expect(problems[0] == .empty)
    #expect(problems[2] == .cutShort)
    let whole = problems.indices.filter { problems[$0] == nil }
    // The letters alone, what opens the file, and one diagnostic after the other.
    #expect(whole.count < 8 && whole.allSatisfy { $0 % 4 == 0 }, "\(whole)")
    #expect(problems.allSatisfy { $0 == nil || $0 == .empty || $0 == .cutShort })
  }

  @Test("Other files are told apart", arguments: ["#!/bin/sh\n", "BC\u{C0}DE", "<html>", "\0\0\0\0\0\0\0\0"])
  func foreign(_ text: String) { #expect(problem(Array(text.utf8)) == .foreign) }

  @Test("A block that is longer than the file, and widths that make no sense")
  func damaged() throws {
    let header = Array("DIAG".utf8)
    #expect(problem(header + [0x01, 0x08, 0, 0, 0xFF, 0xFF, 0xFF, 0x7F]) == .cutShort)
    #expect(problem(header + [0x02, 0, 0, 0]) == .damaged("there is something else than a block at byte 4"))
    guard case .damaged = problem(header + [0x01, 0x04, 0, 0, 0, 0, 0, 0]) else {
      Issue.record("abbreviations of one bit")
      return
    }
  }
}
