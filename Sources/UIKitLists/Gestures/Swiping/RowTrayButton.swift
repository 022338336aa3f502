internal import CoreGraphics
internal import Diagnostics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// A button with an action's colour, image and title.
final class RowTrayButton: UIControl {
  /// Minimum width, padding beside a title, and minimum row height for an image above a title, in points. Our choice.
  private static let (leastWidth, padding, tallRow): (CGFloat, CGFloat, CGFloat) = (74, 16, 91)

  let action: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ action: UIContextualAction, pressed: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    for view in [picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { _ in pressed() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    programmingError("RowTrayButton.init(coder:): it is made by its actionsView only")
  }

  var ownWidth: CGFloat {
    let text = action.image == nil ? label.sizeThatFits(Self.unbounded).width : 0
    return max(Self.leastWidth, max(text, action.image?.size.width ?? 0).rounded(.up) + 2 * Self.padding)
  }

  private static var unbounded: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }

  override func stateDidChange() { alpha = isHighlighted ? 0.7 : 1 }

  override var defaultAccessibilityLabel: String? { action.title ?? action.image?.accessibilityLabel }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
  override var accessibilityRole: AccessibilityRole { .button }

  /// Centres title and image at their natural size: a partly open button shows their middle.
  override func layoutSubviews() {
    super.layoutSubviews()
    let image = action.image?.size ?? .zero
    let text = label.sizeThatFits(Self.unbounded)
    label.isHidden = image.height > 0 && bounds.height < Self.tallRow
    let gap: CGFloat = image.height > 0 && !label.isHidden ? 4 : 0
    let height = image.height + gap + (label.isHidden ? 0 : text.height)
    let top = ((bounds.height - height) / 2).rounded()
    picture.placeIfNeeded(CGRect(x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height))
    let y = top + image.height + gap
    label.placeIfNeeded(CGRect(x: (bounds.width - text.width) / 2, y: y, width: text.width, height: text.height))
  }
}
