// Names in backticks: keywords, and raw identifiers with any characters.
let `class` = 1, `let` = 2, `self` = 3, `ordinary` = 4, `in` = 5, `Any` = 6, `init` = 7
let `hello world` = 1, `1 + 1` = 2, `a.b(c)` = 3, `with "quotes" and more`=4
func `a test that passes`() { `a test that passes`(); self.`a test that passes`() }
func `+ is allowed with more`(`for`: Int, `a label`: Int, _ `inner name`: Int) {}
struct `A type` { var `a property`: `Another type`.`Inner`; init(`a label` value: Int) {} }
enum `An enum` { case `first case`, `second`(`associated value`: Int), `default` }
extension `A type`: `A protocol`, `Module`.`Other` {}
class `Sub class`<`Type parameter`: `A type`>: `Base class` where `Type parameter`: P {}
typealias `An alias` = [`A type`]
protocol `A protocol` { associatedtype `An associated type`; func `required`() }
@`Custom attribute`(`a label`: 1) func attributed() {}
func use() {
  _ = `A type`(`a label`: 1).`a property`.`class`
  _ = `An enum`.`first case`
  _ = \`A type`.`a property`
  _ = `hello world` + `class`
  _ = "\(`hello world`)"
  _ = { (`an argument`: Int) in `an argument` }
  `label name`: for `each item` in list { break `label name` }
  #`a macro`(`x y`)
  switch x { case .`first case`: break; case .`default`: break; default: break }
  if let `hello world` {}
}
infix operator +++ : `A precedence group`
precedencegroup `A precedence group` { higherThan: `default` }
import `A module`
import `A module`.`part`
macro `make it`() = #externalMacro(module: "a", type: "b")
let dollars = { $0 + $1 }, projected = $value + self.$value.wrapped
