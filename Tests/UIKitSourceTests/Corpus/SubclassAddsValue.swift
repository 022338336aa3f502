// expect: 12.0
import UIKit

class ASubclassAddsValue: NSObject, UITableViewDelegate {}
class BSubclassAddsValue: ASubclassAddsValue { func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 12 } }

@MainActor func corpusSubclassAddsValue() -> String {
  {
    let d: UITableViewDelegate = BSubclassAddsValue();
    return "\(d.tableView(UITableView(), heightForRowAt: IndexPath(row: 0, section: 0)))"
  }()
}
