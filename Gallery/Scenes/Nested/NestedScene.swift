internal import Diagnostics
internal import UIKit

extension GalleryScene {
  static let nested = GalleryScene(
    name: "nested", title: "Nested", summary: "Shelves that scroll sideways, and a list, in a page that scrolls down.",
    caption: "Lists inside a list", watch: "Watch one drag move the inner list, then the page around it.",
    colors: [.systemTeal, .systemIndigo, .systemPink, .systemOrange],
    hasXRaySwitch: false,
    script: SceneScript(duration: 7.5)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.45), to: CGPoint(x: 0.5, y: 0.2), taking: 0.7, rest: 0.2)
      .drag(at: 1.5, from: CGPoint(x: 0.8, y: 0.2), to: CGPoint(x: 0.25, y: 0.2), taking: 0.15)
      .drag(at: 2.4, from: CGPoint(x: 0.5, y: 0.64), to: CGPoint(x: 0.5, y: 0.44), taking: 0.15)
      .drag(at: 4, from: CGPoint(x: 0.5, y: 0.85), to: CGPoint(x: 0.5, y: 0.6), taking: 0.12)
      .drag(at: 5.7, from: CGPoint(x: 0.8, y: 0.3), to: CGPoint(x: 0.3, y: 0.3), taking: 0.2),
    bestMoment: 2.9
  ) { NestedViewController() }
}

/// A page of shelves and a list, each a nested scroll view; the page scrolls by the remainder that a nested scroll view leaves.
final class NestedViewController: SceneViewController {
  private let page = NestedPage()

  init() { super.init(.nested) }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { page }

  override var playingField: UIView { page }

  override var watchedScrollViews: [UIScrollView] { [page] + page.scrollers }
}

final class NestedPage: UIScrollView {
  private let shelves = [
    Shelf("Dawn", hues: 0.93...1.12, card: CGSize(width: 250, height: 150), count: 12),
    Shelf("Forest", hues: 0.24...0.42, card: CGSize(width: 120, height: 120), count: 24),
    Shelf("Sea", hues: 0.48...0.62, card: CGSize(width: 170, height: 110), count: 18),
    Shelf("Dusk", hues: 0.68...0.86, card: CGSize(width: 120, height: 160), count: 20),
    Shelf("Meadow", hues: 0.14...0.34, card: CGSize(width: 250, height: 120), count: 12),
  ]
  private let list = InnerList(lines: 30)

