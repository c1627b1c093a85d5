let{f{
