// unsafe, mode 6
func reload() {}

func ask() async {
  reload()
}
