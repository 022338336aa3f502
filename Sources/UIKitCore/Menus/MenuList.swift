internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The rows of one page of a menu, one of which can be marked.
final class MenuList: UIView {
  /// Points, as measured: "Menus" in docs/measurements.md.
  private static let sectionGap: CGFloat = 21
  /// Points above the first row and below the last. Our choice.
  private static let padding: CGFloat = 6

  private(set) var rows: [MenuRow] = []
  /// The index of the first row of each section but the first.
  private var starts: [Int] = []
  private var lines: [UIView] = []
  var onChoice: ((MenuEntry) -> Void)?
  private weak var finger: UITouch?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] gesture in
        guard let self else { return }
        marked = gesture.state == .ended ? nil : row(at: gesture.location(in: self))
      })
  }

  required init?(coder: NSCoder) { nil }

  func show(_ page: MenuPage) {
    for view in rows + lines { view.removeFromSuperview() }
    let entries = page.entries
    let marks = entries.contains(where: \.hasMark)
    let images = entries.contains { $0.image != nil }
    rows = entries.map { entry in
      let row = MenuRow(entry, isMirrored: isReadFromTheRight, marks: marks, images: images, traitCollection)
      row.onChoice = { [weak self] in self?.onChoice?($0.entry) }
      addSubview(row)
      return row
    }
    starts = []
    for section in page.sections.dropLast() { starts.append((starts.last ?? 0) + section.count) }
    lines = starts.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      addSubview(line)
      return line
    }
    marked = nil
    setNeedsLayout()
  }

  // MARK: Marks

  /// The row that a finger, a pointer or the arrow keys are at.
  var marked: MenuRow? {
    didSet {
      guard marked !== oldValue else { return }
      oldValue?.isMarked = false
      marked?.isMarked = true
    }
  }

  /// The enabled row at a point.
  func row(at point: CGPoint) -> MenuRow? { rows.first { $0.frame.contains(point) && $0.entry.isEnabled } }

  /// Marks the next enabled row, from the marked one or from an end; stays at the last one.
  func moveMark(forwards: Bool) {
    let order = forwards ? Array(rows) : rows.reversed()
    let start = order.firstIndex { $0 === marked }.map { $0 + 1 } ?? 0
    guard let next = order[start...].first(where: { $0.entry.isEnabled }) else { return }
    marked = next
    (superview as? UIScrollView)?.scrollRectToVisible(next.frame, animated: false)
  }

  /// Marks the nearest enabled row on another line, from an element that stands beside others.
  func moveMarkToLine(below: Bool) {
    guard let marked, marked.entry.isCompact else { return moveMark(forwards: below) }
    let others = rows.filter { row in
      row.entry.isEnabled && (below ? row.frame.minY >= marked.frame.maxY : row.frame.maxY <= marked.frame.minY)
    }
    let line = below ? others.map(\.frame.minY).min() : others.map(\.frame.minY).max()
    let next = others.filter { $0.frame.minY == line }
      .min { abs($0.frame.midX - marked.frame.midX) < abs($1.frame.midX - marked.frame.midX) }
    guard let next else { return }
    self.marked = next
    (superview as? UIScrollView)?.scrollRectToVisible(next.frame, animated: false)
  }

  /// Marks the first or the last enabled row.
  func markEnd(first: Bool) {
    marked = nil
    moveMark(forwards: first)
  }

  func chooseMarked() { if let marked { onChoice?(marked.entry) } }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    marked = row(at: touch.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    marked = row(at: finger.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    marked = row(at: finger.location(in: self))
    chooseMarked()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    marked = nil
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width, apply: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, apply: true)
  }

  /// Places the rows if `apply`; returns the height of all.
  private func arrange(width: CGFloat, apply: Bool) -> CGFloat {
    var y = Self.padding
    let hairline = 1 / max(traitCollection.displayScale, 1)
    var column = 0
    for (index, row) in rows.enumerated() {
      if let section = starts.firstIndex(of: index) {
        if apply {
          lines[section].frame = CGRect(x: 16, y: y + (Self.sectionGap - hairline) / 2, width: width - 32, height: hairline)
        }
        y += Self.sectionGap
        column = 0
      }
      let columns = columns(at: index)
      let part = (width - 2 * Self.padding) / CGFloat(columns)
      let height = row.sizeThatFits(CGSize(width: part, height: 0)).height
      let place = isReadFromTheRight ? columns - 1 - column : column
      if apply { row.frame = CGRect(x: Self.padding + CGFloat(place) * part, y: y, width: part, height: height) }
      column += 1
      let isLast = index + 1 == rows.count || rows[index + 1].entry.size != row.entry.size || starts.contains(index + 1)
      if column < columns, !isLast { continue }
      column = 0
      y += height
    }
    return y + Self.padding
  }

  /// How many elements stand on the line of one: as many as there are, up to a line's number.
  private func columns(at index: Int) -> Int {
    let size = rows[index].entry.size
    guard rows[index].entry.isCompact else { return 1 }
    let first =
      (rows[..<index].lastIndex { $0.entry.size != size }.map { $0 + 1 }).map { max($0, section(of: index)) }
      ?? section(of: index)
    let last = rows[index...].firstIndex { $0.entry.size != size } ?? rows.count
    let end = min(last, starts.first { $0 > index } ?? rows.count)
    return max(1, min(end - first, size == .small ? 4 : 3))
  }

  /// The first row of the section of a row.
  private func section(of index: Int) -> Int { starts.last { $0 <= index } ?? 0 }
}
