// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreFoundation = SDKTypes(
    module: "CoreFoundation",
    exports: ["os"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/corefoundation; since: iOS 17.4 SDK
      public typealias CFAbsoluteTime = CFTimeInterval
      public class CFAllocator: Hashable {}
      public struct CFAllocatorContext {}
      public class CFArray: Hashable {}
      public struct CFArrayCallBacks: Sendable {}
      public class CFAttributedString: Hashable {}
      public class CFBag: Hashable {}
      public struct CFBagCallBacks: Sendable {}
      public class CFBinaryHeap: Hashable {}
      public struct CFBinaryHeapCallBacks: Sendable {}
      public struct CFBinaryHeapCompareContext {}
      public class CFBitVector: Hashable {}
      public class CFBoolean: Hashable {}
      public class CFBundle: Hashable {}
      public typealias CFByteOrder = CFIndex
      public class CFCalendar: Hashable {}
      public struct CFCalendarIdentifier: Hashable, RawRepresentable, Sendable {}
      public struct CFCalendarUnit: OptionSet, Sendable {}
      public class CFCharacterSet: Hashable {}
      public enum CFCharacterSetPredefinedSet: Hashable, RawRepresentable, Sendable {}
      public enum CFComparisonResult: Hashable, RawRepresentable, Sendable {}
      public class CFData: Hashable {}
      public struct CFDataSearchFlags: OptionSet, Sendable {}
      public class CFDate: Hashable {}
      public class CFDateFormatter: Hashable {}
      public struct CFDateFormatterKey: Hashable, RawRepresentable, Sendable {}
      public enum CFDateFormatterStyle: Hashable, RawRepresentable, Sendable {}
      public class CFDictionary: Hashable {}
      public struct CFDictionaryKeyCallBacks: Sendable {}
      public struct CFDictionaryValueCallBacks: Sendable {}
      public class CFError: Hashable, @unchecked Sendable {}
      public typealias CFErrorDomain = CFString
      public class CFFileDescriptor: Hashable {}
      public struct CFFileDescriptorContext {}
      public class CFFileSecurity: Hashable {}
      public struct CFFileSecurityClearOptions: OptionSet, Sendable {}
      public struct CFGregorianDate {}
      public struct CFGregorianUnitFlags: OptionSet, Sendable {}
      public struct CFGregorianUnits {}
      public struct CFISO8601DateFormatOptions: OptionSet, Sendable {}
      public class CFLocale: Hashable {}
      public struct CFLocaleIdentifier: Hashable, RawRepresentable, Sendable {}
      public struct CFLocaleKey: Hashable, RawRepresentable, Sendable {}
      public enum CFLocaleLanguageDirection: Hashable, RawRepresentable, Sendable {}
      public class CFMachPort: Hashable {}
      public struct CFMachPortContext {}
      public class CFMessagePort: Hashable {}
      public struct CFMessagePortContext {}
      public class CFMutableArray: CFArray {}
      public class CFMutableAttributedString: CFAttributedString {}
      public class CFMutableBag: CFBag {}
      public class CFMutableBitVector: CFBitVector {}
      public class CFMutableCharacterSet: CFCharacterSet {}
      public class CFMutableData: CFData {}
      public class CFMutableDictionary: CFDictionary {}
      public class CFMutableSet: CFSet {}
      public class CFMutableString: CFString {}
      public class CFNotificationCenter: Hashable {}
      public struct CFNotificationName: Hashable, RawRepresentable, Sendable {}
      public enum CFNotificationSuspensionBehavior: Hashable, RawRepresentable, Sendable {}
      public class CFNull: Hashable {}
      public class CFNumber: Hashable {}
      public class CFNumberFormatter: Hashable {}
      public struct CFNumberFormatterKey: Hashable, RawRepresentable, Sendable {}
      public struct CFNumberFormatterOptionFlags: OptionSet, Sendable {}
      public enum CFNumberFormatterPadPosition: Hashable, RawRepresentable, Sendable {}
      public enum CFNumberFormatterRoundingMode: Hashable, RawRepresentable, Sendable {}
      public enum CFNumberFormatterStyle: Hashable, RawRepresentable, Sendable {}
      public enum CFNumberType: Hashable, RawRepresentable, Sendable {}
      public class CFPlugIn: Hashable {}
      public typealias CFPlugInDynamicRegisterFunction = (CFPlugIn?) -> Void
      public class CFPlugInInstance: Hashable {}
      public typealias CFPlugInUnloadFunction = (CFPlugIn?) -> Void
      public typealias CFPropertyList = CFTypeRef
      public enum CFPropertyListFormat: Hashable, RawRepresentable, Sendable {}
      public struct CFPropertyListMutabilityOptions: OptionSet, Sendable {}
      public struct CFRange: Sendable {}
      public class CFReadStream: Hashable {}
      public class CFRunLoop: Hashable {}
      public struct CFRunLoopActivity: OptionSet, Sendable {}
      public struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {}
      public class CFRunLoopObserver: Hashable {}
      public struct CFRunLoopObserverContext {}
      public enum CFRunLoopRunResult: Hashable, RawRepresentable, Sendable {}
      public class CFRunLoopSource: Hashable {}
      public struct CFRunLoopSourceContext {}
      public struct CFRunLoopSourceContext1 {}
      public class CFRunLoopTimer: Hashable {}
      public struct CFRunLoopTimerContext {}
      public class CFSet: Hashable {}
      public struct CFSetCallBacks: Sendable {}
      public class CFSocket: Hashable {}
      public struct CFSocketCallBackType: OptionSet, Sendable {}
      public struct CFSocketContext {}
      public enum CFSocketError: Hashable, RawRepresentable, Sendable {}
      public struct CFSocketSignature {}
      public struct CFStreamClientContext {}
      public struct CFStreamError: Sendable {}
      public enum CFStreamErrorDomain: Hashable, RawRepresentable, Sendable {}
      public struct CFStreamEventType: OptionSet, Sendable {}
      public struct CFStreamPropertyKey: Hashable, RawRepresentable, Sendable {}
      public enum CFStreamStatus: Hashable, RawRepresentable, Sendable {}
      public class CFString: Hashable {}
      public enum CFStringBuiltInEncodings: Hashable, RawRepresentable, Sendable {}
      public struct CFStringCompareFlags: OptionSet, Sendable {}
      public enum CFStringEncodings: Hashable, RawRepresentable, Sendable {}
      public struct CFStringInlineBuffer {}
      public enum CFStringNormalizationForm: Hashable, RawRepresentable, Sendable {}
      public class CFStringTokenizer: Hashable {}
      public struct CFStringTokenizerTokenType: OptionSet, Sendable {}
      public struct CFSwappedFloat32: Sendable {}
      public struct CFSwappedFloat64: Sendable {}
      public typealias CFTimeInterval = Double
      public class CFTimeZone: Hashable {}
      public enum CFTimeZoneNameStyle: Hashable, RawRepresentable, Sendable {}
      public class CFTree: Hashable {}
      public struct CFTreeContext {}
      public typealias CFTypeRef = AnyObject
      public class CFURL: Hashable {}
      public struct CFURLBookmarkCreationOptions: OptionSet, Sendable {}
      public typealias CFURLBookmarkFileCreationOptions = CFOptionFlags
      public struct CFURLBookmarkResolutionOptions: OptionSet, Sendable {}
      public enum CFURLComponentType: Hashable, RawRepresentable, Sendable {}
      public class CFURLEnumerator: Hashable {}
      public struct CFURLEnumeratorOptions: OptionSet, Sendable {}
      public enum CFURLEnumeratorResult: Hashable, RawRepresentable, Sendable {}
      public enum CFURLPathStyle: Hashable, RawRepresentable, Sendable {}
      public class CFUUID: Hashable {}
      public struct CFUUIDBytes: Sendable {}
      public class CFUserNotification: Hashable {}
      public typealias CFUserNotificationCallBack = (CFUserNotification?, CFOptionFlags) -> Void
      public class CFWriteStream: Hashable {}
      public struct CGAffineTransform: Sendable {}
      public struct CGAffineTransformComponents: Sendable {}
      public enum CGRectEdge: Hashable, RawRepresentable, Sendable {}
      public struct CGVector: Sendable {}
      func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime
      func CFBooleanGetTypeID() -> CFTypeID
      func CFDataCreateMutable(_: CFAllocator!, _: CFIndex) -> CFMutableData!
      func CFDataGetBytePtr(_: CFData!) -> UnsafePointer<UInt8>!
      func CFGetTypeID(_: CFTypeRef!) -> CFTypeID
      func CFNotificationCenterAddObserver(_: CFNotificationCenter!, _: UnsafeRawPointer!, _: CFNotificationCallback!, _: CFString!, _: UnsafeRawPointer!, _: CFNotificationSuspensionBehavior)
      func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter!
      func CFNotificationCenterPostNotification(_: CFNotificationCenter!, _: CFNotificationName!, _: UnsafeRawPointer!, _: CFDictionary!, _: Bool)
      func CFNotificationCenterRemoveObserver(_: CFNotificationCenter!, _: UnsafeRawPointer!, _: CFNotificationName!, _: UnsafeRawPointer!)
      func CFStringConvertEncodingToNSStringEncoding(_: CFStringEncoding) -> UInt
      let kCFAllocatorDefault: CFAllocator!
      let kCFBooleanTrue: CFBoolean!
      let kCFBundleNameKey: CFString!
      """#)
}
