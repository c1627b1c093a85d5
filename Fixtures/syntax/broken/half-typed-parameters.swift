class Service {
  // broken
  func send(_ message: String, to
  // end
  func stop() {}
  deinit {}
}
func after() { let x = 1; _ = x }
