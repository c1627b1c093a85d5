func title(_ text: String) {}
