internal import CoreGraphics
internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// The background of a bar: colour, image and the line between the bar and the content.
final class BarBackground: UIView {
  private let picture = UIImageView()
  private let line = UIView()
  private let shadow = UIImageView()

  /// Whether the line is above the bar, not at its lower edge.
  private let isLineAbove: Bool

  init(isLineAbove: Bool) {
    self.isLineAbove = isLineAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shadow.isHidden = true
    for view in [picture, line, shadow] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// What is painted.
  struct Look {
    var fill: UIColor
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// Of the line; nil or clear shows none.
    var line: UIColor?
    /// In place of the line, outside of the bar; one without a size shows nothing.
    var shadow: UIImage?

    /// A colour or an image, without a line.
    init(fill: UIColor, image: UIImage?) { (self.fill, self.image) = (fill, image) }

    /// The look of an appearance.
    @MainActor init(_ appearance: UIBarAppearance, fill: UIColor? = nil) {
      (self.fill, image, imageMode) = (fill ?? appearance.fill, appearance.backgroundImage, appearance.backgroundImageContentMode)
      (line, shadow) = (appearance.shadowColor, appearance.shadowImage)
    }
  }

  /// - Parameter hasLine: Whether the line's colour, or the image in its place, is shown.
  func show(_ look: Look, hasLine: Bool) {
    backgroundColor = look.fill
    picture.image = look.image
    picture.contentMode = look.imageMode
    line.backgroundColor = look.line
    line.alpha = hasLine && look.line != nil && look.shadow == nil ? 1 : 0
    shadow.image = look.shadow
    // A template has the line's colour.
    shadow.tintColor = look.line
    shadow.isHidden = look.shadow == nil
    shadow.alpha = hasLine ? 1 : 0
    if look.shadow != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = 1 / max(1, window?.screen.scale ?? 1)
    line.frame = CGRect(x: 0, y: isLineAbove ? -height : bounds.height - height, width: bounds.width, height: height)
    guard let image = shadow.image else { return }
    let size = image.size.height
    shadow.frame = CGRect(x: 0, y: isLineAbove ? -size : bounds.height, width: bounds.width, height: size)
  }
}

/// The images of bars before there were appearances, by position and metrics.
struct BarImages {
  private struct Key: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var images: [Key: UIImage] = [:]

  subscript(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// The image of a bar: of its own position before that of any, of its height before the usual one.
  func image(at position: UIBarPosition, isCompact: Bool, hasPrompt: Bool = false) -> UIImage? {
    for metrics in UIBarMetrics.order(isCompact: isCompact, hasPrompt: hasPrompt) {
      if let image = self[position, metrics] ?? self[.any, metrics] { return image }
    }
    return nil
  }
}
