internal import Foundation
internal import UIKit

extension GalleryScene {
  static let constraints = GalleryScene(
    name: "constraints", title: "Constraints",
    summary: "Notes as high as their text: one is being typed, a tap opens another, and the buttons change the size of all text.",
    caption: "Notes sized by constraints", watch: "Watch one note grow with its text and push the others down.",
    colors: [.systemYellow, .systemMint, .systemIndigo, .systemOrange],
    hasXRaySwitch: false,
    script: SceneScript(duration: 7)
      .tap(at: 2.6, CGPoint(x: 0.5, y: 0.62))
      .tap(at: 3.7, CGPoint(x: 0.897, y: 0.092))
      .tap(at: 4.3, CGPoint(x: 0.897, y: 0.092))
      .flick(at: 5, length: 0.3)
      .tap(at: 6.2, CGPoint(x: 0.5, y: 0.4)),
    bestMoment: 3.4
  ) { ConstraintsViewController() }
}

/// A column of notes whose heights all follow from constraints.
final class ConstraintsViewController: SceneViewController {
  private static let sizes: [UIContentSizeCategory] = [
    .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
  ]

  private let scroller = UIScrollView()
  private let cards = Note.all.map { NoteCard($0) }
  private var size = 1
  private var words = Note.draft[...]
  private var clock: CADisplayLink?
  private var nextWord: TimeInterval?

  init() { super.init(.constraints) }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { scroller }

  override var isColumn: Bool { true }

  /// The heights of the notes after layout.
  var heights: [CGFloat] { cards.map(\.frame.height) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroller.alwaysBounceVertical = true
    let bar = makeSizeBar()
    scroller.addSubview(bar)
    for (index, card) in cards.enumerated() {
      card.translatesAutoresizingMaskIntoConstraints = false
      card.addGestureRecognizer(
        UITapGestureRecognizer { [weak self] tap in (tap.view as? NoteCard).map { self?.toggle($0) } })
      scroller.addSubview(card)
      let above = index == 0 ? bar : cards[index - 1]
      card.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 12).isActive = true
    }
    let (content, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    for view in [bar] + cards {
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16).isActive = true
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16).isActive = true
      view.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32).isActive = true
    }
    bar.topAnchor.constraint(equalTo: content.topAnchor, constant: 12).isActive = true
    cards[cards.count - 1].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16).isActive = true
  }

  private func makeSizeBar() -> UIView {
    let title = UILabel()
    title.text = "Size of text"
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    let buttons = [("Smaller", 15.0, -1), ("Larger", 22.0, 1)].map { label, points, step in
      let button = UIButton(primaryAction: UIAction(title: "A") { [weak self] _ in self?.changeSize(by: step) })
      button.titleLabel?.font = .systemFont(ofSize: points, weight: .semibold)
      button.widthAnchor.constraint(equalToConstant: 48).isActive = true
      button.accessibilityLabel = "\(label) text"
      return button
    }
    let bar = UIStackView(arrangedSubviews: [title] + buttons)
    bar.alignment = .center
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return bar
  }

  // MARK: Changes

  private func changeSize(by step: Int) {
    size = min(max(0, size + step), Self.sizes.count - 1)
    UIView.animate(withDuration: 0.3) {
      self.scroller.traitOverrides.preferredContentSizeCategory = Self.sizes[self.size]
      self.view.layoutIfNeeded()
    }
  }

  private func toggle(_ card: NoteCard) {
    UIView.animate(withDuration: 0.35) {
      card.isOpen.toggle()
      self.view.layoutIfNeeded()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Display time, so that a scripted scene plays the same each time.
    clock = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      type(at: link.timestamp)
    }
    clock?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    clock?.invalidate()
  }

  private func type(at time: TimeInterval) {
    guard time >= nextWord ?? time + 0.4 else {
      if nextWord == nil { nextWord = time + 0.4 }
      return
    }
    guard let word = words.popFirst() else {
      clock?.invalidate()
      return
    }
    nextWord = time + 0.09
    UIView.animate(withDuration: 0.2) {
      self.cards[0].type(word)
      self.view.layoutIfNeeded()
    }
  }
}

struct Note {
  var title: String
  var text: String
  var color: UIColor

  static let all = [
    Note(title: "Field book", text: "Low tide at noon.", color: .systemTeal),
    Note(
      title: "Soup for six",
      text:
        "Onions, a leek, three carrots. Let them sweat in butter until the kitchen smells of Sunday; then stock, barley, and an hour.",
      color: .systemOrange),
    Note(
      title: "The map room",
      text: "Ask for drawer nineteen. The coast is drawn twice, once by a pilot and once by somebody who had only heard of it.",
      color: .systemIndigo),
    Note(
      title: "Letter to the tenant below",
      text:
        "The piano moves on Thursday. I am sorry about the scales; the concert is on Friday, and there are two seats for you.",
      color: .systemPink),
    Note(
      title: "Bicycle", text: "New chain, both brake pads, and find out what clicks on every third turn of the left pedal.",
      color: .systemGreen),
    Note(
      title: "Things the lighthouse keeper said",
      text: "Fog has a sound. You count the gaps, not the horns. Coffee first.", color: .systemPurple),
  ]

  static let draft = """
     Eleven herons on the bar, two of them young. The sand has moved again: where the old post stood there is a pool now, \
    with shrimps in it, and a ring of stones that nobody admits to.
    """.split(separator: " ").map { " " + $0 }
}

/// A card as high as its text and at least as high as its coloured square.
final class NoteCard: UIView {
  private let square = UIView()
  private let title = UILabel()
  private let text = UILabel()
  private let footer = UILabel()
  private let side: NSLayoutConstraint

  init(_ note: Note) {
    side = square.widthAnchor.constraint(equalToConstant: 32)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    square.backgroundColor = note.color
    square.layer.cornerRadius = 8
    (title.text, text.text) = (note.title, note.text)
    text.textColor = .secondaryLabel
    footer.textColor = .tertiaryLabel
    text.numberOfLines = 2
    for (label, style) in [(title, UIFont.TextStyle.headline), (text, .body), (footer, .footnote)] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [square, title, text, footer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    title.numberOfLines = 0
    countWords()
    constrain()
  }

  required init?(coder: NSCoder) { nil }

  private func constrain() {
    NSLayoutConstraint.activate([
      side, square.heightAnchor.constraint(equalTo: square.widthAnchor),
      square.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      square.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      square.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -14),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      footer.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      footer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
    ])
    for label in [title, text, footer] {
      label.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 12).isActive = true
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14).isActive = true
    }
  }

  /// Whether the card shows all of its text, beside a larger square.
  var isOpen = false {
    didSet {
      text.numberOfLines = isOpen ? 0 : 2
      side.constant = isOpen ? 72 : 32
    }
  }

  func type(_ word: String) {
    text.numberOfLines = 0
    text.text = (text.text ?? "") + word
    countWords()
  }

  private func countWords() { footer.text = "\(text.text?.split(separator: " ").count ?? 0) words" }
}
