enum Request { @TaskLocal static var id = 0 }
