import Diagnostics
internal import Foundation
import ListModel
import UIKit

// Insertions, removals, moves and reloads of tracks. The data source gives the new number of tracks before each call.
extension GridScrollView {
  /// Adopts rows that the data source has inserted, by their indices afterwards. O(inserted + cells on screen + merged areas).
  ///
  /// What shows keeps its place, except at the top, where rows that come first come into view. A number of rows that disagrees with the data
  /// source stops the program. The same holds for the other five calls of this kind.
  public func insertRows(_ rows: IndexSet) { edit(.rows, IndexMap(added: Array(rows)), "insertRows") }

  /// Adopts rows that the data source has removed, by their indices before. Their cells wait for reuse at once.
  public func deleteRows(_ rows: IndexSet) { edit(.rows, IndexMap(removed: Array(rows)), "deleteRows") }

  /// Adopts a row that the data source has moved, with its height and its cells; merged areas of several rows stay where they are.
  ///
  /// A merged area of that row alone moves with it, and ends if the row comes into another one.
  public func moveRow(_ row: Int, to destination: Int) { move(.rows, row, destination, "moveRow") }

  /// Adopts columns that the data source has inserted, by their indices afterwards.
  public func insertColumns(_ columns: IndexSet) { edit(.columns, IndexMap(added: Array(columns)), "insertColumns") }

  /// Adopts columns that the data source has removed, by their indices before.
  public func deleteColumns(_ columns: IndexSet) { edit(.columns, IndexMap(removed: Array(columns)), "deleteColumns") }

  /// Adopts a column that the data source has moved, like `moveRow(_:to:)`.
  public func moveColumn(_ column: Int, to destination: Int) { move(.columns, column, destination, "moveColumn") }

  /// Asks for the heights and the cells of rows again; measured heights become estimates.
  public func reloadRows(_ rows: IndexSet) { reload(.rows, rows, "reloadRows") }

  /// Asks for the widths and the cells of columns again; measured widths become estimates.
  public func reloadColumns(_ columns: IndexSet) { reload(.columns, columns, "reloadColumns") }

  // MARK: One axis

  /// Rows or columns, as the target of an edit.
  struct Side {
    let name: String
    let axis: ReferenceWritableKeyPath<GridScrollView, GridAxis>
    let tracks: WritableKeyPath<Area, Range<Int>>
    let track: WritableKeyPath<Position, Int>
    let sizing: KeyPath<GridScrollView, Sizing>
    let count: @MainActor (any GridScrollViewDataSource, GridScrollView) -> Int

    @MainActor static let rows = Side(
      name: "rows", axis: \.rows, tracks: \.rows, track: \.row, sizing: \.rowSizing, count: { $0.numberOfRows(in: $1) })
    @MainActor static let columns = Side(
      name: "columns", axis: \.columns, tracks: \.columns, track: \.column, sizing: \.columnSizing,
      count: { $0.numberOfColumns(in: $1) })
  }

  private func edit(_ side: Side, _ map: IndexMap, _ call: String) {
    if isReloadDue { return }
    let count = self[keyPath: side.axis].count
    let places = map.removed + map.added
    let end = map.added.isEmpty ? count : count + map.added.count
    ensure(
      places.allSatisfy { $0 >= 0 && $0 < end },
      "\(type(of: self)).\(call)(\(places)): there are \(count) \(side.name) before the call; give indices from 0 on below \(end)"
    )
    checkCount(side, count - map.removed.count + map.added.count, call)
    change(side, { map.place(after: $0) }, rigid: { map.place(after: $0) }) { grid in
      for tracks in map.removals { grid[keyPath: side.axis].remove(tracks) }
      for tracks in map.insertions { grid.insert(tracks, side) }
    }
  }

  private func move(_ side: Side, _ track: Int, _ destination: Int, _ call: String) {
    if isReloadDue { return }
    let count = self[keyPath: side.axis].count
    ensure(
      min(track, destination) >= 0 && max(track, destination) < count,
      "\(type(of: self)).\(call)(\(track), to: \(destination)): there are \(count) \(side.name); give indices from 0 on below that"
    )
    checkCount(side, count, call)
    let map = IndexMap(removed: [track], added: [destination])
    change(side, { $0 == track ? destination : map.place(after: $0) }, rigid: { map.place(after: $0) }) { grid in
      grid[keyPath: side.axis].move(track, to: destination)
    }
  }

  private func checkCount(_ side: Side, _ expected: Int, _ call: String) {
    let now = dataSource.map { side.count($0, self) } ?? 0
    ensure(
      now == expected,
      """
      \(type(of: self)).\(call): the data source gives \(now) \(side.name), and there were \(self[keyPath: side.axis].count) before the \
      call, which makes \(expected); change the data before each call
      """)
  }

