extension SDKInterface {
  /// Views, and modifiers with their closures.
  static let swiftUIViews = #"""

    // Views
    public struct EmptyView: View { // source: apple/swiftui/emptyview; since: iOS 13
      nonisolated public init()
      public typealias Body = Never
    }
    public struct AnyView: View { // source: apple/swiftui/anyview; since: iOS 13
      nonisolated public init<V>(_ view: V) where V: View
      public typealias Body = Never
    }
    public struct Text: Equatable, Sendable { // source: apple/swiftui/text; since: iOS 13
      nonisolated public init(verbatim content: String)
      nonisolated public init<S>(_ content: S) where S: StringProtocol
    }
    extension Text: View { public typealias Body = Never }
    public struct Image: Equatable, Sendable { // source: apple/swiftui/image; since: iOS 13
      nonisolated public init(_ name: String)
      nonisolated public init(systemName: String)
    }
    extension Image: View { public typealias Body = Never }
    public struct Color: Hashable, Sendable { // source: apple/swiftui/color; since: iOS 13
      nonisolated public static let red: Color
      nonisolated public static let clear: Color
    }
    extension Color: View { public typealias Body = Never }
    public struct Spacer: Sendable { // source: apple/swiftui/spacer; since: iOS 13
      nonisolated public init()
    }
    extension Spacer: View { public typealias Body = Never }
    public struct ProgressView: View { // source: apple/swiftui/progressview; since: iOS 14
      nonisolated public init()
      public typealias Body = Never
    }
    public struct Button<Label>: View where Label: View { // source: apple/swiftui/button; since: iOS 13
      public typealias Body = Never
    }
    extension Button { // source: apple/swiftui/button/init(action:label:); since: iOS 18 SDK
      @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    }
    extension Button where Label == Text { // source: apple/swiftui/button/init(_:action:)-6u2m4; since: iOS 18 SDK
      @preconcurrency nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol
    }
    public struct Toggle<Label>: View where Label: View { // source: apple/swiftui/toggle; since: iOS 13
      public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
      public typealias Body = Never
    }
    // source: apple/swiftui/textfield; since: iOS 13
    public struct TextField<Label>: View where Label: View { public typealias Body = Never }
    extension TextField where Label == Text { public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol }
    // source: apple/swiftui/layout-fundamentals; since: iOS 13
    public struct VStack<Content>: View where Content: View {
      nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    public struct HStack<Content>: View where Content: View {
      nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    public struct ZStack<Content>: View where Content: View {
      nonisolated public init(@ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    public struct LazyVStack<Content>: View where Content: View {
      nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    public struct Group<Content> { public typealias Body = Never }
    extension Group: View where Content: View { nonisolated public init(@ViewBuilder content: () -> Content) }
    public struct ScrollView<Content>: View where Content: View {
      nonisolated public init(@ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    // source: apple/swiftui/lists; since: iOS 13
    public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable { public var data: Data }
    extension ForEach: View where Content: View { public typealias Body = Never }
    extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable { public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) }
    extension ForEach where Content: View { public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) }
    @preconcurrency @MainActor public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View { public typealias Body = Never }
    extension List where SelectionValue == Never {
      nonisolated public init(@ViewBuilder content: () -> Content)
      nonisolated public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    }
    public struct Section<Parent, Content, Footer> {}
    extension Section: View where Parent: View, Content: View, Footer: View { public typealias Body = Never }
    extension Section where Parent == EmptyView, Content: View, Footer == EmptyView { nonisolated public init(@ViewBuilder content: () -> Content) }
    @preconcurrency @MainActor public struct Form<Content>: View where Content: View {
      nonisolated public init(@ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    @preconcurrency @MainActor public struct NavigationStack<Data, Root>: View where Root: View { // source: apple/swiftui/navigationstack; since: iOS 16
      nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
      public typealias Body = Never
    }
    public struct NavigationPath { public init() } // source: apple/swiftui/navigationpath; since: iOS 16
    public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View { // source: apple/swiftui/navigationlink; since: iOS 13
      nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      public typealias Body = Never
    }
    public struct WindowGroup<Content>: Scene where Content: View { // source: apple/swiftui/windowgroup; since: iOS 14
      nonisolated public init(@ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    // source: apple/swiftui/controls-and-indicators; since: iOS 14
    public struct Label<Title, Icon>: View where Title: View, Icon: View { public typealias Body = Never }
    extension Label where Title == Text, Icon == Image { nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol }
    public struct Menu<Label, Content>: View where Label: View, Content: View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      public typealias Body = Never
    }
    public struct Picker<Label, SelectionValue, Content>: View where Label: View, SelectionValue: Hashable, Content: View {
      nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      public typealias Body = Never
    }
    public struct GroupBox<Label, Content>: View where Label: View, Content: View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      public typealias Body = Never
    }
    public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
      nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
      public typealias Body = Never
    }
    public struct LabeledContent<Label, Content> {}
    extension LabeledContent: View where Label: View, Content: View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      public typealias Body = Never
    }
    // source: apple/swiftui/layout-fundamentals; since: iOS 14
    public struct LazyHStack<Content>: View where Content: View {
      nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    public struct GridItem: Sendable {}
    public struct LazyVGrid<Content>: View where Content: View {
      nonisolated public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    public struct LazyHGrid<Content>: View where Content: View {
      nonisolated public init(rows: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    public struct Grid<Content> where Content: View { nonisolated public init(@ViewBuilder content: () -> Content) }
    extension Grid: View { public typealias Body = Never }
    public struct GridRow<Content> { nonisolated public init(@ViewBuilder content: () -> Content) }
    extension GridRow: View where Content: View { public typealias Body = Never }
    public struct ScrollViewProxy { public func scrollTo<ID>(_ id: ID) where ID: Hashable }
    public struct ScrollViewReader<Content>: View where Content: View {
      nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
      public typealias Body = Never
    }
    // source: apple/swiftui/navigation; since: iOS 16
    public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View { public typealias Body = Never }
    extension NavigationSplitView where Content == EmptyView { nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) }
    public struct NavigationView<Content>: View where Content: View {
      nonisolated public init(@ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View { public typealias Body = Never }
    extension TabView where SelectionValue == Int { nonisolated public init(@ViewBuilder content: () -> Content) }
    extension TabView { nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) }
    // source: apple/swiftui/tab; since: iOS 18
    @preconcurrency @MainActor public struct Tab<Value, Content, Label> {
      nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    // source: apple/swiftui/toolbars; since: iOS 14
    public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
      public var body: Never { get }
    }
    extension ToolbarItem where ID == () { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) }
    public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
      nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    extension Never: ToolbarContent {}
    public struct ToolbarItemPlacement {
      public static var automatic: ToolbarItemPlacement { get }
      public static var primaryAction: ToolbarItemPlacement { get }
    }
    // source: apple/swiftui/windows; since: macOS 13
    public struct Window<Content>: Scene where Content: View {
      nonisolated public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol
      public typealias Body = Never
    }
    public struct Settings<Content>: Scene where Content: View {
      nonisolated public init(@ViewBuilder content: () -> Content)
      public typealias Body = Never
    }
    // Rendered off the main thread when asked to.
    // source: apple/swiftui/canvas; since: iOS 15
    public struct Canvas<Symbols> where Symbols: View {}
    extension Canvas: View { public typealias Body = Never }
    extension Canvas where Symbols == EmptyView {
      @_semantics("callsBackOffMain") nonisolated public init(opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
    }
    public struct GraphicsContext {} // source: apple/swiftui/graphicscontext; since: iOS 15
    public struct GeometryReader<Content>: View where Content: View { // source: apple/swiftui/geometryreader; since: iOS 13
      nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
      public typealias Body = Never
    }
    public struct GeometryProxy { public var size: CGSize { get } } // source: apple/swiftui/geometryproxy; since: iOS 13
    @available(*, unavailable) extension GeometryProxy: Sendable {} // source: apple/swiftui/geometryproxy; since: iOS 18 SDK
    public struct ViewDimensions { public var width: CGFloat { get } } // source: apple/swiftui/viewdimensions; since: iOS 13
    public struct HorizontalAlignment: Equatable, Sendable { public static let center: HorizontalAlignment } // source: apple/swiftui/horizontalalignment; since: iOS 13
    public struct Animation: Equatable, Sendable { public static let `default`: Animation } // source: apple/swiftui/animation; since: iOS 13
    public struct Transaction { public init() } // source: apple/swiftui/transaction; since: iOS 13
    public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result // source: apple/swiftui/withanimation(_:_:); since: iOS 13

    // Modifiers: nonisolated, since the iOS 18 SDK. Where a closure parameter says nothing, the closure runs where the view is.
    extension View { // source: apple/swiftui/view-modifiers; since: iOS 18 SDK
      nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
      nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View // source: apple/swiftui/view/task(priority:_:); since: iOS 15
      nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View where T: Equatable // source: apple/swiftui/view/task(id:priority:_:); since: iOS 15
      nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View
      nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View
      nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View where V: Equatable
      nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V: Equatable
      nonisolated public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P: Publisher, P.Failure == Never
      nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
      nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View
      nonisolated public func onSubmit(_ action: @escaping (() -> Void)) -> some View
      nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View
      nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View // source: apple/swiftui/view/refreshable(action:); since: iOS 15
      nonisolated public func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
      nonisolated public func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
      nonisolated public func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
      nonisolated public func popover<Content>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
      nonisolated public func confirmationDialog<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where S: StringProtocol, A: View
      nonisolated public func safeAreaInset<V>(edge: VerticalEdge, @ViewBuilder content: () -> V) -> some View where V: View
      nonisolated public func searchable(text: Binding<String>) -> some View
      nonisolated public func searchable<S>(text: Binding<String>, @ViewBuilder suggestions: () -> S) -> some View where S: View
      nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View
      nonisolated public func fileImporter(isPresented: Binding<Bool>, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
      nonisolated public func fileExporter(isPresented: Binding<Bool>, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
      nonisolated public func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View
      nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable
      nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent
      nonisolated public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where S: StringProtocol, A: View
      nonisolated public func overlay<V>(@ViewBuilder content: () -> V) -> some View where V: View
      nonisolated public func background<V>(@ViewBuilder content: () -> V) -> some View where V: View
      nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
      nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View
      nonisolated public func swipeActions<T>(allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View where T: View
      nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol
      nonisolated public func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View
      nonisolated public func padding(_ length: CGFloat) -> some View
      nonisolated public func padding() -> some View
      nonisolated public func opacity(_ opacity: Double) -> some View
      nonisolated public func font(_ font: Font?) -> some View
      nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle
      nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View
      nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View
      nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View where Item: Identifiable
      nonisolated public func disabled(_ disabled: Bool) -> some View
      nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable
      nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
      nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
      nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject
      @_semantics("callsBackOffMain") @preconcurrency nonisolated public func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View where T: Equatable, T: Sendable // source: apple/swiftui/view/ongeometrychange(for:of:action:); since: iOS 18 SDK
      @_semantics("callsBackOffMain") nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View // source: apple/swiftui/view/visualeffect(_:); since: iOS 18 SDK
      @_semantics("callsBackOffMain") @preconcurrency nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View // source: apple/swiftui/view/alignmentguide(_:computevalue:); since: iOS 18 SDK
    }
    extension Text { nonisolated public func font(_ font: Font?) -> Text } // source: apple/swiftui/text/font(_:); since: iOS 13
    public struct Font: Hashable, Sendable {} // source: apple/swiftui/font; since: iOS 13
    public enum Visibility: Sendable { case automatic, visible, hidden } // source: apple/swiftui/visibility; since: iOS 15
    public struct Alert {} // source: apple/swiftui/alert; since: iOS 13
    // source: apple/swiftui/modifiedcontent; since: iOS 13
    public enum VerticalEdge: Sendable { case top, bottom } // source: apple/swiftui/verticaledge; since: iOS 15
    extension DynamicViewContent { // source: apple/swiftui/dynamicviewcontent; since: iOS 13
      nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
      nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
    }
    extension ForEach: DynamicViewContent where Content: View {} // source: apple/swiftui/foreach; since: iOS 13
    public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result // source: apple/swiftui/withtransaction(_:_:); since: iOS 13
    public struct PlaceholderContentView<Value>: View { public typealias Body = Never }
    public struct ModifiedContent<Content, Modifier> {}
    extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public typealias Body = Never }

    // source: apple/swiftui/entry(); since: iOS 18 SDK
    @attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() = #externalMacro(module: "SDKMacros", type: "Entry")
    // source: apple/swiftui/preview(_:traits:_:body:); since: iOS 17 SDK
    @attached(peer) public macro Previewable() = #externalMacro(module: "SDKMacros", type: "Previewable") // source: apple/swiftui/previewable(); since: iOS 18 SDK
    @freestanding(declaration) public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "SDKMacros", type: "Preview")
    """#
}
