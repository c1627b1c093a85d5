actor A{let c:ModelContext init(c:ModelContext{c=c
