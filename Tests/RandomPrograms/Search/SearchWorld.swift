import ManualHost
import TestSupport
import UIKit

/// Searches on a stack of screens: typing, tokens, scopes, beginning and cancelling, pushes and pops, scrolling, turning, alerts, at rest, in
/// motion and inside messages; the same for the same seed.
///
/// The model is a formula of the bar's height from where the content is, and the order of the messages.
@MainActor final class SearchWorld: RandomProgram {
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
    CGSize(width: 1024, height: 768),
  ]

  private let stage = ManualStage(size: CGSize(width: 393, height: 852), scale: 2)
  private let navigation = UINavigationController()
  private var random: SeededGenerator
  private var log: [String] = []
  private(set) var operations = 0
  private(set) var batches = 0
  private(set) var answered: Set<String> = []
  private var budget = 0
  private var depth = 0
  private var names = 0
  private struct Former {
    weak var screen: SearchedScreen?
    let name: String
  }
  private var formers: [Former] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    navigation.navigationBar.prefersLargeTitles = random.roll(0..<3) > 0
    navigation.viewControllers = [newScreen()]
    stage.window.rootViewController = navigation
    stage.settle()
  }

  private func newScreen() -> SearchedScreen {
    names += 1
    let rows: Int? = [nil, 3, 40, 100, 100][random.roll(0..<5)]
    let name = "screen \(names)"
    let screen = SearchedScreen(
      name: name, rows: rows, hasSearch: random.roll(0..<5) > 0, hasResults: random.roll(0..<2) == 0
    ) { [weak self] in self?.hear($0, name) }
    screen.navigationItem.hidesSearchBarWhenScrolling = random.roll(0..<3) > 0
    screen.search?.obscuresBackgroundDuringPresentation = random.roll(0..<2) == 0
    screen.search?.hidesNavigationBarDuringPresentation = random.roll(0..<4) > 0
    if random.roll(0..<3) == 0 { screen.search?.searchBar.scopeButtonTitles = ["One", "Two"] }
    if random.roll(0..<4) == 0 {
      screen.navigationItem.preferredSearchBarPlacement = random.roll(0..<2) == 0 ? .inline : .stacked
    }
    if random.roll(0..<4) == 0 { screen.navigationItem.largeTitleDisplayMode = random.roll(0..<2) == 0 ? .never : .always }
    return screen
  }

  private var screens: [SearchedScreen] { navigation.viewControllers.compactMap { $0 as? SearchedScreen } }
  private var shown: SearchedScreen? { navigation.topViewController as? SearchedScreen }

  private func note(_ text: String) {
    operations += 1
    log.append(String(repeating: "  ", count: depth) + text)
  }

  private func hear(_ message: String, _ name: String) {
    log.append("\(String(repeating: "  ", count: depth))(\(name): \(message))")
    guard budget > 0, depth < 2, random.roll(0..<4) == 0 else { return }
    budget -= 1
    depth += 1
    batches += 1
    answered.insert(message)
    operate(isInside: true)
    depth -= 1
  }

  // MARK: Running

  func run() -> String? {
    for _ in 0..<12 {
      for _ in 0..<5 {
        budget = random.roll(0..<3) == 0 ? 2 : 0
        operate(isInside: false)
        batches += 1
        for _ in 0..<[0, 0, 1, 5, 30][random.roll(0..<5)] { stage.advance(by: 1.0 / 60) }
        if let wrong = screens.lazy.compactMap(\.wrong).first { return report(wrong) }
      }
      budget = 0
      if !stage.settle(limit: 20) { return report("it does not settle") }
      if let wrong = problemAtRest() { return report(wrong) }
    }
    return isFree()
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(30)).joined(separator: "\n  ") }

  private func operate(isInside: Bool) {
    let search = shown?.search
    switch random.roll(0..<22) {
    case 0..<3:
      note("tap field")
      if !isInside, let field = search?.searchBar.searchTextField, field.window != nil {
        tap(field)
      } else {
        search?.isActive = true
      }
    case 3:
      note("activate")
      search?.isActive = true
    case 4:
      note("deactivate")
      search?.isActive = false
    case 5 where !isInside:
      note("escape")
      stage.key(.keyboardEscape)
    case 6..<8 where !isInside:
      note("type")
      stage.typeText(["a", "b ", "\u{8}", "\n", "\t"][random.roll(0..<5)])
    case 8:
      note("text")
      search?.searchBar.text = ["", "code", "longer text"][random.roll(0..<3)]
    case 9:
      note("token")
      guard let field = search?.searchBar.searchTextField else { return }
      if field.tokens.isEmpty || random.roll(0..<2) == 0 {
        field.insertToken(UISearchToken(icon: nil, text: "token"), at: field.tokens.count)
      } else {
        field.removeToken(at: 0)
      }
    case 10:
      note("scopes")
      search?.searchBar.scopeButtonTitles = random.roll(0..<2) == 0 ? nil : ["One", "Two", "Three"]
    case 11..<13:
      guard navigation.viewControllers.count < 4 else { return }
      note("push")
      navigation.pushViewController(newScreen(), animated: random.roll(0..<3) > 0)
    case 13..<15: pop()
    case 15: change()
    case 16 where !isInside:
      note("tap anywhere")
      let size = stage.window.bounds.size
      stage.tap(at: CGPoint(x: CGFloat(random.roll(0..<Int(size.width))), y: CGFloat(random.roll(0..<Int(size.height)))))
    case 17 where !isInside: resize()
    case 18: present()
    default: isInside ? scrollByCode() : scroll()
    }
  }

  private func tap(_ view: UIView) {
    let frame = view.convert(view.bounds, to: nil)
    guard stage.window.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)) else { return }
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func pop() {
    guard navigation.viewControllers.count > 1, let last = shown else { return }
    note("pop")
    formers.append(Former(screen: last, name: last.title ?? ""))
    navigation.popViewController(animated: random.roll(0..<3) > 0)
  }

  private func change() {
    guard let shown, let search = shown.search else { return }
    note("change")
    switch random.roll(0..<5) {
    case 0: shown.navigationItem.hidesSearchBarWhenScrolling.toggle()
    case 1: search.obscuresBackgroundDuringPresentation.toggle()
    case 2: search.hidesNavigationBarDuringPresentation.toggle()
    case 3:
      search.searchSuggestions =
        random.roll(0..<2) == 0
        ? nil : [UISearchSuggestionItem(localizedSuggestion: "one"), UISearchSuggestionItem(localizedSuggestion: "two")]
    default: navigation.navigationBar.prefersLargeTitles.toggle()
    }
  }

  private func resize() {
    note("resize")
    let size = Self.sizes[random.roll(0..<Self.sizes.count)]
    let insets = size.height > 800 ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero
    stage.resize(to: size, safeAreaInsets: insets, duration: random.roll(0..<2) == 0 ? 0 : 0.3)
  }

  private func present() {
    if let alert = navigation.presentedViewController as? UIAlertController {
      note("dismiss alert")
      return alert.dismiss(animated: random.roll(0..<2) == 0)
    }
    note("alert")
    let alert = UIAlertController(title: "alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    navigation.present(alert, animated: random.roll(0..<2) == 0)
  }

  private func scrollByCode() {
    guard let table = shown?.table else { return }
    note("offset")
    table.setContentOffset(CGPoint(x: 0, y: CGFloat(random.roll(0..<900))), animated: random.roll(0..<2) == 0)
  }

  private func scroll() {
    let size = stage.window.bounds.size
    let point = CGPoint(x: size.width / 2, y: size.height * 0.6)
    switch random.roll(0..<4) {
    case 0: scrollByCode()
    case 1:
      note("wheel")
      stage.scrollWheel(by: CGPoint(x: 0, y: CGFloat(random.roll(-300..<300))), at: point, precise: random.roll(0..<2) == 0)
    case 2:
      note("flick")
      stage.flick(from: point, velocity: CGPoint(x: 0, y: CGFloat(random.roll(-2000..<2000))))
    default:
      note("drag")
      let end = CGPoint(x: point.x, y: min(max(0, point.y + CGFloat(random.roll(-150..<150))), size.height - 1))
      stage.drag(from: point, to: end, duration: 0.2, holdBeforeLift: 0.2)
    }
  }

  // MARK: Laws

  private func problemAtRest() -> String? {
    for screen in screens {
      guard let search = screen.search else { continue }
      if screen.stage != (search.isActive ? 2 : 0) {
        return "\(screen.title ?? ""): messages are at \(screen.stage), active is \(search.isActive)"
      }
      if screen.isEditingNow != search.searchBar.isFirstResponder {
        return "editing is \(screen.isEditingNow), the bar says otherwise"
      }
      if !search.isActive, search.searchBar.searchTextField.hasText, search.searchBar.window == nil,
        search.presentingViewController != nil
      {
        return "a search that is over is presented"
      }
      if search.isActive, screen.updatedText != search.searchBar.text { return "the last update had \(screen.updatedText)" }
      if (search.presentingViewController != nil) != search.isActive { return "presented and active differ" }
    }
    guard let shown, shown.view.window != nil else { return "the top is not shown" }
    return barProblem(shown) ?? searchProblem(shown)
  }

  private func barProblem(_ shown: SearchedScreen) -> String? {
    let bar = navigation.navigationBar
    let traits = navigation.traitCollection
    let top = navigation.view.safeAreaInsets.top
    // Its class is that of the window, of which the bar is a part.
    let hasLarge =
      bar.prefersLargeTitles && traits.verticalSizeClass != .compact
      && (navigation.viewControllers.last { $0.navigationItem.largeTitleDisplayMode != .automatic }?.navigationItem
        .largeTitleDisplayMode != .never)
    var (fixed, yielding): (CGFloat, CGFloat) = (44, hasLarge ? 52 : 0)
    if let search = shown.search {
      let hasScopes = search.searchBar.scopeButtonTitles?.isEmpty == false
      let preferred = shown.navigationItem.preferredSearchBarPlacement
      let isInline = !hasScopes && (preferred == .inline || preferred == .automatic && traits.horizontalSizeClass == .regular)
      if !isInline {
        let height: CGFloat = 52 + (search.isActive && hasScopes ? 44 : 0)
        if search.isActive {
          fixed = search.hidesNavigationBarDuringPresentation ? height : fixed + height
          if search.hidesNavigationBarDuringPresentation { yielding = 0 }
        } else if shown.navigationItem.hidesSearchBarWhenScrolling, shown.table != nil {
          yielding += height
        } else {
          fixed += height
        }
      }
    }
    var expected = fixed + yielding
    if let table = shown.table {
      let edge = table.convert(CGPoint.zero, to: nil).y - top
      expected = min(max(edge, fixed), fixed + yielding)
      if edge > fixed + yielding + 0.51 { return "the content rests at \(edge), below a bar of \(expected)" }
      if abs(table.adjustedContentInset.top - top - expected) > 0.51 {
        return "the inset is \(table.adjustedContentInset.top - top), not \(expected)"
      }
    }
    if abs(bar.frame.height - expected) > 0.51 { return "the bar is \(bar.frame.height) high, not \(expected)" }
    if abs(shown.view.safeAreaInsets.top - top - expected) > 0.51 {
      return "the safe area is \(shown.view.safeAreaInsets.top), not \(top + expected)"
    }
    return nil
  }

  private func searchProblem(_ shown: SearchedScreen) -> String? {
    guard let search = shown.search else { return nil }
    guard let window = search.searchBar.window, window === stage.window else { return "the search bar is not in the window" }
    guard search.isActive else { return nil }
    let view: UIView = search.view
    guard view.window === stage.window else { return "an active search is not in the window" }
    if let results = shown.results, results.isViewLoaded, results.view.isHidden == search.showsSearchResultsController {
      return "the results are hidden wrongly"
    }
    let frame = view.convert(view.bounds, to: nil)
    if frame != stage.window.bounds { return "the search covers \(frame) of \(stage.window.bounds)" }
    if abs(view.safeAreaInsets.top - shown.view.safeAreaInsets.top) > 0.51 {
      return "the search has another safe area than its screen"
    }
    return nil
  }

  /// Nothing holds a screen that has been popped.
  private func isFree() -> String? {
    if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
    navigation.viewControllers = [newScreen()]
    stage.settle()
    stage.key(.keyboardTab)
    stage.tap(at: CGPoint(x: 1, y: 1))
    stage.settle()
    stage.advance(by: 1)
    return formers.first { $0.screen != nil }.map { report("\($0.name) is still held") }
  }
}
