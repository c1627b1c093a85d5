// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let accessibility = SDKTypes(
    module: "Accessibility",
    exports: ["CoreGraphics", "Foundation"],
    imports: [],
    extended: [
      "AXChartDescriptor", "AXCustomContent", "AXDataPoint", "AXMFiHearingDevice",
      "AXNumericDataAxisDescriptor", "AccessibilityAttributes", "AccessibilityNotification",
      "AnnouncementPriorityAttribute", "AttributeScopes", "HeadingLevelAttribute", "TextualContextAttribute"
    ],
    text: #"""
      // source: apple/accessibility; since: iOS 17.4 SDK
      open class AXBrailleMap: NSObject, NSCopying, NSSecureCoding {}
      public protocol AXBrailleMapRenderer: NSObjectProtocol {}
      open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {}
      public protocol AXChart: NSObjectProtocol {}
      public class AXChartDescriptor: NSObject, NSCopying {}
      open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {}
      public protocol AXCustomContentProvider: NSObjectProtocol {}
      public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
      public protocol AXDataAxisDescriptor: NSCopying {}
      public class AXDataPoint: NSObject, NSCopying {}
      public class AXDataPointValue: NSObject, NSCopying {}
      open class AXDataSeriesDescriptor: NSObject, NSCopying {}
      open class AXLiveAudioGraph: NSObject {}
      public struct AXMFiHearingDevice {}
      public class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {}
      public enum AccessibilityNotification {}
      extension AXChartDescriptor {
        public enum ContentDirection: Hashable, RawRepresentable, Sendable {}
      }
      extension AXCustomContent {
        public enum Importance: Hashable, RawRepresentable, Sendable {}
      }
      extension AXDataPoint {
        public enum Value {}
      }
      extension AXMFiHearingDevice {
        public struct Ear: OptionSet, Sendable {}
      }
      extension AXNumericDataAxisDescriptor {
        public enum ScaleType: Hashable, RawRepresentable, Sendable {}
      }
      extension AccessibilityNotification {
        public struct Announcement {}
        public struct LayoutChanged {}
        public struct PageScrolled {}
        public struct ScreenChanged {}
      }
      extension AttributeScopes {
        public struct AccessibilityAttributes: AttributeScope {}
      }
      extension AttributeScopes.AccessibilityAttributes {
        public enum AdjustedPitchAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey, Sendable {}
        public enum AnnouncementPriorityAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey, Sendable {}
        public enum HeadingLevelAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey, Sendable {}
        public enum IPANotationAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey, Sendable {}
        public enum IncludesPunctuationAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey, Sendable {}
        public enum QueueAnnouncementAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey {}
        public enum SpellOutAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey, Sendable {}
        public enum TextCustomAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey, Sendable {}
        public enum TextualContextAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, MarkdownDecodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey, Sendable {}
      }
      extension AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute {
        public enum AnnouncementPriority: Decodable, Encodable, Hashable, RawRepresentable {}
      }
      extension AttributeScopes.AccessibilityAttributes.HeadingLevelAttribute {
        public enum HeadingLevel: Decodable, Encodable, Hashable, RawRepresentable {}
      }
      extension AttributeScopes.AccessibilityAttributes.TextualContextAttribute {
        public enum TextualContext: Decodable, Encodable, Hashable, RawRepresentable {}
      }
      """#)
}
