// unsafe, mode 6
func reload() {}

func ask() async {
  await Task.yield()
  reload()
}
