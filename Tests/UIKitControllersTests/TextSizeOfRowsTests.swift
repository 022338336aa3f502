import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables
import UIKitTestSupport

/// Heights of rows follow a text size that the window overrides, wherever the table is.
@MainActor @Suite struct TextSizeOfRowsTests {
  private final class List: UITableViewController {
    var isClassic = true
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if isClassic {
        cell.textLabel?.text = "Row"
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  enum Place: CaseIterable { case root, navigation, tab, otherTab, inspector }

  private func heights(_ place: Place, isClassic: Bool, before: Bool) -> [CGFloat] {
    let stage = ManualStage(size: CGSize(width: 1_000, height: 800), scale: 2)
    let list = List(style: .plain)
    list.isClassic = isClassic
    if before { stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    switch place {
    case .root: stage.window.rootViewController = list
    case .navigation: stage.window.rootViewController = UINavigationController(rootViewController: list)
    case .tab, .otherTab:
      let tabs = UITabBarController()
      tabs.viewControllers = place == .tab ? [list, UIViewController()] : [UIViewController(), list]
      stage.window.rootViewController = tabs
      stage.settle()
      tabs.selectedViewController = list
    case .inspector:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      split.setViewController(list, for: .inspector)
      stage.window.rootViewController = split
      stage.settle()
      split.show(.inspector)
    }
    stage.settle()
    if !before { stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    stage.settle()
    return list.tableView.visibleCells.map(\.frame.height)
  }

  @Test(arguments: Place.allCases, [true, false]) func heightsFollow(_ place: Place, _ isClassic: Bool) {
    let before = heights(place, isClassic: isClassic, before: true)
    let after = heights(place, isClassic: isClassic, before: false)
    #expect(before.count == 3 && before == after)
    #expect(before.allSatisfy { $0 > 70 }, "\(before)")
  }
}
