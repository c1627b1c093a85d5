import Combine
import Resolver

/// What the attribute of the other module asks for is not known.
final class Service: ObservableObject {}
final class Screen {
  @InjectedObject var service: Service
}
