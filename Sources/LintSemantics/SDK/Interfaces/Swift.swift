extension SDKInterface {
  /// What expressions of Swift's own library are: elements of collections, what `map` gives, which closures escape.
  static let swift = SDKInterface(
    module: "Swift", exports: ["_Concurrency"],
    source: #"""
      public protocol Sendable {} // source: SE-0302; since: Swift 5.5
      public protocol SendableMetatype: ~Copyable, ~Escapable {} // source: SE-0470; since: Swift 6.2
      public protocol Copyable {} // source: SE-0377; since: Swift 5.9
      public protocol Escapable: ~Copyable {} // source: SE-0446; since: Swift 6.0
      public protocol BitwiseCopyable: ~Escapable {} // source: SE-0426; since: Swift 6.0
      // source: swift/core/Policy.swift
      public typealias AnyObject = Builtin.AnyObject
      public typealias Void = ()
      public enum Never: Sendable, Error {}

      // source: swift/core/Equatable.swift, swift/core/Hashable.swift, swift/core/Hasher.swift, swift/core/Comparable.swift
      public protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
      public protocol Hashable: Equatable {
        var hashValue: Int { get }
        func hash(into hasher: inout Hasher)
      }
      public struct Hasher: Sendable {
        public init()
        public mutating func combine<H>(_ value: H) where H: Hashable
        public func finalize() -> Int
      }
      public protocol Comparable: Equatable {}
      // source: SE-0261; since: Swift 5.1
      public protocol Identifiable<ID> {
        associatedtype ID: Hashable
        var id: ID { get }
      }
      extension Identifiable where Self: AnyObject { public var id: ObjectIdentifier { get } }
      // source: swift/core/ObjectIdentifier.swift, swift/core/CompilerProtocols.swift, swift/core/OutputStream.swift, swift/core/Mirror.swift
      public struct ObjectIdentifier: Sendable, Equatable, Hashable { public init(_ x: AnyObject) }
      public protocol CaseIterable { // source: SE-0194; since: Swift 4.2
        associatedtype AllCases: Collection = [Self] where Self == AllCases.Element
        static var allCases: AllCases { get }
      }
      public protocol RawRepresentable<RawValue> {
        associatedtype RawValue
        init?(rawValue: RawValue)
        var rawValue: RawValue { get }
      }
      public protocol Error: Sendable {} // source: SE-0302; since: Swift 5.5
      public protocol CustomStringConvertible { var description: String { get } }
      public protocol CustomDebugStringConvertible { var debugDescription: String { get } }
      public protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
      public protocol TextOutputStream { mutating func write(_ string: String) }
      public protocol TextOutputStreamable {}
      public protocol CustomReflectable {}
      // source: swift/core/VarArgs.swift, swift/core/OptionSet.swift, swift/core/SetAlgebra.swift
      public protocol CVarArg {}
      public protocol OptionSet: RawRepresentable, SetAlgebra {}
      public protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {}
      // source: SE-0166; since: Swift 4.0
      public protocol Encodable { func encode(to encoder: any Encoder) throws }
      public protocol Decodable { init(from decoder: any Decoder) throws }
      public typealias Codable = Decodable & Encodable
      public protocol CodingKey: CustomDebugStringConvertible, CustomStringConvertible, Sendable { // source: SE-0302; since: Swift 5.5
        var stringValue: String { get }
        init?(stringValue: String)
        var intValue: Int? { get }
        init?(intValue: Int)
      }
      public protocol CodingKeyRepresentable {} // source: SE-0320; since: Swift 5.6
      // source: SE-0166; since: Swift 4.0
      public protocol Encoder {}
      public protocol Decoder {}
      // source: swift/core/CompilerProtocols.swift
      public protocol ExpressibleByArrayLiteral {}
      public protocol ExpressibleByDictionaryLiteral {}
      public protocol ExpressibleByBooleanLiteral {}
      public protocol ExpressibleByFloatLiteral {}
      public protocol ExpressibleByIntegerLiteral {}
      public protocol ExpressibleByNilLiteral: ~Copyable, ~Escapable {}
      public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {}
      public protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {}
      public protocol ExpressibleByUnicodeScalarLiteral {}
      public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

      public struct Bool: Sendable, Hashable, Decodable, Encodable { // source: swift/core/Bool.swift
        public static func random() -> Bool
        public mutating func toggle()
      }

      public protocol AdditiveArithmetic: Equatable { static var zero: Self { get } } // source: SE-0233; since: Swift 5.0
      // source: swift/core/Integers.swift, swift/core/Stride.swift, swift/core/FloatingPoint.swift, swift/core/FloatingPointRandom.swift
      public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {}
      public protocol SignedNumeric: Numeric {}
      public protocol Strideable<Stride>: Comparable {}
      public protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable {
        func isMultiple(of other: Self) -> Bool
        func signum() -> Self
        var trailingZeroBitCount: Int { get }
      }
      public protocol SignedInteger: BinaryInteger, SignedNumeric {}
      public protocol UnsignedInteger: BinaryInteger {}
      public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
        static var bitWidth: Int { get }
        static var max: Self { get }
        static var min: Self { get }
      }
      extension FixedWidthInteger {
        public static func random(in range: Range<Self>) -> Self
        public static func random(in range: ClosedRange<Self>) -> Self
      }
      public protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
        static var infinity: Self { get }
        static var pi: Self { get }
        var isNaN: Bool { get }
        var isFinite: Bool { get }
        func squareRoot() -> Self
      }
      extension FloatingPoint { public func rounded() -> Self }
      public protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {}
      extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
        public static func random(in range: Range<Self>) -> Self
        public static func random(in range: ClosedRange<Self>) -> Self
      }
      // source: SE-0202; since: Swift 4.2
      public protocol RandomNumberGenerator { mutating func next() -> UInt64 }
      public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable { public init() }
      // source: swift/core/IntegerTypes.swift.gyb, swift/core/FloatingPointTypes.swift.gyb
      public struct Int: FixedWidthInteger, SignedInteger, Sendable, Decodable, Encodable {}
      public struct Int8: FixedWidthInteger, SignedInteger, Sendable {}
      public struct Int16: FixedWidthInteger, SignedInteger, Sendable {}
      public struct Int32: FixedWidthInteger, SignedInteger, Sendable {}
      public struct Int64: FixedWidthInteger, SignedInteger, Sendable {}
      public struct UInt: FixedWidthInteger, UnsignedInteger, Sendable {}
      public struct UInt8: FixedWidthInteger, UnsignedInteger, Sendable {}
      public struct UInt16: FixedWidthInteger, UnsignedInteger, Sendable {}
      public struct UInt32: FixedWidthInteger, UnsignedInteger, Sendable {}
      public struct UInt64: FixedWidthInteger, UnsignedInteger, Sendable {}
      public struct Double: BinaryFloatingPoint, Sendable, Decodable, Encodable {}
      public struct Float: BinaryFloatingPoint, Sendable {}

      // source: swift/core/Optional.swift, swift/core/Codable.swift
      public enum Optional<Wrapped>: ~Copyable, ~Escapable where Wrapped: ~Copyable, Wrapped: ~Escapable {
        case none
        case some(Wrapped)
      }
      extension Optional: Sendable where Wrapped: ~Copyable, Wrapped: ~Escapable, Wrapped: Sendable {} // source: SE-0302; since: Swift 5.5
      extension Optional: Equatable where Wrapped: Equatable {}
      extension Optional: Hashable where Wrapped: Hashable {}
      extension Optional: Encodable where Wrapped: Encodable {}
      extension Optional: Decodable where Wrapped: Decodable {}
      extension Optional {
        public func map<E, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? where E: Error, U: ~Copyable
        public func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? where E: Error, U: ~Copyable
      }
      extension Optional where Wrapped: ~Copyable, Wrapped: ~Escapable { public mutating func take() -> Optional<Wrapped> } // source: SE-0437; since: Swift 6.0
      public enum Result<Success, Failure>: ~Copyable, ~Escapable where Failure: Error, Success: ~Copyable, Success: ~Escapable { // source: SE-0235; since: Swift 5.0
        case success(Success)
        case failure(Failure)
      }
      extension Result: Sendable where Success: Sendable, Success: ~Copyable, Success: ~Escapable {} // source: SE-0302; since: Swift 5.5
      // source: SE-0235; since: Swift 5.0
      extension Result {
        public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> where NewSuccess: ~Copyable
        public func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure> where NewSuccess: ~Copyable
      }
      extension Result where Success: ~Copyable, Success: ~Escapable {
        public func get() throws(Failure) -> Success
      }
      extension Result where Success: ~Copyable { // source: SE-0413; since: Swift 6.0
        public init(catching body: () throws(Failure) -> Success)
      }

      // source: swift/core/Sequence.swift, swift/core/SequenceAlgorithms.swift, swift/core/Sort.swift, swift/core/Shuffle.swift
      public protocol IteratorProtocol<Element> {
        associatedtype Element
        mutating func next() -> Element?
      }
      public protocol Sequence<Element> { // source: SE-0346; since: Swift 5.7
        associatedtype Element
        associatedtype Iterator: IteratorProtocol where Element == Iterator.Element
        func makeIterator() -> Iterator
        var underestimatedCount: Int { get }
      }
      extension Sequence {
        public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
        public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
        public func forEach(_ body: (Element) throws -> Void) rethrows
        public func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
        public func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
        public func dropLast(_ k: Int = 1) -> [Element]
        public func prefix(_ maxLength: Int) -> PrefixSequence<Self>
        public func suffix(_ maxLength: Int) -> [Element]
      }
      extension Sequence {
        public func enumerated() -> EnumeratedSequence<Self>
        public func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
        public func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
        public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
        public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
        public func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result) rethrows -> Result
        public func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> ()) rethrows -> Result
        public func reversed() -> [Element]
        public func flatMap<SegmentOfResult>(_ transform: (Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult.Element] where SegmentOfResult: Sequence
        public func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
      }
      extension Sequence {
        public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      }
      extension Sequence {
        public func shuffled() -> [Element]
      }
      extension Sequence where Element: Comparable {
        public func min() -> Element?
        public func max() -> Element?
      }
      extension Sequence where Element: Comparable {
        public func sorted() -> [Element]
      }
      extension Sequence where Element: Equatable {
        public func contains(_ element: Element) -> Bool
      }
      // source: swift/core/String.swift, swift/core/LazySequence.swift, swift/core/Map.swift, swift/core/Filter.swift
      extension Sequence where Element: StringProtocol {
        public func joined(separator: String = "") -> String
      }
      extension Sequence {
        public var lazy: LazySequence<Self> { get }
      }
      public protocol LazySequenceProtocol: Sequence {}
      extension LazySequenceProtocol {
        public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>
      }
      extension LazySequenceProtocol {
        public func filter(_ isIncluded: @escaping (Elements.Element) -> Bool) -> LazyFilterSequence<Elements>
      }
      public struct LazySequence<Base> where Base: Sequence {}
      extension LazySequence: Sendable where Base: Sendable {} // source: SE-0302; since: Swift 5.5
      public struct LazyMapSequence<Base, Element> where Base: Sequence {}
      @available(*, unavailable) extension LazyMapSequence: Sendable {} // source: SE-0302; since: Swift 5.5
      public struct LazyFilterSequence<Base> where Base: Sequence {}
      @available(*, unavailable) extension LazyFilterSequence: Sendable {} // source: SE-0302; since: Swift 5.5
      // source: swift/core/EnumeratedSequence.swift, swift/core/Sequence.swift, swift/core/Zip.swift
      public struct EnumeratedSequence<Base> where Base: Sequence {}
      extension EnumeratedSequence: Sendable where Base: Sendable {} // source: SE-0302; since: Swift 5.5
      extension EnumeratedSequence: Sequence { public typealias Element = (offset: Int, element: Base.Element) }
      public struct DropFirstSequence<Base> where Base: Sequence {}
      extension DropFirstSequence: Sendable where Base: Sendable {} // source: SE-0302; since: Swift 5.5
      public struct PrefixSequence<Base> where Base: Sequence {}
      extension PrefixSequence: Sendable where Base: Sendable {} // source: SE-0302; since: Swift 5.5
      public struct Zip2Sequence<Sequence1, Sequence2> where Sequence1: Sequence, Sequence2: Sequence {}
      extension Zip2Sequence: Sendable where Sequence1: Sendable, Sequence2: Sendable {} // source: SE-0302; since: Swift 5.5
      extension Zip2Sequence: Sequence { public typealias Element = (Sequence1.Element, Sequence2.Element) }
      public func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2> where Sequence1: Sequence, Sequence2: Sequence

      public protocol Collection<Element>: Sequence { // source: SE-0346; since: Swift 5.7
        associatedtype Index: Comparable
        associatedtype Indices: Collection = DefaultIndices<Self>
        associatedtype SubSequence: Collection = Slice<Self>
        var startIndex: Index { get }
        var endIndex: Index { get }
        subscript(position: Index) -> Element { get }
        subscript(bounds: Range<Index>) -> SubSequence { get }
        var indices: Indices { get }
        var isEmpty: Bool { get }
        var count: Int { get }
        func index(_ i: Index, offsetBy distance: Int) -> Index
        func distance(from start: Index, to end: Index) -> Int
        func index(after i: Index) -> Index
      }
      // source: swift/core/Collection.swift, swift/core/CollectionAlgorithms.swift, swift/core/BidirectionalCollection.swift
      extension Collection {
        public var first: Element? { get }
        public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
        public func randomElement() -> Element?
        public func dropFirst(_ k: Int = 1) -> SubSequence
        public func dropLast(_ k: Int = 1) -> SubSequence
        public func prefix(_ maxLength: Int) -> SubSequence
        public func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
        public func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
        public func suffix(_ maxLength: Int) -> SubSequence
        public func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]
      }
      extension Collection {
        public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      }
      extension Collection where Element: Equatable {
        public func firstIndex(of element: Element) -> Index?
      }
      public protocol BidirectionalCollection<Element>: Collection {} // source: SE-0346; since: Swift 5.7
      extension BidirectionalCollection {
        public func reversed() -> ReversedCollection<Self>
      }
      extension BidirectionalCollection {
        public var last: Element? { get }
        public func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
        public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      }
      // source: SE-0346; since: Swift 5.7
      public protocol RandomAccessCollection<Element>: BidirectionalCollection {}
      public protocol MutableCollection<Element>: Collection {}
      // source: swift/core/Sort.swift, swift/core/RangeReplaceableCollection.swift, swift/core/Slice.swift, swift/core/Indices.swift
      extension MutableCollection where Self: RandomAccessCollection {
        public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
      }
      extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
        public mutating func sort()
      }
      public protocol RangeReplaceableCollection<Element>: Collection {} // source: SE-0346; since: Swift 5.7
      extension RangeReplaceableCollection {
        public init<S>(_ elements: S) where S: Sequence, Element == S.Element
        public mutating func append(_ newElement: Element)
        public mutating func append<S>(contentsOf newElements: S) where S: Sequence, Element == S.Element
        public mutating func insert(_ newElement: Element, at i: Index)
        @discardableResult public mutating func remove(at position: Index) -> Element
        @discardableResult public mutating func removeFirst() -> Element
        public mutating func removeFirst(_ k: Int)
        public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
        public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
        public mutating func removeSubrange(_ bounds: Range<Index>)
        public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
      }
      extension RangeReplaceableCollection where Self: BidirectionalCollection {
        public mutating func popLast() -> Element?
        @discardableResult public mutating func removeLast() -> Element
        public mutating func removeLast(_ k: Int)
      }
      public struct Slice<Base> where Base: Collection {}
      extension Slice: Sendable where Base: Sendable, Base.Index: Sendable {} // source: SE-0302; since: Swift 5.5
      public struct DefaultIndices<Elements> where Elements: Collection {}
      extension DefaultIndices: Sendable where Elements: Sendable, Elements.Index: Sendable {} // source: SE-0302; since: Swift 5.5
      // source: swift/core/Reverse.swift
      public struct ReversedCollection<Base> where Base: BidirectionalCollection {}
      extension ReversedCollection: Sendable where Base: Sendable {} // source: SE-0302; since: Swift 5.5
      extension ReversedCollection: BidirectionalCollection { public typealias Element = Base.Element }

      // source: swift/core/Array.swift, swift/core/Codable.swift, swift/core/ArraySlice.swift, swift/core/ContiguousArray.swift
      public struct Array<Element>: ExpressibleByArrayLiteral {}
      extension Array: @unchecked Sendable where Element: Sendable {} // source: SE-0302; since: Swift 5.5
      extension Array: RandomAccessCollection, MutableCollection {
        public typealias Index = Int
        public typealias SubSequence = ArraySlice<Element>
        public typealias Indices = Range<Int>
        public subscript(index: Int) -> Element { get set }
        public subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
        public var count: Int { get }
      }
      extension Array: RangeReplaceableCollection {
        public init()
        public init(repeating repeatedValue: Element, count: Int)
        public mutating func reserveCapacity(_ minimumCapacity: Int)
        public mutating func append(_ newElement: Element)
        public mutating func insert(_ newElement: Element, at i: Int)
        @discardableResult public mutating func remove(at index: Int) -> Element
        public var capacity: Int { get }
      }
      extension Array: Equatable where Element: Equatable {}
      extension Array: Hashable where Element: Hashable {}
      extension Array: Encodable where Element: Encodable {}
      extension Array: Decodable where Element: Decodable {}
      public struct ArraySlice<Element>: RangeReplaceableCollection {}
      extension ArraySlice: @unchecked Sendable where Element: Sendable {} // source: SE-0302; since: Swift 5.5
      extension ArraySlice: RandomAccessCollection, MutableCollection {
        public typealias Index = Int
        public typealias SubSequence = ArraySlice<Element>
        public subscript(index: Int) -> Element { get set }
      }
      public struct ContiguousArray<Element>: RangeReplaceableCollection {}
      extension ContiguousArray: @unchecked Sendable where Element: Sendable {} // source: SE-0302; since: Swift 5.5
      extension ContiguousArray: RandomAccessCollection, MutableCollection { public subscript(index: Int) -> Element { get set } }

      // source: swift/core/Set.swift
      public struct Set<Element>: Equatable, Hashable where Element: Hashable {}
      extension Set: @unchecked Sendable where Element: Sendable {} // source: SE-0302; since: Swift 5.5
      extension Set: Sequence {
        public func contains(_ member: Element) -> Bool
      }
      extension Set: Collection {
        public var count: Int { get }
        public var isEmpty: Bool { get }
      }
      extension Set: SetAlgebra {
        @discardableResult public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
        @discardableResult public mutating func remove(_ member: Element) -> Element?
        public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
        public init()
        public func union<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
        public func intersection(_ other: Set<Element>) -> Set<Element>
        public func subtracting(_ other: Set<Element>) -> Set<Element>
        public mutating func formUnion<S>(_ other: S) where Element == S.Element, S: Sequence
        public mutating func subtract(_ other: Set<Element>)
        public func isSubset(of other: Set<Element>) -> Bool
      }
      extension Set {
        public init<Source>(_ sequence: Source) where Element == Source.Element, Source: Sequence
        public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
      }

      // source: swift/core/Dictionary.swift
      public struct Dictionary<Key, Value>: Sequence, ExpressibleByDictionaryLiteral where Key: Hashable {
        public typealias Element = (key: Key, value: Value)
        public init()
        public init(minimumCapacity: Int)
        public init<S>(uniqueKeysWithValues keysAndValues: S) where S: Sequence, S.Element == (Key, Value)
        public init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S: Sequence, S.Element == (Key, Value)
        public init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element], S: Sequence
      }
      extension Dictionary: @unchecked Sendable where Key: Sendable, Value: Sendable {} // source: SE-0302; since: Swift 5.5
      extension Dictionary: Collection {
        public subscript(key: Key) -> Value? { get set }
        public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
        public var count: Int { get }
        public var isEmpty: Bool { get }
      }
      extension Dictionary {
        public func filter(_ isIncluded: (Dictionary<Key, Value>.Element) throws -> Bool) rethrows -> [Key: Value]
        public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T>
        public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> Dictionary<Key, T>
        @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
        public mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
        public func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
        @discardableResult public mutating func removeValue(forKey key: Key) -> Value?
        public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
        public var keys: Dictionary<Key, Value>.Keys { get }
        public var values: Dictionary<Key, Value>.Values { get set }
        public struct Keys: Collection, Equatable { public typealias Element = Key }
        public struct Values: MutableCollection { public typealias Element = Value }
      }
      extension Dictionary: Equatable where Value: Equatable {}
      // source: SE-0302; since: Swift 5.5
      extension Dictionary.Keys: @unchecked Sendable where Key: Sendable, Value: Sendable {}
      extension Dictionary.Values: @unchecked Sendable where Key: Sendable, Value: Sendable {}
      // source: swift/core/Dictionary.swift, swift/core/Codable.swift
      extension Dictionary: Hashable where Value: Hashable {}
      extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
      extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}

      // source: swift/core/Range.swift, swift/core/ClosedRange.swift, swift/core/Stride.swift
      public protocol RangeExpression<Bound> {}
      public struct Range<Bound> where Bound: Comparable {
        public let lowerBound: Bound
        public let upperBound: Bound
        public func contains(_ element: Bound) -> Bool
        public var isEmpty: Bool { get }
      }
      extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger { public typealias Element = Bound }
      extension Range: Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
      extension Range: Sendable where Bound: Sendable {} // source: SE-0302; since: Swift 5.5
      public struct ClosedRange<Bound> where Bound: Comparable {
        public let lowerBound: Bound
        public let upperBound: Bound
      }
      extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger { public typealias Element = Bound }
      extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
      extension ClosedRange: Sendable where Bound: Sendable {} // source: SE-0302; since: Swift 5.5
      public func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T: Strideable
      public func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> where T: Strideable
      public struct StrideTo<Element>: Sequence where Element: Strideable {}
      extension StrideTo: Sendable where Element: Sendable, Element.Stride: Sendable {} // source: SE-0302; since: Swift 5.5
      public struct StrideThrough<Element>: Sequence where Element: Strideable {}
      extension StrideThrough: Sendable where Element: Sendable, Element.Stride: Sendable {} // source: SE-0302; since: Swift 5.5

      // source: swift/core/StringProtocol.swift, swift/core/String.swift, swift/core/StringLegacy.swift, swift/core/StringCharacterView.swift
      public protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable, LosslessStringConvertible, TextOutputStream, TextOutputStreamable {
        func hasPrefix(_ prefix: String) -> Bool
        func hasSuffix(_ suffix: String) -> Bool
        func lowercased() -> String
        func uppercased() -> String
      }
      public struct String: Sendable, StringProtocol, Hashable, Comparable, Decodable, Encodable {}
      extension String {
        public init()
        public init<Subject>(describing instance: Subject)
        public init<Subject>(reflecting subject: Subject)
        public func lowercased() -> String
        public func uppercased() -> String
      }
      extension String { public init(repeating repeatedValue: String, count: Int) }
      extension String: BidirectionalCollection {
        public typealias SubSequence = Substring
        public typealias Element = Character
        public var count: Int { get }
        public subscript(i: String.Index) -> Character { get }
        public struct Index: Sendable {}
      }
      // source: swift/core/StringRangeReplaceableCollection.swift, swift/core/StringUTF8View.swift, swift/core/Substring.swift, swift/core/Character.swift
      extension String: RangeReplaceableCollection {
        public mutating func append(_ other: String)
      }
      extension String {
        public var utf8: String.UTF8View { get set }
        public struct UTF8View: Sendable {}
      }
      extension String.UTF8View: BidirectionalCollection { public typealias Element = UTF8.CodeUnit }
      public struct Substring: Sendable, StringProtocol {}
      public struct Character: Sendable, Hashable {
      }
      // source: swift/core/CharacterProperties.swift, swift/core/StaticString.swift
      extension Character {
        public var isLetter: Bool { get }
        public var isNumber: Bool { get }
        public var isWhitespace: Bool { get }
        public var isNewline: Bool { get }
        public func lowercased() -> String
        public func uppercased() -> String
      }
      public struct StaticString: Sendable {}

      // source: swift/core/KeyPath.swift, swift/core/Mirror.swift, swift/core/Unmanaged.swift, swift/core/UnsafePointer.swift
      @_nonSendable public class AnyKeyPath {}
      public class PartialKeyPath<Root>: AnyKeyPath {}
      public class KeyPath<Root, Value>: PartialKeyPath<Root> {} // source: SE-0418; since: Swift 6.0
      public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
      public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
      public struct Mirror { public init(reflecting subject: Any) }
      @available(*, unavailable) extension Mirror: Sendable {} // source: SE-0302; since: Swift 5.5
      public struct Unmanaged<Instance> where Instance: AnyObject {}
      extension Unmanaged: Sendable where Instance: Sendable {} // source: SE-0302; since: Swift 5.5
      public struct UnsafePointer<Pointee> where Pointee: ~Copyable {}
      public struct UnsafeMutablePointer<Pointee> where Pointee: ~Copyable {}
      extension UnsafeMutablePointer where Pointee: ~Copyable {
        public static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee>
        public var pointee: Pointee { get set }
      }
      // source: swift/core/UnsafeRawPointer.swift
      public struct UnsafeRawPointer {}
      public struct UnsafeMutableRawPointer {}
      // source: SE-0331; since: Swift 5.6
      @available(*, unavailable) extension UnsafePointer: @unchecked Sendable where Pointee: ~Copyable {}
      @available(*, unavailable) extension UnsafeMutablePointer: @unchecked Sendable where Pointee: ~Copyable {}
      @available(*, unavailable) extension UnsafeRawPointer: @unchecked Sendable {}
      @available(*, unavailable) extension UnsafeMutableRawPointer: @unchecked Sendable {}
      open class ManagedBuffer<Header, Element> where Element: ~Copyable {} // source: swift/core/ManagedBuffer.swift
      @available(*, unavailable) extension ManagedBuffer: Sendable where Element: ~Copyable {} // source: SE-0302; since: Swift 5.5
      // source: SE-0329; since: Swift 5.7
      public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
        associatedtype Duration: DurationProtocol
      }
      public struct Duration: Sendable {
        public static func seconds<T>(_ seconds: T) -> Duration where T: BinaryInteger
        public static func seconds(_ seconds: Double) -> Duration
        public static func milliseconds<T>(_ milliseconds: T) -> Duration where T: BinaryInteger
        public static func milliseconds(_ milliseconds: Double) -> Duration
        public static func microseconds<T>(_ microseconds: T) -> Duration where T: BinaryInteger
        public static func nanoseconds<T>(_ nanoseconds: T) -> Duration where T: BinaryInteger
      }

      // source: swift/core/Print.swift, swift/core/Assert.swift, swift/core/Algorithm.swift, swift/core/Integers.swift
      public func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
      public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
      public func fatalError(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never
      public func preconditionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never
      public func assertionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
      public func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
      public func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
      public func min<T>(_ x: T, _ y: T) -> T where T: Comparable
      public func max<T>(_ x: T, _ y: T) -> T where T: Comparable
      public func abs<T>(_ x: T) -> T where T: Comparable, T: SignedNumeric
      // source: swift/core/MutableCollection.swift, swift/core/Builtin.swift, swift/core/InputStream.swift, swift/core/LifetimeManager.swift
      public func swap<T>(_ a: inout T, _ b: inout T) where T: ~Copyable
      public func type<T, Metatype>(of value: T) -> Metatype where T: ~Copyable, T: ~Escapable
      public func readLine(strippingNewline: Bool = true) -> String?
      public func withExtendedLifetime<T, E, Result>(_ x: borrowing T, _ body: () throws(E) -> Result) throws(E) -> Result where E: Error, T: ~Copyable, T: ~Escapable, Result: ~Copyable
      public func withoutActuallyEscaping<ClosureType, ResultType, Failure>(_ closure: ClosureType, do body: (_ escapingClosure: ClosureType) throws(Failure) -> ResultType) throws(Failure) -> ResultType where Failure: Error
      """#)
}
