package import Foundation
internal import UIKitCore
package import UIKitGraphics
package import UIKitLists

/// What makes a section a list.
@MainActor package protocol ListSection: AnyObject {
  /// What the cell of an item must know.
  func look(ofItemAt indexPath: IndexPath, count: Int) -> AnyHashable

  /// What a header or footer must know.
  func look(ofKind elementKind: String) -> AnyHashable

  var hasSwipeActions: Bool { get }
  func swipeActions(isLeading: Bool, at indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The background behind the section; nil for none.
  var background: UIColor? { get }

  /// Points above the section's header.
  var headerPadding: CGFloat { get }
}
