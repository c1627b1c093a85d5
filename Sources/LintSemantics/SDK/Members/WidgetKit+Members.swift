// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let widgetKit = SDKMembers(
    module: "WidgetKit",
    typesOfOthers: ["ActivityAttributes", "EnvironmentValues", "View"],
    text: #"""
      extension AccessoryWidgetBackground {
      @MainActor var body: some View {get}
      nonisolated init()
      }
      extension ActivityAttributes {
      func previewContext(_: Self.ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind) -> some View
      }
      extension ActivityConfiguration {
      @MainActor var body: some WidgetConfiguration {get}
      }
      extension ActivityViewContext {
      let activityID: String
      let attributes: Attributes
      let isStale: Bool
      let state: Attributes.ContentState
      }
      extension AppIntentConfiguration {
      @MainActor var body: some WidgetConfiguration {get}
      }
      extension AppIntentRecommendation {
      init(intent: Intent, description: LocalizedStringKey)
      init(intent: Intent, description: Text)
      init(intent: Intent, description: some StringProtocol)
      }
      extension AppIntentTimelineProvider {
      func placeholder(in: Self.Context) -> Self.Entry
      func recommendations() -> [AppIntentRecommendation<Self.Intent>]
      func snapshot(for: Self.Intent, in: Self.Context) async -> Self.Entry
      func timeline(for: Self.Intent, in: Self.Context) async -> Timeline<Self.Entry>
      }
      extension DynamicIsland {
      func contentMargins(_: Edge.Set = .all, _: Double, for: DynamicIslandMode) -> DynamicIsland
      func widgetURL(_: URL?) -> DynamicIsland
      }
      extension DynamicIslandExpandedRegion {
      func contentMargins(_: Edge.Set = .all, _: Double) -> DynamicIslandExpandedRegion<Content>
      init(_: DynamicIslandExpandedRegionPosition, priority: Double = 0, content: _)
      }
      extension EnvironmentValues {
      var widgetFamily: WidgetFamily {get}
      var widgetRenderingMode: WidgetRenderingMode {get set}
      }
      extension IntentRecommendation {
      init(intent: T, description: LocalizedStringKey)
      init(intent: T, description: Text)
      }
      extension IntentTimelineProvider {
      func getSnapshot(for: Self.Intent, in: Self.Context, completion: _)
      func getTimeline(for: Self.Intent, in: Self.Context, completion: _)
      func placeholder(in: Self.Context) -> Self.Entry
      func recommendations() -> [IntentRecommendation<Self.Intent>]
      }
      extension PreviewActivityBuilder {
      static func buildArray(_: [[A.ContentState]]) -> [A.ContentState]
      static func buildExpression(_: A.ContentState) -> [A.ContentState]
      static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState]) -> [A.ContentState]
      static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState]
      }
      extension PreviewTimelineBuilder {
      static func buildArray(_: [[any TimelineEntry]]) -> [any TimelineEntry]
      static func buildExpression(_: some TimelineEntry) -> [any TimelineEntry]
      static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry]) -> [any TimelineEntry]
      static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry]
      }
      extension StaticConfiguration {
      @MainActor var body: some WidgetConfiguration {get}
      }
      extension Timeline {
      init(entries: [EntryType], policy: TimelineReloadPolicy)
      let entries: [EntryType]
      let policy: TimelineReloadPolicy
      }
      extension TimelineEntry {
      var relevance: TimelineEntryRelevance? {get}
      }
      extension TimelineEntryRelevance {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      init(score: Float, duration: TimeInterval = 0.0)
      var duration: TimeInterval
      var hashValue: Int {get}
      var score: Float
      }
      extension TimelineProvider {
      func getSnapshot(in: Self.Context, completion: _)
      func getTimeline(in: Self.Context, completion: _)
      func placeholder(in: Self.Context) -> Self.Entry
      }
      extension TimelineReloadPolicy {
      static func after(_: Date) -> TimelineReloadPolicy
      static let atEnd: TimelineReloadPolicy
      static let never: TimelineReloadPolicy
      }
      extension View {
      nonisolated func activityBackgroundTint(_: Color?) -> some View
      nonisolated func activitySystemActionForegroundColor(_: Color?) -> some View
      nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
      nonisolated func widgetAccentable(_: Bool = true) -> some View
      nonisolated func widgetCurvesContent(_: Bool = true) -> some View
      nonisolated func widgetLabel(_: LocalizedStringKey) -> some View
      nonisolated func widgetURL(_: URL?) -> some View
      }
      extension Widget {
      nonisolated static func main()
      }
      extension WidgetBundle {
      nonisolated static func main()
      }
      extension WidgetCenter {
      func getCurrentConfigurations(_: _)
      func reloadAllTimelines()
      func reloadTimelines(ofKind: String)
      static let shared: WidgetCenter
      }
      extension WidgetCenter.UserInfoKey {
      static let activityID: String
      static let family: String
      static let kind: String
      }
      extension WidgetConfiguration {
      nonisolated func configurationDisplayName(_: LocalizedStringKey) -> some WidgetConfiguration
      nonisolated func configurationDisplayName(_: Text) -> some WidgetConfiguration
      nonisolated func contentMarginsDisabled() -> some WidgetConfiguration
      nonisolated func description(_: LocalizedStringKey) -> some WidgetConfiguration
      nonisolated func description(_: Text) -> some WidgetConfiguration
      nonisolated func supportedFamilies(_: [WidgetFamily]) -> some WidgetConfiguration
      }
      extension WidgetFamily {
      init?(rawValue: Int)
      static var accessoryCircular: WidgetFamily {get}
      static var accessoryInline: WidgetFamily {get}
      static var accessoryRectangular: WidgetFamily {get}
      static var systemExtraLarge: WidgetFamily {get}
      static var systemLarge: WidgetFamily {get}
      static var systemMedium: WidgetFamily {get}
      static var systemSmall: WidgetFamily {get}
      var debugDescription: String {get}
      var description: String {get}
      var rawValue: Int {get}
      }
      extension WidgetPreviewContext {
      init(family: WidgetFamily)
      }
      extension WidgetRenderingMode {
      static let accented: WidgetRenderingMode
      static let fullColor: WidgetRenderingMode
      static let vibrant: WidgetRenderingMode
      var description: String {get}
      }
      """#)
}
