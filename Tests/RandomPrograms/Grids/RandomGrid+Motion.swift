import Foundation
import ManualHost
import Scrollwork
import TestSupport
import UIKit

// Fingers, keys, wheels and code that scroll and select, and changes of the view itself.
extension RandomGrid {
  func changeSizing() {
    (rowSizes, columnSizes) = (Sizes(rawValue: random.roll(0..<4)) ?? .uniform, Sizes(rawValue: random.roll(0..<4)) ?? .uniform)
    note("rows \(rowSizes), columns \(columnSizes)")
    let data = data
    func sizing(_ sizes: Sizes, _ uniform: CGFloat, _ length: @escaping @MainActor (Int) -> CGFloat) -> GridScrollView.Sizing {
      switch sizes {
      case .uniform: .uniform(uniform)
      case .exact: .exact(length)
      case .estimated: .estimated(Self.estimate, length)
      case .measured: .measured(estimate: Self.estimate)
      }
    }
    // A message of the first change may set lengths.
    heights = [:]
    view.rowSizing = sizing(rowSizes, Self.uniformHeight) { NamedGridData.height(data.rows[$0]) }
    widths = [:]
    view.columnSizing = sizing(columnSizes, Self.uniformWidth) { NamedGridData.width(data.columns[$0]) }
  }

  func freeze() {
    func count() -> Int { [0, 0, 0, 1, 1, 2, 4, 30][random.roll(0..<8)] }
    view.frozen = .init(top: count(), leading: count(), bottom: count(), trailing: count())
    note("frozen \(view.frozen)")
  }

  func changeView() {
    switch random.roll(0..<7) {
    case 0: changeSizing()
    case 1: freeze()
    case 2 where !isFingerDown:
      isMirrored.toggle()
      note("mirrored: \(isMirrored)")
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    case 3 where container == nil:
      view.contentInset = UIEdgeInsets(
        top: CGFloat(random.roll(0..<40)), left: CGFloat(random.roll(0..<30)), bottom: CGFloat(random.roll(0..<40)), right: 0)
      note("insets \(view.contentInset)")
    default:
      let size = CGSize(width: random.roll(60..<320), height: random.roll(60..<480))
      note("size \(size)")
      (container ?? view).frame.size = size
    }
  }

  // MARK: Scrolling

  func scroll() {
    let isAnimated = random.roll(0..<3) == 0
    if random.roll(0..<2) == 0, !data.rows.isEmpty, !data.columns.isEmpty {
      let cell = Position(row: random.roll(0..<data.rows.count), column: random.roll(0..<data.columns.count))
      let positions: [ContainerScrollView.ScrollPosition] = [.start, .center, .end, .nearest]
      let position = positions[random.roll(0..<4)]
      note("scroll to \(cell) at \(position)\(isAnimated ? ", animated" : "")")
      return view.scrollToCell(at: cell, position: position, animated: isAnimated)
    }
    let offset = { (axis: NSLayoutConstraint.Axis) in
      let range = self.legal(self.scroller(axis), axis)
      return (range.lowerBound + CGFloat(self.random.between(0, 1)) * (range.upperBound - range.lowerBound)).rounded()
    }
    let point = CGPoint(x: offset(.horizontal), y: offset(.vertical))
    note("offset \(point)\(isAnimated ? ", animated" : "")")
    guard let container else { return view.setContentOffset(point, animated: isAnimated) }
    let isVertical = container.axis == .vertical
    container.setContentOffset(isVertical ? CGPoint(x: 0, y: point.y) : CGPoint(x: point.x, y: 0), animated: isAnimated)
    side?.setContentOffset(isVertical ? CGPoint(x: point.x, y: 0) : CGPoint(x: 0, y: point.y), animated: isAnimated)
  }

  /// The legal offsets along an axis.
  func legal(_ scroller: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    let inset = scroller.adjustedContentInset
    let first = -inset.before(axis)
    let last = scroller.contentSize.along(axis) + inset.after(axis) - scroller.bounds.size.along(axis)
    return first...max(first, last)
  }

  private var middle: CGPoint {
    let size = (container ?? view).bounds.size
    return CGPoint(x: size.width / 2, y: size.height / 2)
  }

  func flick() {
    if isFingerDown {
      note("finger up")
      isFingerDown = false
      return stage.touch(.ended, at: middle)
    }
    let velocity = CGPoint(x: random.roll(-3..<4) * 500, y: random.roll(-3..<4) * 700)
    switch random.roll(0..<3) {
    case 0:
      note("wheel \(velocity)")
      budget = 0
      stage.scrollWheel(by: CGPoint(x: velocity.x / 20, y: velocity.y / 20), at: middle)
    case 1:
      note("finger down, dragging \(velocity)")
      isFingerDown = true
      stage.touch(.began, at: middle)
      for move in 1...6 {
        stage.advance(by: 0.008)
        stage.touch(
          .moved, at: CGPoint(x: middle.x + velocity.x * 0.008 * CGFloat(move), y: middle.y + velocity.y * 0.008 * CGFloat(move)))
      }
    default:
      note("flick \(velocity)")
      stage.flick(from: middle, velocity: velocity, duration: 0.05)
    }
  }

