// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let os = SDKTypes(
    module: "os",
    exports: [],
    imports: ["Foundation"],
    extended: ["AnimationFormatString", "OSAllocatedUnfairLock", "OSLog", "OSLogPrivacy", "Ownership"],
    text: #"""
      // source: apple/os; since: iOS 17.4 SDK
      public enum AnimationFormatString {}
      open class OSLog: NSObject {}
      public enum OSLogBoolFormat: Hashable {}
      public struct OSLogFloatFormatting {}
      public enum OSLogInt32ExtendedFormat: Hashable {}
      public enum OSLogIntExtendedFormat: Hashable {}
      public struct OSLogIntegerFormatting {}
      public struct OSLogInterpolation: StringInterpolationProtocol {}
      public enum OSLogPointerFormat: Hashable {}
      public struct OSLogStringAlignment {}
      public struct OSLogType: Hashable, RawRepresentable, Sendable {}
      public enum OSSignpostAnimationBegin: Hashable {}
      public struct OSSignpostID: Comparable {}
      public class OSSignpostIntervalState: Decodable, Encodable {}
      public struct OSSignpostType: Hashable, RawRepresentable, Sendable {}
      public typealias SignpostMetadata = OSLogMessage
      extension AnimationFormatString {
        public struct OSLogMessage: ExpressibleByStringLiteral {}
      }
      extension OSAllocatedUnfairLock {
        public enum Ownership {}
      }
      extension OSLog {
        public struct Category {}
      }
      extension OSLogPrivacy {
        public enum Mask: Hashable {}
      }
      extension OSAllocatedUnfairLock.Ownership: Hashable where State: Copyable, State: Escapable {}
      func os_log(_: OSLogMessage)
      func os_log(_: OSLogType = .default, log: OSLog = .default, _: OSLogMessage)
      func os_log(_: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default, _: StaticString, _: any CVarArg...)
      func os_log(_: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default, _: any CVarArg...)
      func os_signpost(_: OSSignpostAnimationBegin, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive)
      func os_signpost(_: OSSignpostAnimationBegin, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _: AnimationFormatString.OSLogMessage, _: any CVarArg...)
      func os_signpost(_: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive)
      func os_signpost(_: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _: StaticString, _: any CVarArg...)
      """#)
}
