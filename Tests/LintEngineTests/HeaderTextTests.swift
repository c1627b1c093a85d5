@testable import LintEngine
import Testing

/// The texts that are read before libclang gets any.
@Suite("Directives of headers, module maps, and what two processes send each other")
struct HeaderTextTests {
  @Test(
    "A directive names a header or a module",
    arguments: [
      ("#import \"A.h\"", .quoted("A.h")), ("  #  include\t\"a/B.h\" // why", .quoted("a/B.h")),
      ("#import <Kit/A.h>", .angled("Kit/A.h")), ("@import Kit;", .module("Kit")),
      ("@import Kit.Sub;", .module("Kit")), ("#include NAME", .other), ("#include_next <a.h>", .other),
      ("#embed \"a.h\"", .other), ("#import \"A.h", .other), ("#import", .other), ("@import ;", .other),
      ("#define A \"A.h\"", nil), ("@interface A", nil), ("import \"A.h\"", nil), ("#", nil), ("", nil)
    ] as [(String, HeaderDirectives.Directive?)])
  func directive(line: String, directive: HeaderDirectives.Directive?) {
    #expect(HeaderDirectives(Array(line.utf8)).all.map(\.directive) == (directive.map { [$0] } ?? []))
  }

  @Test("Everything but directives stays, line for line")
  func replacement() {
    let text = Array("int a;\n#import \"A.h\"\r\nint b;\n#include <b.h>\nint c;".utf8)
    let replaced = HeaderDirectives(text).replaced(in: text) { $0 == 0 ? "#import \"1.h\"" : nil }
    #expect(String(decoding: replaced, as: UTF8.self) == "int a;\n#import \"1.h\"\nint b;\n\nint c;")
  }

  @Test(
    "A module map names the headers of its modules",
    arguments: [
      ("module A { header \"a.h\" export * }", ["A a.h"]),
      ("framework module A [system] [extern_c] { umbrella header \"A.h\" }", ["A A.h"]),
      ("module A { umbrella \"include\" }", ["A include/"]), ("module A { umbrella \".\" module * { export * } }", ["A ./"]),
      ("module A { explicit module B { header \"b.h\" } header \"a.h\" }", ["A b.h", "A a.h"]),
      ("module A { exclude header \"x.h\" textual header \"y.h\" private header \"z.h\" }", []),
      ("// module A { header \"a.h\" }\n/* module B { */ module C { requires objc link \"z\" header \"c.h\" }", ["C c.h"]),
      ("module A { header \"a.h\" }\nmodule B { header \"b.h\" }", ["A a.h", "B b.h"]),
      ("header \"a.h\"", []), ("}}} module", []), ("module A { header \"a.h", ["A a.h"]), ("/* \"", [])
    ])
  func moduleMap(text: String, expected: [String]) {
    let found = ModuleMapReader.entries(in: Array(text.utf8)).map {
      "\($0.module) \($0.path)\($0.isDirectory ? "/" : "")"
    }
    #expect(found == expected)
  }

  @Test("A message that arrives in part gives the units that are whole")
  func message() {
    var unit = HeaderUnit()
    unit.exports = ["Kit"]
    unit.files = [("1.h", [1, 2, 3]), ("2.h", [])]
    let bytes = HeaderMessage([unit, unit]).bytes
    for count in 0...bytes.count {
      var message = HeaderMessage(Array(bytes[..<count]))
      var units: [HeaderUnit] = []
      while let unit = message.unit() { units.append(unit) }
      #expect(units == Array(repeating: unit, count: count < bytes.count / 2 ? 0 : count < bytes.count ? 1 : 2))
    }
    var huge = HeaderMessage([UInt8](repeating: 0xFF, count: 64))
    #expect(huge.unit() == nil && huge.text() == nil)
  }
}
