// String literals: escapes, interpolation, raw and multi-line forms.
let empty = "", one = "a", spaces = "  a  b  "
let escapes = "\0\\\t\n\r\"\'", unicode = "\u{41}\u{1F600}\u{10FFFF}", newlineEscapes = "a\nb\u{A}c\u{D}d\re"
let foreign = "grüße, 你好, 🧑‍🧑‍🧒", apostrophe = "it's", comment = "// not /* a */ comment", slashes = "https://example.org/#x"
let interpolated = "a\(b)c", alone = "\(b)", adjacent = "\(a)\(b)", start = "\(a) b", end = "b \(a)"
let expressions = "\(a + b) \(call(1, "inner", x: 2)) \(list.map { "\($0)" }.joined(separator: ", "))"
let deep = "\("\("\("deep")")")", formatted = "\(value, format: .number)", labelled = "\(raw: value) \(value, privacy: .private, align: .left(columns: 3))"
let conditional = "\(a ? "yes" : "no")", dictionary = "\(["a": 1]["a"] ?? 0)", closure = "\({ 1 }())", tuple = "\((1, 2).0)"
let multiplePieces = "\(a, b, c: "d")", commented = "\(a /* inside */ + b)"
let effects = "\(try await load())", macro = "\(#line): \(#function)", keyPath = "\(value[keyPath: \.name])"
let raw = #"no \n escape, "quotes" and \(nothing)"#, rawInterpolated = #"\#(a) \(b) \#n\#u{41}"#
let rawer = ##"a "# b \#n \##(c)"##, rawEmpty = #""#, rawQuote = #"""#, rawOnlyQuotes = ##""#"##
let rawNested = #"\#("\(a)" + #"\#(b)"#)"#
let notAnInterpolation = "\\(a)", dollar = "$0 \(0)", percent = "%@"
let multi = """
  first
    indented
  third "quoted" and ""two"" and \""" three

  after an empty line
  tab\tnewline\nafter
  interpolated \(a) in the \(b)
  \(c)
  \(d)\(e)
    \(f)
  continued \
  line \
    with more
  last
  """
let noIndent = """
a
b
"""
let emptyMulti = """
  """
let oneLine = """
  x
  """
let blankLine = """

  """
let tabs = """
	tab
		two
	"""
let interpolationOverLines = """
  a \(
    call(
      1, // a comment
      2
    )
  ) b
  \(list.map { item in
    item.name
  })
  """
let nestedMulti = """
  outer \("""
    inner \(x)
    """) rest
  \(flag ? """
    yes
    """ : "no")
  """
let inSingle = "a \(call("""
  multi
  """)) b"
let rawMulti = #"""
  raw \n \(a) \#(b)
  \#
  continued "" """ more
  """#
let rawerMulti = ##"""
  a """# b \#(c) \##(d)
  """##
let blanks = """
  trailing blanks kept   
    
  end
  """
func arguments() {
  print("""
    first
    """, """
    second
    """, terminator: "")
  print("a", "b" + "c", "d".count, "e"[0], ["f": "g"], separator: "\n")
}
