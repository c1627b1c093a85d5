import Testing

/// Extreme code that costs a careless parser its stack, or time that grows with the square of the size.
struct HostileInput: CustomTestStringConvertible, Sendable {
  let name: String
  /// How often the largest file repeats the pattern.
  let count: Int
  private let pieces: @Sendable (Int) -> String

  /// Control characters are escaped.
  var testDescription: String { name.debugDescription }

  /// The file with the pattern `count` times in it, or so many times as given.
  func bytes(repeated count: Int? = nil) -> [UInt8] { Array(pieces(count ?? self.count).utf8) }

  private init(_ name: String, _ count: Int, _ pieces: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.count = count
    self.pieces = pieces
  }

  /// `unit` over and over, between `prefix` and `suffix`.
  private init(_ unit: String, times count: Int, after prefix: String = "", before suffix: String = "") {
    self.init("\(prefix)\(unit)…\(suffix)", count) { prefix + String(repeating: unit, count: $0) + suffix }
  }

  /// `opening` over and over, then `middle`, then as many of `closing`.
  private init(
    _ opening: String, _ closing: String, times count: Int, around middle: String = "", after prefix: String = ""
  ) {
    self.init("\(prefix)\(opening)…\(middle)…\(closing)", count) {
      prefix + String(repeating: opening, count: $0) + middle + String(repeating: closing, count: $0)
    }
  }

  static let all: [HostileInput] = deep + unclosed + chains + lookahead

  /// Nested and closed again.
  private static let deep = [
    HostileInput("(", ")", times: 50_000, around: "x"),
    HostileInput("[", "]", times: 50_000, around: "x"),
    HostileInput("f {", "}", times: 25_000),
    HostileInput("f({", "})", times: 25_000),
    HostileInput("\"\\(", ")\"", times: 20_000, around: "x"),
    HostileInput("#if a\n", "#endif\n", times: 25_000),
    HostileInput("if a {", "}", times: 25_000),
    HostileInput("switch a { case b: ", "}", times: 25_000),
    HostileInput("struct S {", "}", times: 25_000),
    HostileInput("func f() {", "}", times: 25_000),
    HostileInput("var x: Int { get {", "}}", times: 20_000),
    HostileInput("A<", ">", times: 50_000, around: "B", after: "let x: "),
    HostileInput("[", "]", times: 50_000, around: "B", after: "let x: "),
    HostileInput("(", ") -> B", times: 25_000, after: "let x: "),
    HostileInput("let (", ")", times: 25_000, around: "a", after: "case "),
    HostileInput("(", ")", times: 50_000, around: "a", after: "let "),
    HostileInput("{ (a: ", ") in }", times: 20_000, around: "B"),
    HostileInput("@a(", ") func f() {}", times: 20_000)
  ]

  /// Nested, and the file ends.
  private static let unclosed = [
    HostileInput("(", times: 100_000),
    HostileInput("[", times: 100_000),
    HostileInput("{", times: 100_000),
    HostileInput("f {", times: 50_000),
    HostileInput("f(", times: 50_000),
    HostileInput("\"\\(", times: 20_000),
    HostileInput("\"\"\"\n\\(", times: 20_000),
    HostileInput("#\"\\#(", times: 20_000),
    HostileInput("/*", times: 100_000),
    HostileInput("#if a\n", times: 50_000),
    HostileInput("@a(", times: 50_000),
    HostileInput("a<", times: 100_000),
    HostileInput("A<", times: 100_000, after: "let x: "),
    HostileInput("({[", times: 30_000),
    HostileInput("([{)", times: 30_000),
    HostileInput("switch x { case ", times: 25_000),
    HostileInput("func f<T>(x: () -> ", times: 20_000),
    HostileInput("class C<T> where T: P {", times: 20_000),
    HostileInput("<#", times: 50_000),
    HostileInput("`", times: 100_000),
    HostileInput("#\"", times: 50_000),
    HostileInput("##\"", times: 50_000),
    HostileInput("#/", times: 50_000),
    HostileInput("/a", times: 50_000),
    HostileInput("<<<<<<< a\n", times: 20_000),
    HostileInput("“", times: 50_000)
  ]

