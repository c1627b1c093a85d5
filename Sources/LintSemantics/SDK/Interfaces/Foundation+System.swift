extension SDKInterface {
  /// Locks, threads, run loops, notifications, files, the network: what blocks, and what calls back elsewhere.
  static let foundationSystem = #"""

    // source: apple/foundation/netservicebrowser; since: iOS 2
    open class NetServiceBrowser: NSObject {
      @_semantics("startsUpdates") open func searchForServices(ofType type: String, inDomain domainString: String)
      @_semantics("startsUpdates") open func searchForBrowsableDomains()
      @_semantics("startsUpdates") open func searchForRegistrationDomains()
      open func stop()
    }

    // Locks
    // source: apple/foundation/nslock; since: iOS 15 SDK
    public protocol NSLocking {
      @available(*, noasync) @_semantics("locks") func lock()
      @available(*, noasync) @_semantics("unlocks") func unlock()
    }
    extension NSLocking { public func withLock<R>(_ body: () throws -> R) rethrows -> R } // source: apple/foundation/nslock; since: iOS 16
    @_semantics("ordersThreads") open class NSLock: NSObject, NSLocking, @unchecked Sendable {
      @available(*, noasync) @_semantics("locks") open func lock()
      @available(*, noasync) @_semantics("unlocks") open func unlock()
      @available(*, noasync) @_semantics("locks") open func `try`() -> Bool
      @available(*, noasync) @_semantics("locks") open func lock(before limit: Date) -> Bool
    }
    @_semantics("ordersThreads") open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
      @available(*, noasync) @_semantics("locks") open func lock()
      @available(*, noasync) @_semantics("unlocks") open func unlock()
      @available(*, noasync) @_semantics("locks") open func `try`() -> Bool
      @available(*, noasync) @_semantics("locks") open func lock(before limit: Date) -> Bool
    }
    @_semantics("ordersThreads") open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
      @available(*, noasync) @_semantics("locks") open func lock()
      @available(*, noasync) @_semantics("unlocks") open func unlock()
      @available(*, noasync) @_semantics("waits") open func wait()
      @available(*, noasync) @_semantics("waits") open func wait(until limit: Date) -> Bool
      @available(*, noasync) open func signal()
      open func broadcast()
    }
    @_semantics("ordersThreads") open class NSConditionLock: NSObject, NSLocking, @unchecked Sendable {
      @available(*, noasync) @_semantics("locks") open func lock()
      @available(*, noasync) @_semantics("unlocks") open func unlock()
      @available(*, noasync) @_semantics("locks") open func lock(whenCondition condition: Int)
      @available(*, noasync) @_semantics("unlocks") open func unlock(withCondition condition: Int)
    }

    // Threads, run loops, timers, operations
    // source: apple/foundation/thread; since: iOS 2
    open class Thread: NSObject {
      @available(*, noasync) @_semantics("threadIdentity") open class var current: Thread { get }
      @_semantics("threadIdentity") open class var isMainThread: Bool { get }
      open class var main: Thread { get }
      @_semantics("callsBackOffMain") open class func detachNewThread(_ block: @escaping @Sendable () -> Void)
      @available(*, noasync) @_semantics("waits") open class func sleep(until date: Date)
      @available(*, noasync) @_semantics("waits") open class func sleep(forTimeInterval interval: TimeInterval)
      @_semantics("callsBackOffMain") public convenience init(block: @escaping @Sendable () -> Void)
      open func start()
      open func cancel()
    }
    // source: apple/foundation/runloop; since: iOS 2
    open class RunLoop: NSObject {
      @available(*, noasync) @_semantics("needsRunLoop") open class var current: RunLoop { get }
      @_semantics("mainThread") open class var main: RunLoop { get }
      open func add(_ timer: Timer, forMode mode: RunLoop.Mode)
      @available(*, noasync) @_semantics("waits") public func run()
      @available(*, noasync) @_semantics("waits") public func run(until limitDate: Date)
      public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
      public func perform(_ block: @escaping @Sendable () -> Void)
      public struct Mode: RawRepresentable, Equatable, Hashable, Sendable {
        public static let common: RunLoop.Mode
        public static let `default`: RunLoop.Mode
      }
    }
    // source: apple/foundation/timer; since: iOS 2
    open class Timer: NSObject {
      @_semantics("callsBackOnRunLoop") public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      @_semantics("callsBackOnRunLoop") public convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      @_semantics("callsBackOnRunLoop") @_semantics("needsRunLoop") open class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer
      @_semantics("needsRunLoop") open class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer // source: apple/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:); since: iOS 2
      open func fire()
      open func invalidate()
      open var isValid: Bool { get }
    }
    // source: apple/foundation/operation; since: iOS 15 SDK
    open class Operation: NSObject, @unchecked Sendable {
      open func start()
      open func main()
      open func cancel()
      open var isCancelled: Bool { get }
      @available(*, noasync) @_semantics("waits") open func waitUntilFinished()
      open var completionBlock: (@Sendable () -> Void)? { get set }
    }
    @_semantics("workItem") open class BlockOperation: Operation, @unchecked Sendable {
      @_semantics("callsBackOffMain") public convenience init(block: @escaping @Sendable () -> Void)
      @_semantics("callsBackOffMain") open func addExecutionBlock(_ block: @escaping @Sendable () -> Void)
    }
    @_semantics("ordersThreads") open class OperationQueue: NSObject, @unchecked Sendable {
      @_semantics("mainThread") open class var main: OperationQueue { get }
      open class var current: OperationQueue? { get }
      open func addOperation(_ op: Operation)
      @_semantics("callsBackOffMain") open func addOperation(_ block: @escaping @Sendable () -> Void)
      @available(*, noasync) @_semantics("waits") open func waitUntilAllOperationsAreFinished()
      open var maxConcurrentOperationCount: Int { get set }
      open func cancelAllOperations()
    }

    // Notifications
    public struct Notification: Equatable, Hashable { // source: apple/foundation/notification; since: iOS 3
      public typealias Name = NSNotification.Name
      public var name: Notification.Name
      public var object: Any?
      public var userInfo: [AnyHashable: Any]?
      public init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
    }
    @available(*, unavailable) extension Notification: Sendable {} // source: apple/foundation/notification; since: iOS 17 SDK
    open class NSNotification: NSObject, NSCopying, NSCoding { // source: apple/foundation/nsnotification; since: iOS 2
      public struct Name: RawRepresentable, Equatable, Hashable, Sendable { public init(_ rawValue: String) }
    }
    open class NotificationCenter: @unchecked Sendable { // source: apple/foundation/notificationcenter; since: iOS 15 SDK
      open class var `default`: NotificationCenter { get }
      public func addObserver(forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
      open func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) // source: apple/foundation/notificationcenter/addobserver(_:selector:name:object:); since: iOS 2
      public func removeObserver(_ observer: Any)
      public func post(_ notification: Notification)
      public func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
    }
    extension NotificationCenter { // source: apple/foundation/notificationcenter/notifications(named:object:); since: iOS 15
      public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Notifications
      public struct Notifications: AsyncSequence, @unchecked Sendable { public typealias Element = Notification }
      public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher // source: apple/foundation/notificationcenter/publisher(for:object:); since: iOS 13
    }
    extension NotificationCenter { // source: apple/foundation/notificationcenter; since: iOS 26
      public protocol MainActorMessage: SendableMetatype { associatedtype Subject }
      public protocol AsyncMessage: Sendable { associatedtype Subject }
      public struct ObservationToken: Hashable, Sendable {}
      public func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Message: NotificationCenter.MainActorMessage, Message.Subject: AnyObject
      public func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @Sendable (Message) async -> Void) -> NotificationCenter.ObservationToken where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
    }

    // Files and processes
    public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {} // source: apple/foundation/dataprotocol; since: iOS 13
    @_semantics("sendabilityUnknown") open class FileManager: @unchecked Sendable { // source: apple/foundation/filemanager; since: iOS 17 SDK
      open class var `default`: FileManager { get }
      @_semantics("io") open func fileExists(atPath path: String) -> Bool
      @_semantics("io") open func contents(atPath path: String) -> Data?
      @_semantics("io") open func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil) -> Bool
      @_semantics("io") open func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws
      @_semantics("io") open func contentsOfDirectory(atPath path: String) throws -> [String]
      @_semantics("io") open func copyItem(at srcURL: URL, to dstURL: URL) throws
      @_semantics("io") open func moveItem(at srcURL: URL, to dstURL: URL) throws
      @_semantics("io") open func removeItem(at URL: URL) throws
      @_semantics("io") open func copyItem(atPath srcPath: String, toPath dstPath: String) throws
      @_semantics("io") open func moveItem(atPath srcPath: String, toPath dstPath: String) throws
      @_semantics("io") open func removeItem(atPath path: String) throws
      @_semantics("io") open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
      open func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]
      open var temporaryDirectory: URL { get }
      open var currentDirectoryPath: String { get }
      open var homeDirectoryForCurrentUser: URL { get }
      @_semantics("io") open func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = []) throws -> [URL] // source: apple/foundation/filemanager/contentsofdirectory(at:includingpropertiesforkeys:options:); since: iOS 4
      @_semantics("io") open func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = [], errorHandler handler: ((URL, any Error) -> Bool)? = nil) -> FileManager.DirectoryEnumerator? // source: apple/foundation/filemanager/enumerator(at:includingpropertiesforkeys:options:errorhandler:); since: iOS 4
    }
    // source: apple/foundation/filehandle; since: iOS 2
    open class FileHandle: NSObject, @unchecked Sendable {
      public convenience init(forReadingFrom url: URL) throws
      @_semantics("io") public func readToEnd() throws -> Data?
      @_semantics("io") public func read(upToCount count: Int) throws -> Data?
      @_semantics("io") public func readDataToEndOfFile() -> Data
      @_semantics("io") public func write<T>(contentsOf data: T) throws where T: DataProtocol
      public func close() throws
      open var readabilityHandler: (@Sendable (FileHandle) -> Void)? { get set }
      open var writeabilityHandler: (@Sendable (FileHandle) -> Void)? { get set }
    }
    open class Pipe: NSObject, @unchecked Sendable { // source: apple/foundation/pipe; since: iOS 2
      open var fileHandleForReading: FileHandle { get }
      open var fileHandleForWriting: FileHandle { get }
    }
    open class Process: NSObject, @unchecked Sendable { // source: apple/foundation/process; since: macOS 10.0
      public init()
      open var environment: [String: String]? { get set }
      open var arguments: [String]? { get set }
      open var executableURL: URL? { get set }
      open var terminationStatus: Int32 { get }
      open func run() throws
      @_semantics("waits") open func waitUntilExit()
      open var terminationHandler: (@Sendable (Process) -> Void)? { get set }
    }

    // source: apple/foundation/nsxpcconnection; since: macOS 10.8
    open class NSXPCConnection: NSObject {
      open var interruptionHandler: (@Sendable () -> Void)? { get set }
      open var invalidationHandler: (@Sendable () -> Void)? { get set }
    }
    @available(*, unavailable) extension NSXPCConnection: @unchecked Sendable {}

    // The network
    public struct URLRequest: Equatable, Hashable, Sendable { // source: apple/foundation/urlrequest; since: iOS 7
      public init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0)
      public var url: URL? { get set }
      public var httpMethod: String? { get set }
      public var httpBody: Data? { get set }
      public mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
    }
    // source: apple/foundation/url-loading-system; since: iOS 15 SDK
    open class URLResponse: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {}
    open class HTTPURLResponse: URLResponse, @unchecked Sendable { open var statusCode: Int { get } }
    open class URLSession: NSObject, @unchecked Sendable { // source: apple/foundation/url-loading-system; since: iOS 7
      open class var shared: URLSession { get }
      public init(configuration: URLSessionConfiguration)
      public init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?)
      open func dataTask(with request: URLRequest) -> URLSessionDataTask
      open func dataTask(with url: URL) -> URLSessionDataTask
      @_semantics("callsBackOffMain") open func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      @_semantics("callsBackOffMain") open func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      @_semantics("callsBackOffMain") open func uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
      @_semantics("callsBackOffMain") open func downloadTask(with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      open func invalidateAndCancel()
    }
    extension URLSession { // source: apple/foundation/urlsession; since: iOS 15
      public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      public func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
      public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse)
      public struct AsyncBytes: AsyncSequence, Sendable { public typealias Element = UInt8 }
    }
    // source: apple/foundation/url-loading-system; since: iOS 15 SDK
    open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
      open class var `default`: URLSessionConfiguration { get }
      open class var ephemeral: URLSessionConfiguration { get }
    }
    open class URLSessionTask: NSObject, NSCopying, @unchecked Sendable {
      open func resume()
      open func cancel()
      open func suspend()
    }
    open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
    open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
    open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
    public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
    public protocol URLSessionTaskDelegate: URLSessionDelegate {}
    public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
    open class URLProtocol: NSObject {}
    public struct URLError: Error, Sendable {}
    // source: apple/foundation/xmlparser; since: iOS 2
    public protocol XMLParserDelegate: AnyObject {}
    open class XMLParser: NSObject { @_semantics("waits") open func parse() -> Bool }

    // source: apple/foundation/attributedstring; since: iOS 15
    public protocol AttributedStringKey<Value> { associatedtype Value: Hashable }
    public protocol EncodableAttributedStringKey: AttributedStringKey {}
    public protocol DecodableAttributedStringKey: AttributedStringKey {}
    public typealias CodableAttributedStringKey = DecodableAttributedStringKey & EncodableAttributedStringKey
    public protocol AttributeScope: DecodingConfigurationProviding, EncodingConfigurationProviding {}
    public protocol DecodingConfigurationProviding {}
    public protocol EncodingConfigurationProviding {}
    public protocol ReferenceConvertible {} // source: apple/foundation/referenceconvertible; since: iOS 8
    public struct PersonNameComponents: Hashable, Equatable, Sendable {} // source: apple/foundation/personnamecomponents; since: iOS 9

    public protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable { // source: apple/foundation/formatstyle; since: iOS 15
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
    }
    public protocol ParseableFormatStyle: FormatStyle {} // source: apple/foundation/parseableformatstyle; since: iOS 15
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result // source: apple/objectivec/autoreleasepool(invoking:); since: iOS 8
    public func NSLog(_ format: String, _ args: any CVarArg...) // source: apple/foundation/nslog; since: iOS 2
    """#
}
