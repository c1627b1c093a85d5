// `switch`, and `if` and `switch` as expressions.
func statements(x: Int) {
  switch x {}
  switch x { default: break }
  switch x {
  case 1: print(1)
  case 2, 3:
    print(2)
    fallthrough
  case 4 where x > 1, 5 where x < 1: break
  case let y where y > 6:
    let z = y
    switch z { case 7: break; default: break }
  @unknown default:
    break
  }
  switch (x, x) { case (1, _), (_, 1): break; case (let a, let b) where a == b: break; default: break }
  switch x { case 1: if true { break }; default: () }
  switch x
  {
  case 1:
    break
  default
    :
    break
  }
  switch try await load() { case .a: break; default: break }
  switch self { case .a(let x): x(); case .b: b() }
  switch x {
  #if DEBUG
  case 1: break
  #elseif RELEASE
  case 2: break
  case 3: break
  #else
  #if NESTED
  case 4: break
  #endif
  #endif
  default: break
  }
  switch x {
  case 1:
    #if DEBUG
    print(1)
    #endif
  case 2: label: for _ in [1] { break label }
  case 3: { print($0) }(1)
  case 4: return
  case 5: default5: do {}
  default: throw Failure.timeout
  }
}
func expressions(x: Int) -> String {
  let a = if x > 1 { 1 } else { 2 }
  let b = if x > 1 { "a" } else if x > 2 { "b" } else { "c" }
  let c = switch x { case 1: "a"; case 2: "b"; default: "c" }
  let d: Int = if let x = y { x } else { fatalError() }
  var e = 0
  e = if x > 1 { 1 } else { 2 }
  e = switch x { case 1: 2; default: throw Failure.timeout }
  let f = try if x > 1 { try load() } else { 1 }
  let g = await switch x { default: await load() }
  let h = if x > 1 { 1 } else { switch x { case 1: 2; default: 3 } }
  let i = { if $0 { 1 } else { 2 } }
  let j = switch x { case 1: if true { 1 } else { 2 }; default: 3 } as Int
  let k = if x > 1 { 1 as Double } else { 2 }
  let l =
    switch x {
    case 1: [1]
    default: []
    }
  var m: Int { switch x { case 1: 1; default: 2 } }
  return switch x { case 1: "one"; default: "other" }
}
func implicit(x: Bool) -> Int { if x { 1 } else { 2 } }
func implicitSwitch(x: E) -> Int { switch x { case .a: 1; case .b: 2 } }
let closure = { (x: E) in switch x { case .a: 1; case .b: 2 } }
func spelledLikeModifiers(x: E, prefix: Int, indirect: Int) -> Int {
  switch x {
  case .a: prefix
  case .b:
    enum Tree {
      indirect
      case node(Tree)
      case leaf
    }
    return indirect
  case .c: indirect
  default: 1
  }
}
