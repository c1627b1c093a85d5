import Contacts
import Foundation

func log(_ granted: Bool) {}

func ask(_ store: CNContactStore) async {
  store.requestAccess(for: .contacts) { granted, _ in // expect: completion-handler-has-async-variant
    log(granted)
  }
  _ = try? await store.requestAccess(for: .contacts)
}

func load(_ url: URL, _ request: URLRequest) async {
  URLSession.shared.dataTask(with: url) { data, _, _ in // expect: completion-handler-has-async-variant
    log(data != nil)
  }.resume()
  let session = URLSession.shared
  session.dataTask(with: request) { log($0 != nil && $1 == nil && $2 == nil) } // expect: completion-handler-has-async-variant
    .resume()
}
