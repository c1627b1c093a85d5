// unsafe, mode 6
import SwiftData

@Model final class ShoppingItem {
  var isDone = false
  var name = ""
  init() {}
}

func doneItems(_ context: ModelContext) throws -> [ShoppingItem] {
  try context.fetch(FetchDescriptor<ShoppingItem>()).filter { $0.isDone }
}

func items(named name: String, _ context: ModelContext) throws -> [ShoppingItem] {
  let sorted = [SortDescriptor(\ShoppingItem.name)]
  return try context.fetch(FetchDescriptor<ShoppingItem>(sortBy: sorted)).filter { item in item.name == name }
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
    sortBy: [SortDescriptor(\.price)]
  )
  let all = try context.fetch(descriptor)
  let wanted = all.filter { trip in
    guard let shop = trip.shop else { return false }
    return keys.contains(shop.key)
  }
  return wanted.count
}

func cheapTrips(below limit: Double, _ context: ModelContext) -> [ShoppingTrip] {
  let allTrips = (try? context.fetch(FetchDescriptor<ShoppingTrip>())) ?? []

  // Those that were cheap.
  let cheap = allTrips.filter { $0.price < limit }
  return cheap.reversed()
}

func cheapTripsTo(shopWithALongName: String, below limit: Double, _ context: ModelContext) throws -> [ShoppingTrip] {
  let allTripsThatThereAre = try context.fetch(FetchDescriptor<ShoppingTrip>())
  return allTripsThatThereAre.filter { $0.price < limit && $0.shop?.key == shopWithALongName }
}

func anyTrips(_ context: ModelContext) -> [ShoppingTrip] {
  let descriptor = FetchDescriptor<ShoppingTrip>()
  guard let found = try? context.fetch(descriptor) else { return [] }
  let dear = found.filter { $0.price > 5 }
  return dear.reversed()
}
