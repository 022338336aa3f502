internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore

// Carrying a batch out: counts and heights are asked for, everything that is known by a row's place is taken along,
// then cells go from where they were to where they belong.
extension UITableView {
  func commit(_ batch: TableBatch) {
    let before = layout
    let counts = askedCounts()
    let change = change(batch.updates, to: counts)
    layout = updatedLayout(change, counts)
    carryMeasuredSupplements(change)
    if session.handle(.countsKnown) == .load {
      performLoad()
      return end(batch, isFinished: true)
    }
    takeSelection(change)
    carryPrefetching(change, shown: shownRows.lazy.map(\.position))
    carryOut(change, batch, from: before, animated: true)
  }

  /// Cells go from where they were `before` to where the layout has them now. The session is updating, and idle afterwards.
  func carryOut(_ change: ListChange, _ batch: TableBatch, from before: SectionedExtents, animated: Bool) {
    let generation = session.generation
    var effect = ListSession.Effect.none
    messages.hold()
    UIView.animate(
      springDuration: animated && window != nil ? Self.updateDuration : 0, options: .allowUserInteraction,
      animations: {
        transit(change, batch, from: before)
        effect = session.handle(.finished)
        moveInContainer(messages.changes)
      },
      completion: endLater(batch) { $0.endLeaving(of: generation) })
    setNeedsLayout()
    if sectionIndex != nil { sectionIndexChanged() }
    messages.release()
    endWaitingBatch(effect)
    sendMessages()
  }

  func change(_ updates: ListUpdates, to counts: [Int]) -> ListChange {
    do throws(ListUpdateError) {
      return try updates.change(from: (0..<layout.sectionCount).map { layout.rowCount(in: $0) }, to: counts)
    } catch {
      programmingError("UITableView: invalid batch of updates for the data of \(owner(dataSource)): \(error.message)")
    }
  }

  // MARK: Heights

  private func updatedLayout(_ change: ListChange, _ counts: [Int]) -> SectionedExtents {
    measuredLayout(sections: counts.count) { section in
      let old = change.section(before: section).flatMap { change.isNew(oldSection: $0) ? nil : $0 }
      guard case .uniform = load.heights, rowHeight == Self.automaticDimension, let old else {
        return measuredRows(counts[section], section) { knownExtent(RowPosition(section: section, row: $0), change) }
      }
      // Of a hundred million rows only those that have shown differ from the estimate: nothing is asked of the others.
      var rows = layout.rows(in: old)
      rows.apply(change.rows(ofOldSection: old)) {
        knownExtent(RowPosition(section: section, row: $0), change) ?? assumedRowHeight
      }
      return rows
    }
  }

  /// What a row's cell once made of its automatic height.
  private func knownExtent(_ new: RowPosition, _ change: ListChange) -> CGFloat? {
    change.row(before: new).map { CGFloat(layout.segment(ofRow: $0.row, in: $0.section).length) }
  }

  // MARK: State by place

  private func takeSelection(_ change: ListChange) {
    func kept(_ old: RowPosition) -> RowPosition? { change.isNew(oldRow: old) ? nil : change.row(after: old) }
    selection = Set(selection.compactMap(kept))
    guard let touch = held else { return }
    held = kept(touch.position).map { ListTouch(touch: touch.touch, position: $0) }
    if held == nil { shownRows.first { $0.position == touch.position }?.cell.setHighlighted(false, animated: false) }
  }

  // MARK: The place that the person looks at

  /// How far the content must move so that the first row in view, and what is left of it, stays where it is.
  ///
  /// 0 where nothing lies above the view: then new rows come into view there.
  private func anchorShift(_ change: ListChange, _ before: SectionedExtents) -> CGFloat {
    let top = bounds.minY + adjustedContentInset.top - refreshRoom
    guard top > 0 else { return 0 }
    var place: CGFloat?
    for row in shownRows {
      let old = before.segment(ofRow: row.position.row, in: row.position.section)
      guard old.end > top else { continue }
      guard let position = change.rowThatStays(after: row.position), contains(position) else {
        place = place ?? max(old.start, top)
        continue
      }
      let new = layout.segment(ofRow: position.row, in: position.section)
      if let place { return new.start - place }
      return old.start < top && old.end <= bounds.maxY ? new.end - old.end : new.start - old.start
    }
    return 0
  }

