@testable import LintProject
import Testing

@Suite("Configuration files and build settings")
struct BuildSettingTests {
  /// The resolved value of a setting when these files are layered, the first lowest.
  private func resolve(_ name: String, _ layers: [String], configuration: String = "Debug") -> BuildSettings.Resolved {
    let layers = layers.enumerated().map { number, text in
      XCConfigFiles(["\(number).xcconfig": Array(text.utf8)]).layer(of: "\(number).xcconfig", inProject: "")
    }
    return BuildSettings(layers: layers, configuration: configuration, known: ["TARGET_NAME": "App"]).resolve(name)
  }

  private func value(_ name: String, _ layers: [String], configuration: String = "Debug") -> String? {
    if case .value(let value, _) = resolve(name, layers, configuration: configuration) { return value }
    return nil
  }

  @Test(
    "Assignments, comments and continued lines",
    arguments: [
      ("A = 1", "1"), ("A=1", "1"), ("  A   =  x y  ", "x y"), ("A = 1 // one", "1"), ("// A = 2\nA = 1", "1"),
      ("A = 1;", "1"),
      ("A = 1\nA = 2", "2"), ("A = a \\\n  b", "a    b"), ("A = 1\r\nB = 2\r\n", "1"), ("A = x=y", "x=y"), ("A =", ""),
      ("\u{FEFF}A = 1", "1")
    ])
  func assignments(text: String, expected: String) {
    #expect(value("A", [text]) == expected)
  }

  @Test("A place is the line that assigns")
  func places() {
    #expect(resolve("A", ["\n// comment\nA = 1"]) == .value("1", SourceLine(path: "0.xcconfig", line: 3)))
    #expect(resolve("B", ["A = 1"]) == .unset)
  }

  @Test("Higher layers replace lower ones, or add to what they inherit")
  func layers() {
    #expect(value("A", ["A = 1", "A = 2"]) == "2")
    #expect(value("A", ["A = 1", "A = $(inherited) 2", "A = $(inherited) 3"]) == "1 2 3")
    #expect(value("A", ["A = 1\nA = $(A) 2"]) == "1 2")
    #expect(value("A", ["A = $(inherited) 1"]) == " 1")
  }

  @Test(
    "References to other settings",
    arguments: [
      ("A = $(B)\nB = 1", "1"), ("A = ${B}\nB = 1", "1"), ("A = x$(B)y$(C)z\nB = 1\nC = 2", "x1y2z"),
      ("A = $(B_$(C))\nC = D\nB_D = 1", "1"),
      ("A = $(B:default=2)", "2"), ("A = $(B:default=2)\nB = 1", "1"), ("A = $(B:lower)\nB = YES", "yes"),
      ("A = $(NOBODY)", ""),
      ("A = $(TARGET_NAME)-$(CONFIGURATION)", "App-Debug"), ("A = $5", "$5")
    ])
  func references(text: String, expected: String) {
    #expect(value("A", [text]) == expected)
  }

