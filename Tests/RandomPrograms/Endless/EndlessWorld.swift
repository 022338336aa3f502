import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// An endless view on a screen, and what has been done to it; the same for the same seed.
@MainActor final class EndlessWorld: NSObject {
  typealias Coordinate = InfiniteScrollView.Coordinate

  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let view = InfiniteScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var random: SeededGenerator
  private(set) var log: [String] = []
  private(set) var operations = 0
  private(set) var batches = 0
  private(set) var answered: Set<String> = []
  /// Operations that messages may still do in this step.
  var budget = 0
  var fingers: [CGPoint] = []
  /// When a finger, a wheel or a change of geometry was last there: what moves then may come back from beyond an edge.
  var disturbed = -1.0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    super.init()
    view.axes = newAxes()
    view.tileSize = newTileSize()
    view.contentInsetAdjustmentBehavior = .never
    (view.dataSource, view.delegate) = (self, self)
    stage.window.addSubview(view)
    stage.advance(by: 1.0 / 60)
    log = []
  }

  func note(_ text: String) {
    operations += 1
    log.append(text)
  }

  private func newAxes() -> InfiniteScrollView.Axes {
    let all: [InfiniteScrollView.Axes] = [.both, .horizontal, .vertical, []]
    return all[random.roll(0..<4)]
  }

  private func newTileSize() -> CGSize {
    func length() -> CGFloat { [0, 40, 100, 263, 700, 33.4][random.roll(0..<6)] }
    return CGSize(width: length(), height: length())
  }

  /// A message: whoever hears it may do anything.
  private func hear(_ message: String) {
    guard budget > 0, random.roll(0..<8) == 0 else { return }
    budget -= 1
    answered.insert(message)
    note("inside \(message):")
    change(isInMessage: true)
  }

  // MARK: Operations

  func step() {
    budget = random.roll(0..<3) == 0 ? random.roll(1..<3) : 0
    switch random.roll(0..<12) {
    case 0, 1: flick()
    case 2, 3, 4: touch()
    case 5: pinch()
    case 6:
      note("wheel")
      stage.scrollWheel(by: CGPoint(x: random.roll(-3..<4), y: random.roll(-3..<4)), at: middle)
      disturbed = stage.time
    default: change(isInMessage: false)
    }
  }

  private var middle: CGPoint { CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2) }

  private func flick() {
    lift()
    let velocity = CGPoint(x: random.roll(-4..<5) * 700, y: random.roll(-4..<5) * 700)
    note("flick \(velocity)")
    stage.flick(from: middle, velocity: velocity, duration: 0.05)
    disturbed = stage.time
  }

  /// Fingers come, move and leave one by one.
  private func touch() {
    disturbed = stage.time
    if fingers.count < 2, random.roll(0..<3) > 0 || fingers.isEmpty {
      let point = CGPoint(
        x: max(0, middle.x + CGFloat(random.roll(-60..<60))), y: max(0, middle.y + CGFloat(random.roll(-60..<60))))
      note("finger \(fingers.count) down")
      fingers.append(point)
      stage.touch(.began, at: point, id: fingers.count)
    } else if random.roll(0..<3) == 0 {
      liftOne()
    }
    guard !fingers.isEmpty else { return }
    let ways = fingers.map { _ in CGPoint(x: random.roll(-40..<41), y: random.roll(-40..<41)) }
    note("drag by \(ways)")
    for _ in 0..<4 {
      for index in fingers.indices {
        fingers[index].x += ways[index].x / 4
        fingers[index].y += ways[index].y / 4
      }
      stage.touches(fingers.indices.map { (.moved, fingers[$0], $0 + 1) })
      stage.advance(by: 0.008)
    }
  }

  private func liftOne() {
    guard let point = fingers.popLast() else { return }
    note("finger \(fingers.count) up")
    stage.touch(.ended, at: point, id: fingers.count + 1)
    disturbed = stage.time
  }

  func lift() { while !fingers.isEmpty { liftOne() } }

  private func pinch() {
    lift()
    // Inside the window, however small the view is.
    let (from, to) = (CGFloat(random.roll(20..<56)), CGFloat(random.roll(20..<56)))
    note("pinch \(from) to \(to)")
    stage.pinch(at: middle, fromSpread: from, toSpread: to, duration: 0.2)
    disturbed = stage.time
  }

  private func change(isInMessage: Bool) {
    batches += 1
    let isAnimated = random.roll(0..<2) == 0
    switch random.roll(0..<9) {
    case 0: place(isAnimated)
    case 1:
      let tile = Coordinate(x: view.axes.contains(.horizontal) ? random.roll(-90..<90) : 0, y: rowIfEndless())
      let anchor = CGPoint(x: Double(random.roll(0..<3)) / 2, y: Double(random.roll(0..<3)) / 2)
      note("tile \(tile) at \(anchor)\(isAnimated ? ", animated" : "")")
      view.scrollToTile(at: tile, anchor: anchor, animated: isAnimated)
    case 2:
      note("reload")
      view.reloadTiles()
    case 3:
      view.loops = InfiniteScrollView.Loops(
        columns: random.roll(0..<2) == 0 ? nil : random.roll(1..<9), rows: random.roll(0..<2) == 0 ? nil : random.roll(1..<9))
      note("\(view.loops)")
    default: changeGeometry()
    }
  }

  private func rowIfEndless() -> Int { view.axes.contains(.vertical) ? random.roll(-90..<90) : 0 }

  private func place(_ isAnimated: Bool) {
    let (legal, present) = (legal, view.position)
    func position(_ isEndless: Bool, _ range: ClosedRange<CGFloat>, _ present: CGFloat) -> CGFloat {
      if isEndless { return CGFloat(random.roll(-9_000..<9_000)) / 2 }
      // Where it is: perhaps beyond an edge, in a pull.
      if random.roll(0..<2) == 0 { return present }
      return (range.lowerBound + CGFloat(random.between(0, 1)) * (range.upperBound - range.lowerBound)).rounded()
    }
    let target = CGPoint(
      x: position(view.axes.contains(.horizontal), legal.x, present.x),
      y: position(view.axes.contains(.vertical), legal.y, present.y))
    if random.roll(0..<3) == 0 {
      note("position = \(target)")
      view.position = target
    } else {
      note("position \(target)\(isAnimated ? ", animated" : "")")
      view.setPosition(target, animated: isAnimated)
    }
  }

  private func changeGeometry() {
    disturbed = stage.time
    switch random.roll(0..<5) {
    case 0:
      view.axes = newAxes()
      note("axes \(view.axes.rawValue)")
    case 1:
      view.tileSize = newTileSize()
      note("tiles of \(view.tileSize)")
    case 2:
      view.frame.size = CGSize(width: random.roll(60..<320), height: random.roll(60..<480))
      note("size \(view.frame.size)")
    case 3:
      view.contentInset = UIEdgeInsets(
        top: CGFloat(random.roll(0..<40)), left: CGFloat(random.roll(0..<30)), bottom: CGFloat(random.roll(0..<40)), right: 0)
      note("insets \(view.contentInset)")
    default:
      (view.alwaysBounceHorizontal, view.alwaysBounceVertical) = (random.roll(0..<2) == 0, random.roll(0..<2) == 0)
      view.isPagingEnabled = random.roll(0..<4) == 0
      note("bounces \(view.alwaysBounceHorizontal) \(view.alwaysBounceVertical), pages \(view.isPagingEnabled)")
    }
  }

  /// The legal offsets of axes that are not endless.
  var legal: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let (inset, size, content) = (view.adjustedContentInset, view.bounds.size, view.contentSize)
    return (
      -inset.left...max(-inset.left, content.width + inset.right - size.width),
      -inset.top...max(-inset.top, content.height + inset.bottom - size.height)
    )
  }
}

extension EndlessWorld: InfiniteScrollViewDataSource, UIScrollViewDelegate {
  func infiniteScrollView(_ view: InfiniteScrollView, tileAt coordinate: Coordinate) -> UIView {
    let tile = view.dequeueReusableTile(EndlessTile.self) ?? EndlessTile()
    tile.coordinate = coordinate
    return tile
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { hear("didEndDragging") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("didEndScrollingAnimation") }
}

/// Knows which tile it was made for last.
final class EndlessTile: UIView {
  var coordinate = InfiniteScrollView.Coordinate.zero
}