  /// The scroll views inside the page.
  var scrollers: [UIScrollView] { shelves.map(\.scroller) + [list.scroller] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    layer.name = "page"
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private var parts: [NestedPart] { [shelves[0], shelves[1], list] + shelves[2...].map { $0 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard contentSize.width != bounds.width else { return }
    var top: CGFloat = 8
    for part in parts {
      part.frame = CGRect(x: 0, y: top, width: bounds.width, height: part.height)
      top += part.height
    }
    contentSize = CGSize(width: bounds.width, height: top + 8)
  }
}

/// A headline, a text on the scroll position, and a scroll view below.
class NestedPart: UIView {
  static let margin: CGFloat = 16
  static var headHeight: CGFloat { scaled(44) }
  let scroller = UIScrollView()
  private let name = UILabel()
  private let place = UILabel()
  private var observation: NSKeyValueObservation?

  init(_ title: String) {
    super.init(frame: .zero)
    name.text = title
    name.font = .sceneFont(ofSize: 20, weight: .bold)
    place.font = .sceneDigits(ofSize: 13, weight: .medium)
    place.textColor = .secondaryLabel
    place.textAlignment = .right
    scroller.layer.name = title.lowercased()
    for view in [name, place, scroller] { addSubview(view) }
    observation = scroller.observe(\.contentOffset) { [weak self] _, _ in self?.showPlace() }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { programmingError("\(Self.self) has no height") }

  /// Names the first visible item.
  var placeText: String { programmingError("\(Self.self) has no placeText") }

  func showPlace() {
    let text = placeText
    if place.text != text { place.text = text }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.margin
    let placeWidth = min(scaled(64), width / 2)
    name.frame = CGRect(x: Self.margin, y: scaled(8), width: width - placeWidth, height: scaled(28))
    place.frame = CGRect(x: Self.margin + width - placeWidth, y: scaled(12), width: placeWidth, height: scaled(20))
    showPlace()
  }
}

/// A horizontal row of cards.
private final class Shelf: NestedPart {
  private static let gap: CGFloat = 12
  private let card: CGSize
  private let cards: [CardView]

  init(_ title: String, hues: ClosedRange<CGFloat>, card: CGSize, count: Int) {
    self.card = card
    cards = (0..<count).map { index in
      let hue = hues.lowerBound + (hues.upperBound - hues.lowerBound) * CGFloat(index) / CGFloat(count - 1)
      return CardView("\(title) \(index + 1)", hue: hue.truncatingRemainder(dividingBy: 1))
    }
    super.init(title)
    scroller.showsHorizontalScrollIndicator = false
    scroller.alwaysBounceHorizontal = true
    cards.forEach(scroller.addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { Self.headHeight + card.height + 20 }

  override var placeText: String {
    let first = Int((max(0, scroller.contentOffset.x) / (card.width + Self.gap)).rounded())
    return "\(min(first, cards.count - 1) + 1) of \(cards.count)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = CGRect(x: 0, y: Self.headHeight, width: bounds.width, height: card.height)
    var x = Self.margin
    for view in cards {
      view.frame = CGRect(origin: CGPoint(x: x, y: 0), size: card)
      x += card.width + Self.gap
    }
    scroller.contentSize = CGSize(width: x - Self.gap + Self.margin, height: card.height)
  }
}

private final class CardView: UIView {
  private let name = UILabel()
  private let colors: [CGColor]

  init(_ title: String, hue: CGFloat) {
    colors = [
      UIColor(hue: hue, saturation: 0.5, brightness: 0.93, alpha: 1).cgColor,
      UIColor(hue: (hue + 0.04).truncatingRemainder(dividingBy: 1), saturation: 0.72, brightness: 0.74, alpha: 1).cgColor,
    ]
    super.init(frame: .zero)
    layer.cornerRadius = 14
    clipsToBounds = true
    name.text = title
    name.font = .sceneFont(ofSize: 15, weight: .semibold)
    name.textColor = .white
    addSubview(name)
    (layer as? CAGradientLayer)?.colors = colors
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 12, y: bounds.height - scaled(22) - 10, width: bounds.width - 24, height: scaled(20))
  }
}

/// A list that scrolls along the same axis as the page.
private final class InnerList: NestedPart {
  private static var line: CGFloat { scaled(44) }
  private let card = UIView()
  private let labels: [UILabel]

  init(lines: Int) {
    labels = (1...lines).map { line in
      let label = UILabel()
      label.text = "Line \(line)"
      label.font = .sceneFont(ofSize: 16)
      return label
    }
    super.init("A list in the page")
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    card.addSubview(scroller)
    addSubview(card)
    labels.forEach(scroller.addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { Self.headHeight + 5.5 * Self.line + 20 }

  override var placeText: String {
    let first = Int((max(0, scroller.contentOffset.y) / Self.line).rounded())
    return "\(min(first, labels.count - 1) + 1) of \(labels.count)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = CGRect(
      x: Self.margin, y: Self.headHeight, width: bounds.width - 2 * Self.margin, height: 5.5 * Self.line)
    scroller.frame = card.bounds
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 16, y: CGFloat(index) * Self.line, width: card.bounds.width - 32, height: Self.line)
    }
    scroller.contentSize = CGSize(width: card.bounds.width, height: CGFloat(labels.count) * Self.line)
  }
}
