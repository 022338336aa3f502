internal import Foundation
internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let tray = GalleryScene(
    name: "tray", title: "Tray",
    summary: "A swipe up from the lower edge brings the player; anywhere else the list scrolls at once.",
    caption: "Swipe up for the player", watch: "Watch a swipe from the lower edge lift the tray instead of the list.",
    colors: [.systemPink, .systemPink, .systemGray, .systemPurple],
    hasXRaySwitch: false,
    script: SceneScript(duration: 7)
      .flick(at: 0.4, length: 0.35)
      .drag(at: 2.2, from: CGPoint(x: 0.5, y: 0.96), to: CGPoint(x: 0.5, y: 0.7), taking: 0.18)
      .drag(at: 3.8, from: CGPoint(x: 0.5, y: 0.3), to: CGPoint(x: 0.5, y: 0.5), taking: 0.4, rest: 0.2)
      .drag(at: 5.4, from: CGPoint(x: 0.5, y: 0.72), to: CGPoint(x: 0.5, y: 0.95), taking: 0.18),
    bestMoment: 3.4
  ) { TrayViewController() }
}

/// A list of songs, and a player in a tray that swipes up from below the list's lower edge.
final class TrayViewController: SceneViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  private let player = PlayerView()
  private let hint = UILabel()
  let tray: SwipeTray

  init() {
    tray = SwipeTray(player, over: table)
    super.init(.tray)
    table.rowHeight = scaled(64)
    table.separatorInset = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 0)
    table.allowsSelection = false
    table.contentInset.bottom = scaled(40)
    table.register(SongCell.self, forCellReuseIdentifier: "song")
    table.dataSource = self
    hint.text = "Swipe up for the player"
    hint.font = .sceneFont(ofSize: 13, weight: .medium)
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    hint.backgroundColor = .secondarySystemBackground
    tray.onChange = { [weak self] isShown in
      UIView.animate(withDuration: 0.25) { self?.hint.alpha = isShown ? 0 : 1 }
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { table }

  override var isColumn: Bool { true }

  override var playingField: UIView { table }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(hint, aboveSubview: table)
    view.insertSubview(player, aboveSubview: hint)
  }

  override func layOutContent(in area: CGRect) {
    super.layOutContent(in: area)
    let room = area.height - view.safeAreaInsets.top
    player.bounds.size.height = min(scaled(120) + 130, max(48 + scaled(100), room * 0.5))
    hint.frame = CGRect(x: 0, y: area.maxY - scaled(34), width: area.width, height: scaled(34))
    tray.layOut()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    (cell as? SongCell)?.show(indexPath.row)
    return cell
  }
}

/// Invented songs.
enum Songs {
  private static let names = [
    "Paper Lanterns", "The Long Way Home", "Harbour Lights", "Slow Trains", "Early Snow", "Kite Weather", "Blue Hour",
    "Lighthouse",
    "Sunday Market", "Night Ferry", "Copper Roofs", "Orchard",
  ]
  private static let bands = ["Marble Arcade", "The Cartographers", "Ilse & the Tide", "North Platform", "Quiet Engines"]

  static func name(_ index: Int) -> String { names[index % names.count] }

  static func band(_ index: Int) -> String { bands[(index * 3 + index / 7) % bands.count] }

  static func cover(_ index: Int) -> (UIColor, UIColor) {
    let hue = CGFloat((index * 5) % 12) / 12
    return (
      UIColor(hue: hue, saturation: 0.55, brightness: 0.9, alpha: 1),
      UIColor(hue: (hue + 0.12).truncatingRemainder(dividingBy: 1), saturation: 0.7, brightness: 0.6, alpha: 1)
    )
  }
}

