class Service {
  var url = ""
  // broken
  func
  // end
  func start() {}
  var isOn: Bool { get { true } set { _ = newValue } }
}
typealias Handler = (Int) -> Void
