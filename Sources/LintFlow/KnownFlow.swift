import LintSyntax

/// What was found out about one graph, and is asked for again.
final class KnownFlow {
  var placesBeforeSuspension: [ControlFlow.Place]?
  var usesByName: PathUsesByName?
  /// The calls of each name, in the order of evaluation.
  var callsByName: [Name: [ControlFlow.Place]]?
  var localEvents: LocalEvents?
}
