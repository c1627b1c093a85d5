extension SDKInterface {
  /// What expressions of Swift's own library are: its types and what they conform to; functions.
  static let swift = SDKInterface(
    module: "Swift", exports: ["_Concurrency"],
    source: #"""
      @_semantics("anyClass") public protocol Sendable {} // source: SE-0302; since: Swift 5.5
      public protocol SendableMetatype: ~Copyable, ~Escapable {} // source: SE-0470; since: Swift 6.2
      public protocol Copyable {} // source: SE-0377; since: Swift 5.9
      public protocol Escapable: ~Copyable {} // source: SE-0446; since: Swift 6.0
      public protocol BitwiseCopyable: ~Escapable {} // source: SE-0426; since: Swift 6.0
      // source: swift/core/Policy.swift
      public typealias AnyObject = Builtin.AnyObject
      public typealias Void = ()
      public typealias AnyClass = any AnyObject.Type
      public enum Never: Sendable, Error {}

      // source: swift/core/Equatable.swift, swift/core/Hashable.swift, swift/core/Hasher.swift, swift/core/Comparable.swift
      @_semantics("anyClass") public protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
      @_semantics("anyClass") public protocol Hashable: Equatable {
        var hashValue: Int { get }
        func hash(into hasher: inout Hasher)
      }
      public struct AnyHashable { public init<H>(_ base: H) where H: Hashable } // source: swift/core/AnyHashable.swift
      extension AnyHashable: Hashable {} // source: swift/core/AnyHashable.swift
      @available(*, unavailable) extension AnyHashable: Sendable {} // source: swift/core/AnyHashable.swift
      public struct Hasher: Sendable {
        public init()
        public mutating func combine<H>(_ value: H) where H: Hashable
        public func finalize() -> Int
      }
      public protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }
      // source: SE-0261; since: Swift 5.1
      @_semantics("anyClass") public protocol Identifiable<ID> {
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
      @_semantics("anyClass") public protocol CustomStringConvertible { var description: String { get } }
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
      public protocol CodingKeyRepresentable { var codingKey: any CodingKey { get } } // source: SE-0320; since: Swift 5.6
      // source: SE-0166; since: Swift 4.0
      public protocol Encoder {
        var codingPath: [any CodingKey] { get }
        func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey
        func unkeyedContainer() -> any UnkeyedEncodingContainer
        func singleValueContainer() -> any SingleValueEncodingContainer
      }
      public protocol Decoder {
        var codingPath: [any CodingKey] { get }
        func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey
        func unkeyedContainer() throws -> any UnkeyedDecodingContainer
        func singleValueContainer() throws -> any SingleValueDecodingContainer
      }
      public protocol KeyedEncodingContainerProtocol<Key> { associatedtype Key: CodingKey }
      public struct KeyedEncodingContainer<K>: KeyedEncodingContainerProtocol where K: CodingKey { public typealias Key = K }
      @available(*, unavailable) extension KeyedEncodingContainer: Sendable {}
      public protocol KeyedDecodingContainerProtocol<Key> { associatedtype Key: CodingKey }
      public struct KeyedDecodingContainer<K>: KeyedDecodingContainerProtocol where K: CodingKey {
        public typealias Key = K
        public var allKeys: [KeyedDecodingContainer<K>.Key] { get }
        public func contains(_ key: KeyedDecodingContainer<K>.Key) -> Bool
        public func decodeNil(forKey key: KeyedDecodingContainer<K>.Key) throws -> Bool
        public func decode<T>(_ type: T.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> T where T: Decodable
        public func decodeIfPresent<T>(_ type: T.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> T? where T: Decodable
        public func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
        public func nestedUnkeyedContainer(forKey key: KeyedDecodingContainer<K>.Key) throws -> any UnkeyedDecodingContainer
      }
      @available(*, unavailable) extension KeyedDecodingContainer: Sendable {}
      public protocol UnkeyedEncodingContainer {}
      public protocol UnkeyedDecodingContainer {
        var count: Int? { get }
        var isAtEnd: Bool { get }
        var currentIndex: Int { get }
        mutating func decodeNil() throws -> Bool
        mutating func decode<T>(_ type: T.Type) throws -> T where T: Decodable
        mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? where T: Decodable
      }
      public protocol SingleValueEncodingContainer {}
      public protocol SingleValueDecodingContainer {
        func decodeNil() -> Bool
        func decode<T>(_ type: T.Type) throws -> T where T: Decodable
      }
      public enum EncodingError: Error {
        public struct Context: Sendable { public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) }
        case invalidValue(Any, EncodingError.Context)
      }
      public enum DecodingError: Error {
        public struct Context: Sendable { public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) }
        case typeMismatch(any Any.Type, DecodingError.Context)
        case valueNotFound(any Any.Type, DecodingError.Context)
        case keyNotFound(any CodingKey, DecodingError.Context)
        case dataCorrupted(DecodingError.Context)
      }
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
      public protocol StringInterpolationProtocol {}
      public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

      @_semantics("column") public struct Bool: Sendable, Hashable, Decodable, Encodable { // source: swift/core/Bool.swift
        public static func random() -> Bool
        public mutating func toggle()
      }

      public protocol AdditiveArithmetic: Equatable { static var zero: Self { get } } // source: SE-0233; since: Swift 5.0
      // source: swift/core/Integers.swift, swift/core/Stride.swift, swift/core/FloatingPoint.swift, swift/core/FloatingPointRandom.swift
      public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
        associatedtype Magnitude: Comparable, Numeric
        var magnitude: Magnitude { get }
      }
      public protocol SignedNumeric: Numeric {}
      public protocol Strideable<Stride>: Comparable {}
      public protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable {
        func isMultiple(of other: Self) -> Bool
        static var isSigned: Bool { get }
        var bitWidth: Int { get }
        func signum() -> Self
        func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
        var trailingZeroBitCount: Int { get }
      }
      public protocol SignedInteger: BinaryInteger, SignedNumeric {}
      public protocol UnsignedInteger: BinaryInteger {}
      public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
        static var bitWidth: Int { get }
        static var max: Self { get }
        static var min: Self { get }
        var nonzeroBitCount: Int { get }
        var leadingZeroBitCount: Int { get }
        func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
        func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
        func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
        func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
        func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
        var bigEndian: Self { get }
        var littleEndian: Self { get }
        var byteSwapped: Self { get }
      }
      extension FixedWidthInteger {
        public static func random(in range: Range<Self>) -> Self
        public static func random(in range: ClosedRange<Self>) -> Self
      }
      public enum FloatingPointRoundingRule: Sendable { case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero }
      public protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
        static var infinity: Self { get }
        static var pi: Self { get }
        var isNaN: Bool { get }
        var isFinite: Bool { get }
        func squareRoot() -> Self
        var isZero: Bool { get }
        func truncatingRemainder(dividingBy other: Self) -> Self
        func rounded(_ rule: FloatingPointRoundingRule) -> Self
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
      @_semantics("column") public struct Int: FixedWidthInteger, SignedInteger, Sendable, Decodable, Encodable { public typealias Magnitude = UInt }
      @_semantics("column") public struct Int8: FixedWidthInteger, SignedInteger, Sendable {}
      @_semantics("column") public struct Int16: FixedWidthInteger, SignedInteger, Sendable {}
      @_semantics("column") public struct Int32: FixedWidthInteger, SignedInteger, Sendable {}
      @_semantics("column") public struct Int64: FixedWidthInteger, SignedInteger, Sendable {}
      @_semantics("column") public struct UInt: FixedWidthInteger, UnsignedInteger, Sendable { public typealias Magnitude = UInt }
      @_semantics("column") public struct UInt8: FixedWidthInteger, UnsignedInteger, Sendable {}
      @_semantics("column") public struct UInt16: FixedWidthInteger, UnsignedInteger, Sendable {}
      @_semantics("column") public struct UInt32: FixedWidthInteger, UnsignedInteger, Sendable {}
      @_semantics("column") public struct UInt64: FixedWidthInteger, UnsignedInteger, Sendable {}
      public struct Float16: BinaryFloatingPoint, Sendable {}
      public struct Int128: FixedWidthInteger, SignedInteger, Sendable {}
      public struct UInt128: FixedWidthInteger, UnsignedInteger, Sendable {}
      @_semantics("column") public struct Double: BinaryFloatingPoint, Sendable, Decodable, Encodable {}
      @_semantics("column") public struct Float: BinaryFloatingPoint, Sendable {}

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
      extension Optional where Wrapped: ~Copyable { public init(_ value: consuming Wrapped) }
      extension Optional where Wrapped: ~Escapable { public var unsafelyUnwrapped: Wrapped { get } }
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

      // source: swift/core/StringProtocol.swift, swift/core/String.swift, swift/core/StringLegacy.swift, swift/core/StringCharacterView.swift
      public protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable, LosslessStringConvertible, TextOutputStream, TextOutputStreamable where Element == Character, Index == String.Index, SubSequence: StringProtocol {
        func hasPrefix(_ prefix: String) -> Bool
        func hasSuffix(_ suffix: String) -> Bool
        func lowercased() -> String
        func uppercased() -> String
      }
      @_semantics("readsFiles") @_semantics("column") public struct String: Sendable, StringProtocol, Hashable, Comparable, Decodable, Encodable {}
      extension String {
        public init()
        public init<Subject>(describing instance: Subject)
        public init<Subject>(reflecting subject: Subject)
        public init<T>(_ value: T) where T: LosslessStringConvertible
        public func lowercased() -> String
        public func uppercased() -> String
      }
      extension String { public init(repeating repeatedValue: String, count: Int) }
      extension String { public init(repeating repeatedValue: Character, count: Int) }
      extension String: BidirectionalCollection {
        public typealias SubSequence = Substring
        public typealias Element = Character
        public typealias Indices = DefaultIndices<String>
        public var count: Int { get }
        public subscript(i: String.Index) -> Character { get }
        public struct Index: Sendable {}
      }
      // source: swift/core/Unicode.swift, swift/core/UTF8.swift, swift/core/UnicodeScalar.swift, swift/core/StringUnicodeScalarView.swift
      public enum Unicode: Sendable {}
      public typealias UnicodeScalar = Unicode.Scalar
      extension Unicode {
        public enum UTF8: Sendable { public typealias CodeUnit = UInt8 }
        public struct Scalar: Sendable, Hashable, Comparable, LosslessStringConvertible { public var value: UInt32 { get } }
      }
      public typealias UTF8 = Unicode.UTF8
      extension Unicode {
        public struct _CharacterRecognizer: Sendable {
          public init()
          public mutating func hasBreak(before next: Unicode.Scalar) -> Bool
        }
      }
      extension String {
        public var unicodeScalars: String.UnicodeScalarView { get set }
        public struct UnicodeScalarView: Sendable {}
      }
      extension String.UnicodeScalarView: BidirectionalCollection { public typealias Element = Unicode.Scalar }
      // source: swift/core/StringRangeReplaceableCollection.swift, swift/core/StringUTF8View.swift, swift/core/Substring.swift, swift/core/Character.swift
      extension String: RangeReplaceableCollection {
        public mutating func append(_ other: String)
      }
      extension String {
        public var utf8: String.UTF8View { get set }
        public func withCString<Result>(_ body: (UnsafePointer<Int8>) throws -> Result) rethrows -> Result
        public struct UTF8View: Sendable {}
      }
      extension String.UTF8View: BidirectionalCollection {
        public typealias Index = String.Index
        public typealias Element = UTF8.CodeUnit
        public typealias Indices = DefaultIndices<String.UTF8View>
      }
      extension String.UTF8View { public typealias SubSequence = Substring.UTF8View }
      public struct Substring: Sendable, StringProtocol {}
      extension Substring: BidirectionalCollection {
        public typealias Index = String.Index
        public typealias SubSequence = Substring
        public typealias Element = Character
        public typealias Indices = DefaultIndices<Substring>
      }
      extension Substring: RangeReplaceableCollection {}
      extension Substring {
        public var utf8: Substring.UTF8View { get set }
        public struct UTF8View: Sendable {}
      }
      extension Substring.UTF8View: BidirectionalCollection {
        public typealias Index = String.UTF8View.Index
        public typealias Element = String.UTF8View.Element
        public typealias SubSequence = Substring.UTF8View
      }
      public struct Character: Sendable, Hashable {}
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

      // source: swift/core/KeyPath.swift, swift/core/Mirror.swift
      @_nonSendable public class AnyKeyPath {}
      public class PartialKeyPath<Root>: AnyKeyPath {}
      public class KeyPath<Root, Value>: PartialKeyPath<Root> {} // source: SE-0418; since: Swift 6.0
      public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
      public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
      public struct Mirror {
        public init(reflecting subject: Any)
        public typealias Child = (label: String?, value: Any)
        public typealias Children = AnyCollection<Mirror.Child>
        public let children: Mirror.Children
        public let subjectType: any Any.Type
      }
      @available(*, unavailable) extension Mirror: Sendable {} // source: SE-0302; since: Swift 5.5
      // source: swift/core/CTypes.swift
      public typealias CChar = Int8
      public typealias CInt = Int32
      public typealias CUnsignedInt = UInt32
      public typealias CLong = Int
      public struct OpaquePointer: Hashable {}
      @available(*, unavailable) extension OpaquePointer: Sendable {}
      // source: SE-0329; since: Swift 5.7
      public protocol DurationProtocol: AdditiveArithmetic, Comparable, Sendable {}
      public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
        associatedtype Duration: DurationProtocol
      }
      public struct Duration: Sendable, DurationProtocol {
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
      // source: swift/core/CommandLine.swift, swift/core/Builtin.swift, swift/core/Repeat.swift, swift/core/UnfoldSequence.swift
      public enum CommandLine: Sendable { public static var arguments: [String] { get set } }
      public func _specialize<T, U>(_ x: T, for: U.Type) -> U?
      public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
      public func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
      public struct Repeated<Element> {}
      extension Repeated: RandomAccessCollection {}
      extension Repeated: Sendable where Element: Sendable {}
      public func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool where T: AnyObject
      public func withExtendedLifetime<T, E, Result>(_ x: borrowing T, _ body: () throws(E) -> Result) throws(E) -> Result where E: Error, T: ~Copyable, T: ~Escapable, Result: ~Copyable
      public func withoutActuallyEscaping<ClosureType, ResultType, Failure>(_ closure: ClosureType, do body: (_ escapingClosure: ClosureType) throws(Failure) -> ResultType) throws(Failure) -> ResultType where Failure: Error
      """# + swiftCollections + swiftMemory)
}
