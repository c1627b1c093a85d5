/// A method changes the collection in place, in the task or in the code after it.
func log() async {
  var passages: [String] = []
  let north = Task { passages.append("north") } // expect: captured-var-in-concurrent-closure
  passages.append("south")
  await north.value
  print(passages)
}

func count() {
  var words: Set<String> = []
  Task { print(words.count) } // expect: captured-var-in-concurrent-closure
  words.insert("a")
}

/// Neither side changes it any more.
func show() {
  var words: [String] = []
  words.append("a")
  Task { print(words.count) }
  print(words.joined())
}
