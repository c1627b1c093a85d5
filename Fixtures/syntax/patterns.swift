// Patterns, in every place that takes one.
let identifier = 1
let (a, b) = (1, 2)
var (c, (d, _)), e: Int
let (f): Int = 1
let (first: g, second: h) = (first: 1, second: 2)
let _: Int = 1
func matching(value: Any, optional: Int?, pair: (Int, Int?), e: E) throws {
  if case 1 = value {}
  if case let x = value {}
  if case var x = value {}
  if case let x? = optional, case _? = optional, case .some(let y) = optional, case let .some(z) = optional {}
  if case (let x, 2) = pair, case let (x, y?) = pair, case (_, nil) = pair {}
  if case is Int = value, case let x as Int = value, case is [String: Int] = value {}
  if case .a = e, case E.a = e, case .b(1) = e, case let .b(x) = e, case .b(let x) = e, case E.c(let x, label: let y) = e, case .d(_) = e {}
  if case .nested(.some(.leaf(let x))) = e, case .pair((let x, let y)) = e {}
  if case 1...5 = 3, case ..<3 = 2, case -1 = 1, case "a" = "b", case true = false, case nil = optional {}
  if case x.y = value, case make() = value, case [1, 2] = [1, 2], case (1 + 2) = 3, case ~x = value, case \.a = value {}
  if case let x: Int = value {}
  if let optional, let x = optional, var y = optional, let _ = optional, case let (x?, .some(y)) = pair {}
  if let self, let `class`, let x: Int = optional {}
  guard case let .b(x) = e, let y = optional, var optional else { return }
  while case let x? = iterator.next() {}
  for case let x? in list where x > 1 {}
  for case .b(let x) in list {}
  for (index, item) in list.enumerated() {}
  for (index, (first, _)): (Int, (Int, Int)) in list {}
  for _ in list {}
  for var x in list {}
  for x: Int in list {}
  for case is Int in list {}
  for case (let x, 1) in list {}
  switch value {
  case let x as Int where x > 1, let x as Int: break
  case is String, is [Int]: break
  case 1, 2, 3: break
  case 0..<10, 20...: break
  case (0, let y), (let y, 0): break
  case let (x, y) where x == y: break
  case .some(.b(let x, y: var y)): break
  case .a?: break
  case "a", #"b"#: break
  case /regex/: break
  case Type.self: break
  case x?.y: break
  case _ where value is Int: break
  case _: break
  }
  do { try run() } catch let error as Failure where error.code == 1 { } catch is Failure { } catch Failure.timeout, Failure.refused(_) { } catch let error { throw error } catch { throw error }
  do { try run() } catch .timeout { } catch (let a, let b) { } catch let .refused(code) where code > 1 { }
}
