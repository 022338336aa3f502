/// What one batch says of a list's sections and rows.
///
/// What goes or changes is named by its place before the batch, what comes by its place after it; the order of the calls means nothing.
public struct ListUpdates: Sendable {
  /// What messages call a row: a table has rows, a collection has items.
  public let rowName: String
  public var deletedSections: [Int] = []
  public var insertedSections: [Int] = []
  public var reloadedSections: [Int] = []
  public var movedSections: [Move<Int>] = []
  public var deletedRows: [RowPosition] = []
  public var insertedRows: [RowPosition] = []
  public var reloadedRows: [RowPosition] = []
  public var movedRows: [Move<RowPosition>] = []

  public init(rowName: String) { self.rowName = rowName }

  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
  }
}

public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  public let source: Place
  public let destination: Place

  public init(from source: Place, to destination: Place) {
    (self.source, self.destination) = (source, destination)
  }
}

/// A batch that contradicts the counts around it or itself.
public struct ListUpdateError: Error, Equatable, Sendable {
  public let message: String
}

extension ListUpdates {
  /// Where everything goes, once the batch is known to agree with how many rows each section had `before` and has `after`.
  ///
  /// O(sections + changes). Changes of rows in sections that go, come or are reloaded say nothing new and are left out.
  public func change(from before: [Int], to after: [Int]) throws(ListUpdateError) -> ListChange {
    try checkSections(before.count, after.count)
    let change = ListChange(self)
    try checkCounts(change, before, after)
    try checkRows(before, after)
    return change
  }

  // MARK: Sections

  private func checkSections(_ before: Int, _ after: Int) throws(ListUpdateError) {
    let moves = movedSections.map { $0.source }
    try checkOnce(deletedSections, reloadedSections, moves) { "section \($0)" }
    let arrivals = movedSections.map { $0.destination }
    if let twice = repeated(in: Self.unique(insertedSections) + arrivals) {
      throw ListUpdateError(message: "section \(twice) is put in twice by one batch")
    }
    let (gone, come) = (Self.unique(deletedSections).count, Self.unique(insertedSections).count)
    if before - gone + come != after {
      throw ListUpdateError(
        message: """
          there were \(before) sections before the batch and there are \(after) after it, but it inserts \(come) and deletes \(gone): \
          change the data by as much, inside the batch
          """)
    }
    for section in deletedSections + reloadedSections + moves where section < 0 || section >= before {
      throw ListUpdateError(message: "there was no section \(section) before the batch, only \(before) sections")
    }
    for section in insertedSections + arrivals where section < 0 || section >= after {
      throw ListUpdateError(message: "there is no section \(section) after the batch, only \(after) sections")
    }
  }

  // MARK: Rows

  private func checkCounts(_ change: ListChange, _ before: [Int], _ after: [Int]) throws(ListUpdateError) {
    for section in before.indices where !change.isNew(oldSection: section) {
      guard let now = change.section(after: section) else { continue }
      let rows = change.rows(ofOldSection: section)
      let (come, gone) = (rows.added.count, rows.removed.count)
      if before[section] - gone + come == after[now] { continue }
      throw ListUpdateError(
        message: """
          section \(section) had \(before[section]) \(rowName)s before the batch and has \(after[now]) after it\
          \(now == section ? "" : " (as section \(now))"), but the batch puts in \(come) and takes out \(gone): \
          change the data by as much, inside the batch
          """)
    }
  }

  private func checkRows(_ before: [Int], _ after: [Int]) throws(ListUpdateError) {
    let moves = movedRows.map { $0.source }
    try checkOnce(deletedRows, reloadedRows, moves) { name($0) }
    let arrivals = movedRows.map { $0.destination }
    if let twice = repeated(in: Self.unique(insertedRows) + arrivals) {
      throw ListUpdateError(message: "\(name(twice)) is put in twice by one batch")
    }
    for row in deletedRows + reloadedRows + moves where !contains(before, row) {
      throw ListUpdateError(message: "there was no \(name(row)) before the batch: \(describe(before, row.section))")
    }
    for row in insertedRows + arrivals where !contains(after, row) {
      throw ListUpdateError(message: "there is no \(name(row)) after the batch: \(describe(after, row.section))")
    }
  }

  private func name(_ row: RowPosition) -> String { "\(rowName) \(row.row) of section \(row.section)" }

  private func contains(_ counts: [Int], _ row: RowPosition) -> Bool {
    counts.indices.contains(row.section) && row.row >= 0 && row.row < counts[row.section]
  }

  private func describe(_ counts: [Int], _ section: Int) -> String {
    counts.indices.contains(section)
      ? "\(counts[section]) \(rowName)s in section \(section)" : "\(counts.count) sections"
  }

  // MARK: Contradictions

  /// Naming a place twice for one thing is no mistake; naming it for two is.
  private func checkOnce<Place: Hashable>(
    _ deleted: [Place], _ reloaded: [Place], _ moved: [Place], _ name: (Place) -> String
  ) throws(ListUpdateError) {
    guard let place = repeated(in: Self.unique(deleted) + Self.unique(reloaded) + moved) else { return }
    let first = deleted.contains(place) ? "deleted" : reloaded.contains(place) ? "reloaded" : "moved"
    let second = moved.contains(place) ? "moved" : "reloaded"
    let what = first == second ? "moved twice" : "\(first) and \(second)"
    throw ListUpdateError(message: "\(name(place)) is \(what) by one batch")
  }

  private static func unique<Place: Hashable>(_ places: [Place]) -> [Place] {
    var seen: Set<Place> = []
    return places.filter { seen.insert($0).inserted }
  }

  private func repeated<Place: Hashable>(in places: [Place]) -> Place? {
    var seen: Set<Place> = []
    return places.first { !seen.insert($0).inserted }
  }
}
