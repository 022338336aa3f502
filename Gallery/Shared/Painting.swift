internal import UIKit

/// A picture generated from `number`: the same number always gives the same picture.
class Painting: UIView {
  var number = 0 { didSet { if number != oldValue { setNeedsDisplay() } } }

  override required init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell filled by a painting.
final class PaintingCell<Picture: Painting>: UICollectionViewCell {
  let picture = Picture(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { "Photo \(picture.number)" }
    set {}
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
  }
}
