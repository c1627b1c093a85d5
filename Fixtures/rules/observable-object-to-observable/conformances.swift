import Combine
protocol Titled { var title: String { get } }
protocol Live: ObservableObject {}
final class One: Titled, Identifiable, ObservableObject { // expect: observable-object-to-observable
  @Published var title = ""
}
final class Two: Live, ObservableObject {
  @Published var title = ""
}
final class Three: Foreign, ObservableObject {
  @Published var title = ""
}
final class Four: NSObject, CBCentralManagerDelegate, ObservableObject { // expect: observable-object-to-observable
  @Published var title = ""
}
