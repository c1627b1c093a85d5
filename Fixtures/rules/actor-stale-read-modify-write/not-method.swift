actor Report {
  private var title: String?
  // The method has the property's name; nothing is read.
  func load() async {
    title = await title(for: 1)
  }
  private func title(for number: Int) async -> String { "\(number)" }
}
