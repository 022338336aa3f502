import Foundation
import ManualHost
import Scrollwork
import TestSupport
import UIKit

// What always holds, in motion and at rest.
extension RandomGrid {
  /// The content's plane: in a container two scroll views move it.
  var bounds: CGRect {
    let offset = side?.contentOffset ?? .zero
    return view.bounds.offsetBy(dx: offset.x, dy: offset.y)
  }

  var reference: GridReference {
    var reference = GridReference(
      heights: data.rows.indices.map { Double(view.height(ofRow: $0)) },
      widths: data.columns.indices.map { Double(view.width(ofColumn: $0)) })
    (reference.frozen, reference.merged, reference.isMirrored) = (view.frozen, merged, isMirrored)
    reference.insets = view.adjustedContentInset
    reference.container = container.map { ($0.axis, Double($0.bounds.size.along($0.axis))) }
    return reference
  }

  var frameProblem: String? {
    if let problem = data.problem { return problem }
    if let warning = stage.screen.warnings.given.first { return warning }
    if view.numberOfRows != data.rows.count || view.numberOfColumns != data.columns.count {
      return "\(view.numberOfRows) rows and \(view.numberOfColumns) columns"
    }
    if let area = view.selectedArea, area.rows.upperBound > data.rows.count || area.columns.upperBound > data.columns.count {
      return "\(area) is selected of \(data.rows.count) rows and \(data.columns.count) columns"
    }
    if Set(view.mergedAreas) != Set(merged) { return "merged \(view.mergedAreas), not \(merged)" }
    return cellProblem ?? partProblem ?? lengthProblem
  }

  private var cellProblem: String? {
    let selected = view.selectedArea
    let cells = view.visibleCells
    let inView = view.cells
    if inView != Set(cells.map(ObjectIdentifier.init)) { return "\(inView.count) cells in views, \(cells.count) visible ones" }
    let announced = Set(data.balance.filter { $0.value != 0 }.keys)
    if data.balance.contains(where: { $0.value < 0 || $0.value > 1 }) { return "a cell was announced or dismissed twice" }
    if announced != inView { return "\(announced.count) cells announced, \(inView.count) shown" }
    for case let cell as NamedGridCell in cells {
      guard let position = view.position(for: cell) else { return "a visible cell has no place" }
      guard position.row < data.rows.count, position.column < data.columns.count else { return "a cell at \(position)" }
      let name = (data.rows[position.row], data.columns[position.column])
      if (cell.row, cell.column) != name { return "the cell at \(position) shows (\(cell.row), \(cell.column)), not \(name)" }
      if cell.isSelected != (selected?.overlaps(mergedArea(position)) ?? false) {
        return
          "the cell at \(position) is \(cell.isSelected ? "" : "not ")selected, the selection \(String(describing: selected))"
      }
      let area = cell.convert(cell.bounds, to: view).insetBy(dx: -0.01, dy: -0.01)
      guard let pane = cell.superview, !pane.isHidden, area.intersects(view.bounds),
        cell.frame.insetBy(dx: -0.01, dy: -0.01).intersects(pane.bounds)
      else {
        return "the cell at \(position) does not show"
      }
    }
    return nil
  }

  /// Every part of a cell on the screen, where sums of lengths put it.
  private var partProblem: String? {
    let found = Self.byPosition(GridReference.parts(of: view, offset: side?.contentOffset ?? .zero))
    let expected = Self.byPosition(reference.parts(bounds))
    for (position, parts) in expected {
      guard let other = found[position], other.count == parts.count else {
        return "\(position) shows \(found[position]?.count ?? 0) parts, not \(parts.count): \(parts.map(\.visible)) in \(bounds)"
      }
      for (part, other) in zip(parts, other)
      where !Self.isNear(part.frame, other.frame) || !Self.isNear(part.visible, other.visible) {
        return "\(position) at \(other.frame), visible \(other.visible), not \(part.frame), visible \(part.visible)"
      }
    }
    return found.keys.first { expected[$0] == nil }.map { "\($0) should not show" }
  }

