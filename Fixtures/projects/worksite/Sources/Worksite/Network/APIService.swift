import Foundation
import SwiftData

struct ProjectDTO: Codable, Sendable, Equatable {
  let id: String
  let title: String
  let status: String

  init(_ project: Project) {
    id = project.id
    title = project.title
    status = project.statusName
  }

  init(id: String, title: String, status: String) {
    self.id = id
    self.title = title
    self.status = status
  }
}

struct MemberDTO: Codable, Sendable, Equatable {
  let id: String
  let firstName: String
  let lastName: String
  let companyID: String

  func makeModel() -> TeamMember {
    TeamMember(id: id, firstName: firstName, lastName: lastName, companyID: companyID)
  }
}

/// What the app asks its server. Models and records both go in here.
protocol APIService: Sendable {
  func push(_ project: Project) async throws // expect: model-parameter-crosses-actor
  func send(_ project: ProjectDTO) async throws
  func fetchMember(id: String) async throws -> MemberDTO
}

struct RemoteAPI: APIService {
  let base: URL

  func push(_ project: Project) async throws {
    try await send(ProjectDTO(project))
  }

  func send(_ project: ProjectDTO) async throws {
    var request = URLRequest(url: base.appendingPathComponent("projects/\(project.id)"))
    request.httpMethod = "PUT"
    request.httpBody = try JSONEncoder().encode(project)
    _ = try await URLSession.shared.data(for: request)
  }

  func fetchMember(id: String) async throws -> MemberDTO {
    let (data, _) = try await URLSession.shared.data(from: base.appendingPathComponent("members/\(id)"))
    return try JSONDecoder().decode(MemberDTO.self, from: data)
  }
}

/// Uploads photos with callbacks, because the old server library has nothing else.
actor PhotoUploader {
  private var uploaded: [String] = []
  private var waiting = 0

  /// Waits for all of them on a thread of the pool, of which there are few.
  func upload(_ photos: [URL], using start: @Sendable (URL, @escaping @Sendable () -> Void) -> Void) async -> Int {
    let group = DispatchGroup()
    for photo in photos {
      group.enter()
      start(photo) { group.leave() }
    }
    group.wait() // expect: blocking-wait-in-async
    uploaded += photos.map(\.lastPathComponent)
    return uploaded.count
  }

  func uploadEach(_ photos: [URL], using start: @escaping @Sendable (URL, @escaping @Sendable () -> Void) -> Void) async -> Int {
    for photo in photos {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        start(photo) { continuation.resume() }
      }
      uploaded.append(photo.lastPathComponent)
    }
    return uploaded.count
  }

  /// Others enqueue while this one waits for the server.
  func enqueue(_ photos: [URL], limit: @Sendable () async -> Int) async {
    let count = waiting
    let allowed = await limit()
    waiting = min(allowed, count + photos.count) // expect: actor-stale-read-modify-write
  }
}
