internal import UIKit

/// A disc at a scripted finger's position, for recordings.
final class FingerView: UIView {
  private static let side: CGFloat = 44

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0.45, alpha: 0.45)
    layer.cornerRadius = Self.side / 2
    layer.borderWidth = 2
    layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) { nil }
}
