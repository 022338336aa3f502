import Scrollwork
import Testing
import UIKit
import UIKitTesting

// The two examples of README.md, word for word.
final class StackViewController: UIViewController, UITableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let container = ContainerScrollView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    for color in [UIColor.systemBlue, .systemOrange] {
      let table = UITableView(frame: .zero, style: .plain)
      table.backgroundColor = color
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      container.contentView.addSubview(table)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@MainActor @Suite struct ReadmeTests {
  @Test func aFlickScrollsThroughBothTables() {
    let stage = Stage()
    let controller = StackViewController()
    stage.rootViewController = controller
    stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -3000))
    stage.settle()
    let container = controller.view.subviews[0] as! UIScrollView
    #expect(container.contentOffset.y > 1000)
  }
}
