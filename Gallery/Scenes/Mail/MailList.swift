internal import Foundation
internal import UIKit

/// The inbox: letters below a large title, a search with tokens and scopes, swipe actions and a toolbar.
final class MailList: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  private let store: MailStore
  private(set) var query = MailQuery()
  let search = UISearchController(searchResultsController: nil)
  /// Called with the letter that was chosen.
  var onSelect: ((MailLetter) -> Void)?

  private lazy var source = UITableViewDiffableDataSource<Int, MailLetter>(tableView: tableView) { table, path, letter in
    let cell = table.dequeueReusableCell(withIdentifier: "letter", for: path)
    // Called again when the letter changes.
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.subtitleCell().updated(for: state)
      content.text = letter.sender
      content.textProperties.font = .sceneFont(ofSize: 16, weight: letter.isRead ? .regular : .semibold)
      content.secondaryText = "\(letter.subject)\n\(letter.text)"
      content.secondaryTextProperties.font = .sceneFont(ofSize: 14)
      content.secondaryTextProperties.numberOfLines = 2
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: letter.isFlagged ? "flag.fill" : letter.isRead ? "envelope.open" : "envelope.badge")
      content.imageProperties.tintColor = letter.isFlagged ? .systemOrange : letter.isRead ? .tertiaryLabel : .systemBlue
      content.imageProperties.reservedLayoutSize = CGSize(width: 26, height: 0)
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  private lazy var count = UIBarButtonItem(title: "")

  init(_ store: MailStore) {
    self.store = store
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    source.defaultRowAnimation = .fade
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search letters"
    search.searchBar.scopeButtonTitles = MailQuery.Scope.allCases.map(\.title)
    search.searchBar.searchTextField.allowsDeletingTokens = true
    navigationItem.searchController = search
    navigationItem.largeTitleDisplayMode = .always
    definesPresentationContext = true
    let unread = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal.decrease"),
      primaryAction: UIAction { [weak self] _ in self?.toggleUnread() })
    unread.accessibilityLabel = "Unread only"
    count.isEnabled = false
    toolbarItems = [unread, .flexibleSpace(), count, .flexibleSpace(), UIBarButtonItem(systemItem: .compose)]
  }

  /// Called again when letters come, go, or change what the search asks for.
  override func updateProperties() {
    super.updateProperties()
    let found = store.letters.filter { query.matches($0) }
    let unread = store.letters.reduce(0) { $0 + ($1.isRead ? 0 : 1) }
    count.title = unread == 0 ? "All read" : "\(unread) unread"
    var snapshot = NSDiffableDataSourceSnapshot<Int, MailLetter>()
    snapshot.appendSections([0])
    snapshot.appendItems(found)
    source.apply(snapshot, animatingDifferences: view.window != nil && source.snapshot().numberOfSections > 0)
    contentUnavailableConfiguration = found.isEmpty ? emptyState : nil
  }

  private var emptyState: UIContentUnavailableConfiguration {
    if !query.isEmpty { return .search() }
    var empty = UIContentUnavailableConfiguration.empty()
    (empty.image, empty.text, empty.secondaryText) = (UIImage(systemName: "tray"), "No Letters", "New ones come in here.")
    return empty
  }

  // MARK: Search

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    var query = MailQuery()
    query.words = bar.searchTextField.text ?? ""
    query.senders = bar.searchTextField.tokens.compactMap { $0.representedObject as? String }
    query.scope = MailQuery.Scope(rawValue: bar.selectedScopeButtonIndex) ?? .all
    bar.searchTextField.clearButtonMode = .whileEditing
    searchController.searchSuggestions = suggestions(for: query)
    if query == self.query { return }
    self.query = query
    setNeedsUpdateProperties()
  }

  /// Senders whose name begins with what is typed.
  private func suggestions(for query: MailQuery) -> [any UISearchSuggestion]? {
    guard !query.words.isEmpty, query.senders.isEmpty else { return nil }
    let names = store.senders.filter { $0.lowercased().hasPrefix(query.words.lowercased()) }.prefix(3)
    return names.isEmpty
      ? nil
      : names.map { name in
        let suggestion = UISearchSuggestionItem(
          localizedSuggestion: "From \(name)", localizedDescription: nil, iconImage: UIImage(systemName: "person"))
        suggestion.representedObject = name
        return suggestion
      }
  }

  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
    guard let name = searchSuggestion.representedObject as? String else { return }
    let field = searchController.searchBar.searchTextField
    field.text = ""
    let token = UISearchToken(icon: UIImage(systemName: "person"), text: name)
    token.representedObject = name
    field.insertToken(token, at: field.tokens.count)
    updateSearchResults(for: searchController)
  }

  private func toggleUnread() {
    query.scope = query.scope == .unread ? .all : .unread
    search.searchBar.selectedScopeButtonIndex = query.scope.rawValue
    setNeedsUpdateProperties()
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let letter = source.itemIdentifier(for: indexPath) else { return }
    letter.isRead = true
    onSelect?(letter)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let letter = source.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(style: .normal, title: letter.isRead ? "Unread" : "Read") { _, _, done in
      letter.isRead.toggle()
      done(true)
    }
    action.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let letter = source.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [store] _, _, done in
      store.delete(letter)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: letter.isFlagged ? "Unflag" : "Flag") { _, _, done in
      letter.isFlagged.toggle()
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
