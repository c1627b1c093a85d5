actor A{func f{
