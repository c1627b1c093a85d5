import Foundation
struct Task { func checkCancellation() throws {} }
func read(_ file: Int) async {}
func index(_ files: [Int], _ own: Task) async throws {
  for file in files {
    if (try? _Concurrency.Task.checkCancellation()) == nil { return }
    try? own.checkCancellation()
    try _Concurrency.Task.checkCancellation()
    await read(file)
  }
}
