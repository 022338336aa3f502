extension Symbol {
  /// What a person calls the symbol; a name without an entry is split at its points, and filled symbols are called as plain ones.
  package var spokenName: String {
    if let spoken = Self.spokenNames[name] { return spoken }
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    return Self.spokenNames[plain] ?? plain.split(separator: ".").joined(separator: " ")
  }

  private static let spokenNames = [
    "play.fill": "Play", "pause.fill": "Pause", "forward.fill": "Forward", "backward.fill": "Rewind",
    "square.and.pencil": "Compose", "arrowshape.turn.up.left": "Reply", "book": "Bookmarks", "camera": "Camera",
    "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo", "checkmark": "Checkmark", "plus": "Add", "minus": "Remove",
    "xmark": "Close", "ellipsis": "More", "line.3.horizontal": "Menu", "chevron.right": "Forward", "chevron.left": "Back",
    "chevron.down": "Expand", "chevron.up": "Collapse", "arrow.up": "Up", "arrow.down": "Down", "arrow.left": "Left",
    "arrow.right": "Right", "arrow.clockwise": "Refresh", "square.and.arrow.up": "Share", "circle": "Circle",
    "circle.fill": "Filled circle", "info.circle": "Info", "checkmark.circle": "Checkmark", "plus.circle": "Add",
    "minus.circle": "Remove", "xmark.circle": "Close", "ellipsis.circle": "More", "checkmark.circle.fill": "Selected",
    "plus.circle.fill": "Add", "minus.circle.fill": "Remove", "xmark.circle.fill": "Close", "star": "Favorite",
    "star.fill": "Favorite, on", "heart": "Love", "heart.fill": "Love, on", "square": "Square", "square.fill": "Filled square",
    "magnifyingglass": "Search", "photo": "Photo", "trash": "Delete", "gearshape": "Settings", "folder": "Folder",
    "person": "Person", "house": "Home", "gear": "Settings", "envelope": "Mail", "calendar": "Calendar", "bell": "Notifications",
    "cart": "Shopping cart", "bookmark": "Bookmark", "chevron.forward": "Forward", "chevron.backward": "Back",
    "square.and.arrow.down": "Download", "person.crop.circle": "Person",
  ]
}
