internal import CoreGraphics
internal import Diagnostics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

/// Lies in what a row leaves free that has moved aside, and holds the buttons.
final class SwipeActionsView: UIView {
  enum Side {
    case leading, trailing
  }

  let side: Side
  let configuration: UISwipeActionsConfiguration
  /// How far the row is aside.
  var shown: CGFloat = 0
  /// The first button covers the others: a lift performs its action.
  var isFull = false
  /// How far it would have to be for a finger that has not moved.
  var grip: CGFloat = 0
  /// Grows with every motion: one that ends and finds another number has been overtaken.
  var animationGeneration = 0
  /// What the cell will be told when the row is open.
  var opening: UITableViewCell.StateMask?
  /// An action is at work.
  var isPerforming = false
  /// The delegate has heard that the row is edited, and not yet of the end.
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

  /// What shows all buttons in their own width.
  var width: CGFloat { buttons.reduce(0) { $0 + $1.ownWidth } }

  /// The view that stands for an action.
  func button(for action: UIContextualAction) -> UIView { buttons.first { $0.action === action } ?? self }

  /// The first button lies at the row's edge. All grow together, or the first one takes all the room. Each keeps at least its own width
  /// and lies under the one before it, so that titles of a row that is partly open do not touch.
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

/// An action's colour, image and title.
final class RowTrayButton: UIControl {
  /// At least as wide, with that much around a title; rows that have room for an image and a title. Our choice.
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

  /// Title and image keep their size: a button that is only partly open shows their middle.
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
