public import Foundation
internal import UIKitCore

/// The buttons at one side of a row.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  /// - Parameter actions: From the row's edge inward. Without any the row does not move to that side.
  public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  open var actions: [UIContextualAction] { storedActions }

  /// Whether a finger that goes nearly across the row performs the first action when it lifts.
  open var performsFirstActionWithFullSwipe = true
}
