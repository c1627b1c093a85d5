// unsafe, mode 6
actor PhotoPaths {
  let root: String
  init(root: String) { self.root = root }
  nonisolated func path(of photo: Int) -> String { "\(root)/\(photo)" }
}
func showPath(_ paths: PhotoPaths) async { print(paths.path(of: 1)) }
