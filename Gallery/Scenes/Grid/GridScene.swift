internal import UIKit

extension GalleryScene {
  static let grid = GalleryScene(
    name: "grid", title: "Grid",
    summary:
      "Twenty thousand photos in one flow, their months sticking to the top, and the best ones in a strip that flows sideways.",
    caption: "Twenty thousand photos", watch: "Watch the months stick, and the counter stay below a hundred.",
    colors: [.systemTeal, .systemBlue, .systemOrange, .systemGreen],
    script: SceneScript(duration: 6)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.4), to: CGPoint(x: 0.5, y: 0.2), taking: 0.6, rest: 0.2)
      .flick(at: 1.4, length: 0.24)
      .drag(at: 3.4, from: CGPoint(x: 0.85, y: 0.78), to: CGPoint(x: 0.3, y: 0.78), taking: 0.25),
    bestMoment: 3.75
  ) { GridViewController() }
}

/// Photos by month, and a horizontal strip of the best ones below.
final class GridViewController: SceneViewController {
  private let photos = PhotoCollection(months: 400, photosEach: 50, sideways: false)
  private let strip = PhotoCollection(months: 40, photosEach: 7, sideways: true)
  private let line = UIView()

  init() { super.init(.grid) }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { photos.view }

  override func viewDidLoad() {
    super.viewDidLoad()
    strip.view.backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    view.insertSubview(strip.view, aboveSubview: photos.view)
    view.insertSubview(line, aboveSubview: strip.view)
  }

  override func layOutContent(in area: CGRect) {
    let isLow = area.height < 480
    let stripHeight: CGFloat = isLow ? 88 : 132
    let top = area.maxY - stripHeight
    super.layOutContent(in: CGRect(x: 0, y: 0, width: area.width, height: top))
    let columns = CGFloat(UICollectionViewFlowLayout.columnCount(3, in: area.width, side: isLow ? 96 : 140))
    let side = ((area.width - 2 * (columns - 1)) / columns).rounded(.down)
    photos.flow.itemSize = CGSize(width: side, height: side)
    strip.flow.itemSize = CGSize(width: stripHeight - (isLow ? 12 : 36), height: stripHeight - 12)
    strip.view.frame = CGRect(x: 0, y: top, width: area.width, height: stripHeight)
    line.frame = CGRect(x: 0, y: top, width: area.width, height: 1 / (view.window?.screen.scale ?? 1))
  }

  override var watchedScrollViews: [UIScrollView] { [photos.view, strip.view] }

  override func liveCount(_ picture: XRayPicture) -> Int? { photos.view.visibleCells.count + strip.view.visibleCells.count }
}

/// A flow of photos with a header for each month.
@MainActor private final class PhotoCollection: NSObject, UICollectionViewDataSource {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
  let flow = UICollectionViewFlowLayout()
  let view: UICollectionView
  private let months: Int
  private let photosEach: Int
  private let cells = UICollectionView.CellRegistration<PaintingCell<PhotoPainting>, Int> { cell, _, number in
    cell.picture.number = number
  }
  private lazy var headers = UICollectionView.SupplementaryRegistration<PhotoHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [unowned self] header, _, path in header.text = title(path.section) }

  init(months: Int, photosEach: Int, sideways: Bool) {
    (self.months, self.photosEach) = (months, photosEach)
    flow.scrollDirection = sideways ? .horizontal : .vertical
    flow.minimumInteritemSpacing = 2
    flow.minimumLineSpacing = 2
    flow.sectionHeadersPinToVisibleBounds = true
    flow.headerReferenceSize = CGSize(width: 32, height: 40)
    flow.sectionInset =
      sideways ? UIEdgeInsets(top: 6, left: 2, bottom: 6, right: 8) : UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0)
    flow.itemSize = CGSize(width: 96, height: 120)
    view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    view.alwaysBounceVertical = !sideways
    super.init()
    view.dataSource = self
  }

  private func title(_ month: Int) -> String {
    let name = Self.names[11 - month % 12]
    return flow.scrollDirection == .horizontal ? String(name.prefix(3)) : "\(name) \(2026 - month / 12)"
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { months }

  /// The number of photos varies a little from month to month.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photosEach + section * 7 % 5 - 2
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: indexPath.section * 1_000 + indexPath.item * 3)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath) }
}
