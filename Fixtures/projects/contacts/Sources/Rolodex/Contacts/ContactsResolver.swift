import Contacts
import Foundation
import Observation

/// Finds names for e-mail addresses. Reading contacts blocks, so each child of the group does it on a thread of the pool.
struct ContactsResolver: Sendable {
  func names(for addresses: [String]) async -> [String: String] {
    await withTaskGroup(of: (String, String?).self) { group in
      for address in addresses {
        group.addTask(priority: .utility) {
          (address, Self.resolve(address, contactStore: CNContactStore()))
        }
      }
      var names: [String: String] = [:]
      for await (address, name) in group {
        names[address] = name
      }
      return names
    }
  }

  /// Synchronous on purpose: it runs where its caller runs, with its caller's priority.
  nonisolated private static func resolve(_ address: String, contactStore: CNContactStore) -> String? {
    let keys = [CNContactGivenNameKey as NSString, CNContactFamilyNameKey as NSString]
    let predicate = CNContact.predicateForContacts(matchingEmailAddress: address)
    let contact = try? contactStore.unifiedContacts(matching: predicate, keysToFetch: keys).first
    return contact.map { "\($0.givenName) \($0.familyName)" }
  }
}

/// Reads pictures the way it was done before there were tasks.
final class ContactPhotoLoader {
  private let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  /// Calls back on whatever thread the file was read on.
  func loadPhoto(named name: String, completion: @escaping (Data?) -> Void) {
    let url = folder.appendingPathComponent(name)
    DispatchQueue.global(qos: .userInitiated).async {
      completion(try? Data(contentsOf: url))
    }
  }

  func loadChecked(named name: String, completion: @escaping @Sendable (Data?) -> Void) {
    let url = folder.appendingPathComponent(name)
    DispatchQueue.global(qos: .userInitiated).async {
      completion(try? Data(contentsOf: url))
    }
  }
}

/// One card of the list.
@MainActor
@Observable
final class ContactCardModel {
  private(set) var photo: Data?
  private(set) var name = ""
  @ObservationIgnored private let loader: ContactPhotoLoader

  init(loader: ContactPhotoLoader) {
    self.loader = loader
  }

  func load(_ person: Person) {
    name = person.displayName
    loader.loadPhoto(named: person.contactID) { data in // expect: main-actor-closure-to-background-callback
      self.photo = data
    }
  }

  func loadChecked(_ person: Person) {
    name = person.displayName
    loader.loadChecked(named: person.contactID) { data in
      Task { @MainActor in self.photo = data }
    }
  }
}
