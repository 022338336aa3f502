import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite struct UITableViewControllerTests {
  private class Fruits: UITableViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
      cell.textLabel?.text = "Fruit \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath.row)")
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.last != "didScroll" { log.append("didScroll") } }
  }

  private func shown(_ controller: UITableViewController) -> ManualStage {
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    stage.window.rootViewController = controller
    stage.advance(by: 0)
    return stage
  }

  @Test func itsTableAsksAndTellsIt() {
    let fruits = Fruits(style: .grouped)
    let stage = shown(fruits)
    #expect(fruits.tableView.style == .grouped && fruits.view === fruits.tableView)
    #expect(fruits.tableView.visibleCells.first?.textLabel?.text == "Fruit 0")
    #expect(fruits.tableView.rectForRow(at: path(0)).height == 52, "a height that is not overridden is the table's own")
    stage.driver.touches([RawTouch(id: 0, phase: .began, location: CGPoint(x: 100, y: 100))], at: stage.time)
    stage.advance(by: 0.2)
    stage.driver.touches([RawTouch(id: 0, phase: .ended, location: CGPoint(x: 100, y: 100))], at: stage.time)
    stage.settle()
    fruits.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    stage.settle()
    #expect(fruits.log == ["didSelect 1", "didScroll"])
  }

  @Test(arguments: [true, false]) func itForgetsTheSelectionWhenItComesBack(clears: Bool) {
    let fruits = Fruits()
    fruits.clearsSelectionOnViewWillAppear = clears
    let stage = shown(fruits)
    fruits.tableView.selectRow(at: path(3), animated: false, scrollPosition: .none)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    stage.window.rootViewController = fruits
    stage.settle()
    #expect(fruits.tableView.indexPathForSelectedRow == (clears ? nil : path(3)))
  }

  @Test func itHasTheTablesRefreshControl() {
    let fruits = Fruits(style: .plain)
    let control = UIRefreshControl()
    fruits.refreshControl = control
    #expect(fruits.tableView.refreshControl === control)
  }
}
