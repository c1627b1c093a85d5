f(String.init
