extension SDKInterface {
  /// Widgets are views; their providers are not.
  static let widgetKit = SDKInterface(
    module: "WidgetKit", imports: ["SwiftUI", "Foundation"],
    source: #"""
      // source: apple/swiftui/widget; since: iOS 18 SDK
      @preconcurrency @MainActor public protocol Widget { associatedtype Body: WidgetConfiguration }
      @preconcurrency @MainActor public protocol WidgetBundle { associatedtype Body: Widget }
      @preconcurrency @MainActor public protocol WidgetConfiguration {}
      @resultBuilder public struct WidgetBundleBuilder {
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: Widget
      }
      // source: apple/widgetkit/timelineprovider; since: iOS 14
      public protocol TimelineEntry { var date: Date { get } }
      public protocol TimelineProvider { associatedtype Entry: TimelineEntry }
      public struct Timeline<EntryType> where EntryType: TimelineEntry {}
      """#)
}
