import CoreGraphics
import Foundation
import ManualHost
@testable import UIKitControllers
@testable import UIKitCore
import UIKitControls
import UIKitGraphics
import UIKitLists
import UIKitTables
import UIKitText

/// A phone with a list below a navigation bar with a search, and a log of all messages about it.
@MainActor final class SearchRig: NSObject, UISearchControllerDelegate, UISearchBarDelegate, UISearchResultsUpdating {
  /// A list of rows of 44 points.
  final class List: UITableViewController {
    var rows = 100
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  }

  let stage: ManualStage
  let list = List(style: .plain)
  let results: List?
  let search: UISearchController
  let navigation: UINavigationController
  var log: [String] = []
  var mayBegin = true
  var mayEnd = true
  var selectedSuggestions: [String] = []

  init(
    size: CGSize = CGSize(width: 393, height: 852),
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    isLarge: Bool = true, hides: Bool = true, hasResults: Bool = false, rows: Int = 100
  ) {
    stage = ManualStage(size: size, scale: 3, safeAreaInsets: safeAreaInsets)
    results = hasResults ? List(style: .plain) : nil
    search = UISearchController(searchResultsController: results)
    list.rows = rows
    list.title = "Inbox"
    list.definesPresentationContext = true
    navigation = UINavigationController(rootViewController: list)
    super.init()
    search.delegate = self
    search.searchBar.delegate = self
    search.searchResultsUpdater = self
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = hides
    navigation.navigationBar.prefersLargeTitles = isLarge
    stage.window.rootViewController = navigation
    stage.settle()
    log = []
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var table: UITableView { list.tableView }
  var field: UISearchTextField { search.searchBar.searchTextField }
  var contentTop: CGFloat { table.convert(CGPoint.zero, to: nil).y }
  var barBottom: CGFloat { bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: nil).y }
  var dim: UIView? { search.viewIfLoaded?.subviews.first }

  /// The log so far, without what comes after.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// The frame of a view in the window.
  func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  func tap(_ view: UIView) {
    let frame = place(view)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Pulls the bar out and begins the search.
  func begin() {
    search.isActive = true
    stage.settle()
  }

  /// The visible cancel button.
  var cancelButton: UIButton? {
    search.searchBar.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.alpha > 0.5 && $0.title(for: .normal) == "Cancel" }
  }

  func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
  func presentSearchController(_ searchController: UISearchController) { log.append("present") }
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "nil")")
  }
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
    selectedSuggestions.append(searchSuggestion.localizedSuggestion ?? "")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("shouldBegin")
    return mayBegin
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("shouldEnd")
    return mayEnd
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}
