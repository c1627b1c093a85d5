class Screen {
  #shown(title(""))
}
