import Scrollwork
import UIKit
import UIKitTesting

typealias Coordinate = InfiniteScrollView.Coordinate

/// Knows which tile it was made for last, and counts how many of its kind there are.
final class CountedTile: UIView {
  static var living = 0
  var coordinate = Coordinate.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.living += 1
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { Self.living -= 1 }
}

/// Gives tiles, and remembers what it was asked for.
final class Tiles: InfiniteScrollViewDataSource {
  var asked: [Coordinate] = []
  var made = 0
  var onAsk: (InfiniteScrollView, Coordinate) -> Void = { _, _ in }

  func infiniteScrollView(_ view: InfiniteScrollView, tileAt coordinate: Coordinate) -> UIView {
    asked.append(coordinate)
    onAsk(view, coordinate)
    let tile = view.dequeueReusableTile(CountedTile.self) ?? make()
    tile.coordinate = coordinate
    return tile
  }

  private func make() -> CountedTile {
    made += 1
    return CountedTile()
  }
}

/// An endless view of 320 x 480 points with tiles of 100 x 100 that fills a stage.
@MainActor final class InfiniteFixture {
  static let size = CGSize(width: 320, height: 480)

  let stage: Stage
  let view = InfiniteScrollView(frame: CGRect(origin: .zero, size: size))
  let source = Tiles()

  init(_ axes: InfiniteScrollView.Axes = .both, tile: CGSize = CGSize(width: 100, height: 100), framesPerSecond: Int = 60) {
    stage = Stage(size: Self.size, scale: 2, framesPerSecond: framesPerSecond)
    view.axes = axes
    view.tileSize = tile
    view.dataSource = source
    view.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(view)
    frame()
  }

  func frame() { stage.advance(by: 1.0 / 60) }

  /// How many tiles an axis can show at once.
  static func most(_ length: CGFloat, tile: CGFloat) -> Int { Int((length / tile).rounded(.up)) + 1 }

  /// What is on screen, found by looking at frames.
  var onScreen: Set<Coordinate> {
    Set(view.visibleTiles.compactMap { ($0 as? CountedTile)?.coordinate })
  }

  /// nil if the tiles cover the bounds without gap and overlap, each where its coordinate says.
  var complaint: String? {
    var covered: CGFloat = 0
    for tile in view.visibleTiles {
      guard let tile = tile as? CountedTile, tile.superview === view else { return "a tile that is not in the view" }
      let part = tile.frame.intersection(view.bounds)
      if part.isNull || part.isEmpty { return "\(tile.coordinate) does not show: \(tile.frame) in \(view.bounds)" }
      covered += part.width * part.height
      let place = view.position(forContentOffset: tile.frame.origin)
      let expected = CGPoint(
        x: CGFloat(tile.coordinate.x) * tile.bounds.width, y: CGFloat(tile.coordinate.y) * tile.bounds.height)
      if abs(place.x - expected.x) > 1e-6 || abs(place.y - expected.y) > 1e-6 { return "\(tile.coordinate) is at \(place)" }
    }
    let area = view.bounds.width * view.bounds.height
    return abs(covered - area) > 0.01 ? "\(covered) of \(area) covered" : nil
  }
}
