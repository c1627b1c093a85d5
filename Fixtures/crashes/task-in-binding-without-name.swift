let = Task { load }
