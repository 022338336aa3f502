import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport

@testable import UIKitControls
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct UIPageControlTests {
  let stage = ManualStage()
  let control = UIPageControl(frame: CGRect(x: 100, y: 300, width: 200, height: 26))
  let log = Log()

  init() {
    stage.window.addSubview(control)
    control.numberOfPages = 5
    control.addAction(
      UIAction { [log] action in
        let control = action.sender as! UIPageControl
        log.add("\(control.currentPage) \(control.interactionState)")
      }, for: .valueChanged)
    stage.advance(by: 0)
  }

  private func tap(_ x: CGFloat) { stage.tap(at: CGPoint(x: x, y: 310)) }

  @Test func defaults() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
    #expect(control.pageIndicatorTintColor == nil && control.currentPageIndicatorTintColor == nil)
    #expect(control.backgroundStyle == .automatic && control.direction == .natural && control.interactionState == .none)
    #expect(control.allowsContinuousInteraction && control.preferredIndicatorImage == nil)
    #expect(control.preferredCurrentPageIndicatorImage == nil)
  }

  @Test func halvesGoBackAndOn() {
    tap(250)
    tap(290)
    tap(150)
    #expect(log.take() == ["1 discrete", "2 discrete", "1 discrete"] && control.currentPage == 1)
    #expect(control.interactionState == .none)
    tap(150)
    tap(150)
    #expect(log.take() == ["0 discrete"], "at the first page there is nothing to say")
    control.currentPage = 4
    tap(250)
    #expect(log.take() == [] && control.currentPage == 4)
  }

  @Test func directionsTurnTheHalvesRound() {
    control.currentPage = 2
    control.direction = .rightToLeft
    tap(250)
    #expect(control.currentPage == 1)
    control.direction = .topToBottom
    control.frame = CGRect(x: 100, y: 300, width: 26, height: 200)
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 110, y: 480))
    #expect(control.currentPage == 2)
    control.direction = .bottomToTop
    stage.tap(at: CGPoint(x: 110, y: 480))
    #expect(control.currentPage == 1)
    #expect(control.intrinsicContentSize.width == 26 && control.intrinsicContentSize.height > 26)
  }

  @Test func aFingerThatSlidesChoosesPageByPage() {
    stage.touch(.began, at: CGPoint(x: 200, y: 310))
    for x in stride(from: 205.0, through: 240, by: 5) { stage.touch(.moved, at: CGPoint(x: x, y: 310)) }
    #expect(log.take() == ["1 continuous", "2 continuous"])
    stage.touch(.moved, at: CGPoint(x: 190, y: 310))
    stage.touch(.ended, at: CGPoint(x: 190, y: 310))
    #expect(log.take() == ["0 continuous"] && control.interactionState == .none, "the lift is no tap then")
    control.allowsContinuousInteraction = false
    stage.touch(.began, at: CGPoint(x: 200, y: 310))
    stage.touch(.moved, at: CGPoint(x: 260, y: 310))
    #expect(log.take() == [])
    stage.touch(.cancelled, at: CGPoint(x: 260, y: 310))
    #expect(log.take() == [] && control.currentPage == 0)
  }

  @Test func numbersThatNoPageHasAreTakenForTheNearest() {
    control.currentPage = 99
    #expect(control.currentPage == 4)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1 && log.take() == [])
  }

  @Test func dotsShowThePage() {
    control.pageIndicatorTintColor = .systemGray
    control.currentPageIndicatorTintColor = .systemRed
    control.currentPage = 3
    stage.advance(by: 0)
    #expect(control.dots.map { $0.backgroundColor == .systemRed } == [false, false, false, true, false])
    #expect(control.dots.filter { $0.backgroundColor == .systemGray }.count == 4)
    let centers = control.dots.map(\.center.x)
    #expect(zip(centers, centers.dropFirst()).allSatisfy { $1 - $0 == 17 } && centers[2] == 100)
    control.direction = .rightToLeft
    stage.advance(by: 0)
    #expect(control.dots.map(\.center.x) == centers.reversed())
  }

  @Test func oneDotMayHide() {
    control.numberOfPages = 1
    #expect(!control.dots[0].isHidden)
    control.hidesForSinglePage = true
    #expect(control.dots[0].isHidden)
    control.numberOfPages = 2
    #expect(control.dots.allSatisfy { !$0.isHidden })
  }

  @Test func sizesGrowWithThePages() {
    #expect(control.size(forNumberOfPages: 1) == CGSize(width: 34, height: 26))
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 102, height: 26))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 102, height: 26) && control.intrinsicContentSize.width == 102)
    #expect(control.size(forNumberOfPages: 0).height == 26)
  }

  @Test func tooManyForTheWidthShowAroundThePresentOne() {
    control.numberOfPages = 40
    for page in [0, 1, 20, 38, 39] {
      control.currentPage = page
      stage.advance(by: 0)
      let shown = control.dots.indices.filter { control.dots[$0].alpha == 1 }
      #expect(shown.contains(page) && shown.count == 12)
      #expect(shown.allSatisfy { control.bounds.contains(control.dots[$0].frame) })
      let small = shown.filter { control.dots[$0].transform != .identity }
      #expect(small == shown.filter { $0 == shown.first && $0 > 0 || $0 == shown.last && $0 < 39 })
    }
  }

  @Test func imagesTakeThePlaceOfDots() throws {
    let (star, heart) = (try #require(UIImage(systemName: "star")), try #require(UIImage(systemName: "heart")))
    func shown() -> [Bool] { control.dots.map { $0.backgroundColor == nil } }
    control.setIndicatorImage(star, forPage: 1)
    #expect(shown() == [false, true, false, false, false] && control.indicatorImage(forPage: 1) === star)
    control.preferredIndicatorImage = heart
    #expect(shown() == [true, true, true, true, true] && control.indicatorImage(forPage: 0) == nil)
    control.preferredIndicatorImage = nil
    control.setCurrentPageIndicatorImage(heart, forPage: 2)
    #expect(control.currentPageIndicatorImage(forPage: 2) === heart && shown()[2] == false)
    control.currentPage = 2
    #expect(shown() == [false, true, true, false, false])
    control.currentPage = 0
    control.preferredCurrentPageIndicatorImage = star
    #expect(shown() == [true, true, false, false, false])
  }

  @Test(arguments: [
    (UIPageControl.BackgroundStyle.automatic, false, true), (.prominent, true, true), (.minimal, false, false),
  ])
  func theBackdropShowsAsItsStyleSays(_ style: UIPageControl.BackgroundStyle, _ atRest: Bool, _ sliding: Bool) {
    control.backgroundStyle = style
    stage.advance(by: 0)
    #expect(control.backdrop.isHidden != atRest)
    stage.touch(.began, at: CGPoint(x: 200, y: 310))
    stage.touch(.moved, at: CGPoint(x: 230, y: 310))
    stage.advance(by: 0)
    #expect(control.backdrop.isHidden != sliding)
    stage.touch(.ended, at: CGPoint(x: 230, y: 310))
    stage.advance(by: 0)
    #expect(control.backdrop.isHidden != atRest)
  }

  @Test func aPageThatIsNotThereStopsWithAMessage() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = UIPageControl().indicatorImage(forPage: 0) } }
    await #expect(processExitsWith: .failure) { await MainActor.run { UIPageControl().numberOfPages = -1 } }
  }
}
