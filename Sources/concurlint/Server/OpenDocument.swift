import LintEngine
import LintReporting
import LintServer

/// A document of an editor, as the engine has it.
final class OpenDocument: Sendable {
  /// As the editor spells it.
  let uri: String
  let version: Int
  let text: [UInt8]
  /// The file that it is the text of, absolute and without symbolic links; for other schemes, the name of a file that
  /// belongs to no project.
  let path: FilePath
  let isFile: Bool

  /// - Parameter value: the parameters of ``EngineMethod/open``.
  init?(_ value: JSONValue) {
    guard let uri = value["uri"]?.string, let key = value["key"]?.string, let text = value["text"]?.string else {
      return nil
    }
    self.uri = uri
    version = value["version"]?.integer ?? 0
    self.text = Array(text.utf8)
    if let path = FileURI.path(key) {
      self.path = FilePath(path)
      isFile = true
    } else {
      path = FilePath("/" + key.utf8.map { $0 == UInt8(ascii: "/") ? "_" : String(Unicode.Scalar($0)) }.joined())
      isFile = false
    }
  }

  /// The same for all names of a file.
  ///
  /// - Parameter uri: of a document.
  static func key(_ uri: String) -> String {
    FileURI.path(uri).map { FileURI.uri(FilePath($0).canonical.bytes) } ?? uri
  }
}
