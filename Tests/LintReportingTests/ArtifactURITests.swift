import Testing

@testable import LintReporting

@Suite("Artifact URIs")
struct ArtifactURITests {
  @Test(
    "A relative path is percent-encoded, byte by byte",
    arguments: [
      ("Sources/App/A.swift", "Sources/App/A.swift"), ("./A.swift", "A.swift"), ("../B/A.swift", "../B/A.swift"),
      ("a b.swift", "a%20b.swift"), ("100%.swift", "100%25.swift"), ("é.swift", "%C3%A9.swift"),
      ("e\u{301}.swift", "e%CC%81.swift"), ("a\nb\u{1B}.swift", "a%0Ab%1B.swift"), ("\"q\"'.swift", "%22q%22%27.swift"),
      ("c:d.swift", "c%3Ad.swift"), ("a#b?c.swift", "a%23b%3Fc.swift"), ("A+Ext~1_2-3.swift", "A%2BExt~1_2-3.swift")
    ] as [(ShownText, String)])
  func relative(path: ShownText, uri: String) {
    let artifact = ArtifactURI(path: path.text, root: "/root")
    #expect(artifact.text == uri)
    #expect(artifact.isRelative)
  }

  @Test("An absolute path below the root becomes relative", arguments: ["/my app", "/my app/"])
  func belowRoot(root: String) {
    let artifact = ArtifactURI(path: "/my app/A.swift", root: root)
    #expect(artifact.text == "A.swift")
    #expect(artifact.isRelative)
  }

  @Test("An absolute path elsewhere stays absolute", arguments: ["/app", "/other", nil])
  func elsewhere(root: String?) {
    let artifact = ArtifactURI(path: "/application/A b.swift", root: root)
    #expect(artifact.text == "file:///application/A%20b.swift")
    #expect(!artifact.isRelative)
  }
}
