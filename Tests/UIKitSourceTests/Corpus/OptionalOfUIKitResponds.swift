// expect: true false
import UIKit

class AOptionalOfUIKitResponds: NSObject, UITableViewDataSource {
  func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 };
  func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() };
  func tableView(_ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
}

@MainActor func corpusOptionalOfUIKitResponds() -> String {
  {
    let a = AOptionalOfUIKitResponds();
    return
      "\(a.responds(to: #selector(UITableViewDataSource.tableView(_:commit:forRowAt:)))) \(a.responds(to: #selector(UITableViewDataSource.tableView(_:moveRowAt:to:))))"
  }()
}
