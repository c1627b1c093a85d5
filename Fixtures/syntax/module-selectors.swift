// Module selectors.
let value = Swift::print
let type: Swift::Int = 1, generic: Swift::Array<Swift::Int>, nested: Module::Outer.Module::Inner
let member = x.Swift::count, call = Swift::print(1), second = Swift::Int.Swift::max, implicit = .Swift::none
let optional = x?.Module::y, chain = x.A::b().C::d
extension Module::Thing: Module::Protocol where Module::Thing.Module::Element: Swift::Equatable {}
@Module::Attribute(1) func attributed() {}
func parameters(a: Module::Type, b: some Module::P, c: any Module::P & Swift::Sendable) -> Module::Result<Int, Swift::Never> { Module::make() }
struct Box<T: Module::P>: Module::Q {}
let macro = #Module::stringify(1)
let keyPath = \Swift::String.Swift::count
let cast = x as? Swift::Int, check = x is Swift::Int
