/// Attributes whose names begin with a capital and that are not global actors.
enum KnownAttributes {
  /// Whether an attribute of this name, on a declaration that no attached macro changes otherwise, leaves isolation
  /// alone.
  static func leavesIsolationAlone(_ name: String) -> Bool {
    // Attributes of the language are in lower case, some behind an underscore; so are few global actors.
    guard let first = name.utf8.first, first < UInt8(ascii: "a"), first != UInt8(ascii: "_") else { return true }
    return table.contains(name)
  }

  /// Wrappers whose `wrappedValue` is on the main actor: before Swift 6 they isolate the type around them (SE-0401).
  static let mainActorWrappers: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest", "Query",
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor"
  ]

  private static let table: Set<String> = [
    // Result builders
    "ViewBuilder", "SceneBuilder", "CommandsBuilder", "ToolbarContentBuilder", "TableColumnBuilder", "TableRowBuilder",
    "WidgetBundleBuilder", "RegexComponentBuilder", "GestureBuilder",
    // Property wrappers
    "Published", "State", "Binding", "Bindable", "Environment", "AppStorage", "SceneStorage", "FocusState",
    "FocusedValue",
    "FocusedBinding", "GestureState", "Namespace", "ScaledMetric", "AccessibilityFocusState", "StateObject",
    "ObservedObject",
    "EnvironmentObject", "FetchRequest", "SectionedFetchRequest", "Query", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor", "TaskLocal", "Parameter", "Argument", "Option", "Flag", "OptionGroup",
    // Macros of the SDK
    "Model", "ModelActor", "Observable", "ObservationIgnored", "ObservationTracked", "Attribute", "Relationship",
    "Transient",
    "Unique", "Index", "Test", "Suite", "Previewable", "Entry", "Animatable", "DebugDescription",
    // Interface Builder and Objective-C
    "IBOutlet", "IBInspectable", "IBDesignable", "NSManaged", "NSCopying", "NSApplicationMain", "UIApplicationMain",
    "GKInspectable", "LLDBDebuggerFunction"
  ]
}
