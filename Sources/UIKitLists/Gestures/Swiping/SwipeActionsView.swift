internal import CoreGraphics
internal import Diagnostics
package import Foundation
@_spi(UIKitModules) package import UIKitCore

/// Container of the swipe-action buttons, beside a row that is swiped aside.
package final class SwipeActionsView: UIView {
  package enum Side {
    case leading, trailing
  }

  package let side: Side
  let configuration: UISwipeActionsConfiguration
  /// Distance by which the row is swiped aside, in points.
  package var shown: CGFloat = 0
  /// Whether a full swipe is under way: the first button covers the others, and lifting the finger performs its action.
  var isFull = false
  /// Swipe distance at which the gesture began, in points; the finger's translation is added.
  var grip: CGFloat = 0
  /// Animation counter: a completion that finds another value than at its begin has been overtaken by a later move.
  var animationGeneration = 0
  /// Called once the row is open.
  var opened: (@MainActor () -> Void)?
  /// Whether an action's handler is running.
  var isPerforming = false
  /// Whether the begin of the swipe was announced and its end was not yet.
  package var isAnnounced = false
  private let buttons: [RowTrayButton]

  init(_ side: Side, _ configuration: UISwipeActionsConfiguration, pressed: @escaping @MainActor (UIContextualAction) -> Void) {
    (self.side, self.configuration) = (side, configuration)
    buttons = configuration.actions.map { action in RowTrayButton(action) { pressed(action) } }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  package required init?(coder: NSCoder) {
    programmingError("SwipeActionsView.init(coder:): it is made by its list only")
  }

  /// Width at which every button has its own width.
  var width: CGFloat { buttons.reduce(0) { $0 + $1.ownWidth } }

  /// The button of `action`, passed to the action's handler as its source view.
  func button(for action: UIContextualAction) -> UIView { buttons.first { $0.action === action } ?? self }

  /// Places the first button at the row's edge. All buttons grow in proportion, or the first one takes all the width. A button is never
  /// narrower than its own width and lies under the one before it, so that the titles of a partly open row do not touch.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let isAtRight = (side == .trailing) != ((superview as? any SwipeRow)?.isMirrored ?? false)
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
