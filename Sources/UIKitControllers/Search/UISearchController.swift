internal import CoreGraphics
public import Foundation
@_spi(UIKitModules) public import UIKitCore
public import UIKitText

/// A search: its bar, and the controller of its results.
///
/// The bar stands in the navigation item of a screen, or anywhere in its view. When its editing begins, the controller is presented above the
/// screen: in a navigation bar above the screen of its item, elsewhere above the nearest one that `definesPresentationContext`.
/// It stays presented while screens are pushed, until the cancel button, Escape, a touch of the dimmed screen or `isActive` ends the search.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// When the scopes of the bar show.
  public enum ScopeBarActivation: Int, Sendable {
    /// While the search is active; of a bar in one line with the title when there is text.
    case automatic
    /// As `showsScopeBar` of the bar says.
    case manual
    /// While the search is active and has text or tokens.
    case onTextEntry
    /// While the search is active.
    case onSearchActivation
  }

  private let results: UIViewController?
  let bar = UISearchBar()
  /// The controller in whose bar the search bar stands.
  weak var navigation: UINavigationController?
  /// Whether bars and screen look as in an active search, or are on the way to it.
  private(set) var isShownActive = false
  /// How far a beginning is: the delegate is asked to present the controller, or the controller presents itself. Messages on the way that ask
  /// for another beginning have no effect.
  enum Beginning { case none, asking, presenting }
  var beginning = Beginning.none
  /// Whether the text goes because the search ends.
  private var isClearing = false
  private var searchView: SearchView? { viewIfLoaded as? SearchView }
  /// The placement that the navigation bar has reported.
  private var placement = UINavigationItem.SearchBarPlacement.automatic

  /// Makes a search whose results the controller shows; nil for results that the screen itself shows.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a search whose results the screen itself shows.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .overCurrentContext
    bar.host = self
  }

  // MARK: Parts

  /// Shows what is found; weak, nil by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the beginning and the end; weak, nil by default.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; nil where the screen does.
  open var searchResultsController: UIViewController? { results }
  /// The bar.
  open var searchBar: UISearchBar { bar }

  // MARK: Activity

  /// Whether the search is presented, or on its way in. Setting it begins or ends the search, animated in a window.
  ///
  /// Beginning makes the bar's field the first responder. The end clears text and tokens.
  open var isActive: Bool {
    get { isPresentedNow }
    set { newValue ? begin() : end() }
  }

  /// Whether the screen below is dimmed, and receives no touches, while no results show; true by default. A touch of it ends the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }
  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the title of a navigation bar goes away during a search; true by default. The bar with the title in one line stays.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { placeChanged(animated: false) } }
  }

  // MARK: What shows by itself

  /// Whether the results show while there is text or a token; true by default.
  open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }

  /// Whether the results show. Setting it makes `automaticallyShowsSearchResultsController` false.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasContent : storedShowsResults }
    set {
      storedShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var storedShowsResults = false

  /// Whether the cancel button shows during a search; true by default, and false after the app has set the bar's `showsCancelButton`.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes show during a search; true by default, and false after the app has set the bar's `showsScopeBar`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// `.automatic` by default, and `.manual` after the app has set the bar's `showsScopeBar`.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopes(animated: false) } }

  /// Where the bar is in its navigation item; `.stacked` outside of one.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { placement == .automatic ? .stacked : placement }

  // MARK: Suggestions

  /// Suggestions for the present text, in a list below the bar; nil, the default, for none. They are those of the bar's field.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { bar.field.searchSuggestions }
    set { bar.field.searchSuggestions = newValue }
  }

  /// Whether suggestions do not show where the bar is below the title; false by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateContent() } }

  // MARK: View

  open override func loadView() {
    view = SearchView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), results: results) { [weak self] in
      self?.isActive = false
    } onSuggestion: { [weak self] in
      self?.choose($0)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results else { return updateContent() }
    addChild(results)
    searchView?.showResults(of: results)
    results.didMove(toParent: self)
    updateContent()
  }

  @_spi(UIKitModules) open override var presentedChild: UIViewController? { showsSearchResultsController ? results : nil }

  /// Escape ends the search.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape && $0.key?.leadsBack == true }), bar.escape() { return }
    super.pressesBegan(presses, with: event)
  }

  /// Ends the search.
  open override func accessibilityPerformEscape() -> Bool { bar.escape() }

  // MARK: State

  /// Whether there is something to search for.
  private var hasContent: Bool { bar.field.hasText }

  /// Shows dim, results and suggestions as they are now.
  private func updateContent() {
    guard let searchView else { return }
    let isStacked = searchBarPlacement == .stacked
    let suggestions = isStacked && ignoresSearchSuggestionsForSearchBarPlacementStacked ? [] : searchSuggestions ?? []
    searchView.show(
      isDimmed: obscuresBackgroundDuringPresentation, hasResults: results != nil && showsSearchResultsController, suggestions)
    searchPresentation?.coversScreen = searchView.coversScreen
  }

  private func updateScopes(animated: Bool) {
    let shows: Bool
    switch scopeBarActivation {
    case .manual: return
    case .automatic: shows = isShownActive
    case .onSearchActivation: shows = isShownActive
    case .onTextEntry: shows = isShownActive && hasContent
    }
    bar.showScopes(shows, animated: animated)
  }

  /// Brings bars and screen to the look of an active search, or back; in the animation of the caller.
  func show(isActive: Bool) {
    guard isActive != isShownActive else { return }
    isShownActive = isActive
    if automaticallyShowsCancelButton { bar.showCancel(isActive, animated: false) }
    updateScopes(animated: false)
    updateContent()
    placeChanged(animated: false)
  }

  private func placeChanged(animated: Bool) { navigation?.searchChanged(self, animated: animated) }

  func update() {
    let text = bar.text.flatMap { $0.isEmpty ? nil : $0 }
    navigation?.viewControllers.first { $0.navigationItem.searchController === self }?.searchedText = text
    results?.searchedText = text
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Clears the search, and reports it once.
  func clear() {
    bar.field.endEditing(true)
    isClearing = true
    bar.field.tokens = []
    bar.text = ""
    isClearing = false
    updateContent()
    update()
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    bar.field.reportSelection(of: suggestion)
  }

  /// The navigation item has another search: this one ends, and its bar is the app's.
  func leftItem() {
    if isActive { searchPresentation?.dismiss(animated: false, completion: nil) }
    (navigation, bar.place, placement) = (nil, nil, .automatic)
    (bar.isHidden, bar.transform) = (false, .identity)
    bar.removeFromSuperview()
  }

  /// The navigation bar has laid the bar out elsewhere.
  func placed(_ next: UINavigationItem.SearchBarPlacement) {
    guard next != placement else { return }
    let former = searchBarPlacement
    if placement != .automatic { delegate?.searchController(self, willChangeTo: next) }
    let isFirst = placement == .automatic
    placement = next
    updateContent()
    if !isFirst { delegate?.searchController(self, didChangeFrom: former) }
  }
}

// MARK: The bar's messages

extension UISearchController: SearchBarHost {
  func searchBarDidBegin() { begin() }

  func searchBarContentChanged() {
    guard !isClearing, isActive else { return }
    updateContent()
    updateScopes(animated: true)
    update()
  }

  func searchBarCancelled() { isActive = false }

  var cancelsByEscape: Bool { isActive }

  func searchBarSetByApp(cancel: Bool) {
    if cancel { automaticallyShowsCancelButton = false } else { scopeBarActivation = .manual }
  }

  func searchBarHeightChanged(animated: Bool) {
    placeChanged(animated: animated)
    searchPresentation?.barHeightChanged()
  }

  func suggestionsChanged() { updateContent() }

  func enterResults() -> Bool {
    guard isActive, let front = searchView?.frontContent ?? presentingViewController?.view else { return false }
    return UIFocusSystem.focusSystem(for: front)?.enter(front) ?? false
  }
}
