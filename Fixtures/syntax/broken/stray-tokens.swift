struct A {
  let x = 1
  // broken
  ) ] , : -> = ! %%
  // end
  func f() {}
  let y = 2
}
// broken
} ) ]
// end
struct B { func g() {} }
