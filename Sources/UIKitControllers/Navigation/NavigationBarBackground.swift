internal import CoreGraphics
internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// The background of a navigation bar: colour, image and the line at its lower edge.
final class NavigationBarBackground: UIView {
  private let picture = UIImageView()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
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
    line.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
