import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// How near an edge is, to the point.
@MainActor @Suite struct EdgeDistanceTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  private func scrollView(_ size: CGSize = CGSize(width: 320, height: 480)) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 3_000, height: 3_000)
    scroll.contentInset = UIEdgeInsets(top: 110, left: 120, bottom: 130, right: 140)
    scroll.contentOffset = CGPoint(x: 1_000, y: 1_000)
    stage.window.addSubview(scroll)
    return scroll
  }

  /// Insets belong to the content: an edge is as far as the offset can still go.
  @Test(arguments: EdgeLoading.Edge.allCases) func anEdgeIsAsFarAsTheContentCanBeScrolled(edge: EdgeLoading.Edge) {
    let scroll = scrollView()
    var requests = 0
    let loading = EdgeLoading(
      of: scroll, at: edge, trigger: EdgeLoading.Trigger(distance: 50, time: 0),
      begin: { completion in
        requests += 1
        completion(.success(.end))
      })
    stage.advance(by: 0.1)
    func go(_ distance: CGFloat) {
      switch edge {
      case .top: scroll.contentOffset.y = -110 + distance
      case .bottom: scroll.contentOffset.y = 3_000 + 130 - 480 - distance
      case .leading: scroll.contentOffset.x = -120 + distance
      case .trailing: scroll.contentOffset.x = 3_000 + 140 - 320 - distance
      }
      stage.advance(by: 1.0 / 60)
    }
    for distance in [400, 51, 50.5] as [CGFloat] {
      go(distance)
      #expect(requests == 0, "\(distance) points away")
    }
    go(50)
    #expect(requests == 1 && "\(loading.state)" == "ended")
  }

  @Test(arguments: [0, 0.5, 1, 2] as [CGFloat]) func anyHeightIsEnoughAndNoneIsNot(height: CGFloat) {
    let scroll = scrollView(CGSize(width: 320, height: height))
    var requests = 0
    let loading = EdgeLoading(
      of: scroll, at: .top, trigger: EdgeLoading.Trigger(distance: 50, time: 0),
      begin: { completion in
        requests += 1
        completion(.success(.end))
      })
    scroll.contentOffset.y = -100
    stage.advance(by: 0.1)
    #expect(requests == (height > 0 ? 1 : 0) && loading.indicator == nil)
  }

  @Test func requestsBeginFourHundredPointsOrASecondBeforeTheEdge() {
    let trigger = EdgeLoading.Trigger()
    #expect(trigger.distance == 400 && trigger.time == 1)
  }
}
