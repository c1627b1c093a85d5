import Foundation
func load(_ files: [URL]) throws -> [Data] {
  var found: [Data] = []
  try autoreleasepool { // expect: autoreleasepool-placement
    for file in files {
      found.append(try Data(contentsOf: file))
    }
  }
  return found
}
func count(_ limit: Int) -> Int {
  var number = 0
  autoreleasepool { // expect: autoreleasepool-placement
    while number < limit { number += 1 }
  }
  return number
}
func counted(_ names: [String]) {
  let closure = {
    autoreleasepool { for name in names { print(name) } } // expect: autoreleasepool-placement
  }
  closure()
}
