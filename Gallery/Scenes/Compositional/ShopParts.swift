internal import Foundation
internal import UIKit

/// An invented app.
struct ShopApp {
  let number: Int
  let name: String
  let line: String

  private static let first = [
    "Tide", "Ledger", "Kettle", "Lantern", "Compass", "Almanac", "Thimble", "Sparrow", "Orchard", "Signal", "Quarry", "Ember",
    "Meadow",
  ]
  private static let second = ["Book", "Mail", "Notes", "Clock", "Maps", "Paint", "Timer", "Radio", "Diary", "Cards", "Chess"]
  private static let lines = [
    "Plans a day without a plan", "Counts what matters", "Letters, one at a time", "A map of quiet places",
    "Draws with two colours", "Tells the time by bells", "Keeps bread and yeast on schedule", "Games for one and a half",
    "Finds the last train home", "Reads the weather aloud",
  ]

  init(_ number: Int) {
    self.number = number
    name = "\(Self.first[number * 5 % Self.first.count]) \(Self.second[number * 3 % Self.second.count])"
    line = Self.lines[number * 7 % Self.lines.count]
  }
}

/// A picture with a sentence above it.
final class BannerCell: UICollectionViewCell {
  private let kicker = UILabel()
  private let title = UILabel()
  private let picture = PhotoPainting(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    kicker.font = .sceneFont(ofSize: 12, weight: .semibold)
    kicker.textColor = .systemBlue
    title.font = .sceneFont(ofSize: 20)
    picture.layer.cornerRadius = 10
    picture.clipsToBounds = true
    for view in [kicker, title, picture] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ app: ShopApp) {
    kicker.text = app.number % 2 == 0 ? "APP OF THE DAY" : "FROM OUR SHELVES"
    title.text = app.line
    picture.number = app.number
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, top) = (contentView.bounds.width, scaled(48))
    kicker.frame = CGRect(x: 0, y: 0, width: width, height: scaled(18))
    title.frame = CGRect(x: 0, y: scaled(18), width: width, height: scaled(26))
    picture.frame = CGRect(x: 0, y: top, width: width, height: max(0, contentView.bounds.height - top))
  }
}

/// An app in a row: icon, name, sentence and a button.
final class AppCell: UICollectionViewListCell {
  static var height: CGFloat { max(68, scaled(62)) }
  private static let textStart: CGFloat = 84
  private let icon = CoverPainting(frame: .zero)
  private let name = UILabel()
  private let line = UILabel()
  private let button = PillView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.layer.cornerRadius = 12
    icon.clipsToBounds = true
    name.font = .sceneFont(ofSize: 16)
    line.font = .sceneFont(ofSize: 13)
    line.textColor = .secondaryLabel
    for view in [icon, name, line, button] { contentView.addSubview(view) }
    separatorLayoutGuide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.textStart).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ app: ShopApp) {
    icon.number = app.number
    name.text = app.name
    line.text = app.line
    button.text = app.number % 3 == 0 ? "Open" : "Get"
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Self.height
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, middle) = (contentView.bounds.width, contentView.bounds.midY)
    let pill = CGSize(width: scaled(62), height: scaled(28))
    icon.frame = CGRect(x: 16, y: middle - 26, width: 52, height: 52)
    button.frame = CGRect(
      x: width - pill.width - 16, y: (middle - pill.height / 2).rounded(), width: pill.width, height: pill.height)
    let room = max(0, button.frame.minX - Self.textStart - 12)
    name.frame = CGRect(x: Self.textStart, y: middle - scaled(20), width: room, height: scaled(21))
    line.frame = CGRect(x: Self.textStart, y: middle + scaled(1), width: room, height: scaled(18))
  }
}

/// A word on a pale background with round ends.
private final class PillView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemFill
    label.font = .sceneFont(ofSize: 14, weight: .semibold)
    label.textColor = .systemBlue
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}

/// An app's icon with the name below it.
final class CardCell: UICollectionViewCell {
  private let icon = CoverPainting(frame: .zero)
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.layer.cornerRadius = 18
    icon.clipsToBounds = true
    name.font = .sceneFont(ofSize: 12)
    name.textAlignment = .center
    for view in [icon, name] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ app: ShopApp) {
    icon.number = app.number
    name.text = app.name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = contentView.bounds.width
    icon.frame = CGRect(x: 0, y: 0, width: side, height: side)
    name.frame = CGRect(x: -6, y: side + 4, width: side + 12, height: scaled(18))
  }
}

/// The number of an app's updates, in a red circle; hidden for none.
final class BadgeView: UICollectionReusableView {
  static let kind = "badge"
  private let disc = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.backgroundColor = .systemRed
    disc.layer.cornerRadius = 12
    label.font = .systemFont(ofSize: 13, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    disc.addSubview(label)
    addSubview(disc)
  }

  required init?(coder: NSCoder) { nil }

  var count = 0 {
    didSet {
      label.text = "\(count)"
      // The layout's attributes decide whether the view itself is hidden.
      disc.isHidden = count == 0
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = bounds
    label.frame = disc.bounds
  }
}

/// A section's title, opaque, since cells scroll below it.
final class ShopHeader: UICollectionReusableView {
  static var height: CGFloat { scaled(46) }
  private let label = UILabel()
  private let rule = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .sceneFont(ofSize: 21, weight: .bold)
    rule.backgroundColor = .separator
    for view in [label, rule] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    rule.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 1 / (window?.screen.scale ?? 1))
    label.frame = CGRect(x: 16, y: scaled(6), width: max(0, bounds.width - 32), height: scaled(36))
  }
}

/// The background of a section.
final class BoxView: UICollectionReusableView {
  static let kind = "box"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
  }

  required init?(coder: NSCoder) { nil }
}
