internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let collections = GalleryScene(
    name: "collections", title: "Collections",
    summary: "A grid, a shelf and a list of five thousand: three collections with layouts of their own scroll as one.",
    caption: "A grid, a shelf and 5,000 rows", watch: "Watch the headings stick while three layouts scroll as one.",
    colors: [.systemPink, .systemIndigo, .systemTeal, .systemTeal],
    script: SceneScript(duration: 8)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.38), taking: 0.8, rest: 0.2)
      .drag(at: 1.6, from: CGPoint(x: 0.85, y: 0.65), to: CGPoint(x: 0.25, y: 0.65), taking: 0.2)
      .flick(at: 3.2, length: 0.3).flick(at: 4.4, length: 0.4).flick(at: 6.4, length: -0.5),
    bestMoment: 2.3
  ) { CollectionsViewController() }
}

/// Records: the best ones in a grid, new ones on a horizontal shelf, and all records in a list.
final class CollectionsViewController: SceneViewController {
  private let container = ContainerScrollView()
  private let grid = RecordCollection(40..<52, color: .systemIndigo, layout: .columns(3, extraHeight: scaled(42)))
  private let shelf = RecordCollection(0..<40, color: .systemPink, layout: .shelf(CGSize(width: 132, height: 134 + scaled(42))))
  private let list = RecordCollection(0..<5_000, color: .systemTeal, layout: .rows(height: scaled(64)))

  init() {
    super.init(.collections)
    shelf.frame.size.height = 134 + scaled(42)
    shelf.layer.name = "shelf"
    container.layer.name = "page"
    for (title, detail, collection) in [("Favourites", "12", grid), ("New", "40", shelf), ("All records", "5,000", list)] {
      let heading = HeadingView(title, detail: detail)
      container.addArrangedSubview(heading)
      container.pin(heading, through: collection)
      container.addArrangedSubview(collection)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  override var watchedScrollViews: [UIScrollView] { [container, shelf] }
}

/// A collection view of a range of records, in any layout.
final class RecordCollection: UICollectionView, UICollectionViewDataSource {
  private let numbers: Range<Int>
  private let cells = CellRegistration<RecordCell, Record> { cell, _, record in cell.show(record) }

  init(_ numbers: Range<Int>, color: UIColor, layout: UICollectionViewFlowLayout) {
    self.numbers = numbers
    super.init(frame: .zero, collectionViewLayout: layout)
    backgroundColor = .systemBackground
    tintColor = color
    showsHorizontalScrollIndicator = false
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    dequeueConfiguredReusableCell(using: cells, for: indexPath, item: Record(numbers.lowerBound + indexPath.item))
  }
}

/// A cover with its title and artist below, or beside the cover in a low and wide cell.
final class RecordCell: UICollectionViewCell {
  private let cover = CoverPainting(frame: .zero)
  private let title = UILabel()
  private let artist = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 6
    title.font = .sceneFont(ofSize: 14, weight: .semibold)
    artist.font = .sceneFont(ofSize: 13)
    artist.textColor = .secondaryLabel
    for view in [cover, title, artist] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ record: Record) {
    cover.number = record.number
    title.text = record.title
    artist.text = record.artist
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    guard width > 2 * height else {
      cover.frame = CGRect(x: 0, y: 0, width: width, height: width)
      title.frame = CGRect(x: 0, y: width + 4, width: width, height: scaled(18))
      artist.frame = CGRect(x: 0, y: width + 4 + scaled(18), width: width, height: scaled(17))
      return
    }
    let side = height - 12
    cover.frame = CGRect(x: 16, y: 6, width: side, height: side)
    title.frame = CGRect(x: side + 28, y: height / 2 - scaled(19), width: width - side - 44, height: scaled(18))
    artist.frame = CGRect(x: side + 28, y: height / 2, width: width - side - 44, height: scaled(17))
  }
}
