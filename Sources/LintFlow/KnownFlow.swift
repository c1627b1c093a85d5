import LintSyntax

/// Answers about one graph, kept for later questions.
final class KnownFlow {
  var placesBeforeSuspension: [ControlFlow.Place]?
  var usesByName: PathUsesByName?
  /// The calls of each name, in the order of evaluation.
  var callsByName: [Name: [ControlFlow.Place]]?
  var localEvents: LocalEvents?
}
