internal import Foundation
internal import UIKit

extension GalleryScene {
  static let top = GalleryScene(
    name: "top", title: "To the top",
    summary: "A dive to the deepest place on Earth: rectangles shown by code, the status bar brings you up.",
    caption: "Scroll to a place by code", watch: "Watch a tap on the status bar bring you up from 10,000 m.",
    colors: [.systemCyan, .systemBlue, .systemIndigo, .label],
    hasXRaySwitch: false,
    script: SceneScript(duration: 9)
      .drag(at: 0.4, from: CGPoint(x: 0.5, y: -0.8), to: CGPoint(x: 0.5, y: -2.4), taking: 0.15)
      .tap(at: 2.4, CGPoint(x: 0.5, y: 0.27)).tap(at: 3.6, CGPoint(x: 0.83, y: 0.27))
      .tapStatusBar(at: 5.1)
      .tap(at: 6.2, CGPoint(x: 0.93, y: 0.7)).tap(at: 7, CGPoint(x: 0.5, y: 0.27)).tapStatusBar(at: 8),
    bestMoment: 3.2
  ) { TopViewController() }
}

/// The ocean at two metres per point, with buttons that scroll to a depth; a tap on the status bar scrolls back to the surface.
final class TopViewController: SceneViewController, UIScrollViewDelegate {
  private let ocean = OceanView()
  private let scroller = UIScrollView()
  private let panel = UIView()
  private let message = UILabel()
  private let caption = UILabel()
  private let animated = UISwitch()
  private var buttons: [UIButton] = []
  private(set) var messages: [String] = []

  init() {
    super.init(.top)
    scroller.addSubview(ocean)
    scroller.delegate = self
    scroller.indicatorStyle = .white
    panel.backgroundColor = .secondarySystemBackground
    message.font = .sceneDigits(ofSize: 13, weight: .medium)
    message.textColor = .secondaryLabel
    message.adjustsFontSizeToFitWidth = true
    message.minimumScaleFactor = 0.7
    message.text = "Tap the status bar to come up"
    caption.text = "Animated"
    caption.font = .sceneFont(ofSize: 15)
    animated.isOn = true
    animated.accessibilityLabel = caption.text
    for place in OceanView.shownPlaces {
      var configuration = UIButton.Configuration.tinted()
      configuration.title = place.button
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let button = UIButton(
        configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.show(place) })
      buttons.append(button)
    }
    for view in buttons + [message, caption, animated] { panel.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { scroller }

  /// The script taps the panel's buttons, which are below the ocean.
  override var playingField: UIView { panel }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(panel, aboveSubview: scroller)
  }

  private func show(_ place: OceanView.Place) {
    let rect = ocean.frame(of: place).insetBy(dx: 0, dy: -24)
    scroller.scrollRectToVisible(rect, animated: animated.isOn)
    if !animated.isOn { note("scrollRectToVisible, at once") }
  }

  private func note(_ text: String) {
    messages.append(text)
    message.text = text
  }

  override func layOutContent(in area: CGRect) {
    let height = scaled(area.height < 480 ? 92 : 128)
    panel.frame = CGRect(x: 0, y: area.maxY - height, width: area.width, height: height)
    scroller.frame = CGRect(x: 0, y: 0, width: area.width, height: panel.frame.minY)
    let width = (area.width - 32 - 16) / 3
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 16 + CGFloat(index) * (width + 8), y: height * 0.11, width: width, height: height * 0.31)
    }
    let y = height * 0.58
    animated.frame.origin = CGPoint(x: area.width - 16 - animated.bounds.width, y: y)
    let size = caption.sizeThatFits(area.size)
    caption.frame = CGRect(x: animated.frame.minX - 10 - size.width, y: y, width: size.width, height: animated.bounds.height)
    message.frame = CGRect(x: 16, y: y, width: caption.frame.minX - 26, height: animated.bounds.height)
    ocean.frame = CGRect(x: 0, y: 0, width: area.width, height: OceanView.height)
    scroller.contentSize = ocean.bounds.size
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
}

/// The ocean from the surface to the Challenger Deep.
final class OceanView: UIView {
  struct Place {
    var depth: CGFloat
    var name: String
    var text: String
    var button = ""
  }

