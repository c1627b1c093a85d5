import Dispatch
final class Names { // expect: final-class-missing-sendable
  let names: [String]
  init(names: [String]) { self.names = names }
  func longest() -> String { names.max { $0.count < $1.count } ?? "" }
}
final class Hinter {
  func hint() {
    let names = Names(names: ["north", "northeast"])
    DispatchQueue.global().async {
      print(names.longest())
    }
    print(names.names.count)
  }
}
// A task gets what nothing else uses, other closures stay, and the block makes its own.
final class Route {
  let stops: [String]
  init(stops: [String]) { self.stops = stops }
}
final class Planner {
  func plan() {
    let route = Route(stops: [])
    Task.detached { print(route.stops) }
    [1].forEach { print(route.stops, $0) }
    DispatchQueue.global().async {
      let own = Route(stops: [])
      print(own.stops)
    }
  }
}
