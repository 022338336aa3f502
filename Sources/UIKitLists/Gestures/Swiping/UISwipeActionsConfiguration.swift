public import Foundation
internal import UIKitCore

/// The buttons at one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  /// - Parameter actions: From the row's edge inward. With an empty array the row cannot be swiped to that side.
  public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  /// From the row's edge inward.
  open var actions: [UIContextualAction] { storedActions }

  /// Whether a swipe across nearly the whole row performs the first action at the lift; true by default.
  open var performsFirstActionWithFullSwipe = true
}
