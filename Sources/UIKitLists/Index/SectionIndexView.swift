package import CoreGraphics
internal import Diagnostics
internal import Foundation
@_spi(UIKitModules) package import UIKitCore
package import UIKitGraphics

/// A list that shows titles along its trailing edge, which lead to its sections.
@MainActor package protocol IndexedList: UIScrollView {
  /// Of the titles, behind them, and behind them while a finger is on them; nil for the tint colour and for none.
  var indexColors: (titles: UIColor?, background: UIColor?, tracking: UIColor?) { get }
  /// Scrolls to what a title stands for.
  func jump(toIndexTitle index: Int)
}

/// The index along a list's edge; a finger moving over its titles scrolls to what they stand for.
package final class SectionIndexView: UIView {
  /// Among the titles, stands for a magnifying glass.
  package nonisolated static let search = "{search}"
  /// Width of the index and height of one title, in points. Our choice.
  private static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  private static let dot = "•"

  package let titles: [String]
  private unowned let list: any IndexedList
  /// The title last touched; nil while no finger is down.
  private var tracked: Int?
  private let finger = UILongPressGestureRecognizer()

  package init(_ titles: [String], in list: any IndexedList) {
    (self.titles, self.list) = (titles, list)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    // Recognizes at touch-down, before the list's pan gesture.
    finger.minimumPressDuration = 0
    finger.addAction { [weak self] finger in self?.fingerMoved(finger.state) }
    addGestureRecognizer(finger)
  }

  package required init?(coder: NSCoder) {
    programmingError("SectionIndexView.init(coder:): it is made by its list only")
  }

  /// Width in points that the index takes from each row.
  package var roomInRows: CGFloat { isHidden ? 0 : Self.width }

  // MARK: Appearance

  package override var coversScrollBars: Bool { true }

  package override var defaultIsAccessibilityElement: Bool { true }
  package override var defaultAccessibilityLabel: String? { "Section index" }
  package override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package func updateLook() {
    let colors = list.indexColors
    backgroundColor = tracked == nil ? colors.background : colors.tracking ?? colors.background
    setNeedsDisplay()
  }

  package override func draw(_ rect: CGRect) {
    let lines = lines
    let color = list.indexColors.titles ?? tintColor ?? .systemBlue
    var y = (bounds.height - CGFloat(lines.count) * Self.lineHeight) / 2
    for line in lines {
      if line == Self.search {
        drawGlass(at: y, color)
      } else {
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
        let text = NSString(string: line)
        let size = text.size(withAttributes: attributes)
        text.draw(
          at: CGPoint(x: (bounds.width - size.width) / 2, y: y + (Self.lineHeight - size.height) / 2), withAttributes: attributes)
      }
      y += Self.lineHeight
    }
  }

  /// Draws the magnifying glass of `search`, 9 points in size.
  private func drawGlass(at y: CGFloat, _ color: UIColor) {
    let (x, y) = ((bounds.width - 9) / 2, y + (Self.lineHeight - 9) / 2)
    color.setStroke()
    let path = UIBezierPath(ovalIn: CGRect(x: x + 0.5, y: y + 0.5, width: 6, height: 6))
    path.move(to: CGPoint(x: x + 5.6, y: y + 5.6))
    path.addLine(to: CGPoint(x: x + 9, y: y + 9))
    path.lineWidth = 1.2
    path.stroke()
  }

  /// All titles, or as many as fit, with dots for those omitted.
  package var lines: [String] {
    let room = Int((bounds.height / Self.lineHeight).rounded(.down))
    if titles.count <= room { return titles }
    let shown = (room + 1) / 2
    guard shown > 1 else { return Array(titles.prefix(shown)) }
    return (0..<2 * shown - 1).map { line in
      line.isMultiple(of: 2) ? titles[line / 2 * (titles.count - 1) / (shown - 1)] : Self.dot
    }
  }

  // MARK: Place

  /// Stands at the trailing edge of the visible bounds.
  package func place() {
    let (bounds, safe, insets) = (list.bounds, list.safeAreaInsets, list.adjustedContentInset)
    let x = list.isReadFromTheRight ? bounds.minX + safe.left : bounds.maxX - safe.right - Self.width
    placeIfNeeded(
      CGRect(
        x: x, y: bounds.minY + insets.top, width: Self.width, height: max(0, bounds.height - insets.top - insets.bottom)))
  }

  /// Whether a gesture of the list has begun on the index.
  package func holds(_ gesture: UIGestureRecognizer) -> Bool {
    gesture === list.panGestureRecognizer && gesture.liveTouches.contains { $0.view === self }
  }

  // MARK: Tracking

  /// The title at the finger. All titles, also omitted ones, share the height of the shown lines equally.
  private var touched: Int {
    let height = CGFloat(lines.count) * Self.lineHeight
    // The index's top after the next layout: a jump scrolls the content, and with it the index, before that.
    let top = list.bounds.minY + list.adjustedContentInset.top + (bounds.height - height) / 2
    let y = finger.location(in: list).y - top
    let index = (y / max(height, 1) * CGFloat(titles.count)).rounded(.down)
    return Int(min(max(index, 0), CGFloat(titles.count - 1)))
  }

  private func fingerMoved(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began, .changed:
      let index = touched
      if index == tracked { return }
      let isFirst = tracked == nil
      tracked = index
      if isFirst { updateLook() }
      list.jump(toIndexTitle: index)
    default:
      tracked = nil
      updateLook()
    }
  }

  // Touches on the index are not passed on to the rows below.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
