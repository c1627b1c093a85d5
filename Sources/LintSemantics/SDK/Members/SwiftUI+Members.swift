// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let swiftUI = SDKMembers(
    module: "SwiftUI",
    typesOfOthers: [
      "AttributeScopes", "BackgroundColorAttribute", "BaselineOffsetAttribute", "CGFloat", "CGPoint",
      "Float", "FontAttribute", "ForegroundColorAttribute", "KerningAttribute", "MutableCollection",
      "NSDirectionalEdgeInsets", "NSUnderlineStyle", "RangeReplaceableCollection", "StrikethroughStyleAttribute",
      "SwiftUIAttributes", "TrackingAttribute", "UIAccessibilityContrast", "UIColor", "UIContentSizeCategory",
      "UIHostingController", "UILegibilityWeight", "UITraitEnvironmentLayoutDirection", "UIUserInterfaceSizeClass",
      "UIUserInterfaceStyle", "UnderlineStyleAttribute", "Widget", "WidgetBundle", "WidgetBundleBuilder",
      "WidgetConfiguration"
    ],
    text: #"""
      extension AccessibilityFocusState {
      var projectedValue: AccessibilityFocusState<Value>.Binding {get}
      }
      extension AccessibilityFocusState.Binding {
      var projectedValue: AccessibilityFocusState<Value>.Binding {get}
      var wrappedValue: Value {get set}
      }
      extension AccessibilityTechnologies {
      func contains(_: AccessibilityTechnologies) -> Bool
      func formIntersection(_: AccessibilityTechnologies)
      func formSymmetricDifference(_: AccessibilityTechnologies)
      func formUnion(_: AccessibilityTechnologies)
      func insert(_: AccessibilityTechnologies) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies)
      func intersection(_: AccessibilityTechnologies) -> AccessibilityTechnologies
      func remove(_: AccessibilityTechnologies) -> AccessibilityTechnologies?
      func symmetricDifference(_: AccessibilityTechnologies) -> AccessibilityTechnologies
      func union(_: AccessibilityTechnologies) -> AccessibilityTechnologies
      func update(with: AccessibilityTechnologies) -> AccessibilityTechnologies?
      init()
      static var switchControl: AccessibilityTechnologies
      }
      extension AccessoryCircularCapacityGaugeStyle {
      @MainActor func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration) -> some View
      nonisolated init()
      }
      extension AccessoryCircularGaugeStyle {
      @MainActor func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View
      nonisolated init()
      }
      extension ActionSheet {
      init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()])
      }
      extension Alert {
      init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
      init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
      }
      extension Alert.Button {
      static func `default`(_: Text, action: _ = {}) -> Alert.Button
      static func cancel(_: Text, action: _ = {}) -> Alert.Button
      static func cancel(_: _ = {}) -> Alert.Button
      static func destructive(_: Text, action: _ = {}) -> Alert.Button
      }
      extension Alignment {
      init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
      static let bottom: Alignment
      static let bottomLeading: Alignment
      static let bottomTrailing: Alignment
      static let center: Alignment
      static let leading: Alignment
      static let top: Alignment
      static let topLeading: Alignment
      static let topTrailing: Alignment
      static let trailing: Alignment
      var horizontal: HorizontalAlignment
      var vertical: VerticalAlignment
      }
      extension AlignmentID {
      static func defaultValue(in: ViewDimensions) -> CGFloat
      }
      extension Anchor {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension Anchor.Source {
      static func point(_: CGPoint) -> Anchor<Value>.Source
      static func rect(_: CGRect) -> Anchor<Value>.Source
      static var bottom: Anchor<CGPoint>.Source {get}
      static var bottomLeading: Anchor<CGPoint>.Source {get}
      static var bottomTrailing: Anchor<CGPoint>.Source {get}
      static var bounds: Anchor<CGRect>.Source {get}
      static var center: Anchor<CGPoint>.Source {get}
      static var leading: Anchor<CGPoint>.Source {get}
      static var top: Anchor<CGPoint>.Source {get}
      static var topLeading: Anchor<CGPoint>.Source {get}
      static var topTrailing: Anchor<CGPoint>.Source {get}
      static var trailing: Anchor<CGPoint>.Source {get}
      }
      extension Angle {
      func hash(into: inout Hasher)
      func negate()
      init()
      init(degrees: Double)
      init(radians: Double)
      static func degrees(_: Double) -> Angle
      static func radians(_: Double) -> Angle
      static var zero: Angle {get}
      var degrees: Double {get set}
      var hashValue: Int {get}
      var magnitude: Double {get}
      var radians: Double
      }
      extension AngularGradient {
      nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
      nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
      nonisolated init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
      nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
      nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      }
      extension Animation {
      func delay(_: TimeInterval) -> Animation
      func hash(into: inout Hasher)
      func repeatCount(_: Int, autoreverses: Bool = true) -> Animation
      func repeatForever(autoreverses: Bool = true) -> Animation
      func speed(_: Double) -> Animation
      static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
      static func easeIn(duration: TimeInterval) -> Animation
      static func easeInOut(duration: TimeInterval) -> Animation
      static func easeOut(duration: TimeInterval) -> Animation
      static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25) -> Animation
      static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation
      static func interpolatingSpring(_: Spring, initialVelocity: Double = 0.0) -> Animation
      static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation
      static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation
      static func linear(duration: TimeInterval) -> Animation
      static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
      static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
      static func spring(_: Spring, blendDuration: TimeInterval = 0.0) -> Animation
      static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
      static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation
      static var bouncy: Animation {get}
      static var easeIn: Animation {get}
      static var easeInOut: Animation {get}
      static var easeOut: Animation {get}
      static var interactiveSpring: Animation {get}
      static var interpolatingSpring: Animation {get}
      static var linear: Animation {get}
      static var smooth: Animation {get}
      static var snappy: Animation {get}
      static var spring: Animation {get}
      var base: any CustomAnimation {get}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      }
      extension AnimationContext {
      var environment: EnvironmentValues {get}
      var state: AnimationState<Value>
      }
      extension AnimationState {
      init()
      }
      extension AnimationStateKey {
      static var defaultValue: Self.Value {get}
      }
      extension AnyGradient {
      func colorSpace(_: Gradient.ColorSpace) -> AnyGradient
      func hash(into: inout Hasher)
      init(_: Gradient)
      var hashValue: Int {get}
      }
      extension AnyLayout {
      func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache)
      func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGSize
      func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing
      func updateCache(_: inout AnyLayout.Cache, subviews: AnyLayout.Subviews)
      }
      extension AnyShape {
      func path(in: CGRect) -> Path
      func sizeThatFits(_: ProposedViewSize) -> CGSize
      }
      extension AnyTransition {
      func animation(_: Animation?) -> AnyTransition
      func combined(with: AnyTransition) -> AnyTransition
      static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
      static func move(edge: Edge) -> AnyTransition
      static func offset(_: CGSize) -> AnyTransition
      static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
      static func push(from: Edge) -> AnyTransition
      static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
      static let identity: AnyTransition
      static let opacity: AnyTransition
      static var scale: AnyTransition {get}
      static var slide: AnyTransition {get}
      }
      extension AsyncImage {
      @MainActor var body: some View {get}
      nonisolated init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), content: _)
      }
      extension AttributeScopes {
      var swiftUI: AttributeScopes.SwiftUIAttributes.Type {get}
      }
      extension AttributeScopes.SwiftUIAttributes {
      let accessibility: AttributeScopes.AccessibilityAttributes
      let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
      let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
      let font: AttributeScopes.SwiftUIAttributes.FontAttribute
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let foundation: AttributeScopes.FoundationAttributes
      let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
      let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
      let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
      let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
      }
      extension AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute {
      static let name: String
      }
      extension AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute {
      static let name: String
      }
      extension AttributeScopes.SwiftUIAttributes.FontAttribute {
      static let name: String
      }
      extension AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute {
      static let name: String
      }
      extension AttributeScopes.SwiftUIAttributes.KerningAttribute {
      static let name: String
      }
      extension AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute {
      static let name: String
      }
      extension AttributeScopes.SwiftUIAttributes.TrackingAttribute {
      static let name: String
      }
      extension AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute {
      static let name: String
      }
      extension AutomaticControlGroupStyle {
      @MainActor func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View
      }
      extension AutomaticFormStyle {
      @MainActor func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View
      nonisolated init()
      }
      extension AutomaticTableStyle {
      @MainActor func makeBody(configuration: AutomaticTableStyle.Configuration) -> some View
      }
      extension Axis {
      init?(rawValue: Int8)
      static var allCases: [Axis] {get}
      static var horizontal: Axis {get}
      static var vertical: Axis {get}
      var description: String {get}
      var rawValue: Int8 {get}
      }
      extension Axis.Set {
      init(rawValue: Int8)
      let rawValue: Int8
      static let horizontal: Axis.Set
      static let vertical: Axis.Set
      }
      extension BackgroundStyle {
      init()
      }
      extension BackgroundTask {
      static func urlSession(_: String) -> BackgroundTask<Void, Void>
      static func urlSession(matching: _) -> BackgroundTask<String, Void>
      static var urlSession: BackgroundTask<String, Void> {get}
      }
      extension Bindable {
      init(_: Value)
      init(projectedValue: Bindable<Value>)
      var id: Value.ID {get}
      }
      extension Binding {
      func animation(_: Animation? = .default) -> Binding<Value>
      func formIndex(after: inout Binding<Value>.Index)
      func formIndex(before: inout Binding<Value>.Index)
      func index(after: Binding<Value>.Index) -> Binding<Value>.Index
      func index(before: Binding<Value>.Index) -> Binding<Value>.Index
      func transaction(_: Transaction) -> Binding<Value>
      init(projectedValue: Binding<Value>)
      init?(_: Binding<Value?>)
      var endIndex: Binding<Value>.Index {get}
      var id: Value.ID {get}
      var indices: Value.Indices {get}
      var startIndex: Binding<Value>.Index {get}
      var transaction: Transaction
      }
      extension BlendMode {
      func hash(into: inout Hasher)
      static var color: BlendMode {get}
      static var destinationOut: BlendMode {get}
      static var difference: BlendMode {get}
      static var hue: BlendMode {get}
      static var multiply: BlendMode {get}
      static var normal: BlendMode {get}
      static var overlay: BlendMode {get}
      static var plusDarker: BlendMode {get}
      static var plusLighter: BlendMode {get}
      static var saturation: BlendMode {get}
      static var screen: BlendMode {get}
      static var sourceAtop: BlendMode {get}
      var hashValue: Int {get}
      }
      extension BlurReplaceTransition {
      func body(content: BlurReplaceTransition.Content, phase: TransitionPhase) -> some View
      init(configuration: BlurReplaceTransition.Configuration)
      var configuration: BlurReplaceTransition.Configuration
      }
      extension BlurReplaceTransition.Configuration {
      static let downUp: BlurReplaceTransition.Configuration
      }
      extension BorderedButtonStyle {
      @MainActor func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View
      nonisolated init()
      }
      extension BorderedProminentButtonStyle {
      @MainActor func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View
      nonisolated init()
      }
      extension BorderlessButtonMenuStyle {
      @MainActor func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View
      nonisolated init()
      }
      extension BorderlessButtonStyle {
      @MainActor func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View
      nonisolated init()
      }
      extension Button {
      @MainActor init(_: LocalizedStringKey, image: ImageResource, action: _)
      @MainActor init(_: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: _)
      @MainActor init(_: LocalizedStringKey, role: ButtonRole?, action: _)
      @MainActor init(_: LocalizedStringKey, systemImage: String, action: _)
      @MainActor init(_: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: _)
      @MainActor init(_: PrimitiveButtonStyleConfiguration)
      @MainActor init(role: ButtonRole?, action: _, label: _)
      @MainActor var body: some View {get}
      }
      extension ButtonMenuStyle {
      @MainActor func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View
      nonisolated init()
      }
      extension ButtonRole {
      static let cancel: ButtonRole
      static let destructive: ButtonRole
      }
      extension ButtonToggleStyle {
      @MainActor func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View
      nonisolated init()
      }
      extension CGFloat {
      func scale(by: Double)
      }
      extension CGPoint {
      func applying(_: ProjectionTransform) -> CGPoint
      }
      extension Canvas {
      init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: _)
      init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: _, symbols: _)
      var colorMode: ColorRenderingMode {get set}
      var isOpaque: Bool {get set}
      var renderer: _
      var symbols: Symbols
      }
      extension Capsule {
      func inset(by: CGFloat) -> some InsettableShape
      func path(in: CGRect) -> Path
      init(style: RoundedCornerStyle = .continuous)
      var style: RoundedCornerStyle
      }
      extension Circle {
      func inset(by: CGFloat) -> some InsettableShape
      func path(in: CGRect) -> Path
      func sizeThatFits(_: ProposedViewSize) -> CGSize
      init()
      }
      extension CircularProgressViewStyle {
      @MainActor func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View
      nonisolated init()
      nonisolated init(tint: Color)
      }
      extension Color {
      func hash(into: inout Hasher)
      func opacity(_: Double) -> Color
      func resolve(in: EnvironmentValues) -> Color.Resolved
      init(_: CGColor)
      init(_: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
      init(_: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
      init(_: Color.Resolved)
      init(_: ColorResource)
      init(_: String, bundle: Bundle? = nil)
      init(_: UIColor)
      init(cgColor: CGColor)
      init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
      init(uiColor: UIColor)
      static let black: Color
      static let blue: Color
      static let brown: Color
      static let cyan: Color
      static let gray: Color
      static let green: Color
      static let indigo: Color
      static let mint: Color
      static let orange: Color
      static let pink: Color
      static let primary: Color
      static let purple: Color
      static let secondary: Color
      static let teal: Color
      static let white: Color
      static let yellow: Color
      static var accentColor: Color {get}
      static var transferRepresentation: some TransferRepresentation {get}
      var cgColor: CGColor? {get}
      var description: String {get}
      var gradient: AnyGradient {get}
      var hashValue: Int {get}
      }
      extension Color.RGBColorSpace {
      func hash(into: inout Hasher)
      static var displayP3: RGBColorSpace {get}
      static var sRGB: RGBColorSpace {get}
      var hashValue: Int {get}
      }
      extension Color.Resolved {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)
      init(from: any Decoder) throws
      var blue: Float {get set}
      var cgColor: CGColor {get}
      var description: String {get}
      var green: Float {get set}
      var hashValue: Int {get}
      var opacity: Float
      var red: Float {get set}
      }
      extension ColorPicker {
      @MainActor init(_: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true)
      @MainActor init(_: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
      @MainActor var body: some View {get}
      nonisolated init(selection: Binding<CGColor>, supportsOpacity: Bool = true, label: _)
      nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, label: _)
      }
      extension ColorRenderingMode {
      func hash(into: inout Hasher)
      static var linear: ColorRenderingMode {get}
      var hashValue: Int {get}
      }
      extension ColorScheme {
      func hash(into: inout Hasher)
      init?(_: UIUserInterfaceStyle)
      static var allCases: [ColorScheme] {get}
      var hashValue: Int {get}
      }
      extension ColorSchemeContrast {
      func hash(into: inout Hasher)
      init?(_: UIAccessibilityContrast)
      static var allCases: [ColorSchemeContrast] {get}
      static var increased: ColorSchemeContrast {get}
      static var standard: ColorSchemeContrast {get}
      var hashValue: Int {get}
      }
      extension ColumnsFormStyle {
      @MainActor func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View
      nonisolated init()
      }
      extension CommandGroup {
      @MainActor var body: some Commands {get}
      nonisolated init(after: CommandGroupPlacement, addition: _)
      nonisolated init(before: CommandGroupPlacement, addition: _)
      nonisolated init(replacing: CommandGroupPlacement, addition: _)
      }
      extension CommandMenu {
      @MainActor var body: some Commands {get}
      nonisolated init(_: LocalizedStringKey, content: _)
      nonisolated init(_: Text, content: _)
      }
      extension CommandsBuilder {
      static func buildBlock() -> EmptyCommands
      }
      extension CompactDatePickerStyle {
      @MainActor func makeBody(configuration: CompactDatePickerStyle.Configuration) -> some View
      nonisolated init()
      }
      extension ContainerRelativeShape {
      func inset(by: CGFloat) -> some InsettableShape
      func path(in: CGRect) -> Path
      init()
      }
      extension ContentMode {
      func hash(into: inout Hasher)
      static var allCases: [ContentMode] {get}
      static var fill: ContentMode {get}
      static var fit: ContentMode {get}
      var hashValue: Int {get}
      }
      extension ContentSizeCategory {
      func hash(into: inout Hasher)
      init?(_: UIContentSizeCategory)
      static var accessibilityExtraExtraExtraLarge: ContentSizeCategory {get}
      static var accessibilityExtraExtraLarge: ContentSizeCategory {get}
      static var accessibilityExtraLarge: ContentSizeCategory {get}
      static var accessibilityLarge: ContentSizeCategory {get}
      static var accessibilityMedium: ContentSizeCategory {get}
      static var allCases: [ContentSizeCategory] {get}
      static var extraExtraExtraLarge: ContentSizeCategory {get}
      static var extraExtraLarge: ContentSizeCategory {get}
      static var extraLarge: ContentSizeCategory {get}
      static var large: ContentSizeCategory {get}
      static var medium: ContentSizeCategory {get}
      static var small: ContentSizeCategory {get}
      var hashValue: Int {get}
      var isAccessibilityCategory: Bool {get}
      }
      extension ContentTransition {
      static func numericText(countsDown: Bool = false) -> ContentTransition
      static func numericText(value: Double) -> ContentTransition
      static let identity: ContentTransition
      static let interpolate: ContentTransition
      static let opacity: ContentTransition
      static var symbolEffect: ContentTransition {get}
      }
      extension ContentUnavailableView {
      @MainActor init(_: LocalizedStringKey, image: String, description: Text? = nil)
      @MainActor init(_: LocalizedStringKey, systemImage: String, description: Text? = nil)
      @MainActor static func search(text: String) -> ContentUnavailableView<Label, Description, Actions>
      @MainActor static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {get}
      @MainActor var body: some View {get}
      nonisolated init(label: _, description: _ = { EmptyView() }, actions: _ = { EmptyView() })
      }
      extension ContextMenu {
      init(menuItems: _)
      }
      extension ControlGroup {
      @MainActor init(_: ControlGroupStyleConfiguration)
      @MainActor var body: some View {get}
      nonisolated init(content: _)
      }
      extension ControlGroupStyle {
      @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
      nonisolated static var automatic: AutomaticControlGroupStyle {get}
      nonisolated static var menu: MenuControlGroupStyle {get}
      nonisolated static var navigation: NavigationControlGroupStyle {get}
      nonisolated static var palette: PaletteControlGroupStyle {get}
      }
      extension ControlGroupStyleConfiguration {
      let content: ControlGroupStyleConfiguration.Content
      let label: ControlGroupStyleConfiguration.Label
      }
      extension ControlSize {
      func hash(into: inout Hasher)
      static var allCases: [ControlSize] {get}
      static var extraLarge: ControlSize {get}
      static var large: ControlSize {get}
      static var mini: ControlSize {get}
      static var regular: ControlSize {get}
      static var small: ControlSize {get}
      var hashValue: Int {get}
      }
      extension CoordinateSpace {
      func hash(into: inout Hasher)
      static var global: CoordinateSpace {get}
      static var local: CoordinateSpace {get}
      var hashValue: Int {get}
      var isLocal: Bool {get}
      }
      extension CoordinateSpaceProtocol {
      static func named(_: some Hashable) -> NamedCoordinateSpace
      static func scrollView(axis: Axis) -> Self
      static var global: GlobalCoordinateSpace {get}
      static var local: LocalCoordinateSpace {get}
      static var scrollView: NamedCoordinateSpace {get}
      var coordinateSpace: CoordinateSpace {get}
      }
      extension CustomPresentationDetent {
      static func height(in: Self.Context) -> CGFloat?
      }
      extension DatePicker {
      @MainActor init(_: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @MainActor init(_: LocalizedStringKey, selection: Binding<Date>, in: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @MainActor init(_: LocalizedStringKey, selection: Binding<Date>, in: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @MainActor init(_: LocalizedStringKey, selection: Binding<Date>, in: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      @MainActor init(selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], label: _)
      @MainActor init(selection: Binding<Date>, in: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], label: _)
      @MainActor init(selection: Binding<Date>, in: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], label: _)
      @MainActor init(selection: Binding<Date>, in: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], label: _)
      @MainActor var body: some View {get}
      }
      extension DatePickerStyle {
      @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
      nonisolated static var automatic: DefaultDatePickerStyle {get}
      nonisolated static var compact: CompactDatePickerStyle {get}
      nonisolated static var graphical: GraphicalDatePickerStyle {get}
      nonisolated static var wheel: WheelDatePickerStyle {get}
      }
      extension DefaultButtonStyle {
      @MainActor func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View
      nonisolated init()
      }
      extension DefaultDatePickerStyle {
      @MainActor func makeBody(configuration: DefaultDatePickerStyle.Configuration) -> some View
      nonisolated init()
      }
      extension DefaultGaugeStyle {
      @MainActor func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View
      nonisolated init()
      }
      extension DefaultLabelStyle {
      @MainActor func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View
      nonisolated init()
      }
      extension DefaultListStyle {
      nonisolated init()
      }
      extension DefaultMenuStyle {
      @MainActor func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View
      nonisolated init()
      }
      extension DefaultNavigationViewStyle {
      init()
      }
      extension DefaultPickerStyle {
      nonisolated init()
      }
      extension DefaultProgressViewStyle {
      @MainActor func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View
      nonisolated init()
      }
      extension DefaultTabViewStyle {
      nonisolated init()
      }
      extension DefaultTextFieldStyle {
      nonisolated init()
      }
      extension DefaultToggleStyle {
      @MainActor func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View
      nonisolated init()
      }
      extension DisabledTextSelectability {
      static let allowsSelection: Bool
      }
      extension DisclosureGroup {
      @MainActor init(_: LocalizedStringKey, content: _)
      @MainActor init(_: LocalizedStringKey, isExpanded: Binding<Bool>, content: _)
      @MainActor var body: some View {get}
      nonisolated init(isExpanded: Binding<Bool>, content: _, label: _)
      }
      extension DismissWindowAction {
      func callAsFunction()
      func callAsFunction(id: String)
      }
      extension Divider {
      nonisolated init()
      }
      extension DoubleColumnNavigationViewStyle {
      init()
      }
      extension DragGesture {
      @MainActor var coordinateSpace: CoordinateSpace
      @MainActor var minimumDistance: CGFloat
      nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
      nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
      }
      extension DragGesture.Value {
      var location: CGPoint
      var startLocation: CGPoint
      var time: Date
      var translation: CGSize {get}
      var velocity: CGSize {get}
      }
      extension DropDelegate {
      @MainActor func dropEntered(info: DropInfo)
      @MainActor func dropUpdated(info: DropInfo) -> DropProposal?
      @MainActor func validateDrop(info: DropInfo) -> Bool
      }
      extension DropInfo {
      func itemProviders(for: [String]) -> [NSItemProvider]
      func itemProviders(for: [UTType]) -> [NSItemProvider]
      var location: CGPoint {get}
      }
      extension DropOperation {
      func hash(into: inout Hasher)
      static var cancel: DropOperation {get}
      static var copy: DropOperation {get}
      static var forbidden: DropOperation {get}
      static var move: DropOperation {get}
      var hashValue: Int {get}
      }
      extension DropProposal {
      init(operation: DropOperation)
      let operation: DropOperation
      }
      extension DynamicTypeSize {
      func hash(into: inout Hasher)
      init?(_: UIContentSizeCategory)
      static var accessibility1: DynamicTypeSize {get}
      static var accessibility3: DynamicTypeSize {get}
      static var allCases: [DynamicTypeSize] {get}
      static var large: DynamicTypeSize {get}
      static var medium: DynamicTypeSize {get}
      static var small: DynamicTypeSize {get}
      static var xSmall: DynamicTypeSize {get}
      static var xxxLarge: DynamicTypeSize {get}
      var hashValue: Int {get}
      }
      extension Edge {
      init?(rawValue: Int8)
      static var allCases: [Edge] {get}
      static var bottom: Edge {get}
      static var leading: Edge {get}
      static var top: Edge {get}
      static var trailing: Edge {get}
      var rawValue: Int8 {get}
      }
      extension Edge.Set {
      init(_: Edge)
      init(rawValue: Int8)
      let rawValue: Int8
      static let all: Edge.Set
      static let bottom: Edge.Set
      static let horizontal: Edge.Set
      static let leading: Edge.Set
      static let top: Edge.Set
      static let trailing: Edge.Set
      static let vertical: Edge.Set
      }
      extension EdgeInsets {
      func negate()
      init()
      init(_: NSDirectionalEdgeInsets)
      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      var bottom: CGFloat
      var leading: CGFloat
      var magnitude: Double {get}
      var top: CGFloat
      var trailing: CGFloat
      }
      extension EditActions {
      init(rawValue: Int)
      let rawValue: Int
      static var all: EditActions<Data> {get}
      static var delete: EditActions<Data> {get}
      static var move: EditActions<Data> {get}
      }
      extension EditButton {
      @MainActor var body: some View {get}
      nonisolated init()
      }
      extension EditMode {
      func hash(into: inout Hasher)
      static var active: EditMode {get}
      static var inactive: EditMode {get}
      static var transient: EditMode {get}
      var hashValue: Int {get}
      var isEditing: Bool {get}
      }
      extension EditableCollectionContent {
      @MainActor var body: some View {get}
      }
      extension Ellipse {
      func inset(by: CGFloat) -> some InsettableShape
      func path(in: CGRect) -> Path
      init()
      }
      extension EmptyCommands {
      nonisolated init()
      }
      extension EnabledTextSelectability {
      static let allowsSelection: Bool
      }
      extension EnvironmentValues {
      var accessibilityShowButtonShapes: Bool {get}
      var accessibilityVoiceOverEnabled: Bool {get}
      var autocorrectionDisabled: Bool {get set}
      var backgroundStyle: AnyShapeStyle? {get set}
      var calendar: Calendar {get set}
      var contentTransition: ContentTransition {get set}
      var controlSize: ControlSize {get set}
      var defaultMinListRowHeight: CGFloat {get set}
      var description: String {get}
      var disableAutocorrection: Bool? {get set}
      var dismissWindow: DismissWindowAction {get}
      var displayScale: CGFloat {get set}
      var dynamicTypeSize: DynamicTypeSize {get set}
      var editMode: Binding<EditMode>? {get set}
      var font: Font? {get set}
      var headerProminence: Prominence {get set}
      var horizontalSizeClass: UserInterfaceSizeClass? {get set}
      var imageScale: Image.Scale {get set}
      var isEnabled: Bool {get set}
      var isFocused: Bool {get}
      var isPresented: Bool {get}
      var isScrollEnabled: Bool {get set}
      var isSearching: Bool {get}
      var keyboardShortcut: KeyboardShortcut? {get}
      var layoutDirection: LayoutDirection {get set}
      var lineLimit: Int? {get set}
      var lineSpacing: CGFloat {get set}
      var locale: Locale {get set}
      var managedObjectContext: NSManagedObjectContext {get set}
      var menuOrder: MenuOrder {get set}
      var minimumScaleFactor: CGFloat {get set}
      var multilineTextAlignment: TextAlignment {get set}
      var openWindow: OpenWindowAction {get}
      var presentationMode: Binding<PresentationMode> {get}
      var redactionReasons: RedactionReasons {get set}
      var refresh: RefreshAction? {get}
      var rename: RenameAction? {get}
      var sizeCategory: ContentSizeCategory {get set}
      var symbolRenderingMode: SymbolRenderingMode? {get set}
      var symbolVariants: SymbolVariants {get set}
      var textCase: Text.Case? {get set}
      var timeZone: TimeZone {get set}
      var truncationMode: Text.TruncationMode {get set}
      var undoManager: UndoManager? {get}
      var verticalSizeClass: UserInterfaceSizeClass? {get set}
      }
      extension EquatableView {
      @MainActor var content: Content
      nonisolated init(content: Content)
      }
      extension EventModifiers {
      init(rawValue: Int)
      let rawValue: Int
      static let all: EventModifiers
      static let capsLock: EventModifiers
      static let command: EventModifiers
      static let control: EventModifiers
      static let function: EventModifiers
      static let numericPad: EventModifiers
      static let option: EventModifiers
      static let shift: EventModifiers
      }
      extension ExclusiveGesture {
      @MainActor var first: First
      @MainActor var second: Second
      nonisolated init(_: First, _: Second)
      }
      extension FillShapeStyle {
      init()
      }
      extension FillShapeView {
      init(shape: Content, style: Style, fillStyle: FillStyle, background: Background)
      var background: Background {get set}
      var shape: Content {get set}
      var style: Style {get set}
      }
      extension FillStyle {
      init(eoFill: Bool = false, antialiased: Bool = true)
      }
      extension Float {
      func scale(by: Double)
      }
      extension FocusState {
      var projectedValue: FocusState<Value>.Binding {get}
      }
      extension FocusState.Binding {
      var projectedValue: FocusState<Value>.Binding {get}
      var wrappedValue: Value {get set}
      }
      extension FocusedObject {
      @MainActor var projectedValue: FocusedObject<ObjectType>.Wrapper? {get}
      @MainActor var wrappedValue: ObjectType? {get}
      init()
      }
      extension Font {
      func bold() -> Font
      func hash(into: inout Hasher)
      func italic() -> Font
      func leading(_: Font.Leading) -> Font
      func monospaced() -> Font
      func monospacedDigit() -> Font
      func weight(_: Font.Weight) -> Font
      func width(_: Font.Width) -> Font
      init(_: CTFont)
      static func custom(_: String, fixedSize: CGFloat) -> Font
      static func custom(_: String, size: CGFloat) -> Font
      static func custom(_: String, size: CGFloat, relativeTo: Font.TextStyle) -> Font
      static func system(_: Font.TextStyle, design: Font.Design = .default) -> Font
      static func system(_: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
      static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font
      static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
      static let body: Font
      static let callout: Font
      static let caption2: Font
      static let caption: Font
      static let footnote: Font
      static let headline: Font
      static let largeTitle: Font
      static let subheadline: Font
      static let title2: Font
      static let title3: Font
      static let title: Font
      var hashValue: Int {get}
      }
      extension Font.Design {
      func hash(into: inout Hasher)
      static var `default`: Design {get}
      static var monospaced: Design {get}
      static var rounded: Design {get}
      var hashValue: Int {get}
      }
      extension Font.Leading {
      func hash(into: inout Hasher)
      static var loose: Leading {get}
      static var standard: Leading {get}
      static var tight: Leading {get}
      var hashValue: Int {get}
      }
      extension Font.TextStyle {
      func hash(into: inout Hasher)
      static var allCases: [Font.TextStyle]
      static var body: TextStyle {get}
      static var callout: TextStyle {get}
      static var caption2: TextStyle {get}
      static var caption: TextStyle {get}
      static var footnote: TextStyle {get}
      static var headline: TextStyle {get}
      static var largeTitle: TextStyle {get}
      static var subheadline: TextStyle {get}
      static var title2: TextStyle {get}
      static var title3: TextStyle {get}
      static var title: TextStyle {get}
      var hashValue: Int {get}
      }
      extension Font.Weight {
      func hash(into: inout Hasher)
      static let black: Font.Weight
      static let bold: Font.Weight
      static let heavy: Font.Weight
      static let light: Font.Weight
      static let medium: Font.Weight
      static let regular: Font.Weight
      static let semibold: Font.Weight
      static let thin: Font.Weight
      static let ultraLight: Font.Weight
      var hashValue: Int {get}
      }
      extension Font.Width {
      func hash(into: inout Hasher)
      init(_: CGFloat)
      static let compressed: Font.Width
      static let expanded: Font.Width
      static let standard: Font.Width
      var hashValue: Int {get}
      var value: CGFloat
      }
      extension ForEach {
      var body: Never {get}
      var content: _
      }
      extension ForegroundStyle {
      init()
      }
      extension Form {
      @MainActor init(_: FormStyleConfiguration)
      @MainActor var body: some View {get}
      }
      extension FormStyle {
      @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
      nonisolated static var automatic: AutomaticFormStyle {get}
      nonisolated static var columns: ColumnsFormStyle {get}
      nonisolated static var grouped: GroupedFormStyle {get}
      }
      extension FormStyleConfiguration {
      let content: FormStyleConfiguration.Content
      }
      extension Gauge {
      @MainActor var body: some View {get}
      }
      extension GaugeStyle {
      @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
      nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {get}
      nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {get}
      nonisolated static var automatic: DefaultGaugeStyle {get}
      }
      extension GeometryProxy {
      func bounds(of: NamedCoordinateSpace) -> CGRect?
      func frame(in: CoordinateSpace) -> CGRect
      func frame(in: some CoordinateSpaceProtocol) -> CGRect
      var safeAreaInsets: EdgeInsets {get}
      }
      extension GeometryReader {
      @MainActor var content: _
      }
      extension GestureState {
      init(initialValue: Value)
      init(initialValue: Value, reset: _)
      init(initialValue: Value, resetTransaction: Transaction)
      init(reset: _)
      init(resetTransaction: Transaction = Transaction())
      init(wrappedValue: Value, reset: _)
      init(wrappedValue: Value, resetTransaction: Transaction)
      var projectedValue: GestureState<Value> {get}
      }
      extension GestureStateGesture {
      @MainActor var base: Base
      @MainActor var body: _
      @MainActor var state: GestureState<State>
      nonisolated init(base: Base, state: GestureState<State>, body: _)
      }
      extension GlobalCoordinateSpace {
      init()
      var coordinateSpace: CoordinateSpace {get}
      }
      extension Gradient {
      func colorSpace(_: Gradient.ColorSpace) -> AnyGradient
      func hash(into: inout Hasher)
      init(colors: [Color])
      init(stops: [Gradient.Stop])
      var hashValue: Int {get}
      var stops: [Gradient.Stop]
      }
      extension Gradient.Stop {
      func hash(into: inout Hasher)
      init(color: Color, location: CGFloat)
      var color: Color
      var hashValue: Int {get}
      var location: CGFloat
      }
      extension GraphicalDatePickerStyle {
      @MainActor func makeBody(configuration: GraphicalDatePickerStyle.Configuration) -> some View
      nonisolated init()
      }
      extension GraphicsContext {
      func clip(to: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions())
      func concatenate(_: CGAffineTransform)
      func draw(_: GraphicsContext.ResolvedImage, at: CGPoint, anchor: UnitPoint = .center)
      func draw(_: GraphicsContext.ResolvedImage, in: CGRect, style: FillStyle = FillStyle())
      func draw(_: GraphicsContext.ResolvedSymbol, at: CGPoint, anchor: UnitPoint = .center)
      func draw(_: GraphicsContext.ResolvedSymbol, in: CGRect)
      func draw(_: GraphicsContext.ResolvedText, at: CGPoint, anchor: UnitPoint = .center)
      func draw(_: GraphicsContext.ResolvedText, in: CGRect)
      func draw(_: Image, at: CGPoint, anchor: UnitPoint = .center)
      func draw(_: Image, in: CGRect, style: FillStyle = FillStyle())
      func draw(_: Text, at: CGPoint, anchor: UnitPoint = .center)
      func draw(_: Text, in: CGRect)
      func fill(_: Path, with: GraphicsContext.Shading, style: FillStyle = FillStyle())
      func resolve(_: GraphicsContext.Shading) -> GraphicsContext.Shading
      func resolve(_: Image) -> GraphicsContext.ResolvedImage
      func resolve(_: Text) -> GraphicsContext.ResolvedText
      func rotate(by: Angle)
      func scaleBy(x: CGFloat, y: CGFloat)
      func stroke(_: Path, with: GraphicsContext.Shading, lineWidth: CGFloat = 1)
      func stroke(_: Path, with: GraphicsContext.Shading, style: StrokeStyle)
      func translateBy(x: CGFloat, y: CGFloat)
      var blendMode: GraphicsContext.BlendMode {get set}
      var environment: EnvironmentValues {get}
      var opacity: Double {get set}
      var transform: CGAffineTransform {get set}
      }
      extension GraphicsContext.BlendMode {
      init(rawValue: Int32)
      let rawValue: Int32
      static var clear: GraphicsContext.BlendMode {get}
      static var color: GraphicsContext.BlendMode {get}
      static var copy: GraphicsContext.BlendMode {get}
      static var destinationOut: GraphicsContext.BlendMode {get}
      static var difference: GraphicsContext.BlendMode {get}
      static var hue: GraphicsContext.BlendMode {get}
      static var multiply: GraphicsContext.BlendMode {get}
      static var normal: GraphicsContext.BlendMode {get}
      static var overlay: GraphicsContext.BlendMode {get}
      static var plusDarker: GraphicsContext.BlendMode {get}
      static var plusLighter: GraphicsContext.BlendMode {get}
      static var saturation: GraphicsContext.BlendMode {get}
      static var screen: GraphicsContext.BlendMode {get}
      static var sourceAtop: GraphicsContext.BlendMode {get}
      }
      extension GraphicsContext.ClipOptions {
      init(rawValue: UInt32)
      let rawValue: UInt32
      static var inverse: GraphicsContext.ClipOptions {get}
      }
      extension GraphicsContext.Filter {
      static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()) -> GraphicsContext.Filter
      static func brightness(_: Double) -> GraphicsContext.Filter
      static func contrast(_: Double) -> GraphicsContext.Filter
      static func grayscale(_: Double) -> GraphicsContext.Filter
      static func saturation(_: Double) -> GraphicsContext.Filter
      static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = ShadowOptions()) -> GraphicsContext.Filter
      }
      extension GraphicsContext.ResolvedImage {
      let baseline: CGFloat
      var size: CGSize {get}
      }
      extension GraphicsContext.ResolvedSymbol {
      var size: CGSize {get}
      }
      extension GraphicsContext.ResolvedText {
      func firstBaseline(in: CGSize) -> CGFloat
      func lastBaseline(in: CGSize) -> CGFloat
      func measure(in: CGSize) -> CGSize
      }
      extension GraphicsContext.Shading {
      static func color(_: Color) -> GraphicsContext.Shading
      static func color(_: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading
      static func color(_: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading
      static func linearGradient(_: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading
      static func palette(_: [GraphicsContext.Shading]) -> GraphicsContext.Shading
      static var backdrop: GraphicsContext.Shading {get}
      static var foreground: GraphicsContext.Shading {get}
      }
      extension Grid {
      init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, content: _)
      }
      extension GridItem {
      init(_: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
      var alignment: Alignment?
      var size: GridItem.Size
      var spacing: CGFloat?
      }
      extension GridRow {
      init(alignment: VerticalAlignment? = nil, content: _)
      }
      extension Group {
      var body: Never {get}
      }
      extension GroupBox {
      @MainActor init(_: GroupBoxStyleConfiguration)
      @MainActor init(_: LocalizedStringKey, content: _)
      @MainActor init(content: _)
      @MainActor init(label: Label, content: _)
      @MainActor var body: some View {get}
      }
      extension GroupBoxStyleConfiguration {
      let content: GroupBoxStyleConfiguration.Content
      let label: GroupBoxStyleConfiguration.Label
      }
      extension GroupedFormStyle {
      @MainActor func makeBody(configuration: GroupedFormStyle.Configuration) -> some View
      nonisolated init()
      }
      extension GroupedListStyle {
      nonisolated init()
      }
      extension HStack {
      nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, content: _)
      }
      extension HStackLayout {
      init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
      var alignment: VerticalAlignment
      var spacing: CGFloat?
      }
      extension HierarchicalShapeStyle {
      static let primary: HierarchicalShapeStyle
      static let quaternary: HierarchicalShapeStyle
      static let secondary: HierarchicalShapeStyle
      static let tertiary: HierarchicalShapeStyle
      }
      extension HorizontalAlignment {
      init(_: any AlignmentID.Type)
      static let leading: HorizontalAlignment
      static let listRowSeparatorLeading: HorizontalAlignment
      static let trailing: HorizontalAlignment
      }
      extension IconOnlyLabelStyle {
      @MainActor func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View
      nonisolated init()
      }
      extension IdentityTransition {
      func body(content: IdentityTransition.Content, phase: TransitionPhase) -> IdentityTransition.Content
      init()
      static let properties: TransitionProperties
      }
      extension Image {
      func antialiased(_: Bool) -> Image
      func interpolation(_: Image.Interpolation) -> Image
      func renderingMode(_: Image.TemplateRenderingMode?) -> Image
      func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
      func symbolRenderingMode(_: SymbolRenderingMode?) -> Image
      init(_: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
      init(_: String, bundle: Bundle? = nil)
      init(_: String, bundle: Bundle? = nil, label: Text)
      init(_: String, variableValue: Double?, bundle: Bundle? = nil)
      init(_: String, variableValue: Double?, bundle: Bundle? = nil, label: Text)
      init(decorative: CGImage, scale: CGFloat, orientation: Image.Orientation = .up)
      init(decorative: String, bundle: Bundle? = nil)
      init(decorative: String, variableValue: Double?, bundle: Bundle? = nil)
      init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: _)
      init(systemName: String, variableValue: Double?)
      init(uiImage: UIImage)
      static var transferRepresentation: some TransferRepresentation {get}
      }
      extension Image.DynamicRange {
      func hash(into: inout Hasher)
      static let high: Image.DynamicRange
      static let standard: Image.DynamicRange
      var hashValue: Int {get}
      }
      extension Image.Interpolation {
      func hash(into: inout Hasher)
      static var high: Interpolation {get}
      static var low: Interpolation {get}
      static var medium: Interpolation {get}
      static var none: Interpolation {get}
      var hashValue: Int {get}
      }
      extension Image.Orientation {
      init?(rawValue: UInt8)
      static var allCases: [Image.Orientation] {get}
      static var down: Orientation {get}
      static var downMirrored: Orientation {get}
      static var left: Orientation {get}
      static var leftMirrored: Orientation {get}
      static var right: Orientation {get}
      static var rightMirrored: Orientation {get}
      static var up: Orientation {get}
      static var upMirrored: Orientation {get}
      var rawValue: UInt8 {get}
      }
      extension Image.ResizingMode {
      func hash(into: inout Hasher)
      static var stretch: ResizingMode {get}
      static var tile: ResizingMode {get}
      var hashValue: Int {get}
      }
      extension Image.Scale {
      func hash(into: inout Hasher)
      static var large: Scale {get}
      static var medium: Scale {get}
      static var small: Scale {get}
      var hashValue: Int {get}
      }
      extension ImagePaint {
      init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
      var image: Image
      var scale: CGFloat
      var sourceRect: CGRect
      }
      extension ImageRenderer {
      @MainActor func render(rasterizationScale: CGFloat = 1, renderer: _)
      @MainActor init(content: Content)
      @MainActor var cgImage: CGImage? {get}
      @MainActor var colorMode: ColorRenderingMode {get set}
      @MainActor var content: Content {get set}
      @MainActor var isOpaque: Bool {get set}
      @MainActor var proposedSize: ProposedViewSize {get set}
      @MainActor var scale: CGFloat {get set}
      @MainActor var uiImage: UIImage? {get}
      let objectWillChange: PassthroughSubject<Void, Never>
      }
      extension IndexedIdentifierCollection {
      func index(after: IndexedIdentifierCollection<Base, ID>.Index) -> IndexedIdentifierCollection<Base, ID>.Index
      func index(before: IndexedIdentifierCollection<Base, ID>.Index) -> IndexedIdentifierCollection<Base, ID>.Index
      var endIndex: IndexedIdentifierCollection<Base, ID>.Index {get}
      var startIndex: IndexedIdentifierCollection<Base, ID>.Index {get}
      }
      extension InlinePickerStyle {
      nonisolated init()
      }
      extension InsetGroupedListStyle {
      nonisolated init()
      }
      extension InsetListStyle {
      nonisolated init()
      }
      extension InsetTableStyle {
      @MainActor func makeBody(configuration: InsetTableStyle.Configuration) -> some View
      nonisolated init()
      }
      extension InsettableShape {
      func inset(by: CGFloat) -> Self.InsetShape
      func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
      func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View
      }
      extension ItemProviderTableRowModifier {
      var body: some _TableRowContentModifier {get}
      }
      extension KeyEquivalent {
      func hash(into: inout Hasher)
      init(_: Character)
      init(extendedGraphemeClusterLiteral: Character)
      static let `return`: KeyEquivalent
      static let clear: KeyEquivalent
      static let delete: KeyEquivalent
      static let end: KeyEquivalent
      static let escape: KeyEquivalent
      static let home: KeyEquivalent
      static let space: KeyEquivalent
      static let tab: KeyEquivalent
      var character: Character
      var hashValue: Int {get}
      }
      extension KeyPress {
      let characters: String
      let key: KeyEquivalent
      let modifiers: EventModifiers
      let phase: KeyPress.Phases
      var debugDescription: String {get}
      }
      extension KeyPress.Phases {
      init(rawValue: Int)
      let rawValue: Int
      static let `repeat`: KeyPress.Phases
      static let all: KeyPress.Phases
      static let down: KeyPress.Phases
      static let up: KeyPress.Phases
      var debugDescription: String {get}
      }
      extension KeyPress.Result {
      func hash(into: inout Hasher)
      static var handled: Result {get}
      static var ignored: Result {get}
      var hashValue: Int {get}
      }
      extension KeyboardShortcut {
      func hash(into: inout Hasher)
      init(_: KeyEquivalent, modifiers: EventModifiers = .command)
      init(_: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization)
      static let cancelAction: KeyboardShortcut
      static let defaultAction: KeyboardShortcut
      var hashValue: Int {get}
      var key: KeyEquivalent
      var localization: KeyboardShortcut.Localization
      var modifiers: EventModifiers
      }
      extension KeyboardShortcut.Localization {
      static let automatic: KeyboardShortcut.Localization
      static let custom: KeyboardShortcut.Localization
      }
      extension Label {
      @MainActor init(_: LabelStyleConfiguration)
      @MainActor init(_: LocalizedStringKey, image: ImageResource)
      @MainActor init(_: LocalizedStringKey, image: String)
      @MainActor var body: some View {get}
      nonisolated init(title: _, icon: _)
      }
      extension LabelStyle {
      nonisolated static var automatic: DefaultLabelStyle {get}
      nonisolated static var iconOnly: IconOnlyLabelStyle {get}
      nonisolated static var titleAndIcon: TitleAndIconLabelStyle {get}
      }
      extension LabelStyleConfiguration {
      var icon: LabelStyleConfiguration.Icon {get}
      var title: LabelStyleConfiguration.Title {get}
      }
      extension LabeledContent {
      @MainActor var body: some View {get}
      init(_: LabeledContentStyleConfiguration)
      init(_: LocalizedStringKey, content: _)
      }
      extension LabeledContentStyleConfiguration {
      let content: LabeledContentStyleConfiguration.Content
      let label: LabeledContentStyleConfiguration.Label
      }
      extension LabeledControlGroupContent {
      @MainActor var body: some View {get}
      }
      extension LabeledToolbarItemGroupContent {
      @MainActor var body: some View {get}
      }
      extension Layout {
      func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
      func updateCache(_: inout Self.Cache, subviews: Self.Subviews)
      }
      extension LayoutDirection {
      func hash(into: inout Hasher)
      init?(_: UITraitEnvironmentLayoutDirection)
      static var allCases: [LayoutDirection] {get}
      static var leftToRight: LayoutDirection {get}
      static var rightToLeft: LayoutDirection {get}
      var hashValue: Int {get}
      }
      extension LayoutSubview {
      func dimensions(in: ProposedViewSize) -> ViewDimensions
      func place(at: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
      func sizeThatFits(_: ProposedViewSize) -> CGSize
      var priority: Double {get}
      var spacing: ViewSpacing {get}
      }
      extension LayoutSubviews {
      var endIndex: Int {get}
      var layoutDirection: LayoutDirection
      var startIndex: Int {get}
      }
      extension LayoutValueKey {
      static var defaultValue: Self.Value {get}
      }
      extension LazyHGrid {
      nonisolated init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), content: _)
      }
      extension LazyHStack {
      nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), content: _)
      }
      extension LazyVGrid {
      nonisolated init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), content: _)
      }
      extension LazyVStack {
      nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), content: _)
      }
      extension LegibilityWeight {
      func hash(into: inout Hasher)
      init?(_: UILegibilityWeight)
      static var bold: LegibilityWeight {get}
      static var regular: LegibilityWeight {get}
      var hashValue: Int {get}
      }
      extension LinearGradient {
      nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
      nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
      nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
      }
      extension LinearProgressViewStyle {
      @MainActor func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View
      nonisolated init()
      nonisolated init(tint: Color)
      }
      extension Link {
      @MainActor init(_: LocalizedStringKey, destination: URL)
      @MainActor var body: some View {get}
      nonisolated init(destination: URL, label: _)
      }
      extension LinkShapeStyle {
      init()
      }
      extension List {
      @MainActor init(selection: Binding<SelectionValue?>?, content: _)
      @MainActor init(selection: Binding<Set<SelectionValue>>?, content: _)
      @MainActor var body: some View {get}
      }
      extension ListStyle {
      nonisolated static var automatic: DefaultListStyle {get}
      nonisolated static var grouped: GroupedListStyle {get}
      nonisolated static var inset: InsetListStyle {get}
      nonisolated static var insetGrouped: InsetGroupedListStyle {get}
      nonisolated static var plain: PlainListStyle {get}
      nonisolated static var sidebar: SidebarListStyle {get}
      }
      extension LocalCoordinateSpace {
      init()
      var coordinateSpace: CoordinateSpace {get}
      }
      extension LocalizedStringKey {
      init(_: String)
      init(stringInterpolation: LocalizedStringKey.StringInterpolation)
      init(stringLiteral: String)
      }
      extension LocalizedStringKey.StringInterpolation {
      func appendInterpolation(_: AttributedString)
      func appendInterpolation(_: ClosedRange<Date>)
      func appendInterpolation(_: Date, style: Text.DateStyle)
      func appendInterpolation(_: DateInterval)
      func appendInterpolation(_: Image)
      func appendInterpolation(_: LocalizedStringResource)
      func appendInterpolation(_: String)
      func appendInterpolation(_: Text)
      func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)
      func appendLiteral(_: String)
      init(literalCapacity: Int, interpolationCount: Int)
      }
      extension MagnificationGesture {
      nonisolated init(minimumScaleDelta: CGFloat = 0.01)
      }
      extension Material {
      static let bar: Material
      static let regular: Material
      static let thick: Material
      static let thin: Material
      static let ultraThick: Material
      }
      extension Menu {
      @MainActor init(_: LocalizedStringKey, image: ImageResource, content: _)
      @MainActor init(_: LocalizedStringKey, image: ImageResource, content: _, primaryAction: _)
      @MainActor init(_: LocalizedStringKey, systemImage: String, content: _)
      @MainActor init(_: LocalizedStringKey, systemImage: String, content: _, primaryAction: _)
      @MainActor init(_: MenuStyleConfiguration)
      @MainActor init(content: _, label: _, primaryAction: _)
      @MainActor var body: some View {get}
      }
      extension MenuControlGroupStyle {
      @MainActor func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View
      nonisolated init()
      }
      extension MenuOrder {
      func hash(into: inout Hasher)
      static let automatic: MenuOrder
      static let fixed: MenuOrder
      static let priority: MenuOrder
      var hashValue: Int {get}
      }
      extension MenuPickerStyle {
      nonisolated init()
      }
      extension MenuStyle {
      @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
      nonisolated static var automatic: DefaultMenuStyle {get}
      nonisolated static var borderlessButton: BorderlessButtonMenuStyle {get}
      nonisolated static var button: ButtonMenuStyle {get}
      }
      extension ModifiedContent {
      @MainActor var body: ModifiedContent<Content, Modifier>.Body {get}
      func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier>
      func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier>
      func accessibility(addTraits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
      func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier>
      func accessibility(hint: Text) -> ModifiedContent<Content, Modifier>
      func accessibility(identifier: String) -> ModifiedContent<Content, Modifier>
      func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier>
      func accessibility(label: Text) -> ModifiedContent<Content, Modifier>
      func accessibility(removeTraits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
      func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Content, Modifier>
      func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier>
      func accessibility(value: Text) -> ModifiedContent<Content, Modifier>
      func accessibilityAction(_: AccessibilityActionKind = .default, _: _) -> ModifiedContent<Content, Modifier>
      func accessibilityAction(named: LocalizedStringKey, _: _) -> ModifiedContent<Content, Modifier>
      func accessibilityAction(named: Text, _: _) -> ModifiedContent<Content, Modifier>
      func accessibilityAddTraits(_: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
      func accessibilityHidden(_: Bool) -> ModifiedContent<Content, Modifier>
      func accessibilityHint(_: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
      func accessibilityHint(_: Text) -> ModifiedContent<Content, Modifier>
      func accessibilityIdentifier(_: String) -> ModifiedContent<Content, Modifier>
      func accessibilityInputLabels(_: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier>
      func accessibilityInputLabels(_: [Text]) -> ModifiedContent<Content, Modifier>
      func accessibilityLabel(_: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
      func accessibilityLabel(_: Text) -> ModifiedContent<Content, Modifier>
      func accessibilityRemoveTraits(_: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
      func accessibilityRespondsToUserInteraction(_: Bool = true) -> ModifiedContent<Content, Modifier>
      func accessibilitySortPriority(_: Double) -> ModifiedContent<Content, Modifier>
      func accessibilityValue(_: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
      func accessibilityValue(_: Text) -> ModifiedContent<Content, Modifier>
      func body(content: Self.SceneContent) -> Self.Body
      init(content: Content, modifier: Modifier)
      var content: Content
      var data: Content.Data {get}
      var modifier: Modifier
      }
      extension MutableCollection {
      func move(fromOffsets: IndexSet, toOffset: Int)
      }
      extension NSDirectionalEdgeInsets {
      init(_: EdgeInsets)
      }
      extension NSUnderlineStyle {
      init(_: Text.LineStyle)
      }
      extension NamedCoordinateSpace {
      var coordinateSpace: CoordinateSpace {get}
      }
      extension Namespace.ID {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension NavigationControlGroupStyle {
      @MainActor func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View
      nonisolated init()
      }
      extension NavigationLink {
      @MainActor func isDetailLink(_: Bool) -> some View
      @MainActor init(_: LocalizedStringKey, destination: Destination)
      @MainActor init(_: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
      @MainActor init(_: LocalizedStringKey, destination: _)
      @MainActor init(_: LocalizedStringKey, isActive: Binding<Bool>, destination: _)
      @MainActor var body: some View {get}
      nonisolated init(destination: Destination, isActive: Binding<Bool>, label: _)
      nonisolated init(isActive: Binding<Bool>, destination: _, label: _)
      }
      extension NavigationLinkPickerStyle {
      nonisolated init()
      }
      extension NavigationPath {
      func removeLast(_: Int = 1)
      init(_: NavigationPath.CodableRepresentation)
      var codable: NavigationPath.CodableRepresentation? {get}
      var count: Int {get}
      var isEmpty: Bool {get}
      }
      extension NavigationPath.CodableRepresentation {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      }
      extension NavigationSplitView {
      @MainActor init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, sidebar: _, content: _, detail: _)
      @MainActor init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, sidebar: _, content: _, detail: _)
      @MainActor var body: some View {get}
      nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, sidebar: _, content: _, detail: _)
      nonisolated init(sidebar: _, content: _, detail: _)
      }
      extension NavigationSplitViewVisibility {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      static var all: NavigationSplitViewVisibility {get}
      static var automatic: NavigationSplitViewVisibility {get}
      }
      extension NavigationStack {
      @MainActor var body: some View {get}
      }
      extension NavigationViewStyle {
      static var automatic: DefaultNavigationViewStyle {get}
      static var columns: ColumnNavigationViewStyle {get}
      static var stack: StackNavigationViewStyle {get}
      }
      extension ObservedObject {
      nonisolated init(initialValue: ObjectType)
      }
      extension OffsetShape {
      func inset(by: CGFloat) -> OffsetShape<Content.InsetShape>
      func path(in: CGRect) -> Path
      init(shape: Content, offset: CGSize)
      static var role: ShapeRole {get}
      var offset: CGSize
      var shape: Content
      }
      extension OpacityTransition {
      func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View
      init()
      static let properties: TransitionProperties
      }
      extension OpenURLAction {
      @MainActor func callAsFunction(_: URL, completion: _)
      nonisolated init(handler: _)
      }
      extension OpenURLAction.Result {
      static func systemAction(_: URL) -> OpenURLAction.Result
      static let discarded: OpenURLAction.Result
      static let handled: OpenURLAction.Result
      static let systemAction: OpenURLAction.Result
      }
      extension OpenWindowAction {
      func callAsFunction(id: String)
      }
      extension OutlineGroup {
      @MainActor var body: some View {get}
      }
      extension PageTabViewStyle {
      nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic)
      }
      extension PageTabViewStyle.IndexDisplayMode {
      static let always: PageTabViewStyle.IndexDisplayMode
      static let automatic: PageTabViewStyle.IndexDisplayMode
      static let never: PageTabViewStyle.IndexDisplayMode
      }
      extension PaletteControlGroupStyle {
      @MainActor func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View
      nonisolated init()
      }
      extension PalettePickerStyle {
      nonisolated init()
      }
      extension Path {
      func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)
      func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
      func addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint)
      func addEllipse(in: CGRect, transform: CGAffineTransform = .identity)
      func addPath(_: Path, transform: CGAffineTransform = .identity)
      func addQuadCurve(to: CGPoint, control: CGPoint)
      func applying(_: CGAffineTransform) -> Path
      func closeSubpath()
      func contains(_: CGPoint, eoFill: Bool = false) -> Bool
      func forEach(_: _)
      func intersection(_: Path, eoFill: Bool = false) -> Path
      func normalized(eoFill: Bool = true) -> Path
      func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
      func path(in: CGRect) -> Path
      func subtracting(_: Path, eoFill: Bool = false) -> Path
      func symmetricDifference(_: Path, eoFill: Bool = false) -> Path
      func union(_: Path, eoFill: Bool = false) -> Path
      init(ellipseIn: CGRect)
      init(roundedRect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
      init(roundedRect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
      init(roundedRect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
      var boundingRect: CGRect {get}
      var cgPath: CGPath {get}
      var currentPoint: CGPoint? {get}
      var description: String {get}
      var isEmpty: Bool {get}
      }
      extension Path.Element {
      static var closeSubpath: Element {get}
      }
      extension Picker {
      @MainActor init(_: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, content: _)
      @MainActor init(_: LocalizedStringKey, selection: Binding<SelectionValue>, content: _)
      @MainActor init(_: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, content: _)
      @MainActor init(selection: Binding<SelectionValue>, label: Label, content: _)
      @MainActor var body: some View {get}
      }
      extension PickerStyle {
      nonisolated static var automatic: DefaultPickerStyle {get}
      nonisolated static var inline: InlinePickerStyle {get}
      nonisolated static var menu: MenuPickerStyle {get}
      nonisolated static var navigationLink: NavigationLinkPickerStyle {get}
      nonisolated static var palette: PalettePickerStyle {get}
      nonisolated static var segmented: SegmentedPickerStyle {get}
      nonisolated static var wheel: WheelPickerStyle {get}
      }
      extension PlaceholderTextShapeStyle {
      init()
      }
      extension PlainButtonStyle {
      @MainActor func makeBody(configuration: PlainButtonStyle.Configuration) -> some View
      nonisolated init()
      }
      extension PlainListStyle {
      nonisolated init()
      }
      extension PlainTextFieldStyle {
      nonisolated init()
      }
      extension PresentationDetent {
      func hash(into: inout Hasher)
      static func fraction(_: CGFloat) -> PresentationDetent
      static func height(_: CGFloat) -> PresentationDetent
      static let large: PresentationDetent
      static let medium: PresentationDetent
      var hashValue: Int {get}
      }
      extension PresentationMode {
      func dismiss()
      var isPresented: Bool {get}
      }
      extension PreviewContextKey {
      static var defaultValue: Self.Value {get}
      }
      extension PreviewDevice {
      init(rawValue: String)
      init(stringLiteral: String)
      let rawValue: String
      }
      extension PreviewPlatform {
      func hash(into: inout Hasher)
      static var iOS: PreviewPlatform {get}
      static var macOS: PreviewPlatform {get}
      static var tvOS: PreviewPlatform {get}
      static var watchOS: PreviewPlatform {get}
      var hashValue: Int {get}
      }
      extension PreviewProvider {
      @MainActor static var platform: PreviewPlatform? {get}
      }
      extension PrimitiveButtonStyle {
      nonisolated static var automatic: DefaultButtonStyle {get}
      nonisolated static var bordered: BorderedButtonStyle {get}
      nonisolated static var borderedProminent: BorderedProminentButtonStyle {get}
      nonisolated static var borderless: BorderlessButtonStyle {get}
      nonisolated static var plain: PlainButtonStyle {get}
      }
      extension PrimitiveButtonStyleConfiguration {
      let label: PrimitiveButtonStyleConfiguration.Label
      let role: ButtonRole?
      }
      extension ProgressView {
      @MainActor init(label: _)
      @MainActor init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
      @MainActor init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, label: _)
      @MainActor init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, label: _, currentValueLabel: _)
      @MainActor var body: some View {get}
      }
      extension ProgressViewStyle {
      @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
      nonisolated static var automatic: DefaultProgressViewStyle {get}
      nonisolated static var circular: CircularProgressViewStyle {get}
      nonisolated static var linear: LinearProgressViewStyle {get}
      }
      extension ProgressViewStyleConfiguration {
      var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
      var label: ProgressViewStyleConfiguration.Label?
      }
      extension Prominence {
      func hash(into: inout Hasher)
      static var increased: Prominence {get}
      static var standard: Prominence {get}
      var hashValue: Int {get}
      }
      extension ProposedViewSize {
      func replacingUnspecifiedDimensions(by: CGSize = CGSize(width: 10, height: 10)) -> CGSize
      init(_: CGSize)
      init(width: CGFloat?, height: CGFloat?)
      static let infinity: ProposedViewSize
      static let unspecified: ProposedViewSize
      static let zero: ProposedViewSize
      var height: CGFloat?
      var width: CGFloat?
      }
      extension RangeReplaceableCollection {
      func remove(atOffsets: IndexSet)
      }
      extension Rectangle {
      func inset(by: CGFloat) -> some InsettableShape
      func path(in: CGRect) -> Path
      init()
      }
      extension RectangleCornerRadii {
      init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
      var bottomLeading: CGFloat {get set}
      var bottomTrailing: CGFloat {get set}
      var topLeading: CGFloat {get set}
      var topTrailing: CGFloat {get set}
      }
      extension RedactionReasons {
      init(rawValue: Int)
      let rawValue: Int
      static let invalidated: RedactionReasons
      static let placeholder: RedactionReasons
      static let privacy: RedactionReasons
      }
      extension RefreshAction {
      func callAsFunction() async
      }
      extension RenameAction {
      func callAsFunction()
      }
      extension RotatedShape {
      func inset(by: CGFloat) -> RotatedShape<Content.InsetShape>
      func path(in: CGRect) -> Path
      init(shape: Content, angle: Angle, anchor: UnitPoint = .center)
      static var role: ShapeRole {get}
      var anchor: UnitPoint
      var angle: Angle
      var shape: Content
      }
      extension RoundedBorderTextFieldStyle {
      nonisolated init()
      }
      extension RoundedCornerStyle {
      func hash(into: inout Hasher)
      static var circular: RoundedCornerStyle {get}
      static var continuous: RoundedCornerStyle {get}
      var hashValue: Int {get}
      }
      extension RoundedRectangle {
      func inset(by: CGFloat) -> some InsettableShape
      func path(in: CGRect) -> Path
      init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
      init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
      var cornerSize: CGSize
      var style: RoundedCornerStyle
      }
      extension ScaleTransition {
      func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View
      init(_: Double, anchor: UnitPoint = .center)
      var anchor: UnitPoint
      var scale: Double
      }
      extension ScaledMetric {
      init(wrappedValue: Value, relativeTo: Font.TextStyle)
      }
      extension ScaledShape {
      func path(in: CGRect) -> Path
      init(shape: Content, scale: CGSize, anchor: UnitPoint = .center)
      static var role: ShapeRole {get}
      var anchor: UnitPoint
      var scale: CGSize
      var shape: Content
      }
      extension Scene {
      nonisolated func defaultAppStorage(_: UserDefaults) -> some Scene
      nonisolated func defaultSize(_: CGSize) -> some Scene
      nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
      nonisolated func handlesExternalEvents(matching: Set<String>) -> some Scene
      nonisolated func windowResizability(_: WindowResizability) -> some Scene
      }
      extension ScenePhase {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension ScrollView {
      @MainActor init(_: Axis.Set = .vertical, content: _)
      @MainActor var axes: Axis.Set {get set}
      @MainActor var body: some View {get}
      @MainActor var content: Content
      @MainActor var showsIndicators: Bool {get set}
      nonisolated init(_: Axis.Set = .vertical, showsIndicators: Bool = true, content: _)
      }
      extension ScrollViewReader {
      @MainActor var body: some View {get}
      @MainActor var content: _
      }
      extension SearchUnavailableContent.Actions {
      @MainActor var body: some View {get}
      }
      extension SearchUnavailableContent.Description {
      @MainActor var body: some View {get}
      }
      extension SearchUnavailableContent.Label {
      @MainActor var body: some View {get}
      }
      extension Section {
      init(_: LocalizedStringKey, content: _)
      init(_: LocalizedStringKey, isExpanded: Binding<Bool>, content: _)
      init(content: _, footer: _)
      init(content: _, header: _)
      init(content: _, header: _, footer: _)
      init(footer: Footer, content: _)
      init(header: Parent, content: _)
      init(header: Parent, footer: Footer, content: _)
      init(isExpanded: Binding<Bool>, content: _, header: _)
      }
      extension SecureField {
      @MainActor init(_: LocalizedStringKey, text: Binding<String>)
      @MainActor init(_: LocalizedStringKey, text: Binding<String>, onCommit: _)
      @MainActor init(_: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      @MainActor init(text: Binding<String>, prompt: Text? = nil, label: _)
      @MainActor var body: some View {get}
      }
      extension SegmentedPickerStyle {
      nonisolated init()
      }
      extension SelectionShapeStyle {
      init()
      }
      extension SensoryFeedback {
      static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback
      static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
      static let alignment: SensoryFeedback
      static let decrease: SensoryFeedback
      static let error: SensoryFeedback
      static let impact: SensoryFeedback
      static let increase: SensoryFeedback
      static let selection: SensoryFeedback
      static let start: SensoryFeedback
      static let stop: SensoryFeedback
      static let success: SensoryFeedback
      static let warning: SensoryFeedback
      }
      extension SensoryFeedback.Weight {
      static let heavy: SensoryFeedback.Weight
      static let light: SensoryFeedback.Weight
      static let medium: SensoryFeedback.Weight
      }
      extension SeparatorShapeStyle {
      init()
      }
      extension Shape {
      func fill(style: FillStyle = FillStyle()) -> some View
      func offset(_: CGPoint) -> OffsetShape<Self>
      func offset(_: CGSize) -> OffsetShape<Self>
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
      func rotation(_: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
      func scale(_: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
      func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>
      func size(_: CGSize) -> some Shape
      func size(width: CGFloat, height: CGFloat) -> some Shape
      func sizeThatFits(_: ProposedViewSize) -> CGSize
      func stroke(lineWidth: CGFloat = 1) -> some Shape
      func stroke(style: StrokeStyle) -> some Shape
      func transform(_: CGAffineTransform) -> TransformedShape<Self>
      func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape
      static func capsule(style: RoundedCornerStyle) -> Self
      static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self
      static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
      static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self
      static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self
      static var capsule: Capsule {get}
      static var circle: Circle {get}
      static var ellipse: Ellipse {get}
      static var rect: Rectangle {get}
      static var role: ShapeRole {get}
      var body: _ShapeView<Self, ForegroundStyle> {get}
      }
      extension ShapeRole {
      func hash(into: inout Hasher)
      static var fill: ShapeRole {get}
      static var separator: ShapeRole {get}
      static var stroke: ShapeRole {get}
      var hashValue: Int {get}
      }
      extension ShapeStyle {
      func `in`(_: CGRect) -> some ShapeStyle
      func blendMode(_: BlendMode) -> some ShapeStyle
      func opacity(_: Double) -> some ShapeStyle
      func resolve(in: EnvironmentValues) -> Never
      func resolve(in: EnvironmentValues) -> Self.Resolved
      func shadow(_: ShadowStyle) -> some ShapeStyle
      static func blendMode(_: BlendMode) -> some ShapeStyle
      static func image(_: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
      static func linearGradient(_: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle
      static func linearGradient(_: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      static func opacity(_: Double) -> some ShapeStyle
      static func shadow(_: ShadowStyle) -> some ShapeStyle
      static var background: BackgroundStyle {get}
      static var bar: Material {get}
      static var black: Color {get}
      static var blue: Color {get}
      static var brown: Color {get}
      static var clear: Color {get}
      static var cyan: Color {get}
      static var fill: FillShapeStyle {get}
      static var foreground: ForegroundStyle {get}
      static var gray: Color {get}
      static var green: Color {get}
      static var indigo: Color {get}
      static var link: LinkShapeStyle {get}
      static var mint: Color {get}
      static var orange: Color {get}
      static var pink: Color {get}
      static var placeholder: PlaceholderTextShapeStyle {get}
      static var primary: HierarchicalShapeStyle {get}
      static var purple: Color {get}
      static var quaternary: HierarchicalShapeStyle {get}
      static var red: Color {get}
      static var regularMaterial: Material {get}
      static var secondary: HierarchicalShapeStyle {get}
      static var selection: SelectionShapeStyle {get}
      static var separator: SeparatorShapeStyle {get}
      static var teal: Color {get}
      static var tertiary: HierarchicalShapeStyle {get}
      static var thickMaterial: Material {get}
      static var thinMaterial: Material {get}
      static var tint: TintShapeStyle {get}
      static var ultraThickMaterial: Material {get}
      static var ultraThinMaterial: Material {get}
      static var white: Color {get}
      static var yellow: Color {get}
      var body: _ShapeView<Rectangle, Self> {get}
      var quaternary: some ShapeStyle {get}
      var secondary: some ShapeStyle {get}
      var tertiary: some ShapeStyle {get}
      }
      extension ShapeView {
      @MainActor var shape: Self.Content {get}
      }
      extension ShareLink {
      @MainActor init(_: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
      @MainActor init(_: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, preview: _)
      @MainActor init(_: Text, items: Data, subject: Text? = nil, message: Text? = nil)
      @MainActor init(_: Text, items: Data, subject: Text? = nil, message: Text? = nil, preview: _)
      @MainActor init(items: Data, subject: Text? = nil, message: Text? = nil)
      @MainActor init(items: Data, subject: Text? = nil, message: Text? = nil, label: _)
      @MainActor init(items: Data, subject: Text? = nil, message: Text? = nil, preview: _)
      @MainActor var body: some View {get}
      nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, preview: _, label: _)
      }
      extension SharePreview {
      init(_: LocalizedStringKey)
      init(_: LocalizedStringKey, icon: Icon)
      init(_: LocalizedStringKey, image: Image)
      init(_: LocalizedStringKey, image: Image, icon: Icon)
      init(_: Text)
      init(_: Text, icon: Icon)
      init(_: Text, image: Image)
      init(_: Text, image: Image, icon: Icon)
      }
      extension SidebarListStyle {
      nonisolated init()
      }
      extension SimultaneousGesture {
      @MainActor var first: First
      @MainActor var second: Second
      nonisolated init(_: First, _: Second)
      }
      extension SimultaneousGesture.Value {
      func hash(into: inout Hasher)
      var first: First.Value?
      var hashValue: Int {get}
      var second: Second.Value?
      }
      extension SlideTransition {
      func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View
      init()
      }
      extension Slider {
      @MainActor var body: some View {get}
      }
      extension Spacer {
      init(minLength: CGFloat? = nil)
      var minLength: CGFloat?
      }
      extension StackNavigationViewStyle {
      init()
      }
      extension Stepper {
      @MainActor init(_: LocalizedStringKey, onIncrement: _, onDecrement: _, onEditingChanged: _ = { _ in })
      @MainActor init(onIncrement: _, onDecrement: _, onEditingChanged: _ = { _ in }, label: _)
      @MainActor var body: some View {get}
      nonisolated init(label: _, onIncrement: _, onDecrement: _, onEditingChanged: _ = { _ in })
      }
      extension StrokeBorderShapeView {
      init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background)
      var background: Background {get set}
      var shape: Content
      var style: Style {get set}
      }
      extension StrokeShapeView {
      init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background)
      var background: Background {get set}
      var shape: Content {get set}
      var style: Style {get set}
      }
      extension StrokeStyle {
      init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)
      var dash: [CGFloat]
      var lineCap: CGLineCap
      var lineJoin: CGLineJoin
      var lineWidth: CGFloat
      }
      extension SwitchToggleStyle {
      @MainActor func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View
      nonisolated init()
      nonisolated init(tint: Color)
      }
      extension SymbolEffectTransition {
      func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View
      static let properties: TransitionProperties
      }
      extension SymbolRenderingMode {
      static let hierarchical: SymbolRenderingMode
      static let monochrome: SymbolRenderingMode
      static let palette: SymbolRenderingMode
      }
      extension SymbolVariants {
      func contains(_: SymbolVariants) -> Bool
      func hash(into: inout Hasher)
      static let circle: SymbolVariants
      static let fill: SymbolVariants
      static let none: SymbolVariants
      static let rectangle: SymbolVariants
      static let slash: SymbolVariants
      static let square: SymbolVariants
      var circle: SymbolVariants {get}
      var fill: SymbolVariants {get}
      var hashValue: Int {get}
      var rectangle: SymbolVariants {get}
      var slash: SymbolVariants {get}
      var square: SymbolVariants {get}
      }
      extension TabView {
      @MainActor var body: some View {get}
      }
      extension TabViewStyle {
      nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
      nonisolated static var automatic: DefaultTabViewStyle {get}
      nonisolated static var page: PageTabViewStyle {get}
      }
      extension Table {
      @MainActor init(of: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>, columns: _, rows: _)
      @MainActor init(of: Value.Type, columns: _, rows: _)
      @MainActor init(of: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, columns: _, rows: _)
      @MainActor init(of: Value.Type, selection: Binding<Set<Value.ID>>, columns: _, rows: _)
      @MainActor init(of: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, columns: _, rows: _)
      @MainActor init(of: Value.Type, selection: Binding<Value.ID?>, columns: _, rows: _)
      }
      extension TableColumn {
      @MainActor func width() -> TableColumn<RowValue, Sort, Content, Label>
      @MainActor func width(_: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
      @MainActor func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
      @MainActor init(_: LocalizedStringKey, content: _)
      @MainActor init(_: LocalizedStringKey, sortUsing: Sort, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Bool>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Bool?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Date>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Date?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Double>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Double?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Float>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Float?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int16>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int16?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int32>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int32?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int64>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int64?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int8>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int8?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, Int?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .localizedStandard, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt16>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt16?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt32>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt32?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt64>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt64?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt8>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt8?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt?>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UUID>, content: _)
      @MainActor init(_: LocalizedStringKey, value: KeyPath<RowValue, UUID?>, content: _)
      @MainActor init(_: Text, content: _)
      @MainActor init(_: Text, sortUsing: Sort, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Bool>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Bool?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Date>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Date?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Double>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Double?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Float>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Float?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int16>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int16?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int32>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int32?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int64>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int64?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int8>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int8?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, Int?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .localizedStandard, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt16>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt16?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt32>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt32?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt64>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt64?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt8>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt8?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UInt?>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UUID>, content: _)
      @MainActor init(_: Text, value: KeyPath<RowValue, UUID?>, content: _)
      }
      extension TableColumnContent {
      nonisolated func alignment(_: TableColumnAlignment) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
      }
      extension TableColumnCustomization {
      func encode(to: any Encoder) throws
      init()
      init(from: any Decoder) throws
      }
      extension TableRow {
      nonisolated init(_: Value)
      }
      extension TableRowContent {
      nonisolated func itemProvider(_: _) -> ModifiedContent<Self, ItemProviderTableRowModifier>
      nonisolated func selectionDisabled(_: Bool = true) -> some TableRowContent<Self.TableRowValue>
      }
      extension TableStyle {
      @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
      nonisolated static var automatic: AutomaticTableStyle {get}
      nonisolated static var inset: InsetTableStyle {get}
      }
      extension TapGesture {
      @MainActor var count: Int
      nonisolated init(count: Int = 1)
      }
      extension Text {
      func accessibilityLabel(_: LocalizedStringKey) -> Text
      func accessibilityLabel(_: Text) -> Text
      func baselineOffset(_: CGFloat) -> Text
      func bold() -> Text
      func bold(_: Bool) -> Text
      func fontDesign(_: Font.Design?) -> Text
      func fontWeight(_: Font.Weight?) -> Text
      func foregroundColor(_: Color?) -> Text
      func italic() -> Text
      func italic(_: Bool) -> Text
      func kerning(_: CGFloat) -> Text
      func monospaced(_: Bool = true) -> Text
      func monospacedDigit() -> Text
      func strikethrough(_: Bool = true, color: Color? = nil) -> Text
      func strikethrough(_: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
      func tracking(_: CGFloat) -> Text
      func underline(_: Bool = true, color: Color? = nil) -> Text
      func underline(_: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
      init(_: Date, style: Text.DateStyle)
      init(_: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
      init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)
      }
      extension Text.Case {
      func hash(into: inout Hasher)
      static var lowercase: Case {get}
      static var uppercase: Case {get}
      var hashValue: Int {get}
      }
      extension Text.DateStyle {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      static let date: Text.DateStyle
      static let offset: Text.DateStyle
      static let relative: Text.DateStyle
      static let time: Text.DateStyle
      static let timer: Text.DateStyle
      }
      extension Text.LineStyle {
      func hash(into: inout Hasher)
      init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
      init?(nsUnderlineStyle: NSUnderlineStyle)
      static let single: Text.LineStyle
      var hashValue: Int {get}
      }
      extension Text.LineStyle.Pattern {
      static let dash: Text.LineStyle.Pattern
      static let dot: Text.LineStyle.Pattern
      static let solid: Text.LineStyle.Pattern
      }
      extension Text.Scale {
      func hash(into: inout Hasher)
      static let `default`: Text.Scale
      static let secondary: Text.Scale
      var hashValue: Int {get}
      }
      extension Text.TruncationMode {
      func hash(into: inout Hasher)
      static var head: TruncationMode {get}
      static var middle: TruncationMode {get}
      static var tail: TruncationMode {get}
      var hashValue: Int {get}
      }
      extension TextAlignment {
      func hash(into: inout Hasher)
      static var allCases: [TextAlignment] {get}
      static var center: TextAlignment {get}
      static var leading: TextAlignment {get}
      static var trailing: TextAlignment {get}
      var hashValue: Int {get}
      }
      extension TextEditor {
      @MainActor var body: some View {get}
      nonisolated init(text: Binding<String>)
      }
      extension TextField {
      @MainActor init(_: LocalizedStringKey, text: Binding<String>, axis: Axis)
      @MainActor init(_: LocalizedStringKey, text: Binding<String>, onCommit: _)
      @MainActor init(_: LocalizedStringKey, text: Binding<String>, onEditingChanged: _)
      @MainActor init(_: LocalizedStringKey, text: Binding<String>, onEditingChanged: _, onCommit: _)
      @MainActor init(_: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      @MainActor init(_: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
      @MainActor init(text: Binding<String>, prompt: Text? = nil, axis: Axis, label: _)
      @MainActor init(text: Binding<String>, prompt: Text? = nil, label: _)
      @MainActor var body: some View {get}
      }
      extension TextFieldStyle {
      nonisolated static var automatic: DefaultTextFieldStyle {get}
      nonisolated static var plain: PlainTextFieldStyle {get}
      nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {get}
      }
      extension TextSelectability {
      static var allowsSelection: Bool {get}
      static var disabled: DisabledTextSelectability {get}
      static var enabled: EnabledTextSelectability {get}
      }
      extension TimelineView {
      init(_: Schedule, content: _)
      }
      extension TimelineView.Context {
      let cadence: TimelineView<Schedule, Content>.Context.Cadence
      let date: Date
      }
      extension TimelineView.Context.Cadence {
      func hash(into: inout Hasher)
      static var live: Cadence {get}
      static var minutes: Cadence {get}
      static var seconds: Cadence {get}
      var hashValue: Int {get}
      }
      extension TintShapeStyle {
      init()
      }
      extension TitleAndIconLabelStyle {
      @MainActor func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View
      nonisolated init()
      }
      extension Toggle {
      @MainActor init(_: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
      @MainActor init(_: LocalizedStringKey, isOn: Binding<Bool>)
      @MainActor init(_: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
      @MainActor init(_: ToggleStyleConfiguration)
      @MainActor var body: some View {get}
      }
      extension ToggleStyle {
      nonisolated static var `switch`: SwitchToggleStyle {get}
      nonisolated static var automatic: DefaultToggleStyle {get}
      nonisolated static var button: ButtonToggleStyle {get}
      }
      extension ToggleStyleConfiguration {
      let label: ToggleStyleConfiguration.Label
      }
      extension ToolbarItem {
      @MainActor init(id: String, placement: ToolbarItemPlacement = .automatic, content: _)
      @MainActor init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, content: _)
      @MainActor var id: ID {get}
      }
      extension ToolbarTitleMenu {
      nonisolated init(content: _)
      }
      extension Transaction {
      init(animation: Animation?)
      var animation: Animation? {get set}
      var disablesAnimations: Bool {get set}
      }
      extension TransactionKey {
      static var defaultValue: Self.Value {get}
      }
      extension TransformedShape {
      func path(in: CGRect) -> Path
      init(shape: Content, transform: CGAffineTransform)
      static var role: ShapeRole {get}
      var shape: Content
      var transform: CGAffineTransform
      }
      extension Transition {
      func animation(_: Animation?) -> some Transition
      func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
      static func blurReplace(_: BlurReplaceTransition.Configuration = .downUp) -> Self
      static func move(edge: Edge) -> Self
      static func offset(_: CGSize) -> Self
      static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self
      static func push(from: Edge) -> Self
      static func scale(_: Double, anchor: UnitPoint = .center) -> Self
      static var blurReplace: BlurReplaceTransition {get}
      static var identity: IdentityTransition {get}
      static var opacity: OpacityTransition {get}
      static var properties: TransitionProperties {get}
      static var scale: ScaleTransition {get}
      static var slide: SlideTransition {get}
      static var symbolEffect: SymbolEffectTransition {get}
      }
      extension TransitionProperties {
      init(hasMotion: Bool = true)
      }
      extension TupleTableRowContent {
      @MainActor var value: T
      }
      extension TupleView {
      @MainActor var value: T
      nonisolated init(_: T)
      }
      extension UIAccessibilityContrast {
      init(_: ColorSchemeContrast?)
      }
      extension UIApplicationDelegateAdaptor {
      @MainActor var projectedValue: ObservedObject<DelegateType>.Wrapper {get}
      }
      extension UIColor {
      init(_: Color)
      }
      extension UIContentSizeCategory {
      init(_: ContentSizeCategory?)
      init(_: DynamicTypeSize?)
      }
      extension UIHostingController {
      @MainActor func didMove(toParent: UIViewController?)
      @MainActor func loadView()
      @MainActor func sizeThatFits(in: CGSize) -> CGSize
      @MainActor func target(forAction: Selector, withSender: Any?) -> Any?
      @MainActor func viewDidAppear(_: Bool)
      @MainActor func viewDidDisappear(_: Bool)
      @MainActor func viewWillAppear(_: Bool)
      @MainActor func viewWillDisappear(_: Bool)
      @MainActor func viewWillLayoutSubviews()
      @MainActor func viewWillTransition(to: CGSize, with: any UIViewControllerTransitionCoordinator)
      @MainActor func willMove(toParent: UIViewController?)
      @MainActor init(rootView: Content)
      @MainActor init?(coder: NSCoder, rootView: Content)
      @MainActor var isModalInPresentation: Bool {get set}
      @MainActor var keyCommands: [UIKeyCommand]? {get}
      @MainActor var preferredStatusBarStyle: UIStatusBarStyle {get}
      @MainActor var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {get}
      @MainActor var prefersStatusBarHidden: Bool {get}
      @MainActor var rootView: Content {get set}
      @MainActor var sizingOptions: UIHostingControllerSizingOptions {get set}
      @MainActor var undoManager: UndoManager? {get}
      }
      extension UIHostingControllerSizingOptions {
      init(rawValue: Int)
      let rawValue: Int
      static let intrinsicContentSize: UIHostingControllerSizingOptions
      static let preferredContentSize: UIHostingControllerSizingOptions
      }
      extension UILegibilityWeight {
      init(_: LegibilityWeight?)
      }
      extension UITraitBridgedEnvironmentKey {
      static func read(from: UITraitCollection) -> Self.Value
      static func write(to: inout any UIMutableTraits, value: Self.Value)
      }
      extension UITraitEnvironmentLayoutDirection {
      init(_: LayoutDirection)
      }
      extension UIUserInterfaceSizeClass {
      init(_: UserInterfaceSizeClass?)
      }
      extension UIUserInterfaceStyle {
      init(_: ColorScheme?)
      }
      extension UIViewControllerRepresentable {
      @MainActor func sizeThatFits(_: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
      @MainActor static func dismantleUIViewController(_: Self.UIViewControllerType, coordinator: Self.Coordinator)
      nonisolated func sizeThatFits(_: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
      nonisolated static func dismantleUIViewController(_: Self.UIViewControllerType, coordinator: Self.Coordinator)
      nonisolated var body: Never {get}
      }
      extension UIViewControllerRepresentableContext {
      @MainActor var environment: EnvironmentValues {get}
      @MainActor var transaction: Transaction {get}
      }
      extension UIViewRepresentable {
      @MainActor func sizeThatFits(_: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
      nonisolated func sizeThatFits(_: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
      nonisolated var body: Never {get}
      }
      extension UIViewRepresentableContext {
      @MainActor var environment: EnvironmentValues {get}
      @MainActor var transaction: Transaction {get}
      }
      extension UnevenRoundedRectangle {
      func inset(by: CGFloat) -> some InsettableShape
      func path(in: CGRect) -> Path
      init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
      init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
      var cornerRadii: RectangleCornerRadii
      var style: RoundedCornerStyle
      }
      extension UnitPoint {
      func hash(into: inout Hasher)
      init()
      init(x: CGFloat, y: CGFloat)
      static let bottom: UnitPoint
      static let bottomLeading: UnitPoint
      static let bottomTrailing: UnitPoint
      static let center: UnitPoint
      static let leading: UnitPoint
      static let top: UnitPoint
      static let topLeading: UnitPoint
      static let topTrailing: UnitPoint
      static let trailing: UnitPoint
      static let zero: UnitPoint
      var hashValue: Int {get}
      }
      extension UserInterfaceSizeClass {
      func hash(into: inout Hasher)
      init?(_: UIUserInterfaceSizeClass)
      static var compact: UserInterfaceSizeClass {get}
      static var regular: UserInterfaceSizeClass {get}
      var hashValue: Int {get}
      }
      extension VStack {
      nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, content: _)
      }
      extension VStackLayout {
      init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
      var alignment: HorizontalAlignment
      var spacing: CGFloat?
      }
      extension VectorArithmetic {
      func interpolate(towards: Self, amount: Double)
      func scaled(by: Double) -> Self
      }
      extension VerticalAlignment {
      init(_: any AlignmentID.Type)
      static let bottom: VerticalAlignment
      static let center: VerticalAlignment
      static let firstTextBaseline: VerticalAlignment
      static let lastTextBaseline: VerticalAlignment
      static let top: VerticalAlignment
      }
      extension VerticalEdge {
      init?(rawValue: Int8)
      static var allCases: [VerticalEdge] {get}
      var rawValue: Int8 {get}
      }
      extension VerticalEdge.Set {
      init(_: VerticalEdge)
      init(rawValue: Int8)
      let rawValue: Int8
      static let all: VerticalEdge.Set
      static let bottom: VerticalEdge.Set
      static let top: VerticalEdge.Set
      }
      extension View {
      nonisolated func accentColor(_: Color?) -> some View
      nonisolated func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(addTraits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(removeTraits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityAction(_: AccessibilityActionKind = .default, _: _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityAction(named: LocalizedStringKey, _: _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityAction(named: Text, _: _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityAddTraits(_: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
      nonisolated func accessibilityFocused(_: AccessibilityFocusState<Bool>.Binding) -> some View
      nonisolated func accessibilityHidden(_: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityHint(_: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityHint(_: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityIdentifier(_: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityInputLabels(_: [LocalizedStringKey]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityInputLabels(_: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityLabel(_: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityLabel(_: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityRemoveTraits(_: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityRespondsToUserInteraction(_: Bool = true) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilitySortPriority(_: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityValue(_: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func accessibilityValue(_: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated func actionSheet(isPresented: Binding<Bool>, content: _) -> some View
      nonisolated func alert(isPresented: Binding<Bool>, content: _) -> some View
      nonisolated func allowsHitTesting(_: Bool) -> some View
      nonisolated func animation(_: Animation?) -> some View
      nonisolated func aspectRatio(_: CGFloat? = nil, contentMode: ContentMode) -> some View
      nonisolated func aspectRatio(_: CGSize, contentMode: ContentMode) -> some View
      nonisolated func autocapitalization(_: UITextAutocapitalizationType) -> some View
      nonisolated func autocorrectionDisabled(_: Bool = true) -> some View
      nonisolated func background(ignoresSafeAreaEdges: Edge.Set = .all) -> some View
      nonisolated func badge(_: Int) -> some View
      nonisolated func badge(_: LocalizedStringKey?) -> some View
      nonisolated func badge(_: Text?) -> some View
      nonisolated func baselineOffset(_: CGFloat) -> some View
      nonisolated func blendMode(_: BlendMode) -> some View
      nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View
      nonisolated func bold(_: Bool = true) -> some View
      nonisolated func brightness(_: Double) -> some View
      nonisolated func buttonBorderShape(_: ButtonBorderShape) -> some View
      nonisolated func clipped(antialiased: Bool = false) -> some View
      nonisolated func colorScheme(_: ColorScheme) -> some View
      nonisolated func compositingGroup() -> some View
      nonisolated func containerRelativeFrame(_: Axis.Set, alignment: Alignment = .center) -> some View
      nonisolated func containerRelativeFrame(_: Axis.Set, alignment: Alignment = .center, _: _) -> some View
      nonisolated func containerRelativeFrame(_: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
      nonisolated func contentMargins(_: CGFloat, for: ContentMarginPlacement = .automatic) -> some View
      nonisolated func contentMargins(_: Edge.Set = .all, _: CGFloat?, for: ContentMarginPlacement = .automatic) -> some View
      nonisolated func contentMargins(_: Edge.Set = .all, _: EdgeInsets, for: ContentMarginPlacement = .automatic) -> some View
      nonisolated func contentTransition(_: ContentTransition) -> some View
      nonisolated func contrast(_: Double) -> some View
      nonisolated func controlSize(_: ControlSize) -> some View
      nonisolated func coordinateSpace(_: NamedCoordinateSpace) -> some View
      nonisolated func cornerRadius(_: CGFloat, antialiased: Bool = true) -> some View
      nonisolated func disableAutocorrection(_: Bool?) -> some View
      nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
      nonisolated func dynamicTypeSize(_: DynamicTypeSize) -> some View
      nonisolated func edgesIgnoringSafeArea(_: Edge.Set) -> some View
      nonisolated func equatable() -> EquatableView<Self>
      nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: _) -> some View
      nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: _, onCancellation: _) -> some View
      nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: _) -> some View
      nonisolated func fixedSize() -> some View
      nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View
      nonisolated func flipsForRightToLeftLayoutDirection(_: Bool) -> some View
      nonisolated func focusEffectDisabled(_: Bool = true) -> some View
      nonisolated func focusable(_: Bool = true) -> some View
      nonisolated func focusable(_: Bool = true, interactions: FocusInteractions) -> some View
      nonisolated func focused(_: FocusState<Bool>.Binding) -> some View
      nonisolated func fontDesign(_: Font.Design?) -> some View
      nonisolated func fontWeight(_: Font.Weight?) -> some View
      nonisolated func foregroundColor(_: Color?) -> some View
      nonisolated func frame() -> some View
      nonisolated func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
      nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
      nonisolated func geometryGroup() -> some View
      nonisolated func grayscale(_: Double) -> some View
      nonisolated func gridCellUnsizedAxes(_: Axis.Set) -> some View
      nonisolated func gridColumnAlignment(_: HorizontalAlignment) -> some View
      nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
      nonisolated func headerProminence(_: Prominence) -> some View
      nonisolated func help(_: LocalizedStringKey) -> some View
      nonisolated func help(_: Text) -> some View
      nonisolated func hidden() -> some View
      nonisolated func hoverEffect(_: HoverEffect = .automatic) -> some View
      nonisolated func hoverEffect(_: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
      nonisolated func ignoresSafeArea(_: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
      nonisolated func imageScale(_: Image.Scale) -> some View
      nonisolated func interactiveDismissDisabled(_: Bool = true) -> some View
      nonisolated func italic(_: Bool = true) -> some View
      nonisolated func itemProvider(_: _) -> some View
      nonisolated func kerning(_: CGFloat) -> some View
      nonisolated func keyboardShortcut(_: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
      nonisolated func keyboardShortcut(_: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View
      nonisolated func keyboardShortcut(_: KeyboardShortcut) -> some View
      nonisolated func keyboardShortcut(_: KeyboardShortcut?) -> some View
      nonisolated func keyboardType(_: UIKeyboardType) -> some View
      nonisolated func labelsHidden() -> some View
      nonisolated func layoutPriority(_: Double) -> some View
      nonisolated func lineLimit(_: ClosedRange<Int>) -> some View
      nonisolated func lineLimit(_: Int, reservesSpace: Bool) -> some View
      nonisolated func lineLimit(_: Int?) -> some View
      nonisolated func lineLimit(_: PartialRangeFrom<Int>) -> some View
      nonisolated func lineLimit(_: PartialRangeThrough<Int>) -> some View
      nonisolated func lineSpacing(_: CGFloat) -> some View
      nonisolated func listItemTint(_: Color?) -> some View
      nonisolated func listItemTint(_: ListItemTint?) -> some View
      nonisolated func listRowInsets(_: EdgeInsets?) -> some View
      nonisolated func listRowSeparator(_: Visibility, edges: VerticalEdge.Set = .all) -> some View
      nonisolated func listRowSeparatorTint(_: Color?, edges: VerticalEdge.Set = .all) -> some View
      nonisolated func listSectionSeparator(_: Visibility, edges: VerticalEdge.Set = .all) -> some View
      nonisolated func listSectionSpacing(_: CGFloat) -> some View
      nonisolated func listSectionSpacing(_: ListSectionSpacing) -> some View
      nonisolated func menuIndicator(_: Visibility) -> some View
      nonisolated func menuOrder(_: MenuOrder) -> some View
      nonisolated func minimumScaleFactor(_: CGFloat) -> some View
      nonisolated func monospaced(_: Bool = true) -> some View
      nonisolated func monospacedDigit() -> some View
      nonisolated func multilineTextAlignment(_: TextAlignment) -> some View
      nonisolated func navigationBarBackButtonHidden(_: Bool = true) -> some View
      nonisolated func navigationBarHidden(_: Bool) -> some View
      nonisolated func navigationBarTitle(_: LocalizedStringKey) -> some View
      nonisolated func navigationBarTitle(_: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      nonisolated func navigationBarTitle(_: Text) -> some View
      nonisolated func navigationBarTitle(_: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      nonisolated func navigationBarTitleDisplayMode(_: NavigationBarItem.TitleDisplayMode) -> some View
      nonisolated func navigationSplitViewColumnWidth(_: CGFloat) -> some View
      nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
      nonisolated func offset(_: CGSize) -> some View
      nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
      nonisolated func onContinueUserActivity(_: String, perform: _) -> some View
      nonisolated func onDrag(_: _) -> some View
      nonisolated func onDrop(of: [String], delegate: any DropDelegate) -> some View
      nonisolated func onDrop(of: [String], isTargeted: Binding<Bool>?, perform: _) -> some View
      nonisolated func onDrop(of: [UTType], delegate: any DropDelegate) -> some View
      nonisolated func onDrop(of: [UTType], isTargeted: Binding<Bool>?, perform: _) -> some View
      nonisolated func onHover(perform: _) -> some View
      nonisolated func onKeyPress(_: KeyEquivalent, action: _) -> some View
      nonisolated func onKeyPress(_: KeyEquivalent, phases: KeyPress.Phases, action: _) -> some View
      nonisolated func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: _) -> some View
      nonisolated func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: _) -> some View
      nonisolated func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: _) -> some View
      nonisolated func onSubmit(of: SubmitTriggers = .text, _: _) -> some View
      nonisolated func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform: _) -> some View
      nonisolated func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform: _) -> some View
      nonisolated func padding(_: Edge.Set = .all, _: CGFloat? = nil) -> some View
      nonisolated func persistentSystemOverlays(_: Visibility) -> some View
      nonisolated func position(_: CGPoint) -> some View
      nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
      nonisolated func preferredColorScheme(_: ColorScheme?) -> some View
      nonisolated func presentationBackgroundInteraction(_: PresentationBackgroundInteraction) -> some View
      nonisolated func presentationCornerRadius(_: CGFloat?) -> some View
      nonisolated func presentationDetents(_: Set<PresentationDetent>) -> some View
      nonisolated func presentationDetents(_: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
      nonisolated func presentationDragIndicator(_: Visibility) -> some View
      nonisolated func previewDisplayName(_: String?) -> some View
      nonisolated func previewInterfaceOrientation(_: InterfaceOrientation) -> some View
      nonisolated func previewLayout(_: PreviewLayout) -> some View
      nonisolated func privacySensitive(_: Bool = true) -> some View
      nonisolated func redacted(reason: RedactionReasons) -> some View
      nonisolated func renameAction(_: FocusState<Bool>.Binding) -> some View
      nonisolated func renameAction(_: _) -> some View
      nonisolated func rotationEffect(_: Angle, anchor: UnitPoint = .center) -> some View
      nonisolated func saturation(_: Double) -> some View
      nonisolated func scaleEffect(_: CGFloat, anchor: UnitPoint = .center) -> some View
      nonisolated func scaleEffect(_: CGSize, anchor: UnitPoint = .center) -> some View
      nonisolated func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View
      nonisolated func scaledToFill() -> some View
      nonisolated func scaledToFit() -> some View
      nonisolated func scenePadding(_: Edge.Set = .all) -> some View
      nonisolated func scenePadding(_: ScenePadding, edges: Edge.Set = .all) -> some View
      nonisolated func scrollBounceBehavior(_: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
      nonisolated func scrollClipDisabled(_: Bool = true) -> some View
      nonisolated func scrollDisabled(_: Bool) -> some View
      nonisolated func scrollDismissesKeyboard(_: ScrollDismissesKeyboardMode) -> some View
      nonisolated func scrollIndicators(_: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
      nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
      nonisolated func scrollTargetBehavior(_: some ScrollTargetBehavior) -> some View
      nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View
      nonisolated func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
      nonisolated func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
      nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
      nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
      nonisolated func selectionDisabled(_: Bool = true) -> some View
      nonisolated func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
      nonisolated func statusBar(hidden: Bool) -> some View
      nonisolated func statusBarHidden(_: Bool = true) -> some View
      nonisolated func strikethrough(_: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
      nonisolated func submitLabel(_: SubmitLabel) -> some View
      nonisolated func symbolRenderingMode(_: SymbolRenderingMode?) -> some View
      nonisolated func symbolVariant(_: SymbolVariants) -> some View
      nonisolated func textCase(_: Text.Case?) -> some View
      nonisolated func textContentType(_: UITextContentType?) -> some View
      nonisolated func textInputAutocapitalization(_: TextInputAutocapitalization?) -> some View
      nonisolated func tint(_: Color?) -> some View
      nonisolated func toolbar(_: Visibility, for: ToolbarPlacement...) -> some View
      nonisolated func toolbar(removing: ToolbarDefaultItemKind?) -> some View
      nonisolated func toolbarBackground(_: Visibility, for: ToolbarPlacement...) -> some View
      nonisolated func toolbarRole(_: ToolbarRole) -> some View
      nonisolated func tracking(_: CGFloat) -> some View
      nonisolated func transaction(_: _) -> some View
      nonisolated func transaction(value: some Equatable, _: _) -> some View
      nonisolated func transition(_: AnyTransition) -> some View
      nonisolated func truncationMode(_: Text.TruncationMode) -> some View
      nonisolated func underline(_: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
      nonisolated func userActivity(_: String, isActive: Bool = true, _: _) -> some View
      nonisolated func zIndex(_: Double) -> some View
      }
      extension ViewDimensions {
      var height: CGFloat {get}
      }
      extension ViewModifier {
      nonisolated func animation(_: Animation?) -> some ViewModifier
      nonisolated func transaction(_: _) -> some ViewModifier
      }
      extension ViewSpacing {
      func distance(to: ViewSpacing, along: Axis) -> CGFloat
      func formUnion(_: ViewSpacing, edges: Edge.Set = .all)
      func union(_: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
      init()
      static let zero: ViewSpacing
      }
      extension ViewThatFits {
      nonisolated init(in: Axis.Set = [.horizontal, .vertical], content: _)
      }
      extension Visibility {
      func hash(into: inout Hasher)
      static var allCases: [Visibility] {get}
      var hashValue: Int {get}
      }
      extension WheelDatePickerStyle {
      @MainActor func makeBody(configuration: WheelDatePickerStyle.Configuration) -> some View
      nonisolated init()
      }
      extension WheelPickerStyle {
      nonisolated init()
      }
      extension Widget {
      @MainActor init()
      @MainActor var body: Self.Body {get}
      }
      extension WidgetBundle {
      @MainActor init()
      @MainActor var body: Self.Body {get}
      }
      extension WidgetBundleBuilder {
      static func buildBlock() -> some Widget
      static func buildLimitedAvailability(_: some Widget) -> any Widget & _LimitedAvailabilityWidgetMarker
      static func buildOptional(_: (any Widget & _LimitedAvailabilityWidgetMarker)?) -> some Widget
      }
      extension WidgetConfiguration {
      @MainActor var body: Self.Body {get}
      }
      extension WindowGroup {
      @MainActor var body: some Scene {get}
      nonisolated init(_: LocalizedStringKey, content: _)
      nonisolated init(_: LocalizedStringKey, id: String, content: _)
      nonisolated init(_: Text, content: _)
      nonisolated init(_: Text, id: String, content: _)
      nonisolated init(id: String, content: _)
      }
      extension ZStack {
      nonisolated init(alignment: Alignment = .center, content: _)
      }
      """#)
}
