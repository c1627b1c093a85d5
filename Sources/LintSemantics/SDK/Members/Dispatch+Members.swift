// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let dispatch = SDKMembers(
    module: "Dispatch",
    typesOfOthers: [],
    text: #"""
      extension DispatchData {
      func append(_: DispatchData)
      func append(_: UnsafePointer<UInt8>, count: Int)
      func append(_: UnsafeRawBufferPointer)
      func copyBytes(to: UnsafeMutablePointer<UInt8>, count: Int)
      func copyBytes(to: UnsafeMutablePointer<UInt8>, from: Range<DispatchData.Index>)
      func copyBytes(to: UnsafeMutableRawBufferPointer, count: Int)
      func copyBytes(to: UnsafeMutableRawBufferPointer, from: Range<DispatchData.Index>)
      func index(after: DispatchData.Index) -> DispatchData.Index
      func index(before: DispatchData.Index) -> DispatchData.Index
      func makeIterator() -> DispatchData.Iterator
      func region(location: Int) -> (data: DispatchData, offset: Int)
      func subdata(in: Range<DispatchData.Index>) -> DispatchData
      init(bytes: UnsafeBufferPointer<UInt8>)
      init(bytes: UnsafeRawBufferPointer)
      init(bytesNoCopy: UnsafeBufferPointer<UInt8>, deallocator: DispatchData.Deallocator = .free)
      init(bytesNoCopy: UnsafeRawBufferPointer, deallocator: DispatchData.Deallocator = .free)
      static let empty: DispatchData
      var count: Int {get}
      var endIndex: DispatchData.Index {get}
      var startIndex: DispatchData.Index {get}
      }
      extension DispatchData.Deallocator {
      static var free: Deallocator {get}
      }
      extension DispatchGroup {
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      }
      extension DispatchObject {
      func activate()
      func resume()
      func setTarget(queue: dispatch_queue_t?)
      func suspend()
      }
      extension DispatchQoS {
      init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
      static let unspecified: DispatchQoS
      static let userInteractive: DispatchQoS
      }
      extension DispatchQoS.QoSClass {
      func hash(into: inout Hasher)
      init?(rawValue: qos_class_t)
      var hashValue: Int {get}
      var rawValue: qos_class_t {get}
      }
      extension DispatchQueue {
      func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
      func schedule(after: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?, _: _) -> any Cancellable
      func schedule(after: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?, _: _)
      func schedule(options: DispatchQueue.SchedulerOptions?, _: _)
      static func global(priority: DispatchQueue.GlobalQueuePriority) -> DispatchQueue
      var label: String {get}
      var now: DispatchQueue.SchedulerTimeType {get}
      var qos: DispatchQoS {get}
      }
      extension DispatchQueue.AutoreleaseFrequency {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension DispatchQueue.SchedulerOptions {
      init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil)
      var flags: DispatchWorkItemFlags
      var group: DispatchGroup?
      var qos: DispatchQoS
      }
      extension DispatchQueue.SchedulerTimeType {
      func advanced(by: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType
      func distance(to: DispatchQueue.SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: DispatchTime)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension DispatchQueue.SchedulerTimeType.Stride {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(_: DispatchTimeInterval)
      init(floatLiteral: Double)
      init(from: any Decoder) throws
      init(integerLiteral: Int)
      static func microseconds(_: Int) -> DispatchQueue.SchedulerTimeType.Stride
      static func milliseconds(_: Int) -> DispatchQueue.SchedulerTimeType.Stride
      static func nanoseconds(_: Int) -> DispatchQueue.SchedulerTimeType.Stride
      static func seconds(_: Double) -> DispatchQueue.SchedulerTimeType.Stride
      static func seconds(_: Int) -> DispatchQueue.SchedulerTimeType.Stride
      var hashValue: Int {get}
      var magnitude: Int {get set}
      var timeInterval: DispatchTimeInterval {get}
      }
      extension DispatchSemaphore {
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      }
      extension DispatchSource {
      static func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil) -> any DispatchSourceFileSystemObject
      static func makeMemoryPressureSource(eventMask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure
      }
      extension DispatchSource.FileSystemEvent {
      init(rawValue: UInt)
      let rawValue: UInt
      static let all: DispatchSource.FileSystemEvent
      static let delete: DispatchSource.FileSystemEvent
      static let extend: DispatchSource.FileSystemEvent
      static let link: DispatchSource.FileSystemEvent
      static let rename: DispatchSource.FileSystemEvent
      static let revoke: DispatchSource.FileSystemEvent
      static let write: DispatchSource.FileSystemEvent
      }
      extension DispatchSource.MachSendEvent {
      init(rawValue: UInt)
      let rawValue: UInt
      static let dead: DispatchSource.MachSendEvent
      }
      extension DispatchSource.MemoryPressureEvent {
      init(rawValue: UInt)
      let rawValue: UInt
      static let all: DispatchSource.MemoryPressureEvent
      static let critical: DispatchSource.MemoryPressureEvent
      static let normal: DispatchSource.MemoryPressureEvent
      static let warning: DispatchSource.MemoryPressureEvent
      }
      extension DispatchSource.ProcessEvent {
      init(rawValue: UInt)
      let rawValue: UInt
      static let all: DispatchSource.ProcessEvent
      static let exec: DispatchSource.ProcessEvent
      static let exit: DispatchSource.ProcessEvent
      static let fork: DispatchSource.ProcessEvent
      static let signal: DispatchSource.ProcessEvent
      }
      extension DispatchSourceFileSystemObject {
      var data: DispatchSource.FileSystemEvent {get}
      var handle: Int32 {get}
      var mask: DispatchSource.FileSystemEvent {get}
      }
      extension DispatchSourceMachReceive {
      var handle: mach_port_t {get}
      }
      extension DispatchSourceMachSend {
      var data: DispatchSource.MachSendEvent {get}
      var handle: mach_port_t {get}
      var mask: DispatchSource.MachSendEvent {get}
      }
      extension DispatchSourceMemoryPressure {
      var data: DispatchSource.MemoryPressureEvent {get}
      var mask: DispatchSource.MemoryPressureEvent {get}
      }
      extension DispatchSourceProcess {
      var data: DispatchSource.ProcessEvent {get}
      var handle: pid_t {get}
      var mask: DispatchSource.ProcessEvent {get}
      }
      extension DispatchSourceProtocol {
      func activate()
      func setCancelHandler(handler: DispatchWorkItem)
      func setEventHandler(handler: DispatchWorkItem)
      func suspend()
      var data: UInt {get}
      var handle: UInt {get}
      var isCancelled: Bool {get}
      var mask: UInt {get}
      }
      extension DispatchSourceTimer {
      func schedule(deadline: DispatchTime, repeating: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0))
      func schedule(deadline: DispatchTime, repeating: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
      func schedule(wallDeadline: DispatchWallTime, repeating: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0))
      func schedule(wallDeadline: DispatchWallTime, repeating: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
      }
      extension DispatchSourceUserDataAdd {
      func add(data: UInt)
      }
      extension DispatchSourceUserDataOr {
      func or(data: UInt)
      }
      extension DispatchSourceUserDataReplace {
      func replace(data: UInt)
      }
      extension DispatchTime {
      func advanced(by: DispatchTimeInterval) -> DispatchTime
      func distance(to: DispatchTime) -> DispatchTimeInterval
      init(uptimeNanoseconds: UInt64)
      let rawValue: dispatch_time_t
      static let distantFuture: DispatchTime
      var uptimeNanoseconds: UInt64 {get}
      }
      extension DispatchTimeoutResult {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension DispatchWallTime {
      init(timespec: timespec)
      let rawValue: dispatch_time_t
      static let distantFuture: DispatchWallTime
      }
      extension DispatchWorkItem {
      func notify(queue: DispatchQueue, execute: DispatchWorkItem)
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      init(flags: DispatchWorkItemFlags = [], block: _)
      }
      extension DispatchWorkItemFlags {
      static let detached: DispatchWorkItemFlags
      }
      """#)
}
