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
    Task {
      let title = await parcelTitle()
      parcel.title = title
    }
  }

  func announce(_ parcel: Parcel) {
    Task.detached(priority: .utility) {
      print(parcel.title, "and", parcel.title.count)
    }
  }

  func forget(_ parcels: [Parcel], in office: ParcelOffice) {
    parcels.forEach { parcel in
      Task.detached {
        do {
          try await office.remove(parcel.persistentModelID)
        } catch {
          print(error)
        }
      }
    }
  }

  func archive(_ parcel: Parcel, in store: ModelContainer) {
    Task.detached {
      parcel.title = "archived"
    }
  }
}

actor ParcelOffice {
  private let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func add(_ title: String) async throws -> PersistentIdentifier {
    let parcel = makeParcel(title)
    return try await MainActor.run {
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
    await withTaskGroup(of: Bool.self) { group in
      for parcel in parcels {
        group.addTask {
          // Each by itself.
          await self.label(parcel)
          return true
        }
      }
    }
    print("labelled", labelled)
  }

  func labelAgain(_ parcels: [Parcel]) async {
    print("labelled", labelled)
    await withTaskGroup(of: Void.self) { group in
      for parcel in parcels {
        group.addTask { await self.label(parcel) }
      }
    }
  }
}
