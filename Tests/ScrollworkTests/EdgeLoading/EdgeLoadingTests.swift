@_spi(Testing) import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct EdgeLoadingTests {
  private let fixture = ContainerFixture()
  private let server: Server
  private var container: ContainerScrollView { fixture.container }

  init() { server = Server(fixture.stage) }

  /// Lets tasks of the main actor run, then a tenth of a second of the stage.
  private func pass(_ tenths: Int = 1) async {
    for _ in 0..<tenths {
      for _ in 0..<4 { await Task.yield() }
      fixture.stage.advance(by: 0.1)
      for _ in 0..<4 { await Task.yield() }
    }
    fixture.frame()
  }

  private func add(_ count: Int, height: CGFloat = 100, first: Int = 0) {
    for index in 0..<count {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: height))
      view.tag = first + index
      container.addArrangedSubview(view)
    }
  }

  /// Loads pages of ten views at the end.
  private func loadAtEnd(pages: Int = .max, _ trigger: EdgeLoading.Trigger = EdgeLoading.Trigger()) -> EdgeLoading {
    var loaded = 0
    return EdgeLoading(of: container, at: .bottom, trigger: trigger) { [server, weak container] in
      try await server.page()
      loaded += 1
      for _ in 0..<10 { container?.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 100))) }
      return loaded >= pages ? .end : .more
    }
  }

  private func isState(_ loading: EdgeLoading, _ name: String) -> Bool { "\(loading.state)".hasPrefix(name) }

  @Test func contentShorterThanTheScreenIsFilledByOneRequestAfterAnother() async {
    let loading = loadAtEnd(EdgeLoading.Trigger(distance: 200, time: 0))
    await pass(2)
    #expect(server.requests == 1 && isState(loading, "loading"))
    await pass(12)
    // 480 points of screen and 200 beyond: one page has 1,000.
    #expect(server.requests == 1 && server.mostRunning == 1 && isState(loading, "waiting"))
    #expect(container.arrangedSubviews.count == 11 && container.arrangedSubviews.last === loading.indicator)
    #expect(container.contentSize.height == 1_064)
  }

  @Test func anEdgeIsNearByDistanceUnderAFinger() async {
    add(20)
    let loading = loadAtEnd(EdgeLoading.Trigger(distance: 300, time: 0))
    await pass()
    #expect(server.requests == 0)
    fixture.scroll(to: 1_215)
    await pass()
    #expect(server.requests == 0)
    fixture.scroll(to: 1_225)
    await pass(5)
    #expect(server.requests == 1 && isState(loading, "waiting") && container.arrangedSubviews.count == 31)
    #expect(container.contentOffset.y == 1_225 && container.arrangedSubviews.last === loading.indicator)
  }

  @Test func aFlingAndAnAnimatedScrollLoadAheadOfTime() async throws {
    add(60)
    _ = loadAtEnd(EdgeLoading.Trigger(distance: 100, time: 1))
    await pass()
    fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -5_000))
    fixture.frame()
    // It would rest before the end: nothing is loaded.
    #expect((container.predictedMotion?.restingOffset.y ?? .infinity) < 5_000)
    await pass(20)
    #expect(server.requests == 0)
    container.contentOffset.y = 3_900
    fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -5_000))
    fixture.frame()
    let time = try #require(container.predictedMotion?.time(untilY: 5_520))
    #expect(time < 1 && container.contentOffset.y < 4_600)
    await Task.yield()
    #expect(server.requests == 1)
    await pass(10)
    fixture.scroll(to: 2_000)
    await pass(10)
    let (length, known) = (container.contentSize.height, server.requests)
    container.setContentOffset(CGPoint(x: 0, y: length - 480), animated: true)
    fixture.frame()
    await Task.yield()
    #expect(server.requests == known + 1 && container.contentOffset.y < length - 580)
  }

  @Test func aFailureWaitsForTheButton() async throws {
    server.failures = 1
    let loading = loadAtEnd(pages: 1)
    await pass(20)
    #expect(server.requests == 1 && isState(loading, "failed"))
    let view = try #require(loading.indicator as? EdgeLoadingView)
    #expect(!view.label.isHidden && view.label.text == "Loading failed." && view.spinner.isHidden)
    fixture.stage.tap(view.retryButton)
    await pass(1)
    #expect(server.requests == 2 && isState(loading, "loading") && view.label.isHidden && view.spinner.isAnimating)
    await pass(10)
    #expect(isState(loading, "ended") && view.isHidden && container.contentSize.height == 1_000)
    fixture.scroll(to: 520)
    await pass(5)
    #expect(server.requests == 2)
    loading.reset()
    await pass(1)
    #expect(server.requests == 3 && !view.isHidden)
  }

  @Test func anEmptyPageIsNotAskedForAgainUntilSomethingChanges() async {
    let loading = EdgeLoading(of: container, at: .bottom) { [server] in
      try await server.page()
      return .more
    }
    await pass(20)
    #expect(server.requests == 1 && isState(loading, "waiting"))
    add(1)
    await pass(1)
    #expect(server.requests == 2)
  }

  @Test(arguments: [0, 30, 250] as [CGFloat])
  func whatComesInAboveMovesNothing(at offset: CGFloat) async {
    add(20, first: 1_000)
    var next = 999
    let loading = EdgeLoading(of: container, at: .top) { [server, weak container] in
      try await server.page()
      for _ in 0..<7 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 61))
        view.tag = next
        next -= 1
        container?.insertArrangedSubview(view, at: 1)
      }
      return next < 900 ? .end : .more
    }
    container.contentOffset.y = offset
    fixture.frame()
    #expect(container.arrangedSubviews.first === loading.indicator)
    var before = seen()
    for _ in 0..<60 {
      await pass()
      for (name, place) in seen() { #expect(abs(place - (before[name] ?? place)) < 0.51, "\(name) at \(place)") }
      before = seen()
      if isState(loading, "ended") { break }
      // Back to the start, where the next page is asked for.
      container.contentOffset.y = offset
      fixture.frame()
      before = seen()
    }
    #expect(isState(loading, "ended") && server.mostRunning == 1 && server.requests == 15)
  }

  private func seen() -> [Int: CGFloat] {
    Dictionary(
      container.visibleArrangedSubviews.filter { $0.tag != 0 }.map { ($0.tag, $0.frame.minY - container.contentOffset.y) }
    ) {
      first, _ in first
    }
  }

  @Test func rowsOfATableThatComeInAboveMoveNothing() async throws {
    let rows = Rows(40)
    let table = fixture.addTable(rows)
    EdgeLoading(of: container, at: .top) { [server, weak table] in
      try await server.page()
      rows.count += 25
      table?.insertRows(at: (0..<25).map { IndexPath(row: $0, section: 0) }, with: .fade)
      return .end
    }
    fixture.frame()
    let cell = try #require(table.visibleCells.dropFirst(3).first)
    let place = cell.convert(CGPoint.zero, to: nil).y
    for _ in 0..<20 {
      await pass()
      #expect(cell.superview === table && abs(cell.convert(CGPoint.zero, to: nil).y - place) < 0.51)
    }
    #expect(table.indexPath(for: cell)?.row == 28)
  }

  @Test func sectionsThatComeInAboveMoveNothing() async {
    let lazy = LazyFixture()
    let server = Server(lazy.fixture.stage)
    var first = 0
    lazy.sections.apply(Array(0..<50))
    let loading = EdgeLoading(of: lazy.container, at: .top) { [weak lazy] in
      try await server.page()
      first -= 30
      lazy?.sections.apply(Array(first..<50))
      return first < -100 ? .end : .more
    }
    lazy.frame()
    for _ in 0..<30 {
      let before = lazy.seen()
      for _ in 0..<4 { await Task.yield() }
      lazy.fixture.stage.advance(by: 0.1)
      for _ in 0..<4 { await Task.yield() }
      lazy.frame()
      for (name, place) in lazy.seen() { #expect(abs(place - (before[name] ?? place)) < 0.51, "\(name)") }
      if lazy.container.contentOffset.y > 600 { lazy.fixture.scroll(to: 0) }
    }
    #expect(isState(loading, "ended") && lazy.sections.identifiers.first == -120)
  }

  @Test func aRequestIsCancelledWithItsList() async throws {
    var table: UITableView? = UITableView(frame: container.bounds)
    fixture.stage.window.addSubview(try #require(table))
    weak var loading: EdgeLoading?
    loading = table.map {
      EdgeLoading(of: $0, at: .bottom) { [server] in
        try await server.page()
        return .more
      }
    }
    await pass(1)
    #expect(server.requests == 1 && loading != nil)
    table?.removeFromSuperview()
    table = nil
    await pass(5)
    #expect(loading == nil && server.cancelled == 1)
    var other: ContainerScrollView? = ContainerScrollView(frame: container.bounds)
    fixture.stage.window.addSubview(try #require(other))
    loading = other.map {
      EdgeLoading(of: $0, at: .bottom) { [server] in
        try await server.page()
        return .more
      }
    }
    await pass(1)
    other?.removeFromSuperview()
    other = nil
    await pass(5)
    #expect(loading == nil && server.cancelled == 2)
  }

  @Test func aResetCancelsTheRequestAndAnInvalidatedOneLeavesNothing() async {
    let loading = loadAtEnd()
    await pass(1)
    loading.reset()
    await pass(8)
    #expect(server.cancelled == 1 && server.requests == 2)
    #expect(isState(loading, "waiting"))
    loading.invalidate()
    #expect(loading.scrollView == nil && loading.indicator == nil)
    let count = server.requests
    fixture.scroll(to: container.contentSize.height - 480)
    await pass(5)
    #expect(server.requests == count && !container.arrangedSubviews.contains { $0 is EdgeLoadingView })
    _ = loadAtEnd()
    await pass(1)
    #expect(server.requests == count + 1)
  }

  @Test func aRequestMayCallBackOnce() {
    var (answers, begun): ([EdgeLoading.Completion], Int) = ([], 0)
    let loading = EdgeLoading(of: container, at: .bottom) { done in
      begun += 1
      answers.append(done)
    }
    fixture.frame()
    #expect(begun == 1 && isState(loading, "loading"))
    loading.reset()
    fixture.frame()
    answers[0](.success(.end))
    #expect(begun == 2 && isState(loading, "loading"))
    answers[1](.failure(Server.Down()))
    answers[1](.success(.end))
    #expect(isState(loading, "failed"))
  }

  @Test func aSecondLoadingAtAnEdgeStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let container = ContainerScrollView()
        for _ in 0..<2 { EdgeLoading(of: container, at: .bottom) { .end } }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("loads at this edge already"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = EdgeLoading(of: ContainerScrollView(), at: .leading) { .end } }
    }
  }
}
