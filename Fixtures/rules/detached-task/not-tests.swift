import Testing
@Test func runs() { Task.detached { work() } }
