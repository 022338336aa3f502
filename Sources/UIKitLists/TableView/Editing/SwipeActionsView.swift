internal import CoreGraphics
internal import Diagnostics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
@_spi(UIKitModules) internal import UIKitTypes

/// Container of the swipe-action buttons, beside a row that is swiped aside.
final class SwipeActionsView: UIView {
  enum Side {
    case leading, trailing
  }

  let side: Side
  let configuration: UISwipeActionsConfiguration
  /// Distance by which the row is swiped aside, in points.
  var shown: CGFloat = 0
  /// Whether a full swipe is under way: the first button covers the others, and lifting the finger performs its action.
  var isFull = false
  /// Swipe distance at which the gesture began, in points; the finger's translation is added.
  var grip: CGFloat = 0
  /// Animation counter: a completion that finds another value than at its begin has been overtaken by a later move.
  var animationGeneration = 0
  /// The state mask to pass to the cell's `didTransition(to:)` once the row is open.
  var opening: UITableViewCell.StateMask?
  /// Whether an action's handler is running.
  var isPerforming = false
  /// Whether `willBeginEditingRowAt` was sent and `didEndEditingRowAt` was not yet.
  var isAnnounced = false
  private let buttons: [RowTrayButton]

  init(_ side: Side, _ configuration: UISwipeActionsConfiguration, pressed: @escaping @MainActor (UIContextualAction) -> Void) {
    (self.side, self.configuration) = (side, configuration)
    buttons = configuration.actions.map { action in RowTrayButton(action) { pressed(action) } }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    programmingError("SwipeActionsView.init(coder:): it is made by its table only")
  }

  /// Width at which every button has its own width.
  var width: CGFloat { buttons.reduce(0) { $0 + $1.ownWidth } }

  /// The button of `action`, passed to the action's handler as its source view.
  func button(for action: UIContextualAction) -> UIView { buttons.first { $0.action === action } ?? self }

  /// Places the first button at the row's edge. All buttons grow in proportion, or the first one takes all the width. A button is never
  /// narrower than its own width and lies under the one before it, so that the titles of a partly open row do not touch.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isAtRight = (side == .trailing) != ((superview as? UITableViewCell)?.isMirrored ?? false)
    let growth = bounds.width / max(width, 1)
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? bounds.width : 0) : button.ownWidth * growth
      start += width
      let full = max(width, button.ownWidth)
      button.placeIfNeeded(
        CGRect(x: isAtRight ? bounds.width - start : start - full, y: 0, width: full, height: bounds.height))
    }
  }
}

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
