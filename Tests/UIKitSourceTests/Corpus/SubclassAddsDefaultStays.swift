// expect: true
import UIKit

class ASubclassAddsDefaultStays: NSObject, UITableViewDelegate {}
class BSubclassAddsDefaultStays: ASubclassAddsDefaultStays {
  func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 12 }
}
class BareSubclassAddsDefaultStays: NSObject, UITableViewDelegate {}

@MainActor func corpusSubclassAddsDefaultStays() -> String {
  {
    let t = UITableView(), i = IndexPath(row: 0, section: 0);
    let a: UITableViewDelegate = ASubclassAddsDefaultStays(), bare: UITableViewDelegate = BareSubclassAddsDefaultStays();
    return "\("\(a.tableView(t, heightForRowAt: i))" == "\(bare.tableView(t, heightForRowAt: i))")"
  }()
}
