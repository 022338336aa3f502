// expect: 3
import UIKit

class ASubclassAddsDataSource: NSObject, UITableViewDataSource {
  func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 };
  func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
}
class BSubclassAddsDataSource: ASubclassAddsDataSource { func numberOfSections(in tableView: UITableView) -> Int { 3 } }

@MainActor func corpusSubclassAddsDataSource() -> String {
  {
    let t = UITableView(); let b = BSubclassAddsDataSource(); t.dataSource = b; return "\(t.numberOfSections)"
  }()
}