  private func insert(_ tracks: Range<Int>, _ side: Side) {
    switch self[keyPath: side.sizing] {
    case .uniform(let length): self[keyPath: side.axis].insert(tracks, length: Double(length), isEstimate: false)
    case .estimated(let length, _), .measured(let length):
      self[keyPath: side.axis].insert(tracks, length: Double(length), isEstimate: true)
    case .exact(let closure):
      for track in tracks {
        let length = length(track, closure, "\(side.name): sizing")
        self[keyPath: side.axis].insert(track..<track + 1, length: length, isEstimate: false)
      }
    }
  }

  /// Carries out an edit.
  ///
  /// - Parameters:
  ///   - place: The place of a track after the edit; nil for one that is removed.
  ///   - rigid: The same, but nil also for a track that moves alone.
  private func change(
    _ side: Side, _ place: @escaping (Int) -> Int?, rigid: @escaping (Int) -> Int?, _ body: (GridScrollView) -> Void
  ) {
    let (isRow, selected) = (side.name == "rows", selectedArea)
    revision += 1
    setNeedsLayout()
    var gone: [Leaving] = []
    // Messages come last, since each may ask for anything and change the grid again: that of scrolling, and those of cells that leave.
    keepingPlace(row: isRow ? rigid : { $0 }, column: isRow ? { $0 } : rigid) {
      body(self)
      moveMerged(side, place, rigid)
      moveSelection(side, selected, place, rigid)
      for pane in panes { gone += moveCells(of: pane, side, place).map { (pane, $0.0, $0.1) } }
      selector.selectionMoved()
      selectionChanged()
    }
    retire(gone)
  }

  // MARK: What follows an edit

  /// The tracks that are left of a range; tracks that come between them belong to it.
  static func survivors(_ tracks: Range<Int>, _ place: (Int) -> Int?) -> Range<Int>? {
    guard let first = tracks.lazy.compactMap(place).first, let last = tracks.reversed().lazy.compactMap(place).first else {
      return nil
    }
    return min(first, last)..<max(first, last) + 1
  }

  private func moveMerged(_ side: Side, _ place: (Int) -> Int?, _ rigid: (Int) -> Int?) {
    if merged.areas.isEmpty { return }
    var stretched: [Area] = []
    var moved: [Area] = []
    for area in merged.areas {
      let tracks = area[keyPath: side.tracks]
      let isAlone = tracks.count == 1 && rigid(tracks.lowerBound) == nil
      guard let left = Self.survivors(tracks, isAlone ? place : rigid) else { continue }
      var area = area
      area[keyPath: side.tracks] = left
      if area.rows.count == 1 && area.columns.count == 1 { continue }
      if isAlone { moved.append(area) } else { stretched.append(area) }
    }
    merged = MergedAreas(stretched)
    if moved.isEmpty { return }
    merged = MergedAreas(stretched + moved.filter { area in !stretched.contains { $0.overlaps(area) } })
  }

  private func moved(_ position: Position, _ side: Side, _ place: (Int) -> Int?) -> Position? {
    guard let track = place(position[keyPath: side.track]) else { return nil }
    var position = position
    position[keyPath: side.track] = track
    return position
  }

  /// - Returns: The cells that leave, which are no longer among those of the pane.
  private func moveCells(of pane: GridPane, _ side: Side, _ place: (Int) -> Int?) -> [(Position, GridPane.Live)] {
    pane.covered = nil
    var live: [Position: GridPane.Live] = [:]
    var gone: [(Position, GridPane.Live)] = []
    unmeasured = unmeasured.compactMap { entry in
      entry.pane === pane ? moved(entry.position, side, place).map { (pane, $0) } : entry
    }
    for (position, var entry) in pane.live {
      guard let target = moved(position, side, place), case let area = merged.area(at: target) ?? Area(target),
        area.origin == target, live[target] == nil
      else {
        gone.append((position, entry))
        continue
      }
      // Of merged cells only those across one track are measured.
      let former = entry.area
      if area.rows.count != former.rows.count || area.columns.count != former.columns.count { unmeasured.append((pane, target)) }
      entry.area = area
      live[target] = entry
    }
    pane.live = live
    for (position, entry) in live { store.move(entry.cell, to: position) }
    return gone
  }

  private func reload(_ side: Side, _ tracks: IndexSet, _ call: String) {
    if isReloadDue || tracks.isEmpty { return }
    let count = self[keyPath: side.axis].count
    for range in tracks.rangeView { check(range, count, side.name, "\(call)(\(range))") }
    revision += 1
    setNeedsLayout()
    var gone: [Leaving] = []
    keepingPlace {
      for range in tracks.rangeView { relength(range, side) }
      gone = take { tracks.intersects(integersIn: $1.area[keyPath: side.tracks]) }
    }
    retire(gone)
  }

  private func relength(_ tracks: Range<Int>, _ side: Side) {
    switch self[keyPath: side.sizing] {
    case .uniform: break
    case .estimated, .measured: self[keyPath: side.axis].forget(tracks)
    case .exact(let closure):
      for track in tracks {
        self[keyPath: side.axis].fix(length(track, closure, "\(side.name): sizing"), of: track..<track + 1)
      }
    }
  }
}
