internal import Diagnostics

/// A section and its rows by identity, for computing differences.
public struct NamedSection<Name: Hashable, Row: Hashable> {
  /// The identity of the section; unique among the sections of a list.
  public var name: Name
  /// The identities of the rows in order; unique in the whole list.
  public var rows: [Row]

  /// Uniqueness is checked when a difference is computed.
  public init(name: Name, rows: [Row]) { (self.name, self.rows) = (name, rows) }
}

extension NamedSection: Equatable {}
extension NamedSection: Sendable where Name: Sendable, Row: Sendable {}

extension ListUpdates {
  /// The batch that turns `old` into `new`; every name must be unique in each.
  ///
  /// Moves as few sections and rows as possible (longest increasing subsequence). O(n log n) for n sections and rows.
  public init<Name, Row>(rowName: String, from old: [NamedSection<Name, Row>], to new: [NamedSection<Name, Row>]) {
    self.init(rowName: rowName)
    let oldSections = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.name, $0) })
    let newNames = Set(new.map(\.name))
    deletedSections = old.indices.filter { !newNames.contains(old[$0].name) }
    let sources = new.map { oldSections[$0.name] }
    insertedSections = sources.indices.filter { sources[$0] == nil }
    movedSections = Self.moves(sources)

    let origins = Self.origins(of: new, in: old)
    for (section, part) in old.enumerated() where newNames.contains(part.name) {
      for row in part.rows.indices where !origins.stays[section][row] {
        deletedRows.append(RowPosition(section: section, row: row))
      }
    }
    for section in new.indices { recordRows(origins.places[section], section, from: sources[section]) }
  }

  /// The place in `old` of each row of `new`, nil for a new row; and which rows of `old` are in `new`. One look-up for each row of `new`.
  private static func origins<Name, Row>(
    of new: [NamedSection<Name, Row>], in old: [NamedSection<Name, Row>]
  ) -> (places: [[RowPosition?]], stays: [[Bool]]) {
    let oldRows = Dictionary(uniqueKeysWithValues: old.places())
    var stays = old.map { [Bool](repeating: false, count: $0.rows.count) }
    var added: Set<Row> = []
    let places = new.map { part in
      part.rows.map { row -> RowPosition? in
        let place = oldRows[row]
        let isFirst = place.map { !stays[$0.section][$0.row] } ?? added.insert(row).inserted
        ensure(isFirst, "ListUpdates.init(rowName:from:to:): \(row) is in the new list twice; give each row a name of its own")
        if let place { stays[place.section][place.row] = true }
        return place
      }
    }
    return (places, stays)
  }

  /// - Parameter source: the section's index before; nil for a new section, whose new rows need no entry.
  private mutating func recordRows(_ sources: [RowPosition?], _ section: Int, from source: Int?) {
    for (row, from) in sources.enumerated() {
      let place = RowPosition(section: section, row: row)
      if let from {
        if from.section != source { movedRows.append(Move(from: from, to: place)) }
      } else if source != nil {
        insertedRows.append(place)
      }
    }
    guard let source else { return }
    for move in Self.moves(sources.map { $0?.section == source ? $0?.row : nil }) {
      movedRows.append(
        Move(from: RowPosition(section: source, row: move.source), to: RowPosition(section: section, row: move.destination)))
    }
  }

  /// The moves needed if the elements of a longest increasing subsequence of `sources` stay in place.
  private static func moves(_ sources: [Int?]) -> [Move<Int>] {
    let stays = longestAscent(sources)
    return sources.enumerated().compactMap { place, source in
      guard let source, !stays[place] else { return nil }
      return Move(from: source, to: place)
    }
  }

  /// Whether each index belongs to a longest increasing subsequence, by patience sorting (Fredman 1975).
  private static func longestAscent(_ values: [Int?]) -> [Bool] {
    var tops: [(value: Int, place: Int)] = []
    var before = [Int](repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      guard let value else { continue }
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if tops[middle].value < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = tops[low - 1].place }
      if low == tops.count { tops.append((value, place)) } else { tops[low] = (value, place) }
    }
    var result = [Bool](repeating: false, count: values.count)
    var place = tops.last?.place ?? -1
    while place >= 0 {
      result[place] = true
      place = before[place]
    }
    return result
  }
}

extension Array {
  fileprivate func places<Name, Row>() -> [(Row, RowPosition)] where Element == NamedSection<Name, Row> {
    enumerated().flatMap { section, part in
      part.rows.enumerated().map { ($1, RowPosition(section: section, row: $0)) }
    }
  }
}
