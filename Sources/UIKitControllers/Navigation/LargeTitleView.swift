internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The large title below a bar, cut off at the bar's lower edge as the content pushes it up; above it the content of a refresh control.
final class LargeTitleView: UIView {
  private let label = UILabel()
  private let text: String
  /// As large as a refresh control; cut to the part that the pull lays open.
  let refresher = UIView()
  private let refresherClip = UIView()
  private var title = LargeTitle()

  init(text: String) {
    self.text = text
    super.init(frame: .zero)
    clipsToBounds = true
    // The bar's empty parts receive no touches of their own.
    isUserInteractionEnabled = false
    label.accessibilityTraits = .header
    refresherClip.clipsToBounds = true
    refresherClip.isHidden = true
    refresherClip.addSubview(refresher)
    for view in [refresherClip, label] { addSubview(view) }
    dress()
  }

  required init?(coder: NSCoder) { nil }

  /// Those not given have the system's values.
  var attributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !UIBarAppearance.areEqual(attributes, oldValue) { dress() } }
  }

  private func dress() {
    let font = attributes[.font] as? UIFont ?? LargeTitle.font(for: traitCollection)
    let standard: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.label]
    label.attributedText = NSAttributedString(
      string: text, attributes: standard.merging(attributes) { $1 }.merging([.font: font]) { $1 })
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { dress() }
  }

  func show(_ title: LargeTitle) {
    isHidden = title.height + title.stretch <= 0
    if title == self.title { return }
    self.title = title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isReadFromTheRight
    let side = max(UIView.sideMargin(width: bounds.width), isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
    let room = max(
      0,
      bounds.width - side - max(UIView.sideMargin(width: bounds.width), isMirrored ? safeAreaInsets.left : safeAreaInsets.right))
    let wanted = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
    let size = CGSize(width: min(wanted.width, room), height: wanted.height)
    // A title that is as wide as the bar does not grow.
    let scale = size.width > 0 ? max(1, min(title.scale, room / size.width)) : 1
    let (width, height) = (size.width * scale, size.height * scale)
    label.bounds = CGRect(origin: .zero, size: size)
    label.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    label.center = CGPoint(
      x: isMirrored ? bounds.width - side - width / 2 : side + width / 2, y: bounds.height - LargeTitle.bottomMargin - height / 2)
    refresherClip.isHidden = title.stretch <= 0 || refresher.subviews.isEmpty
    guard !refresherClip.isHidden else { return }
    refresherClip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(title.stretch, UIRefreshControl.height))
    refresher.frame = CGRect(x: 0, y: 0, width: bounds.width, height: UIRefreshControl.height)
  }
}
