internal import CoreGraphics
internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The button of one item in a tab bar: the image above the title or before it, the badge at the image's corner.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let image = UIImageView()
  private let title = UILabel()
  private let badge = BadgeLabel()
  private var look = TabItemLook()
  private var color = UIColor.systemGray
  /// Called when the focus comes or goes.
  var onFocus: (() -> Void)?

  /// Room between an image and the title after it, in points. Our choice.
  private static let gap: CGFloat = 6
  /// The greatest height of images in a bar of a compact height: Apple's guidelines for compact bars.
  private static let compactImage: CGFloat = 18

  init(_ item: UITabBarItem, onTap: @escaping @MainActor () -> Void) {
    self.item = item
    super.init(frame: .zero)
    image.contentMode = .center
    title.font = look.titleFont
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

  private func show(
    _ text: String?, in label: UILabel, _ font: UIFont, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]
  ) {
    label.attributedText = nil
    (label.text, label.font, label.textColor) = (text, font, color)
    guard !attributes.isEmpty, let text else { return }
    let standard: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    label.attributedText = NSAttributedString(string: text, attributes: standard.merging(attributes) { $1 })
    label.textAlignment = .center
  }

  func itemChanged() {
    let landscape = item.shownImage(isCompact: look.style == .compactInline).image
    let shown = isSelected ? item.selectedImage ?? landscape : landscape
    image.image = shown.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    badge.isHidden = item.badgeValue == nil
    isEnabled = item.isEnabled
    alpha = item.isEnabled ? 1 : 0.5
    item.describe(self)
    setNeedsLayout()
  }

  /// - Parameter color: Of image and title, where the look has none.
  func dress(_ look: TabItemLook, isSelected: Bool, color: UIColor) {
    (self.look, self.color) = (look, color)
    image.tintColor = look.icon ?? color
    show(item.title, in: title, look.titleFont, color, look.title)
    show(item.badgeValue, in: badge, .systemFont(ofSize: 13), .white, look.badge)
    badge.backgroundColor = look.badgeColor
    if isSelected != self.isSelected { self.isSelected = isSelected }
    itemChanged()
  }

  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    onFocus?()
  }

  // MARK: Layout

  private static let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var titleSize: CGSize {
    guard !(item.title ?? "").isEmpty else { return .zero }
    let size = title.sizeThatFits(Self.unbounded)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var imageSize: CGSize {
    let size = image.image?.size ?? .zero
    guard look.style == .compactInline, size.height > Self.compactImage else { return size }
    return CGSize(width: (size.width * Self.compactImage / size.height).rounded(), height: Self.compactImage)
  }

  /// The width of image and title side by side.
  var inlineWidth: CGFloat {
    let (image, title) = (imageSize.width, titleSize.width)
    return image + title + (image > 0 && title > 0 ? Self.gap : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.contentMode = imageSize == image.image?.size ? .center : .scaleAspectFit
    look.style == .stacked ? layOutStacked() : layOutInline()
    let insets = item.shownImage(isCompact: look.style == .compactInline).insets
    let shift = UIOffset(horizontal: (insets.left - insets.right) / 2, vertical: (insets.top - insets.bottom) / 2)
    image.frame = image.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    title.frame = title.frame.offsetBy(dx: look.titleOffset.horizontal, dy: look.titleOffset.vertical)
    if item.badgeValue != nil { layOutBadge() }
  }

  private func layOutStacked() {
    let (titleHeight, imageSize) = (titleSize.height, imageSize)
    // The title's lower edge is 2 points above the safe area; the image has the rest of the height.
    title.frame = CGRect(x: 2, y: bounds.height - 2 - titleHeight, width: max(0, bounds.width - 4), height: titleHeight)
    let room = titleHeight > 0 ? title.frame.minY : bounds.height
    image.frame = CGRect(
      x: ((bounds.width - imageSize.width) / 2).rounded(), y: ((room - imageSize.height) / 2).rounded(), width: imageSize.width,
      height: imageSize.height)
  }

  private func layOutInline() {
    let (text, picture) = (titleSize, imageSize)
    let start = max(2, ((bounds.width - inlineWidth) / 2).rounded())
    let titleX = start + (picture.width > 0 ? picture.width + Self.gap : 0)
    let width = max(0, min(text.width, bounds.width - 2 - titleX))
    image.frame = CGRect(
      x: start, y: ((bounds.height - picture.height) / 2).rounded(), width: picture.width, height: picture.height)
    title.frame = CGRect(x: titleX, y: ((bounds.height - text.height) / 2).rounded(), width: width, height: text.height)
    guard isReadFromTheRight else { return }
    for view in [image, title] { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  private func layOutBadge() {
    let width = max(18, badge.sizeThatFits(Self.unbounded).width.rounded(.up) + 10)
    let middle = imageSize.width > 0 ? image.frame.maxX : bounds.midX
    // Beside the title there is no room: the badge covers the image's corner.
    let x = look.style == .stacked ? middle - 5 : image.frame.midX
    let top = look.style == .stacked ? 2 : max(1, image.frame.minY - 9)
    let place = CGRect(x: min(x, bounds.width - width), y: top, width: width, height: 18)
    badge.frame = place.offsetBy(dx: look.badgeOffset.horizontal, dy: look.badgeOffset.vertical)
    badge.offset = look.badgeTitleOffset
  }

  // MARK: Accessibility

  override var defaultAccessibilityLabel: String? { item.title ?? item.image?.accessibilityLabel }
  override var defaultAccessibilityValue: String? { item.badgeValue }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
  override var accessibilityRole: AccessibilityRole { .button }
}

/// The text of a badge, away from the badge's middle if an appearance says so.
private final class BadgeLabel: UILabel {
  var offset = UIOffset.zero { didSet { if offset != oldValue { setNeedsDisplay() } } }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)) }
}
