import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Loading at the edges of scroll views that are no containers.
@MainActor @Suite struct PlainEdgeLoadingTests {
  private let fixture = ContainerFixture()
  private let server: Server

  init() { server = Server(fixture.stage) }

  /// Lets tasks of the main actor run.
  private func turn() async { for _ in 0..<4 { await Task.yield() } }

  @Test(arguments: EdgeLoading.Edge.allCases, [false, true])
  func everyEdgeOfAPlainScrollViewLoads(edge: EdgeLoading.Edge, isMirrored: Bool) async {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    scroll.contentSize = CGSize(width: 3_000, height: 3_000)
    scroll.contentOffset = CGPoint(x: 1_000, y: 1_000)
    fixture.stage.window.addSubview(scroll)
    let loading = EdgeLoading(of: scroll, at: edge) { [server] in
      try await server.page()
      return .end
    }
    fixture.stage.advance(by: 0.1)
    await turn()
    #expect(server.requests == 0 && loading.indicator == nil)
    let isAtLeft = (edge == .leading) != isMirrored
    switch edge {
    case .top: scroll.contentOffset.y = 300
    case .bottom: scroll.contentOffset.y = 2_300
    default: scroll.contentOffset.x = isAtLeft ? 300 : 2_400
    }
    await turn()
    fixture.stage.advance(by: 0.5)
    await turn()
    #expect(server.requests == 1 && "\(loading.state)" == "ended")
  }

  /// Requests that end before `begin` returns: each adds 10 points, and the stack must not grow with their number.
  @Test func requestsThatEndAtOnceFollowEachOtherUntilTheEdgeIsFar() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    fixture.stage.window.addSubview(scroll)
    var (requests, depth, deepest) = (0, 0, 0)
    let loading = EdgeLoading(
      of: scroll, at: .bottom, trigger: EdgeLoading.Trigger(distance: 20_000, time: 0),
      begin: { [unowned scroll] completion in
        requests += 1
        depth += 1
        deepest = max(deepest, depth)
        scroll.contentSize.height += 10
        completion(.success(.more))
        depth -= 1
      })
    fixture.stage.advance(by: 0.1)
    #expect(scroll.contentSize.height == 20_490 && requests == 2_049 && deepest == 1)
    scroll.contentOffset.y = 95
    #expect(scroll.contentSize.height == 20_580 && deepest == 1 && "\(loading.state)" == "waiting")
  }

  @Test func requestsThatEndAtOnceFillAContainer() throws {
    let container = fixture.container
    var (depth, deepest) = (0, 0)
    let loading = EdgeLoading(
      of: container, at: .bottom, trigger: EdgeLoading.Trigger(distance: 3_000, time: 0),
      begin: { [unowned container] completion in
        depth += 1
        deepest = max(deepest, depth)
        container.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 10)))
        completion(.success(.more))
        depth -= 1
      })
    try fixture.stage.settle()
    #expect(deepest == 1 && "\(loading.state)" == "waiting", "depth \(deepest)")
    // 480 points of screen and 3,000 beyond, in views of 10 points.
    #expect(container.arrangedSubviews.count == 350, "\(container.arrangedSubviews.count) children")
  }
}
