// safe, mode 6
enum UploadError: Error, Sendable {
  case noFile
}

protocol TrackedEvent: Sendable { var name: String { get } }
struct TrackedTap: Sendable, TrackedEvent, Equatable {
  let name: String
}
func trackInTask(_ tap: TrackedTap) { Task.detached { print(tap.name, UploadError.noFile) } }
