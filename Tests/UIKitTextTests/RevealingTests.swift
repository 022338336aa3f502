import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists
@testable import UIKitText

/// The scroll views around a field or a text view scroll to what is edited.
@MainActor @Suite struct RevealingTests {
  private let stage = ManualStage(size: CGSize(width: 300, height: 600), scale: 1)

  /// A scroll view as large as the screen with a view at (20, `y`).
  private func scrollView(_ view: UIView, y: CGFloat, height: CGFloat = 3_000) -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scrollView.contentSize = CGSize(width: 300, height: height)
    view.frame.origin = CGPoint(x: 20, y: y)
    scrollView.addSubview(view)
    return scrollView
  }

  private func field() -> UITextField { UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)) }

  /// Whether no scroll view cuts off a part of a view, but for half a pixel: offsets are rounded.
  private func isVisible(_ area: CGRect, of view: UIView) -> Bool {
    var (area, view) = (area, view)
    while let parent = view.superview {
      area = view.convert(area, to: parent)
      if let scrollView = parent as? UIScrollView,
        !scrollView.bounds.inset(by: scrollView.adjustedContentInset).insetBy(dx: -0.5, dy: -0.5).contains(area)
      {
        return false
      }
      view = parent
    }
    return true
  }

  private func isCaretVisible(_ view: UITextView) -> Bool {
    isVisible(view.caretRect(for: view.selectedTextRange!.end), of: view)
  }

  private func settle() { #expect(stage.settle()) }

  // MARK: Beginning

  @Test func aFieldThatBecomesFirstResponderIsScrolledToWithAnAnimation() {
    let field = field()
    let scrollView = scrollView(field, y: 2_000)
    stage.window.addSubview(scrollView)
    field.becomeFirstResponder()
    stage.advance(by: 0.1)
    #expect(scrollView.isScrollAnimating && scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 1_434)
    settle()
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 2_034 - 600))
  }

  @Test func aFieldThatIsVisibleMovesNothing() {
    let field = field()
    let scrollView = scrollView(field, y: 500)
    stage.window.addSubview(scrollView)
    field.becomeFirstResponder()
    settle()
    #expect(scrollView.contentOffset == .zero)
  }

  /// Before the first layout the places of views are not known.
  @Test func aFieldBeginsBeforeItHasAPlace() {
    let field = UITextField()
    let scrollView = scrollView(field, y: 0, height: 0)
    stage.window.addSubview(scrollView)
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 2_000),
      field.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      field.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -1_000),
      field.widthAnchor.constraint(equalToConstant: 200),
    ])
    field.becomeFirstResponder()
    settle()
    #expect(isVisible(field.bounds, of: field) && scrollView.contentOffset.y > 1_000)
  }

  @Test func insetsOfAKeyboardStayFree() {
    let field = field()
    let scrollView = scrollView(field, y: 500)
    stage.window.addSubview(scrollView)
    stage.tap(at: CGPoint(x: 100, y: 517))
    scrollView.contentInset.bottom = 300
    settle()
    #expect(field.isEditing && scrollView.contentOffset.y == 534 - 300)
  }

  @Test func scrollViewsInsideOneAnotherShowAFieldTogether() {
    let field = field()
    let inner = scrollView(field, y: 1_500)
    inner.frame.size = CGSize(width: 250, height: 300)
    let outer = scrollView(inner, y: 1_000)
    stage.window.addSubview(outer)
    field.becomeFirstResponder()
    settle()
    #expect(inner.contentOffset.y == 1_534 - 300 && outer.contentOffset.y == 1_300 - 600)
    #expect(isVisible(field.bounds, of: field))
  }

  @Test func aScrollViewThatPagesStaysAtAPage() {
    let field = field()
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 1_500, height: 600)
    field.frame.origin = CGPoint(x: 660, y: 20)
    pages.addSubview(field)
    stage.window.addSubview(pages)
    field.becomeFirstResponder()
    settle()
    #expect(pages.contentOffset == CGPoint(x: 600, y: 0))
  }

  /// What apps do that scroll themselves.
  @Test func anOverrideOfScrollRectToVisibleDecides() {
    final class Still: UIScrollView {
      var asked: [Bool] = []
      override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { asked.append(animated) }
    }
    let (field, still) = (field(), Still(frame: CGRect(x: 0, y: 0, width: 300, height: 600)))
    still.contentSize = CGSize(width: 300, height: 3_000)
    field.frame.origin.y = 2_000
    still.addSubview(field)
    stage.window.addSubview(still)
    field.becomeFirstResponder()
    settle()
    stage.typeText("a")
    settle()
    #expect(still.contentOffset == .zero && still.asked == [true, false])
  }

  // MARK: Editing

  @Test func typingShowsAFieldAgain() {
    let field = field()
    let scrollView = scrollView(field, y: 100)
    stage.window.addSubview(scrollView)
    field.becomeFirstResponder()
    settle()
    scrollView.contentOffset.y = 1_000
    settle()
    #expect(scrollView.contentOffset.y == 1_000)
    stage.typeText("a")
    stage.advance(by: 0)
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test func nothingScrollsUnderAFingerThatDrags() {
    let field = field()
    let scrollView = scrollView(field, y: 100)
    stage.window.addSubview(scrollView)
    field.becomeFirstResponder()
    settle()
    stage.touch(.began, at: CGPoint(x: 150, y: 500))
    for y in stride(from: CGFloat(490), through: 100, by: -30) {
      stage.advance(by: 0.016)
      stage.touch(.moved, at: CGPoint(x: 150, y: y))
    }
    let offset = scrollView.contentOffset
    stage.typeText("a")
    stage.advance(by: 0.016)
    #expect(scrollView.isDragging && offset.y > 200 && scrollView.contentOffset == offset)
    stage.touch(.ended, at: CGPoint(x: 150, y: 100))
  }

  @Test func aTextViewThatScrollsToItsCaretMovesNothingElse() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrollView = scrollView(view, y: 300)
    stage.window.addSubview(scrollView)
    view.becomeFirstResponder()
    for _ in 0..<40 {
      stage.typeText("\n")
      stage.advance(by: 0)
    }
    #expect(view.contentOffset.y == view.contentSize.height - 200 && scrollView.contentOffset == .zero)
    scrollView.contentOffset.y = 2_000
    stage.typeText("a")
    stage.advance(by: 0)
    #expect(isCaretVisible(view))
  }

  @Test func aTextViewThatGrowsByConstraintsShowsItsCaret() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 40)
    let scrollView = scrollView(view, y: 0, height: 0)
    stage.window.addSubview(scrollView)
    view.translatesAutoresizingMaskIntoConstraints = false
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 50),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    view.becomeFirstResponder()
    for key in 0..<60 {
      stage.typeText(key % 3 == 0 ? "\n" : "word ")
      stage.advance(by: 0)
      #expect(isCaretVisible(view), "key \(key)")
    }
    for _ in 0..<60 {
      stage.key(.keyboardUpArrow)
      stage.advance(by: 0)
      #expect(isCaretVisible(view))
    }
    #expect(view.bounds.height > 900 && scrollView.contentOffset.y < 60)
  }

  // MARK: Lists

  @Test func aRowThatGrowsWithItsTextShowsTheCaretAfterEachKey() throws {
    let list = GrowingRows(stage)
    let view = try #require(list.textView(7))
    view.becomeFirstResponder()
    settle()
    for key in 0..<40 {
      stage.typeText("\n")
      stage.advance(by: 0)
      #expect(isCaretVisible(view), "key \(key), offset \(list.table.contentOffset.y)")
    }
    settle()
    #expect(isCaretVisible(view) && view.bounds.height > 500)
    for _ in 0..<45 {
      stage.key(.keyboardDeleteOrBackspace)
      stage.advance(by: 0)
      #expect(isCaretVisible(view))
    }
    settle()
    #expect(isCaretVisible(view))
  }

  @Test(arguments: FieldList.Kind.allCases) func typingReturnsToARowThatHasLeftTheScreen(_ kind: FieldList.Kind) throws {
    let list = FieldList(kind)
    let field = try list.edit(3)
    list.scroll(to: 5_000)
    try list.settle()
    #expect(!list.shownNames.contains("r3") && field.isEditing)
    list.stage.typeText("a")
    list.stage.advance(by: 0)
    #expect(list.shownNames.contains("r3") && list.field(3) === field && isVisible(field.bounds, of: field))
    list.scroll(to: 5_000)
    list.insert(20)
    try list.settle()
    list.stage.typeText("b")
    list.stage.advance(by: 0)
    #expect(list.field(23) === field && isVisible(field.bounds, of: field))
  }
}
