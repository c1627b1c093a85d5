// unsafe, mode 6
func refresh() {}

func ask() async {
  refresh()
}
