// unsafe, mode 6
import SwiftData

@Model final class ShoppingItem {
  var isDone = false
  var name = ""
  init() {}
}

func doneItems(_ context: ModelContext) throws -> [ShoppingItem] {
  try context.fetch(FetchDescriptor<ShoppingItem>(predicate: #Predicate { $0.isDone }))
}

func items(named name: String, _ context: ModelContext) throws -> [ShoppingItem] {
  let sorted = [SortDescriptor(\ShoppingItem.name)]
  return try context.fetch(FetchDescriptor<ShoppingItem>(
    predicate: #Predicate { item in item.name == name },
    sortBy: sorted))
}

@Model final class ShoppingTrip {
  var shop: ShoppingShop?
  var price = 0.0
  init() {}
}

@Model final class ShoppingShop {
  var key = ""
  init() {}
}

func trips(to keys: [String], _ context: ModelContext) throws -> Int {
  let descriptor = FetchDescriptor<ShoppingTrip>(
    predicate: #Predicate { trip in
      if let shop = trip.shop {
        keys.contains(shop.key)
      } else {
        false
      }
    },
    sortBy: [SortDescriptor(\.price)]
  )
  let wanted = try context.fetch(descriptor)
  return wanted.count
}

func cheapTrips(below limit: Double, _ context: ModelContext) -> [ShoppingTrip] {
  // Those that were cheap.
  let cheap = (try? context.fetch(FetchDescriptor<ShoppingTrip>(predicate: #Predicate { $0.price < limit }))) ?? []

  return cheap.reversed()
}

func cheapTripsTo(shopWithALongName: String, below limit: Double, _ context: ModelContext) throws -> [ShoppingTrip] {
  let allTripsThatThereAre = try context.fetch(FetchDescriptor<ShoppingTrip>(
    predicate: #Predicate { $0.price < limit && $0.shop?.key == shopWithALongName }
  ))
  return allTripsThatThereAre
}

func anyTrips(_ context: ModelContext) -> [ShoppingTrip] {
  let descriptor = FetchDescriptor<ShoppingTrip>(predicate: #Predicate { $0.price > 5 })
  guard let dear = try? context.fetch(descriptor) else { return [] }
  return dear.reversed()
}