  func lift() {
    guard isFingerDown else { return }
    isFingerDown = false
    stage.touch(.ended, at: middle)
  }

  // MARK: Selecting

  /// A tap on what shows of a cell selects the cell, its merged area, or its row or column.
  func tap() -> String? {
    lift()
    guard budget == 0, stage.settle(limit: 20) else { return nil }
    let parts = reference.parts(bounds).filter { $0.visible[2] - $0.visible[0] > 2 && $0.visible[3] - $0.visible[1] > 2 }
    guard let part = parts.sorted(by: { $0.visible.lexicographicallyPrecedes($1.visible) }).randomElement(using: &random) else {
      return nil
    }
    let offset = side?.contentOffset ?? .zero
    let place = CGPoint(
      x: (part.visible[0] + part.visible[2]) / 2 - Double(offset.x), y: (part.visible[1] + part.visible[3]) / 2 - Double(offset.y)
    )
    let isHandle = view.subviews.contains {
      $0.frame.size == CGSize(width: 44, height: 44) && !$0.isHidden && $0.frame.contains(place)
    }
    if isHandle { return nil }
    let point = view.convert(place, to: nil)
    guard stage.window.bounds.contains(point) else { return nil }
    note("tap on \(part.position)")
    stage.tap(at: point)
    var area = mergedArea(part.position)
    if part.position.row < view.frozen.top {
      area.rows = min(area.rows.lowerBound, min(view.frozen.top, data.rows.count))..<data.rows.count
    }
    if part.position.column < view.frozen.leading {
      area.columns = min(area.columns.lowerBound, min(view.frozen.leading, data.columns.count))..<data.columns.count
    }
    return view.selectedArea == area ? nil : "a tap selected \(String(describing: view.selectedArea)), not \(area)"
  }

  /// A finger selects while rows and columns come and go.
  func dragSelection() {
    lift()
    note("long press")
    stage.touch(.began, at: middle)
    for _ in 0..<50 { stage.advance(by: 1.0 / 60) }
    for step in 0..<random.roll(1..<4) {
      if random.roll(0..<2) == 0 { edit() }
      stage.touch(
        .moved,
        at: CGPoint(x: middle.x + CGFloat(random.roll(-3..<4) * 20 * step), y: middle.y + CGFloat(random.roll(-4..<5) * 20)))
      stage.advance(by: Double(random.roll(1..<10)) / 60)
    }
    stage.touch(.ended, at: middle)
  }

  func mergedArea(_ position: Position) -> Area { merged.first { $0.contains(position) } ?? Area(position) }

  /// A key moves the selection to the next cell in its direction that has a length.
  func press() -> String? {
    guard let former = view.activePosition, merged.isEmpty, view.isFirstResponder else { return nil }
    let keys: [(UIKeyboardHIDUsage, rows: Int, columns: Int)] = [
      (.keyboardUpArrow, -1, 0), (.keyboardDownArrow, 1, 0), (.keyboardLeftArrow, 0, isMirrored ? 1 : -1),
      (.keyboardRightArrow, 0, isMirrored ? -1 : 1), (.keyboardEnd, 0, 1_000), (.keyboardHome, 0, -1_000),
    ]
    let (key, rows, columns) = keys[random.roll(0..<6)]
    let isFar = random.roll(0..<3) == 0
    let far = isFar ? 1_000 : 1
    note("key \(rows), \(columns)\(isFar ? " with command" : "")")
    let isCorner = isFar && abs(columns) == 1_000
    let expected = Position(
      row: next(former.row, isCorner ? columns : rows * far, view.frozen.top, data.rows.count) { view.height(ofRow: $0) > 0 },
      column: next(former.column, columns * far, view.frozen.leading, data.columns.count) { view.width(ofColumn: $0) > 0 })
    stage.key(key, modifiers: isFar ? .command : [])
    let (now, isAlone) = (view.activePosition, log.last?.hasPrefix("key") ?? false)
    return now == expected || !isAlone
      ? nil : "a key moved the selection from \(former) to \(String(describing: now)), not \(expected)"
  }

  private func next(_ track: Int, _ step: Int, _ frozen: Int, _ count: Int, _ shows: (Int) -> Bool) -> Int {
    if step == 0 || count == 0 { return track }
    let first = min(min(frozen, count), track)
    let tracks = step > 0 ? Array(track + 1..<max(track + 1, count)) : Array((first..<max(first, track)).reversed())
    let shown = tracks.filter(shows)
    return (abs(step) > 1 ? shown.last : shown.first) ?? track
  }
}
