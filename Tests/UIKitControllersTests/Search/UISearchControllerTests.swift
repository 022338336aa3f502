import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitControls
import UIKitGraphics
import UIKitTables
import UIKitText

@MainActor @Suite struct UISearchControllerTests {
  @Test func aTapBeginsASearchInOrder() {
    let rig = SearchRig(hides: false)
    rig.tap(rig.field)
    rig.stage.settle()
    #expect(rig.take() == ["shouldBegin", "didBegin", "present", "willPresent", "update ", "didPresent"])
    #expect(rig.search.isActive && rig.field.isFirstResponder && rig.list.presentedViewController === rig.search)
    #expect(rig.search.presentingViewController === rig.list)
  }

  @Test func cancelEndsASearchInOrder() throws {
    let rig = SearchRig(hides: false)
    rig.tap(rig.field)
    rig.stage.settle()
    rig.stage.typeText("ab")
    _ = rig.take()
    rig.tap(try #require(rig.cancelButton))
    #expect(!rig.search.isActive)
    rig.stage.settle()
    #expect(rig.take() == ["cancel", "willDismiss", "shouldEnd", "didEnd", "update ", "didDismiss"])
    #expect(rig.search.searchBar.text?.isEmpty == true && !rig.field.isFirstResponder && rig.cancelButton == nil)
    #expect(rig.list.presentedViewController == nil)
  }

  @Test func typingAndScopesUpdateTheResults() throws {
    let rig = SearchRig(hides: false)
    rig.search.searchBar.scopeButtonTitles = ["All", "Unread"]
    rig.begin()
    _ = rig.take()
    rig.stage.typeText("ab")
    #expect(rig.take() == ["update a", "text a", "update ab", "text ab"])
    let scopes = try #require(rig.search.searchBar.subviews.first { String(describing: type(of: $0)) == "UISegmentedControl" })
    let frame = rig.place(scopes)
    rig.stage.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(rig.take() == ["scope 1", "update ab"] && rig.search.searchBar.selectedScopeButtonIndex == 1)
    rig.search.searchBar.text = "code"
    #expect(rig.take() == ["update code"])
    rig.stage.key(.keyboardReturnOrEnter)
    #expect(rig.take() == ["search"] && rig.search.isActive)
  }

  @Test func theTitleGoesAwayAndTheContentMovesWithTheBar() {
    let rig = SearchRig(hides: false)
    rig.tap(rig.field)
    var tops: [CGFloat] = []
    for _ in 0..<30 {
      rig.stage.advance(by: 1.0 / 60)
      tops.append(rig.contentTop)
    }
    rig.stage.settle()
    #expect(rig.bar.frame == CGRect(x: 0, y: 47, width: 393, height: 52) && rig.contentTop == 99)
    #expect(rig.list.view.safeAreaInsets.top == 99)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 <= $0 + 0.01 })
    rig.search.isActive = false
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148 && rig.contentTop == 195)
  }

  @Test func theTitleStaysIfItIsNotToBeHidden() {
    let rig = SearchRig(isLarge: false, hides: false)
    rig.search.hidesNavigationBarDuringPresentation = false
    rig.begin()
    #expect(rig.bar.frame.height == 96 && rig.contentTop == 143)
  }

