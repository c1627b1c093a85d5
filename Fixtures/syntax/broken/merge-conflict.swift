struct Settings {
  let name = "a"
// broken
<<<<<<< HEAD
  let size = 1
=======
  let size = 2
>>>>>>> feature
// end
  func apply() {}
}
struct Other { let x = 1 }
