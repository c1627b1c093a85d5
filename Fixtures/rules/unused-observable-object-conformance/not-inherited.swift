import SwiftUI

class Base: ObservableObject {}
final class Detail: Base {
  @Published var title = ""
}
protocol Announcing: ObservableObject {}
final class Radio: Announcing, ObservableObject {}
final class Player: SomeFrameworksClass, ObservableObject {}
