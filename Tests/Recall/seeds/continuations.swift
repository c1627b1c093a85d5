// MARK: completion-handler-has-async-variant, info
// A data task in asynchronous code.
// import: Foundation
// call: Task { await LinkProbe().probe() }
struct LinkProbe {
  nonisolated func probe() async {
    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, _ in  // <-
      print(data?.count ?? 0)
    }.resume()
  }
}

// MARK: completion-handler-has-async-variant, info
// A function of the project names its asynchronous variant.
// call: Task { await GridSolver().play() }
struct GridSolver {
  @available(*, renamed: "solve()")
  func solve(completion: @escaping (Int) -> Void) { completion(4) }

  func solve() async -> Int { 4 }

  nonisolated func play() async {
    solve { result in  // <-
      print(result)
    }
  }
}

// MARK: continuation-double-resume, error
// The error branch goes on.
// import: Foundation
// call: Task { _ = try? await FileFetch().fetch() }
struct FileFetch {
  nonisolated func fetch() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in  // <-
      URLSession.shared.dataTask(with: URL(string: "https://example.org/file")!) { data, _, error in
        if let error {
          continuation.resume(throwing: error)
        }
        continuation.resume(returning: data ?? Data())
      }.resume()
    }
  }
}

// MARK: continuation-double-resume, error
// A loop resumes for each match.
// call: Task { _ = await FirstMatch().find(3, in: [3, 3]) }
struct FirstMatch {
  nonisolated func find(_ wanted: Int, in numbers: [Int]) async -> Int? {
    await withCheckedContinuation { continuation in  // <-
      for number in numbers where number == wanted {
        continuation.resume(returning: number)
      }
    }
  }
}

// MARK: continuation-double-resume, error
// An observer is called for each notification.
// import: Foundation
// call: Task { await WakeSignal().wait() }
struct WakeSignal {
  nonisolated func wait() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in  // <-
      NotificationCenter.default.addObserver(
        forName: Notification.Name("wake.signal"), object: nil, queue: .main
      ) { _ in
        continuation.resume()
      }
    }
  }
}

// MARK: continuation-missing-resume, error
// A guard returns.
// import: Foundation
// call: Task { _ = await TextFetch().text() }
struct TextFetch {
  nonisolated func text() async -> String {
    await withCheckedContinuation { continuation in  // <-
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.org/text")!) { data, response, _ in
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else { return }
        continuation.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
      }
      task.resume()
    }
  }
}

// MARK: continuation-missing-resume, error
// Neither an error nor a value.
// import: Foundation
// call: Task { _ = try? await ImageFetch().bytes() }
struct ImageFetch {
  nonisolated func bytes() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in  // <-
      URLSession.shared.dataTask(with: URLRequest(url: URL(string: "https://example.org/i")!)) { data, _, error in
        if let error {
          continuation.resume(throwing: error)
        } else if let data {
          continuation.resume(returning: data)
        }
      }.resume()
    }
  }
}

// MARK: continuation-missing-resume, error
// A case of a switch.
// call: Task { _ = await ChoicePrompt().ask(.later) }
struct ChoicePrompt {
  enum Answer { case yes, no, later }

  nonisolated func ask(_ answer: Answer) async -> Bool {
    await withCheckedContinuation { continuation in  // <-
      switch answer {
      case .yes: continuation.resume(returning: true)
      case .no: continuation.resume(returning: false)
      case .later: break
      }
    }
  }
}

// MARK: continuation-missing-resume, error
// The error of a 'catch' is only logged.
// import: Foundation
// call: Task { _ = await ManifestRead().names() }
struct ManifestRead {
  nonisolated func names() async -> [String] {
    await withUnsafeContinuation { continuation in  // <-
      DispatchQueue.global().async {
        do {
          let data = try Data(contentsOf: URL(fileURLWithPath: "/tmp/manifest.json"))
          continuation.resume(returning: try JSONDecoder().decode([String].self, from: data))
        } catch {
          print("unreadable: \(error)")
        }
      }
    }
  }
}

// MARK: continuation-wraps-async-api, info
// Contacts have an asynchronous request.
// import: Contacts
// call: Task { _ = try? await AddressBookGate().ask() }
struct AddressBookGate {
  nonisolated func ask() async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in  // <-
      CNContactStore().requestAccess(for: .contacts) { granted, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: granted)
        }
      }
    }
  }
}

// MARK: stored-continuation-overwritten, warning
// A second call replaces the continuation of the first.
// import: CoreLocation
// call: Task { _ = try? await SpotFinder.shared.spot() }
@MainActor final class SpotFinder: NSObject {
  static let shared = SpotFinder()
  private let manager = CLLocationManager()
  private var pending: CheckedContinuation<CLLocation, any Error>?

  func spot() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { continuation in
      pending = continuation  // <-
      manager.requestLocation()
    }
  }

  func found(_ location: CLLocation) {
    pending?.resume(returning: location)
    pending = nil
  }
}

// MARK: stored-continuation-overwritten, warning
// It is dropped on the way out.
// call: Task { _ = await ScanSheet.shared.scan() }
@MainActor final class ScanSheet {
  static let shared = ScanSheet()
  private var waiting: CheckedContinuation<String?, Never>?

  func scan() async -> String? {
    guard waiting == nil else { return nil }
    return await withCheckedContinuation { waiting = $0 }
  }

  func complete(_ code: String) {
    waiting?.resume(returning: code)
    waiting = nil
  }

  func cancel() {
    waiting = nil  // <-
  }
}
