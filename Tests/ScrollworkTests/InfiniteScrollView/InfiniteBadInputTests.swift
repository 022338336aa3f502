import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// What cannot be carried out stops the program, and says which call and what to do.
@MainActor @Suite struct InfiniteBadInputTests {
  /// What the process printed on its way out.
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test(arguments: [
    "position", "setPosition(_:animated:)", "contentOffset(forPosition:)", "scrollToTile(at: (9007199254740993, 0))",
    "scrollToTile(at: (0, -9007199254740993))",
  ]) func whatLiesBeyondTheEndOfThePlaneIsRefused(call: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [call] in
      await MainActor.run {
        let view = InfiniteFixture().view
        let beyond = 9_007_199_254_740_994.0
        switch call {
        case "position": view.position = CGPoint(x: beyond, y: 0)
        case "setPosition(_:animated:)": view.setPosition(CGPoint(x: 0, y: -beyond), animated: true)
        case "contentOffset(forPosition:)": _ = view.contentOffset(forPosition: CGPoint(x: 0, y: beyond))
        case "scrollToTile(at: (0, -9007199254740993))":
          view.scrollToTile(at: Coordinate(x: 0, y: -9_007_199_254_740_993), animated: false)
        default: view.scrollToTile(at: Coordinate(x: 9_007_199_254_740_993, y: 0), animated: true)
        }
      }
    }
    #expect(words(result).contains("InfiniteScrollView.\(call)") && words(result).contains("2^53 points"))
  }

  @Test func theLastPlaceBeforeThatIsFine() {
    let fixture = InfiniteFixture()
    fixture.view.position = CGPoint(x: 9_007_199_254_740_992.0, y: -9_007_199_254_740_992.0)
    #expect(fixture.view.position.x == 9_007_199_254_740_992 && fixture.view.contentOffset.x.isFinite)
  }

  @Test func aTileThatIsReturnedTwiceIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (fixture, source) = (InfiniteFixture(), OneTile())
        fixture.view.dataSource = source
        fixture.frame()
      }
    }
    let words = words(result)
    #expect(words.contains("infiniteScrollView(_:tileAt: (1, 0)) returned the UIView that shows (0, 0) already"))
    #expect(words.contains("return another view"))
  }

  @Test func aReloadAtEveryRequestIsRefusedInsteadOfRepeatedForever() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = InfiniteFixture()
        fixture.source.onAsk = { view, _ in view.reloadTiles() }
        fixture.view.reloadTiles()
        fixture.frame()
      }
    }
    #expect(words(result).contains("InfiniteScrollView.reloadTiles() was called from infiniteScrollView(_:tileAt:) in 10"))
  }

  @Test func dataThatChangesAFewTimesWhileItIsAskedForIsAskedForAgain() throws {
    let fixture = InfiniteFixture()
    var left = 5
    fixture.source.onAsk = { view, _ in
      if left > 0 { view.reloadTiles() }
      left -= 1
    }
    fixture.view.reloadTiles()
    fixture.frame()
    #expect(left < 0 && fixture.complaint == nil)
    try fixture.stage.settle()
  }
}

/// Has a single view for all places.
private final class OneTile: InfiniteScrollViewDataSource {
  let view = UIView()

  func infiniteScrollView(_ view: InfiniteScrollView, tileAt coordinate: InfiniteScrollView.Coordinate) -> UIView { self.view }
}