/// A record's cover: two colours and a ring.
private final class CoverView: UIView {
  private let gradient = CAGradientLayer()
  private let ring = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.addSublayer(gradient)
    layer.addSublayer(ring)
    ring.borderColor = UIColor(white: 1, alpha: 0.55).cgColor
  }

  required init?(coder: NSCoder) { nil }

  func show(_ index: Int) {
    let (first, second) = Songs.cover(index)
    gradient.colors = [first.cgColor, second.cgColor]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    layer.cornerRadius = bounds.width * 0.12
    ring.frame = bounds.insetBy(dx: bounds.width * 0.26, dy: bounds.height * 0.26)
    ring.cornerRadius = ring.frame.width / 2
    ring.borderWidth = bounds.width * 0.07
  }
}

private final class SongCell: UITableViewCell {
  private let cover = CoverView()
  private let name = UILabel()
  private let band = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .sceneFont(ofSize: 17)
    band.font = .sceneFont(ofSize: 14)
    band.textColor = .secondaryLabel
    for view in [cover, name, band] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ index: Int) {
    cover.show(index)
    name.text = Songs.name(index)
    band.text = Songs.band(index)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = CGRect(x: 20, y: (contentView.bounds.height - 48) / 2, width: 48, height: 48)
    name.frame = CGRect(x: 80, y: scaled(10), width: contentView.bounds.width - 96, height: scaled(24))
    band.frame = CGRect(x: 80, y: scaled(34), width: contentView.bounds.width - 96, height: scaled(20))
  }
}

/// The current song, with its cover and its progress.
private final class PlayerView: UIView {
  private let grip = UIView()
  private let cover = CoverView()
  private let name = UILabel()
  private let band = UILabel()
  private let track = UIView()
  private let played = UIView()
  private let times = [UILabel(), UILabel()]

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 250))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 18
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: -2)
    grip.backgroundColor = .systemGray3
    grip.layer.cornerRadius = 2.5
    cover.show(2)
    name.text = Songs.name(2)
    name.font = .sceneFont(ofSize: 22, weight: .bold)
    band.text = Songs.band(2)
    band.font = .sceneFont(ofSize: 17)
    band.textColor = .secondaryLabel
    for label in [name, band] { (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.6) }
    track.backgroundColor = .systemGray4
    played.backgroundColor = .systemPink
    for view in [track, played] { view.layer.cornerRadius = 2 }
    for (label, text) in zip(times, ["1:42", "-2:05"]) {
      label.text = text
      label.font = .sceneDigits(ofSize: 12, weight: .medium)
      label.textColor = .secondaryLabel
    }
    times[1].textAlignment = .right
    for view in [grip, cover, name, band, track, played] + times { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLow = bounds.height < 200
    let side = isLow ? max(40, bounds.height - 58) : max(60, min(120, bounds.height - 130))
    grip.frame = CGRect(x: bounds.midX - 19, y: 9, width: 38, height: 5)
    cover.frame = CGRect(x: 24, y: 34, width: side, height: side)
    let x = cover.frame.maxX + 18
    name.frame = CGRect(x: x, y: cover.frame.midY - scaled(30), width: max(0, bounds.width - x - 20), height: scaled(30))
    band.frame = CGRect(x: x, y: cover.frame.midY + 2, width: max(0, bounds.width - x - 20), height: scaled(24))
    if isLow { (name.frame.origin.y, band.frame.origin.y) = (cover.frame.minY - 4, cover.frame.minY + scaled(30) - 4) }
    let start = isLow ? x : 24
    let line = CGRect(
      x: start, y: isLow ? max(cover.frame.maxY - 28, band.frame.maxY + 2) : cover.frame.maxY + 34,
      width: max(0, bounds.width - start - 24), height: 4)
    track.frame = line
    played.frame = CGRect(x: line.minX, y: line.minY, width: line.width * 0.45, height: line.height)
    times[0].frame = CGRect(x: line.minX, y: line.maxY + 8, width: line.width / 2, height: scaled(16))
    times[1].frame = CGRect(x: line.midX, y: line.maxY + 8, width: line.width / 2, height: scaled(16))
  }
}
