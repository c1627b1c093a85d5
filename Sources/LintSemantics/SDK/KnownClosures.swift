import LintSyntax

/// Functions of SwiftUI whose closures run where they are written, by the functions' names: builders of content, which
/// run before the call returns, and actions, which are plain or `@MainActor`. Both are on the main actor where the code
/// around them is. https://developer.apple.com/documentation/swiftui/view and the pages of the views.
enum KnownClosures {
  static func inheritIsolation(_ callee: Name) -> Bool { names.contains(callee) }

  /// Properties of Foundation that hold a `@Sendable` closure.
  /// https://developer.apple.com/documentation/foundation/operation
  static func isSendableProperty(_ name: Name) -> Bool { sendableProperties.contains(name) }

  private static let sendableProperties: Set<Name> = spelled(
    "completionBlock terminationHandler readabilityHandler writeabilityHandler interruptionHandler invalidationHandler")

  /// Functions of Foundation that take a `@Sendable` closure, and no other functions of their name do.
  static func takesSendable(_ callee: Name) -> Bool { sendableCallees.contains(callee) }

  private static let sendableCallees: Set<Name> = spelled("detachNewThread")

  /// Functions that run their closure before they return:
  /// https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
  static func runsInPlace(_ callee: Name) -> Bool { inPlace.contains(callee) }

  private static let inPlace: Set<Name> = spelled("autoreleasepool")

  // Left out: what may run off the main actor (`onGeometryChange`, `visualEffect`, `alignmentGuide`, `Canvas`).
  private static let names: Set<Name> = spelled(
    """
    task onAppear onDisappear onChange onReceive onTapGesture onLongPressGesture onSubmit onDelete onMove onOpenURL
    sheet fullScreenCover popover alert confirmationDialog toolbar navigationDestination contextMenu swipeActions overlay
    background safeAreaInset searchable listRowBackground fileImporter fileExporter refreshable
    withAnimation withTransaction animation
    Button NavigationLink Menu Toggle Picker Section Group List ForEach VStack HStack ZStack LazyVStack LazyHStack
    LazyVGrid LazyHGrid Grid GridRow Form ScrollView ScrollViewReader NavigationStack NavigationSplitView NavigationView
    TabView Tab GroupBox DisclosureGroup Label LabeledContent ToolbarItem ToolbarItemGroup WindowGroup Window Settings
    """)

  /// The names of the words of a text, as the lexer has them.
  private static func spelled(_ words: String) -> Set<Name> {
    let tree = SyntaxTree.parse(words)
    return withExtendedLifetime(tree) { Set(tree.tokens.filter { $0.kind == .identifier }.map(\.name)) }
  }
}
