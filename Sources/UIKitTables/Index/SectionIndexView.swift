internal import CoreGraphics
internal import Diagnostics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The section index along a table's edge; a finger moving over its titles scrolls to their sections.
final class SectionIndexView: UIView {
  /// Width of the index and height of one title, in points. Our choice.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  private static let dot = "•"

  let titles: [String]
  private unowned let table: UITableView
  /// The title last touched; nil while no finger is down.
  private var tracked: Int?
  private let finger = UILongPressGestureRecognizer()

  init(_ titles: [String], in table: UITableView) {
    (self.titles, self.table) = (titles, table)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    // Recognizes at touch-down, before the table's pan gesture.
    finger.minimumPressDuration = 0
    finger.addAction { [weak self] finger in self?.fingerMoved(finger.state) }
    addGestureRecognizer(finger)
  }

  required init?(coder: NSCoder) {
    programmingError("SectionIndexView.init(coder:): it is made by its table only")
  }

  /// Width in points that the index takes from each row.
  var roomInRows: CGFloat { isHidden ? 0 : Self.width }

  // MARK: Appearance

  override var coversScrollBars: Bool { true }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { "Section index" }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  func updateLook() {
    backgroundColor =
      tracked == nil
      ? table.sectionIndexBackgroundColor : table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let lines = lines
    let color = table.sectionIndexColor ?? tintColor ?? .systemBlue
    var y = (bounds.height - CGFloat(lines.count) * Self.lineHeight) / 2
    for line in lines {
      if line == UITableView.indexSearch {
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

  /// Draws the magnifying glass of `UITableView.indexSearch`, 9 points in size.
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
  var lines: [String] {
    let room = Int((bounds.height / Self.lineHeight).rounded(.down))
    if titles.count <= room { return titles }
    let shown = (room + 1) / 2
    guard shown > 1 else { return Array(titles.prefix(shown)) }
    return (0..<2 * shown - 1).map { line in
      line.isMultiple(of: 2) ? titles[line / 2 * (titles.count - 1) / (shown - 1)] : Self.dot
    }
  }

  // MARK: Tracking

  /// The title at the finger. All titles, also omitted ones, share the height of the shown lines equally.
  private var touched: Int {
    let height = CGFloat(lines.count) * Self.lineHeight
    // The index's top after the next layout: a jump scrolls the content, and with it the index, before that.
    let top = table.bounds.minY + table.adjustedContentInset.top + (bounds.height - height) / 2
    let y = finger.location(in: table).y - top
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
      table.jump(toIndexTitle: index)
    default:
      tracked = nil
      updateLook()
    }
  }

  // Touches on the index are not passed on to the rows below.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
