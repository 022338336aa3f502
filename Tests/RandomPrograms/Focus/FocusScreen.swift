import TestSupport
import UIKit

/// A screen with buttons, a field, and a table of named rows; the model is the array of names and what the buttons' flags say.
@MainActor final class FocusScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let buttons = (0..<3).map { _ in UIButton(type: .system) }
  let field = UITextField()
  let table = UITableView(frame: .zero, style: .plain)
  var names: [String]
  private var made = 0

  init(rows: Int) {
    names = (0..<rows).map { "row \($0)" }
    made = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    for (index, button) in buttons.enumerated() {
      button.setTitle("button \(index)", for: .normal)
      view.addSubview(button)
    }
    for part in [field, table] { view.addSubview(part) }
    (table.dataSource, table.delegate) = (self, self)
  }

  override func viewDidLayoutSubviews() {
    for (index, button) in buttons.enumerated() { button.frame = CGRect(x: 10 + 100 * index, y: 60, width: 90, height: 40) }
    field.frame = CGRect(x: 10, y: 110, width: 200, height: 30)
    table.frame = CGRect(x: 0, y: 150, width: view.bounds.width, height: max(0, view.bounds.height - 150))
  }

  func newName() -> String {
    made += 1
    return "row \(made)"
  }

  /// The buttons that a person can press.
  var usable: [UIButton] { buttons.filter { $0.superview === view && !$0.isHidden && $0.isEnabled && $0.alpha > 0.01 } }

  func numberOfSections(in tableView: UITableView) -> Int { 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}
