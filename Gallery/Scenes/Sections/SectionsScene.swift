internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let lazySections = GalleryScene(
    name: "sections", title: "Sections",
    summary: "Ten thousand shelves are described, and a dozen exist; each comes back as it was left.",
    caption: "10,000 shelves, a dozen made", watch: "Watch the counter: a shelf comes back where it was left.",
    colors: [.systemTeal, .systemOrange, .systemIndigo, .systemPink],
    script: SceneScript(duration: 9)
      .drag(at: 0.4, from: CGPoint(x: 0.85, y: 0.32), to: CGPoint(x: 0.2, y: 0.32), taking: 0.3)
      .flick(at: 1.6, length: 0.5).flick(at: 2.2, length: 0.5)
      .flick(at: 4.4, length: -0.5).flick(at: 5, length: -0.5).flick(at: 5.6, length: -0.5),
    bestMoment: 1.3
  ) { SectionsViewController() }
}

/// 10,000 shelves, each with a row of tiles that scrolls sideways.
final class SectionsViewController: SceneViewController {
  private let container = ContainerScrollView()
  private let shelves: LazySections<Int>

  init() {
    shelves = LazySections(in: container) { _, number in ShelfSection(number) }
    super.init(.lazySections)
    container.layer.name = "sections"
    container.spacing = scaled(10)
    shelves.lengthEstimate = { _ in scaled(150) }
    shelves.apply(Array(1...10_000))
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  override var isColumn: Bool { true }
}

/// A title, the number of tiles, and the tiles.
final class ShelfSection: UIView, UICollectionViewDataSource {
  private let number: Int
  private let title = UILabel()
  private let detail = UILabel()
  private let tiles: UICollectionView
  private static let names = ["Walks", "Lakes", "Reeds", "Boats", "Maps", "Huts", "Weather", "Letters"]
  private static let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemPink, .systemGreen, .systemBlue]
  private static let top: CGFloat = 34

  init(_ number: Int) {
    self.number = number
    let side = scaled([76, 104, 132][number % 3])
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: side, height: side)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (8, 8)
    flow.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    tiles = UICollectionView(frame: .zero, collectionViewLayout: flow)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: side + scaled(Self.top) + 6))
    tiles.tintColor = Self.colors[number % Self.colors.count]
    tiles.backgroundColor = .systemBackground
    tiles.showsHorizontalScrollIndicator = false
    tiles.register(ShelfTile.self, forCellWithReuseIdentifier: "tile")
    tiles.dataSource = self
    title.text = "\(Self.names[number % Self.names.count]) \(number.grouped)"
    title.font = .sceneFont(ofSize: 17, weight: .semibold)
    detail.text = "\(count) tiles"
    detail.font = .sceneFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    detail.textAlignment = .right
    for view in [title, detail, tiles] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private var count: Int { 8 + number * 7 % 23 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (top, width) = (scaled(Self.top), max(0, bounds.width - 32))
    title.frame = CGRect(x: 16, y: 4, width: width * 0.7, height: top - 8)
    detail.frame = CGRect(x: 16 + width * 0.7, y: 4, width: width * 0.3, height: top - 8)
    tiles.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - 6))
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? ShelfTile)?.show(indexPath.item + 1, tiles.tintColor)
    return cell
  }
}

/// A number on a coloured square.
final class ShelfTile: UICollectionViewCell {
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    number.font = .sceneDigits(ofSize: 20, weight: .semibold)
    number.textAlignment = .center
    contentView.addSubview(number)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int, _ color: UIColor) {
    self.number.text = "\(number)"
    self.number.textColor = color
    let strength = 0.12 + 0.05 * CGFloat(number % 4)
    contentView.backgroundColor = .day(color.withAlphaComponent(strength), night: color.withAlphaComponent(strength + 0.12))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = contentView.bounds
  }
}
