import Contacts

func log(_ granted: Bool) {}

func ask(_ store: CNContactStore) async {
  store.requestAccess(for: .contacts) { granted, _ in // expect: completion-handler-has-async-variant
    log(granted)
  }
  _ = try? await store.requestAccess(for: .contacts)
}
