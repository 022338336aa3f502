import UIKit

/// A screen with a search: a list, or a view that does not scroll; and the messages about its search.
@MainActor
final class SearchedScreen: UIViewController, UITableViewDataSource, UISearchControllerDelegate, UISearchBarDelegate,
  UISearchResultsUpdating
{
  /// The list, if there is one; it fills the view.
  let table: UITableView?
  let search: UISearchController?
  let results: UIViewController?
  private let rows: Int
  private let onMessage: (String) -> Void
  /// How many messages of each of the four kinds have come, in their order.
  private(set) var stage = 0
  private(set) var isEditingNow = false
  private(set) var wrong: String?
  private(set) var updatedText = ""

  init(name: String, rows: Int?, hasSearch: Bool, hasResults: Bool, onMessage: @escaping (String) -> Void) {
    self.rows = rows ?? 0
    self.onMessage = onMessage
    table = rows.map { _ in UITableView(frame: .zero, style: .plain) }
    results = hasResults ? UIViewController() : nil
    search = hasSearch ? UISearchController(searchResultsController: results) : nil
    super.init(nibName: nil, bundle: nil)
    title = name
    definesPresentationContext = true
    navigationItem.searchController = search
    search?.delegate = self
    search?.searchBar.delegate = self
    search?.searchResultsUpdater = self
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    guard let table else { return super.loadView() }
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  // MARK: Messages

  private static let order = ["willPresent", "didPresent", "willDismiss", "didDismiss"]

  private func hear(_ message: String) {
    if Self.order[stage] != message, wrong == nil { wrong = "\(message) came where \(Self.order[stage]) was due" }
    stage = (stage + 1) % 4
    onMessage(message)
  }

  func willPresentSearchController(_ searchController: UISearchController) { hear("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { hear("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { hear("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { hear("didDismiss") }

  func updateSearchResults(for searchController: UISearchController) {
    updatedText = searchController.searchBar.text ?? ""
    onMessage("update")
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    if isEditingNow, wrong == nil { wrong = "editing begins twice" }
    isEditingNow = true
    onMessage("didBegin")
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    if !isEditingNow, wrong == nil { wrong = "editing ends twice" }
    isEditingNow = false
    onMessage("didEnd")
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    if searchBar.text != searchText, wrong == nil { wrong = "the changed text is not that of the bar" }
    onMessage("text")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { onMessage("cancel") }
}
