// Nothing to import: CGlibc only takes part in linking.
