internal import CoreGraphics
internal import Diagnostics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The three lines at the trailing side of a row in editing mode; dragging them reorders the row.
final class ReorderControl: UIView {
  /// Width in points, including the margins. Our choice.
  static let width: CGFloat = 38
  /// Distance between the lines and the side of the control, in points.
  static let margin: CGFloat = 8

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
    let size = RowGlyph.reorder.size
    let x = isMirrored ? bounds.width - Self.margin - size.width : Self.margin
    let y = (bounds.height - size.height) / 2
    RowGlyph.reorder.draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size), tint: tintColor, isMirrored: isMirrored)
  }
}
