import LintDiagnostics
import Testing

@Suite("Parts of messages")
struct MessagePartsTests {
  @Test(
    "The first of several sentences is the headline, and the others are advice",
    arguments: [
      ("It hangs. Resume it on every path.", "It hangs", "Resume it on every path."),
      ("It hangs. 'resume' ends it.", "It hangs", "'resume' ends it."),
      ("It hangs: for good. Resume it; always. Once.", "It hangs: for good", "Resume it; always. Once.")
    ])
  func sentences(_ message: String, _ headline: String, _ advice: String) {
    check(message, headline, advice)
  }

  @Test(
    "In a message of one sentence, advice follows the first colon or semicolon",
    arguments: [
      ("It hangs: resume it, or return.", "It hangs", "resume it, or return."),
      ("It hangs; resume it: at once.", "It hangs", "resume it: at once.")
    ])
  func clauses(_ message: String, _ headline: String, _ advice: String) {
    check(message, headline, advice)
  }

  @Test(
    "A message may be a headline alone",
    arguments: [("It hangs.", "It hangs"), ("it hangs", "it hangs"), ("", ""), (".", "")])
  func headline(_ message: String, _ headline: String) {
    check(message, headline, nil)
  }

  @Test(
    "Marks in quoted code separate nothing",
    arguments: [
      ("'f(a: b)' hangs. Write 'g; h'.", "'f(a: b)' hangs", "Write 'g; h'."),
      ("'f(). Then' hangs: write 'sleep(for: .seconds(2))'.", "'f(). Then' hangs", "write 'sleep(for: .seconds(2))'."),
      ("The task's 'a: b' hangs the class's queue: don't.", "The task's 'a: b' hangs the class's queue", "don't.")
    ])
  func code(_ message: String, _ headline: String, _ advice: String) {
    check(message, headline, advice)
  }

  @Test(
    "Marks inside of numbers and names separate nothing",
    arguments: ["Needs Swift 6.2 at 10:30", "Needs Foundation.Thread", "Needs the newest, e.g. it hangs"])
  func marksInWords(_ message: String) {
    check(message, message, nil)
  }

  private func check(_ message: String, _ headline: String, _ advice: String?) {
    let parts = MessageParts(message)
    #expect(parts.headline == headline)
    #expect(parts.advice.map(String.init) == advice)
  }
}
