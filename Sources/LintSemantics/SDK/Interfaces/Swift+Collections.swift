extension SDKInterface {
  /// Sequences and collections: their elements, what `map` gives, which closures escape.
  static let swiftCollections = #"""

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
      public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      public func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]
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
      public func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int where E: Error // source: SE-0220; since: Swift 6.0
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
      public func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix: Sequence, Element == PossiblePrefix.Element
      public func elementsEqual<OtherSequence>(_ other: OtherSequence) -> Bool where OtherSequence: Sequence, Element == OtherSequence.Element
    }
    // source: swift/core/String.swift, swift/core/LazySequence.swift, swift/core/Map.swift, swift/core/Filter.swift
    extension Sequence where Element: StringProtocol {
      public func joined(separator: String = "") -> String
    }
    extension Sequence {
      public var lazy: LazySequence<Self> { get }
    }
    public protocol LazySequenceProtocol: Sequence { associatedtype Elements: Sequence = Self where Element == Elements.Element }
    extension LazySequenceProtocol {
      public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>
    }
    extension LazySequenceProtocol {
      public func filter(_ isIncluded: @escaping (Elements.Element) -> Bool) -> LazyFilterSequence<Elements>
    }
    extension LazySequence: LazySequenceProtocol {
      public typealias Element = Base.Element
      public typealias Elements = Base
    }
    extension LazyMapSequence: LazySequenceProtocol {}
    extension LazyFilterSequence: LazySequenceProtocol { public typealias Element = Base.Element }
    // source: swift/core/LazyCollection.swift, swift/core/Map.swift, swift/core/Filter.swift
    extension LazySequence: Collection where Base: Collection {}
    extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {}
    extension LazyMapSequence: Collection where Base: Collection {}
    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {}
    extension LazyFilterSequence: Collection where Base: Collection {}
    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {}
    // source: swift/core/LazySequence.swift, swift/core/Map.swift, swift/core/Filter.swift
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
    extension DropFirstSequence: Sequence { public typealias Element = Base.Element }
    public struct PrefixSequence<Base> where Base: Sequence {}
    extension PrefixSequence: Sendable where Base: Sendable {} // source: SE-0302; since: Swift 5.5
    extension PrefixSequence: Sequence { public typealias Element = Base.Element }
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
      public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      public func formIndex(after i: inout Index)
      public func prefix(upTo end: Index) -> SubSequence
      public func prefix(through position: Index) -> SubSequence
      public func suffix(from start: Index) -> SubSequence
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
    extension Collection where Self == SubSequence {
      public mutating func popFirst() -> Element?
      @discardableResult public mutating func removeFirst() -> Element
      public mutating func removeFirst(_ k: Int)
    }
    extension Collection {
      public subscript<R>(r: R) -> SubSequence where R: RangeExpression, Index == R.Bound { get }
    }
    extension Collection where Element: Equatable {
      public func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]
    }
    public protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index } // source: SE-0346; since: Swift 5.7
    extension BidirectionalCollection {
      public func reversed() -> ReversedCollection<Self>
    }
    extension BidirectionalCollection {
      public var last: Element? { get }
      public func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
      public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
    }
    extension BidirectionalCollection where Element: Equatable {
      public func lastIndex(of element: Element) -> Index?
    }
    // source: SE-0346; since: Swift 5.7
    public protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    public protocol MutableCollection<Element>: Collection {}
    // source: swift/core/Sort.swift, swift/core/RangeReplaceableCollection.swift, swift/core/Slice.swift, swift/core/Indices.swift
    extension MutableCollection where Self: RandomAccessCollection {
      public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    }
    extension MutableCollection {
      public mutating func swapAt(_ i: Index, _ j: Index)
    }
    extension MutableCollection where Self: BidirectionalCollection {
      public mutating func reverse()
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
    public struct IndexingIterator<Elements>: IteratorProtocol where Elements: Collection { public mutating func next() -> Elements.Element? }
    extension IndexingIterator: Sendable where Elements: Sendable, Elements.Index: Sendable {}
    public struct Slice<Base> where Base: Collection {}
    extension Slice: Sendable where Base: Sendable, Base.Index: Sendable {} // source: SE-0302; since: Swift 5.5
    extension Slice: Collection {
      public typealias Index = Base.Index
      public typealias Element = Base.Element
      public typealias SubSequence = Slice<Base>
    }
    extension Slice: BidirectionalCollection where Base: BidirectionalCollection {}
    extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
    public struct DefaultIndices<Elements> where Elements: Collection {}
    extension DefaultIndices: Sendable where Elements: Sendable, Elements.Index: Sendable {} // source: SE-0302; since: Swift 5.5
    extension DefaultIndices: Collection {
      public typealias Index = Elements.Index
      public typealias Element = Elements.Index
      public typealias SubSequence = DefaultIndices<Elements>
    }
    extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {}
    // source: swift/core/Reverse.swift
    public struct ReversedCollection<Base> where Base: BidirectionalCollection {}
    extension ReversedCollection: Sendable where Base: Sendable {} // source: SE-0302; since: Swift 5.5
    extension ReversedCollection: BidirectionalCollection { public typealias Element = Base.Element }
    extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {}

    // source: swift/core/Array.swift, swift/core/Codable.swift, swift/core/ArraySlice.swift, swift/core/ContiguousArray.swift
    public struct Array<Element>: ExpressibleByArrayLiteral {}
    extension Array: @unchecked Sendable where Element: Sendable {} // source: SE-0302; since: Swift 5.5
    extension Array: RandomAccessCollection, MutableCollection {
      public typealias Iterator = IndexingIterator<Array<Element>>
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
      public func withUnsafeBufferPointer<R, E>(_ body: (UnsafeBufferPointer<Element>) throws(E) -> R) throws(E) -> R where E: Error
      public var capacity: Int { get }
    }
    extension Array: Equatable where Element: Equatable {}
    extension Array: Hashable where Element: Hashable {}
    extension Array: Encodable where Element: Encodable {}
    extension Array: Decodable where Element: Decodable {}
    public protocol _ArrayProtocol: RangeReplaceableCollection {}
    extension _ArrayProtocol {
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
    }
    extension ArraySlice: _ArrayProtocol {}
    extension ContiguousArray: _ArrayProtocol {}
    public struct ArraySlice<Element>: RangeReplaceableCollection {}
    extension ArraySlice: @unchecked Sendable where Element: Sendable {} // source: SE-0302; since: Swift 5.5
    extension ArraySlice: RandomAccessCollection, MutableCollection {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = ArraySlice<Element>
      public subscript(index: Int) -> Element { get set }
      public subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    }
    public struct ContiguousArray<Element>: RangeReplaceableCollection {}
    extension ContiguousArray: @unchecked Sendable where Element: Sendable {} // source: SE-0302; since: Swift 5.5
    extension ContiguousArray: RandomAccessCollection, MutableCollection {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = ArraySlice<Element>
      public subscript(index: Int) -> Element { get set }
      public subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    }

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
      public func isSuperset(of other: Set<Element>) -> Bool
      public func isDisjoint(with other: Set<Element>) -> Bool
      public func symmetricDifference<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
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
      public mutating func popFirst() -> Dictionary<Key, Value>.Element?
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
    public protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func relative<C>(to collection: C) -> Range<Bound> where C: Collection, Bound == C.Index
      func contains(_ element: Bound) -> Bool
    }
    public struct Range<Bound> where Bound: Comparable {
      public let lowerBound: Bound
      public let upperBound: Bound
      public func contains(_ element: Bound) -> Bool
      public var isEmpty: Bool { get }
    }
    extension Range: RangeExpression { public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection }
    extension Range {
      public func clamped(to limits: Range<Bound>) -> Range<Bound>
      public func overlaps(_ other: Range<Bound>) -> Bool
    }
    extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger { public typealias Element = Bound }
    extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Index = Bound
      public typealias Indices = Range<Bound>
      public typealias SubSequence = Range<Bound>
    }
    extension Range: Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension Range: Sendable where Bound: Sendable {} // source: SE-0302; since: Swift 5.5
    public struct ClosedRange<Bound> where Bound: Comparable {
      public let lowerBound: Bound
      public let upperBound: Bound
    }
    extension ClosedRange: RangeExpression { public func contains(_ element: Bound) -> Bool }
    extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger { public typealias Element = Bound }
    extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange: Sendable where Bound: Sendable {} // source: SE-0302; since: Swift 5.5
    public func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T: Strideable
    public func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> where T: Strideable
    public struct StrideTo<Element>: Sequence where Element: Strideable {}
    extension StrideTo: Sendable where Element: Sendable, Element.Stride: Sendable {} // source: SE-0302; since: Swift 5.5
    public struct StrideThrough<Element>: Sequence where Element: Strideable {}
    extension StrideThrough: Sendable where Element: Sendable, Element.Stride: Sendable {} // source: SE-0302; since: Swift 5.5
    // source: swift/core/CollectionOfOne.swift, swift/core/KeyValuePairs.swift, swift/core/ExistentialCollection.swift
    public struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection {}
    extension CollectionOfOne: Sendable where Element: Sendable {}
    public struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral, RandomAccessCollection {}
    extension KeyValuePairs: Sendable where Key: Sendable, Value: Sendable {}
    public struct AnyCollection<Element>: Collection {}
    @available(*, unavailable) extension AnyCollection: Sendable {}
    public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {} // source: swift/core/LazyCollection.swift
    // source: swift/core/ExistentialCollection.swift
    public struct AnySequence<Element>: Sequence {}
    @available(*, unavailable) extension AnySequence: Sendable {}
    public struct AnyIterator<Element>: IteratorProtocol { public func next() -> Element? }
    @available(*, unavailable) extension AnyIterator: Sendable {}
    // source: SE-0350; since: Swift 5.7
    public struct Regex<Output> {}
    @available(*, unavailable) extension Regex: Sendable {}
    // source: SE-0440; since: Swift 6.0
    @attached(member) @attached(memberAttribute) public macro DebugDescription() = #externalMacro(module: "SwiftMacros", type: "DebugDescriptionMacro")
    """#
}
