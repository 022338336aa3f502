import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

@MainActor @Suite struct UITextViewLayoutTests {
  private let rig = TextViewStage()
  private var view: UITextView { rig.view }

  private func lines(_ count: Int) -> String { (0..<count).map { "line \($0)" }.joined(separator: "\n") }

  @Test func contentIsAsHighAsTheLinesAndTheInsets() {
    view.text = "one\ntwo two two two two two"
    rig.stage.advance(by: 0)
    #expect(view.contentSize == CGSize(width: 210, height: 16 + 3 * 24))
    view.textContainerInset = UIEdgeInsets(top: 0, left: 40, bottom: 4, right: 60)
    view.textContainer.lineFragmentPadding = 0
    rig.stage.advance(by: 0)
    // 110 points are 11 letters: "two two two" twice.
    #expect(view.textContainer.size.width == 110 && view.contentSize == CGSize(width: 210, height: 4 + 3 * 24))
    view.text = ""
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 28)
  }

  @Test func theContentIsUpToDateInsideOfTheMessage() {
    var heights: [CGFloat] = []
    rig.log.onChange = { heights.append($0.contentSize.height) }
    view.becomeFirstResponder()
    rig.stage.typeText("a\n\n")
    #expect(heights == [40, 64, 88])
  }

  @Test func aLongTextHasViewsForWhatShows() {
    view.text = lines(10_000)
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 16 + 24 * 10_000 && rig.paragraphViews.count <= 10)
    rig.stage.flick(from: CGPoint(x: 100, y: 250), velocity: CGPoint(x: 0, y: -8000))
    rig.stage.settle()
    #expect(view.contentOffset.y > 2000 && rig.paragraphViews.count <= 10 && view.content.madeCount <= 12)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    rig.stage.settle()
    #expect(view.contentOffset.y == view.contentSize.height - 200)
    let bottom = rig.paragraphViews.map(\.frame.maxY).max() ?? 0
    #expect(abs(bottom - (24 * 10_000 + 4)) < 1)
  }

  @Test func aChangeMeasuresItsNeighboursAndDrawsWhatChanged() {
    view.text = lines(5_000)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    rig.stage.advance(by: 0)
    let before = view.paragraphs.measuredCount
    for _ in 0..<10 {
      rig.stage.typeText("x")
      rig.stage.advance(by: 0)
    }
    #expect(view.paragraphs.measuredCount - before <= 30)
  }

  @Test func aParagraphOfManyLinesIsDrawnInParts() {
    view.text = String(repeating: "word ", count: 8_000)
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 48_016)
    view.contentOffset.y = 20_000
    rig.stage.advance(by: 0)
    #expect(rig.paragraphViews.count <= 2 && rig.paragraphViews.allSatisfy { $0.bounds.height <= 1040 })
    let shown = rig.paragraphViews.reduce(CGRect.null) { $0.union(view.convert($1.bounds, from: $1)) }
    #expect(shown.minY <= view.bounds.minY && shown.maxY >= view.bounds.maxY)
  }

  @Test func aViewThatDoesNotScrollIsAsHighAsItsText() {
    view.isScrollEnabled = false
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = false
    let (box, below) = (UIView(frame: CGRect(x: 0, y: 0, width: 210, height: 800)), UIView())
    below.translatesAutoresizingMaskIntoConstraints = false
    for part in [view, below] { box.addSubview(part) }
    rig.stage.window.addSubview(box)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor), view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor), below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: box.leadingAnchor), below.heightAnchor.constraint(equalToConstant: 10),
      below.widthAnchor.constraint(equalToConstant: 10),
    ])
    rig.stage.advance(by: 0)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 210, height: 40) && below.frame.minY == 40)
    view.becomeFirstResponder()
    rig.stage.typeText("one\ntwo\n" + String(repeating: "x", count: 21))
    rig.stage.advance(by: 0)
    #expect(view.frame.height == 16 + 4 * 24 && below.frame.minY == 112 && view.contentOffset == .zero)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test func sizeThatFitsBreaksAtTheWidth() {
    view.text = "abcdefghij klm"
    #expect(view.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)) == CGSize(width: 110, height: 64))
    #expect(view.sizeThatFits(CGSize(width: CGFloat.infinity, height: 10)) == CGSize(width: 150, height: 40))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 150, height: 40))
    view.text = ""
    #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 10, height: 40))
  }

  @Test func theCaretStaysInViewWhileTextIsTyped() {
    view.becomeFirstResponder()
    for _ in 0..<20 { rig.press(.keyboardReturnOrEnter) }
    #expect(view.contentOffset.y == view.contentSize.height - 200 && view.contentSize.height == 16 + 21 * 24)
    rig.press(.keyboardHome, .control)
    #expect(view.contentOffset.y == 0)
    rig.press(.keyboardPageDown)
    rig.press(.keyboardPageDown)
    #expect(view.bounds.contains(view.caretRect(for: view.selectedTextRange!.end)))
  }

  @Test func aWiderViewBreaksAnew() {
    view.text = String(repeating: "word ", count: 40)
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 256)
    view.frame.size.width = 410
    rig.stage.advance(by: 0)
    #expect(view.contentSize == CGSize(width: 410, height: 16 + 5 * 24))
    view.frame.size.width = 0
    rig.stage.advance(by: 0)
    view.frame.size.width = 210
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 256)
  }

  @Test func anEmptyViewIsAsHighAsALineOfItsFont() {
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 40)
    view.font = .systemFont(ofSize: 40)
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 64 && view.sizeThatFits(.zero).height == 64)
    view.becomeFirstResponder()
    rig.stage.typeText("a")
    #expect(view.font?.pointSize == 40 && view.contentSize.height == 64)
  }

  @Test func linesBeyondTheLimitAreCut() {
    view.textContainer.maximumNumberOfLines = 3
    view.textContainer.lineBreakMode = .byTruncatingTail
    view.text = "one\n" + String(repeating: "word ", count: 40) + "\nlast"
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 88)
    #expect(view.caretRect(for: view.endOfDocument).maxY <= 80)
    view.textContainer.maximumNumberOfLines = 0
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 304)
  }

  @Test func paragraphsKeepTheirOwnStyles() {
    let (spaced, plain) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (spaced.paragraphSpacing, spaced.alignment) = (10, .center)
    plain.firstLineHeadIndent = 30
    let text = NSMutableAttributedString(string: "ab\n", attributes: [.font: view.font!, .paragraphStyle: spaced])
    text.append(NSAttributedString(string: "cd", attributes: [.font: view.font!, .paragraphStyle: plain]))
    view.attributedText = text
    rig.stage.advance(by: 0)
    #expect(view.contentSize.height == 74)
    #expect(view.caretRect(for: view.beginningOfDocument).midX == 95)
    #expect(view.caretRect(for: EditedTextPosition(3)).origin == CGPoint(x: 5 + 30 - 1, y: 8 + 34))
  }

  @Test func textSizesFollowThePersonsChoice() {
    view.adjustsFontForContentSizeCategory = true
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "a"
    view.selectedRange = NSRange(location: 0, length: 1)
    rig.stage.screen.contentSizeCategory = .accessibilityLarge
    rig.stage.advance(by: 0)
    #expect(view.font == UIFont.preferredFont(forTextStyle: .body) && view.font!.pointSize > 30)
    #expect(view.contentSize.height > 50 && view.selectedRange.length == 1)
  }
}
