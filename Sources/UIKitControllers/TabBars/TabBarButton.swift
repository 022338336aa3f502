internal import CoreGraphics
internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The button of one item in a tab bar: the image above the title, the badge at the image's corner.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let image = UIImageView()
  private let title = UILabel()
  private let badge = UILabel()
  private var attributes: [NSAttributedString.Key: Any] = [:]

  init(_ item: UITabBarItem, onTap: @escaping @MainActor () -> Void) {
    self.item = item
    super.init(frame: .zero)
    image.contentMode = .center
    title.font = .systemFont(ofSize: 10, weight: .medium)
    title.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for view in [image, title, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    itemChanged()
  }

  required init?(coder: NSCoder) { nil }

  private func showTitle() {
    title.text = item.title
    guard !attributes.isEmpty, let text = item.title else { return }
    let standard: [NSAttributedString.Key: Any] = [.font: title.font!, .foregroundColor: title.textColor!]
    title.attributedText = NSAttributedString(string: text, attributes: standard.merging(attributes) { $1 })
    title.textAlignment = .center
  }

  func itemChanged() {
    let shown = isSelected ? item.selectedImage ?? item.image : item.image
    image.image = shown.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    showTitle()
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isEnabled = item.isEnabled
    alpha = item.isEnabled ? 1 : 0.5
    item.describe(self)
    setNeedsLayout()
  }

  /// - Parameter attributes: Of the title, where they differ from the system's.
  func dress(isSelected: Bool, icon: UIColor, title color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
    image.tintColor = icon
    title.textColor = color
    self.attributes = attributes
    showTitle()
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    itemChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let titleHeight = (item.title ?? "").isEmpty ? 0 : title.sizeThatFits(unbounded).height.rounded(.up)
    let imageSize = image.image?.size ?? .zero
    // The title's lower edge is 2 points above the safe area; the image has the rest of the height.
    title.frame = CGRect(x: 2, y: bounds.height - 2 - titleHeight, width: max(0, bounds.width - 4), height: titleHeight)
    let room = titleHeight > 0 ? title.frame.minY : bounds.height
    image.frame = CGRect(
      x: ((bounds.width - imageSize.width) / 2).rounded(), y: ((room - imageSize.height) / 2).rounded(), width: imageSize.width,
      height: imageSize.height)
    guard item.badgeValue != nil else { return }
    let width = max(18, badge.sizeThatFits(unbounded).width.rounded(.up) + 10)
    let middle = imageSize.width > 0 ? image.frame.maxX : bounds.midX
    badge.frame = CGRect(x: min(middle - 5, bounds.width - width), y: 2, width: width, height: 18)
  }

  // MARK: Accessibility

  override var defaultAccessibilityLabel: String? { item.title ?? item.image?.accessibilityLabel }
  override var defaultAccessibilityValue: String? { item.badgeValue }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
  override var accessibilityRole: AccessibilityRole { .button }
}
