// In the project as its name says.
