// unsafe, mode 6

import Foundation
import SwiftData

@Model final class Parcel {
  var title = ""
  init(title: String) { self.title = title }
}

@MainActor final class ParcelScreen {
  private let container: ModelContainer
  private let modelContext: ModelContext

  init(container: ModelContainer) {
    self.container = container
    modelContext = container.mainContext
  }

  func track(_ parcel: Parcel) {
    let parcelID = parcel.persistentModelID
    Task {
      let title = await parcelTitle()
      var descriptor = FetchDescriptor<Parcel>(predicate: #Predicate { $0.persistentModelID == parcelID })
      descriptor.fetchLimit = 1
      guard let parcel = (try? container.mainContext.fetch(descriptor))?.first else { return }
      parcel.title = title
    }
  }

  func announce(_ parcel: Parcel) {
    let parcelTitle = parcel.title
    Task.detached(priority: .utility) {
      print(parcelTitle, "and", parcelTitle.count)
    }
  }

  func forget(_ parcels: [Parcel], in office: ParcelOffice) {
    parcels.forEach { parcel in
      Task.detached { [parcelID = parcel.persistentModelID] in
        do {
          try await office.remove(parcelID)
        } catch {
          print(error)
        }
      }
    }
  }

  func archive(_ parcel: Parcel, in store: ModelContainer) {
    let parcelID = parcel.persistentModelID
    Task.detached {
      let context = ModelContext(store)
      var descriptor = FetchDescriptor<Parcel>(predicate: #Predicate { $0.persistentModelID == parcelID })
      descriptor.fetchLimit = 1
      guard let parcel = (try? context.fetch(descriptor))?.first else { return }
      parcel.title = "archived"
      do {
        try context.save()
      } catch {
        assertionFailure("Could not save: \(error)")
      }
    }
  }
}

actor ParcelOffice {
  private let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func add(_ title: String) async throws -> PersistentIdentifier {
    return try await MainActor.run {
      let parcel = makeParcel(title)
      container.mainContext.insert(parcel)
      try container.mainContext.save()
      return parcel.persistentModelID
    }
  }

  func remove(_ id: PersistentIdentifier) throws {}

  nonisolated private func makeParcel(_ title: String) -> Parcel { Parcel(title: title) }
}

func parcelTitle() async -> String { "title" }

func discard(_ parcel: Parcel, in context: ModelContext) { context.delete(parcel) }

/// What child tasks do here is the main actor's work.
@MainActor final class ParcelDesk {
  private var labelled = 0

  func label(_ parcel: Parcel) async {
    parcel.title = parcel.title.uppercased()
    labelled += 1
  }

  func labelAll(_ parcels: [Parcel]) async {
    let jobs = parcels.map { parcel in
      Task {
        // Each by itself.
        await self.label(parcel)
      }
    }
    for job in jobs { await job.value }
    print("labelled", labelled)
  }

  func labelAgain(_ parcels: [Parcel]) async {
    print("labelled", labelled)
    let jobs = parcels.map { parcel in
      Task {
        await self.label(parcel)
      }
    }
    for job in jobs { await job.value }
  }
}
