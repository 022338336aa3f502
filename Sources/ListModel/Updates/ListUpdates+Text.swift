/// What a report says about an illegal batch, in a few lines however long the batch is.
extension ListUpdates {
  /// The updates in words: "it deletes [0, 3], moves [0, 1] to [0, 2]"; at most `limit` places of each kind. Empty for no update.
  public func text(limit: Int = 8) -> String {
    func list<Place>(_ verb: String, _ places: [Place], _ name: (Place) -> String) -> String? {
      if places.isEmpty { return nil }
      let more = places.count > limit ? " and \(places.count - limit) more" : ""
      return verb + " " + places.prefix(limit).map(name).joined(separator: ", ") + more
    }
    func path(_ place: RowPosition) -> String { "[\(place.section), \(place.row)]" }
    let parts = [
      list("deletes section", deletedSections) { "\($0)" }, list("inserts section", insertedSections) { "\($0)" },
      list("reloads section", reloadedSections) { "\($0)" },
      list("moves section", movedSections) { "\($0.source) to \($0.destination)" },
      list("deletes", deletedRows, path), list("inserts", insertedRows, path), list("reloads", reloadedRows, path),
      list("moves", movedRows) { "\(path($0.source)) to \(path($0.destination))" },
    ]
    let said = parts.compactMap { $0 }
    return said.isEmpty ? "" : "it " + said.joined(separator: ", ")
  }

  /// Every place that the batch names, each once: first those before the batch, then those after it.
  public var places: [RowPosition] {
    Self.unique(deletedRows + reloadedRows + movedRows.map { $0.source } + insertedRows + movedRows.map { $0.destination })
  }

  /// The counts of at most `limit` sections: "[3, 5]".
  public static func text(counts: [Int], limit: Int = 12) -> String {
    let more = counts.count > limit ? ", and \(counts.count - limit) sections more" : ""
    return "[" + counts.prefix(limit).map { "\($0)" }.joined(separator: ", ") + more + "]"
  }
}
