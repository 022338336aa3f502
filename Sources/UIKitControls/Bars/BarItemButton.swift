internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The button of an item in a bar.
final class BarItemButton: UIButton {
  private var look = BarButtonLook()
  private var possibleTitles: Set<String> = []
  private var tint: UIColor?
  /// Room beside a title with an image behind it, in points. Our choice.
  private static let backgroundMargin: CGFloat = 8

  /// Shows the item's image, title and look.
  func show(_ item: UIBarButtonItem, _ style: BarButtonStyle, in bar: UIView?) {
    // A button that shows the element of its menu that is on has title and image of that.
    let title: String?
    if isPopup {
      title = self.title(for: .normal)
    } else {
      let (image, insets) = item.shownImage(isCompact: style.isCompact)
      if image !== self.image(for: .normal) { setImage(image, for: .normal) }
      if insets != imageEdgeInsets { imageEdgeInsets = insets }
      // Bars show the image alone, as on iOS; its title is the name of the button.
      title = image == nil ? item.title : nil
      if title != self.title(for: .normal) { setTitle(title, for: .normal) }
      if item.accessibilityLabel == nil { accessibilityLabel = image == nil ? nil : item.title }
    }
    possibleTitles = title == nil ? [] : item.possibleTitles ?? []
    let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    if titleLabel?.font != font { titleLabel?.font = font }
    let looks = item.looks(in: bar)
    let tint = looks.last { $0.tintColor != nil }?.tintColor
    if tint != self.tint { (self.tint, tintColor) = (tint, tint) }
    dress(style.look(of: item, looks))
    superview?.setNeedsLayout()
  }

  private func dress(_ look: BarButtonLook) {
    if look.isEmpty && self.look.isEmpty { return }
    self.look = look
    for state in BarButtonLook.states { setBackgroundImage(look[state].background, for: state) }
    // A colour of its own under the finger is not faded.
    setTitleColor(look[own: .highlighted].attributes[.foregroundColor] as? UIColor, for: .highlighted)
    let margin = look[.normal].background == nil ? 0 : Self.backgroundMargin
    contentEdgeInsets = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    dressTitle()
    setNeedsLayout()
  }

  private func dressTitle() {
    let title = title(for: .normal)
    for state in BarButtonLook.states {
      let attributes = look[state].attributes
      setAttributedTitle(
        attributes.isEmpty ? nil : title.map { NSAttributedString(string: $0, attributes: attributes) }, for: state)
    }
  }

  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    if state == .normal, !look.isEmpty { dressTitle() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !look.isEmpty { setNeedsLayout() }
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let offset = look[state].titleOffset ?? .zero
    return super.titleRect(forContentRect: contentRect).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    let offset = look[state].backgroundOffset ?? .zero
    return super.backgroundRect(forBounds: bounds).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    guard !possibleTitles.isEmpty, let font = titleLabel?.font else { return size }
    let attributes = [NSAttributedString.Key.font: font].merging(look[.normal].attributes) { $1 }
    let widths = possibleTitles.map { NSAttributedString(string: $0, attributes: attributes).size().width.rounded(.up) }
    size.width = max(size.width, (widths.max() ?? 0) + contentEdgeInsets.left + contentEdgeInsets.right)
    return size
  }
}
