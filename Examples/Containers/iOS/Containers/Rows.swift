import UIKit

/// The data source of one table: titles under a header. Tables in a container need not know of each other.
final class Rows: NSObject, UITableViewDataSource {
  private let header: String?
  private(set) var titles: [String]

  init(_ header: String?, _ titles: [String]) {
    self.header = header
    self.titles = titles
  }

  func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    return table
  }

  /// Inserts a row in front; the views below the table follow.
  func prepend(_ title: String, in table: UITableView) {
    titles.insert(title, at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = titles[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
