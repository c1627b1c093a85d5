/// Sendability of types of Swift's library and of Foundation, by name:
/// https://github.com/swiftlang/swift/tree/main/stdlib/public and
/// https://github.com/swiftlang/swift-foundation. A name that is not here is unknown.
enum KnownSendability {
  enum Entry {
    case yes, no
    /// When all generic arguments are.
    case asArguments
  }

  static func entry(_ name: String) -> Entry? {
    if sendable.contains(name) || isSendableProtocol(name) { return .yes }
    if containers.contains(name) { return .asArguments }
    return notSendable.contains(name) ? .no : nil
  }

  /// Whether a protocol inherits from `Sendable` or is it.
  static func isSendableProtocol(_ name: String) -> Bool { protocols.contains(name) }

  private static let protocols: Set<String> = [
    "Sendable", "Error", "LocalizedError", "CustomNSError", "RecoverableError", "CodingKey", "Actor",
    "DistributedActor", "Clock",
    "InstantProtocol", "Executor", "SerialExecutor", "TaskExecutor", "GlobalActor", "URLSessionDelegate",
    "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "Shape", "InsettableShape", "Layout", "VisualEffect", "Trait", "TestTrait", "SuiteTrait",
    "TestScoping"
  ]

  private static let sendable: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "Float16", "Bool", "String",
    "Substring", "Character", "StaticString", "Unicode", "Never", "Void", "Duration", "ObjectIdentifier",
    "UnicodeScalar", "MainActor",
    "Data", "Date", "URL", "UUID", "Decimal", "Locale", "TimeZone", "Calendar", "DateComponents", "DateInterval",
    "IndexSet", "IndexPath",
    "CharacterSet", "URLRequest", "URLComponents", "URLQueryItem", "TimeInterval", "CGFloat", "CGPoint", "CGSize",
    "CGRect",
    "TaskPriority", "Logger", "CancellationError", "ContinuousClock", "SuspendingClock", "Task", "PersistentIdentifier",
    "ModelContainer",
    "ContinuousClock.Instant", "SuspendingClock.Instant", "UnsafeContinuation", "CheckedContinuation",
    "AsyncStream.Continuation",
    "AsyncThrowingStream.Continuation", "UnownedJob", "UnownedSerialExecutor", "Mutex", "Atomic", "NSLock",
    "NSRecursiveLock",
    "NSCondition", "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchTime", "DispatchTimeInterval",
    "OperationQueue",
    "Operation", "JSONEncoder", "JSONDecoder", "Bundle", "FileHandle", "FileManager", "NotificationCenter",
    "AttributedString", "ProcessInfo",
    "PersonNameComponents", "NSError", "NSNumber", "Int128", "UInt128", "CInt", "CUnsignedInt", "CLong", "CChar",
    "Unicode.Scalar"
  ]

  private static let containers: Set<String> = [
    "Array", "ContiguousArray", "ArraySlice", "Set", "Dictionary", "Optional", "Result", "Range", "ClosedRange",
    "CollectionOfOne",
    "ReversedCollection", "Slice", "Zip2Sequence", "KeyValuePairs", "EnumeratedSequence", "DefaultIndices",
    "AsyncStream",
    "AsyncThrowingStream", "TaskLocal"
  ]

  private static let notSendable: Set<String> = [
    "Any", "AnyObject", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath",
    "UnsafePointer",
    "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer",
    "OpaquePointer", "NSObject", "NSMutableArray", "NSMutableDictionary", "ModelContext", "DateFormatter",
    "NumberFormatter",
    "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "CustomStringConvertible",
    "Identifiable",
    "Decoder", "Encoder", "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer", "ManagedBuffer",
    "DispatchWorkItem", "Notification",
    "Timer", "RunLoop", "TaskGroup", "ThrowingTaskGroup", "UnsafeCurrentTask", "Regex",
    "Sequence", "Collection", "AnyHashable", "AnySequence", "AnyIterator", "Mirror", "SendableMetatype", "CaseIterable",
    "RawRepresentable"
  ]
}
