/// The updates of one batch of a list.
///
/// Deletions, reloads and the sources of moves are places before the batch; insertions and destinations are places after it. The order of
/// the calls is irrelevant.
public struct ListUpdates: Sendable {
  /// The word for a row in error messages: "row" for tables, "item" for collections.
  public let rowName: String
  /// Indices before the batch.
  public var deletedSections: [Int] = []
  /// Indices after the batch.
  public var insertedSections: [Int] = []
  /// Indices before the batch; the rows of such sections are asked for anew.
  public var reloadedSections: [Int] = []
  /// Moves of sections: from an index before the batch to one after it.
  public var movedSections: [Move<Int>] = []
  /// Places before the batch.
  public var deletedRows: [RowPosition] = []
  /// Places after the batch.
  public var insertedRows: [RowPosition] = []
  /// Places before the batch.
  public var reloadedRows: [RowPosition] = []
  /// Moves of rows: from a place before the batch to one after it.
  public var movedRows: [Move<RowPosition>] = []

  /// - Parameter rowName: "row" or "item", for error messages.
  public init(rowName: String) { self.rowName = rowName }

  /// Whether the batch contains no update at all.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
  }
}

/// One element that changes its place.
public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place before the batch.
  public let source: Place
  /// The place after the batch.
  public let destination: Place

  /// Equal places are allowed.
  public init(from source: Place, to destination: Place) {
    (self.source, self.destination) = (source, destination)
  }
}

/// A contradiction of a batch with the counts before and after it, or within the batch.
public struct ListUpdateError: Error, Equatable, Sendable {
  /// An English sentence for the programmer, without the name of the call.
  public let message: String
}

extension ListUpdates {
  /// The resulting places, if the batch agrees with the number of rows of each section before and after it; else an error.
  ///
  /// O(sections + changes). Row updates in deleted, inserted or reloaded sections are ignored.
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

  /// Checks for contradictions: one place may occur twice in one kind of update, but not in two kinds.
  private func checkOnce<Place: Hashable & Comparable>(
    _ deleted: [Place], _ reloaded: [Place], _ moved: [Place], _ name: (Place) -> String
  ) throws(ListUpdateError) {
    guard let place = repeated(in: Self.unique(deleted) + Self.unique(reloaded) + moved) else { return }
    let first = deleted.contains(place) ? "deleted" : reloaded.contains(place) ? "reloaded" : "moved"
    let second = moved.contains(place) ? "moved" : "reloaded"
    let what = first == second ? "moved twice" : "\(first) and \(second)"
    throw ListUpdateError(message: "\(name(place)) is \(what) by one batch")
  }

  static func unique<Place: Hashable>(_ places: [Place]) -> [Place] {
    var seen = Set<Place>(minimumCapacity: places.count)
    return places.filter { seen.insert($0).inserted }
  }

  private func repeated<Place: Hashable & Comparable>(in places: [Place]) -> Place? {
    if Self.isAscending(places) { return nil }
    var seen = Set<Place>(minimumCapacity: places.count)
    return places.first { !seen.insert($0).inserted }
  }

  /// Whether each place comes after the one before, as differences of snapshots list them: then none is there twice.
  private static func isAscending<Place: Comparable>(_ places: [Place]) -> Bool {
    places.indices.dropFirst().allSatisfy { places[$0 - 1] < places[$0] }
  }
}
