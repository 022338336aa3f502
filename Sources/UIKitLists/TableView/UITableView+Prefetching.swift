internal import Foundation
internal import ListModel
internal import UIKitCore

/// What has been announced, and which way the rows move.
struct TablePrefetch {
  var announced = AnnouncedRows()
  var direction = PrefetchDirection()
}

// Rows ahead are announced as soon as one more screen in the direction of the motion would show them. Our choice.
extension UITableView {
  /// O(log rows) where nothing is to be announced, and allocates nothing then.
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil, editing.carried == nil, !session.isStale else { return }
    let generation = session.generation
    let former = prefetching.direction.isForward
    prefetching.direction.move(to: bounds.minY)
    let isForward = prefetching.direction.isForward
    let shown = shownRange.map { $0.lowerBound..<$0.upperBound.next } ?? .none
    var ahead = rowsAhead(of: shown, isForward: isForward)
    if former == isForward { ahead = steadied(ahead, shown, isForward: isForward) }
    let (come, gone) = prefetching.announced.move(to: ahead, shown: shown)
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.flatMap(paths)) }
    guard !come.isEmpty else { return }
    // The receiver of the first message has changed the rows: other rows lie ahead.
    guard session.generation == generation, !session.isStale else { return prefetching.announced = AnnouncedRows() }
    let paths = come.flatMap(paths)
    prefetchDataSource.tableView(self, prefetchRowsAt: isForward ? paths : paths.reversed())
  }

  private func rowsAhead(of shown: Range<RowPosition>, isForward: Bool) -> Range<RowPosition> {
    let (lower, upper) = (bounds.minY, bounds.maxY)
    guard
      let ahead = isForward
        ? layout.rows(from: upper, to: upper + upper - lower) : layout.rows(from: 2 * lower - upper, to: lower)
    else { return .none }
    if shown.isEmpty { return ahead.lowerBound..<ahead.upperBound.next }
    if isForward {
      let first = max(ahead.lowerBound, shown.upperBound)
      return first..<max(first, ahead.upperBound.next)
    }
    let end = min(ahead.upperBound.next, shown.lowerBound)
    return min(ahead.lowerBound, end)..<end
  }

  /// A little way back calls nothing off, and announces nothing that has just shown.
  private func steadied(
    _ ahead: Range<RowPosition>, _ shown: Range<RowPosition>, isForward: Bool
  ) -> Range<RowPosition> {
    let former = prefetching.announced.rows
    guard ahead.overlaps(former) else { return ahead }
    if isForward {
      return max(shown.upperBound, former.lowerBound)..<max(ahead.upperBound, former.upperBound)
    }
    return min(ahead.lowerBound, former.lowerBound)..<min(shown.isEmpty ? former.upperBound : shown.lowerBound, former.upperBound)
  }

  private func paths(_ rows: Range<RowPosition>) -> [IndexPath] {
    var paths: [IndexPath] = []
    layout.forEachPosition(in: rows) { paths.append(IndexPath($0)) }
    return paths
  }

  /// What has been announced and not shown; it counts as announced no more.
  func takeAnnouncedPaths() -> [IndexPath] {
    let waiting = paths(prefetching.announced.rows)
    prefetching.announced = AnnouncedRows()
    return waiting
  }

  func cancelPrefetching() {
    let waiting = takeAnnouncedPaths()
    if !waiting.isEmpty { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: waiting) }
  }

  /// Rows have come and gone: those up to the first that is new stay announced, the others will be once more.
  func carryPrefetching(_ change: ListChange, from before: SectionedExtents) {
    guard !prefetching.announced.rows.isEmpty else { return }
    var kept = Range<RowPosition>.none
    var isBroken = false
    before.forEachPosition(in: prefetching.announced.rows) { old in
      guard !isBroken, let new = change.row(after: old) else { return }
      if kept.isEmpty { kept = new..<new }
      isBroken = new != kept.upperBound && !(new.row == 0 && isEndOfSection(kept.upperBound, before: new.section))
      if !isBroken { kept = kept.lowerBound..<new.next }
    }
    prefetching.announced.keep(kept)
  }

  private func isEndOfSection(_ place: RowPosition, before section: Int) -> Bool {
    guard place.section < section, place.row == layout.rowCount(in: place.section) else { return false }
    return (place.section + 1..<section).allSatisfy { layout.rowCount(in: $0) == 0 }
  }
}