  @Test func aBarThatHidesStaysDuringASearchAndIsShownAfterwards() {
    let rig = SearchRig()
    rig.table.contentOffset.y = -195
    rig.stage.advance(by: 0)
    rig.tap(rig.field)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 52 && rig.contentTop == 99)
    rig.table.contentOffset.y = 300
    rig.stage.advance(by: 0)
    #expect(rig.bar.frame.height == 52)
    rig.table.contentOffset.y = -99
    rig.search.isActive = false
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148 && rig.contentTop == 195)
  }

  @Test func theScreenIsDimmedAndATouchEndsTheSearch() throws {
    let rig = SearchRig(hides: false)
    rig.begin()
    #expect(rig.dim?.isHidden == false)
    rig.stage.tap(at: CGPoint(x: 200, y: 500))
    rig.stage.settle()
    #expect(!rig.search.isActive && rig.list.selected.isEmpty)
  }

  @Test func aScreenThatIsNotObscuredReceivesTouches() {
    let rig = SearchRig(hides: false)
    rig.search.obscuresBackgroundDuringPresentation = false
    rig.begin()
    rig.stage.tap(at: CGPoint(x: 200, y: 500))
    rig.stage.settle()
    #expect(rig.search.isActive && rig.list.selected.count == 1)
    rig.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.3)
    rig.stage.settle()
    #expect(rig.table.contentOffset.y > 100)
  }

  @Test func resultsShowWhileThereIsText() throws {
    let rig = SearchRig(hides: false, hasResults: true)
    rig.begin()
    let results = try #require(rig.results)
    #expect(results.view.isHidden && rig.dim?.isHidden == false && !rig.search.showsSearchResultsController)
    rig.stage.typeText("a")
    rig.stage.settle()
    #expect(!results.view.isHidden && rig.dim?.isHidden == true)
    #expect(results.tableView.adjustedContentInset.top == 99 && results.tableView.contentOffset.y == -99)
    rig.stage.tap(at: CGPoint(x: 200, y: 500))
    #expect(results.selected.count == 1 && rig.list.selected.isEmpty)
    rig.stage.typeText("\u{8}")
    #expect(results.view.isHidden)
    rig.search.showsSearchResultsController = true
    #expect(!results.view.isHidden && !rig.search.automaticallyShowsSearchResultsController)
  }

  @Test func tokensCountAsText() throws {
    let rig = SearchRig(hides: false, hasResults: true)
    rig.begin()
    rig.field.insertToken(UISearchToken(icon: nil, text: "anna"), at: 0)
    #expect(rig.search.showsSearchResultsController && rig.results?.view.isHidden == false)
    rig.search.isActive = false
    rig.stage.settle()
    #expect(rig.field.tokens.isEmpty)
  }

  @Test func scopesShowDuringTheSearchAndTheBarGrows() {
    let rig = SearchRig(hides: false)
    rig.search.searchBar.scopeButtonTitles = ["All", "Unread"]
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148)
    rig.begin()
    #expect(rig.bar.frame.height == 96 && rig.contentTop == 143 && rig.search.searchBar.showsScopeBar)
    rig.search.isActive = false
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148 && !rig.search.searchBar.showsScopeBar)
  }

  @Test func scopesOnTextEntryWaitForText() {
    let rig = SearchRig(hides: false)
    rig.search.searchBar.scopeButtonTitles = ["All", "Unread"]
    rig.search.scopeBarActivation = .onTextEntry
    rig.begin()
    #expect(!rig.search.searchBar.showsScopeBar)
    rig.stage.typeText("a")
    rig.stage.settle()
    #expect(rig.search.searchBar.showsScopeBar && rig.bar.frame.height == 96)
  }

  @Test func buttonsThatTheAppSetsAreTheApps() {
    let rig = SearchRig(hides: false)
    rig.search.searchBar.showsCancelButton = false
    rig.search.searchBar.showsScopeBar = false
    #expect(!rig.search.automaticallyShowsCancelButton && !rig.search.automaticallyShowsScopeBar)
    #expect(rig.search.scopeBarActivation == .manual)
    rig.begin()
    #expect(rig.cancelButton == nil)
  }

  @Test func escapeCancelsWhereverTheKeysGo() {
    let rig = SearchRig(hides: false)
    rig.begin()
    _ = rig.take()
    rig.stage.key(.keyboardEscape)
    rig.stage.settle()
    #expect(!rig.search.isActive && rig.take().first == "cancel")
    rig.begin()
    rig.search.searchBar.resignFirstResponder()
    rig.stage.key(.keyboardEscape)
    rig.stage.settle()
    #expect(!rig.search.isActive)
  }

  @Test func theArrowDownLeadsIntoTheResults() throws {
    let rig = SearchRig(hides: false, hasResults: true)
    rig.begin()
    rig.stage.typeText("a")
    rig.stage.settle()
    rig.stage.key(.keyboardDownArrow)
    rig.stage.settle()
    let focused = UIFocusSystem.focusSystem(for: rig.stage.window)?.focusedItem as? UITableViewCell
    #expect(focused?.isDescendant(of: try #require(rig.results).view) == true)
    rig.stage.key(.keyboardReturnOrEnter)
    #expect(rig.results?.selected == [0])
  }

  @Test func tabGoesFromTheFieldThroughTheResults() throws {
    let rig = SearchRig(hides: false, hasResults: true)
    rig.begin()
    rig.stage.typeText("a")
    rig.stage.settle()
    var visited: [UIView] = []
    for _ in 0..<6 {
      rig.stage.key(.keyboardTab)
      rig.stage.settle()
      if let view = UIFocusSystem.focusSystem(for: rig.stage.window)?.focusedItem as? UIView { visited.append(view) }
    }
    #expect(visited.contains { $0 is UITableViewCell && $0.isDescendant(of: rig.results!.view) })
    #expect(!visited.contains { $0.isDescendant(of: rig.table) })
    #expect(rig.search.isActive)
  }

  @Test func aPushKeepsTheSearchAndAPopBringsItBack() {
    let rig = SearchRig(hides: false, hasResults: true)
    rig.begin()
    rig.stage.typeText("a")
    _ = rig.take()
    let next = UIViewController()
    next.title = "Next"
    rig.navigation.pushViewController(next, animated: true)
    rig.stage.settle()
    #expect(rig.search.isActive && rig.results?.view.window == nil && rig.bar.frame.height == 96)
    #expect(rig.take().filter { $0 != "didEnd" }.isEmpty)
    rig.navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(rig.search.isActive && rig.results?.view.window != nil && rig.bar.frame.height == 52)
    #expect(rig.search.searchBar.text == "a" && rig.results?.tableView.adjustedContentInset.top == 99)
    rig.search.isActive = false
    rig.stage.settle()
    #expect(rig.bar.frame.height == 148 && rig.contentTop == 195)
  }

  @Test func resultsSlideWithTheirScreen() throws {
    let rig = SearchRig(hides: false, hasResults: true)
    rig.begin()
    rig.stage.typeText("a")
    rig.stage.settle()
    rig.navigation.pushViewController(UIViewController(), animated: true)
    rig.stage.advance(by: 0.1)
    let results = try #require(rig.results)
    #expect(abs(rig.place(results.view).minX - rig.place(rig.list.view).minX) < 0.01 && rig.place(results.view).minX < -1)
  }

  @Test func poppingTheScreenEndsItsSearch() {
    let rig = SearchRig()
    let next = SearchRig.List(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    search.delegate = rig
    next.navigationItem.searchController = search
    rig.navigation.pushViewController(next, animated: false)
    rig.stage.settle()
    search.isActive = true
    rig.stage.settle()
    #expect(search.isActive && rig.bar.frame.height == 52)
    _ = rig.take()
    rig.navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(!search.isActive && rig.take() == ["willDismiss", "didDismiss"])
    #expect(rig.bar.frame.height == 96 && rig.contentTop == 143)
  }

  @Test func swipingBackDoesNotLeaveASearch() {
    let rig = SearchRig()
    let next = SearchRig.List(style: .plain)
    next.navigationItem.searchController = UISearchController(searchResultsController: nil)
    rig.navigation.pushViewController(next, animated: false)
    rig.stage.settle()
    next.navigationItem.searchController?.isActive = true
    rig.stage.settle()
    rig.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
    rig.stage.settle()
    #expect(rig.navigation.topViewController === next)
  }

  @Test func anAppThatPresentsTheControllerItselfHearsNothing() {
    let rig = SearchRig(hides: false)
    rig.list.present(rig.search, animated: true)
    rig.stage.settle()
    #expect(rig.search.isActive && rig.take() == ["update "])
    rig.list.dismiss(animated: true)
    rig.stage.settle()
    #expect(!rig.search.isActive && rig.take() == ["update "] && rig.bar.frame.height == 148)
  }

  @Test func theDelegateMayRefuseToBegin() {
    let rig = SearchRig(hides: false)
    rig.mayBegin = false
    rig.tap(rig.field)
    rig.stage.settle()
    #expect(rig.take() == ["shouldBegin"] && !rig.search.isActive)
  }

  @Test func endingInTheMiddleOfTheBeginningIsBalanced() {
    let rig = SearchRig(hides: false)
    rig.search.isActive = true
    rig.stage.advance(by: 0.1)
    rig.search.isActive = false
    rig.stage.advance(by: 0.1)
    rig.search.isActive = true
    rig.stage.advance(by: 0.05)
    rig.search.isActive = false
    rig.stage.settle()
    let pairs = rig.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did") && !$0.contains("Begin") && $0 != "didEnd" }
    #expect(
      pairs == [
        "willPresent", "didPresent", "willDismiss", "didDismiss", "willPresent", "didPresent", "willDismiss", "didDismiss",
      ])
    #expect(rig.bar.frame.height == 148 && rig.contentTop == 195)
  }

  @Test func turningTheScreenDuringASearch() {
    let rig = SearchRig(hides: false, hasResults: true)
    rig.begin()
    rig.stage.typeText("a")
    rig.stage.resize(
      to: CGSize(width: 852, height: 393), safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), duration: 0.3)
    rig.stage.settle()
    #expect(rig.search.isActive && rig.results?.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(rig.place(rig.field).minX >= 47 && rig.place(rig.field).maxX <= 852 - 47)
    rig.stage.resize(
      to: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), duration: 0.3)
    rig.stage.settle()
    #expect(rig.bar.frame.height == 52 && rig.results?.tableView.adjustedContentInset.top == 99)
  }

  @Test func suggestionsAreListedAndChosen() throws {
    let rig = SearchRig(hides: false)
    rig.begin()
    rig.search.searchSuggestions = ["anna", "berta"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    rig.stage.settle()
    #expect(rig.field.searchSuggestions?.count == 2)
    rig.stage.tap(at: CGPoint(x: 100, y: 99 + 60))
    rig.stage.settle()
    #expect(rig.selectedSuggestions == ["berta"])
    rig.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    rig.stage.settle()
    rig.stage.tap(at: CGPoint(x: 100, y: 99 + 60))
    rig.stage.settle()
    #expect(rig.selectedSuggestions == ["berta"] && !rig.search.isActive)
  }

  @Test func nothingIsHeldAfterTheScreenHasGone() {
    let rig = SearchRig()
    weak var screen: UIViewController?
    weak var search: UISearchController?
    do {
      let next = SearchRig.List(style: .plain)
      let made = UISearchController(searchResultsController: SearchRig.List(style: .plain))
      next.navigationItem.searchController = made
      (screen, search) = (next, made)
      rig.navigation.pushViewController(next, animated: false)
      rig.stage.settle()
      made.isActive = true
      rig.stage.settle()
      rig.stage.typeText("a")
      rig.navigation.popViewController(animated: false)
      rig.stage.settle()
    }
    rig.stage.advance(by: 1)
    #expect(screen == nil && search == nil)
  }

  // MARK: In the screen

  @Test func asAHeaderOfATableTheBarGoesToTheTop() throws {
    let rig = SearchRig(isLarge: false)
    rig.list.navigationItem.searchController = nil
    rig.search.searchBar.sizeToFit()
    rig.table.tableHeaderView = rig.search.searchBar
    rig.stage.settle()
    #expect(rig.place(rig.search.searchBar) == CGRect(x: 0, y: 91, width: 393, height: 44))
    rig.tap(rig.field)
    rig.stage.settle()
    #expect(rig.search.isActive && rig.place(rig.search.searchBar).minY == 47 && rig.navigation.isNavigationBarHidden)
    #expect(rig.field.isFirstResponder)
    rig.stage.typeText("a")
    rig.tap(try #require(rig.cancelButton))
    rig.stage.settle()
    #expect(rig.search.searchBar.superview === rig.table && !rig.navigation.isNavigationBarHidden)
    #expect(rig.place(rig.search.searchBar) == CGRect(x: 0, y: 91, width: 393, height: 44))
  }

  /// A message of the former end can begin the next search and end it again; each search reports its own beginning and end.
  @Test func searchesBegunInsideMessagesReportThemselves() {
    final class Restless: NSObject, UISearchControllerDelegate, UISearchBarDelegate {
      var log: [String] = []
      var onDidDismiss: () -> Void = {}
      var onDidBegin: () -> Void = {}
      func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
      func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
      func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
      func didDismissSearchController(_ searchController: UISearchController) {
        log.append("didDismiss")
        let action = onDidDismiss
        onDidDismiss = {}
        action()
      }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        let action = onDidBegin
        onDidBegin = {}
        action()
      }
    }
    let (rig, restless) = (SearchRig(), Restless())
    rig.search.delegate = restless
    rig.search.searchBar.delegate = restless
    rig.begin()
    restless.onDidDismiss = {
      restless.onDidBegin = { rig.search.isActive = false }
      rig.search.isActive = true
    }
    rig.search.isActive = false
    rig.stage.advance(by: 0.05)
    rig.search.isActive = true
    rig.stage.settle()
    let way = ["willPresent", "didPresent", "willDismiss", "didDismiss"]
    #expect(rig.search.isActive && restless.log == way + way + ["willPresent", "didPresent"])
  }
}
