internal import Foundation
internal import UIKitControllers
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists
internal import UIKitTables

/// The first screen of the file browser: the person's folders.
final class PlacesList: UITableViewController {
  private unowned let browser: FileBrowser
  private let places = UserFolders.places

  init(_ browser: FileBrowser) {
    self.browser = browser
    super.init(style: .insetGrouped)
    title = "Places"
    toolbarItems = browser.toolbar([])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let place = places[indexPath.row]
    var content = cell.defaultContentConfiguration()
    (content.text, content.image) = (place.title, UIImage(systemName: place.symbol))
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    browser.open(places[indexPath.row].url)
  }
}
