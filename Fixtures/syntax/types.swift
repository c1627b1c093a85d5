// Every form of a type.
let identifier: Int
let member: Swift.Array<Int>.Index
let generic: Dictionary<String, [Int]>
let array: [Int], dictionary: [String: [Int: Bool]], nested: [[[Int]]]
let optional: Int?, doubly: Int??, implicitly: Int!
let tuple: (Int, String), labelled: (x: Int, y: Int), unit: (), parenthesised: (Int), deep: ((Int))
let function: () -> Void
let curried: (Int) -> (String) -> Bool
let effects: (Int) async throws -> Void, typed: () throws(Failure) -> Void, never: () async throws(Never) -> Int
let named: (_ name: Int, _ other: inout String) -> Void
let variadic: (Int...) -> Void
let optionalFunction: (() -> Void)?, arrayOfFunctions: [(Int) -> Int]
let metatype: Int.Type, protocolMetatype: P.Protocol, anyMetatype: any P.Type, existential: (any P).Type
let composed: A & B, many: Swift.Equatable & P & AnyObject
let some: some P, any: any P & Q, optionalAny: (any P)?, someOptional: (some P)?
let suppressed: ~Copyable, anySuppressed: any ~Copyable, composedSuppressed: some P & ~Escapable
let whole: Any, selfType: Self.Element, selfItself: Self, object: AnyObject
let attributed: @Sendable () -> Void, isolated: @MainActor () -> Void
let inlineArray: [3 of Int], inlineNested: [2 of [count of String]], inlineGeneric: InlineArray<4, Int>
let negative: Vector<-1>, values: Matrix<2, 3, Double>
let pack: (repeat each T), packs: (repeat (each T, Array<each U>)), function2: (repeat each T) -> Void
let module: Swift::Int, nestedModule: Swift::Array<Swift::Int>.Swift::Index
let placeholder: _, list: [_], map: Dictionary<_, _>
let optionalMember: Outer<Int>.Inner?, arrayMember: [Int].Element, optionalChain: Int?.Wrapped
let raw: `class`.`Type`
let opaque: some Collection<Int>, constrained: any Sequence<some P>
let closures: ((Int) -> Void, (String) -> Void)
let sending: (sending Value) -> sending Value
let ownership: (borrowing Value, consuming Value, inout Value, __shared Value, __owned Value) -> Void
let isolatedParameter: (isolated Counter) async -> Void
let nonsending: nonisolated(nonsending) () async -> Void
let splitAngles: Array<Array<Int>>, splitOptional: Array<Int>?=nil, splitAssign: Array<Array<Int>>=[]
let spread:
  Dictionary<
    String,
    Int
  >
typealias Alias = Int
typealias Generic<T> = Array<T> where T: Hashable
typealias Function<each Argument, Result> = (repeat each Argument) async -> Result
typealias Composition = Encodable & Decodable
struct Parameters<T> where T: Sequence, T.Element == (Int) -> Void, T: ~Copyable {}
func results() -> (some P, any Q) { (x, y) }
func casts(_ x: Any) { _ = x as! (Int) -> Void; _ = x as? [String: Any]; _ = x is any P; _ = x as (Int, Int); _ = x as Int? ; _ = x as! Int! }
let typeExpressions = [Int].self, optionalType = Int?.self, tupleType = (Int, String).self, functionType = ((Int) -> Void).self, existentialType = (any P).self, dictionaryType = [String: Int].self
let calls = [Int](), map2 = [String: [Int]](), sized = [3 of Int](repeating: 0), optionalCall = Int?(1), nestedCall = [[Int]]([])
