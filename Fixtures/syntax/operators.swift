// Declared operators and precedence groups; operators in use, with and without spaces.
prefix operator +++
postfix operator ---
infix operator <=>
infix operator ** : PowerPrecedence
infix operator |> : Pipes
infix operator •
infix operator /^/ ; infix operator ..>
prefix operator √
postfix operator ¡

precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence, AdditionPrecedence
  lowerThan: BitwiseShiftPrecedence
  associativity: right
  assignment: false
}
precedencegroup Pipes { associativity: left }
precedencegroup Empty {}
precedencegroup Assigning { assignment: true associativity: none }
public precedencegroup Public { lowerThan: AssignmentPrecedence }

func use(a: Int, b: Int?, flags: [Bool]) {
  _ = a + b! - a*2 / 3 % 4
  _ = -a + +a - -a
  _ = a...10; _ = a ..< 10; _ = a..<a+1; _ = ...a; _ = a...; _ = flags[1...]; _ = flags[...2]; _ = flags[...]
  _ = a<<1|2&3^4
  _ = a &+ 1 &- 2 &* 3 &<< 4
  _ = ~a
  _ = !flags[0] && flags[1] || !flags[2]
  _ = a == 1 ? 2 : 3; _ = a==1 ? b : nil; _ = flags[0] ? flags[1] ? 1 : 2 : 3
  _ = b ?? a; _ = b ?? b ?? a; _ = b! + b!; _ = b!
}
func assignments(a: inout Int, b: inout Int?) {
  a = 1; a += 1; a -= -1; a *= a; a /= 2; a %= 3; a <<= 1; a &= 2; a ^= 3; a |= 4
  (a, _) = (1, 2)
  b? += 1; b! -= 1
  _ = a
}
func asValues() {
  _ = [1, 2].reduce(0, +)
  _ = [1, 2].sorted(by: >)
  _ = [1, 2].map(-)
  let add: (Int, Int) -> Int = (+)
  let divide: (Int, Int) -> Int = (/)
  let all = [(+), (-), (*) as (Int, Int) -> Int]
  apply(+, to: 1, -)
  apply(operation: <, other: ==)
  _ = Int.+
  _ = Int.==(1, 2)
}
func casts(value: Any) {
  _ = value is Int
  _ = value as? Int ?? 1
  _ = value as! [String: Int]
  _ = 1 as Double + 2
  _ = value is Int && value is (any P)
  _ = (value as? Int)?.description
  _ = value as? Int == nil ? 1 : 2
}
func unusual(x: Int) {
  _ = x <=> x
  _ = x ** x ** x
  _ = √x + x¡
  _ = x • x
  _ = x |> { $0 + 1 }
  _ = +++x
  _ = x---
}