  private static func byPosition(_ parts: Set<GridReference.Part>) -> [Position: [GridReference.Part]] {
    let large = parts.filter { $0.visible[2] - $0.visible[0] > 0.6 && $0.visible[3] - $0.visible[1] > 0.6 }
    let order = large.sorted { ($0.frame + $0.visible).lexicographicallyPrecedes($1.frame + $1.visible) }
    return Dictionary(grouping: order, by: \.position)
  }

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool { zip(one, other).allSatisfy { abs($0 - $1) <= 0.501 } }

  /// Lengths are those that were set, or what their sizing says of them.
  private var lengthProblem: String? {
    let shown = view.visiblePositions
    let rows = Set(shown.filter { mergedArea($0).rows.count == 1 }.map(\.row))
    for (row, name) in data.rows.enumerated() {
      let need = shown.filter { $0.row == row && mergedArea($0).rows.count == 1 }.map {
        NamedGridData.needed(name, data.columns[$0.column]).height
      }
      let length = view.height(ofRow: row)
      let isRight = isRight(length, heights[name], rowSizes, NamedGridData.height(name), 44, need.max(), rows.contains(row))
      if !isRight { return "row \(row), \(name), is \(length) high; its cells need \(need.max() ?? 0)" }
    }
    let columns = Set(shown.filter { mergedArea($0).columns.count == 1 }.map(\.column))
    for (column, name) in data.columns.enumerated() {
      let need = shown.filter { $0.column == column && mergedArea($0).columns.count == 1 }.map {
        NamedGridData.needed(data.rows[$0.row], name).width
      }
      let length = view.width(ofColumn: column)
      let isRight = isRight(
        length, widths[name], columnSizes, NamedGridData.width(name), 70, need.max(), columns.contains(column))
      if !isRight { return "column \(column), \(name), is \(length) wide; its cells need \(need.max() ?? 0)" }
    }
    return nil
  }

  private func isRight(
    _ length: CGFloat, _ fixed: CGFloat?, _ sizes: Sizes, _ exact: CGFloat, _ uniform: CGFloat, _ need: CGFloat?, _ isShown: Bool
  ) -> Bool {
    if let fixed { return length == fixed }
    switch sizes {
    case .uniform: return length == uniform
    case .exact: return length == exact
    // Reloaded ones keep their former lengths as estimates.
    case .estimated: return !isShown || length == exact
    case .measured: return length >= (need ?? 0)
    }
  }

  // MARK: At rest

