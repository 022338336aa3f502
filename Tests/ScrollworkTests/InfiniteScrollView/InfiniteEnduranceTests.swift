import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct InfiniteEnduranceTests {
  private static let size = CGSize(width: 60, height: 90)
  /// Sanitizers make everything so slow that their scripts ask for an hour.
  private static let hours = ProcessInfo.processInfo.environment["SCROLLWORK_ENDURANCE_HOURS"].flatMap { Int($0) } ?? 10

  /// Flick after flick in one direction, a frame a second between them, on a screen of few pixels.
  @Test(arguments: [1.0, -1]) func tenHoursOfFlicksEndWithoutDriftAndWithConstantMemory(sign: CGFloat) {
    let way = wayOfAFlickInAPlainScrollView(sign)
    let living = CountedTile.living
    let (stage, source) = (Stage(size: Self.size, scale: 1, framesPerSecond: 1), Tiles())
    let view = InfiniteScrollView(frame: CGRect(origin: .zero, size: Self.size))
    view.axes = .vertical
    view.tileSize = CGSize(width: 0, height: 40)
    view.dataSource = source
    view.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(view)
    var most = 0
    let flicks = 360 * Self.hours
    for index in 1...flicks {
      flick(stage, sign)
      most = max(most, view.visibleTiles.count, view.subviews.filter { $0 is CountedTile }.count)
      if view.position.y != way * CGFloat(index) { break }
    }
    #expect(abs(stage.time - 3600 * Double(Self.hours)) < 1e-3)
    #expect(view.position.y == way * CGFloat(flicks))
    #expect(most <= 4 && CountedTile.living - living <= 8 && source.made <= 8)
    #expect(source.asked.count > 5000 * Self.hours)
  }

  private func flick(_ stage: Stage, _ sign: CGFloat) {
    stage.touch(.began, at: CGPoint(x: 30, y: 45))
    for step in 1...4 {
      stage.advance(by: 0.01)
      stage.touch(.moved, at: CGPoint(x: 30, y: 45 - sign * 80 * CGFloat(step)))
    }
    stage.touch(.ended, at: CGPoint(x: 30, y: 45 - sign * 320))
    // The next one comes when this has come to rest, 10 s after the one before.
    stage.advance(by: 9.96)
  }

  private func wayOfAFlickInAPlainScrollView(_ sign: CGFloat) -> CGFloat {
    let stage = Stage(size: Self.size, scale: 1, framesPerSecond: 1)
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: Self.size))
    scroll.contentSize = CGSize(width: 60, height: 100_000)
    scroll.contentOffset.y = 50_000
    stage.window.addSubview(scroll)
    flick(stage, sign)
    let way = scroll.contentOffset.y - 50_000
    #expect(way * sign > 4000 && !scroll.isDecelerating)
    return way
  }
}
