@Model class C
let{Task{