  /// Moves the offset with the rows above it. Content that grows takes its new size first. Content that shrinks takes it at the end of
  /// the pass: the next row may want the height that this one gave up, and an edge must not stand in the way of the offset meanwhile.
  func moveContent(by shift: CGFloat) {
    growContentSize()
    if shift != 0 { contentOffset.y += shift }
  }

  private func growContentSize() {
    if layout.total > contentSize.height { fitContentSize() }
  }

  // MARK: Cells

  private func transit(_ change: ListChange, _ batch: TableBatch, from before: SectionedExtents) {
    remeasureShownRows(change)
    let shift = anchorShift(change, before)
    let transition = TableTransition(change: change, batch: batch, before: before, shift: shift)
    let rested = restsWithinEdges
    if shift != 0 {
      UIView.performWithoutAnimation {
        for row in shownRows { row.cell.frame.origin.y += shift }
        for supplement in shownSupplements { supplement.view?.frame.origin.y += shift }
        growContentSize()
        contentOffset.y += shift
      }
    }
    growContentSize()
    tiling.framesAreStale = true
    let (rows, supplements) = (shownRows, shownSupplements)
    (shownRows, shownSupplements, shownRange) = ([], [], nil)
    keep(supplements, transition)
    keep(rows, transition)
    tiling.transition = transition
    tileWithinEdges(rested)
    tiling.transition = nil
    placeBackground()
    placeFiller()
    placeSectionIndex()
  }

  /// Inside the animation: content that ends nearer than before glides to where it may rest, when the heights at its end are known.
  private func tileWithinEdges(_ rested: Bool) {
    // What the offset gave way to an end that was estimated too near.
    var givenWay: CGFloat = 0
    for _ in 0..<8 {
      let isDone = tileRowsAndSupplements()
      let offset = contentOffset.y
      // A pass that was overtaken leaves the rest to the next one, but no offset beyond the edges.
      if contentSize.height != layout.total { fitContentSize() }
      if rested {
        if givenWay != 0 { contentOffset.y += givenWay }
        returnWithinEdges()
        givenWay += offset - contentOffset.y
      }
      if !isDone || contentOffset.y == offset { return }
    }
    setNeedsLayout()
  }

  /// Cells whose content has changed since they were asked.
  private func remeasureShownRows(_ change: ListChange) {
    for row in shownRows {
      guard !session.isOvertaken else { return }
      guard !change.isNew(oldRow: row.position), let position = change.row(after: row.position) else { continue }
      guard let height = decidedHeight(ShownRow(position: position, cell: row.cell)), !session.isOvertaken else { continue }
      layout.setExtent(height, ofRow: position.row, in: position.section)
    }
  }

  private func keep(_ rows: [ShownRow], _ transition: TableTransition) {
    let visible = visibleRange()
    for row in rows {
      guard !transition.change.isNew(oldRow: row.position), let position = transition.change.row(after: row.position) else {
        leave(row, transition.animationOut(row.position))
        continue
      }
      let kept = ShownRow(position: position, cell: row.cell)
      if visible?.contains(position) ?? false {
        shownRows.append(kept)
      } else {
        leave(kept, nil)
        place(kept)
      }
    }
    shownRows.sort { $0.position < $1.position }
    for (index, row) in shownRows.enumerated() where subviews[backmostIndex + index] !== row.cell {
      insertSubview(row.cell, at: backmostIndex + index)
    }
  }

  private func keep(_ supplements: [ShownSupplement], _ transition: TableTransition) {
    for supplement in supplements {
      let old = supplement.section
      if let section = transition.change.section(after: old), !transition.change.isNew(oldSection: old) {
        shownSupplements.append(ShownSupplement(kind: supplement.kind, section: section, view: supplement.view))
      } else {
        leave(supplement, transition.batch.sectionsOut[old] ?? .fade)
      }
    }
  }
}
