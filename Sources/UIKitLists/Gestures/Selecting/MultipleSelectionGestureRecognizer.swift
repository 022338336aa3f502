internal import CoreGraphics
package import Foundation
internal import ListModel
internal import ScrollPhysics
@_spi(UIKitModules) package import UIKitCore

/// A list's pan gesture for selecting the rows between the first and the present one: by two fingers, and by one where the list says so.
///
/// The list's own pan waits for it while two fingers are down; any other movement is left to scrolling. Near an edge the list scrolls.
package final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
  private var list: (any MultipleSelectionList)? { view as? any MultipleSelectionList }
  /// The row at which the gesture begins.
  private var start: RowPosition?
  private var sweep: RowSweep?
  private var edges: [EdgeScroller] = []

  package override init() {
    super.init()
    maximumNumberOfTouches = 2
    delaysTouchesEnded = false
    addAction { [unowned self] _ in report() }
  }

  /// Selects nothing any more because rows come, go or move: the positions that the gesture knows are out of date.
  package func rowsWillChange() {
    sweep = nil
    for edge in edges { edge.stop() }
  }

  // MARK: The gesture

  private func report() {
    guard let list, let start else { return }
    switch state {
    case .began: begin(list, at: start)
    case .changed: follow()
    case .ended, .cancelled:
      rowsWillChange()
      list.didEndMultipleSelection()
    case .possible, .failed: break
    }
  }

  private func begin(_ list: any MultipleSelectionList, at start: RowPosition) {
    list.didBeginMultipleSelection(at: start)
    // The delegate may have changed the list, and usually turns editing on.
    guard state == .began || state == .changed, list.selectsSeveral, list.contains(start) else { return }
    var sweep = RowSweep(start, selects: !list.isSelected(start))
    sweep.note(start, isSelected: !sweep.selects)
    self.sweep = sweep
    list.setSelectedByTouch(sweep.selects, start)
    edges = (list.contentSize.width > list.bounds.width ? [Axis.x, .y] : [.y]).map { axis in
      let edge = EdgeScroller(axis, in: list) { [unowned self] in location(in: $0)[axis] }
      edge.onScroll = { [weak self] _ in self?.follow() }
      return edge
    }
    follow()
  }

  /// Selects the rows up to the one under the fingers, and gives those that were left their former state.
  private func follow() {
    guard let list, var sweep else { return }
    if let row = list.row(at: location(in: list)), row != sweep.last {
      let (entering, leaving) = sweep.move(to: row) { list.rowCount(in: $0) }
      for row in entering { sweep.note(row, isSelected: list.isSelected(row)) }
      let returning = leaving.map { ($0, sweep.takeFormer($0)) }
      self.sweep = sweep
      // A message may end the gesture.
      for row in entering where self.sweep != nil { select(sweep.selects, row, in: list) }
      for case (let row, let former?) in returning where self.sweep != nil { select(former, row, in: list) }
    }
    guard self.sweep != nil else { return }
    for edge in edges { edge.update() }
  }

  private func select(_ isSelected: Bool, _ row: RowPosition, in list: any MultipleSelectionList) {
    if list.isSelected(row) != isSelected { list.setSelectedByTouch(isSelected, row) }
  }

  package override func reset() {
    super.reset()
    (start, sweep, edges) = (nil, nil, [])
  }

  // MARK: Beginning

  /// The list's pan waits while two fingers, or one that may select, have not moved enough.
  package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let pan = otherGestureRecognizer as? ScrollPanGestureRecognizer, pan.view === list else { return false }
    return list.mayAllowSeveral && (numberOfTouches > 1 || list.selectsSeveral && list.isEditing)
  }

  /// Decides by the first movement of 10 points, for the rest of the gesture.
  package override func applied(_ travel: CGPoint) -> CGPoint? {
    guard let translation = super.applied(travel) else { return nil }
    if start != nil { return translation }
    start = plannedStart(travel)
    if start == nil { state = .failed }
    return start == nil ? nil : translation
  }

  private func plannedStart(_ travel: CGPoint) -> RowPosition? {
    guard let list, list.mayAllowSeveral, list.mayCancelContentTouches(for: self) else { return nil }
    let (way, now) = (convert(vector: travel, to: list), location(in: list))
    let point = CGPoint(x: now.x - way.x, y: now.y - way.y)
    guard numberOfTouches > 1 || list.selectsByOneFinger(from: point, travel: way), let row = list.row(at: point) else {
      return nil
    }
    return list.shouldBeginMultipleSelection(at: row) ? row : nil
  }
}
