internal import Foundation
internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let streets = GalleryScene(
    name: "streets", title: "Streets",
    summary: "A street without an end, and a city without one in any direction. Few tiles, reused.",
    caption: "An endless street and city", watch: "Watch the counter: a few dozen tiles serve an endless map.",
    colors: [.systemTeal, .systemOrange, .systemBrown, .systemGray],
    hasXRaySwitch: false,
    script: SceneScript(duration: 8)
      .drag(at: 0.3, from: CGPoint(x: 0.9, y: 0.28), to: CGPoint(x: 0.25, y: 0.28), taking: 0.3)
      .drag(at: 1.6, from: CGPoint(x: 0.9, y: 0.28), to: CGPoint(x: 0.1, y: 0.28), taking: 0.15)
      .drag(at: 3.2, from: CGPoint(x: 0.8, y: 0.85), to: CGPoint(x: 0.25, y: 0.55), taking: 0.3)
      .drag(at: 4.8, from: CGPoint(x: 0.3, y: 0.85), to: CGPoint(x: 0.5, y: 0.52), taking: 0.2)
      .drag(at: 6.3, from: CGPoint(x: 0.3, y: 0.6), to: CGPoint(x: 0.8, y: 0.85), taking: 0.25),
    bestMoment: 4.2
  ) { StreetsViewController() }
}

/// An endless row of houses above an endless map; both are drawn in code, from their coordinates alone.
final class StreetsViewController: SceneViewController, InfiniteScrollViewDataSource {
  private let street = InfiniteScrollView()
  private let map = InfiniteScrollView()
  private let captions = [UILabel(), UILabel()]

  init() {
    super.init(.streets)
    street.axes = .horizontal
    street.tileSize = CGSize(width: 116, height: 0)
    map.tileSize = CGSize(width: 160, height: 140)
    for view in [street, map] {
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = self
    }
    for (label, weight) in zip(captions, [UIFont.Weight.semibold, .semibold]) {
      label.font = .monospacedDigitSystemFont(ofSize: 15, weight: weight)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { map }

  override var watchedScrollViews: [UIScrollView] { [street, map] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(street, at: 0)
    for caption in captions { view.insertSubview(caption, at: 0) }
  }

  override func layOutContent(in area: CGRect) {
    let top = view.safeAreaInsets.top
    let height = area.height - top
    let isLow = height < 400
    let line: CGFloat = isLow ? 28 : 40
    captions[0].frame = CGRect(x: 16, y: top, width: area.width - 32, height: line)
    street.frame = CGRect(x: 0, y: top + line, width: area.width, height: (height * (isLow ? 0.46 : 0.36)).rounded())
    // A house keeps its aspect ratio: a lower street has narrower tiles.
    street.tileSize.width = (116 * HouseTile.scale(height: street.frame.height)).rounded()
    captions[1].frame = CGRect(x: 16, y: street.frame.maxY, width: area.width - 32, height: line)
    map.frame = CGRect(x: 0, y: captions[1].frame.maxY, width: area.width, height: area.height - captions[1].frame.maxY)
    for view in [street, map] { view.layoutIfNeeded() }
  }

  override func liveCount(_ picture: XRayPicture) -> Int? { street.visibleTiles.count + map.visibleTiles.count }

  override func refresh() {
    super.refresh()
    let house = street.coordinate(at: CGPoint(x: street.bounds.midX, y: 0)).x
    let block = map.coordinate(at: CGPoint(x: map.bounds.midX, y: map.bounds.midY))
    set(captions[0], "\(abs(house) * 2 + 1) Long Street \(house < 0 ? "West" : "East")")
    set(captions[1], "\(City.street(block.y)) at \(City.avenue(block.x))")
  }

  private func set(_ label: UILabel, _ text: String) { if label.text != text { label.text = text } }

  func infiniteScrollView(_ view: InfiniteScrollView, tileAt coordinate: InfiniteScrollView.Coordinate) -> UIView {
    if view === street {
      let tile = view.dequeueReusableTile(HouseTile.self) ?? HouseTile(frame: .zero)
      tile.number = coordinate.x
      return tile
    }
    let tile = view.dequeueReusableTile(BlockTile.self) ?? BlockTile()
    tile.show(coordinate)
    return tile
  }
}
