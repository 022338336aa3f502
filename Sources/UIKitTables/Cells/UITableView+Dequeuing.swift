internal import Diagnostics
package import Foundation
internal import UIKitCore
internal import UIKitLists

extension UITableView {
  /// The cell being reconfigured, once for each question; nil if it has another identifier.
  func cellToReconfigure(_ identifier: String) -> UITableViewCell? {
    guard let cell = cells.viewToReconfigure(identifier) else { return nil }
    cells.endReconfiguring()
    return cell
  }

  package func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = cellToReconfigure(identifier) { return cell }
    guard cells.isRegistered(identifier), let cell = cells.dequeue(identifier) else {
      programmingError(
        """
        UITableView.dequeueReusableCell(withIdentifier: "\(identifier)", for: \(indexPath)): no class is registered for that \
        identifier; call register(_:forCellReuseIdentifier:) first
        """)
    }
    let frame = rectForRow(at: indexPath)
    if cell.frame.size != frame.size { cell.frame = frame }
    return cell
  }
}
