import LintServer
import Testing

@Suite("URIs of files")
struct FileURITests {
  @Test(
    "Paths of URIs",
    arguments: [
      ("file:///a/b.swift", "/a/b.swift"), ("file://localhost/a", "/a"), ("FILE:///a", "/a"),
      ("file:///a%20b%C3%A9%3A", "/a bé:"), ("file:///a?x#y", "/a")
    ])
  func paths(uri: String, path: String) { #expect(FileURI.path(uri) == Array(path.utf8)) }

  @Test(
    "What names no file here",
    arguments: [
      "untitled:Untitled-1", "git:/a.swift", "file://host/a", "file://", "file:", "", "/a", "file:///a%0",
      "file:///%zz",
      "file:///a%00b", "vscode-notebook-cell:/a#b"
    ])
  func others(uri: String) { #expect(FileURI.path(uri) == nil) }

  @Test("Every byte but NUL comes back")
  func bytes() {
    let path = [UInt8(ascii: "/")] + (1...255).map { UInt8($0) }
    #expect(FileURI.path(FileURI.uri(path)) == path)
  }
}
