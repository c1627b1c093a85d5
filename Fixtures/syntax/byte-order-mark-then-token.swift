let x = 1
class C {}
