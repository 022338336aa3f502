/// The home list's sections, and the scenes that one of them opens.
extension GalleryScene {
  /// Scenes grouped by topic; a scene opened by another scene's button is not listed.
  static let sections: [(title: String, scenes: [GalleryScene])] = [
    ("Several lists, one scroll", [xray, containers, home, profile, lazySections, collections, mixed, simple, sideways, pins]),
    ("Lists that change", [edit, outline, chat, feed, refresh, sizes, invalid, search, observed]),
    ("Reuse", [reuse, grid, spreadsheet, streets]),
    ("Motion", [nested, messages, pages, timeline, photo, tray, drawer, top, edges, materials]),
    ("Layout", [compositional, constraints, stack, controls, dates, writing, desk, mail, files, kiosk]),
  ]

  /// The same page built without the container, for comparison.
  var alternative: GalleryScene? { [Self.containers.name: Self.naive, Self.home.name: Self.homestack][name] }
}
