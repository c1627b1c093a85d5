// unsafe, mode 6
final class RoutePlan {
  var stops: [RouteStop] = []
}

final class RouteStop {
  var plan: RoutePlan?
}

func remove(_ plan: RoutePlan) {
  print("cleared")
  for stop in plan.stops {
    stop.plan = nil
  }
  // Nobody needs them any more.
  plan.stops.removeAll()
}