  /// Chains without brackets around the rest.
  private static let chains = [
    HostileInput(".b", times: 500_000, after: "a"),
    HostileInput(".b", times: 100_000, after: "f { x }"),
    HostileInput("()", times: 100_000, after: "f"),
    HostileInput("[0]", times: 100_000, after: "f"),
    HostileInput("{}", times: 100_000, after: "f"),
    HostileInput("?", times: 100_000, after: "a"),
    HostileInput("\n.b { }", times: 50_000, after: "a"),
    HostileInput("!", times: 100_000, before: "a"),
    HostileInput("! ", times: 100_000, before: "a"),
    HostileInput("- ", times: 100_000, before: "a"),
    HostileInput("& ", times: 100_000, before: "a"),
    HostileInput("a + ", times: 100_000, before: "a"),
    HostileInput("a ? ", times: 50_000, before: "a"),
    HostileInput("a ? b : ", times: 50_000, before: "a"),
    HostileInput("await ", times: 50_000, before: "a"),
    HostileInput("try ", times: 50_000, before: "a"),
    HostileInput("try! ", times: 50_000, before: "a"),
    HostileInput(" as A", times: 50_000, after: "a"),
    HostileInput(" else if a {}", times: 80_000, after: "if a {}"),
    HostileInput(", a", times: 100_000, after: "if a", before: " {}"),
    HostileInput(" -> A", times: 50_000, after: "let x: A"),
    HostileInput("() -> ", times: 50_000, after: "let x: ", before: "A"),
    HostileInput("?", times: 100_000, after: "let x: A"),
    HostileInput(".B", times: 100_000, after: "let x: A"),
    HostileInput(" & B", times: 100_000, after: "let x: A"),
    HostileInput("some ", times: 50_000, after: "let x: ", before: "A"),
    HostileInput("each ", times: 50_000, after: "let x: ", before: "A"),
    HostileInput("inout ", times: 50_000, after: "func f(x: ", before: "A) {}"),
    HostileInput("@a ", times: 50_000, before: "func f() {}"),
    HostileInput("@a\n", times: 50_000),
    HostileInput("open ", times: 50_000, before: "class A {}"),
    HostileInput("open\n", times: 50_000),
    HostileInput("actor ", times: 50_000),
    HostileInput("let ", times: 50_000, after: "case "),
    HostileInput("case .a: ", times: 50_000, after: "switch x {", before: "}"),
    HostileInput("catch {} ", times: 50_000, after: "do {} "),
    HostileInput("#elseif a\n", times: 50_000, after: "#if a\n", before: "#endif"),
    HostileInput("a: ", times: 50_000, before: "while a {}"),
    HostileInput("return ", times: 50_000),
    HostileInput("throws(E) ", times: 50_000, after: "func f() "),
    HostileInput(".a", times: 100_000, after: "\\A"),
    HostileInput("::a", times: 100_000, after: "a"),
    HostileInput("#a ", times: 50_000),
    HostileInput(")", times: 100_000),
    HostileInput("}", times: 100_000),
    HostileInput("; ", times: 100_000),
    HostileInput("=", times: 100_000),
    HostileInput(">", times: 100_000),
    HostileInput("\u{0}", times: 100_000),
    HostileInput("é", times: 100_000),
    HostileInput("\u{301}", times: 100_000)
  ]

  /// What is only decided by something further on, repeated.
  private static let lookahead = [
    HostileInput("a<b, ", times: 50_000),
    HostileInput("a<b ", times: 50_000),
    HostileInput("a < (", times: 30_000),
    HostileInput("f { (a, b) ", times: 20_000),
    HostileInput("f { [a] (", times: 20_000),
    HostileInput("{ a, ", times: 30_000),
    HostileInput("{ (a: (", times: 20_000),
    HostileInput("if a {} ", times: 50_000),
    HostileInput("if f { ", times: 30_000),
    HostileInput("guard f {} ", times: 30_000),
    HostileInput("for a in b { ", times: 20_000),
    HostileInput("() async throws ", times: 30_000),
    HostileInput("(a, ", times: 30_000),
    HostileInput("[a, ", times: 30_000),
    HostileInput("[a: ", times: 30_000),
    HostileInput("let x: (a: ", times: 30_000),
    HostileInput("var x: Int { @a ", times: 20_000),
    HostileInput("var x { get ", times: 20_000),
    HostileInput("@a(b) ", times: 30_000),
    HostileInput("@a(b) #if x\n", times: 20_000),
    HostileInput("open(", times: 50_000),
    HostileInput("async let ", times: 30_000),
    HostileInput("nonisolated(unsafe) ", times: 20_000),
    HostileInput("private(set) ", times: 30_000),
    HostileInput("a\n#if x\n.b\n#endif\n", times: 10_000),
    HostileInput("case let .a(", times: 20_000, after: "switch x { "),
    HostileInput("f(_:", times: 30_000),
    HostileInput("a / b ", times: 50_000),
    HostileInput("a /b ", times: 50_000),
    HostileInput("(/", times: 50_000),
    HostileInput("[3 of ", times: 30_000),
    HostileInput("#a<", times: 30_000),
    HostileInput("\\.a<", times: 30_000),
    HostileInput("extension A<B>.", times: 20_000),
    HostileInput("subscript<", times: 20_000)
  ]
}
