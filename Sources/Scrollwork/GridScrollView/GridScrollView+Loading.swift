import Diagnostics
import ListModel
import UIKit

// Counts and lengths from the data source.
extension GridScrollView {
  /// The number of rows at the last load, which follows `reloadData()` at the first use.
  public var numberOfRows: Int {
    loadIfDue()
    return rows.count
  }

  /// The number of columns at the last load.
  public var numberOfColumns: Int {
    loadIfDue()
    return columns.count
  }

  /// Sets the height of rows for good: neither `rowSizing` nor a measurement changes it until the next reload. O(log runs), for any number
  /// of rows. Rows that do not exist, and heights that are negative or not finite, stop the program.
  public func setHeight(_ height: CGFloat, ofRows rows: Range<Int>) {
    loadIfDue()
    let call = "setHeight(\(height), ofRows: \(rows))"
    check(height, call)
    check(rows, self.rows.count, "rows", call)
    if !rows.isEmpty { resize { $0.rows.fix(Double(height), of: rows) } }
  }

  /// Sets the width of columns for good, like `setHeight(_:ofRows:)`.
  public func setWidth(_ width: CGFloat, ofColumns columns: Range<Int>) {
    loadIfDue()
    let call = "setWidth(\(width), ofColumns: \(columns))"
    check(width, call)
    check(columns, self.columns.count, "columns", call)
    if !columns.isEmpty { resize { $0.columns.fix(Double(width), of: columns) } }
  }

  /// The height of a row in points, an estimate for a row that has not been on screen. O(log runs).
  public func height(ofRow row: Int) -> CGFloat {
    loadIfDue()
    check(row..<row + 1, rows.count, "rows", "height(ofRow: \(row))")
    return CGFloat(rows.segment(row..<row + 1).length)
  }

  /// The width of a column in points, an estimate for a column that has not been on screen. O(log runs).
  public func width(ofColumn column: Int) -> CGFloat {
    loadIfDue()
    check(column..<column + 1, columns.count, "columns", "width(ofColumn: \(column))")
    return CGFloat(columns.segment(column..<column + 1).length)
  }

  // MARK: Checks

  func check(_ length: CGFloat, _ call: @autoclosure () -> String) {
    ensure(
      length.isFinite && length >= 0, "\(type(of: self)).\(call()): give a length in points, finite and not negative")
  }

  func check(_ tracks: Range<Int>, _ count: Int, _ name: String, _ call: @autoclosure () -> String) {
    ensure(
      tracks.lowerBound >= 0 && tracks.upperBound <= count,
      "\(type(of: self)).\(call()): there are \(count) \(name); give some of them, counted from 0")
  }

  // MARK: Loading

  func loadIfDue() {
    guard isReloadDue else { return }
    isReloadDue = false
    // Other counts end a selection of whole rows or columns elsewhere.
    revision += 1
    resizeRows()
    resizeColumns()
    checkMerged()
    clampSelection()
    retire(take { _, _ in true })
  }

  func resizeRows() {
    let count = dataSource?.numberOfRows(in: self) ?? 0
    ensure(count >= 0, "\(type(of: self)): the data source gave \(count) rows; return a number from 0 on")
    load(&rows, count, rowSizing, "rowSizing")
  }

  func resizeColumns() {
    let count = dataSource?.numberOfColumns(in: self) ?? 0
    ensure(count >= 0, "\(type(of: self)): the data source gave \(count) columns; return a number from 0 on")
    load(&columns, count, columnSizing, "columnSizing")
  }

  private func load(_ axis: inout GridAxis, _ count: Int, _ sizing: Sizing, _ name: String) {
    switch sizing {
    case .uniform(let length): axis.reset(count: count, length: Double(length), isEstimate: false)
    case .estimated(let length, _), .measured(let length): axis.reset(count: count, length: Double(length), isEstimate: true)
    case .exact(let length): axis.reset(count: count) { self.length($0, length, name) }
    }
  }

  /// The length that a sizing's closure gives.
  func length(_ track: Int, _ closure: @MainActor (Int) -> CGFloat, _ name: String) -> Double {
    let length = closure(track)
    check(length, "\(name): the closure gave \(length) for \(track)")
    return Double(length)
  }

  func sizingChanged(_ sizing: Sizing, _ name: String, _ load: @escaping (GridScrollView) -> Void) {
    switch sizing {
    case .uniform(let length), .estimated(let length, _), .measured(let length): check(length, "\(name) = \(sizing)")
    case .exact: break
    }
    if !isReloadDue { resize(load) }
  }

  /// Changes lengths; the first row and column below the frozen ones keep their place on the screen.
  func resize(_ change: @escaping (GridScrollView) -> Void) {
    revision += 1
    keepingPlace { change(self) }
    for pane in panes { pane.covered = nil }
    measureAll()
    setNeedsLayout()
  }

  func freeze() {
    rows.frozen = (frozen.top, frozen.bottom)
    columns.frozen = (frozen.leading, frozen.trailing)
    revision += 1
    selectionChanged()
  }

  // MARK: Merged areas

  func merge(_ areas: [Area]) {
    for area in areas {
      ensure(
        !area.isEmpty && area.rows.lowerBound >= 0 && area.columns.lowerBound >= 0
          && (area.rows.count > 1 || area.columns.count > 1),
        "\(type(of: self)).mergedAreas: an area of \(area); give areas of at least two cells, counted from 0")
    }
    if let (first, second) = MergedAreas.overlap(in: areas) {
      programmingError(
        "\(type(of: self)).mergedAreas: the areas of \(first) and of \(second) overlap; give areas without common cells")
    }
    merged = MergedAreas(areas)
    if !isReloadDue { checkMerged() }
    revision += 1
    selectionChanged()
    retireWhereAreasChanged()
  }

  private func checkMerged() {
    for area in merged.areas where area.rows.upperBound > rows.count || area.columns.upperBound > columns.count {
      programmingError(
        """
        \(type(of: self)).mergedAreas: the area of \(area) ends beyond the \(rows.count) rows and \(columns.count) columns; remove it \
        before the data source gives fewer
        """)
    }
  }
}

// Counts for tests.
extension GridScrollView {
  /// Number of steps of all edits of lengths so far.
  @_spi(Testing) public var editSteps: Int { rows.lengths.editSteps + columns.lengths.editSteps }

  /// Number of runs of equal lengths, on which the memory depends.
  @_spi(Testing) public var runCount: Int { rows.lengths.runCount + columns.lengths.runCount }
}
