// Comments and other trivia, in awkward places.
/// A documentation comment.
/// - Parameter x: a value
func /* name */ commented /* before the parameters */ (/* first */ x /* label */ : /* type */ Int /* end */) /* arrow */ -> /* result */ Int /* body */ { // open
  // only a comment
  /* a */ return /* b */ x /* c */ + /* d */ 1 /* e */ // f
} // close
/* one line */
/*
 several lines
 */
/* outer /* inner /* deepest */ */ still outer */
/** documentation
 * in a block
 */
struct/**/Tight/**/{/**/var/**/x/**/=/**/1/**/}
let a = 1/* no space */+/* here */2
let operatorLike = 1 /* space */ + /* space */ 2, slash = 4 /* not a regex */ / 2
let tab	=	"tabs"	;	let 	mixed = 1
let list = [ // first
  1, // one
  /* two */ 2,
  3 // no comma
  // at the end
]
call( // open
  // nothing
)
call(1, // one
     2) // two
if /* a */ true /* b */ , /* c */ true { /* d */ } /* e */ else /* f */ { /* g */ }
value // comment before a member
  // and another
  .member /* and */ .other
  /* and */ .last() // end
#if DEBUG // comment
// only a comment
#else /* comment */
#endif // comment
switch x { // comment
// comment
case 1: // comment
  // comment
  break // comment
// comment
default: /* comment */ break
} /* comment */
//
///
////
/***/
/**/
/*****/
//* not a block
let url = "http://example.org/*not-a-comment*/" // "not a string"
@attr // comment
/* comment */ func attributed() {}
func effects() /* a */ async /* b */ throws /* c */ -> /* d */ Int { 1 }
// MARK: - The end
// the last line has no line feed