  @Test(
    "What Xcode sets, what is cyclic and what never ends is unknown",
    arguments: [
      "A = $(XCODE_VERSION_MAJOR)", "A = $(SDKROOT)", "A = $(B)\nB = $(A)x", "A = $(B:rfc1034identifier)\nB = x",
      "A = $(B",
      "A = " + String(repeating: "$(", count: 100_000) + String(repeating: ")", count: 100_000),
      (0..<60).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))\n" }.joined() + "A60 = x\nA = $(A0)"
    ])
  func unknown(text: String) {
    guard case .unknown = resolve("A", [text]) else {
      Issue.record("\(text) is \(resolve("A", [text]))")
      return
    }
  }

  @Test("Conditions on the configuration are decided, those on the platform are not")
  func conditions() {
    #expect(value("A", ["A = 1\nA[config=Debug] = 2"]) == "2")
    #expect(value("A", ["A = 1\nA[config=Debug*] = 2"], configuration: "Debug-Beta") == "2")
    #expect(value("A", ["A = 1\nA[config=Release] = 2"]) == "1")
    #expect(value("A", ["A = 1\nA[sdk=*] = 2"]) == "2")
    #expect(value("A", ["A = 1\nA[sdk=iphoneos*][arch=arm64] = 1"]) == "1")
    #expect(value("A", ["A = 1\nA[sdk=iphoneos*] = 2"]) == nil)
    #expect(value("B", ["A = 1\nA[sdk=iphoneos*] = 2\nB = $(A)"]) == nil)
  }

  @Test("Includes are read in their place; a missing one is reported unless it is optional")
  func includes() {
    let files = XCConfigFiles([
      "Config/App.xcconfig": Array(
        "A = 1\n#include \"../Shared/Base.xcconfig\"\n#include? \"Secret.xcconfig\"\nC = 3\n#include \"gone.xcconfig\""
          .utf8),
      "Shared/Base.xcconfig": Array("A = 2\nB = 2".utf8)
    ])
    let (assignments, missing) = files.assignments(of: "Config/App.xcconfig", inProject: "")
    #expect(assignments.map { "\($0.name)=\($0.value)" } == ["A=1", "A=2", "B=2", "C=3"])
    #expect(missing == ["Config/gone.xcconfig"])
  }

  @Test("An include is looked for beside its file, then in the folder of the project, in any letters")
  func placesOfIncludes() {
    let text = Array("#include \"Common.xcconfig\"\n#include \"Config/names.xcconfig\"".utf8)
    let files = XCConfigFiles([
      "App/Daemon/Daemon.xcconfig": text,
      "App/Daemon/Common.xcconfig": Array("A = beside".utf8),
      "App/Common.xcconfig": Array("A = of the project".utf8),
      "App/Config/Names.xcconfig": Array("B = of the project".utf8),
      "App/Tool/Tool.xcconfig": text
    ])
    func values(_ path: String) -> [String] { files.assignments(of: path, inProject: "App").assignments.map(\.value) }
    #expect(values("App/Daemon/Daemon.xcconfig") == ["beside", "of the project"])
    #expect(values("App/Tool/Tool.xcconfig") == ["of the project", "of the project"])
  }

  @Test("Includes in a cycle, in great numbers and out of the project come to an end")
  func hostileIncludes() {
    let circle = XCConfigFiles([
      "a.xcconfig": Array("#include \"b.xcconfig\"\nA = 1".utf8),
      "b.xcconfig": Array("#include \"a.xcconfig\"\nB = 1".utf8)
    ])
    #expect(circle.assignments(of: "a.xcconfig", inProject: "").assignments.map(\.name) == ["B", "A"])
    var doubling: [String: [UInt8]] = ["30.xcconfig": Array("A = 1".utf8)]
    for level in 0..<30 {
      doubling["\(level).xcconfig"] = Array(
        "#include \"\(level + 1).xcconfig\"\n#include \"\(level + 1).xcconfig\"".utf8)
    }
    #expect(XCConfigFiles(doubling).assignments(of: "0.xcconfig", inProject: "").assignments.count <= 1000)
    let outside = XCConfigFiles(["a.xcconfig": Array("#include \"../../etc/passwd\"\n#include \"/etc/passwd\"".utf8)])
    #expect(outside.assignments(of: "a.xcconfig", inProject: "").missing == ["../../etc/passwd", "/etc/passwd"])
  }

  @Test(
    "A list of flags is split like a shell splits it",
    arguments: [
      ("-a -b", ["-a", "-b"]), ("  -a\t-b ", ["-a", "-b"]), ("-D \"a b\" 'c d'", ["-D", "a b", "c d"]),
      ("a\\ b", ["a b"]), ("", []),
      ("\"\"", [""]), ("\"open", ["open"]), ("a\\", ["a"]), ("a'b c'd\\ e", ["ab cd e"]), ("é\u{A0}ü", ["é", "ü"]),
      ("'a\\' b", ["a\\", "b"])
    ])
  func words(text: String, expected: [String]) {
    #expect(CompilerFlags.words(text) == expected)
  }
}
