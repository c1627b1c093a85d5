// Where a line break ends a statement, and where it does not.
func breaks() {
  a
  (1)
  a
  [1]
  a
  .b
  a
  { 1 }
  a
  + b
  a +
  b
  a
  -b
  a
  !b
  a
  - b
  a
  ? b
  : c
  a
  as Int
  a
  is Int
  a
  == b
  a
  = b
  a =
  b
  a
  ?? b
  a
  && b
    || c
  await
  a()
  try
  a()
  try?
  a()
  a
  /* comment */ .b
  a // comment
  .b
  return
  a
}
let
x
=
1
var
y
:
Int
func
f
(
a
:
Int
)
async
throws
->
Int
{
1
}
struct
S
<
T
>
:
P
where
T
:
Q
{
}
import
Foundation
enum E { case
a,
b
case c }
let closure = {
x
in
x
}
@attr
@attr2(1)
let z = 1; let w = 2
var v: Int
{
1
}
if
a
,
b
{
}
else
{
}
let t = a
  .b
let s = [
1
,
2
]
let r = (
a
:
1
)
typealias A
=
B
