extension SDKInterface {
  /// Values that travel and objects that do not.
  static let foundation = SDKInterface(
    module: "Foundation", exports: ["Combine", "Darwin", "Dispatch", "Observation"],
    source: #"""
      // Values
      // source: apple/foundation/data; since: iOS 15 SDK
      @_semantics("readsFiles") public struct Data: Equatable, Hashable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Sendable, Codable {
        public typealias Element = UInt8
        public typealias Index = Int
        public init()
        public init(count: Int)
        @_semantics("io") public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
        @_semantics("io") public func write(to url: URL, options: Data.WritingOptions = []) throws
        public var count: Int { get }
        public func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
        public init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
        public init<S>(_ elements: S) where S: Sequence, S.Element == UInt8
        public func subdata(in range: Range<Data.Index>) -> Data
      }
      // source: apple/foundation/date; since: iOS 15 SDK
      @_semantics("column") public struct Date: Comparable, Hashable, Equatable, Sendable, Codable {
        public init()
        public init(timeIntervalSinceNow: TimeInterval)
        public init(timeIntervalSince1970: TimeInterval)
        public init(timeInterval: TimeInterval, since date: Date)
        public init(timeIntervalSinceReferenceDate ti: TimeInterval)
        public var timeIntervalSinceReferenceDate: TimeInterval { get }
        public static var now: Date { get }
        public static let distantPast: Date
        public static let distantFuture: Date
        public var timeIntervalSinceNow: TimeInterval { get }
        public var timeIntervalSince1970: TimeInterval { get }
        public func timeIntervalSince(_ date: Date) -> TimeInterval
        public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
      }
      public typealias TimeInterval = Double
      // source: apple/foundation/url; since: iOS 15 SDK
      @_semantics("column") public struct URL: Equatable, Hashable, Sendable, Codable {
        public init?(string: String)
        public init(fileURLWithPath path: String)
        public init(fileURLWithPath path: String, isDirectory: Bool)
        public init?(string: String, relativeTo url: URL?)
        public func path(percentEncoded: Bool = true) -> String
        public var pathComponents: [String] { get }
        public var query: String? { get }
        public func appendingPathExtension(_ pathExtension: String) -> URL
        public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
        public var standardizedFileURL: URL { get }
        public var absoluteString: String { get }
        public var path: String { get }
        public var host: String? { get }
        public var scheme: String? { get }
        public var lastPathComponent: String { get }
        public var pathExtension: String { get }
        public var isFileURL: Bool { get }
        public func appendingPathComponent(_ pathComponent: String) -> URL
        public func deletingLastPathComponent() -> URL
        public func deletingPathExtension() -> URL
      }
      extension URL { // source: apple/foundation/url/lines; since: iOS 15
        public var lines: AsyncLineSequence<URL.AsyncBytes> { get }
        public var resourceBytes: URL.AsyncBytes { get }
        public struct AsyncBytes: AsyncSequence, Sendable { public typealias Element = UInt8 }
      }
      public struct AsyncLineSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 { public typealias Element = String } // source: apple/foundation/asynclinesequence; since: iOS 15
      // source: apple/foundation; since: iOS 15 SDK
      @_semantics("column") public struct UUID: Hashable, Equatable, Comparable, Sendable, Codable {
        public init()
        public init?(uuidString string: String)
        public var uuidString: String { get }
      }
      public struct Locale: Hashable, Equatable, Sendable, Codable {
        public init(identifier: String)
        public static var current: Locale { get }
        public static var autoupdatingCurrent: Locale { get }
      }
      public struct TimeZone: Hashable, Equatable, Sendable, Codable {
        public init?(identifier: String)
        public init?(secondsFromGMT seconds: Int)
        public static var current: TimeZone { get }
      }
      public struct Calendar: Hashable, Equatable, Sendable, Codable {
        public init(identifier: Calendar.Identifier)
        public static var current: Calendar { get }
        public func startOfDay(for date: Date) -> Date
        public func isDateInToday(_ date: Date) -> Bool
        public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
        public func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
        public func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
        public func component(_ component: Calendar.Component, from date: Date) -> Int
        public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
        public func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
        public func date(from components: DateComponents) -> Date?
        public func isDateInYesterday(_ date: Date) -> Bool
        public enum Identifier: Codable, Sendable { case gregorian, iso8601 }
        public enum Component: Sendable { case era, year, month, day, hour, minute, second, weekday }
      }
      public struct DateComponents: Hashable, Equatable, Sendable, Codable {
        public var year: Int? { get set }
        public var month: Int? { get set }
        public var day: Int? { get set }
        public var hour: Int? { get set }
        public var minute: Int? { get set }
        public var second: Int? { get set }
        public var weekday: Int? { get set }
        public var date: Date? { get }
      }
      public struct DateInterval: Comparable, Hashable, Sendable, Codable {
        public var start: Date { get set }
        public var end: Date { get set }
        public var duration: TimeInterval { get set }
      }
      public struct IndexPath: Hashable, Equatable, MutableCollection, RandomAccessCollection, Sendable { public typealias Element = Int }
      public struct URLQueryItem: Hashable, Equatable, Sendable {
        public var name: String { get set }
        public var value: String? { get set }
        public init(name: String, value: String?)
      }
      public struct URLComponents: Hashable, Equatable, Sendable {
        public init?(string: String)
        public var url: URL? { get }
        public var queryItems: [URLQueryItem]? { get set }
        public init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
        public init()
      }
      @_semantics("column") public struct Decimal: Sendable, Hashable, Codable {
        public init(_ value: Int)
        public init(_ value: Double)
        public init?(string: String, locale: Locale? = nil)
      }
      public struct URLResourceKey: RawRepresentable, Equatable, Hashable, Sendable { public static let isDirectoryKey: URLResourceKey }
      public struct URLResourceValues {
        public var isDirectory: Bool? { get }
        public var fileSize: Int? { get }
        public var contentModificationDate: Date? { get set }
      }
      public struct FileAttributeKey: RawRepresentable, Equatable, Hashable, Sendable {}
      public struct CharacterSet: Equatable, Hashable, SetAlgebra, Sendable {}
      public struct IndexSet: Equatable, BidirectionalCollection, SetAlgebra, Sendable { public typealias Element = Int }
      public struct AttributedString: Hashable, Sendable {}
      @_semantics("sendabilityUnknown") public struct Measurement<UnitType>: Sendable where UnitType: Unit {}
      public struct Predicate<each Input>: Sendable { // source: apple/foundation/predicate; since: iOS 17
        public func evaluate(_ input: repeat each Input) throws -> Bool
      }
      public struct SortDescriptor<Compared>: SortComparator, Codable, Sendable { // source: apple/foundation/sortdescriptor; since: iOS 17 SDK
        public init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward) where Value: Comparable
        public init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward) where Value: Comparable
      }
      public protocol SortComparator<Compared>: Hashable, Sendable { associatedtype Compared } // source: apple/foundation/sortcomparator; since: iOS 15
      public enum SortOrder: Hashable, Codable, Sendable { case forward, reverse } // source: apple/foundation/sortorder; since: iOS 15
      public struct KeyPathComparator<Compared>: SortComparator, Sendable { // source: apple/foundation/keypathcomparator; since: iOS 15
        public init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward) where Value: Comparable
      }
      extension Sequence { // source: apple/foundation/sortcomparator; since: iOS 15
        public func sorted<Comparator>(using comparator: Comparator) -> [Element] where Comparator: SortComparator, Element == Comparator.Compared
      }
      extension StringProtocol { // source: apple/foundation/nsstring; since: iOS 2
        public func components<T>(separatedBy separator: T) -> [String] where T: StringProtocol
        public func components(separatedBy separator: CharacterSet) -> [String]
        public var capitalized: String { get }
        public func trimmingCharacters(in set: CharacterSet) -> String
        public func replacingOccurrences<Target, Replacement>(of target: Target, with replacement: Replacement, options: String.CompareOptions = [], range searchRange: Range<Index>? = nil) -> String where Target: StringProtocol, Replacement: StringProtocol
        public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
        public func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T: StringProtocol
        public func contains<T>(_ other: T) -> Bool where T: StringProtocol
        @_semantics("io") public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
      }
      extension String { // source: apple/swift/string; since: iOS 8
        @_semantics("io") public init(contentsOf url: URL, encoding enc: String.Encoding) throws
        @_semantics("io") public init(contentsOfFile path: String, encoding enc: String.Encoding) throws
        public init?(data: Data, encoding: String.Encoding)
        public struct Encoding: Sendable { public static let utf8: String.Encoding }
        public struct CompareOptions: OptionSet, Sendable {}
      }
      // source: apple/corefoundation/cgfloat; since: iOS 7
      @_semantics("column") public struct CGFloat: Sendable, BinaryFloatingPoint, Codable {}
      public func cos(_ x: CGFloat) -> CGFloat
      public func sin(_ x: CGFloat) -> CGFloat
      public func tan(_ x: CGFloat) -> CGFloat
      public func acos(_ x: CGFloat) -> CGFloat
      public func asin(_ x: CGFloat) -> CGFloat
      public func atan(_ x: CGFloat) -> CGFloat
      public func exp(_ x: CGFloat) -> CGFloat
      public func log(_ x: CGFloat) -> CGFloat
      public func log10(_ x: CGFloat) -> CGFloat
      public func log2(_ x: CGFloat) -> CGFloat
      public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
      public func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat
      public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
      public struct CGPoint: Sendable, Equatable {
        public var x: CGFloat
        public var y: CGFloat
        public init(x: CGFloat, y: CGFloat)
        public init(x: Double, y: Double)
        public init(x: Int, y: Int)
        public static var zero: CGPoint { get }
      }
      public struct CGSize: Sendable, Equatable {
        public var width: CGFloat
        public var height: CGFloat
        public init(width: CGFloat, height: CGFloat)
        public init(width: Double, height: Double)
        public init(width: Int, height: Int)
        public static var zero: CGSize { get }
      }
      public struct CGRect: Sendable, Equatable {
        public var origin: CGPoint
        public var size: CGSize
        public init(origin: CGPoint, size: CGSize)
        public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
        public init(x: Double, y: Double, width: Double, height: Double)
        public init(x: Int, y: Int, width: Int, height: Int)
        public static var zero: CGRect { get }
        public var width: CGFloat { get }
        public var height: CGFloat { get }
        public var midX: CGFloat { get }
        public var midY: CGFloat { get }
        public var minX: CGFloat { get }
        public var minY: CGFloat { get }
        public var maxX: CGFloat { get }
        public var maxY: CGFloat { get }
        public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      }

      // Objects
      // source: apple/objectivec/nsobject-swift.class; since: iOS 2
      public protocol NSObjectProtocol: AnyObject {
        func isEqual(_ object: Any?) -> Bool
        var hash: Int { get }
        var description: String { get }
      }
      @_semantics("anyClass") open class NSObject: NSObjectProtocol, Equatable, Hashable {
        public init()
        open var hash: Int { get }
        open var description: String { get }
        open var debugDescription: String { get }
        open func isEqual(_ object: Any?) -> Bool
        open func copy() -> Any
        open func mutableCopy() -> Any
        open func value(forKey key: String) -> Any?
        open func setValue(_ value: Any?, forKey key: String)
        open func setNilValueForKey(_ key: String)
        open func willChangeValue(forKey key: String)
        open func didChangeValue(forKey key: String)
        open func forwardingTarget(for aSelector: Selector!) -> Any?
        open func responds(to aSelector: Selector!) -> Bool
        open func conforms(to aProtocol: Protocol) -> Bool
        open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) // source: apple/objectivec/nsobject-swift.class/observevalue(forkeypath:of:change:context:); since: iOS 2
        @_semantics("needsRunLoop") open func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) // source: apple/objectivec/nsobject-swift.class/perform(_:with:afterdelay:); since: iOS 2
        open class func cancelPreviousPerformRequests(withTarget aTarget: Any) // source: apple/objectivec/nsobject-swift.class/cancelpreviousperformrequests(withtarget:); since: iOS 2
      }
      public protocol NSCopying {}
      public protocol NSCoding {}
      open class NSCoder: NSObject {}
      open class NSSortDescriptor: NSObject, NSCopying {}
      public protocol NSSecureCoding: NSCoding {}
      // source: apple/foundation/nskeyvaluechangekey; since: iOS 9
      public struct NSKeyValueChangeKey: RawRepresentable, Equatable, Hashable, Sendable {}
      // source: apple/foundation/nserror; since: iOS 15 SDK
      open class NSError: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable, Error {}
      public protocol LocalizedError: Error { var errorDescription: String? { get } }
      public protocol CustomNSError: Error {}
      public protocol RecoverableError: Error {}
      public struct CocoaError: Error {}
      // source: apple/foundation; since: iOS 15 SDK
      // On Linux these are `Sendable`; of Apple's nobody says it, or headers and overlays differ.
      @_semantics("sendabilityUnknown") open class NSNumber: NSValue, @unchecked Sendable {}
      @_semantics("sendabilityUnknown") open class NSValue: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class NSNull: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class NSURL: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {}
      open class NSDate: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class NSUUID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class NSRegularExpression: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      @_semantics("readsFiles") open class NSString: NSObject, NSCopying, NSSecureCoding {}
      open class NSMutableString: NSString {}
      @_semantics("readsFiles") open class NSArray: NSObject, NSCopying, NSSecureCoding {}
      open class NSMutableArray: NSArray {}
      @_semantics("readsFiles") open class NSDictionary: NSObject, NSCopying, NSSecureCoding {}
      open class NSMutableDictionary: NSDictionary {}
      open class NSSet: NSObject, NSCopying, NSSecureCoding {}
      @_semantics("readsFiles") open class NSData: NSObject, NSCopying, NSSecureCoding {}
      open class NSMutableData: NSData {}
      open class NSAttributedString: NSObject, NSCopying, NSSecureCoding {}
      open class NSMutableAttributedString: NSAttributedString {}
      @_semantics("sendabilityUnknown") open class NSCache<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
        open func object(forKey key: KeyType) -> ObjectType?
        open func setObject(_ obj: ObjectType, forKey key: KeyType)
        open func removeObject(forKey key: KeyType)
        open func removeAllObjects()
      }
      open class NSPredicate: NSObject, NSCopying {}
      open class Formatter: NSObject, NSCopying, NSCoding {}
      @_semantics("sendabilityUnknown") open class DateFormatter: Formatter, @unchecked Sendable {
        open func string(from date: Date) -> String
        open func date(from string: String) -> Date?
        open var dateFormat: String! { get set }
      }
      @_semantics("sendabilityUnknown") open class NumberFormatter: Formatter, @unchecked Sendable { open func string(from number: NSNumber) -> String? }
      open class ISO8601DateFormatter: Formatter, NSSecureCoding {
        open func string(from date: Date) -> String
        open func date(from string: String) -> Date?
      }
      @_semantics("sendabilityUnknown") open class Unit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class Bundle: NSObject, @unchecked Sendable {
        open class var main: Bundle { get }
        open func url(forResource name: String?, withExtension ext: String?) -> URL?
        open func path(forResource name: String?, ofType ext: String?) -> String?
        open var bundleIdentifier: String? { get }
        public init?(path: String)
        public init(for aClass: AnyClass)
        open var bundleURL: URL { get }
        open var infoDictionary: [String: Any]? { get }
      }
      @_semantics("sendabilityUnknown") open class ProcessInfo: NSObject, @unchecked Sendable {
        public class var processInfo: ProcessInfo { get }
        public var environment: [String: String] { get }
        public var arguments: [String] { get }
      }
      open class Progress: NSObject, @unchecked Sendable {
        open var fractionCompleted: Double { get }
        open func cancel()
      }
      open class UserDefaults: NSObject { // source: apple/foundation/userdefaults; since: iOS 2
        open class var standard: UserDefaults { get }
        public init?(suiteName suitename: String?)
        open func bool(forKey defaultName: String) -> Bool
        open func integer(forKey defaultName: String) -> Int
        open func double(forKey defaultName: String) -> Double
        open func string(forKey defaultName: String) -> String?
        open func data(forKey defaultName: String) -> Data?
        open func object(forKey defaultName: String) -> Any?
        open func array(forKey defaultName: String) -> [Any]?
        open func stringArray(forKey defaultName: String) -> [String]?
        open func url(forKey defaultName: String) -> URL?
        open func set(_ value: Any?, forKey defaultName: String)
        open func removeObject(forKey defaultName: String)
      }
      // `@MainActor` in the SDKs for iOS 18 and later; before, unisolated.
      @MainActor open class UndoManager: NSObject { // source: apple/foundation/undomanager; since: iOS 18 SDK
        nonisolated override public init()
        open func undo()
        open func redo()
        open func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void) where TargetType: AnyObject
      }
      // source: apple/foundation/jsondecoder; since: iOS 15 SDK
      @_semantics("coder") open class JSONDecoder: @unchecked Sendable {
        public init()
        open func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
      }
      @_semantics("coder") open class JSONEncoder: @unchecked Sendable {
        public init()
        open func encode<T>(_ value: T) throws -> Data where T: Encodable
      }
      // source: apple/foundation/propertylistdecoder; since: iOS 15 SDK
      @_semantics("coder") open class PropertyListDecoder: @unchecked Sendable {
        public init()
        open func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
      }
      @_semantics("coder") open class PropertyListEncoder: @unchecked Sendable {
        public init()
        open func encode<T>(_ value: T) throws -> Data where T: Encodable
      }
      // source: apple/foundation/jsonserialization; since: iOS 5
      open class JSONSerialization: NSObject {
        open class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
        open class func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
        public struct ReadingOptions: OptionSet, Sendable {}
        public struct WritingOptions: OptionSet, Sendable {}
      }
      """# + foundationSystem)
}
