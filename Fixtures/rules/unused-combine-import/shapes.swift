import Combine // expect: unused-combine-import
@preconcurrency import Combine // expect: unused-combine-import
import Foundation

/// The project's own types of the same names are not Combine's.
struct Record { let id: UUID }
final class Loader {
  private var task: Task<Void, Never>?
  func load() { task = Task { print([1, 2].map { $0 + 1 }) } }
  func stop() { task?.cancel() }
}
/// The elements of a tuple have numbers, and an operator of Combine has no name either.
func length(of row: (String, Int)) -> Int { row.0.count + row.1 }
