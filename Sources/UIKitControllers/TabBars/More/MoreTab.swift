internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists
internal import UIKitTables

/// The item "More" of a bar, the screen that lists the screens without an item, and the way back to it.
@MainActor final class MoreTab {
  let item = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  let navigation: UINavigationController
  private let list: MoreList
  private weak var tabs: UITabBarController?
  private let back = UIBarButtonItem()
  private weak var backBar: UINavigationBar?
  private(set) var rest: [UIViewController] = []

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    list = MoreList(style: .plain)
    list.title = item.title
    navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = item
    list.more = self
    back.image = UIImage(systemName: "ellipsis.circle")
    back.accessibilityLabel = item.title
    back.primaryAction = UIAction { [weak self] _ in self.map { $0.tabs?.select($0.navigation) } }
  }

  /// Whether a screen is one for which "More" stands.
  func contains(_ screen: UIViewController?) -> Bool {
    screen != nil && (screen === navigation || rest.contains { $0 === screen })
  }

  /// Lists the screens for which the bar has no room; "More" is a screen only while there are any.
  func show(_ rest: [UIViewController]) {
    self.rest = rest
    if !rest.isEmpty, navigation.parent == nil {
      tabs?.addChild(navigation)
      navigation.didMove(toParent: tabs)
    }
    update()
    shownChanged(to: tabs?.shown)
  }

  /// Follows the screen shown: an empty list leaves with the screen after it.
  func shownChanged(to shown: UIViewController?) {
    showWayBack(from: shown)
    guard rest.isEmpty, navigation.parent != nil, navigation.viewIfLoaded?.superview == nil else { return }
    navigation.willMove(toParent: nil)
    navigation.removeFromParent()
  }

  func update() {
    let isPossible = tabs?.tabs.isEmpty == true && tabs?.customizableViewControllers?.isEmpty == false
    if isPossible != (list.navigationItem.rightBarButtonItem != nil) {
      list.navigationItem.rightBarButtonItem =
        isPossible ? UIBarButtonItem(title: "Edit", primaryAction: UIAction { [weak self] _ in self?.tabs?.customize() }) : nil
    }
    if list.isViewLoaded { list.tableView.reloadData() }
  }

  /// A button to the list in the bar of a screen that the list shows.
  private func showWayBack(from shown: UIViewController?) {
    let bar = rest.contains { $0 === shown } ? (shown as? UINavigationController)?.navigationBar : nil
    guard bar !== backBar else { return }
    backBar?.containerItems = []
    bar?.containerItems = [back]
    backBar = bar
  }

  func choose(_ screen: UIViewController) {
    guard let tabs, rest.contains(where: { $0 === screen }) else { return }
    tabs.tabBar(tabs.tabBar, didSelect: screen.tabBarItem)
  }
}

/// The list of the screens without an item in the bar.
final class MoreList: UITableViewController {
  weak var more: MoreTab?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Titles and badges may have changed.
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { more?.rest.count ?? 0 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    guard let item = more?.rest[indexPath.row].tabBarItem else { return cell }
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText, content.image) = (item.title, item.badgeValue, item.image)
    content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let screen = more?.rest[indexPath.row], screen.tabBarItem.isEnabled { more?.choose(screen) }
  }
}
