internal import CoreGraphics
internal import Diagnostics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitDrawing
@_spi(UIKitModules) internal import UIKitTypes

/// The three lines at the trailing side of a row in editing mode; dragging them reorders the row.
final class ReorderControl: UIView {
  /// Width in points, including the margins. Our choice.
  static let width: CGFloat = 38
  /// Distance between the lines and the side of the control, in points.
  static let margin: CGFloat = 8

  private static let lines = CGSize(width: 22, height: 11)
  private weak var cell: UITableViewCell?

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    addGestureRecognizer(CarryGestureRecognizer { [weak self] gesture in self?.report(gesture) })
  }

  required init?(coder: NSCoder) {
    programmingError("ReorderControl.init(coder:): it is made by its cell only")
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { "Reorder" }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  private func report(_ gesture: UIGestureRecognizer) {
    guard let cell, let table = cell.shownTable else { return }
    switch gesture.state {
    case .began: table.lift(cell, gesture)
    case .changed: table.editing.carried?.follow()
    case .ended: table.drop(cell, isCancelled: false)
    case .cancelled: table.drop(cell, isCancelled: true)
    case .possible, .failed: break
    }
  }

  override func draw(_ rect: CGRect) {
    let isMirrored = cell?.isMirrored ?? false
    let size = Self.lines
    let x = isMirrored ? bounds.width - Self.margin - size.width : Self.margin
    let y = (bounds.height - size.height) / 2
    let path = UIBezierPath()
    for line in 0..<3 {
      let y = y + CGFloat(line) * size.height / 2
      path.move(to: CGPoint(x: x, y: y))
      path.addLine(to: CGPoint(x: x + size.width, y: y))
    }
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }
}

/// Continuous recognizer of one finger: begins at touch-down and follows every movement.
final class CarryGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began } else { for touch in touches { ignore(touch, for: event) } }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}
