// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let dispatch = SDKTypes(
    module: "Dispatch",
    exports: [],
    imports: ["Combine", "Foundation"],
    extended: [
      "DispatchConcurrentQueue", "DispatchData", "DispatchIO", "DispatchQueue", "DispatchSerialQueue",
      "DispatchSource", "DispatchWorkloop", "SchedulerTimeType"
    ],
    text: #"""
      // source: apple/dispatch; since: iOS 17.4 SDK
      open class DispatchConcurrentQueue: DispatchQueue, @unchecked Sendable {}
      public struct DispatchData: RandomAccessCollection {}
      public struct DispatchDataIterator: IteratorProtocol, Sequence {}
      open class DispatchIO: DispatchObject, @unchecked Sendable {}
      open class DispatchSerialQueue: Hashable, NSObjectProtocol, Scheduler, SerialExecutor, @unchecked Sendable {}
      public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}
      public protocol DispatchSourceMachReceive: DispatchSourceProtocol {}
      public protocol DispatchSourceMachSend: DispatchSourceProtocol {}
      public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}
      public protocol DispatchSourceProcess: DispatchSourceProtocol {}
      public protocol DispatchSourceRead: DispatchSourceProtocol {}
      public protocol DispatchSourceSignal: DispatchSourceProtocol {}
      public protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {}
      public protocol DispatchSourceUserDataOr: DispatchSourceProtocol {}
      public protocol DispatchSourceUserDataReplace: DispatchSourceProtocol {}
      public protocol DispatchSourceWrite: DispatchSourceProtocol {}
      open class DispatchWorkloop: Hashable, NSObjectProtocol, Scheduler, SerialExecutor, @unchecked Sendable {}
      open class OS_dispatch_queue_global: DispatchQueue, @unchecked Sendable {}
      open class OS_dispatch_queue_main: DispatchSerialQueue, @unchecked Sendable {}
      extension DispatchConcurrentQueue {
        public struct Attributes: OptionSet {}
      }
      extension DispatchData {
        public enum Deallocator {}
      }
      extension DispatchIO {
        public struct CloseFlags: OptionSet {}
        public struct IntervalFlags: OptionSet {}
        public enum StreamType: Hashable, RawRepresentable {}
      }
      extension DispatchQueue {
        public enum GlobalQueuePriority: Hashable {}
        public struct SchedulerOptions {}
      }
      extension DispatchQueue.SchedulerTimeType {
        public struct Stride: Comparable, Decodable, Encodable, ExpressibleByFloatLiteral, Hashable, SchedulerTimeIntervalConvertible, SignedNumeric {}
      }
      extension DispatchSerialQueue {
        public struct Attributes: OptionSet {}
      }
      extension DispatchSource {
        public struct FileSystemEvent: OptionSet {}
        public struct MachSendEvent: OptionSet {}
        public struct MemoryPressureEvent: OptionSet {}
        public struct ProcessEvent: OptionSet {}
      }
      extension DispatchWorkloop {
        public struct Attributes: OptionSet {}
      }
      extension DispatchSource: DispatchSourceFileSystemObject {}
      extension DispatchSource: DispatchSourceMachReceive {}
      extension DispatchSource: DispatchSourceMachSend {}
      extension DispatchSource: DispatchSourceMemoryPressure {}
      extension DispatchSource: DispatchSourceProcess {}
      extension DispatchSource: DispatchSourceTimer {}
      extension DispatchSource: DispatchSourceUserDataAdd {}
      extension DispatchSource: DispatchSourceUserDataOr {}
      extension DispatchSource: DispatchSourceUserDataReplace {}
      func dispatchPrecondition(condition: _)
      var NSEC_PER_MSEC: UInt64 {get}
      var NSEC_PER_SEC: UInt64 {get}
      """#)
}
