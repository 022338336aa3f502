import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Selectors
import TestSupport
import Testing
import UIKitControls
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitText

/// Searching in a text view with the find bar.
@MainActor @Suite struct FindInteractionTests {
  private let rig: TextViewStage
  private var stage: ManualStage { rig.stage }
  private var view: UITextView { rig.view }

  init() {
    rig = TextViewStage(text: "one two one\nthree One\nfour")
    view.isFindInteractionEnabled = true
    _ = view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 0)
    stage.settle()
  }

  private var bar: FindBar? { stage.window.subviews.last { $0 is FindBar } as? FindBar }

  private func press(_ code: UIKeyboardHIDUsage, _ held: UIKeyModifierFlags = [], _ letters: String = "") {
    stage.key(code, modifiers: held, characters: letters)
    stage.settle()
  }

  private func type(_ text: String) {
    stage.driver.text(text, marked: nil, at: stage.time)
    stage.settle()
  }

  private func search(_ text: String) {
    press(.keyboardF, .control, "f")
    type(text)
  }

  @Test func controlFSearchesFromTheCaretOn() throws {
    search("one")
    let bar = try #require(bar)
    #expect(bar.field.isFirstResponder && bar.count.text == "2 of 3" && view.finding.current == NSRange(location: 8, length: 3))
    #expect(view.finding.found.all.map(\.location) == [0, 8, 18] && view.text == "one two one\nthree One\nfour")
    press(.keyboardReturnOrEnter)
    #expect(view.finding.current?.location == 18 && bar.count.text == "3 of 3")
    press(.keyboardF3)
    #expect(view.finding.current?.location == 0, "at the other end")
    press(.keyboardG, .control, "g")
    #expect(view.finding.current?.location == 8)
    press(.keyboardF3, .shift)
    press(.keyboardG, [.control, .shift], "g")
    press(.keyboardReturnOrEnter, .shift)
    #expect(view.finding.current?.location == 8)
    press(.keyboardEscape)
    #expect(self.bar == nil && view.isFirstResponder && view.selectedRange == NSRange(location: 8, length: 3))
    #expect(view.finding.found.all.isEmpty && !view.findInteraction!.isFindNavigatorVisible)
    // The text is kept for the next time.
    press(.keyboardF, .control, "f")
    #expect(self.bar?.count.text == "2 of 3" && self.bar?.field.text == "one")
  }

  @Test func buttonsDoWhatKeysDo() throws {
    search("one")
    let bar = try #require(bar)
    func tap(_ view: UIView) {
      stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.window as UIView))
      stage.settle()
    }
    tap(bar.nextButton)
    #expect(bar.count.text == "3 of 3")
    tap(bar.previousButton)
    #expect(bar.count.text == "2 of 3" && bar.nextButton.accessibilityLabel == "Next")
    type("x")
    #expect(bar.count.text == "0" && !bar.nextButton.isEnabled && view.finding.found.all.isEmpty)
    tap(bar.done)
    #expect(self.bar == nil)
  }

  @Test(arguments: [false, true]) func theTextEndsBeforeTheNumberOfResults(_ isRightToLeft: Bool) throws {
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    search("one")
    let field = try #require(bar).field
    let (text, count) = (field.editingRect(forBounds: field.bounds), field.rightViewRect(forBounds: field.bounds))
    #expect(count.width > 0 && text.width > 50 && !text.intersects(count) && (count.midX < text.midX) == isRightToLeft)
    #expect((try #require(bar).done.frame.midX < field.frame.midX) == isRightToLeft)
  }

  @Test func optionsChangeTheSearch() throws {
    search("one")
    let interaction = try #require(view.findInteraction)
    func choose(_ title: String) {
      (interaction.optionElements.first { ($0 as? UIAction)?.title == title } as? UIAction)?.performWithSender(nil, target: nil)
      stage.settle()
    }
    choose("Match Case")
    #expect(view.finding.found.all.map(\.location) == [0, 8])
    choose("Match Case")
    view.text = "bone one"
    choose("Whole Words")
    #expect(view.finding.found.all.map(\.location) == [5])
    interaction.optionsMenuProvider = { elements in UIMenu(children: elements.dropLast()) }
    #expect(bar?.options.menu?.children.count == 1)
    interaction.optionsMenuProvider = { _ in nil }
    #expect(bar?.options.isEnabled == false)
  }

  @Test func foundPartsHaveAGroundAndTheCurrentOneIsScrolledTo() throws {
    view.text = String(repeating: "line\n", count: 2_000) + "needle\n" + String(repeating: "line\n", count: 2_000)
    view.selectedRange = NSRange(location: 0, length: 0)
    search("needle")
    #expect(view.bounds.minY > 24 * 1_900)
    let grounds = view.content.subviews.filter { !$0.isHidden && $0.layer.cornerRadius == 2 }
    #expect(grounds.count == 1 && grounds[0].frame == CGRect(x: 5, y: 24 * 2_000, width: 60, height: 24))
    press(.keyboardEscape)
    view.selectedRange = NSRange(location: 0, length: 0)
    search("line")
    #expect(bar?.count.text == "1 of 4000")
    let shown = view.content.subviews.filter { !$0.isHidden && $0.layer.cornerRadius == 2 }
    #expect(shown.count < 15, "those that show: \(shown.count)")
  }

  @Test func theBarTakesRoomFromTheSafeArea() throws {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.additionalSafeAreaInsets.bottom = 10
    controller.view.addSubview(view)
    stage.settle()
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    stage.settle()
    let height = try #require(bar).bounds.height
    #expect(controller.additionalSafeAreaInsets.bottom == 10 + height - stage.window.safeAreaInsets.bottom)
    #expect(bar?.frame.maxY == stage.window.bounds.height && bar?.frame.width == stage.window.bounds.width)
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    stage.settle()
    #expect(try #require(bar).bounds.height > height)
    view.findInteraction?.dismissFindNavigator()
    stage.settle()
    #expect(controller.additionalSafeAreaInsets.bottom == 10 && bar == nil)
  }

  // MARK: Replacing

  @Test func replacingAsksTheDelegateAndCanBeUndone() throws {
    press(.keyboardH, .control, "h")
    type("one")
    let bar = try #require(bar)
    #expect(bar.showsReplacement && !bar.replace.isHidden)
    bar.replacement.text = "1"
    view.findInteraction?.replacementText = "1"
    _ = rig.log.take()
    view.findInteraction?.replace(all: false)
    stage.settle()
    #expect(view.text == "one two 1\nthree One\nfour" && rig.log.take().contains("shouldChange 8+3 '1'"))
    #expect(bar.count.text == "2 of 2" && view.finding.current == NSRange(location: 16, length: 3), "the next one")
    view.findInteraction?.replace(all: true)
    stage.settle()
    #expect(view.text == "1 two 1\nthree 1\nfour" && bar.count.text == "0")
    press(.keyboardEscape)
    press(.keyboardZ, .control, "z")
    #expect(view.text == "one two 1\nthree One\nfour", "one step")
    rig.log.shouldChange = { range, _ in range.location != 0 }
    search("one")
    view.findInteraction?.replace(all: true)
    #expect(view.text == "one two 1\nthree 1\nfour", "the delegate forbids the first")
  }

  @Test func whatContainsItsReplacementIsReplacedOnce() {
    view.text = "a a a"
    view.selectedRange = NSRange(location: 0, length: 0)
    press(.keyboardH, .control, "h")
    type("a")
    view.findInteraction?.replacementText = "aa"
    for _ in 0..<3 { view.findInteraction?.replace(all: false) }
    #expect(view.text == "aa aa aa")
  }

  @Test func aTextThatCannotBeEditedIsOnlySearched() {
    view.isEditable = false
    _ = view.becomeFirstResponder()
    press(.keyboardH, .control, "h")
    #expect(bar?.showsReplacement == false)
    type("one")
    view.findInteraction?.replacementText = "x"
    view.findInteraction?.replace(all: true)
    view.findInteraction?.replace(all: false)
    #expect(view.text.hasPrefix("one two one"))
  }

  // MARK: Changes under an open session

  @Test func foundPartsStayWithTheirCharactersAndAreFoundAnew() {
    search("one")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "one ")
    #expect(view.finding.found.all.map(\.location) == [12, 22] || view.finding.found.all.map(\.location) == [4, 12, 22])
    #expect(view.finding.current == NSRange(location: 12, length: 3))
    let offset = view.contentOffset
    stage.advance(by: 0.5)
    stage.settle()
    #expect(view.finding.found.all.map(\.location) == [0, 4, 12, 22] && view.contentOffset == offset)
    view.text = ""
    press(.keyboardReturnOrEnter)
    #expect(view.finding.found.all.isEmpty && bar?.count.text == "0")
  }

  @Test func theSearchEndsWithItsView() throws {
    search("one")
    view.removeFromSuperview()
    stage.settle()
    #expect(bar == nil && view.findInteraction?.activeFindSession == nil)
    stage.window.addSubview(view)
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    #expect(bar != nil)
    view.isFindInteractionEnabled = false
    stage.settle()
    #expect(bar == nil && view.findInteraction == nil)
    press(.keyboardF, .control, "f")
    #expect(bar == nil)
  }

  @Test func nothingIsRetained() {
    weak var gone: UITextView?
    do {
      let other = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.text = "a a"
      other.isFindInteractionEnabled = true
      stage.window.addSubview(other)
      other.findInteraction?.presentFindNavigator(showingReplace: true)
      other.findInteraction?.searchText = "a"
      stage.settle()
      gone = other
      other.removeFromSuperview()
    }
    stage.settle()
    #expect(gone == nil)
  }

  // MARK: Commands

  @Test func commandsOfTheResponderChainSearch() throws {
    view.selectedRange = NSRange(location: 4, length: 3)
    let can = { (name: String) in view.canPerformAction(Selector(name), withSender: nil) }
    #expect(can("find:") && can("findAndReplace:") && !can("findNext:") && can("useSelectionForFind:"))
    view.useSelectionForFind(nil)
    view.find(nil)
    stage.settle()
    #expect(view.findInteraction?.searchText == "two" && view.finding.current?.location == 4 && can("findNext:"))
    view.findNext(nil)
    view.findPrevious(nil)
    #expect(view.finding.current?.location == 4)
    view.isFindInteractionEnabled = false
    #expect(!can("find:") && !can("findNext:"))
  }

  // MARK: Sessions of an app

  @Test func anAppsOwnSessionIsAskedByTheBar() throws {
    let (area, delegate) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), SessionLog())
    stage.window.addSubview(area)
    let interaction = UIFindInteraction(sessionDelegate: delegate)
    area.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: true)
    stage.settle()
    type("ab")
    #expect(delegate.log == ["began", "search ab"] && bar?.count.text == "2 of 7" && bar?.showsReplacement == false)
    press(.keyboardReturnOrEnter)
    #expect(delegate.log.last == "forward")
    interaction.findPrevious()
    delegate.session.searchResultDisplayStyle = .total
    interaction.updateResultCount()
    #expect(delegate.log.last == "backward" && bar?.count.text == "7")
    area.removeInteraction(interaction)
    #expect(Array(delegate.log.suffix(2)) == ["invalidate", "ended"] && interaction.activeFindSession == nil)
    delegate.hasSession = false
    area.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!interaction.isFindNavigatorVisible)
  }

  /// A text that reports later, of two documents.
  @Test func aTextOfSeveralDocumentsReportsLater() {
    let pages = Pages()
    let session = UITextSearchingFindSession(searchableObject: pages)
    session.performSearch(query: "a", options: nil)
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    pages.report()
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 0 && pages.styles == ["0.1 2", "0.5 1", "1.0 1"])
    session.highlightNextResult(in: .forward)
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 2 && pages.styles == ["0.1 1", "0.5 1", "1.0 2"])
    session.highlightNextResult(in: .forward)
    session.highlightNextResult(in: .backward)
    #expect(session.highlightedResultIndex == 2 && !session.supportsReplacement)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && pages.styles.isEmpty)
    #expect(UIFindSession().resultCount == 0 && UIFindSession().highlightedResultIndex == NSNotFound)
  }
}

