// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let swiftUI = SDKTypes(
    module: "SwiftUI",
    exports: ["CoreGraphics", "CoreTransferable", "UIKit"],
    imports: ["Combine", "Foundation", "WidgetKit"],
    extended: [
      "AccessibilityFocusState", "AccessibilityZoomGestureAction", "Alert", "Anchor", "AnimatablePair",
      "AnimationTimelineSchedule", "AnyLayout", "AttributeScopes", "AutomaticTextEditorStyle", "Axis",
      "BlurReplaceTransition", "Cadence", "Color", "Context", "ControlGroupStyleConfiguration",
      "DatePickerStyleConfiguration", "DisclosureGroupStyleConfiguration", "DragGesture", "Edge",
      "EditableCollectionContent", "EveryMinuteTimelineSchedule", "ExclusiveGesture", "FetchRequest", "FocusState",
      "FocusedObject", "Font", "FormStyleConfiguration", "GaugeStyleConfiguration", "Gradient", "GraphicsContext",
      "GridItem", "GridLayout", "GroupBoxStyleConfiguration", "HorizontalEdge", "Icon", "Image",
      "IndexedIdentifierCollection", "KeyPress", "KeyboardShortcut", "KeyframeTrackContentBuilder",
      "LabelStyleConfiguration", "LabeledContentStyleConfiguration", "LineStyle", "LocalizedStringKey",
      "MagnifyGesture", "MenuStyleConfiguration", "NSUserActivity", "NavigationBarItem", "NavigationPath",
      "OffsetShape", "OpenURLAction", "OutlineGroup", "PageIndexViewStyle", "PageTabViewStyle", "PasteButton", "Path",
      "PeriodicTimelineSchedule", "PresentationDetent", "PrimitiveButtonStyleConfiguration",
      "ProgressViewStyleConfiguration", "RotateGesture", "RotatedShape", "ScrollTransitionConfiguration",
      "SearchFieldPlacement", "SearchSuggestionsPlacement", "SearchUnavailableContent", "SectionedFetchRequest",
      "SectionedFetchResults", "SensoryFeedback", "SequenceGesture", "Shader", "SimultaneousGesture",
      "SpatialTapGesture", "SwiftUIAttributes", "Text", "TimelineView", "Title", "ToggleStyleConfiguration", "Value",
      "VerticalEdge", "ViewAlignedScrollTargetBehavior"
    ],
    text: #"""
      // source: apple/swiftui; since: iOS 17.4 SDK
      public protocol AXChartDescriptorRepresentable {}
      public struct AccessibilityActionKind: Equatable, Sendable {}
      public enum AccessibilityAdjustmentDirection: Hashable, Sendable {}
      @MainActor @preconcurrency public struct AccessibilityAttachmentModifier: ViewModifier {}
      public struct AccessibilityChildBehavior: Hashable {}
      public struct AccessibilityCustomContentKey: Equatable {}
      public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {}
      public enum AccessibilityHeadingLevel: Hashable, RawRepresentable, Sendable {}
      public enum AccessibilityLabeledPairRole: Hashable, Sendable {}
      public protocol AccessibilityRotorContent {}
      @resultBuilder public struct AccessibilityRotorContentBuilder {}
      public struct AccessibilityRotorEntry<ID> where ID: Hashable {}
      public struct AccessibilitySystemRotor: Sendable {}
      public struct AccessibilityTechnologies: SetAlgebra, Sendable {}
      public struct AccessibilityTextContentType: Sendable {}
      public struct AccessibilityTraits: SetAlgebra, Sendable {}
      public struct AccessibilityZoomGestureAction {}
      @MainActor @preconcurrency public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {}
      @MainActor @preconcurrency public struct AccessoryCircularGaugeStyle: GaugeStyle {}
      @MainActor @preconcurrency public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {}
      @MainActor @preconcurrency public struct AccessoryLinearGaugeStyle: GaugeStyle {}
      public struct ActionSheet {}
      public struct Alignment: Equatable, Sendable {}
      public protocol AlignmentID {}
      public struct Anchor<Value> {}
      public struct Angle: Animatable, Comparable, Hashable, Sendable {}
      @MainActor @preconcurrency public struct AngularGradient: ShapeStyle, View {}
      @MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
      public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {}
      public struct AnimationCompletionCriteria: Hashable, Sendable {}
      public struct AnimationContext<Value> where Value: VectorArithmetic {}
      public struct AnimationState<Value> where Value: VectorArithmetic {}
      public protocol AnimationStateKey {}
      public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
      @MainActor @preconcurrency public struct AnyGesture<Value>: Gesture {}
      public struct AnyGradient: Hashable, ShapeStyle, Sendable {}
      public struct AnyLayout: Layout {}
      public struct AnyShape: Shape, Sendable {}
      public struct AnyShapeStyle: ShapeStyle, Sendable {}
      public struct AnyTransition {}
      public struct AsymmetricTransition<Insertion, Removal>: Transition where Insertion: Transition, Removal: Transition {}
      @MainActor @preconcurrency public struct AsyncImage<Content>: View where Content: View {}
      public enum AsyncImagePhase: Sendable {}
      @MainActor @preconcurrency public struct AutomaticControlGroupStyle: ControlGroupStyle {}
      @MainActor @preconcurrency public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {}
      @MainActor @preconcurrency public struct AutomaticFormStyle: FormStyle {}
      @MainActor @preconcurrency public struct AutomaticLabeledContentStyle: LabeledContentStyle {}
      @MainActor @preconcurrency public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}
      @MainActor @preconcurrency public struct AutomaticTableStyle: TableStyle {}
      @MainActor @preconcurrency public struct AutomaticTextEditorStyle: TextEditorStyle {}
      public enum Axis: CaseIterable, Hashable, RawRepresentable, Sendable {}
      public struct BackgroundProminence: Hashable, Sendable {}
      public struct BackgroundStyle: ShapeStyle, Sendable {}
      public struct BackgroundTask<Request, Response>: Sendable {}
      public struct BadgeProminence: Hashable, Sendable {}
      @MainActor @preconcurrency public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
      public enum BlendMode: Hashable, Sendable {}
      public struct BlurReplaceTransition: Transition {}
      @MainActor @preconcurrency public struct BorderedButtonStyle: PrimitiveButtonStyle {}
      @MainActor @preconcurrency public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
      @MainActor @preconcurrency public struct BorderlessButtonMenuStyle: MenuStyle {}
      @MainActor @preconcurrency public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
      public struct ButtonBorderShape: Equatable, InsettableShape, Sendable {}
      @MainActor @preconcurrency public struct ButtonMenuStyle: MenuStyle {}
      public struct ButtonRepeatBehavior: Hashable, Sendable {}
      public struct ButtonRole: Equatable, Sendable {}
      @MainActor @preconcurrency public struct ButtonToggleStyle: ToggleStyle {}
      public struct Capsule: InsettableShape, Sendable {}
      public struct Circle: InsettableShape, Sendable {}
      @MainActor @preconcurrency public struct CircularProgressViewStyle: ProgressViewStyle {}
      public struct ColorMatrix: Equatable, Sendable {}
      @MainActor @preconcurrency public struct ColorPicker<Label>: View where Label: View {}
      public enum ColorRenderingMode: Hashable, Sendable {}
      public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {}
      public struct ColumnNavigationViewStyle: NavigationViewStyle {}
      @MainActor @preconcurrency public struct ColumnsFormStyle: FormStyle {}
      @MainActor @preconcurrency public struct CommandGroup<Content>: Commands where Content: View {}
      public struct CommandGroupPlacement {}
      @MainActor @preconcurrency public struct CommandMenu<Content>: Commands where Content: View {}
      @MainActor @preconcurrency public struct CompactDatePickerStyle: DatePickerStyle {}
      @MainActor @preconcurrency public struct CompactMenuControlGroupStyle: ControlGroupStyle {}
      public struct ContainerBackgroundPlacement: Hashable, Sendable {}
      public struct ContainerRelativeShape: InsettableShape, Sendable {}
      public struct ContentMarginPlacement {}
      public enum ContentMode: CaseIterable, Hashable, Sendable {}
      public struct ContentShapeKinds: OptionSet, Sendable {}
      public enum ContentSizeCategory: CaseIterable, Hashable {}
      public struct ContentTransition: Equatable, Sendable {}
      @MainActor @preconcurrency public struct ContentUnavailableView<Label, Description, Actions>: View where Label: View, Description: View, Actions: View {}
      public struct ContextMenu<MenuItems> where MenuItems: View {}
      @MainActor @preconcurrency public struct ControlGroup<Content>: View where Content: View {}
      public struct ControlGroupStyleConfiguration {}
      public enum ControlSize: CaseIterable, Hashable, Sendable {}
      public enum CoordinateSpace: Hashable {}
      public protocol CoordinateSpaceProtocol {}
      public struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {}
      public protocol CustomAnimation: Hashable {}
      public protocol CustomPresentationDetent {}
      @MainActor @preconcurrency public struct DatePicker<Label>: View where Label: View {}
      public struct DatePickerComponents: OptionSet, Sendable {}
      public struct DatePickerStyleConfiguration {}
      @MainActor @preconcurrency public struct DefaultButtonStyle: PrimitiveButtonStyle {}
      @MainActor @preconcurrency public struct DefaultDatePickerStyle: DatePickerStyle {}
      @MainActor @preconcurrency public struct DefaultDateProgressLabel: View {}
      public struct DefaultFocusEvaluationPriority: Sendable {}
      @MainActor @preconcurrency public struct DefaultGaugeStyle: GaugeStyle {}
      @MainActor @preconcurrency public struct DefaultGroupBoxStyle: GroupBoxStyle {}
      @MainActor @preconcurrency public struct DefaultLabelStyle: LabelStyle {}
      @MainActor @preconcurrency public struct DefaultListStyle: ListStyle {}
      @MainActor @preconcurrency public struct DefaultMenuStyle: MenuStyle {}
      public struct DefaultNavigationViewStyle: NavigationViewStyle {}
      @MainActor @preconcurrency public struct DefaultPickerStyle: PickerStyle {}
      @MainActor @preconcurrency public struct DefaultProgressViewStyle: ProgressViewStyle {}
      @MainActor @preconcurrency public struct DefaultShareLinkLabel: View {}
      @MainActor @preconcurrency public struct DefaultTabViewStyle: TabViewStyle {}
      @MainActor @preconcurrency public struct DefaultTextFieldStyle: TextFieldStyle {}
      @MainActor @preconcurrency public struct DefaultToggleStyle: ToggleStyle {}
      public struct DialogSeverity: Equatable {}
      public struct DisabledTextSelectability: TextSelectability {}
      public struct DisclosureGroupStyleConfiguration {}
      @MainActor @preconcurrency public struct DisclosureTableRow<Label, Content>: TableRowContent where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {}
      public struct DismissBehavior: Sendable {}
      public struct DismissSearchAction {}
      public struct DismissWindowAction {}
      @MainActor @preconcurrency public struct Divider: View {}
      public struct DocumentConfiguration: Sendable {}
      @MainActor @preconcurrency public struct DocumentGroup<Document, Content>: Scene where Content: View {}
      public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {}
      @MainActor @preconcurrency public struct DragGesture: Gesture {}
      public enum DropOperation: Hashable, Sendable {}
      public struct DropProposal: Sendable {}
      @MainActor @preconcurrency public protocol DynamicTableRowContent: TableRowContent { var data: _ { get } }
      public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {}
      public enum Edge: CaseIterable, Hashable, RawRepresentable, Sendable {}
      public struct EdgeInsets: Animatable, Equatable, Sendable {}
      public struct EditActions<Data>: OptionSet, Sendable {}
      @MainActor @preconcurrency public struct EditButton: View {}
      public enum EditMode: Hashable, Sendable {}
      public struct EditableCollectionContent<Content, Data> {}
      public struct Ellipse: InsettableShape, Sendable {}
      @MainActor @preconcurrency public struct EllipticalGradient: ShapeStyle, View {}
      @MainActor @preconcurrency public struct EmptyCommands: Commands {}
      @MainActor @preconcurrency public struct EmptyModifier: ViewModifier {}
      public struct EmptyTableRowContent<Value> where Value: Identifiable {}
      @MainActor @preconcurrency public struct EmptyWidgetConfiguration: WidgetConfiguration {}
      public struct EnabledTextSelectability: TextSelectability {}
      @MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Self.Body == Never { func resolve(in: _) -> _ }
      @MainActor @preconcurrency public struct EquatableView<Content>: View where Content: Equatable, Content: View {}
      public struct EventModifiers: OptionSet, Sendable {}
      public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}
      @MainActor @preconcurrency public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {}
      public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {}
      public struct FileDialogBrowserOptions: OptionSet, Sendable {}
      public protocol FileDocument {}
      public struct FileDocumentConfiguration<Document> where Document: FileDocument {}
      public struct FileDocumentReadConfiguration {}
      public struct FileDocumentWriteConfiguration {}
      public struct FillShapeStyle: ShapeStyle, Sendable {}
      public struct FillShapeView<Content, Style, Background>: ShapeView where Content: Shape, Style: ShapeStyle, Background: View {}
      public struct FillStyle: Equatable, Sendable {}
      public struct FocusInteractions: OptionSet, Sendable {}
      public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {}
      public protocol FocusedValueKey {}
      public struct FocusedValues: Equatable {}
      public struct ForegroundStyle: ShapeStyle, Sendable {}
      public struct FormStyleConfiguration {}
      @MainActor @preconcurrency public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {}
      public struct GaugeStyleConfiguration {}
      public struct GestureMask: OptionSet, Sendable {}
      @MainActor @preconcurrency public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {}
      public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
      public struct Gradient: Hashable, ShapeStyle, Sendable {}
      @MainActor @preconcurrency public struct GraphicalDatePickerStyle: DatePickerStyle {}
      public struct GridLayout: Layout, Sendable {}
      public struct GroupBoxStyleConfiguration {}
      @MainActor @preconcurrency public struct GroupedFormStyle: FormStyle {}
      @MainActor @preconcurrency public struct GroupedListStyle: ListStyle {}
      public struct HStackLayout: Layout, Sendable {}
      public struct HierarchicalShapeStyle: ShapeStyle, Sendable {}
      public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle, Sendable where Base: ShapeStyle {}
      public enum HorizontalEdge: CaseIterable, Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      public struct HoverEffect {}
      public enum HoverPhase: Equatable, Sendable {}
      @MainActor @preconcurrency public struct IconOnlyLabelStyle: LabelStyle {}
      public struct IdentityTransition: Transition {}
      public struct ImagePaint: ShapeStyle, Sendable {}
      public final class ImageRenderer<Content>: ObservableObject where Content: View {}
      public struct IndexedIdentifierCollection<Base, ID> where Base: Collection, ID: Hashable {}
      @MainActor @preconcurrency public struct InlinePickerStyle: PickerStyle {}
      @MainActor @preconcurrency public struct InsetGroupedListStyle: ListStyle {}
      @MainActor @preconcurrency public struct InsetListStyle: ListStyle {}
      @MainActor @preconcurrency public struct InsetTableStyle: TableStyle {}
      @MainActor @preconcurrency public struct InspectorCommands: Commands {}
      public struct InterfaceOrientation: CaseIterable, Equatable, Identifiable, Sendable {}
      public struct ItemProviderTableRowModifier {}
      public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {}
      public struct KeyPress: Sendable {}
      public struct KeyboardShortcut: Hashable, Sendable {}
      @MainActor @preconcurrency public struct KeyframeAnimator<Value, KeyframePath, Content>: View where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {}
      public struct KeyframeTimeline<Value> {}
      public struct KeyframeTrack<Root, Value, Content>: Keyframes where Value == Content.Value, Content: KeyframeTrackContent {}
      public protocol KeyframeTrackContent<Value> {}
      @resultBuilder public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {}
      public protocol Keyframes<Value> {}
      @resultBuilder public struct KeyframesBuilder<Value> {}
      public struct LabeledContentStyleConfiguration {}
      @MainActor @preconcurrency public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {}
      @MainActor @preconcurrency public struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {}
      public enum LayoutDirection: CaseIterable, Hashable, Sendable {}
      public enum LayoutDirectionBehavior: Hashable, Sendable {}
      public struct LayoutProperties: Sendable {}
      public struct LayoutSubview: Equatable {}
      public protocol LayoutValueKey {}
      public enum LegibilityWeight: Hashable, Sendable {}
      @MainActor @preconcurrency public struct LimitedAvailabilityConfiguration: WidgetConfiguration {}
      @MainActor @preconcurrency public struct LinearCapacityGaugeStyle: GaugeStyle {}
      @MainActor @preconcurrency public struct LinearGradient: ShapeStyle, View {}
      public struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {}
      @MainActor @preconcurrency public struct LinearProgressViewStyle: ProgressViewStyle {}
      @MainActor @preconcurrency public struct Link<Label>: View where Label: View {}
      public struct LinkShapeStyle: ShapeStyle, Sendable {}
      public struct ListItemTint: Sendable {}
      public struct ListSectionSpacing: Sendable {}
      public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
      public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {}
      @MainActor @preconcurrency public struct LongPressGesture: Gesture {}
      @MainActor @preconcurrency public struct MagnificationGesture: Gesture {}
      @MainActor @preconcurrency public struct MagnifyGesture: Gesture {}
      public struct MatchedGeometryProperties: OptionSet, Sendable {}
      public struct Material: ShapeStyle, Sendable {}
      public struct MenuActionDismissBehavior: Equatable {}
      @MainActor @preconcurrency public struct MenuControlGroupStyle: ControlGroupStyle {}
      public struct MenuOrder: Hashable, Sendable {}
      @MainActor @preconcurrency public struct MenuPickerStyle: PickerStyle {}
      public struct MenuStyleConfiguration {}
      public struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {}
      public struct MoveTransition: Transition {}
      @MainActor @preconcurrency public struct MultiDatePicker<Label>: View where Label: View {}
      public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {}
      public struct NavigationBarItem: Sendable {}
      @MainActor @preconcurrency public struct NavigationControlGroupStyle: ControlGroupStyle {}
      @MainActor @preconcurrency public struct NavigationLinkPickerStyle: PickerStyle {}
      public struct NavigationSplitViewColumn: Hashable, Sendable {}
      public struct NavigationSplitViewStyleConfiguration {}
      public struct NavigationSplitViewVisibility: Decodable, Encodable, Equatable, Sendable {}
      public protocol NavigationViewStyle {}
      public struct OffsetShape<Content> where Content: Shape {}
      public struct OffsetTransition: Transition {}
      public struct OnInsertTableRowModifier {}
      public struct OpacityTransition: Transition {}
      public struct OpenWindowAction {}
      public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {}
      @MainActor @preconcurrency public struct OutlineSubgroupChildren: View {}
      @MainActor @preconcurrency public struct PageIndexViewStyle: IndexViewStyle {}
      @MainActor @preconcurrency public struct PageTabViewStyle: TabViewStyle {}
      public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
      @MainActor @preconcurrency public struct PaletteControlGroupStyle: ControlGroupStyle {}
      @MainActor @preconcurrency public struct PalettePickerStyle: PickerStyle {}
      public struct PaletteSelectionEffect: Equatable, Sendable {}
      @MainActor public struct PasteButton: View {}
      public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}
      @MainActor @preconcurrency public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {}
      public struct PinnedScrollableViews: OptionSet, Sendable {}
      public struct PlaceholderTextShapeStyle: ShapeStyle, Sendable {}
      @MainActor @preconcurrency public struct PlainButtonStyle: PrimitiveButtonStyle {}
      @MainActor @preconcurrency public struct PlainListStyle: ListStyle {}
      @MainActor @preconcurrency public struct PlainTextEditorStyle: TextEditorStyle {}
      @MainActor @preconcurrency public struct PlainTextFieldStyle: TextFieldStyle {}
      public enum PopoverAttachmentAnchor {}
      public struct PreferredColorSchemeKey: PreferenceKey {}
      public struct PresentationAdaptation: Sendable {}
      public struct PresentationBackgroundInteraction: Sendable {}
      public struct PresentationContentInteraction: Equatable, Sendable {}
      public struct PresentationDetent: Hashable, Sendable {}
      public struct PresentationMode {}
      @MainActor @preconcurrency public struct PresentedWindowContent<Data, Content>: View where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {}
      public protocol PreviewContext {}
      public protocol PreviewContextKey {}
      public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {}
      public enum PreviewPlatform: Hashable, Sendable {}
      public struct ProgressViewStyleConfiguration {}
      public enum Prominence: Hashable, Sendable {}
      @MainActor @preconcurrency public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}
      public struct PushTransition: Transition {}
      @MainActor @preconcurrency public struct RadialGradient: ShapeStyle, View {}
      public struct Rectangle: InsettableShape, Sendable {}
      public struct RectangleCornerRadii: Animatable, Equatable, Sendable {}
      public struct RedactionReasons: OptionSet, Sendable {}
      public protocol ReferenceFileDocument: ObservableObject {}
      @MainActor public struct ReferenceFileDocumentConfiguration<Document> where Document: ReferenceFileDocument {}
      public struct RefreshAction: Sendable {}
      public struct RenameAction {}
      @MainActor @preconcurrency public struct RenameButton<Label>: View where Label: View {}
      @MainActor @preconcurrency public struct RotateGesture: Gesture {}
      public struct RotatedShape<Content> where Content: Shape {}
      @MainActor @preconcurrency public struct RotationGesture: Gesture {}
      @MainActor @preconcurrency public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
      public enum RoundedCornerStyle: Hashable, Sendable {}
      public struct RoundedRectangle: InsettableShape, Sendable {}
      public struct SafeAreaRegions: OptionSet, Sendable {}
      public struct ScaleTransition: Transition {}
      public struct ScaledShape<Content>: Shape, Sendable where Content: Shape {}
      public struct ScenePadding: Equatable, Sendable {}
      public struct ScrollBounceBehavior: Sendable {}
      public struct ScrollDismissesKeyboardMode: Sendable {}
      public struct ScrollIndicatorVisibility: Equatable {}
      public struct ScrollTarget {}
      public protocol ScrollTargetBehavior {}
      @dynamicMemberLookup public struct ScrollTargetBehaviorContext {}
      public struct ScrollTransitionConfiguration {}
      public enum ScrollTransitionPhase: Hashable {}
      public struct SearchFieldPlacement: Sendable {}
      public struct SearchPresentationToolbarBehavior {}
      public struct SearchScopeActivation {}
      public struct SearchSuggestionsPlacement: Equatable, Sendable {}
      public struct SearchUnavailableContent {}
      public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection where SectionIdentifier: Hashable, Result: NSFetchRequestResult {}
      @MainActor @preconcurrency public struct SecureField<Label>: View where Label: View {}
      @MainActor @preconcurrency public struct SegmentedPickerStyle: PickerStyle {}
      public struct SelectionShapeStyle: ShapeStyle, Sendable {}
      public struct SensoryFeedback: Equatable, Sendable {}
      public struct SeparatorShapeStyle: ShapeStyle, Sendable {}
      @MainActor @preconcurrency public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {}
      public struct Shader: Equatable, ShapeStyle, Sendable {}
      @dynamicCallable public struct ShaderFunction: Equatable, Sendable {}
      @dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {}
      public struct ShadowStyle: Equatable, Sendable {}
      public enum ShapeRole: Hashable, Sendable {}
      public protocol ShapeStyle: Sendable {}
      @MainActor @preconcurrency public protocol ShapeView<Content>: View { var shape: _ { get } }
      @MainActor @preconcurrency public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View, Data.Element: Transferable {}
      public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {}
      @MainActor @preconcurrency public struct SidebarCommands: Commands {}
      @MainActor @preconcurrency public struct SidebarListStyle: ListStyle {}
      public enum SidebarRowSize: Hashable, Sendable {}
      @MainActor @preconcurrency public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {}
      public struct SlideTransition: Transition {}
      @MainActor @preconcurrency public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {}
      @MainActor @preconcurrency public struct SpatialTapGesture: Gesture {}
      public struct Spring: Hashable, Sendable {}
      public struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {}
      public struct SpringLoadingBehavior: Hashable, Sendable {}
      public struct StackNavigationViewStyle: NavigationViewStyle {}
      @MainActor @preconcurrency public struct Stepper<Label>: View where Label: View {}
      public struct StrokeBorderShapeView<Content, Style, Background>: ShapeView where Content: InsettableShape, Style: ShapeStyle, Background: View {}
      public struct StrokeShapeView<Content, Style, Background>: ShapeView where Content: Shape, Style: ShapeStyle, Background: View {}
      public struct StrokeStyle: Animatable, Equatable, Sendable {}
      public struct SubmitLabel: Sendable {}
      public struct SubmitTriggers: OptionSet, Sendable {}
      @MainActor @preconcurrency public struct SubscriptionView<PublisherType, Content>: View where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {}
      @MainActor @preconcurrency public struct SwitchToggleStyle: ToggleStyle {}
      public struct SymbolEffectTransition: Transition {}
      public struct SymbolRenderingMode: Sendable {}
      public struct SymbolVariants: Hashable, Sendable {}
      @MainActor @preconcurrency public struct Table<Value, Rows, Columns>: View where Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Columns.TableRowValue {}
      @MainActor @preconcurrency public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {}
      public struct TableColumnAlignment: Hashable, Sendable {}
      public struct TableColumnCustomization<RowValue>: Decodable, Encodable, Equatable, Sendable where RowValue: Identifiable {}
      public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {}
      @MainActor @preconcurrency public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent where Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent {}
      @MainActor @preconcurrency public struct TableForEachContent<Data>: TableRowContent where Data: RandomAccessCollection, Data.Element: Identifiable {}
      @MainActor @preconcurrency public struct TableHeaderRowContent<Value, Content>: TableRowContent where Value: Identifiable, Content: View {}
      @MainActor @preconcurrency public struct TableOutlineGroupContent<Data>: TableRowContent where Data: RandomAccessCollection, Data.Element: Identifiable {}
      @MainActor @preconcurrency public struct TableRow<Value>: TableRowContent where Value: Identifiable {}
      public struct TableStyleConfiguration {}
      @MainActor @preconcurrency public struct TapGesture: Gesture {}
      public enum TextAlignment: CaseIterable, Hashable, Sendable {}
      @MainActor @preconcurrency public struct TextEditingCommands: Commands {}
      @MainActor @preconcurrency public struct TextEditor: View {}
      public struct TextEditorStyleConfiguration {}
      @MainActor @preconcurrency public struct TextFormattingCommands: Commands {}
      public struct TextInputAutocapitalization: Sendable {}
      public struct TextInputDictationActivation: Equatable, Sendable {}
      public struct TextInputDictationBehavior: Equatable, Sendable {}
      public protocol TextSelectability {}
      public protocol TimelineSchedule {}
      public enum TimelineScheduleMode: Hashable, Sendable {}
      public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {}
      public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
      public struct TintShapeStyle: ShapeStyle, Sendable {}
      @MainActor @preconcurrency public struct TitleAndIconLabelStyle: LabelStyle {}
      @MainActor @preconcurrency public struct TitleOnlyLabelStyle: LabelStyle {}
      @MainActor @preconcurrency public struct ToolbarCommands: Commands {}
      public struct ToolbarCustomizationBehavior: Sendable {}
      public struct ToolbarCustomizationOptions: OptionSet, Sendable {}
      public struct ToolbarDefaultItemKind {}
      public struct ToolbarPlacement {}
      public struct ToolbarRole: Sendable {}
      public struct ToolbarTitleDisplayMode {}
      @MainActor @preconcurrency public struct ToolbarTitleMenu<Content>: CustomizableToolbarContent where Content: View {}
      public protocol TransactionKey {}
      public struct TransformedShape<Content>: Shape, Sendable where Content: Shape {}
      public protocol Transition {}
      public enum TransitionPhase: Hashable, Sendable {}
      public struct TransitionProperties: Sendable {}
      @MainActor @preconcurrency public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent where RowValue: Identifiable, Sort: SortComparator {}
      @MainActor @preconcurrency public struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable {}
      public struct TypesettingLanguage: Equatable, Sendable {}
      public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration where Content: View, Background: View {}
      public struct UIHostingControllerSizingOptions: OptionSet, Sendable {}
      public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {}
      public struct UnevenRoundedRectangle: InsettableShape, Sendable {}
      public struct UnitCurve: Hashable, Sendable {}
      public struct UnitPoint: Animatable, Hashable, Sendable {}
      public enum UserInterfaceSizeClass: Hashable, Sendable {}
      public struct VStackLayout: Layout, Sendable {}
      public struct VerticalAlignment: Equatable, Sendable {}
      public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
      public struct ViewSpacing: Sendable {}
      @MainActor @preconcurrency public struct ViewThatFits<Content>: View where Content: View {}
      @MainActor @preconcurrency public struct WheelDatePickerStyle: DatePickerStyle {}
      @MainActor @preconcurrency public struct WheelPickerStyle: PickerStyle {}
      public struct WindowBackgroundShapeStyle: ShapeStyle, Sendable {}
      public struct WindowResizability: Sendable {}
      public struct ZStackLayout: Layout, Sendable {}
      extension AccessibilityFocusState {
        public struct Binding {}
      }
      extension AccessibilityZoomGestureAction {
        public enum Direction: Hashable, Sendable {}
      }
      extension Alert {
        public struct Button {}
      }
      extension Anchor {
        public struct Source {}
      }
      extension AnimationTimelineSchedule {
        public struct Entries: IteratorProtocol, Sequence, Sendable {}
      }
      extension AnyLayout {
        public struct Cache {}
      }
      extension AttributeScopes {
        public struct SwiftUIAttributes: AttributeScope {}
      }
      extension AttributeScopes.SwiftUIAttributes {
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {}
        public enum BaselineOffsetAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, Sendable {}
        public enum FontAttribute: AttributedStringKey, Sendable {}
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {}
        public enum KerningAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, Sendable {}
        public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {}
        public enum TrackingAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, Sendable {}
        public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {}
      }
      extension AutomaticTextEditorStyle {
        @MainActor @preconcurrency public struct Body: View {}
      }
      extension Axis {
        public struct Set: OptionSet, Sendable {}
      }
      extension BlurReplaceTransition {
        public struct Configuration: Equatable {}
      }
      extension Color {
        public enum RGBColorSpace: Hashable, Sendable {}
        public struct Resolved: Animatable, Decodable, Encodable, Hashable, ShapeStyle, Sendable {}
      }
      extension ControlGroupStyleConfiguration {
        @MainActor @preconcurrency public struct Content: View {}
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension DatePickerStyleConfiguration {
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension DisclosureGroupStyleConfiguration {
        @MainActor @preconcurrency public struct Content: View {}
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension DragGesture {
        public struct Value: Equatable, Sendable {}
      }
      extension Edge {
        public struct Set: OptionSet, Sendable {}
      }
      extension EveryMinuteTimelineSchedule {
        public struct Entries: IteratorProtocol, Sequence, Sendable {}
      }
      extension ExclusiveGesture {
        public enum Value {}
      }
      extension FetchRequest {
        public struct Configuration {}
      }
      extension FocusState {
        public struct Binding {}
      }
      extension FocusedObject {
        @dynamicMemberLookup public struct Wrapper {}
      }
      extension Font {
        public enum Design: Hashable, Sendable {}
        public enum Leading: Hashable, Sendable {}
        public enum TextStyle: CaseIterable, Hashable, Sendable {}
        public struct Weight: Hashable, Sendable {}
        public struct Width: Hashable, Sendable {}
      }
      extension FormStyleConfiguration {
        @MainActor @preconcurrency public struct Content: View {}
      }
      extension GaugeStyleConfiguration {
        @MainActor @preconcurrency public struct CurrentValueLabel: View {}
        @MainActor @preconcurrency public struct Label: View {}
        @MainActor @preconcurrency public struct MarkedValueLabel: View {}
        @MainActor @preconcurrency public struct MaximumValueLabel: View {}
        @MainActor @preconcurrency public struct MinimumValueLabel: View {}
      }
      extension Gradient {
        public struct ColorSpace: Hashable, Sendable {}
        public struct Stop: Hashable, Sendable {}
      }
      extension GraphicsContext {
        public struct BlendMode: Equatable, RawRepresentable, Sendable {}
        public struct BlurOptions: OptionSet, Sendable {}
        public struct ClipOptions: OptionSet, Sendable {}
        public struct Filter: Sendable {}
        public struct FilterOptions: OptionSet, Sendable {}
        public struct GradientOptions: OptionSet, Sendable {}
        public struct ResolvedImage {}
        public struct ResolvedSymbol {}
        public struct ResolvedText {}
        public struct Shading: Sendable {}
        public struct ShadowOptions: OptionSet, Sendable {}
      }
      extension GridItem {
        public enum Size: Sendable {}
      }
      extension GridLayout {
        public struct Cache {}
      }
      extension GroupBoxStyleConfiguration {
        @MainActor @preconcurrency public struct Content: View {}
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension HorizontalEdge {
        public struct Set: OptionSet, Sendable {}
      }
      extension Image {
        public struct DynamicRange: Hashable, Sendable {}
        public enum Interpolation: Hashable, Sendable {}
        public enum Orientation: CaseIterable, Hashable, RawRepresentable, Sendable {}
        public enum ResizingMode: Hashable, Sendable {}
        public enum Scale: Hashable, Sendable {}
        public enum TemplateRenderingMode: Hashable, Sendable {}
      }
      extension IndexedIdentifierCollection {
        public struct Element {}
      }
      extension KeyPress {
        public struct Phases: OptionSet, Sendable {}
        public enum Result: Hashable, Sendable {}
      }
      extension KeyboardShortcut {
        public struct Localization: Sendable {}
      }
      extension KeyframeTrackContentBuilder {
        public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent where ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {}
      }
      extension LabelStyleConfiguration {
        public struct Icon {}
        public struct Title {}
      }
      extension LabeledContentStyleConfiguration {
        @MainActor @preconcurrency public struct Content: View {}
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension LocalizedStringKey {
        public struct StringInterpolation: StringInterpolationProtocol {}
      }
      extension MagnifyGesture {
        public struct Value: Equatable, Sendable {}
      }
      extension MenuStyleConfiguration {
        @MainActor @preconcurrency public struct Content: View {}
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension NSUserActivity {
        public enum TypedPayloadError: Error, Hashable, Sendable {}
      }
      extension NavigationBarItem {
        public enum TitleDisplayMode: Hashable, Sendable {}
      }
      extension NavigationPath {
        public struct CodableRepresentation: Decodable, Encodable, Equatable {}
      }
      extension OpenURLAction {
        public struct Result {}
      }
      extension PageIndexViewStyle {
        public struct BackgroundDisplayMode: Sendable {}
      }
      extension PageTabViewStyle {
        public struct IndexDisplayMode: Sendable {}
      }
      extension Path {
        public enum Element: Equatable, Sendable {}
      }
      extension PeriodicTimelineSchedule {
        public struct Entries: IteratorProtocol, Sequence, Sendable {}
      }
      extension PresentationDetent {
        @dynamicMemberLookup public struct Context {}
      }
      extension PrimitiveButtonStyleConfiguration {
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension ProgressViewStyleConfiguration {
        @MainActor @preconcurrency public struct CurrentValueLabel: View {}
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension RotateGesture {
        public struct Value: Equatable, Sendable {}
      }
      extension ScrollTransitionConfiguration {
        public struct Threshold {}
      }
      extension SearchFieldPlacement {
        public struct NavigationBarDrawerDisplayMode: Sendable {}
      }
      extension SearchSuggestionsPlacement {
        public struct Set: OptionSet, Sendable {}
      }
      extension SearchUnavailableContent {
        @MainActor @preconcurrency public struct Actions: View {}
        @MainActor @preconcurrency public struct Description: View {}
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension SectionedFetchRequest {
        public struct Configuration {}
      }
      extension SectionedFetchResults {
        public struct Section: Identifiable, RandomAccessCollection {}
      }
      extension SensoryFeedback {
        public struct Flexibility: Equatable, Sendable {}
        public struct Weight: Equatable, Sendable {}
      }
      extension SequenceGesture {
        public enum Value {}
      }
      extension Shader {
        public struct Argument: Equatable, Sendable {}
      }
      extension SimultaneousGesture {
        public struct Value {}
      }
      extension SpatialTapGesture {
        public struct Value: Equatable, Sendable {}
      }
      extension Text {
        public enum Case: Hashable, Sendable {}
        public struct DateStyle: Decodable, Encodable, Equatable, Sendable {}
        public struct LineStyle: Hashable, Sendable {}
        public struct Scale: Hashable, Sendable {}
        public enum TruncationMode: Hashable, Sendable {}
      }
      extension Text.LineStyle {
        public struct Pattern: Sendable {}
      }
      extension TimelineView {
        public struct Context {}
      }
      extension TimelineView.Context {
        public enum Cadence: Comparable {}
      }
      extension ToggleStyleConfiguration {
        @MainActor @preconcurrency public struct Label: View {}
      }
      extension VerticalEdge {
        public struct Set: OptionSet, Sendable {}
      }
      extension ViewAlignedScrollTargetBehavior {
        public struct LimitBehavior {}
      }
      extension Anchor: Sendable where Value: Copyable, Value: Escapable, Value: Sendable {}
      extension Anchor: Hashable where Value: Hashable {}
      extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
      extension EditableCollectionContent: View where Content: View, Data: Copyable, Data: Escapable {}
      extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
      extension OffsetShape: Sendable where Content: InsettableShape {}
      extension OffsetShape: InsettableShape where Content: InsettableShape {}
      extension OutlineGroup: TableRowContent where ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue {}
      extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {}
      @available(*, unavailable) extension PasteButton: @unchecked Sendable {}
      extension RotatedShape: Sendable where Content: InsettableShape {}
      extension RotatedShape: InsettableShape where Content: InsettableShape {}
      extension TimelineView: View where Content: View {}
      extension ExclusiveGesture.Value: Equatable where First: Gesture, Second: Gesture, First.Value: Equatable, Second.Value: Equatable {}
      extension LabelStyleConfiguration.Icon: View {}
      extension LabelStyleConfiguration.Title: View {}
      extension SequenceGesture.Value: Equatable where First: Gesture, Second: Gesture, First.Value: Equatable, Second.Value: Equatable {}
      extension SimultaneousGesture.Value: Hashable where First: Gesture, Second: Gesture, First.Value: Hashable, Second.Value: Hashable {}
      extension TimelineView.Context.Cadence: Hashable where Schedule: TimelineSchedule, Content: Copyable, Content: Escapable {}
      """#,
    closureFunctions: #"""
      extension AsyncImage { nonisolated init(content: () -> _); nonisolated init(content: () -> _, placeholder: () -> _) }
      extension ColorPicker { nonisolated init(label: () -> _) }
      extension CommandGroup { nonisolated init(addition: () -> _) }
      extension CommandMenu { nonisolated init(content: () -> _) }
      extension ContentUnavailableView { nonisolated init(label: () -> _, description: () -> _, actions: () -> _) }
      extension ContextMenu { init(menuItems: () -> _) }
      extension ControlGroup { init(content: () -> _); init(content: () -> _, label: () -> _); nonisolated init(content: () -> _) }
      extension DatePicker { init(label: () -> _) }
      extension DisclosureGroup { init(content: () -> _); nonisolated init(content: () -> _, label: () -> _) }
      extension DisclosureTableRow { nonisolated init(content: () -> _) }
      extension DocumentGroup { init(viewer: () -> _) }
      extension ForEach { init(content: () -> _) }
      extension Form { nonisolated init(content: () -> _) }
      extension Gauge { nonisolated init(label: () -> _); nonisolated init(label: () -> _, currentValueLabel: () -> _); nonisolated init(label: () -> _, currentValueLabel: () -> _, markedValueLabels: () -> _); nonisolated init(label: () -> _, currentValueLabel: () -> _, minimumValueLabel: () -> _, maximumValueLabel: () -> _); nonisolated init(label: () -> _, currentValueLabel: () -> _, minimumValueLabel: () -> _, maximumValueLabel: () -> _, markedValueLabels: () -> _) }
      extension GeometryReader { nonisolated init(content: () -> _) }
      extension Grid { init(content: () -> _) }
      extension GridRow { init(content: () -> _) }
      extension Group { init(content: () -> _) }
      extension GroupBox { init(content: () -> _); nonisolated init(content: () -> _, label: () -> _) }
      extension HStack { nonisolated init(content: () -> _) }
      extension KeyframeAnimator { nonisolated init(content: () -> _, keyframes: () -> _) }
      extension KeyframeTimeline { init(content: () -> _) }
      extension KeyframeTrack { init(content: () -> _) }
      extension Label { nonisolated init(title: () -> _, icon: () -> _) }
      extension LabeledContent { init(content: () -> _); init(content: () -> _, label: () -> _) }
      extension LazyHGrid { nonisolated init(content: () -> _) }
      extension LazyHStack { nonisolated init(content: () -> _) }
      extension LazyVGrid { nonisolated init(content: () -> _) }
      extension LazyVStack { nonisolated init(content: () -> _) }
      extension Link { nonisolated init(label: () -> _) }
      extension List { init(content: () -> _); init(rowContent: () -> _) }
      extension Menu { init(content: () -> _); init(content: () -> _, label: () -> _) }
      extension MultiDatePicker { init(label: () -> _) }
      extension NavigationLink { init(destination: () -> _); init(label: () -> _); nonisolated init(destination: () -> _, label: () -> _); nonisolated init(label: () -> _) }
      extension NavigationSplitView { init(sidebar: () -> _, content: () -> _, detail: () -> _); init(sidebar: () -> _, detail: () -> _); nonisolated init(sidebar: () -> _, content: () -> _, detail: () -> _); nonisolated init(sidebar: () -> _, detail: () -> _) }
      extension NavigationStack { init(root: () -> _) }
      extension NavigationView { nonisolated init(content: () -> _) }
      extension OutlineGroup { init(content: () -> _) }
      extension Picker { init(content: () -> _); init(content: () -> _, label: () -> _) }
      extension ProgressView { init(label: () -> _); init(label: () -> _, currentValueLabel: () -> _) }
      extension Scene { nonisolated func commands(content: () -> _) -> _; nonisolated func commandsReplaced(content: () -> _) -> _ }
      extension ScrollView { init(content: () -> _); nonisolated init(content: () -> _) }
      extension ScrollViewReader { nonisolated init(content: () -> _) }
      extension Section { init(content: () -> _); init(content: () -> _, footer: () -> _); init(content: () -> _, header: () -> _); init(content: () -> _, header: () -> _, footer: () -> _) }
      extension SecureField { init(label: () -> _) }
      extension ShareLink { init(label: () -> _) }
      extension TabView { init(content: () -> _); nonisolated init(content: () -> _) }
      extension Table { init(columns: () -> _); init(columns: () -> _, rows: () -> _) }
      extension TableColumn { init(content: () -> _) }
      extension TableColumnForEach { nonisolated init(Int: () -> _); nonisolated init(TableRowValue: () -> _) }
      extension TextField { init(label: () -> _) }
      extension TimelineView { init(content: () -> _) }
      extension Toggle { nonisolated init(label: () -> _) }
      extension ToolbarItem { init(content: () -> _) }
      extension ToolbarItemGroup { init(content: () -> _, label: () -> _); nonisolated init(content: () -> _) }
      extension ToolbarTitleMenu { nonisolated init(content: () -> _) }
      extension UIHostingConfiguration { init(content: () -> _) }
      extension VStack { nonisolated init(content: () -> _) }
      extension View { nonisolated func accessibilityActions(_: () -> _) -> _; nonisolated func accessibilityChildren(children: () -> _) -> _; nonisolated func accessibilityRepresentation(representation: () -> _) -> _; nonisolated func accessibilityRotor(entries: () -> _) -> _; nonisolated func accessibilityShowsLargeContentViewer(_: () -> _) -> _; nonisolated func backgroundPreferenceValue(_: () -> _) -> _; nonisolated func containerBackground(content: () -> _) -> _; nonisolated func inspector(content: () -> _) -> _; nonisolated func mask(_: () -> _) -> _; nonisolated func overlayPreferenceValue(_: () -> _) -> _; nonisolated func presentationBackground(content: () -> _) -> _; nonisolated func searchScopes(_: () -> _) -> _; nonisolated func searchScopes(scopes: () -> _) -> _; nonisolated func searchSuggestions(_: () -> _) -> _; nonisolated func tabItem(_: () -> _) -> _; nonisolated func toolbarTitleMenu(content: () -> _) -> _ }
      extension ViewThatFits { nonisolated init(content: () -> _) }
      extension WindowGroup { init(content: () -> _); nonisolated init(content: () -> _) }
      extension ZStack { nonisolated init(content: () -> _) }
      """#)
}
