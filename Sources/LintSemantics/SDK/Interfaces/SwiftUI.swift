extension SDKInterface {
  /// The protocols that put their conformers on the main actor, the ones that do not, the wrappers, and the modifiers and
  /// views whose closures run on the main actor, or elsewhere.
  static let swiftUI = SDKInterface(
    module: "SwiftUI", exports: ["AppKit", "Combine", "CoreTransferable", "Foundation", "Observation", "UIKit"],
    imports: ["CoreData"],
    source: #"""
      // Up to the iOS 17 SDK only `body`, `makeUIView` and the like were on the main actor, not the whole protocol.
      @_semantics("userInterface") @preconcurrency @MainActor public protocol View { // source: apple/swiftui/view; since: iOS 18 SDK
        associatedtype Body: View
        @ViewBuilder var body: Body { get }
      }
      // source: apple/swiftui/view; since: iOS 13
      extension Never: View { @preconcurrency @MainActor public var body: Never { get } }
      extension View where Body == Never { public var body: Never { get } }
      extension Optional: View where Wrapped: View { public typealias Body = Never }
      @_semantics("userInterface") @preconcurrency @MainActor public protocol ViewModifier { // source: apple/swiftui/viewmodifier; since: iOS 18 SDK
        associatedtype Body: View
        typealias Content = _ViewModifier_Content<Self>
        @ViewBuilder func body(content: Content) -> Body
      }
      public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier { public typealias Body = Never } // source: apple/swiftui/viewmodifier; since: iOS 13
      @_semantics("userInterface") @_semantics("application") @preconcurrency @MainActor public protocol App { // source: apple/swiftui/app; since: iOS 18 SDK
        associatedtype Body: Scene
        @SceneBuilder var body: Body { get }
        init()
      }
      extension App { @preconcurrency @MainActor public static func main() } // source: apple/swiftui/app; since: iOS 14
      @_semantics("userInterface") @preconcurrency @MainActor public protocol Scene { // source: apple/swiftui/scene; since: iOS 18 SDK
        associatedtype Body: Scene
        @SceneBuilder var body: Body { get }
      }
      // source: apple/swiftui/scene; since: iOS 14
      extension Never: Scene {}
      extension Scene where Body == Never { public var body: Never { get } }
      @preconcurrency @MainActor public protocol Commands { // source: apple/swiftui/commands; since: iOS 18 SDK
        associatedtype Body: Commands
        @CommandsBuilder var body: Body { get }
      }
      @preconcurrency @MainActor public protocol Gesture<Value> { // source: apple/swiftui/gesture; since: iOS 18 SDK
        associatedtype Value
        associatedtype Body: Gesture
        var body: Body { get }
      }
      extension Gesture { // source: apple/swiftui/gesture; since: iOS 13
        nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
        nonisolated public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> some Gesture<Value>
      }
      extension Gesture where Value: Equatable { nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> } // source: apple/swiftui/gesture/onchanged(_:); since: iOS 13
      @preconcurrency @MainActor public protocol ToolbarContent { // source: apple/swiftui/toolbarcontent; since: iOS 18 SDK
        associatedtype Body: ToolbarContent
        @ToolbarContentBuilder var body: Body { get }
      }
      @preconcurrency @MainActor public protocol CustomizableToolbarContent: ToolbarContent {} // source: apple/swiftui/customizabletoolbarcontent; since: iOS 18 SDK
      @preconcurrency @MainActor public protocol TableRowContent<TableRowValue> { associatedtype TableRowValue: Identifiable } // source: apple/swiftui/tablerowcontent; since: iOS 18 SDK
      @preconcurrency @MainActor public protocol TableColumnContent<TableRowValue> { associatedtype TableRowValue: Identifiable } // source: apple/swiftui/tablecolumncontent; since: iOS 18 SDK
      @preconcurrency @MainActor public protocol DynamicViewContent: View {} // source: apple/swiftui/dynamicviewcontent; since: iOS 18 SDK
      @_semantics("userInterface") @preconcurrency @MainActor public protocol PreviewProvider { // source: apple/swiftui/previewprovider; since: iOS 18 SDK
        associatedtype Previews: View
        @ViewBuilder static var previews: Previews { get }
      }
      @preconcurrency @MainActor public protocol LibraryContentProvider {} // source: apple/developertoolssupport/librarycontentprovider; since: iOS 18 SDK
      @preconcurrency @MainActor public protocol WKInterfaceObjectRepresentable: View {} // source: apple/swiftui/wkinterfaceobjectrepresentable; since: iOS 18 SDK
      @preconcurrency @MainActor public protocol DropDelegate { // source: apple/swiftui/dropdelegate; since: iOS 18 SDK
        func performDrop(info: DropInfo) -> Bool
      }
      public struct DropInfo {} // source: apple/swiftui/dropinfo; since: iOS 13

      // source: apple/swiftui/view-styles; since: iOS 18 SDK
      @preconcurrency @MainActor public protocol ButtonStyle {
        associatedtype Body: View
        typealias Configuration = ButtonStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body
      }
      public struct ButtonStyleConfiguration {
        public struct Label: View { public typealias Body = Never }
        public let label: ButtonStyleConfiguration.Label
        public let isPressed: Bool
      }
      @preconcurrency @MainActor public protocol PrimitiveButtonStyle {
        associatedtype Body: View
        typealias Configuration = PrimitiveButtonStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body
      }
      public struct PrimitiveButtonStyleConfiguration { @preconcurrency @MainActor public func trigger() }
      @preconcurrency @MainActor public protocol LabelStyle {
        associatedtype Body: View
        typealias Configuration = LabelStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body
      }
      public struct LabelStyleConfiguration {}
      @preconcurrency @MainActor public protocol ToggleStyle {
        associatedtype Body: View
        typealias Configuration = ToggleStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body
      }
      public struct ToggleStyleConfiguration { public var isOn: Bool { get nonmutating set } }
      @preconcurrency @MainActor public protocol ProgressViewStyle {}
      @preconcurrency @MainActor public protocol GaugeStyle {}
      @preconcurrency @MainActor public protocol MenuStyle {}
      @preconcurrency @MainActor public protocol PickerStyle {}
      @preconcurrency @MainActor public protocol ListStyle {}
      @preconcurrency @MainActor public protocol FormStyle {}
      @preconcurrency @MainActor public protocol TextFieldStyle {}
      @preconcurrency @MainActor public protocol TextEditorStyle {}
      @preconcurrency @MainActor public protocol GroupBoxStyle {}
      @preconcurrency @MainActor public protocol DisclosureGroupStyle {}
      @preconcurrency @MainActor public protocol LabeledContentStyle {}
      @preconcurrency @MainActor public protocol ControlGroupStyle {}
      @preconcurrency @MainActor public protocol DatePickerStyle {}
      @preconcurrency @MainActor public protocol NavigationSplitViewStyle {}
      @preconcurrency @MainActor public protocol TabViewStyle {}
      @preconcurrency @MainActor public protocol IndexViewStyle {}
      @preconcurrency @MainActor public protocol TableStyle {}
      @preconcurrency @MainActor public protocol WindowStyle {}

      // source: apple/swiftui/uikit-integration, apple/swiftui/appkit-integration; since: iOS 18 SDK
      @_semantics("userInterface") @preconcurrency @MainActor public protocol UIViewRepresentable: View {
        associatedtype UIViewType
        associatedtype Coordinator = Void
        func makeUIView(context: Context) -> UIViewType
        func updateUIView(_ uiView: UIViewType, context: Context)
        static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
        func makeCoordinator() -> Coordinator
        typealias Context = UIViewRepresentableContext<Self>
      }
      @preconcurrency @MainActor public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable { public let coordinator: Representable.Coordinator }
      extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator }
      extension UIViewRepresentable { public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) }
      extension UIViewRepresentable { public typealias Body = Never }
      @_semantics("userInterface") @preconcurrency @MainActor public protocol UIViewControllerRepresentable: View {
        associatedtype UIViewControllerType
        associatedtype Coordinator = Void
        func makeUIViewController(context: Context) -> UIViewControllerType
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
        func makeCoordinator() -> Coordinator
        typealias Context = UIViewControllerRepresentableContext<Self>
      }
      @preconcurrency @MainActor public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable { public let coordinator: Representable.Coordinator }
      extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator }
      extension UIViewControllerRepresentable { public typealias Body = Never }
      @_semantics("userInterface") @preconcurrency @MainActor public protocol NSViewRepresentable: View {
        associatedtype NSViewType
        associatedtype Coordinator = Void
        func makeNSView(context: Context) -> NSViewType
        func updateNSView(_ nsView: NSViewType, context: Context)
        func makeCoordinator() -> Coordinator
        typealias Context = NSViewRepresentableContext<Self>
      }
      @preconcurrency @MainActor public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable { public let coordinator: Representable.Coordinator }
      extension NSViewRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator }
      extension NSViewRepresentable { public typealias Body = Never }
      @_semantics("userInterface") @preconcurrency @MainActor public protocol NSViewControllerRepresentable: View {
        associatedtype NSViewControllerType
        associatedtype Coordinator = Void
        func makeNSViewController(context: Context) -> NSViewControllerType
        func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
        func makeCoordinator() -> Coordinator
        typealias Context = NSViewControllerRepresentableContext<Self>
      }
      @preconcurrency @MainActor public struct NSViewControllerRepresentableContext<Representable> where Representable: NSViewControllerRepresentable { public let coordinator: Representable.Coordinator }
      extension NSViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator }
      extension NSViewControllerRepresentable { public typealias Body = Never }

      // Protocols that isolate nothing, and whose requirements the framework may call off the main thread.
      public protocol Animatable { // source: apple/swiftui/animatable; since: iOS 13
        associatedtype AnimatableData: VectorArithmetic
        var animatableData: AnimatableData { get set }
      }
      public struct EmptyAnimatableData: VectorArithmetic, Sendable { // source: apple/swiftui/emptyanimatabledata; since: iOS 13
        public init()
        public mutating func scale(by rhs: Double)
        public var magnitudeSquared: Double { get }
        public static var zero: EmptyAnimatableData { get }
        public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
        public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
      }
      extension Animatable where AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get set } } // source: apple/swiftui/animatable; since: iOS 13
      // source: apple/swiftui/vectorarithmetic; since: iOS 13
      public protocol VectorArithmetic: AdditiveArithmetic {
        mutating func scale(by rhs: Double)
        var magnitudeSquared: Double { get }
      }
      extension Double: VectorArithmetic {
        public mutating func scale(by rhs: Double)
        public var magnitudeSquared: Double { get }
      }
      // A second global actor, which nothing runs on, so that conformers take neither from the protocols that they inherit.
      // source: apple/swiftui/shape, apple/swiftui/geometryeffect; since: iOS 18 SDK
      @globalActor public actor _RemoveGlobalActor { public static let shared: _RemoveGlobalActor }
      @_RemoveGlobalActor public protocol _RemoveGlobalActorIsolation {}
      public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never { nonisolated func effectValue(size: CGSize) -> ProjectionTransform }
      public struct ProjectionTransform: Equatable, Sendable {}
      public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
        nonisolated func path(in rect: CGRect) -> Path
      }
      extension Shape { public typealias Body = Never } // source: apple/swiftui/shape; since: iOS 13
      public protocol InsettableShape: Shape {} // source: apple/swiftui/insettableshape; since: iOS 13
      public struct Path: Equatable, Sendable { // source: apple/swiftui/path; since: iOS 13
        public init()
        public init(_ callback: (inout Path) -> ())
        public mutating func move(to end: CGPoint)
        public mutating func addLine(to end: CGPoint)
      }
      @preconcurrency public protocol Layout: Sendable, Animatable { // source: apple/swiftui/layout; since: iOS 16
        associatedtype Cache = Void
        typealias Subviews = LayoutSubviews
        func makeCache(subviews: Subviews) -> Cache
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
      }
      public struct LayoutSubviews: Sendable {} // source: apple/swiftui/layoutsubviews; since: iOS 16
      public struct ProposedViewSize: Equatable, Sendable {} // source: apple/swiftui/proposedviewsize; since: iOS 16
      public protocol PreferenceKey { // source: apple/swiftui/preferencekey; since: iOS 13
        associatedtype Value
        static var defaultValue: Value { get }
        static func reduce(value: inout Value, nextValue: () -> Value)
      }
      public protocol EnvironmentKey { // source: apple/swiftui/environmentkey; since: iOS 13
        associatedtype Value
        static var defaultValue: Value { get }
      }
      // source: apple/swiftui/dynamicproperty; since: iOS 13
      public protocol DynamicProperty { mutating func update() }
      extension DynamicProperty { public mutating func update() }
      public protocol VisualEffect: Sendable, Animatable {} // source: apple/swiftui/visualeffect; since: iOS 17
      public struct EmptyVisualEffect: VisualEffect { public var animatableData: EmptyAnimatableData { get set } } // source: apple/swiftui/emptyvisualeffect; since: iOS 17

      // Builders
      // source: apple/swiftui/viewbuilder; since: iOS 13
      @resultBuilder public struct ViewBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: View
        public static func buildBlock() -> EmptyView
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: View
        public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View
        public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View
        public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
        public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
        public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View
      }
      public struct TupleView<T>: View { public typealias Body = Never }
      public struct _ConditionalContent<TrueContent, FalseContent> {}
      extension _ConditionalContent: View where TrueContent: View, FalseContent: View { public typealias Body = Never }
      @resultBuilder public struct SceneBuilder { // source: apple/swiftui/scenebuilder; since: iOS 14
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene
      }
      @resultBuilder public struct CommandsBuilder { // source: apple/swiftui/commandsbuilder; since: iOS 14
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands
      }
      @resultBuilder public struct ToolbarContentBuilder { // source: apple/swiftui/toolbarcontentbuilder; since: iOS 14
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: ToolbarContent
      }

      // source: apple/swiftui/tablerowbuilder, apple/swiftui/tablecolumnbuilder; since: iOS 16
      @resultBuilder public struct TableRowBuilder<Value> where Value: Identifiable {
        public static func buildBlock<Content>(_ content: Content) -> Content where Value == Content.TableRowValue, Content: TableRowContent
      }
      @resultBuilder public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable {
        public static func buildBlock<Content>(_ content: Content) -> Content where RowValue == Content.TableRowValue, Content: TableColumnContent
      }

      // Property wrappers
      // source: apple/swiftui/state; since: iOS 13
      @_semantics("wrapsAsIs") @propertyWrapper public struct State<Value>: DynamicProperty {
        public init(wrappedValue value: Value)
        public init(initialValue value: Value)
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: Binding<Value> { get }
      }
      extension State where Value: ExpressibleByNilLiteral { public init() }
      extension State: Sendable where Value: Sendable {} // source: apple/swiftui/state; since: iOS 17 SDK
      @propertyWrapper @dynamicMemberLookup public struct Binding<Value> { // source: apple/swiftui/binding; since: iOS 13
        @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) // source: apple/swiftui/binding/init(get:set:); since: iOS 18 SDK
        public static func constant(_ value: Value) -> Binding<Value>
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: Binding<Value> { get }
        public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
      }
      extension Binding: @unchecked Sendable where Value: Sendable {} // source: apple/swiftui/binding; since: iOS 17 SDK
      // source: apple/swiftui/bindable; since: iOS 17
      @dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
        public var wrappedValue: Value
        public var projectedValue: Bindable<Value> { get }
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
      }
      extension Bindable where Value: AnyObject, Value: Observable { public init(wrappedValue: Value) }
      @propertyWrapper public struct Environment<Value>: DynamicProperty { // source: apple/swiftui/environment; since: iOS 13
        public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
        public var wrappedValue: Value { get }
      }
      extension Environment { // source: apple/swiftui/environment/init(_:)-8slkf; since: iOS 17
        public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
        public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable
      }
      extension Environment: Sendable where Value: Sendable {} // source: apple/swiftui/environment; since: iOS 17 SDK
      @preconcurrency @MainActor @propertyWrapper public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject { // source: apple/swiftui/stateobject; since: iOS 14
        nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
        public var wrappedValue: ObjectType { get }
        public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
      }
      @propertyWrapper @preconcurrency @MainActor public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject { // source: apple/swiftui/observedobject; since: iOS 13
        @dynamicMemberLookup public struct Wrapper {
          public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
        }
        public init(wrappedValue: ObjectType)
        public var wrappedValue: ObjectType
        public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
      }
      @preconcurrency @MainActor @propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject { // source: apple/swiftui/environmentobject; since: iOS 13
        @dynamicMemberLookup public struct Wrapper {
          public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
        }
        public init()
        public var wrappedValue: ObjectType { get }
        public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { get }
      }
      // source: apple/swiftui/appstorage; since: iOS 14
      @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: Binding<Value> { get }
      }
      extension AppStorage {
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String
      }
      // source: apple/swiftui/scenestorage; since: iOS 14
      @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: Binding<Value> { get }
      }
      extension SceneStorage { public init(wrappedValue: Value, _ key: String) where Value == String }
      @preconcurrency @MainActor @propertyWrapper public struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult { // source: apple/swiftui/fetchrequest; since: iOS 18 SDK
        public init(entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
        public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) where Result: NSManagedObject
        public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil)
        @preconcurrency @MainActor public var wrappedValue: FetchedResults<Result> { get }
      }
      public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult { // source: apple/swiftui/fetchedresults; since: iOS 13
        public var startIndex: Int { get }
        public var endIndex: Int { get }
        public subscript(position: Int) -> Result { get }
      }
      @preconcurrency @MainActor @propertyWrapper public struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty where SectionIdentifier: Hashable, Result: NSFetchRequestResult { // source: apple/swiftui/sectionedfetchrequest; since: iOS 18 SDK
        @preconcurrency @MainActor public var wrappedValue: FetchedResults<Result> { get }
      }
      @propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable { // source: apple/swiftui/accessibilityfocusstate; since: iOS 15
        public init() where Value == Bool
        public var wrappedValue: Value { get nonmutating set }
      }
      @propertyWrapper public struct FocusedValue<Value>: DynamicProperty { public var wrappedValue: Value? { get } } // source: apple/swiftui/focusedvalue; since: iOS 14
      @propertyWrapper public struct FocusedBinding<Value>: DynamicProperty { public var wrappedValue: Value? { get nonmutating set } } // source: apple/swiftui/focusedbinding; since: iOS 14
      @propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable { // source: apple/swiftui/focusstate; since: iOS 15
        public init() where Value == Bool
        public var wrappedValue: Value { get nonmutating set }
      }
      @propertyWrapper public struct GestureState<Value>: DynamicProperty { // source: apple/swiftui/gesturestate; since: iOS 13
        public init(wrappedValue: Value)
        public var wrappedValue: Value { get }
      }
      @propertyWrapper public struct Namespace: DynamicProperty, Sendable { // source: apple/swiftui/namespace; since: iOS 14
        public struct ID: Hashable, Sendable {}
        public init()
        public var wrappedValue: Namespace.ID { get }
      }
      @propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint { // source: apple/swiftui/scaledmetric; since: iOS 14
        public init(wrappedValue: Value)
        public var wrappedValue: Value { get }
      }
      @preconcurrency @MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty where DelegateType: NSObject { // source: apple/swiftui/uiapplicationdelegateadaptor; since: iOS 14
        public init(_ delegateType: DelegateType.Type = DelegateType.self)
        public var wrappedValue: DelegateType { get }
      }
      @preconcurrency @MainActor @propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty where DelegateType: NSObject { // source: apple/swiftui/nsapplicationdelegateadaptor; since: macOS 11
        public init(_ delegateType: DelegateType.Type = DelegateType.self)
        public var wrappedValue: DelegateType { get }
      }
      public struct EnvironmentValues { // source: apple/swiftui/environmentvalues; since: iOS 13
        public init()
        public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get set }
        public var dismiss: DismissAction { get } // source: apple/swiftui/environmentvalues/dismiss; since: iOS 15
        public var openURL: OpenURLAction { get set } // source: apple/swiftui/environmentvalues/openurl; since: iOS 14
        public var scenePhase: ScenePhase { get set } // source: apple/swiftui/environmentvalues/scenephase; since: iOS 14
        public var colorScheme: ColorScheme { get set }
      }
      @preconcurrency @MainActor public struct DismissAction { @preconcurrency @MainActor public func callAsFunction() } // source: apple/swiftui/dismissaction; since: iOS 15
      @preconcurrency @MainActor public struct OpenURLAction { @preconcurrency @MainActor public func callAsFunction(_ url: URL) } // source: apple/swiftui/openurlaction; since: iOS 14
      public enum ScenePhase: Comparable, Sendable { case background, inactive, active } // source: apple/swiftui/scenephase; since: iOS 14
      public enum ColorScheme: CaseIterable, Sendable { case light, dark } // source: apple/swiftui/colorscheme; since: iOS 13
      """# + swiftUIViews)
}
