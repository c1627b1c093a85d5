import LintKit

/// An entry of an inventory, or something that is already right, with its place in a file.
struct Sighting: Sendable {
  /// `@unchecked Sendable`, `task groups`, …
  var kind: String
  /// Where it begins, in bytes.
  var offset: Int
  /// The declarations around it.
  var symbol: String
  /// A comment that says why; nil when there is none.
  var comment: String?
}

/// An inventory of the report.
enum InventoryKind: String, CaseIterable, Sendable {
  case escapeHatches = "escape-hatches"
  case locks = "locks-and-queues"
  case callbacks
  case combine
  case models
  case contexts

  var title: String {
    switch self {
    case .escapeHatches: "Escape hatches"
    case .locks: "Locks and queues"
    case .callbacks: "Callbacks"
    case .combine: "Combine"
    case .models: "SwiftData: models"
    case .contexts: "SwiftData: containers and contexts"
    }
  }

  var about: String {
    switch self {
    case .escapeHatches:
      "What the compiler was told not to check. Each needs a comment that says why it is right, or has to go."
    case .locks:
      "State that is protected by hand. The compiler does not know which state that is, and a lock that is held over an await blocks."
    case .callbacks: "Where code goes on later, on a thread that other code chooses."
    case .combine: "What an app that moves to Observation and asynchronous sequences no longer needs."
    case .models:
      "Models belong to the context that made them, and must not leave its actor. What else refers to them is deleted with them, or not."
    case .contexts:
      "Where contexts are made, stored and passed. A container may cross between actors, a context may not."
    }
  }
}

/// Something that need not be touched.
enum PracticeKind: String, CaseIterable, Sendable {
  case actors
  case modelActors = "model-actors"
  case mainActorTypes = "main-actor-types"
  case observable
  case taskGroups = "task-groups"
  case asyncLet = "async-let"
  case continuations = "checked-continuations"
  case streams = "async-streams"
  case sendableTypes = "sendable-types"
  case models
  case predicates
  case localContexts = "local-contexts"

  var name: String {
    switch self {
    case .actors: "Actors"
    case .modelActors: "Model actors"
    case .mainActorTypes: "Types on the main actor"
    case .observable: "Observable classes"
    case .taskGroups: "Task groups"
    case .asyncLet: "async let"
    case .continuations: "Checked continuations"
    case .streams: "Asynchronous streams"
    case .sendableTypes: "Types that the compiler checks for Sendable"
    case .models: "SwiftData models"
    case .predicates: "Predicates for the store"
    case .localContexts: "Contexts that are made where they are used"
    }
  }

  var about: String {
    switch self {
    case .actors: "State that the compiler protects."
    case .modelActors: "SwiftData in the background, with a context of its own."
    case .mainActorTypes: "What the user interface reads, where it is read."
    case .observable: "Observed without Combine."
    case .taskGroups, .asyncLet: "Parallel work that ends with the function that began it."
    case .continuations: "Callbacks that are awaited, and checked for being called once."
    case .streams: "Events as a sequence that can be cancelled."
    case .sendableTypes: "What may be passed between actors, and says so."
    case .models: "Entities that no rule has anything to say about."
    case .predicates: "Filters that run in the store rather than in memory."
    case .localContexts: "A context that leaves neither its function nor its actor."
    }
  }
}
