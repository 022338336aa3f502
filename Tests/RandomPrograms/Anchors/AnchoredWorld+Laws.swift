import ManualHost
@_spi(Testing) import Scrollwork
import TestSupport
import UIKit

/// What shows before an edit, and where it belongs afterwards.
@MainActor struct Expectation: @MainActor CustomStringConvertible {
  private let before: AnchoredColumn
  private let offset: Double
  private let isAtEnd: Bool
  private let anchor: AnchoredLeaf?
  /// A list whose rows begin where the screen does may show new rows, or hold those that show.
  private let isOpen: Bool

  init(_ world: AnchoredWorld) {
    (before, offset) = (world.column, world.offset)
    let (top, bottom) = (offset, offset + AnchoredWorld.height)
    if world.container.growthAnchor == .end {
      isAtEnd = before.length - bottom <= 1
      anchor = before.leaves.last { $0.start < bottom && $0.length > 0 }
      isOpen = false
    } else {
      isAtEnd = false
      anchor = top <= 0 ? nil : before.leaves.first { $0.end > top + 1e-6 } ?? before.leaves.last
      isOpen = anchor.map { abs($0.start - top) < 1e-3 && $0.row == 0 } ?? false
    }
  }

  var length: Double { before.length }

  var description: String {
    let place = anchor.map { "\($0.name), row \($0.row ?? -1), at \($0.start - offset)" } ?? "none"
    return "anchor \(place)\(isAtEnd ? ", at the end" : "") of \(before.length)"
  }

  /// The distance by which the offset belongs farther on; nil if it may or may not be.
  func shift(_ world: AnchoredWorld) -> Double? {
    let after = world.column
    if isAtEnd { return after.length - before.length }
    guard let anchor else { return 0 }
    guard !isOpen, let now = after[anchor.name] else { return nil }
    return now.start - anchor.start
  }
}

extension AnchoredWorld: RandomProgram {
  func run() -> String? {
    for _ in 0..<40 {
      drive()
      for _ in 0..<random.roll(0..<4) {
        if let wrong = frame() { return report(wrong) }
      }
      if let wrong = editAndCompare() ?? frame() ?? excessCells(100) { return report(wrong) }
    }
    if isFingerDown { stage.touch(.ended, at: CGPoint(x: 160, y: finger)) }
    stage.settle()
    return (placeProblem ?? excessCells(rowsNear)).map(report)
  }

  private func report(_ wrong: String) -> String {
    (["\(container.growthAnchor), offset \(offset): \(wrong)"] + log.suffix(8)).joined(separator: "\n  ")
  }

  private func drive() {
    let place = CGPoint(x: 160, y: 240)
    if isFingerDown {
      finger += Double(random.roll(-60..<60))
      stage.touch(.moved, at: CGPoint(x: 160, y: finger))
      if random.roll(0..<5) == 0 {
        isFingerDown = false
        stage.touch(.ended, at: CGPoint(x: 160, y: finger))
      }
      return
    }
    switch random.roll(0..<8) {
    case 0:
      // An animation that moves the container keeps touches away from it.
      guard stage.window.hitTest(place, with: nil)?.isDescendant(of: container) == true else { return }
      (isFingerDown, finger) = (true, 240)
      stage.touch(.began, at: place)
    case 1, 2: stage.flick(from: place, velocity: CGPoint(x: 0, y: CGFloat(random.roll(-4_000..<4_000))), duration: 0.05)
    case 3: stage.scrollWheel(by: CGPoint(x: 0, y: CGFloat(random.roll(-3..<4))), at: place)
    case 4:
      let target = CGFloat(random.between(0, 1)) * (container.contentSize.height - 480)
      // Sums with fractions differ in their last bits.
      let place = random.roll(0..<2) == 0 ? target : target.rounded()
      note("offset \(place)")
      container.setContentOffset(CGPoint(x: 0, y: place), animated: random.roll(0..<3) > 0)
    case 5 where random.roll(0..<3) == 0:
      note("settle")
      stage.settle()
    default: break
    }
  }

  /// The step that the motion takes in the next frame; nil without one.
  private var step: Double? {
    container.predictedMotion.flatMap { $0.contentOffset(after: 1.0 / 60) }.map { Double($0.y) - offset }
  }

  private func isInside(_ offset: Double, by margin: Double) -> Bool {
    offset > margin && offset < column.length - Self.height - margin
  }

