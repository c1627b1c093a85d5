@MainActor final class Model { var done = 0 }
nonisolated func work(_ rows: [Int], model: Model, report: @escaping @MainActor (Int) -> Void) async {
  for row in rows {
    await MainActor.run {
      model.done += row
      report(row)
    }
  }
}
