import LintDiagnostics

@testable import LintReporting

/// What `body` writes to a stream.
func written(_ body: (ByteStream) -> Void) -> String {
  String(decoding: ByteStream.bytes(writtenBy: body), as: UTF8.self)
}
