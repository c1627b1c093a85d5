actor Bank {
  var balance = 0
  func deposit(_ amount: Int) async {
    // broken
    try await
    // end
  }
  func close() {}
}
struct Receipt { let total: Int }
