import Testing
import UIKit
import UIKitTesting

/// What is posted when an assistive technology scrolls by a page.
@MainActor @Suite struct PageScrollTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { stage.window.addSubview(scroll) }

  private var texts: [String] {
    stage.accessibilityNotifications.filter { $0.notification == .pageScrolled }.map {
      ($0.argument as? String) ?? ($0.argument as? NSAttributedString).map { "attributed \($0.string)" } ?? "none"
    }
  }

  private func scrolls(_ direction: UIAccessibilityScrollDirection) throws -> Bool {
    let scrolls = scroll.accessibilityScroll(direction)
    try stage.settle()
    return scrolls
  }

  @Test func thePageAndTheNumberOfPagesArePosted() throws {
    scroll.contentSize = CGSize(width: 320, height: 250)
    #expect(try scrolls(.down) && scrolls(.down) && !scrolls(.down) && scrolls(.up))
    #expect(texts == ["Page 2 of 3", "Page 3 of 3", "Page 2 of 3"])
    #expect(try scrolls(.right) && scrolls(.right) && scrolls(.right) && !scrolls(.right) && scrolls(.left))
    #expect(texts.suffix(4) == ["Page 2 of 4", "Page 3 of 4", "Page 4 of 4", "Page 3 of 4"])
    #expect(try scrolls(.next) && scrolls(.previous))
    #expect(texts.suffix(2) == ["Page 3 of 3", "Page 2 of 3"])
  }

  @Test func theInnermostScrollViewThatCanMoveScrolls() throws {
    scroll.contentSize = CGSize(width: 100, height: 200)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    inner.contentSize = CGSize(width: 250, height: 60)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Cover"
    inner.addSubview(label)
    scroll.addSubview(inner)
    let cover = try stage.find(label: "Cover")
    func scrolls(_ direction: UIAccessibilityScrollDirection) throws -> Bool {
      let scrolls = stage.performScroll(direction, from: cover)
      try stage.settle()
      return scrolls
    }
    #expect(try scrolls(.right) && inner.contentOffset.x == 100 && scroll.contentOffset == .zero)
    #expect(try scrolls(.down) && inner.contentOffset.x == 100 && scroll.contentOffset.y == 100)
    #expect(try !scrolls(.down) && scrolls(.next) && scrolls(.left) && scrolls(.previous) && inner.contentOffset.x == 0)
    #expect(try scrolls(.previous) && !scrolls(.left) && !scrolls(.previous) && scroll.contentOffset == .zero)
    #expect(
      texts == [
        "Page 2 of 3", "Page 2 of 2", "Page 3 of 3", "Page 2 of 3", "Page 1 of 3", "Page 1 of 2",
      ])
  }

  @Test func insetsAreNoPartOfAPage() throws {
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    scroll.contentSize = CGSize(width: 100, height: 100)
    #expect(try scrolls(.down) && scrolls(.up) && !scrolls(.up))
    #expect(texts == ["Page 2 of 2", "Page 1 of 2"])
  }

  @Test func theDelegateIsAskedAfterTheContentHasArrived() throws {
    final class Rows: NSObject, UIScrollViewAccessibilityDelegate {
      var text: ((UIScrollView) -> String?)?
      func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { text?(scrollView) }
    }
    let rows = Rows()
    scroll.delegate = rows
    scroll.contentSize = CGSize(width: 100, height: 300)
    rows.text = { "Row \(Int($0.contentOffset.y / 10))" }
    #expect(try scrolls(.down))
    #expect(texts == ["attributed Row 10"])
    rows.text = nil
    #expect(try scrolls(.down))
    #expect(texts.last == "Page 3 of 3")
  }
}
