import Foundation
import Scrollwork
import TestSupport
import UIKit

// Changes of rows, columns, lengths and merged areas, of the grid and of the arrays.
extension RandomGrid {
  /// Anything that may be done to the data, and inside any message.
  func edit() {
    switch random.roll(0..<16) {
    case 0...2: insert(inRows: true)
    case 3, 4: insert(inRows: false)
    case 5, 6: delete(inRows: true)
    case 7: delete(inRows: false)
    case 8: move(inRows: true)
    case 9: move(inRows: false)
    case 10: reload()
    case 11, 12: resize()
    case 13: merge()
    case 14: select()
    default: random.roll(0..<3) == 0 ? reloadData() : reloadCells()
    }
  }

  /// Places in an array of `count` elements, near one another.
  private func places(_ count: Int) -> IndexSet {
    guard count > 0 else { return [] }
    let first = random.roll(0..<count)
    var places: IndexSet = []
    for _ in 0..<random.roll(1..<5) { places.insert(min(count - 1, first + random.roll(0..<6))) }
    return places
  }

  private func insert(inRows: Bool) {
    let count = inRows ? data.rows.count : data.columns.count
    guard count < 40 else { return }
    let first = random.roll(0..<count + 1)
    let range = first..<first + random.roll(1..<4)
    note("insert \(inRows ? "rows" : "columns") \(range)")
    batches += 1
    let added = fresh(range.count)
    changeMerged(inRows: inRows, to: range)
    if inRows {
      data.rows.insert(contentsOf: added, at: first)
      view.insertRows(IndexSet(range))
    } else {
      data.columns.insert(contentsOf: added, at: first)
      view.insertColumns(IndexSet(range))
    }
  }

  private func delete(inRows: Bool) {
    let places = places(inRows ? data.rows.count : data.columns.count)
    guard !places.isEmpty else { return }
    note("delete \(inRows ? "rows" : "columns") \(Array(places))")
    batches += 1
    var names = inRows ? data.rows : data.columns
    for place in places.reversed() { names.remove(at: place) }
    followMerged(inRows: inRows, names)
    if inRows {
      data.rows = names
      view.deleteRows(places)
    } else {
      data.columns = names
      view.deleteColumns(places)
    }
  }

  private func move(inRows: Bool) {
    var names = inRows ? data.rows : data.columns
    guard names.count > 1 else { return }
    let (from, to) = (random.roll(0..<names.count), random.roll(0..<names.count))
    note("move \(inRows ? "row" : "column") \(from) to \(to)")
    batches += 1
    let name = names.remove(at: from)
    names.insert(name, at: to)
    followMerged(inRows: inRows, names, moved: name)
    if inRows {
      data.rows = names
      view.moveRow(from, to: to)
    } else {
      data.columns = names
      view.moveColumn(from, to: to)
    }
  }

  private func reload() {
    let isRow = random.roll(0..<2) == 0
    let places = places(isRow ? data.rows.count : data.columns.count)
    note("reload \(isRow ? "rows" : "columns") \(Array(places))")
    batches += 1
    for place in places {
      let name = fresh(1)[0]
      if isRow {
        if rowSizes == .uniform { heights[name] = heights[data.rows[place]] }
        data.rows[place] = name
      } else {
        if columnSizes == .uniform { widths[name] = widths[data.columns[place]] }
        data.columns[place] = name
      }
    }
    isRow ? view.reloadRows(places) : view.reloadColumns(places)
  }

  private func reloadCells() {
    guard !data.rows.isEmpty, !data.columns.isEmpty else { return }
    let (row, column) = (random.roll(0..<data.rows.count), random.roll(0..<data.columns.count))
    note("reload cell (\(row), \(column))")
    view.reloadCells(in: Area(Position(row: row, column: column)))
  }

  private func resize() {
    let isRow = random.roll(0..<2) == 0
    let count = isRow ? data.rows.count : data.columns.count
    guard count > 0 else { return }
    let first = random.roll(0..<count)
    let range = first..<min(count, first + random.roll(1..<4))
    let length = random.roll(0..<5) == 0 ? 0 : CGFloat(random.roll(20..<240)) / 2
    note("set \(length) of \(isRow ? "rows" : "columns") \(range)")
    if isRow {
      for row in range { heights[data.rows[row]] = length }
      view.setHeight(length, ofRows: range)
    } else {
      for column in range { widths[data.columns[column]] = length }
      view.setWidth(length, ofColumns: range)
    }
  }

  private func reloadData() {
    note("reloadData")
    (heights, widths) = ([:], [:])
    data.rows = fresh(random.roll(0..<30))
    data.columns = fresh(random.roll(0..<24))
    view.reloadData()
    // Last: its message may merge areas of the new data.
    merged = []
    view.mergedAreas = []
    // Whoever reads the selection before the layout reads the former one.
    if random.roll(0..<2) == 0 { _ = view.selectedArea }
    view.layoutIfNeeded()
  }

  private func select() {
    guard !data.rows.isEmpty, !data.columns.isEmpty else { return }
    let (row, column) = (random.roll(0..<data.rows.count), random.roll(0..<data.columns.count))
    let area = Area(
      rows: row..<min(data.rows.count, row + random.roll(1..<4)),
      columns: column..<min(data.columns.count, column + random.roll(1..<4)))
    note("select \(area)")
    view.selectedArea = area
  }

  // MARK: Merged areas

  private func merge() {
    var areas = random.roll(0..<2) == 0 ? merged : []
    for _ in 0..<random.roll(0..<4) where !data.rows.isEmpty && !data.columns.isEmpty {
      let (row, column) = (random.roll(0..<data.rows.count), random.roll(0..<data.columns.count))
      let area = Area(
        rows: row..<min(data.rows.count, row + random.roll(1..<5)),
        columns: column..<min(data.columns.count, column + random.roll(1..<5)))
      let isSingle = area.rows.count == 1 && area.columns.count == 1
      if !isSingle && !areas.contains(where: { $0.overlaps(area) }) { areas.append(area) }
    }
    note("merge \(areas)")
    merged = areas
    view.mergedAreas = areas
  }

  /// Insertions inside an area extend it.
  private func changeMerged(inRows: Bool, to inserted: Range<Int>) {
    func moved(_ range: Range<Int>) -> Range<Int> {
      if inserted.lowerBound <= range.lowerBound { return range.lowerBound + inserted.count..<range.upperBound + inserted.count }
      return inserted.lowerBound < range.upperBound ? range.lowerBound..<range.upperBound + inserted.count : range
    }
    merged = merged.map { area in
      inRows ? Area(rows: moved(area.rows), columns: area.columns) : Area(rows: area.rows, columns: moved(area.columns))
    }
  }

  /// Removals shorten areas; a track that moves leaves them, unless it has an area of its own.
  private func followMerged(inRows: Bool, _ names: [Int], moved: Int? = nil) {
    let former = inRows ? data.rows : data.columns
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var (kept, alone): ([Area], [Area]) = ([], [])
    for var area in merged {
      let range = inRows ? area.rows : area.columns
      let isAlone = range.count == 1 && former[range.lowerBound] == moved
      let left = range.compactMap { former[$0] == moved && !isAlone ? nil : places[former[$0]] }
      guard let first = left.min(), let last = left.max() else { continue }
      if inRows { area.rows = first..<last + 1 } else { area.columns = first..<last + 1 }
      if area.rows.count == 1 && area.columns.count == 1 { continue }
      if isAlone { alone.append(area) } else { kept.append(area) }
    }
    merged = kept + alone.filter { area in !kept.contains { $0.overlaps(area) } }
  }
}
