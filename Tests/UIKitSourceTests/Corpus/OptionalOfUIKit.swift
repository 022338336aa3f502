// expect: 44.5
import UIKit

class AOptionalOfUIKit: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44.5 }
}

@MainActor func corpusOptionalOfUIKit() -> String {
  {
    let d: UITableViewDelegate? = AOptionalOfUIKit();
    return "\(d?.tableView?(UITableView(), heightForRowAt: IndexPath(row: 0, section: 0)) ?? 0)"
  }()
}
