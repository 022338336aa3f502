import ListModel
import ManualHost
@_spi(Testing) import Scrollwork
import TestSupport
import UIKit

/// What always holds, in motion and at rest.
extension ContainerWorld {
  var screen: Segment { container.bounds.along(axis) }
  var inset: UIEdgeInsets { container.adjustedContentInset }
  private var edge: Double { screen.start + Double(inset.before(axis)) }

  /// From the first legal offset to the last.
  private var legal: ClosedRange<Double> {
    let first = -Double(inset.before(axis))
    return first...max(first, Double(container.contentSize.along(axis) + inset.after(axis)) - screen.length)
  }

  /// Lists that the container scrolls have cells for the screen and what animations reach, all together; others each for their own bounds.
  private var hasTooManyCells: Bool {
    let managed = model.children.filter(model.isManaged)
    let others = model.children.filter { !model.isManaged($0) }
    return managed.reduce(0) { $0 + cells(of: $1).count } > 3 * 42 || others.contains { cells(of: $0).count > 42 }
  }

  // MARK: In motion

  /// One frame, in which what shows moves by what is scrolled and not otherwise.
  func frame() -> String? {
    let before = seenOperations
    let (asked, animates) = (operations, isAnimating)
    let offset = container.contentOffset.along(axis)
    let predicted = container.predictedMotion?.contentOffset(after: 1.0 / 60)?.along(axis)
    let scrolled = predicted.map { abs($0 - offset) } ?? 0
    let length = container.contentSize.along(axis)
    stage.advance(by: 1.0 / 60)
    container.checkInvariants()
    if container.arrangedSubviews != model.children.map(\.view) { return "children in another order" }
    if hasTooManyCells { return "\(model.children.map { cells(of: $0).count }) cells" }
    if let problem = afterFrame?(operations == asked) { return problem }
    if let problem = jump(hasChanged: operations != asked, scrolled: Double(scrolled)) { return problem }
    if operations != before || animates || isAnimating || container.contentSize.along(axis) != length { return nil }
    if let predicted, !isFingerDown, abs(container.contentOffset.along(axis) - predicted) > 0.51 {
      return "scrolled to \(container.contentOffset.along(axis)), from \(offset), not \(predicted)"
    }
    return nil
  }

  var isAnimating: Bool {
    container.layer.animationKeys() != nil || model.children.contains { $0.view.layer.animationKeys() != nil }
  }

  // MARK: Keeping the place

  /// Whether a message comes from a pass whose offset has followed the changes before, and is not limited by an edge: changes from inside
  /// the message leave what shows, as those before.
  func followsChanges(_ message: String) -> Bool {
    message == "didScroll" && edge > 1 && screen.start > legal.lowerBound + 1 && screen.start < legal.upperBound - 1
  }

  /// A change at once: what the edge of the screen runs through stays where it is.
  func changeAndKeepPlace() -> String? {
    container.layoutIfNeeded()
    let (before, edge, offset) = (model, edge, screen.start)
    let stuck = before.stuck(at: edge)?.child
    let anchor =
      before.places.first { $0.child !== stuck && $0.space.length > 0 && $0.space.intersects(from: edge, to: screen.end) }
      // One that sticks may cover all that shows.
      ?? before.places.first { $0.child === stuck }
      ?? before.places.first { $0.space.end > edge && $0.space.length > 0 }
    let lengths = before.children.map(before.length)
    let isCalm = legal.contains(offset) && !isScrolling && !isFingerDown && !isAnimating
    let known = operations
    keepsPlaceInMessages = before.children.allSatisfy { !$0.isPinned }
    UIView.performWithoutAnimation { changeChildren() }
    container.layoutIfNeeded()
    let isLone = operations <= known + 1 || keepsPlaceInMessages && model.children.allSatisfy { !$0.isPinned }
    guard isCalm, isLone, let anchor, edge > 0 else { return nil }
    guard let place = model.places.first(where: { $0.child === anchor.child }), !anchor.child.view.isHidden else { return nil }
    let index = before.children.firstIndex { $0 === anchor.child }
    if place.space.length != lengths[index ?? 0] { return nil }
    let expected = min(max(legal.lowerBound, offset + place.space.start - anchor.space.start), legal.upperBound)
    return abs(screen.start - expected) > 0.251
      ? "\(anchor.child.name) at the edge moved: offset \(screen.start), not \(expected); it was \(offset)" : nil
  }

  // MARK: At rest

