func load(_ batches: [[String]]) {
  for batch in batches {
    autoreleasepool {
      for name in batch { print(name) }
    }
  }
  batches.forEach { batch in
    autoreleasepool {
      for name in batch { print(name) }
    }
  }
}
