internal import CoreGraphics
internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// The background of a bar: colour, image and the line between the bar and the content.
final class BarBackground: UIView {
  private let picture = UIImageView()
  private let line = UIView()

  /// Whether the line is above the bar, not at its lower edge.
  private let isLineAbove: Bool

  init(isLineAbove: Bool) {
    self.isLineAbove = isLineAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter hasLine: Whether the line's colour is shown.
  func show(fill: UIColor, _ image: UIImage?, line color: UIColor?, hasLine: Bool) {
    backgroundColor = fill
    picture.image = image
    line.backgroundColor = color
    line.alpha = hasLine && color != nil ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = 1 / max(1, window?.screen.scale ?? 1)
    line.frame = CGRect(x: 0, y: isLineAbove ? -height : bounds.height - height, width: bounds.width, height: height)
  }
}
