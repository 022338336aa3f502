import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Rows whose heights are guesses beside a scroll view that has no rows, under the same fingers.
@MainActor @Suite struct SizesSceneTests {
  private let player = ScenePlayer(.sizes, script: SceneScript(duration: 60), size: GalleryScene.sizes.size, scale: 2)
  private let reference = Stage(size: GalleryScene.sizes.size, scale: 2, framesPerSecond: 60)
  private let plain = UIScrollView()

  init() throws {
    plain.frame = try controller().table.frame
    plain.contentSize = CGSize(width: plain.bounds.width, height: 20_000_000)
    plain.contentOffset.y = 10_000_000
    reference.window.addSubview(plain)
    reference.advance(by: 0)
  }

  private func controller() throws -> SizesViewController { try #require(player.viewController as? SizesViewController) }

  /// Where the visible texts begin on the screen, by their numbers.
  private func places(_ controller: SizesViewController) -> [Int: CGFloat] {
    let table = controller.table
    let places = table.visibleCells.compactMap { cell in
      table.indexPath(for: cell).map { (controller.numbers[$0.row], cell.frame.minY - table.contentOffset.y) }
    }
    return Dictionary(uniqueKeysWithValues: places)
  }

  /// Plays frames on both stages; every text that shows before and after a frame moves as far as the plain content.
  ///
  /// - Parameters:
  ///   - touch: Moves the finger in the first frame.
  ///   - change: Done before the first frame; moves no text.
  private func play(_ frames: Int, touching touch: () -> Void = {}, changing change: () -> Void = {}) throws {
    let controller = try controller()
    let shown = places(controller)
    change()
    for (number, place) in places(controller) where shown[number] != nil { #expect(shown[number] == place, "\(number)") }
    for frame in 0..<frames {
      let (before, start) = (places(controller), plain.contentOffset.y)
      if frame == 0 { touch() }
      player.stage.advance(by: 1.0 / 60)
      reference.advance(by: 1.0 / 60)
      let (after, shift) = (places(controller), plain.contentOffset.y - start)
      let kept = after.filter { before[$0.key] != nil }
      #expect(abs(shift) > 400 || !kept.isEmpty)
      for (number, place) in kept {
        let move = place - (before[number] ?? 0)
        #expect(abs(move + shift) <= 0.5 + 1e-6, "frame \(frame): \(number) moved by \(move), the finger by \(-shift)")
      }
    }
  }

  private func touch(_ phase: UITouch.Phase, _ y: CGFloat) {
    for stage in [player.stage, reference] { stage.touch(phase, at: CGPoint(x: 190, y: y)) }
  }

  private func flick(_ step: CGFloat) throws {
    touch(.began, 400)
    for move in 1...7 { try play(1, touching: { touch(.moved, 400 + step * CGFloat(move)) }) }
    touch(.ended, 400 + step * 7)
  }

  @Test func nothingMovesButByTheScrollOnTheWayDownAndBack() throws {
    let table = try controller().table
    for _ in 0..<4 {
      try flick(-40)
      try play(90)
    }
    #expect(table.contentOffset.y > 3_000)
    // Back from the end, above which no height is known.
    try controller().show(9_999, animated: false)
    try player.stage.settle()
    try reference.settle()
    let end = table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom
    #expect(abs(table.contentOffset.y - end) < 1)
    for _ in 0..<4 {
      try flick(40)
      try play(90)
    }
    #expect(table.contentSize.height - table.contentOffset.y > 4_000)
  }

  @Test func fiftyTextsAboveInTheMiddleOfAFlickChangeNeitherPlaceNorVelocity() throws {
    let controller = try controller()
    controller.show(200, animated: false)
    try player.stage.settle()
    try flick(-40)
    for _ in 0..<5 {
      try play(12)
      let speed = try velocity(controller.table)
      #expect(abs(speed) > 50)
      let count = controller.numbers.count
      try play(0, changing: { controller.insertAbove() })
      let now = try velocity(controller.table)
      #expect(abs(now - speed) < 1e-6)
      #expect(controller.numbers.count == count + 50)
    }
    try play(60)
  }

  /// Points per second along the vertical axis, on average over the next 20 points.
  private func velocity(_ table: UITableView) throws -> Double {
    let time = try #require(table.predictedMotion?.time(untilY: table.contentOffset.y + 20))
    return 20 / time
  }

  @Test(arguments: [true, false]) func aJumpToUnknownRowsArrivesExactly(animated: Bool) throws {
    let controller = try controller()
    for number in [9_000, 12, 5_555] {
      controller.show(number, animated: animated)
      try player.stage.settle()
      let place = try #require(places(controller)[number])
      #expect(abs(place - controller.table.adjustedContentInset.top) < 0.01, "\(number) is at \(place)")
      let cell = try #require(controller.table.cellForRow(at: IndexPath(row: number, section: 0)))
      let room = CGSize(width: cell.bounds.width, height: 0)
      #expect(abs(cell.systemLayoutSizeFitting(room).height - cell.bounds.height) < 1 || cell.bounds.height > 24)
    }
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom], [true, false])
  func aJumpInMidFlickArrivesAtEveryPosition(position: UITableView.ScrollPosition, animated: Bool) throws {
    let table = try controller().table
    for row in [9_000, 300] {
      try flick(-40)
      try play(10)
      #expect(table.isDecelerating)
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: animated)
      try player.stage.settle()
      try reference.settle()
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      let visible = table.bounds.inset(by: table.adjustedContentInset)
      let distance =
        switch position {
        case .middle: cell.frame.midY - visible.midY
        case .bottom: cell.frame.maxY - visible.maxY
        default: cell.frame.minY - visible.minY
        }
      // The offset is on a pixel.
      #expect(abs(distance) <= (position == .top ? 0.01 : 0.26), "\(row) is \(distance) beside its place")
    }
  }

  @Test func textsHaveOneToTwentyLines() throws {
    let lengths = (0..<2_000).map { LongText.text($0).count }
    #expect((lengths.min() ?? 0) < 45 && (lengths.max() ?? 0) > 700 && (lengths.max() ?? 0) < 900)
  }
}
