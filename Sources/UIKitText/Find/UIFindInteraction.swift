public import Foundation
@_spi(UIKitModules) public import UIKitCore
internal import UIKitGraphics

/// Provides the search of a view.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The session for a search that begins; nil shows no find bar.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// The find bar is shown.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// The find bar has left.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Shows a bar at the bottom of the window that finds and replaces text in a view.
///
/// While the view, or one inside of it, has the keys, Control with F shows the bar, with H and where the session supports it also for replacing.
/// Return, F3 or Control with G go to the next result, with Shift to the previous one; Escape removes the bar. These keys are our choice, as of
/// other Linux programs. The safe area of the window's root controller ends above the bar.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction, KeyedInteraction {
  /// Not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The session while the find bar is shown; else nil.
  open private(set) var activeFindSession: UIFindSession?
  private var bar: FindBar?
  private var storedText: String?
  private var storedReplacement: String?
  /// Makes the menu of the bar's options of the suggested ones; nil, the default, for these.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { bar?.updateOptions() } }
  private var options = FindOptions()
  private var hadKeys = false

  /// - Parameter sessionDelegate: Not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }

  open func willMove(to view: UIView?) { if view !== self.view { end(animated: false) } }

  open func didMove(to view: UIView?) { self.view = view }

  // MARK: The bar

  /// Whether the find bar is shown.
  open var isFindNavigatorVisible: Bool { bar != nil }

  /// The text that is searched for, also while there is no bar. Setting it searches in the active session.
  open var searchText: String? {
    get { storedText }
    set {
      storedText = newValue
      bar?.textsChanged()
      if activeFindSession != nil { search() }
    }
  }

  /// The text in place of what is found.
  open var replacementText: String? {
    get { storedReplacement }
    set {
      storedReplacement = newValue
      bar?.textsChanged()
    }
  }

  /// Shows the find bar, or moves the keys to it. Does nothing outside of a window, and if the delegate has no session.
  ///
  /// - Parameter showingReplace: Also for replacing, where the session supports that.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if let bar {
      bar.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
      return bar.takeKeys()
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    hadKeys = Self.hasFirstResponder(view)
    activeFindSession = session
    (session as? UITextSearchingFindSession)?.onChange = { [weak self] _ in self?.updateResultCount() }
    let bar = FindBar(self, beside: view)
    self.bar = bar
    bar.showsReplacement = showingReplace && session.supportsReplacement
    bar.open(in: window)
    delegate?.findInteraction(self, didBegin: session)
    guard activeFindSession === session else { return }
    if storedText?.isEmpty == false { search() }
    if self.bar === bar { bar.takeKeys() }
  }

  private static func hasFirstResponder(_ view: UIView) -> Bool {
    view.isFirstResponder || view.subviews.contains { hasFirstResponder($0) }
  }

  /// Removes the find bar and ends the session; does nothing without one.
  open func dismissFindNavigator() { end(animated: true) }

  private func end(animated: Bool) {
    guard let bar, let session = activeFindSession else { return }
    let returns = bar.hasKeys && hadKeys
    (self.bar, activeFindSession) = (nil, nil)
    bar.close(animated: animated)
    (session as? UITextSearchingFindSession)?.onChange = nil
    session.invalidateFoundResults()
    if returns { _ = view?.becomeFirstResponder() }
    delegate?.findInteraction(self, didEnd: session)
  }

  /// The view has left its window.
  func viewLeft() { end(animated: false) }

  // MARK: Searching

  /// Makes the next result the current one; does nothing without a session.
  open func findNext() { step(.forward) }

  /// Makes the previous result the current one; does nothing without a session.
  open func findPrevious() { step(.backward) }

  private func step(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else { return }
    searchAgainIfNeeded()
    session.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Shows the session's results in the bar; sessions that search in the background call it.
  open func updateResultCount() { bar?.updateCount() }

  func search() {
    again?.cancel()
    again = nil
    activeFindSession?.performSearch(query: storedText ?? "", options: options.made)
    updateResultCount()
  }

  /// The person has typed in the bar.
  func typed(_ text: String?) {
    guard text != storedText else { return }
    storedText = text
    search()
  }

  func typedReplacement(_ text: String?) { storedReplacement = text }

  func replace(all: Bool) {
    guard let session = activeFindSession, let text = storedText, !text.isEmpty else { return }
    searchAgainIfNeeded()
    let new = storedReplacement ?? ""
    if all {
      session.replaceAll(searchQuery: text, replacementString: new, options: options.made)
    } else if session.allowsReplacementForCurrentlyHighlightedResult {
      session.performSingleReplacement(query: text, replacementString: new, options: options.made)
    }
    again?.cancel()
    again = nil
    updateResultCount()
  }

  // MARK: Content that changes

  /// Seconds from a change of the text to the next search. Our choice.
  private static let pause = 0.3
  private var again: TimerToken?

  /// The text under an open session has changed.
  func contentChanged() {
    guard activeFindSession != nil, storedText?.isEmpty == false, let driver = view?.window?.screen.driver else { return }
    again?.cancel()
    again = driver.schedule(after: Self.pause) { [weak self] in self?.searchAgainIfNeeded() }
  }

  private func searchAgainIfNeeded() {
    guard again != nil else { return }
    again?.cancel()
    again = nil
    (activeFindSession as? UITextSearchingFindSession)?.searchAgain(storedText ?? "", options.made)
    updateResultCount()
  }

  // MARK: Options

  var optionElements: [UIMenuElement] {
    [
      UIAction(title: "Match Case", state: options.matchesCase ? .on : .off) { [weak self] _ in
        self?.options.matchesCase.toggle()
        self?.optionsChanged()
      },
      UIAction(title: "Whole Words", state: options.method == .fullWord ? .on : .off) { [weak self] _ in
        guard let self else { return }
        options.method = options.method == .fullWord ? .contains : .fullWord
        optionsChanged()
      },
    ]
  }

  private func optionsChanged() {
    bar?.updateOptions()
    search()
  }

  // MARK: Keys

  package func perform(_ key: UIKey) -> Bool {
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if key.keyCode == .keyboardF3, held.subtracting(.shift).isEmpty, bar != nil {
      held.contains(.shift) ? findPrevious() : findNext()
      return true
    }
    guard !held.contains(.alternate), !held.isDisjoint(with: [.control, .command]) else { return false }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "f" where !held.contains(.shift): presentFindNavigator(showingReplace: bar?.showsReplacement ?? false)
    case "h" where !held.contains(.shift) && !held.contains(.command): presentFindNavigator(showingReplace: true)
    case "g" where bar != nil: held.contains(.shift) ? findPrevious() : findNext()
    default: return false
    }
    return true
  }
}

/// What the person has chosen in the bar.
struct FindOptions {
  var matchesCase = false
  var method = UITextSearchOptions.WordMatchMethod.contains

  @MainActor var made: UITextSearchOptions { UITextSearchOptions(method, matchesCase ? [] : [.caseInsensitive]) }
}
