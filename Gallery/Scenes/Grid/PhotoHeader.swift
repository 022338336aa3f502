internal import UIKit

/// A header of a photo grid, on a translucent background.
final class PhotoHeader: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.86)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// A strip's header is only as wide as a line of text is high, so the text is rotated.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isUpright = bounds.height > bounds.width
    let length = (isUpright ? bounds.height : bounds.width) - 24
    label.textAlignment = isUpright ? .center : .natural
    label.transform = isUpright ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity
    label.bounds = CGRect(x: 0, y: 0, width: length, height: 24)
    label.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
