internal import CoreGraphics
internal import Foundation
internal import UIKitControls
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists
internal import UIKitTables
internal import UIKitText

/// The view of a search: a dim above the screen, results, suggestions. What none of them covers passes touches on.
final class SearchView: UIView {
  /// Opacity of the dim. Our choice, as the dim of presentations.
  private static let dimAlpha: CGFloat = DimmingView.strength

  private let dim: DimmingView
  private var resultsView: UIView?
  private let suggestions: SuggestionList

  init(
    frame: CGRect, results: UIViewController?, onTap: @escaping @MainActor () -> Void,
    onSuggestion: @escaping @MainActor (any UISearchSuggestion) -> Void
  ) {
    dim = DimmingView(onTap: onTap)
    suggestions = SuggestionList(onSuggestion)
    super.init(frame: frame)
    dim.frame = bounds
    dim.alpha = Self.dimAlpha
    addSubview(dim)
    suggestions.frame = bounds
    suggestions.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    suggestions.isHidden = true
    addSubview(suggestions)
  }

  required init?(coder: NSCoder) { nil }

  func showResults(of controller: UIViewController) {
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: suggestions)
    resultsView = view
  }

  func show(isDimmed: Bool, hasResults: Bool, _ suggested: [any UISearchSuggestion]) {
    resultsView?.isHidden = !hasResults
    suggestions.isHidden = suggested.isEmpty
    suggestions.show(suggested)
    dim.isHidden = !isDimmed || hasResults
  }

  var coversScreen: Bool { !dim.isHidden || frontContent != nil }

  /// Suggestions, else results; nil where neither shows.
  var frontContent: UIView? { [suggestions, resultsView].compactMap(\.self).first { !$0.isHidden } }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The suggestions of a search, in rows.
final class SuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let onSelect: @MainActor (any UISearchSuggestion) -> Void
  private var items: [any UISearchSuggestion] = []

  init(_ onSelect: @escaping @MainActor (any UISearchSuggestion) -> Void) {
    self.onSelect = onSelect
    super.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
    dataSource = self
    delegate = self
    accessibilityLabel = "Suggestions"
  }

  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [any UISearchSuggestion]) {
    let isSame = items.count == suggestions.count && zip(items, suggestions).allSatisfy { $0 === $1 }
    if isSame { return }
    items = suggestions
    reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
    let item = items[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.image = item.iconImage
    if let text = item.localizedAttributedSuggestion {
      content.attributedText = text
    } else {
      content.text = item.localizedSuggestion
    }
    cell.contentConfiguration = content
    cell.accessibilityLabel = item.localizedDescription ?? item.localizedSuggestion
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    onSelect(items[indexPath.row])
  }
}
