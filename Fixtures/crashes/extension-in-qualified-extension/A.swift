extension e.d{extension e{struct d
func k
