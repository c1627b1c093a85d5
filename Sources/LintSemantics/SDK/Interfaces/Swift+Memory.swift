extension SDKInterface {
  /// Memory: unsafe pointers and buffers, spans, and what gives a raw size.
  static let swiftMemory = #"""

    // source: swift/core/Unmanaged.swift, swift/core/Pointer.swift, swift/core/UnsafePointer.swift
    public struct Unmanaged<Instance> where Instance: AnyObject {
      public static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged<Instance>
      public func toOpaque() -> UnsafeMutableRawPointer
      public static func passRetained(_ value: Instance) -> Unmanaged<Instance>
      public static func passUnretained(_ value: Instance) -> Unmanaged<Instance>
      public func takeUnretainedValue() -> Instance
      public func takeRetainedValue() -> Instance
      public func retain() -> Unmanaged<Instance>
      public func release()
    }
    extension Unmanaged: Sendable where Instance: Sendable {} // source: SE-0302; since: Swift 5.5
    public protocol _Pointer: Hashable, Strideable {}
    extension _Pointer {
      public func successor() -> Self
      public func predecessor() -> Self
      public func distance(to end: Self) -> Int
      public func advanced(by n: Int) -> Self
    }
    public struct UnsafePointer<Pointee> where Pointee: ~Copyable {}
    extension UnsafePointer: _Pointer where Pointee: ~Copyable {}
    extension UnsafePointer where Pointee: ~Copyable {
      public func deallocate()
      public var pointee: Pointee { get }
      public subscript(i: Int) -> Pointee { get }
      public func withMemoryRebound<T, E, Result>(to type: T.Type, capacity count: Int, _ body: (_ pointer: UnsafePointer<T>) throws(E) -> Result) throws(E) -> Result where E: Error, T: ~Copyable, Result: ~Copyable
    }
    public struct UnsafeMutablePointer<Pointee> where Pointee: ~Copyable {}
    extension UnsafeMutablePointer: _Pointer where Pointee: ~Copyable {}
    extension UnsafeMutablePointer where Pointee: ~Copyable {
      public init(mutating other: UnsafePointer<Pointee>)
      public static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee>
      public func deallocate()
      public var pointee: Pointee { get set }
      public func initialize(to value: consuming Pointee)
      public func move() -> Pointee
      public func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int)
      public func moveUpdate(from source: UnsafeMutablePointer<Pointee>, count: Int)
      @discardableResult public func deinitialize(count: Int) -> UnsafeMutableRawPointer
      public func withMemoryRebound<T, E, Result>(to type: T.Type, capacity count: Int, _ body: (_ pointer: UnsafeMutablePointer<T>) throws(E) -> Result) throws(E) -> Result where E: Error, T: ~Copyable, Result: ~Copyable
      public subscript(i: Int) -> Pointee { get set }
    }
    extension UnsafeMutablePointer {
      public func initialize(repeating repeatedValue: Pointee, count: Int)
      public func initialize(from source: UnsafePointer<Pointee>, count: Int)
      public func update(repeating repeatedValue: Pointee, count: Int)
      public func update(from source: UnsafePointer<Pointee>, count: Int)
    }
    // source: swift/core/UnsafeRawPointer.swift
    public struct UnsafeRawPointer: _Pointer {}
    extension UnsafeRawPointer {
      public init<T>(_ other: UnsafePointer<T>) where T: ~Copyable
      public init(_ other: UnsafeMutableRawPointer)
      public init<T>(_ other: UnsafeMutablePointer<T>) where T: ~Copyable
      public func deallocate()
      public func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafePointer<T> where T: ~Copyable
      public func assumingMemoryBound<T>(to: T.Type) -> UnsafePointer<T> where T: ~Copyable
      public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      public func advanced(by n: Int) -> UnsafeRawPointer
    }
    public struct UnsafeMutableRawPointer: _Pointer {}
    extension UnsafeMutableRawPointer {
      public init<T>(_ other: UnsafeMutablePointer<T>) where T: ~Copyable
      public init(mutating other: UnsafeRawPointer)
      public static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer
      public func deallocate()
      @discardableResult public func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafeMutablePointer<T> where T: ~Copyable
      public func assumingMemoryBound<T>(to: T.Type) -> UnsafeMutablePointer<T> where T: ~Copyable
      @discardableResult public func initializeMemory<T>(as type: T.Type, repeating repeatedValue: T, count: Int) -> UnsafeMutablePointer<T>
      public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      public func copyMemory(from source: UnsafeRawPointer, byteCount: Int)
      public func advanced(by n: Int) -> UnsafeMutableRawPointer
    }
    // source: swift/core/UnsafeBufferPointer.swift.gyb, swift/core/UnsafeRawBufferPointer.swift.gyb, swift/core/MemoryLayout.swift
    public struct UnsafeBufferPointer<Element> where Element: ~Copyable {
      public let count: Int
      public init(start: UnsafePointer<Element>?, count: Int)
      public init(_ other: UnsafeMutableBufferPointer<Element>)
    }
    extension UnsafeBufferPointer where Element: ~Copyable {
      public var baseAddress: UnsafePointer<Element>? { get }
      public typealias Index = Int
      public var isEmpty: Bool { get }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public var indices: Range<Int> { get }
      public func extracting(_ bounds: Range<Int>) -> UnsafeBufferPointer<Element>
      public func extracting(_ bounds: some RangeExpression<Int>) -> UnsafeBufferPointer<Element>
      public func deallocate()
    }
    extension UnsafeBufferPointer {
      public init(rebasing slice: Slice<UnsafeBufferPointer<Element>>)
      public init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>)
      public subscript(i: Int) -> Element { get }
    }
    extension UnsafeBufferPointer: RandomAccessCollection {
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
      public subscript(bounds: Range<Int>) -> Slice<UnsafeBufferPointer<Element>> { get }
    }
    public struct UnsafeMutableBufferPointer<Element> where Element: ~Copyable {
      public let count: Int
      public init(start: UnsafeMutablePointer<Element>?, count: Int)
      public init(mutating other: UnsafeBufferPointer<Element>)
    }
    extension UnsafeMutableBufferPointer where Element: ~Copyable {
      public var baseAddress: UnsafeMutablePointer<Element>? { get }
      public typealias Index = Int
      public var isEmpty: Bool { get }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public var indices: Range<Int> { get }
      public func extracting(_ bounds: Range<Int>) -> UnsafeMutableBufferPointer<Element>
      public func extracting(_ bounds: some RangeExpression<Int>) -> UnsafeMutableBufferPointer<Element>
      public func deallocate()
      public static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element>
      public func moveInitialize(fromContentsOf source: UnsafeMutableBufferPointer<Element>) -> UnsafeMutableBufferPointer<Element>.Index
      public func moveUpdate(fromContentsOf source: UnsafeMutableBufferPointer<Element>) -> UnsafeMutableBufferPointer<Element>.Index
      @discardableResult public func deinitialize() -> UnsafeMutableRawBufferPointer
      public func initializeElement(at index: UnsafeMutableBufferPointer<Element>.Index, to value: consuming Element)
      public func moveElement(from index: UnsafeMutableBufferPointer<Element>.Index) -> Element
      public func deinitializeElement(at index: UnsafeMutableBufferPointer<Element>.Index)
    }
    extension UnsafeMutableBufferPointer {
      public init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>)
      public subscript(i: Int) -> Element { get nonmutating set }
      public func initialize(repeating repeatedValue: Element)
      public func initialize<S>(from source: S) -> (unwritten: S.Iterator, index: UnsafeMutableBufferPointer<Element>.Index) where Element == S.Element, S: Sequence
      public func initialize(fromContentsOf source: some Collection<Element>) -> UnsafeMutableBufferPointer<Element>.Index
      public func update(repeating repeatedValue: Element)
      public func update(fromContentsOf source: some Collection<Element>) -> UnsafeMutableBufferPointer<Element>.Index
      public func moveInitialize(fromContentsOf source: Slice<UnsafeMutableBufferPointer<Element>>) -> UnsafeMutableBufferPointer<Element>.Index
    }
    extension UnsafeMutableBufferPointer: RandomAccessCollection, MutableCollection {
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
      public subscript(bounds: Range<Int>) -> Slice<UnsafeMutableBufferPointer<Element>> { get nonmutating set }
    }
    public struct UnsafeRawBufferPointer {
      public init(start: UnsafeRawPointer?, count: Int)
    }
    extension UnsafeRawBufferPointer: RandomAccessCollection {
      public typealias Element = UInt8
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<UnsafeRawBufferPointer>
      public var count: Int { get }
    }
    extension UnsafeRawBufferPointer {
      public var baseAddress: UnsafeRawPointer? { get }
      public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      public func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T> where T: ~Copyable
      public func assumingMemoryBound<T>(to: T.Type) -> UnsafeBufferPointer<T> where T: ~Copyable
    }
    public struct UnsafeMutableRawBufferPointer {
      public init(start: UnsafeMutableRawPointer?, count: Int)
    }
    extension UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
      public typealias Element = UInt8
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<UnsafeMutableRawBufferPointer>
      public var count: Int { get }
    }
    extension UnsafeMutableRawBufferPointer {
      public static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer
      public func deallocate()
      public var baseAddress: UnsafeMutableRawPointer? { get }
      public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      public func bindMemory<T>(to type: T.Type) -> UnsafeMutableBufferPointer<T> where T: ~Copyable
      public func assumingMemoryBound<T>(to: T.Type) -> UnsafeMutableBufferPointer<T> where T: ~Copyable
    }
    public enum MemoryLayout<T>: ~Copyable, ~Escapable where T: ~Copyable, T: ~Escapable {}
    extension MemoryLayout: Sendable where T: ~Copyable, T: ~Escapable {}
    extension MemoryLayout where T: ~Copyable, T: ~Escapable {
      public static var size: Int { get }
      public static var stride: Int { get }
      public static var alignment: Int { get }
    }
    // source: SE-0331; since: Swift 5.6
    @available(*, unavailable) extension UnsafePointer: @unchecked Sendable where Pointee: ~Copyable {}
    @available(*, unavailable) extension UnsafeMutablePointer: @unchecked Sendable where Pointee: ~Copyable {}
    @available(*, unavailable) extension UnsafeRawPointer: @unchecked Sendable {}
    @available(*, unavailable) extension UnsafeMutableRawPointer: @unchecked Sendable {}
    @available(*, unavailable) extension UnsafeBufferPointer: @unchecked Sendable where Element: ~Copyable {}
    @available(*, unavailable) extension UnsafeMutableBufferPointer: @unchecked Sendable where Element: ~Copyable {}
    @available(*, unavailable) extension UnsafeRawBufferPointer: Sendable {}
    @available(*, unavailable) extension UnsafeMutableRawBufferPointer: Sendable {}
    // source: swift/core/ManagedBuffer.swift
    open class ManagedBuffer<Header, Element> where Element: ~Copyable { final public var header: Header { get set } }
    extension ManagedBuffer where Element: ~Copyable {
      final public class func create(minimumCapacity: Int, makingHeaderWith factory: (ManagedBuffer<Header, Element>) throws -> Header) rethrows -> ManagedBuffer<Header, Element>
      final public var capacity: Int { get }
      final public func withUnsafeMutablePointerToHeader<E, R>(_ body: (UnsafeMutablePointer<Header>) throws(E) -> R) throws(E) -> R where E: Error, R: ~Copyable
      final public func withUnsafeMutablePointerToElements<E, R>(_ body: (UnsafeMutablePointer<Element>) throws(E) -> R) throws(E) -> R where E: Error, R: ~Copyable
      final public func withUnsafeMutablePointers<E, R>(_ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws(E) -> R) throws(E) -> R where E: Error, R: ~Copyable
    }
    @available(*, unavailable) extension ManagedBuffer: Sendable where Element: ~Copyable {} // source: SE-0302; since: Swift 5.5

    // source: SE-0447; since: Swift 6.2
    public struct Span<Element>: ~Escapable where Element: ~Copyable {}
    extension Span: @unchecked Sendable where Element: Sendable, Element: ~Copyable {}
    extension Span where Element: ~Copyable {
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public typealias Index = Int
      public var indices: Range<Span<Element>.Index> { get }
      public subscript(position: Span<Element>.Index) -> Element { get }
      public subscript(unchecked position: Span<Element>.Index) -> Element { get }
      public func withUnsafeBufferPointer<E, Result>(_ body: (_ buffer: UnsafeBufferPointer<Element>) throws(E) -> Result) throws(E) -> Result where E: Error, Result: ~Copyable
    }
    // source: SE-0467; since: Swift 6.2
    public struct MutableSpan<Element>: ~Copyable, ~Escapable where Element: ~Copyable {}
    extension MutableSpan: @unchecked Sendable where Element: Sendable, Element: ~Copyable {}
    extension MutableSpan where Element: ~Copyable {
      public var span: Span<Element> { get }
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public typealias Index = Int
      public var indices: Range<MutableSpan<Element>.Index> { get }
    }
    // source: SE-0485; since: Swift 6.2
    public struct OutputSpan<Element>: ~Copyable, ~Escapable where Element: ~Copyable { public let capacity: Int }
    extension OutputSpan: @unchecked Sendable where Element: Sendable, Element: ~Copyable {}
    extension OutputSpan where Element: ~Copyable {
      public var count: Int { get }
      public var freeCapacity: Int { get }
      public var isEmpty: Bool { get }
      public var isFull: Bool { get }
      public init(buffer: UnsafeMutableBufferPointer<Element>, initializedCount: Int)
      public mutating func append(_ value: consuming Element)
      @discardableResult public mutating func removeLast() -> Element
      public var span: Span<Element> { get }
      public var mutableSpan: MutableSpan<Element> { get }
      public consuming func finalize(for buffer: UnsafeMutableBufferPointer<Element>) -> Int
    }
    """#
}
