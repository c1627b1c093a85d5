import LintProject

/// A manifest, project or configuration file, and where its lines begin.
struct SettingsText {
  let bytes: [UInt8]
  private let lines: LineTable

  fileprivate init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = bytes.withUnsafeBufferPointer { LineTable($0) }
  }

  /// The bytes of a line, without what ends it; `nil` where there are fewer lines.
  ///
  /// - Parameter line: from 1, counted as Swift counts: a carriage return alone ends a line, too.
  func line(_ line: Int) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { lines.byteRange(ofLine: line, in: $0) }
  }

  /// Where the first occurrence of a text is that begins on a line or a few lines after it; without any, the line's
  /// beginning, and the end of the text where there are fewer lines.
  ///
  /// - Parameter line: from 1.
  func range(of word: String, fromLine line: Int) -> Range<Int> {
    let start = self.line(line)?.lowerBound ?? bytes.count
    return bytes.withUnsafeBufferPointer { bytes in
      // A declaration of a target, or the object of one, takes a handful of lines.
      let near = UnsafeBufferPointer(rebasing: bytes[start..<min(bytes.count, start + 2_000)])
      guard let place = ByteSearch.first(ByteSearch.Needle(word), in: near) else { return start..<start }
      return (start + place)..<(start + place + word.utf8.count)
    }
  }
}

/// The files that rules about settings looked into, by path: many targets are declared in one.
final class SettingsTexts {
  private let read: (String) -> [UInt8]?
  private var texts: [String: SettingsText?] = [:]
  private var manifests: [String: Manifest] = [:]

  /// - Parameter read: the bytes of a file; `nil` when it is gone by now.
  init(_ read: @escaping (String) -> [UInt8]?) { self.read = read }

  /// `nil` when the file is gone by now.
  func text(at path: String) -> SettingsText? {
    if let known = texts[path] { return known }
    let text = read(path).map(SettingsText.init)
    texts[path] = .some(text)
    return text
  }

  /// A package's manifest; `nil` for files of other languages.
  func manifest(at path: String) -> Manifest? {
    if let manifest = manifests[path] { return manifest }
    guard ProjectSettings.isManifest(path), let text = text(at: path) else { return nil }
    let manifest = Manifest(SyntaxTree.parse(text.bytes))
    manifests[path] = manifest
    return manifest
  }
}
