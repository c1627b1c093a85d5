// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let os = SDKMembers(
    module: "os",
    typesOfOthers: [],
    text: #"""
      extension AnimationFormatString.OSLogMessage {
      init(stringLiteral: String)
      }
      extension Logger {
      func log(level: OSLogType, _: OSLogMessage)
      init(_: OSLog)
      }
      extension OSAllocatedUnfairLock {
      func precondition(_: OSAllocatedUnfairLock<State>.Ownership)
      }
      extension OSAllocatedUnfairLock.Ownership {
      func hash(into: inout Hasher)
      static var owner: Ownership {get}
      var hashValue: Int {get}
      }
      extension OSLog {
      func isEnabled(type: OSLogType) -> Bool
      init(subsystem: String, category: OSLog.Category)
      init(subsystem: String, category: String)
      static let `default`: OSLog
      static let disabled: OSLog
      }
      extension OSLog.Category {
      let rawValue: String
      static let pointsOfInterest: OSLog.Category
      }
      extension OSLogBoolFormat {
      func hash(into: inout Hasher)
      static var answer: OSLogBoolFormat {get}
      static var truth: OSLogBoolFormat {get}
      var hashValue: Int {get}
      }
      extension OSLogFloatFormatting {
      static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
      static func exponential(precision: _, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
      static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
      static func fixed(precision: _, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
      static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
      static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
      static func hybrid(precision: _, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
      static var exponential: OSLogFloatFormatting {get}
      static var fixed: OSLogFloatFormatting {get}
      static var hex: OSLogFloatFormatting {get}
      static var hybrid: OSLogFloatFormatting {get}
      }
      extension OSLogInt32ExtendedFormat {
      func hash(into: inout Hasher)
      static var answer: OSLogInt32ExtendedFormat {get}
      static var byteCount: OSLogInt32ExtendedFormat {get}
      static var secondsSince1970: OSLogInt32ExtendedFormat {get}
      static var truth: OSLogInt32ExtendedFormat {get}
      var hashValue: Int {get}
      }
      extension OSLogIntExtendedFormat {
      func hash(into: inout Hasher)
      static var byteCount: OSLogIntExtendedFormat {get}
      var hashValue: Int {get}
      }
      extension OSLogIntegerFormatting {
      static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting
      static func decimal(explicitPositiveSign: Bool = false, minDigits: _) -> OSLogIntegerFormatting
      static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting
      static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: _) -> OSLogIntegerFormatting
      static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting
      static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: _) -> OSLogIntegerFormatting
      static var decimal: OSLogIntegerFormatting {get}
      static var hex: OSLogIntegerFormatting {get}
      static var octal: OSLogIntegerFormatting {get}
      }
      extension OSLogInterpolation {
      func appendInterpolation(_: _, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto)
      func appendInterpolation(_: _, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String)
      func appendInterpolation(_: _, bytes: _, format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto)
      func appendInterpolation(_: _, bytes: _, format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto, attributes: String)
      func appendInterpolation(_: _, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto)
      func appendInterpolation(_: _, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto)
      func appendInterpolation(_: _, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String)
      func appendInterpolation(_: _, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto)
      func appendInterpolation(_: _, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto, attributes: String)
      func appendInterpolation(_: _, format: OSLogIntExtendedFormat, privacy: OSLogPrivacy = .auto, attributes: String = "")
      func appendInterpolation(_: _, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto)
      func appendInterpolation(_: _, format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto)
      func appendInterpolation(_: _, format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto, attributes: String)
      func appendInterpolation(_: _, privacy: OSLogPrivacy = .auto)
      func appendInterpolation(_: _, privacy: OSLogPrivacy = .auto, attributes: String = "")
      func appendInterpolation(_: _, privacy: OSLogPrivacy = .auto, attributes: String)
      func appendLiteral(_: String)
      init(literalCapacity: Int, interpolationCount: Int)
      }
      extension OSLogMessage {
      init(stringInterpolation: OSLogInterpolation)
      let interpolation: OSLogInterpolation
      var bufferSize: Int {get}
      }
      extension OSLogPointerFormat {
      func hash(into: inout Hasher)
      static var none: OSLogPointerFormat {get}
      static var sockaddr: OSLogPointerFormat {get}
      static var timespec: OSLogPointerFormat {get}
      static var timeval: OSLogPointerFormat {get}
      static var uuid: OSLogPointerFormat {get}
      var hashValue: Int {get}
      }
      extension OSLogPrivacy {
      static func `private`(mask: OSLogPrivacy.Mask) -> OSLogPrivacy
      static func auto(mask: OSLogPrivacy.Mask) -> OSLogPrivacy
      static func sensitive(mask: OSLogPrivacy.Mask) -> OSLogPrivacy
      static var `private`: OSLogPrivacy {get}
      static var auto: OSLogPrivacy {get}
      static var sensitive: OSLogPrivacy {get}
      }
      extension OSLogPrivacy.Mask {
      func hash(into: inout Hasher)
      static var hash: Mask {get}
      static var none: Mask {get}
      var hashValue: Int {get}
      }
      extension OSLogStringAlignment {
      static func left(columns: _) -> OSLogStringAlignment
      static func right(columns: _) -> OSLogStringAlignment
      static var none: OSLogStringAlignment {get}
      }
      extension OSLogType {
      init(_: UInt8)
      init(rawValue: UInt8)
      static let `default`: OSLogType
      static let debug: OSLogType
      static let error: OSLogType
      static let fault: OSLogType
      static let info: OSLogType
      var rawValue: UInt8
      }
      extension OSSignpostAnimationBegin {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension OSSignpostID {
      init(_: UInt64)
      init(log: OSLog)
      init(log: OSLog, object: AnyObject)
      let rawValue: os_signpost_id_t
      static let exclusive: OSSignpostID
      static let invalid: OSSignpostID
      static let null: OSSignpostID
      }
      extension OSSignpostIntervalState {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      static func beginState(id: OSSignpostID) -> OSSignpostIntervalState
      }
      extension OSSignpostType {
      init(_: UInt8)
      init(rawValue: UInt8)
      static let begin: OSSignpostType
      static let end: OSSignpostType
      static let event: OSSignpostType
      var rawValue: UInt8
      }
      extension OSSignposter {
      func beginInterval(_: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
      func beginInterval(_: StaticString, id: OSSignpostID = .exclusive, _: SignpostMetadata) -> OSSignpostIntervalState
      func endInterval(_: StaticString, _: OSSignpostIntervalState)
      func endInterval(_: StaticString, _: OSSignpostIntervalState, _: SignpostMetadata)
      init(logHandle: OSLog)
      init(logger: Logger)
      init(subsystem: String, category: OSLog.Category)
      init(subsystem: String, category: String)
      static var disabled: OSSignposter {get}
      var isEnabled: Bool {get}
      }
      """#)
}