  func rest() -> String? {
    budget = 0
    lift()
    guard stage.settle(limit: 20) else { return "it does not settle" }
    if let problem = frameProblem { return problem }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let scroller = scroller(axis)
      let (offset, range) = (scroller.contentOffset.along(axis), legal(scroller, axis))
      if offset < range.lowerBound - 0.51 || offset > range.upperBound + 0.51 {
        return "rests at \(offset) along \(axis.rawValue), outside \(range)"
      }
      let lengths = axis == .vertical ? reference.heights : reference.widths
      let length = axis == .vertical ? lengths.reduce(0, +) : reference.contentWidth(scroller.bounds)
      if container?.axis != axis, abs(Double(scroller.contentSize.along(axis)) - length) > 0.01 {
        return "content size \(scroller.contentSize), not \(length) along \(axis.rawValue)"
      }
    }
    return nil
  }

  // MARK: Keeping the place

  /// The first row or column that shows below the frozen ones, by name, and how far it is from them.
  private struct Anchor {
    var name: Int?
    var distance = 0.0
    var length = 0.0
    var offset = 0.0
    /// Names of the frozen ones: others may be as long as nobody knows yet.
    var frozen: ArraySlice<Int> = []
    /// The content is beyond an edge, or may come to one on the way to lengths that nobody knows yet.
    var isLimited = false
  }

  private func anchor(_ axis: NSLayoutConstraint.Axis) -> Anchor {
    let reference = reference
    let (names, lengths) = axis == .vertical ? (data.rows, reference.heights) : (data.columns, reference.widths)
    let middle = reference.middle(axis, bounds)
    var place = 0.0
    let (legal, offset) = (legal(view, axis), view.contentOffset.along(axis))
    let isKnown = [.uniform, .exact].contains(axis == .vertical ? rowSizes : columnSizes)
    var anchor = Anchor(
      offset: middle.offset, frozen: names[..<middle.tracks.lowerBound],
      isLimited: !legal.contains(offset)
        || !isKnown && (offset > legal.upperBound - 300 || offset < legal.lowerBound + 300 && isMirrored && axis == .horizontal))
    for (index, name) in names.enumerated() {
      if middle.tracks.contains(index), place + lengths[index] > middle.start {
        if middle.offset > middle.first + 0.01 {
          (anchor.name, anchor.distance, anchor.length) = (name, place - middle.start, lengths[index])
        }
        return anchor
      }
      place += lengths[index]
    }
    return anchor
  }

  /// An edit, after which the first row and column that show are where they were.
  func editAndKeepPlace() -> String? {
    view.layoutIfNeeded()
    container?.layoutIfNeeded()
    let isInContainer = container != nil
    let former = [anchor(.horizontal), anchor(.vertical)]
    let (selected, lists, areas) = (view.selectedArea, (data.rows, data.columns), merged)
    let (known, isMoving) = (operations, view.isDecelerating)
    edit()
    let lastEdit = log.last ?? ""
    container?.layoutIfNeeded()
    view.layoutIfNeeded()
    if let problem = frameProblem { return problem }
    let isLone = operations <= known + 1 && !lastEdit.hasPrefix("reloadData")
    guard isLone else { return nil }
    if let problem = selectionProblem(selected, lists, areas, lastEdit) { return problem }
    if isInContainer || isFingerDown || lastEdit.hasPrefix("move") { return nil }
    for (axis, old) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], former) {
      let names = axis == .vertical ? data.rows : data.columns
      guard let name = old.name, names.contains(name) else { continue }
      let middle = reference.middle(axis, bounds)
      let room = legal(view, axis)
      let offset = view.contentOffset.along(axis)
      let isAtEdge = offset <= room.lowerBound + 0.51 || offset >= room.upperBound - 0.51
      guard let index = names.firstIndex(of: name), middle.tracks.contains(index), !isAtEdge else { continue }
      let lengths = axis == .vertical ? reference.heights : reference.widths
      let distance = lengths.prefix(index).reduce(0, +) - middle.start
      if abs(distance - old.distance) > 0.51, !old.isLimited, lengths[index] == old.length,
        names[..<middle.tracks.lowerBound] == old.frozen
      {
        return
          "\(lastEdit): \(name) was at \(old.distance) along \(axis.rawValue) and is at \(distance); the offset was \(old.offset)"
      }
      if isMoving != view.isDecelerating { return "\(lastEdit) ended the motion" }
    }
    return nil
  }

  /// What is left of the selected rows and columns is selected, and what has come between.
  private func selectionProblem(_ old: Area?, _ lists: ([Int], [Int]), _ areas: [Area], _ edit: String) -> String? {
    guard let old, !edit.hasPrefix("select"), !edit.hasPrefix("merge") else { return nil }
    func left(_ range: Range<Int>, _ former: [Int], _ now: [Int]) -> Range<Int>? {
      if edit.hasPrefix("reload") { return range }
      let places = range.compactMap { now.firstIndex(of: former[$0]) }
      guard let first = places.min(), let last = places.max() else { return nil }
      return first..<last + 1
    }
    guard let rows = left(old.rows, lists.0, data.rows), let columns = left(old.columns, lists.1, data.columns) else {
      return view.selectedArea == nil ? nil : "\(edit): \(old) is gone, and \(String(describing: view.selectedArea)) is selected"
    }
    guard let now = view.selectedArea else {
      return "\(edit): of \(old) rows \(rows), columns \(columns) are left, and nothing is selected"
    }
    if edit.hasPrefix("move") || !areas.isEmpty { return nil }
    let whole = (old.rows.upperBound == lists.0.count, old.columns.upperBound == lists.1.count)
    let isRight =
      (now.rows == rows || whole.0 && now.rows.upperBound == data.rows.count)
      && (now.columns == columns || whole.1 && now.columns.upperBound == data.columns.count)
    return isRight ? nil : "\(edit): \(old) is left as rows \(rows), columns \(columns), and \(now) is selected"
  }
}

extension GridScrollView {
  /// All cells in views, at whatever depth.
  fileprivate var cells: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func search(_ view: UIView) {
      for view in view.subviews { view is UICollectionViewCell ? _ = found.insert(ObjectIdentifier(view)) : search(view) }
    }
    search(self)
    return found
  }
}
