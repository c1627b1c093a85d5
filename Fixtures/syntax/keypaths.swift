// Key paths.
let property = \Person.name
let chain = \Person.address.street.count
let optional = \Person.address?.street
let forced = \Person.address!.street
let subscripted = \Person.friends[0].name
let labelled = \Person.friends[safe: 1]?.name
let implied = \.name as KeyPath<Person, String>
let impliedOptional = \.?.name, impliedForced = \.!.name, impliedSubscript = \.[0], subscriptOptional = \.[0]?.name
let itself = \Person.self, impliedSelf = \.self
let array = \[Int].count, dictionary = \[String: Int].keys, optionalRoot = \Int?.description, doubly = \Int??.self
let generic = \Array<Int>.first, nestedGeneric = \Outer<Int>.Inner<String>.value
let parenthesised = \(Person).name, tuple = \(Int, String).0, existential = \(any P).name
let member = \Swift.Array<Int>.count, inner = \Outer.Inner.value
let tupleElement = \Pair.value.0.1
let keyword = \Person.`default`, keywordPlain = \Person.default, called = \Person.init
let first = \Person.[0], bare = \Person?.[0]
let operators = \Person.name == \Person.name
let closureArgument = people.map(\.name).filter(\.isEmpty).sorted(using: [SortDescriptor(\.age, order: .reverse)])
let argument = people[keyPath: \.name.count], dynamic = people[\.first]
let metatype = \Person.Type.shared
let module = \Swift::String.count
let ranges = \Person.name...\Person.age
func path() -> KeyPath<Person, Int> { \.age }
func ternary(a: Bool) { _ = a ? \Person.name : \Person.nick }
func generic<T>(_: T.Type) { _ = \T.self }
