// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let widgetKit = SDKTypes(
    module: "WidgetKit",
    exports: ["Foundation"],
    imports: ["SwiftUI"],
    extended: ["ActivityPreviewViewKind", "TimelineProviderContext", "WidgetCenter"],
    text: #"""
      // source: apple/widgetkit; since: iOS 17.4 SDK
      @MainActor @preconcurrency public struct AccessoryWidgetBackground: View {}
      @MainActor @preconcurrency public struct ActivityConfiguration<Attributes>: WidgetConfiguration where Attributes: ActivityAttributes {}
      public enum ActivityPreviewViewKind {}
      public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {}
      @MainActor @preconcurrency public struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration where Intent: WidgetConfigurationIntent, Content: View {}
      public struct AppIntentRecommendation<Intent> where Intent: WidgetConfigurationIntent {}
      public protocol AppIntentTimelineProvider {}
      public struct DynamicIsland {}
      public struct DynamicIslandExpandedContent<Content> where Content: View {}
      @resultBuilder public struct DynamicIslandExpandedContentBuilder {}
      public struct DynamicIslandExpandedRegion<Content> where Content: View {}
      public struct DynamicIslandExpandedRegionPosition {}
      public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable {}
      public struct DynamicIslandMode: Equatable {}
      @MainActor @preconcurrency public struct IntentConfiguration<Intent, Content>: WidgetConfiguration where Intent: INIntent, Content: View {}
      public struct IntentRecommendation<T> where T: INIntent {}
      public protocol IntentTimelineProvider {}
      @resultBuilder public struct PreviewActivityBuilder<A> where A: ActivityAttributes {}
      @resultBuilder public struct PreviewTimelineBuilder {}
      @MainActor @preconcurrency public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {}
      public struct TimelineEntryRelevance: Decodable, Encodable, Hashable {}
      public struct TimelineProviderContext {}
      public struct TimelineReloadPolicy: Equatable {}
      public class WidgetCenter {}
      public enum WidgetFamily: Hashable, RawRepresentable {}
      public struct WidgetInfo: Hashable, Identifiable {}
      public struct WidgetLocation: Hashable, Sendable {}
      public struct WidgetPreviewContext: PreviewContext {}
      public struct WidgetRenderingMode: Equatable {}
      extension ActivityPreviewViewKind {
        public enum DynamicIslandPreviewViewState: Hashable {}
      }
      extension TimelineProviderContext {
        @dynamicMemberLookup public struct EnvironmentVariants {}
      }
      extension WidgetCenter {
        public struct UserInfoKey {}
      }
      """#,
    closureFunctions: #"""
      extension AppIntentConfiguration { init(content: () -> _) }
      extension DynamicIsland { init(expanded: () -> _, compactLeading: () -> _, compactTrailing: () -> _, minimal: () -> _) }
      extension DynamicIslandExpandedRegion { init(content: () -> _) }
      extension IntentConfiguration { init(content: () -> _) }
      extension StaticConfiguration { init(content: () -> _) }
      extension View { nonisolated func widgetLabel(label: () -> _) -> _ }
      """#)
}
