/// Everything there is to say about a rule, in one place: `explain`, SARIF, the rule index and the rule's own tests are
/// all made from it.
public struct RuleInfo: Sendable, Hashable {
  /// Kebab case; names the pattern and reads well after "disable".
  public var id: String
  public var family: RuleFamily
  /// The severity of its diagnostics, unless a variant or the configuration sets another.
  public var severity: Severity
  public var priority: Priority
  /// One sentence that says what is flagged, without a final period.
  public var summary: String
  /// The failure that a user of the app or its developer sees.
  public var why: String
  /// What to write in its place.
  public var instead: String
  /// What the rule misses or cannot know; empty if there are no known limits.
  public var limits: String
  public var references: [Reference]
  /// The compiler's view; empty for rules about things that it does not compile.
  public var compilerView: [CompilerView]
  /// The best applicability that its fix can have; nil when it offers none.
  public var fix: Applicability?
  /// Why a finding has no fix that can be applied, where it gives no reason of its own: a clause without a period.
  /// Empty if each has one.
  public var noFix: String
  /// Off unless it is asked for by name.
  public var isOptIn: Bool
  /// Whether the compiler finds it only where a module's types are all right: by following values from place to place.
  public var isFoundAfterTypes: Bool
  /// What a project may choose about it.
  public var options: [RuleOption]
  public var examples: [Example]

  public init(
    id: String, family: RuleFamily, severity: Severity, priority: Priority, summary: String, why: String,
    instead: String, limits: String = "", references: [Reference] = [], compilerView: [CompilerView],
    fix: Applicability? = nil, noFix: String = "", isOptIn: Bool = false, isFoundAfterTypes: Bool = false,
    options: [RuleOption] = [],
    examples: [Example]
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.priority = priority
    self.summary = summary
    self.why = why
    self.instead = instead
    self.limits = limits
    self.references = references
    self.compilerView = compilerView
    self.fix = fix
    self.noFix = noFix
    self.isOptIn = isOptIn
    self.isFoundAfterTypes = isFoundAfterTypes
    self.options = options
    self.examples = examples
  }
}
