/// What was found out about one graph, and is asked for again.
final class KnownFlow {
  var placesBeforeSuspension: [ControlFlow.Place]?
  var usesByName: PathUsesByName?
  var localEvents: LocalEvents?
}
