internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let sideways = GalleryScene(
    name: "sideways", title: "Sideways",
    summary: "The container on its side: photos that it scrolls, diaries that scroll by themselves, days that stick to the edge.",
    caption: "The container on its side", watch: "Watch the diaries scroll up and down inside a page that scrolls sideways.",
    colors: [.systemTeal, .systemBlue, .systemIndigo, .systemPurple],
    script: SceneScript(duration: 8)
      .drag(at: 0.3, from: CGPoint(x: 0.9, y: 0.4), to: CGPoint(x: 0.1, y: 0.4), taking: 0.8, rest: 0.2)
      .drag(at: 1.6, from: CGPoint(x: 0.9, y: 0.4), to: CGPoint(x: 0.15, y: 0.4), taking: 0.5, rest: 0.2)
      .drag(at: 2.5, from: CGPoint(x: 0.9, y: 0.4), to: CGPoint(x: 0.1, y: 0.4), taking: 0.5, rest: 0.2)
      .drag(at: 3.4, from: CGPoint(x: 0.65, y: 0.8), to: CGPoint(x: 0.65, y: 0.3), taking: 0.6, rest: 0.2)
      .drag(at: 4.8, from: CGPoint(x: 0.9, y: 0.4), to: CGPoint(x: 0.1, y: 0.4), taking: 0.12)
      .drag(at: 6.6, from: CGPoint(x: 0.1, y: 0.4), to: CGPoint(x: 0.9, y: 0.4), taking: 0.1),
    bestMoment: 3.9
  ) { SidewaysViewController() }
}

/// A journey by days, scrolled horizontally: each day has a pinned header, photos in three rows, and a diary page.
final class SidewaysViewController: SceneViewController {
  private let journey = ContainerScrollView()
  private let diaries: [Diary]

  init() {
    let days: [(name: String, color: UIColor)] = [
      ("Friday, to the coast", .systemTeal), ("Saturday, the cliffs", .systemBlue), ("Sunday, out to the island", .systemIndigo),
      ("Monday, home by boat", .systemPurple),
    ]
    diaries = days.map { Diary($0.name, color: $0.color) }
    super.init(.sideways)
    journey.axis = .horizontal
    journey.layer.name = "journey"
    for (index, day) in days.enumerated() {
      let spine = DaySpine(day.name, color: day.color)
      journey.addArrangedSubview(spine)
      journey.pin(spine)
      journey.addArrangedSubview(PhotoRows(first: index * 50, count: 12 + 3 * (index % 2), color: day.color))
      journey.addArrangedSubview(diaries[index])
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { journey }

  override var watchedScrollViews: [UIScrollView] { [journey] + diaries }
}

/// The name of a day, rotated to run along the edge.
private final class DaySpine: UIView {
  private let label = UILabel()

  init(_ name: String, color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: scaled(44), height: 0))
    backgroundColor = color
    label.text = name
    label.font = .sceneFont(ofSize: 17, weight: .bold)
    label.textColor = .white
    label.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.bounds = CGRect(x: 0, y: 0, width: max(0, bounds.height - 32), height: scaled(24))
    label.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// Photos in three rows that grow to the right.
private final class PhotoRows: UICollectionView, UICollectionViewDataSource {
  private let numbers: Range<Int>
  private let cells = CellRegistration<PaintingCell<PhotoPainting>, Int> { cell, _, number in cell.picture.number = number }

  init(first: Int, count: Int, color: UIColor) {
    numbers = first..<first + count
    let flow = FittingFlow { room in
      let side = max(1, ((room.height - 8) / 3).rounded(.down))
      return CGSize(width: side, height: side)
    }
    flow.scrollDirection = .horizontal
    flow.minimumInteritemSpacing = 4
    flow.minimumLineSpacing = 4
    flow.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    super.init(frame: .zero, collectionViewLayout: flow)
    tintColor = color
    backgroundColor = .systemBackground
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    dequeueConfiguredReusableCell(using: cells, for: indexPath, item: numbers.lowerBound + indexPath.item)
  }
}

/// A day's diary: a table of fixed width, which scrolls vertically by itself.
private final class Diary: UITableView, UITableViewDataSource {
  private static let lines = [
    "Missed the early train, caught the slow one.", "Tea from the flask, biscuits from the bag.",
    "A heron in the ditch beside the track, quite unmoved.", "First sight of the sea, between two chimneys.",
    "The landlady keeps bees and a barometer.", "Wind from the west, hats in hand.", "Found: a glove, a fossil, half a kite.",
    "Soup so thick that the spoon stood.", "Asked the way twice and got it three times.",
    "Seals on the sandbank, singing, or so she says.",
    "Fog until noon, then all at once the whole bay.", "Wrote six postcards, sent four.",
  ]
  private let name: String

  init(_ name: String, color: UIColor) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: scaled(250), height: 0), style: .plain)
    tintColor = color
    allowsSelection = false
    backgroundColor = .secondarySystemBackground
    dataSource = self
    layer.name = "diary"
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Diary" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "line") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "line")
    cell.backgroundColor = .secondarySystemBackground
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.font = .sceneFont(ofSize: 15)
    cell.detailTextLabel?.font = .sceneFont(ofSize: 12)
    cell.textLabel?.text = Self.lines[(indexPath.row * 5 + name.count) % Self.lines.count]
    cell.detailTextLabel?.text = String(format: "%d:%02d", 7 + indexPath.row / 2, indexPath.row * 23 % 60)
    return cell
  }
}