  private static let metersPerPoint: CGFloat = 2
  static let height: CGFloat = 10_935 / metersPerPoint + 120

  static let places = [
    Place(depth: 40, name: "Recreational divers", text: "Red light is gone; everything looks blue."),
    Place(depth: 200, name: "Twilight begins", text: "One percent of the sunlight is left."),
    Place(depth: 535, name: "Emperor penguin", text: "The deepest dive of any bird.", button: "Penguin"),
    Place(depth: 1_000, name: "Midnight begins", text: "No sunlight at all below this line."),
    Place(depth: 1_600, name: "Colossal squid", text: "Eyes as large as footballs."),
    Place(depth: 2_250, name: "Sperm whale", text: "Holds its breath for an hour and a half."),
    Place(depth: 2_992, name: "Cuvier's beaked whale", text: "The deepest dive of any mammal."),
    Place(depth: 3_800, name: "RMS Titanic", text: "Found in 1985, in two parts.", button: "Titanic"),
    Place(depth: 5_000, name: "The abyss", text: "Sea cucumbers graze on what snows down from above."),
    Place(depth: 6_500, name: "Deepest submarine", text: "Three people in a sphere of titanium."),
    Place(depth: 8_336, name: "Snailfish", text: "No fish has been filmed deeper."),
    Place(depth: 10_911, name: "Challenger Deep", text: "The deepest place on Earth.", button: "Deepest"),
  ]

  static let shownPlaces = places.filter { !$0.button.isEmpty }
  private let gradient = CAGradientLayer()
  private var cards: [OceanCard] = []

  init() {
    super.init(frame: .zero)
    let colors: [(CGFloat, CGFloat, CGFloat)] = [
      (0.36, 0.78, 0.92), (0.10, 0.48, 0.76), (0.04, 0.24, 0.50), (0.02, 0.10, 0.26), (0.01, 0.04, 0.12), (0, 0.01, 0.04),
    ]
    gradient.colors = colors.map { red, green, blue in UIColor(red: red, green: green, blue: blue, alpha: 1).cgColor }
    gradient.locations = [0, 0.04, 0.14, 0.3, 0.55, 1].map { NSNumber(value: $0) }
    layer.addSublayer(gradient)
    cards = Self.places.map(OceanCard.init)
    cards.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  func frame(of place: Place) -> CGRect { cards.first { $0.depth == place.depth }?.frame ?? .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    for (index, card) in cards.enumerated() {
      let y = card.depth / Self.metersPerPoint
      let width = min(scaled(300), bounds.width - 72)
      let isRight = index % 2 == 1 && bounds.width > 500
      card.frame = CGRect(x: isRight ? bounds.width - width - 24 : 24, y: y, width: width, height: scaled(66))
    }
  }
}

/// A card with a depth, a name and a line of text.
private final class OceanCard: UIView {
  let depth: CGFloat
  private let labels = [UILabel(), UILabel(), UILabel()]

  init(_ place: OceanView.Place) {
    depth = place.depth
    super.init(frame: .zero)
    let depth = Int(place.depth)
    let meters = depth < 1000 ? "\(depth)" : "\(depth / 1000)," + String(format: "%03d", depth % 1000)
    let looks: [(String, UIFont, CGFloat)] = [
      ("\(meters) m", .sceneDigits(ofSize: 12, weight: .semibold), 0.66),
      (place.name, .sceneFont(ofSize: 17, weight: .semibold), 1), (place.text, .sceneFont(ofSize: 13), 0.8),
    ]
    for (label, look) in zip(labels, looks) {
      (label.text, label.font, label.textColor) = (look.0, look.1, UIColor(white: 1, alpha: look.2))
      addSubview(label)
    }
    let line = UIView(frame: CGRect(x: 0, y: 4, width: 3, height: scaled(58)))
    line.backgroundColor = UIColor(white: 1, alpha: 0.5)
    line.layer.cornerRadius = 1.5
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 14, y: scaled([0, 17, 42][index]), width: bounds.width - 14, height: scaled([17, 24, 20][index]))
    }
  }
}
