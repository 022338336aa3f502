internal import CoreGraphics
package import Foundation
@_spi(UIKitModules) package import UIKitCore
internal import UIKitGraphics

/// One component of a picker: a scroll view that rests on rows, and shows them on a cylinder.
package final class PickerWheel: UIScrollView, UIGestureRecognizerDelegate, TypeAheadItem {
  /// Points of a turn of a mouse's wheel that are a row: a notch.
  private static let notch: CGFloat = 100
  /// Rows that are searched for a title, at most.
  private static let searched = 20_000

  private weak var picker: UIPickerView?
  let component: Int
  private(set) var rowCount = 0
  /// The row in the middle when the wheel last rested, or to which code has turned it; -1 without rows.
  package private(set) var selection = -1

  /// Who turns the wheel.
  private enum Turner {
    /// By code: the wheel rests on `selection`, or is on its way there, without a message.
    case code
    /// By a person: the delegate is told of the row on which the wheel comes to rest. A key or a tap has a row as its goal.
    case person(goal: Int?)
    /// A call sets another offset: the end of the motion before it tells nothing.
    case changing
  }

  private var turner = Turner.code
  /// Parts of notches that have not become a row.
  private var turned: CGFloat = 0
  private var geometry = WheelGeometry(height: 0, rowHeight: 32)
  private var rows: [Int: PickerRow] = [:]
  private var spares: [PickerRow] = []
  /// The delegate's views that are not shown any more.
  private var spareViews: [UIView] = []

  init(_ picker: UIPickerView, component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator, scrollsToTop) = (false, false, false)
    (alwaysBounceVertical, allowsKeyboardScrolling, transfersVerticalScrollingToParent) = (true, false, false)
    onMessage = { [weak self] in self?.follow($0) }
    let tap = UITapGestureRecognizer { [weak self] in self?.tapped($0) }
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  package required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Loads the wheel with that many rows.
  func adopt(_ count: Int) {
    rowCount = count
    forgetRows()
    if let goal, goal >= count { turner = .person(goal: nil) }
    let former = selection
    selection = count == 0 ? -1 : min(max(0, selection), count - 1)
    updateContent()
    if isAtRest, geometry.height > 0, former != selection { show(selection) }
  }

  func forgetRows() {
    for index in Array(rows.keys) { retire(index) }
    setNeedsLayout()
  }

  func refreshRows() { for (index, row) in rows { picker?.fill(row, index, of: self, spare: row.takeContent()) } }

  private func retire(_ index: Int) {
    guard let row = rows.removeValue(forKey: index) else { return }
    row.removeFromSuperview()
    if let view = row.takeContent() { spareViews.append(view) }
    spares.append(row)
  }

  func content(of index: Int) -> UIView? { rows[index]?.content }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard geometry.height > 0, bounds.width > 0 else { return }
    let shown = geometry.rows(around: position, of: rowCount)
    for index in Array(rows.keys) where !shown.contains(index) { retire(index) }
    for index in shown where rows[index] == nil {
      make(index)
      // The delegate has loaded the picker anew: the next layout shows that.
      if !shown.contains(index) || rows[index] == nil { return setNeedsLayout() }
    }
    for (index, row) in rows { put(row, at: CGFloat(index) - position) }
  }

  private func make(_ index: Int) {
    let row = spares.popLast() ?? PickerRow()
    rows[index] = row
    row.transform = .identity
    row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.rowHeight)
    addSubview(row)
    picker?.fill(row, index, of: self, spare: spareViews.popLast())
  }

  private func put(_ row: PickerRow, at distance: CGFloat) {
    row.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.rowHeight)
    row.center = CGPoint(x: bounds.width / 2, y: bounds.midY + geometry.place(at: distance))
    row.transform = CGAffineTransform(scaleX: 1, y: max(0.001, geometry.share(at: distance)))
    row.alpha = geometry.opacity(at: distance)
  }

  // MARK: Geometry

  package var rowHeight: CGFloat { geometry.rowHeight }

  /// Adopts a frame and a height of rows. What is in the middle stays there.
  func place(_ frame: CGRect, rowHeight: CGFloat) {
    let geometry = WheelGeometry(height: frame.height, rowHeight: rowHeight)
    if geometry == self.geometry, frame == self.frame { return }
    let place = self.geometry.height > 0 && !isAtRest ? position : CGFloat(max(0, selection))
    self.frame = frame
    self.geometry = geometry
    updateContent()
    contentOffset = CGPoint(x: 0, y: place * rowHeight - contentInset.top)
    setNeedsLayout()
  }

  private func updateContent() {
    contentSize = CGSize(width: bounds.width, height: geometry.rowHeight * CGFloat(rowCount))
    let margin = max(0, (geometry.height - geometry.rowHeight) / 2)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
  }

  /// The row in the middle, with the part of a row that it is off it.
  private var position: CGFloat { (contentOffset.y + contentInset.top) / geometry.rowHeight }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * geometry.rowHeight - contentInset.top }

  private func row(near offset: CGFloat) -> Int {
    let row = ((offset + contentInset.top) / geometry.rowHeight).rounded()
    return Int(min(max(0, row), CGFloat(max(0, rowCount - 1))))
  }

  private func show(_ row: Int) {
    setContentOffset(CGPoint(x: 0, y: offset(of: max(0, row))), animated: false)
    setNeedsLayout()
  }

  private var isAtRest: Bool { !isTracking && !isDragging && !isDecelerating && !isScrollAnimating }

  // MARK: Choosing

  /// Whether the wheel, the picker and what is around it accept touches.
  private var isOpen: Bool { sequence(first: self as UIView, next: \.superview).allSatisfy(\.isUserInteractionEnabled) }

  /// Whether a person has turned the wheel since the delegate was told of a row.
  var isPending: Bool {
    if case .person = turner { true } else { false }
  }

  private var goal: Int? {
    if case .person(let goal) = turner { goal } else { nil }
  }

  /// Turns to a row for code. A finger that holds the wheel turns it further from there.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selection = min(max(0, row), rowCount - 1)
    move(to: selection, animated: animated, for: .code)
  }

  /// Turns to a row for a person.
  private func go(to row: Int) {
    guard rowCount > 0, isOpen else { return }
    let row = min(max(0, row), rowCount - 1)
    guard row != selection || !isAtRest else { return }
    move(to: row, animated: true, for: .person(goal: row))
  }

  private func move(to row: Int, animated: Bool, for next: Turner) {
    guard geometry.height > 0 else { return turner = .code }
    let place = CGPoint(x: 0, y: offset(of: row))
    turner = .changing
    if animated, window != nil, contentOffset != place {
      setContentOffset(place, animated: true)
    } else {
      show(row)
    }
    turner = isDragging ? .person(goal: nil) : next
    if isAtRest { settle() }
  }

  private func turn(by rows: Int) {
    let start = goal ?? (isAtRest ? selection : row(near: contentOffset.y))
    go(to: min(max(0, start + rows), rowCount - 1))
  }

  /// Chooses a row at once, as an assistive technology does.
  package func choose(_ row: Int) {
    guard rowCount > 0, isOpen else { return }
    let row = min(max(0, row), rowCount - 1)
    guard row != selection || !isAtRest else { return }
    select(row, animated: false)
    picker?.wheel(self, didSelect: row)
  }

  private func follow(_ message: ScrollMessage) {
    if case .changing = turner { return }
    switch message {
    case .willBeginDragging: turner = .person(goal: nil)
    case .didEndDragging(willDecelerate: false), .didEndDecelerating, .didEndScrollingAnimation: settle()
    case .didEndDragging, .didScroll: break
    }
  }

  /// The wheel has come to rest: on a row, or between two if something has stopped it.
  private func settle() {
    turned = 0
    guard rowCount > 0 else { return turner = .code }
    let row = isPending ? row(near: contentOffset.y) : selection
    let rest = CGPoint(x: 0, y: offset(of: row))
    if abs(contentOffset.y - rest.y) > 1 {
      if window != nil { return setContentOffset(rest, animated: true) }
      contentOffset = rest
    } else if contentOffset != rest {
      contentOffset = rest
    }
    guard isPending else { return }
    (turner, selection) = (.code, row)
    picker?.wheel(self, didSelect: row)
  }

  package override func restingTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(x: proposed.x, y: offset(of: row(near: proposed.y)))
  }

  /// A notch is a row.
  package override func turn(by delta: CGPoint, from target: CGPoint) -> CGPoint {
    if (turned < 0) != (delta.y < 0) { turned = 0 }
    turned += delta.y / Self.notch
    let rows = turned.rounded(.towardZero)
    guard rows != 0 else { return .zero }
    turned -= rows
    let next = row(near: target.y + rows * geometry.rowHeight)
    return CGPoint(x: 0, y: offset(of: next) - target.y)
  }

  // MARK: Taps

  /// A touch that stops the wheel chooses nothing.
  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !isDecelerating && !isScrollAnimating && !isDragging
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: self).y - bounds.midY
    let row = Int((position + geometry.distance(at: place)).rounded())
    if (0..<rowCount).contains(row) { go(to: row) }
    // The next key begins here.
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
  }

  // MARK: Keys

  package override var canBecomeFocused: Bool { rowCount > 0 && isOpen }

  package override var focusShape: FocusShape {
    FocusShape(
      rect: CGRect(
        x: 0, y: bounds.midY - geometry.rowHeight / 2 - 1, width: bounds.width, height: geometry.rowHeight + 2),
      radius: 8)
  }

  package override func performFocusKey(_ key: FocusKey) -> Bool {
    let page = max(1, Int(geometry.reach) * 2 - 1)
    switch key {
    case .up: turn(by: -1)
    case .down: turn(by: 1)
    case .pageUp: turn(by: -page)
    case .pageDown: turn(by: page)
    case .home: go(to: ends.first)
    case .end: go(to: ends.last)
    case .enter, .space: break
    case .left, .right: return false
    }
    return true
  }

  private var ends: (first: Int, last: Int) {
    guard let picker, picker.cycles.indices.contains(component), let cycle = picker.cycles[component] else {
      return (0, rowCount - 1)
    }
    let first = (goal ?? selection) / cycle * cycle
    return (first, min(first + cycle, rowCount) - 1)
  }

  package func goToRow(beginningWith text: String, includesPresent: Bool) {
    let start = goal ?? selection
    let row = firstRow(from: includesPresent ? start : start + 1) {
      $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
    }
    if let row { go(to: row) }
  }

  /// The row with that title, the nearest one after the chosen row first; nil if there is none among the next 20,000.
  package func row(titled title: String) -> Int? { firstRow(from: selection) { $0 == title } }

  private func firstRow(from start: Int, where matches: (String) -> Bool) -> Int? {
    guard let picker, rowCount > 0 else { return nil }
    for step in 0..<min(rowCount, Self.searched) {
      let row = (max(0, start) + step) % rowCount
      if let title = picker.title(of: row, in: self), matches(title) { return row }
    }
    return nil
  }

  // MARK: Accessibility

  package override var defaultIsAccessibilityElement: Bool { true }
  package override var accessibilityRole: AccessibilityRole { .pickerWheel }
  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isOpen ? .adjustable : [.adjustable, .notEnabled]
  }
  package override var defaultAccessibilityValue: String? {
    guard selection >= 0 else { return nil }
    return picker?.title(of: selection, in: self) ?? rows[selection]?.spokenText
  }
  package override var defaultAccessibilityLabel: String? {
    guard let picker, let delegate = picker.accessibilityDelegate else { return nil }
    return delegate.pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
      ?? delegate.pickerView(picker, accessibilityLabelForComponent: component)
  }
  package override var accessibilityHint: String? {
    get {
      guard let picker, let delegate = picker.accessibilityDelegate else { return super.accessibilityHint }
      return delegate.pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
        ?? delegate.pickerView(picker, accessibilityHintForComponent: component)
    }
    set { super.accessibilityHint = newValue }
  }
  package override var accessibilityUserInputLabels: [String]! {
    get {
      guard let picker, let delegate = picker.accessibilityDelegate else { return super.accessibilityUserInputLabels }
      let attributed = delegate.pickerView(picker, accessibilityAttributedUserInputLabelsForComponent: component)
      let labels =
        attributed.isEmpty
        ? delegate.pickerView(picker, accessibilityUserInputLabelsForComponent: component) : attributed.map(\.string)
      return labels.isEmpty ? super.accessibilityUserInputLabels : labels
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  package override func accessibilityIncrement() { choose(selection + 1) }
  package override func accessibilityDecrement() { choose(selection - 1) }
}
