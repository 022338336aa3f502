// expect: row 7
import UIKit

class AExtensionWithConformance: NSObject {}
extension AExtensionWithConformance: UITableViewDelegate {
  func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 5 }
}
class BExtensionWithConformance: AExtensionWithConformance {
  override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 7 }
}

@MainActor func corpusExtensionWithConformance() -> String {
  {
    let d: UITableViewDelegate = BExtensionWithConformance();
    return "row \(Int(d.tableView(UITableView(), heightForRowAt: IndexPath(row: 0, section: 0))))"
  }()
}