  /// Lets everything come to its end and compares all with the model.
  func rest() -> String? {
    (budget, isScrolling, hasAnswered) = (0, false, false)
    if isFingerDown {
      isFingerDown = false
      stage.touch(.ended, at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    if !stage.settle(limit: 20) { return "it does not settle" }
    notePlaces()
    if !stage.screen.warnings.given.isEmpty { return stage.screen.warnings.given[0] }
    if container.arrangedSubviews != model.children.map(\.view) { return "children in another order" }
    if container.bounds.size != size { return "its size is \(container.bounds.size)" }
    return contentProblem ?? placeProblem ?? cellProblem ?? visibilityProblem ?? afterFrame?(true)
  }

  private var contentProblem: String? {
    let length = max(model.length, screen.length - Double(inset.sum(axis)))
    if abs(Double(container.contentSize.along(axis)) - length) > 1e-6 {
      return "content length \(container.contentSize.along(axis)), not \(length)"
    }
    if screen.start < legal.lowerBound - 0.51 || screen.start > legal.upperBound + 0.51 {
      return "rests at \(screen.start), outside \(legal)"
    }
    let across = container.contentOffset.along(axis.other)
    // Programs set 0 across, and a touch may end that on its way.
    return across <= 0 && across >= -inset.before(axis.other) ? nil : "rests at \(across) across"
  }

  private var placeProblem: String? {
    let stuck = model.stuck(at: edge)
    for place in model.places {
      let (child, space) = (place.child, place.space)
      let rect = container.rect(of: child.view).along(axis)
      let insets = child.insets
      let inner = Segment(
        start: space.start + Double(insets.before(axis)), length: max(0, space.length - Double(insets.sum(axis))))
      if abs(rect.start - inner.start) > 1e-6 || abs(rect.length - inner.length) > 1e-6 {
        return "rect of \(child.name) is \(rect), not \(inner)"
      }
      if child.view.isHidden { continue }
      let frame = child.view.frame.along(axis)
      if model.isManaged(child) {
        if let problem = partProblem(child, inner, frame) { return problem }
      } else if let stuck, stuck.child === child {
        let start = stuck.place.start + Double(insets.before(axis))
        // Only its inset may reach into the screen.
        if stuck.place.end - Double(insets.after(axis)) > screen.start, abs(frame.start - start) > 1e-6 {
          return "pinned \(child.name) at \(frame.start), not \(start)"
        }
      } else if space.length > 0 && inner.end > screen.start && inner.start < screen.end {
        if abs(frame.start - inner.start) > 1e-6 { return "\(child.name) at \(frame.start), not \(inner.start)" }
      } else if frame.end > screen.start + 1e-6 && frame.start < screen.end - 1e-6 && frame.length > 0 {
        return "\(child.name) shows at \(frame), and belongs at \(inner)"
      }
    }
    return nil
  }

  /// A managed scroll view is as long as what shows of its content, and scrolled to it.
  private func partProblem(_ child: ContainerModel.Child, _ inner: Segment, _ frame: Segment) -> String? {
    guard let view = child.view as? UIScrollView else { return nil }
    let (start, end) = (max(inner.start, screen.start), min(inner.end, screen.end))
    guard end > start else { return frame.length > 1e-6 ? "\(child.name) is \(frame) long, off the screen" : nil }
    if abs(frame.start - start) > 1e-6 || abs(frame.end - end) > 1e-6 {
      return
        "\(child.name) at \(frame), not \(start)...\(end)"
    }
    let offset = start - inner.start - Double(view.contentInset.before(axis))
    let isScrolled = abs(Double(view.contentOffset.along(axis)) - offset) < 1e-6
    return isScrolled ? nil : "\(child.name) is scrolled to \(view.contentOffset.along(axis)), not \(offset)"
  }

  private var cellProblem: String? {
    for child in model.children where model.isManaged(child) {
      guard let view = child.view as? UIScrollView, child.list != nil else { continue }
      if let problem = balanceProblem(child) ?? rowProblem(child) { return problem }
      let cells = view.subviews.filter { ($0 is UITableViewCell || $0 is UICollectionViewCell) && !$0.isHidden }
      let most = view.bounds.size.along(axis) > 0 && !view.isHidden ? view.bounds.size.along(axis) / 15 + 2 : 0
      if CGFloat(cells.count) > most { return "\(child.name) has \(cells.count) cells in \(view.bounds.size.along(axis)) points" }
    }
    return nil
  }

  /// Cells that were said to show and have not ended are those that show.
  private func balanceProblem(_ child: ContainerModel.Child) -> String? {
    guard let balance = child.list?.balance else { return nil }
    let visible = Set(cells(of: child).map(ObjectIdentifier.init))
    let announced = Set(balance.filter { $0.value != 0 }.keys)
    if balance.contains(where: { $0.value < 0 || $0.value > 1 }) { return "\(child.name) announced or ended a cell twice" }
    return announced == visible ? nil : "\(child.name) announced \(announced.count) cells and has \(visible.count)"
  }

  /// The rows of a table that its bounds show are there, each in its place.
  private func rowProblem(_ child: ContainerModel.Child) -> String? {
    guard let table = child.view as? UITableView, let list = child.list, !table.isHidden, table.bounds.height > 0 else {
      return nil
    }
    let rows = Dictionary(table.visibleCells.map { ($0.tag, $0.frame) }, uniquingKeysWith: { first, _ in first })
    var y: CGFloat = 0
    for name in list.names {
      let height = list.lengths[name] ?? 30
      if y + height > table.bounds.minY + 1e-6 && y < table.bounds.maxY - 1e-6 {
        guard let frame = rows[name] else {
          return "\(child.name) does not show row \(name), at \(y) + \(height) in \(table.bounds)"
        }
        if abs(frame.minY - y) > 1e-6 || abs(frame.height - height) > 1e-6 { return "row \(name) of \(child.name) at \(frame)" }
      }
      y += height
    }
    return abs(table.contentSize.height - y) > 1e-6 ? "\(child.name) is \(table.contentSize.height) long, not \(y)" : nil
  }

  private var visibilityProblem: String? {
    let stuck = model.stuck(at: edge)
    for place in model.places {
      let child = place.child
      var space = place.space
      // What sticks counts without its insets.
      if let stuck, stuck.child === child {
        space = Segment(
          start: stuck.place.start + Double(child.insets.before(axis)),
          length: max(0, stuck.place.length - Double(child.insets.sum(axis))))
      }
      let part = max(0, min(space.end, screen.end) - max(space.start, screen.start))
      let expected = space.length > 0 ? part / space.length : 0
      let said = Double(fractions[ObjectIdentifier(child.view)] ?? 0)
      if abs(said - expected) > 1e-6 { return "\(child.name) shows \(expected), and was said to show \(said)" }
      if abs(Double(container.visibleFraction(of: child.view)) - said) > 1e-6 { return "fraction of \(child.name)" }
    }
    return nil
  }
}
