import Foundation
import Testing

/// The compiler replaces the target of `-o`: run as root, it replaces a device by a file, for every program of the
/// machine.
@Suite("Where compilers write")
struct CompilerOutputTests {
  private static let package = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The option and the device, with what separates words in a shell, in Python and in Swift.
  private var namesDevice: Regex<Substring> { /-o["',\s=]*(?:\/dev\/null|os\.devnull|subprocess\.DEVNULL)/ }

  private static var files: [URL] {
    ["Tests", ".ci", ".github", ".gitlab", "Editors", "Makefile", "Package.swift", "action.yml"].flatMap { name in
      let root = package.appending(path: name)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      return [root] + names.map { root.appending(path: $0) }
    }
  }

  @Test("No script or test makes a compiler write to the null device")
  func nullDevice() {
    var read = 0
    for file in Self.files {
      // Folders and files that are no text cannot be read, and hold no command.
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      read += 1
      #expect(text.firstMatch(of: namesDevice) == nil, "\(file.path)")
    }
    #expect(read > 100)
  }

  @Test("The device is recognised however it is quoted", arguments: ["-o DEVICE", "\"-o\", \"DEVICE\"", "'-o', DEVICE"])
  func quotations(form: String) {
    for device in ["/dev/null", "os.devnull"] {
      #expect(form.replacing("DEVICE", with: device).contains(namesDevice))
    }
  }
}
