import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Numbered screens on a window of 400 x 800 points.
@MainActor @Suite struct UIPageViewControllerTests {
  private let finger = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
  private let log = CallLog()

  @MainActor private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log: CallLog
    let count: Int
    var dots = 0
    var dot = 0
    var asked = 0
    var told: [String] = []
    var pages: [Int: LoggingController] = [:]

    init(_ count: Int, _ log: CallLog) { (self.count, self.log) = (count, log) }

    func page(_ number: Int) -> LoggingController {
      if let page = pages[number] { return page }
      let page = LoggingController("\(number)", log)
      (page.title, pages[number]) = ("\(number)", page)
      return page
    }

    private func number(_ controller: UIViewController) -> Int { Int(controller.title ?? "") ?? -1 }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      asked += 1
      return number(viewController) > 0 ? page(number(viewController) - 1) : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { number(viewController) < count - 1 ? page(number(viewController) + 1) : nil }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { dot }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { told.append("to \(pendingViewControllers.map { $0.title ?? "" }.joined())") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { told.append("from \(previousViewControllers.map { $0.title ?? "" }.joined()) \(completed)") }
  }

  private func make(
    _ count: Int, at page: Int, vertical: Bool = false, spacing: CGFloat = 0, dots: Int = 0, isRightToLeft: Bool = false
  ) -> (UIPageViewController, Book) {
    let book = Book(count, log)
    (book.dots, book.dot) = (dots, page)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: vertical ? .vertical : .horizontal,
      options: [.interPageSpacing: spacing])
    (pages.dataSource, pages.delegate) = (book, book)
    if isRightToLeft { pages.view.semanticContentAttribute = .forceRightToLeft }
    pages.setViewControllers([book.page(page)], direction: .forward, animated: false)
    finger.window.rootViewController = pages
    finger.advance(by: 1.0 / 60)
    return (pages, book)
  }

  private var size: CGSize { finger.window.bounds.size }

  private func swipe(_ x: CGFloat, _ y: CGFloat = 0) {
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + x, y: 300 + y), duration: 0.1)
    finger.settle()
  }

  private func place(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: finger.window)
  }

  private func appearances() -> [String] { log.take().filter { $0.hasSuffix("ppear") } }

  // MARK: By touch

  @Test func aSwipeShowsTheNeighbor() {
    let (pages, book) = make(5, at: 2)
    #expect(place(book.page(2)) == CGRect(origin: .zero, size: size) && book.asked == 0)
    _ = log.take()
    swipe(-150)
    #expect(pages.viewControllers?.map(\.title) == ["3"] && book.told == ["to 3", "from 2 true"])
    #expect(place(book.page(3)) == CGRect(origin: .zero, size: size))
    #expect(appearances() == ["2 willDisappear", "3 willAppear", "2 didDisappear", "3 didAppear"])
    #expect(book.page(2).parent == nil && book.page(2).view.superview == nil && pages.children == [book.page(3)])
    swipe(150)
    swipe(150)
    #expect(pages.viewControllers?.map(\.title) == ["1"] && book.told.last == "from 2 true")
  }

  /// Apps observe the progress so.
  @Test func theScrollViewsDelegateIsTheApps() throws {
    @MainActor final class Progress: NSObject, UIScrollViewDelegate {
      var (offsets, ends) = (0, 0)
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets += 1 }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
    }
    let (pages, book) = make(5, at: 2)
    let progress = Progress()
    let scrollView = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scrollView.delegate == nil)
    scrollView.delegate = progress
    swipe(-150)
    swipe(-150)
    #expect(pages.viewControllers?.map(\.title) == ["4"] && book.told.last == "from 3 true")
    #expect(progress.offsets > 10 && progress.ends == 2 && scrollView.delegate === progress)
  }

  @Test func theScrollViewFillsTheViewBeforeAnyLayout() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let scrollView = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scrollView.frame == pages.view.bounds && scrollView.frame.width > 0)
  }

  @Test func aShortDragGoesBack() {
    let (pages, book) = make(5, at: 2)
    _ = log.take()
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 140, y: 300), duration: 0.3, holdBeforeLift: 0.3)
    finger.settle()
    #expect(pages.viewControllers?.map(\.title) == ["2"] && book.told == ["to 3", "from 2 false"])
    #expect(
      appearances() == [
        "2 willDisappear", "3 willAppear", "3 willDisappear", "2 willAppear", "3 didDisappear", "2 didAppear",
      ])
    #expect(pages.children == [book.page(2)] && place(book.page(2)).minX == 0)
  }

  @Test func theFirstAndTheLastScreenHaveOneNeighbor() {
    let (pages, book) = make(2, at: 0)
    swipe(150)
    #expect(pages.viewControllers?.map(\.title) == ["0"] && book.told.isEmpty)
    swipe(-150)
    swipe(-150)
    #expect(pages.viewControllers?.map(\.title) == ["1"] && place(book.page(1)).minX == 0)
  }

  @Test func everyFrameShowsTheTwoScreensSideBySide() {
    let (_, book) = make(5, at: 2, spacing: 20)
    finger.touch(.began, at: CGPoint(x: 300, y: 300))
    for step in 1...20 {
      finger.touch(.moved, at: CGPoint(x: 300 - CGFloat(step) * 10, y: 300))
      finger.advance(by: 1.0 / 60)
      let (left, right) = (place(book.page(2)), place(book.page(3)))
      if step > 3 {
        #expect(left.minX < 0 && abs(right.minX - left.maxX - 20) < 1e-6 && left.width == size.width && right.width == size.width)
      }
    }
    finger.touch(.ended, at: CGPoint(x: 100, y: 300))
    finger.settle()
    #expect(place(book.page(3)) == CGRect(origin: .zero, size: size))
  }

  @Test func quickSwipesGoOnFromTheScreenThatIsComing() {
    let (pages, book) = make(9, at: 0)
    for _ in 0..<4 {
      finger.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.06)
      for _ in 0..<12 { finger.advance(by: 1.0 / 60) }
    }
    finger.settle()
    let shown = Int(pages.viewControllers?.first?.title ?? "") ?? -1
    // A swipe that catches a screen just before it has arrived may lead to that screen.
    #expect(shown == 3 || shown == 4, "\(book.told)")
    #expect(book.told.count == 2 * shown && book.told.last == "from \(shown - 1) true")
    #expect(pages.children.count == 1 && place(book.page(shown)) == CGRect(origin: .zero, size: size))
  }

  @Test func verticalScreensFollowASwipeUp() {
    let (pages, book) = make(3, at: 1, vertical: true)
    swipe(0, -250)
    #expect(pages.viewControllers?.map(\.title) == ["2"] && place(book.page(2)) == CGRect(origin: .zero, size: size))
    swipe(-150)
    #expect(pages.viewControllers?.map(\.title) == ["2"])
  }

  @Test func fromRightToLeftTheNextScreenIsOnTheLeft() {
    let (pages, book) = make(3, at: 0, isRightToLeft: true)
    swipe(-150)
    #expect(book.told.isEmpty)
    swipe(150)
    #expect(pages.viewControllers?.map(\.title) == ["1"])
  }

  // MARK: By code

  @Test func anAnimatedChangeComesFromItsSide() {
    let (pages, book) = make(9, at: 2)
    var ends: [Bool] = []
    pages.setViewControllers([book.page(7)], direction: .reverse, animated: true) { ends.append($0) }
    #expect(pages.viewControllers?.map(\.title) == ["7"] && ends.isEmpty)
    finger.advance(by: 1.0 / 60)
    finger.advance(by: 1.0 / 60)
    #expect(place(book.page(7)).maxX == place(book.page(2)).minX && place(book.page(2)).minX > 0)
    finger.settle()
    #expect(ends == [true] && book.told.isEmpty && place(book.page(7)).minX == 0 && pages.children == [book.page(7)])
  }

  @Test func aSecondChangeEndsTheFirst() {
    let (pages, book) = make(9, at: 2)
    var ends: [String] = []
    pages.setViewControllers([book.page(3)], direction: .forward, animated: true) { ends.append("3 \($0)") }
    finger.advance(by: 1.0 / 60)
    pages.setViewControllers([book.page(4)], direction: .forward, animated: true) { ends.append("4 \($0)") }
    finger.settle()
    #expect(ends == ["3 false", "4 true"] && pages.children == [book.page(4)] && place(book.page(4)).minX == 0)
  }

  @Test func aWindowOfAnotherSizeKeepsTheScreen() {
    let (pages, book) = make(5, at: 2)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    finger.advance(by: 1.0 / 60)
    #expect(place(book.page(2)) == CGRect(x: 0, y: 0, width: 300, height: 500))
    swipe(-150)
    #expect(place(book.page(3)) == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  // MARK: Page control

  @Test func theDotFollowsSwipesAndTapsTurnPages() throws {
    let (pages, book) = make(4, at: 1, dots: 4)
    let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 4 && control.currentPage == 1)
    #expect(place(book.page(1)).maxY == control.frame.minY && control.frame.maxY == size.height)
    swipe(-150)
    #expect(control.currentPage == 2)
    book.dot = 2
    finger.tap(at: CGPoint(x: size.width - 20, y: control.frame.midY))
    finger.settle()
    #expect(pages.viewControllers?.map(\.title) == ["3"] && control.currentPage == 3)
    #expect(book.told.suffix(2) == ["to 3", "from 2 true"])
  }
}
