import Testing

@testable import LintEngine

@Suite("Where a work tree comes from")
struct ProvenanceTests {
  @Test(
    "Addresses of remotes, without passwords",
    arguments: [
      ("https://example.org/a/b.git", "https://example.org/a/b.git"),
      ("https://user:secret@example.org/a", "https://example.org/a"),
      ("git@example.org:a/b.git", "ssh://example.org/a/b.git"), ("ssh://git@example.org/a", "ssh://example.org/a"),
      ("host:/a", "ssh://host/a"), ("/srv/git/a.git", nil), ("../a", nil), ("https://exa mple.org/a", nil), ("", nil),
      ("a\nb", nil)
    ])
  func remotes(remote: String, uri: String?) { #expect(Provenance.uri(ofRemote: remote) == uri) }

  @Test("Revision and branch of a repository", .enabled(if: ChildProcess.find("git") != nil))
  func repository() throws {
    let tree = try TemporaryDirectory()
    let git = try #require(ChildProcess.find("git"))
    func run(_ words: String...) throws {
      _ = try ChildProcess.run(
        git,
        (["-C", tree.path.description, "-c", "user.name=T", "-c", "user.email=t@example.org"] + words).map {
          Array($0.utf8)
        },
        environment: ChildProcess.environment, capturesOutput: true)
    }
    try run("init", "--quiet", "--initial-branch=trunk")
    let root = try Platform.canonicalPath(of: tree.path)
    let empty = try #require(try Provenance(of: root))
    #expect(empty.revision == nil && empty.branch == "trunk" && empty.uri == nil && empty.root == root.description)
    try run("commit", "--quiet", "--allow-empty", "--message=first")
    try run("remote", "add", "origin", "https://me@example.org/a.git")
    let first = try #require(try Provenance(of: root))
    #expect(first.revision?.count == 40)
    #expect(first.uri == "https://example.org/a.git")
  }

  @Test("Outside of a repository nothing is known")
  func none() throws { #expect(try Provenance(of: "/") == nil) }
}
