internal import Diagnostics
internal import Foundation
package import ListModel
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

// Committing a batch: read counts and heights, move all state stored by position, then animate the cells from their old frames to the new
// ones.
extension UITableView {
  package func carryOut(_ change: ListChange, _ batch: TableBatch, from formerCounts: [Int], to counts: [Int]) {
    let before = extents.layout
    extents.replace(with: updatedLayout(change, counts))
    carryMeasuredSupplements(change)
    guard controller.acceptCounts() else { return controller.end(batch, isFinished: true) }
    moveSelection(change)
    carryEditedRow(change)
    controller.movePrefetched(change, shown: shown.rows.lazy.map(\.position))
    carryOut(change, batch, from: before, animated: true)
  }

  /// Animates the cells from their frames in `before` to those in the layout. Requires the session to be updating; leaves it idle.
  package func carryOut(_ change: ListChange, _ batch: TableBatch, from before: SectionedExtents, animated: Bool) {
    let generation = controller.generation
    var effect = ListSession.Ending.rest
    controller.messages.hold()
    UIView.animate(
      springDuration: animated && window != nil ? Self.updateDuration : 0, options: .allowUserInteraction,
      animations: {
        transit(change, batch, from: before)
        effect = controller.finish()
        moveAndMeasureInContainer(controller.messages.changes)
      },
      completion: controller.endLater(batch) { $0.leaving.end(of: generation) })
    setNeedsLayout()
    if sectionIndex.view != nil { sectionIndexChanged() }
    controller.messages.release()
    controller.follow(effect)
    controller.sendMessages()
  }

  // MARK: Heights

  private func updatedLayout(_ change: ListChange, _ counts: [Int]) -> SectionedExtents {
    var updated = measuredLayout(sections: counts.count) { section in
      let old = change.section(before: section).flatMap { change.isNew(oldSection: $0) ? nil : $0 }
      guard case .uniform = extents.source, rowHeight == Self.automaticDimension, let old else {
        return measuredRows(counts[section], section) {
          knownExtent(RowPosition(section: section, row: $0), change) ?? recalledHeight($0, section)
        }
      }
      // O(changes): in a table of a hundred million rows, only rows that have been shown differ from the estimate.
      var rows = extents.layout.rows(in: old)
      rows.apply(change.rows(ofOldSection: old)) {
        knownExtent(RowPosition(section: section, row: $0), change) ?? recalledHeight($0, section) ?? assumedRowHeight
      }
      return rows
    }
    noteEstimate()
    recallHeights(in: &updated) { section in change.section(before: section).map { change.isNew(oldSection: $0) } ?? true }
    return updated
  }

  /// The row's height in the old layout; nil for an inserted row.
  private func knownExtent(_ new: RowPosition, _ change: ListChange) -> CGFloat? {
    change.row(before: new).map { CGFloat(extents.layout.segment(ofRow: $0.row, in: $0.section).length) }
  }

  // MARK: State by position

  private func moveSelection(_ change: ListChange) {
    func kept(_ old: RowPosition) -> RowPosition? { change.isNew(oldRow: old) ? nil : change.row(after: old) }
    controller.moveSelection(kept)
    controller.moveGoal(change)
    listFocus.move(change, counts: knownCounts)
    if let gone = controller.moveTouch(kept) {
      shown.rows.first { $0.position == gone }?.cell.setHighlighted(false, animated: false)
    }
  }

  // MARK: Anchor

  /// The first visible row that stays, and the distance that the content must move so that the row, or its visible part, keeps its place.
  ///
  /// nil if the content is scrolled to its beginning: rows inserted there come into view, unless a container keeps the beginning.
  private func anchor(_ change: ListChange, _ before: SectionedExtents) -> (row: RowPosition, shift: CGFloat)? {
    let visible = anchorBounds
    let top = visible.minY + adjustedContentInset.top - refreshRoom
    guard top > 0 || keepsBeginning else { return nil }
    var place: CGFloat?
    // The rows that the bounds show, of which some may have no cell yet: the offset may have changed since the last layout.
    for section in before.sections(from: top, to: visible.maxY) {
      for row in before.rows(of: section, from: top, to: visible.maxY) {
        let old = before.segment(ofRow: row, in: section)
        guard let position = change.rowThatStays(after: RowPosition(section: section, row: row)), contains(position) else {
          place = place ?? max(old.start, top)
          continue
        }
        let new = extents.layout.segment(ofRow: position.row, in: position.section)
        if let place { return (position, new.start - place) }
        return (position, old.start < top && old.end <= visible.maxY ? new.end - old.end : new.start - old.start)
      }
    }
    return nil
  }

