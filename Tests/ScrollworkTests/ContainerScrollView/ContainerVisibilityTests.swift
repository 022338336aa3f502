@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Who shows, who sticks, and going there.
@MainActor @Suite struct ContainerVisibilityTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  // MARK: Who shows

  @Test func eachChildIsReportedWithThePartThatShows() {
    let views = (0..<10).map { _ in fixture.addView(height: 200) }
    var log: [String] = []
    let observation = container.observeVisibility { view, fraction in
      log.append("\(views.firstIndex(of: view as! CountingView)!) \(fraction)")
    }
    defer { observation.invalidate() }
    fixture.frame()
    #expect(log == ["0 1.0", "1 1.0", "2 0.4"])
    log = []
    fixture.scroll(to: 50)
    #expect(log == ["0 0.75", "2 0.65"])
    #expect(container.visibleFraction(of: views[2]) == 0.65 && container.visibleFraction(of: views[5]) == 0)
    log = []
    fixture.scroll(to: 1_400)
    #expect(log == ["0 0.0", "1 0.0", "2 0.0", "7 1.0", "8 1.0", "9 0.4"])
    #expect(container.visibleArrangedSubviews == [views[7], views[8], views[9]])
    log = []
    views[7].isHidden = true
    fixture.frame()
    #expect(log.contains("7 0.0"))
    log = []
    views[8].removeFromSuperview()
    #expect(log == ["8 0.0"])
  }

  @Test func whatShowsNoMoreOnTheOtherAxisIsReported() {
    let views = (0..<10).map { _ in fixture.addView(height: 100) }
    for view in views { view.frame.size.width = 300 }
    var fractions: [UIView: CGFloat] = [:]
    let observation = container.observeVisibility { fractions[$0] = $1 }
    defer { observation.invalidate() }
    container.alignment = .leading
    fixture.frame()
    #expect(fractions[views[4]] == 0.8)
    container.axis = .horizontal
    fixture.frame()
    for view in views { #expect(fractions[view] ?? 0 == container.visibleFraction(of: view)) }
    #expect(fractions[views[4]] == 0)
  }

  @Test func whatAReportHidesIsNotReportedAsShownAfterwards() {
    let views = (0..<10).map { _ in fixture.addView(height: 200) }
    var fractions: [UIView: CGFloat] = [:]
    let observation = container.observeVisibility { [unowned container] view, fraction in
      fractions[view] = fraction
      guard view === views[0], fraction < 1, !views[2].isHidden else { return }
      views[2].isHidden = true
      container.layoutIfNeeded()
    }
    defer { observation.invalidate() }
    fixture.frame()
    #expect(fractions[views[2]] == 0.4)
    fixture.scroll(to: 50)
    #expect(fractions[views[2]] == 0)
    for view in views { #expect(fractions[view] ?? 0 == container.visibleFraction(of: view)) }
  }

  @Test func aReportMayChangeTheContainer() {
    let views = (0..<10).map { _ in fixture.addView(height: 200) }
    let observation = container.observeVisibility { [unowned container] view, fraction in
      if view === views[1], fraction < 1, views[0].superview != nil { views[0].removeFromSuperview() }
      _ = container.visibleArrangedSubviews
    }
    defer { observation.invalidate() }
    fixture.frame()
    for y in stride(from: 0 as CGFloat, to: 600, by: 40) { fixture.scroll(to: y) }
    #expect(views[0].superview == nil && container.arrangedSubviews.count == 9)
  }

  // MARK: What sticks

  @Test func whatSticksFollowsTheInsets() {
    let views = (0..<10).map { _ in fixture.addView(height: 200) }
    container.pin(views[1])
    fixture.frame()
    fixture.scroll(to: 500)
    #expect(views[1].frame.minY == 500)
    container.contentInset.top = 30
    fixture.frame()
    #expect(container.contentOffset.y == 500 && views[1].frame.minY == 530)
  }

  /// Also where a change above the screen moves the content.
  @Test func whatSticksStaysInItsPlaceWhileOthersMove() {
    let views = (0..<10).map { _ in fixture.addView(height: 200) }
    container.pin(views[1])
    fixture.frame()
    fixture.scroll(to: 900)
    container.performUpdates { [container] in
      views[6].frame.size.height = 100
      container.removeArrangedSubview(views[0])
    }
    for frame in 0..<30 {
      fixture.frame()
      let shown = views[1].layer.presentation() ?? views[1].layer
      #expect(abs(shown.frame.minY - container.contentOffset.y) < 0.01, "frame \(frame)")
    }
    #expect(container.contentOffset.y == 700)
  }

  // MARK: Going there

  @Test(arguments: [false, true])
  func itScrollsToAChildOrAPartOfIt(animated: Bool) throws {
    let fixture = ContainerFixture(bar: 40)
    let container = fixture.container
    let first = fixture.addView(height: 700)
    let list = fixture.addScrollView(height: 5_000, insets: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    let last = fixture.addView(height: 300)
    fixture.frame()
    func go(_ view: UIView, _ rect: CGRect? = nil, _ position: ContainerScrollView.ScrollPosition) throws -> CGFloat {
      container.scroll(to: view, rect: rect, at: position, animated: animated)
      try fixture.stage.settle()
      return container.contentOffset.y + 40
    }
    let row = CGRect(x: 0, y: 2_000, width: 100, height: 40)
    #expect(try go(list, nil, .start) == 700)
    #expect(try go(list, row, .start) == 2_710)
    #expect(try go(list, row, .center) == 2_510)
    #expect(try go(list, row, .end) == 2_310)
    #expect(try go(list, row.offsetBy(dx: 0, dy: 30), .nearest) == 2_340)
    #expect(try go(list, row, .nearest) == 2_340)
    #expect(try go(first, CGRect(x: 0, y: 100, width: 10, height: 10), .nearest) == 100)
    #expect(try go(last, nil, .start) == 5_570)
    #expect(try go(first, nil, .nearest) == 260)
    #expect(try go(first, nil, .end) == 260)
  }

  @Test func changesAboveMoveTheDestinationAlong() throws {
    let views = (0..<60).map { _ in fixture.addView(height: 100) }
    fixture.scroll(to: 1_000)
    container.scroll(to: views[40], animated: true)
    fixture.stage.advance(by: 0.1)
    views[2].frame.size.height = 333
    views[3].isHidden = true
    try fixture.stage.settle()
    #expect(container.contentOffset.y == container.rect(of: views[40]).minY)
  }

  // MARK: Pins

  private func top(_ view: UIView) -> CGFloat { view.frame.minY - container.contentOffset.y }

  @Test func whatIsPinnedSticksUntilTheNextOnePushesItOut() {
    var headers: [UIView] = []
    for _ in 0..<5 {
      headers.append(fixture.addView(height: 40))
      fixture.addScrollView(height: 600)
    }
    for header in headers { container.pin(header) }
    fixture.frame()
    #expect(top(headers[0]) == 0)
    fixture.scroll(to: 300)
    #expect(top(headers[0]) == 0)
    fixture.scroll(to: 615)
    #expect(top(headers[0]) == -15 && top(headers[1]) == 25)
    fixture.scroll(to: 700)
    #expect(top(headers[1]) == 0 && !headers[0].frame.intersects(container.bounds))
    container.unpin(headers[1])
    fixture.frame()
    #expect(!headers[1].frame.intersects(container.bounds))
    #expect(top(headers[0]) == 0)
    container.pin(headers[1])
    fixture.scroll(to: 100)
    #expect(top(headers[0]) == 0)
    fixture.scroll(to: -50)
    #expect(top(headers[0]) == 50)
  }

  @Test func aPinLastsAsLongAsTold() {
    let header = fixture.addView(height: 40)
    let views = (0..<10).map { _ in fixture.addView(height: 200) }
    container.pin(header, through: views[1])
    fixture.scroll(to: 200)
    #expect(top(header) == 0)
    fixture.scroll(to: 420)
    #expect(top(header) == -20)
    fixture.scroll(to: 500)
    #expect(!header.frame.intersects(container.bounds))
  }

  @Test func whatSticksIsInFrontForTheEyeAndTheFinger() throws {
    let header = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    container.contentView.addSubview(header)
    let body = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 3_000))
    container.contentView.addSubview(body)
    container.pin(header)
    var taps: [String] = []
    header.addAction(UIAction { _ in taps.append("header") }, for: .touchUpInside)
    body.addAction(UIAction { _ in taps.append("body") }, for: .touchUpInside)
    fixture.scroll(to: 300)
    fixture.stage.tap(at: CGPoint(x: 100, y: 20))
    fixture.stage.tap(at: CGPoint(x: 100, y: 60))
    try fixture.stage.settle()
    #expect(taps == ["header", "body"])
    #expect(header.layer.zPosition > body.layer.zPosition)
  }

  @Test func amongAThousandPinsAStepWritesOneFrame() {
    for _ in 0..<1_000 { container.pin(fixture.addView(height: 30)) }
    fixture.scroll(to: 15_000)
    let writes = container.frameWrites
    for step in 1...30 { fixture.scroll(to: 15_000 + CGFloat(step)) }
    #expect(container.frameWrites - writes <= 30 * 2 + 2)
  }

  // MARK: Costs

  @Test func anEditAmongAHundredThousandChildrenTouchesOnlyTheScreen() {
    let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for _ in 0..<100_000 { container.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))) }
    fixture.stage.window.addSubview(container)
    container.contentOffset.y = 2_500_000
    fixture.frame()
    let writes = container.frameWrites
    for number in 0..<20 {
      container.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50)), at: number * 100)
      container.arrangedSubviews[number * 7].removeFromSuperview()
      container.arrangedSubviews[number * 9].frame.size.height = 70
      fixture.frame()
    }
    // The added one loses its place, those on the screen get theirs anew.
    #expect(container.frameWrites - writes <= 20 * (3 + 11))
    #expect(container.contentOffset.y == 2_500_400)
  }
}
