import Diagnostics
import ListModel
import ScrollPhysics
import UIKit

// A layout pass: lengths, panes, cells that leave, cells that come, lengths that the new cells need; then again until nothing changes.
extension GridScrollView {
  func arrange() {
    guard passes.begin() else { return }
    UIView.performWithoutAnimation {
      placeSideScroller()
      var count = 1
      while !pass() && count < LayoutPasses.limit { count += 1 }
      if count == LayoutPasses.limit { passes.isAnotherDue = true }
      (rows.lastShown, columns.lastShown) = (rowBands.middle.tracks, columnBands.middle.tracks)
      placeSelection()
    }
    let isDue = passes.end(reloads: isReloadDue, ("\(type(of: self)).reloadData()", "gridView(_:cellForItemAt:)"))
    if isDue { setNeedsLayout() }
  }

  /// - Returns: Whether everything is in place: no message has changed the grid, and no length has changed.
  private func pass() -> Bool {
    loadIfDue()
    fitContent()
    // A message of the cells that left, or of scrolling, has reloaded the data.
    if isReloadDue { return false }
    makeBands()
    let revision = revision
    if askLengths() { return false }
    for pane in panes { place(pane) }
    for pane in panes where !fill(pane, revision) { return false }
    return !measure()
  }

  private func place(_ pane: GridPane) {
    let (frame, origin) = geometry(of: pane)
    frameWrites += pane.show(frame, from: origin)
  }

  // MARK: Estimated lengths

  /// Asks for the lengths of tracks that show and have an estimate.
  ///
  /// - Returns: Whether a length has changed.
  private func askLengths() -> Bool {
    var isChanged = false
    if case .estimated(_, let closure) = rowSizing {
      isChanged = adopt(asked(rows, rowBands, closure, "rowSizing"), .y)
    }
    if case .estimated(_, let closure) = columnSizing {
      isChanged = adopt(asked(columns, columnBands, closure, "columnSizing"), .x) || isChanged
    }
    return isChanged
  }

  private func asked(
    _ axis: GridAxis, _ bands: GridBands, _ closure: @MainActor (Int) -> CGFloat, _ name: String
  ) -> [(Int, Double)] {
    var lengths: [(Int, Double)] = []
    for band in 0..<3 {
      for track in bands[band].tracks where axis.isAssumed(track) { lengths.append((track, length(track, closure, name))) }
    }
    return lengths
  }

  private func adopt(_ lengths: [(Int, Double)], _ axis: Axis) -> Bool {
    if lengths.isEmpty { return false }
    let tracks: ReferenceWritableKeyPath<GridScrollView, GridAxis> = axis == .x ? \.columns : \.rows
    var isChanged = false
    keepingPlace(isMeasured: { measured, track in measured == axis && lengths.contains { $0.0 == track } }) {
      for (track, length) in lengths where track < self[keyPath: tracks].count {
        if self[keyPath: tracks].measure(length, of: track) { isChanged = true }
      }
    }
    if isChanged { for pane in panes { pane.covered = nil } }
    return isChanged
  }

  // MARK: Measured lengths

  /// Measures the cells that have come.
  ///
  /// - Returns: Whether a length has changed.
  private func measure() -> Bool {
    let revision = revision
    var isChanged = false
    if case .measured = columnSizing {
      isChanged = adopt(
        needs { $0.area.columns.count == 1 ? ($0.area.columns.lowerBound, self.width(of: $0.cell)) : nil }, .x)
    }
    // A message of scrolling has changed the grid: the next pass measures what it has added as well.
    if revision != self.revision { return true }
    guard case .measured = rowSizing else {
      unmeasured.removeAll(keepingCapacity: true)
      return isChanged
    }
    // Other widths need other heights.
    if isChanged { measureAll() }
    let needs = needs { live in
      live.area.rows.count == 1 ? (live.area.rows.lowerBound, self.height(of: live.cell, in: live.area)) : nil
    }
    unmeasured.removeAll(keepingCapacity: true)
    return adopt(needs, .y) || isChanged
  }

  private func needs(_ need: (GridPane.Live) -> (Int, Double)?) -> [(Int, Double)] {
    // A cell that needs nothing says nothing: the estimate stays.
    unmeasured.compactMap { pane, position in pane.live[position].flatMap(need) }.filter { $0.1 > 0 }
  }

  private func width(of cell: UICollectionViewCell) -> Double {
    pixels(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width)
  }

  private func height(of cell: UICollectionViewCell, in area: Area) -> Double {
    let target = CGSize(width: columns.segment(area.columns).length, height: 0)
    return pixels(
      cell.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height)
  }

  /// Rounded up to a pixel, so that content fits and neighbours meet.
  private func pixels(_ length: CGFloat) -> Double {
    check(length, "systemLayoutSizeFitting(_:) of a cell gave \(length)")
    let scale = max(1, traitCollection.displayScale)
    return Double((length * scale - 0.001).rounded(.up) / scale)
  }

  /// Measures the cells of an area anew, after their content has changed; only with `.measured` sizes.
  public func invalidateSizes(in area: Area) {
    loadIfDue()
    check(area, "invalidateSizes(in: \(area))")
    if case .measured = rowSizing {
      rows.forget(area.rows)
      measureAll { $0.rows.overlaps(area.rows) }
    }
    if case .measured = columnSizing {
      columns.forget(area.columns)
      measureAll { $0.columns.overlaps(area.columns) }
    }
    setNeedsLayout()
  }

  /// Has cells on the screen measured in the next pass.
  func measureAll(where isAffected: (Area) -> Bool = { _ in true }) {
    for pane in panes {
      for (position, live) in pane.live where isAffected(live.area) { unmeasured.append((pane, position)) }
    }
  }

  func check(_ area: Area, _ call: @autoclosure () -> String) {
    check(area.rows, rows.count, "rows", call())
    check(area.columns, columns.count, "columns", call())
  }
}