  /// One frame, with edits from inside messages: the offset goes on by what the motion takes and the edits shift.
  private func frame() -> String? {
    container.layoutIfNeeded()
    let (from, step) = (offset, isFingerDown ? 0 : self.step)
    (shift, mayAnswer) = (0, !hasNesting && random.roll(0..<2) == 0)
    if !size.answersInLeaps, abs(step ?? 0) > Self.height { mayAnswer = false }
    stage.advance(by: 1.0 / 60)
    mayAnswer = false
    container.checkInvariants()
    // An edit inside one of the last messages of a layout may wait for the next one, which moves nothing on the screen.
    let drawn = seen(children)
    container.layoutIfNeeded()
    for (name, place) in seen(children) {
      if let before = drawn[name], abs(place - before) >= 0.5 { return "\(name) moved from \(before) to \(place) after a frame" }
    }
    if let step, let shift, isInside(from, by: 300), isInside(offset, by: 300), abs(offset - from - step - shift) > 0.51 {
      return "a frame went to \(offset) from \(from), by \(step) and \(shift)"
    }
    return placeProblem
  }

  /// Where the motion ends, and its next step, if it ends inside the edges: what is beyond ends at the edge, wherever that is.
  private var course: (step: Double, rest: Double)? {
    guard let step, let rest = container.predictedMotion?.restingOffset.y, isInside(Double(rest), by: 1) else { return nil }
    return (step, Double(rest))
  }

  private func editAndCompare() -> String? {
    container.layoutIfNeeded()
    let (from, course, motion) = (offset, self.course, [container.isDragging, container.isDecelerating])
    // Without a finger and a motion, content is not beyond its end after an edit.
    let isFree = isFingerDown || container.predictedMotion != nil
    let expected = Expectation(self)
    guard edit() else { return nil }
    container.layoutIfNeeded()
    // A rubber band holds no more than the height of the screen.
    let isHeld = isFree && container.isTracking == isFingerDown
    if let shift = expected.shift(self), isInside(from, by: 0) || isHeld && abs(shift) < 300 {
      let last = max(0, column.length - Self.height)
      let target = isFree ? from + shift : min(max(0, from + shift), last)
      if abs(offset - target) >= 0.5 { return "an edit moved from \(from) to \(offset), not \(target); \(expected)" }
    }
    guard isInside(from, by: 300), isInside(offset, by: 300) else { return placeProblem }
    // A glide to a place that was cut off for a moment ends at the edge.
    let isKept = course.map { expected.length - shortest <= $0.rest && $0.rest <= shortest - Self.height } ?? false
    if isKept, let course, let now = self.course,
      abs(now.step - course.step) >= 0.01 * abs(course.step) + 0.51
    {
      return
        "a step of \(course.step) from \(from) to \(course.rest) became one of \(now.step) from \(offset) to \(now.rest)"
    }
    if motion != [container.isDragging, container.isDecelerating] { return "dragging and decelerating were \(motion)" }
    return placeProblem
  }

  /// The rows within half a screen of the screen.
  private var rowsNear: Int {
    let (top, bottom) = (offset - Self.height / 2, offset + Self.height * 1.5)
    return column.leaves.count { $0.row != nil && $0.end > top && $0.start < bottom }
  }

  /// More cells than `most`, those that fade after edits included.
  private func excessCells(_ most: Int) -> String? {
    let cells = lists(children).reduce(0) { $0 + $1.subviews.count { $0 is UITableViewCell || $0 is UICollectionViewCell } }
    return cells > most ? "\(cells) cells, not \(most)" : nil
  }

  private func lists(_ children: [AnchoredChild]) -> [UIView] {
    children.flatMap { $0.list == nil ? lists($0.children) : [$0.view] }
  }

  /// All that shows is where the column has it.
  private var placeProblem: String? {
    let column = column
    if abs(Double(container.contentSize.height) - max(column.length, Self.height)) > 1e-6 {
      return "content of \(container.contentSize.height), not \(column.length)"
    }
    let seen = seen(children)
    for leaf in column.leaves where leaf.end > offset + 0.5 && leaf.start < offset + Self.height - 0.5 && leaf.length > 0 {
      guard let place = seen[leaf.name] else { return "\(leaf.name) does not show" }
      if abs(place - (leaf.start - offset)) >= 0.5 { return "\(leaf.name) is at \(place), not \(leaf.start - offset)" }
    }
    return nil
  }

  private func seen(_ children: [AnchoredChild]) -> [Int: Double] {
    var seen: [Int: Double] = [:]
    for child in children {
      switch child.content {
      case .view: seen[child.view.tag] = place(child.view)
      case .container: seen.merge(self.seen(child.children)) { $1 }
      case .list:
        for cell in (child.view as? UITableView)?.visibleCells ?? (child.view as? UICollectionView)?.visibleCells ?? [] {
          seen[cell.tag] = place(cell)
        }
      }
    }
    return seen
  }

  private func place(_ view: UIView) -> Double { Double(view.convert(CGPoint.zero, to: stage.window).y) }
}