@MainActor private final class SessionLog: NSObject, UIFindInteractionDelegate {
  final class Session: UIFindSession {
    var log: (String) -> Void = { _ in }
    override var resultCount: Int { 7 }
    override var highlightedResultIndex: Int { 1 }
    override func performSearch(query: String, options: UITextSearchOptions?) { if !query.isEmpty { log("search \(query)") } }
    override func highlightNextResult(in direction: UITextStorageDirection) {
      log(direction == .forward ? "forward" : "backward")
    }
    override func invalidateFoundResults() { log("invalidate") }
  }

  let session = Session()
  private(set) var log: [String] = []
  var hasSession = true

  override init() {
    super.init()
    session.log = { [unowned self] in log.append($0) }
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { hasSession ? session : nil }
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.append("began") }
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.append("ended") }
}

@MainActor private final class Pages: NSObject, UITextSearching {
  typealias DocumentIdentifier = Int
  var selectedTextRange: UITextRange?
  private var pending: UITextSearchAggregator<Int>?
  private var shown: [String: Int] = [:]

  var styles: [String] { shown.map { "\($0) \($1)" }.sorted() }

  private func offset(_ range: UITextRange) -> Int { (range as? EditedTextRange)?.range.location ?? -1 }

  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
    let (a, b) = (offset(foundRange), offset(toRange))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
  func compare(document fromDocument: Int, toDocument: Int) -> ComparisonResult {
    fromDocument < toDocument ? .orderedAscending : fromDocument > toDocument ? .orderedDescending : .orderedSame
  }
  func performTextSearch(
    queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator<Int>
  ) {
    pending = aggregator
  }
  func report() {
    for (document, place) in [(1, 0), (0, 5), (0, 1), (0, 9)] {
      pending?.foundRange(EditedTextRange(NSRange(location: place, length: 1)), searchString: "a", document: document)
    }
    pending?.invalidate(foundRange: EditedTextRange(NSRange(location: 9, length: 1)), document: 0)
    #expect(pending?.allFoundRanges.count == 3)
    pending?.finishedSearching()
    pending?.finishedSearching()
  }
  func decorate(foundTextRange range: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle) {
    shown["\(document ?? -1).\(offset(range))"] = style.rawValue
  }
  func clearAllDecoratedFoundText() { shown = [:] }
}
