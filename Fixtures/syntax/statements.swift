// Statements: conditions, loops, jumps, do, defer, labels.
func conditions(a: Bool, b: Int?) {
  if a {}
  if a {} else {}
  if a {} else if !a {} else {}
  if a, let b, b > 1, case 1 = b, #available(iOS 13, *), #unavailable(macOS 12) {}
  if (a) {}
  if (a, b) == (true, 1) {}
  if a
  {
  }
  else
  {
  }
  if a,
    let b,
    b > 1
  {}
  if a { return } else { return }
  if let b, { true }() {}
  guard a else { return }
  guard let b, let c = b, c > 1 else { fatalError() }
  guard let b
  else { return }
  guard case .some = b else { return }; print(b)
  label: if a { break label }
}
func loops() async throws {
  while true { break }
  while let x = next(), x > 1 { continue }
  repeat { x += 1 } while x < 10
  repeat {
  }
  while x < 10
  for x in list {}
  for x in list where x > 1 { print(x) }
  for x in 0..<10 {}
  for x in stride(from: 0, to: 1, by: 2) {}
  for x in [1, 2, 3] {}
  for x in "abc" {}
  for (a, b) in zip(list, list) {}
  for await x in stream {}
  for try await x in stream where x > 1 {}
  for await (a, b) in pairs {}
  for try await case let x? in stream {}
  for x in try await load() {}
  for x in repeat each pack {}
  for unsafe x in pointers {}
  outer: for x in list { inner: while true { continue outer; break inner } }
  outer: repeat { break outer } while true
  outer: do { break outer }
  outer: switch x { case 1: break outer; default: continue }
}
func jumps() throws -> Int {
  do { print(1) }
  do { try run() } catch { print(error) }
  do throws(Failure) { try run() } catch { print(error) }
  do throws(any Error) {} catch {}
  do { try run() } catch Failure.timeout { } catch { }
  do {
  }
  catch
  {
  }
  defer { close() }
  defer { defer { a() }; b() }
  throw Failure.timeout
  throw try make()
  return
  return 1
  return (1, 2)
  return try await load()
  return if a { 1 } else { 2 }
  return -1
  return .none
  return { 1 }
  return [1]
  return "a"
  return;
  return
}
func declarations() {
  let a = 1; var b = 2
  struct Local { var x: Int }
  enum LocalEnum { case a }
  class LocalClass {}
  actor LocalActor {}
  func local() {}
  typealias Short = Int
  @Wrapper var wrapped = 1
  lazy var later = 1
  @discardableResult func attributed() -> Int { 1 }
  weak var delegate: AnyObject?
}
func empties() {}
func semicolons() { a(); b(); c() }
func discarding() { discard self; }
func emptyLines() {


}
if topLevel {} else {}
for x in topLevel {}
while topLevel {}
do { try run() } catch {}
defer { print("end") }
guard topLevel else { exit(1) }
switch topLevel { default: break }
topLevel.call()
topLevel = 1
