// Words that are keywords in one place and names in every other one.
func asParameters(actor: Int, async: Int, await: Int, borrowing: Int, consuming: Int, convenience: Int, copy: Int, didSet: Int, distributed: Int, dynamic: Int, each: Int, final: Int, get: Int, indirect: Int, infix: Int, isolated: Int, lazy: Int, left: Int, macro: Int, mutating: Int, none: Int, nonisolated: Int, nonmutating: Int, open: Int, optional: Int, override: Int, package: Int, postfix: Int, precedence: Int, prefix: Int, reasync: Int, required: Int, right: Int, sending: Int, set: Int, some: Int, then: Int, unowned: Int, unsafe: Int, weak: Int, willSet: Int, yield: Int, of: Int, module: Int) {}
let actor = 1, async = 2, any = 3, borrowing = 4, consuming = 5, convenience = 6, copy = 7, consume = 8, discard = 9, distributed = 10
let dynamic = 11, each = 12, final = 13, get = 14, indirect = 15, infix = 16, isolated = 17, lazy = 18, left = 19, macro = 20
let mutating = 21, none = 22, nonisolated = 23, nonmutating = 24, open = 25, optional = 26, override = 27, package = 28, postfix = 29
let precedence = 30, prefix = 31, reasync = 32, required = 33, right = 34, sending = 35, set = 36, some = 37, then = 38, unowned = 39
let unsafe = 40, weak = 41, willSet = 42, didSet = 43, yield = 44, of = 45, module = 46, before = 47, available = 48, line = 49, file = 50
let associativity = 51, assignment = 52, higherThan = 53, lowerThan = 54, swift = 55, compiler = 56, os = 57, message = 58, renamed = 59
let Type = 60, `Protocol` = 61, unknown = 62, escaping = 63, autoclosure = 64, wrt = 65, kind = 66, exported = 67, visibility = 68, read = 69, modify = 70
func asExpressions() {
  _ = actor + async + any + borrowing + consuming + convenience + copy + consume + discard + distributed
  _ = dynamic + each + final + get + indirect + infix + isolated + lazy + left + macro
  _ = mutating + none + nonisolated + nonmutating + open + optional + override + package + postfix
  _ = precedence + prefix + required + right + sending + set + some + then + unowned + unsafe + weak
  _ = willSet + didSet + of + module + line + file + message + renamed + read + modify
  actor = 1
  macro = 1
  open = 1
  package.value = 1
  lazy[0] = 1
  optional?.value = 1
  set()
  get()
  actor()
  macro(1)
  open(1)
  async(1)
  some { 1 }
  any.value()
  then(1)
  unowned.run()
  isolated(1)
  sending(1)
  final(1)
  weak = nil
  dynamic += 1
  prefix.count
  required(1)
  indirect(1)
  distributed(1)
  mutating()
  each(1)
  nonisolated.run()
  Type.run()
  object.actor.async.await.get.set.open.package.macro.in.for.if.class.func.default.self.init.Type
  object.await(); object.try(); object.switch(); object.where { 1 }; object.protocol = 1; object.throws; object.repeat()
  object.extension(in: 1, for: 2, if: 3, class: 4, func: 5, default: 6, true: 7, nil: 8, as: 9, is: 10, try: 11, throw: 12, return: 13, let: 14, var: 15, await: 17, Any: 18, Self: 19, super: 20)
  _ = (in: 1, for: 2, class: 3, where: 4).class
  label(async: { 1 }) { 2 } catch: { 3 } in: { 4 }
  guard then else { return }
  if some { return }
  for each in each { print(each) }
  for async in list {}
  switch open { case final: break; case .some: break; case .open(let set): break; case .default, .in, .class: break; default: break }
  let get = { set in set }, set = { get, willSet in get }
  let (async, await_) = (1, 2)
  yield(1)
  discard(1)
}
struct set { let get: Int; var willSet = 1; func set() {}; func open() {}; static let none = 1; subscript(open: Int) -> Int { open } }
class final {}
enum optional { case some, none, open, actor, async, get, set, `init`, left, right, each, macro, package }
struct actor_ { typealias async = Int; typealias get = String }
func async() {}
func get() -> set { set() }
func open(open: open) -> open { open }
func macro(macro: Int) {}
func isolated(sending: Int) -> some P { sending }
func types(a: async, b: get, c: left.right, d: [dynamic], e: macro?, f: package<actor>, g: (open, lazy)) {}
protocol override { associatedtype async; var get: Int { get }; func set() }
extension actor {}
extension set: override {}
var didSet: Int { get { 1 } set { get = newValue } }
func labels(in in_: Int, repeat repeat_: Int, _ protocol_: Int, throws: Int, rethrows: Int, operator: Int) {}