  /// Shifts the offset by a change of heights above the visible rows. Content that grows gets its new size first. Content that shrinks gets
  /// it at the end of the pass: a later row may need the height given up here, and until then the offset must not be clamped.
  func moveContent(by shift: CGFloat) {
    growContentSize()
    if shift == 0 { return }
    contentOffset.y += shift
    controller.shiftGoal(by: CGPoint(x: 0, y: shift))
  }

  private func growContentSize() {
    if extents.layout.total > contentSize.height { fitContentSize() }
  }

  // MARK: Cells

  private func transit(_ change: ListChange, _ batch: TableBatch, from before: SectionedExtents) {
    remeasureShownRows(change)
    let anchor = anchor(change, before)
    let shift = anchor?.shift ?? 0
    let transition = TableTransition(change: change, batch: batch, before: before, anchor: anchor?.row, shift: shift)
    let stayed = staysWithinEdges
    if shift != 0 {
      UIView.performWithoutAnimation {
        for row in shown.rows { row.cell.frame.origin.y += shift }
        for supplement in supplements.shown { supplement.view?.frame.origin.y += shift }
        moveContent(by: shift)
      }
    }
    growContentSize()
    pass.begin(transition)
    let (rows, views) = (shown.removeAll(), supplements.removeAll())
    keep(views, transition)
    keep(rows, transition)
    tileWithinEdges(stayed)
    pass.endTransition()
    placeBackground()
    placeFiller()
    sectionIndex.view?.place()
  }

  /// Tiles inside the animation. Content that has become shorter animates to a resting offset once the heights at its end are known.
  private func tileWithinEdges(_ stayed: Bool) {
    // Offset correction made for an end that was estimated too near; restored before the next clamp.
    var givenWay: CGFloat = 0
    for _ in 0..<8 {
      let isDone = tileRowsAndSupplements()
      let offset = contentOffset.y
      // An overtaken pass leaves the rest to the next pass, but not an offset beyond the edges.
      if contentSize.height != extents.layout.total { fitContentSize() }
      if stayed {
        if givenWay != 0 { contentOffset.y += givenWay }
        returnWithinEdges()
        givenWay += offset - contentOffset.y
      }
      if !isDone || contentOffset.y == offset { return }
    }
    setNeedsLayout()
  }

  /// Measures the shown cells again, because their content may have changed.
  private func remeasureShownRows(_ change: ListChange) {
    for row in shown.rows {
      guard !controller.isOvertaken else { return }
      guard !change.isNew(oldRow: row.position), let position = change.row(after: row.position) else { continue }
      guard let height = decidedHeight(ShownRow(position: position, cell: row.cell)), !controller.isOvertaken else { continue }
      remember(height, of: row.name)
      extents.setHeight(height, of: position)
    }
  }

  private func keep(_ rows: [ShownRow], _ transition: TableTransition) {
    let visible = visibleRange()
    for row in rows {
      guard !transition.change.isNew(oldRow: row.position), let position = transition.change.row(after: row.position) else {
        leave(row, transition.animationOut(row.position))
        continue
      }
      let kept = ShownRow(position: position, cell: row.cell, name: row.name)
      if visible?.contains(position) ?? false {
        shown.append(kept)
      } else if keepIfEdited(kept) {
        place(kept)
        tellOfEnd(kept)
      } else {
        leave(kept, nil)
        place(kept)
      }
    }
    shown.sort()
    for (index, row) in shown.rows.enumerated() where subviews[backmostIndex + index] !== row.cell {
      insertSubview(row.cell, at: backmostIndex + index)
    }
  }

  private func keep(_ former: [ShownSupplement], _ transition: TableTransition) {
    for supplement in former {
      let old = supplement.section
      if let section = transition.change.section(after: old), !transition.change.isNew(oldSection: old) {
        supplements.append(ShownSupplement(kind: supplement.kind, section: section, view: supplement.view))
      } else {
        leave(supplement, transition.batch.sectionsOut[old] ?? .fade)
      }
    }
  }
}
