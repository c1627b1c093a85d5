// Regex literals, and slashes that are operators.
let bare = /abc/
let classes = /[a-z\/]+\/x[(]/
let groups = /(?<name>\w+)-(?:\d{3})/
let escaped = /\/\(\)\ /
let anchors = /^start.*end$/
let hash = #/a/b c/#
let hashes = ##/a/#b/##
let leadingSpace = #/ a /#
let quotes = /"quoted" x/
let multi = #/
  (\d+)   # a comment
  / \s+ /
  [a-z]
/#
let indented = #/
    x
    /#
let emptyExtended = #//#
func positions(a: Int, b: Int, x: Value) throws {
  _ = x.match(/a/)
  _ = x.replacing(/a/, with: "b")
  _ = x.replacing(with: /a/)
  _ = [/a/, /b/]
  _ = ["key": /a/]
  _ = (/a/)
  _ = { /a/ }
  _ = { x in /a/ }
  _ = a ? /a/ : /b/
  _ = try /a/.wholeMatch(in: "a")
  _ = x == /a/
  _ = /a/.ignoresCase()
  _ = /a/ ; _ = /b/
  if /a/ ~= x {}
  switch x { case /a/: break; case /b/, /c/: break; default: break }
  for match in x.matches(of: /a/) {}
  guard let match = x.firstMatch(of: /a/) else { return }
  _ = !/a/.matches
  _ = x ?? /a/
  _ = try? /a/.firstMatch(in: x)
  return /a/
}
func operators(a: Int, b: Int, c: Int) {
  _ = a / b
  _ = a/b
  _ = a / b / c
  _ = a/b/c
  _ = (a + b)/2/(c)
  _ = list[0]/2/3
  _ = a! / b! / c
  _ = a /* comment */ / b // comment
  _ = [1].reduce(1, /)
  _ = combine(/, a, /)
  _ = (/)
  _ = a
    / b
    / c
  var d = a
  d /= b / c
  _ = 1 / 2; _ = 3 / 4
  _ = a/b + c/d
  _ = call(a / b, c / d)
  _ = call(a/b, c/d)
  _ = x.y/z.w/2
}
infix operator /^/
func /^/ (a: Int, b: Int) -> Int { a }
func / (a: Int, b: Int) -> Int { a }
