// Macros: declared, attached, expanded as expressions and declarations.
@freestanding(expression) public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
@freestanding(declaration, names: named(Helper), arbitrary) macro helpers()
@attached(member, names: named(init), prefixed(`$`), suffixed(Box), overloaded) macro Model() = #externalMacro(module: "M", type: "T")
@attached(peer) @attached(accessor) macro Both<each Item>(_ items: repeat each Item) = #other where Item: Equatable
@attached(extension, conformances: Equatable, Sendable, names: arbitrary)
macro Extended(_ name: String = "x", options: Option...)
@attached(body) macro Traced()
@attached(memberAttribute) private macro All()
macro twice(_ value: Int) -> Int = #once(value) + #once(value)

#helpers
#helpers()
#helpers { print("top level") }
#warning("careful")
@available(*, deprecated) #helpers()
public #helpers(1)
@Model @Extended("name", options: .one, .two) final class Item {
  #helpers
  #helpers(name: "x") { $0 + 1 } other: { $1 }
  #warning("member")
  @Traced #helpers<Int, String>(1)
  private static #helpers
  var value: Int { #stringify(1).0 }
  @Traced func run() { #helpers }
}
func expressions() {
  #stringify(1)
  #stringify(1).0.description.count
  _ = #stringify(1 + 2)
  _ = #stringify<Int>(1) ?? #line
  _ = #Predicate<Item> { item in item.value > 1 }
  let place = (#file, #fileID, #filePath, #line, #column, #function, #dsohandle)
  let selector = #selector(Item.run), path = #keyPath(Item.value)
  _ = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
  _ = #imageLiteral(resourceName: "x")
  _ = #fileLiteral(resourceName: "x")
  log(#function, at: #isolation)
  return #stringify(#stringify(1))
  @Traced #helpers(1)
  #`class`(1)
  #helpers
  (1, 2)
  #if DEBUG
  #helpers
  #endif
  if #check(1) { #helpers }
  for _ in (#items) {}
}
let expansion = #stringify(1)
