func load(_ names: [String]) {
  autoreleasepool {
    for name in names { autoreleasepool { print(name) } }
  }
}
func more(_ names: [String]) {
  autoreleasepool {
    print("begin")
    for name in names { print(name) }
  }
}
