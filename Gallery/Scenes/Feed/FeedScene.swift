internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let feed = GalleryScene(
    name: "feed", title: "Feed",
    summary: "Posts are loaded before their end shows; every third request fails, and is tried again by a tap.",
    caption: "Posts without end, some fail", watch: "Watch the end: posts come before it shows, and a failure waits for a tap.",
    colors: [.systemGreen, .systemGray, .systemGreen, .systemGray],
    script: SceneScript(duration: 12)
      .flick(at: 1.6, length: 0.5).flick(at: 2.4, length: 0.5).flick(at: 3.2, length: 0.5).flick(at: 4, length: 0.5)
      .flick(at: 4.8, length: 0.5).flick(at: 5.6, length: 0.5).tap(at: 7.6, on: "Try again")
      .flick(at: 9.4, length: 0.5),
    bestMoment: 7.4
  ) { FeedViewController() }
}

/// Posts of a small club, page by page.
final class FeedViewController: SceneViewController {
  struct Failure: Error {}

  private let container = ContainerScrollView()
  private(set) var requests = 0
  private var delay: DisplayDelay?
  private static let page = 12
  private static let last = 240

  init() {
    super.init(.feed)
    container.layer.name = "feed"
    let loading = EdgeLoadingView()
    loading.failureText = { _ in "The harbour's network is down." }
    EdgeLoading(of: container, at: .bottom, indicator: loading) { [unowned self] done in
      requests += 1
      let fails = requests % 3 == 0
      delay = DisplayDelay(0.8) { [weak self] in
        if fails { return done(.failure(Failure())) }
        done(.success(self?.addPage() ?? .end))
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A picture is taken at once, and no request arrives in it.
    if isThumbnail { _ = addPage() }
  }

  private func addPage() -> EdgeLoading.Outcome {
    // The indicator is the last child.
    let first = container.arrangedSubviews.count
    for number in first..<first + Self.page {
      let card = PostCard(number)
      container[layoutOf: card].separator = ChildLayout.Separator(
        insets: NSDirectionalEdgeInsets(top: 0, leading: scaled(36) + 28, bottom: 0, trailing: 0))
      container.insertArrangedSubview(card, at: number - 1)
    }
    return first + Self.page > Self.last ? .end : .more
  }

  override var scrollView: UIScrollView { container }

  override var isColumn: Bool { true }
}

/// A name, a line of time, and a few lines of text.
final class PostCard: UIView {
  private let portrait = UILabel()
  private let name = UILabel()
  private let time = UILabel()
  private let text = UILabel()
  private static let people = ["Edda", "Jon", "Maren", "Piet", "Solveig", "Anton"]
  private static let colors: [UIColor] = [.systemGreen, .systemBlue, .systemOrange, .systemPurple, .systemTeal, .systemPink]
  private static let texts = [
    "The landing stage floats again.",
    "Found: one oar, blue. It answers to no name. Lost: one oar, blue. See above, and bring it to the shed, please.",
    "Wind from the north until noon, then nothing at all.",
    "Whoever borrowed the small anchor: the lake would like it back, but we need it first.",
    "Soup at seven.",
    "The reeds are high enough to hide a boat in. I know because I cannot find ours.",
  ]

  init(_ number: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: scaled(96)))
    let person = Self.people[number * 5 % Self.people.count]
    portrait.text = String(person.prefix(1))
    portrait.textAlignment = .center
    portrait.textColor = .white
    portrait.font = .sceneFont(ofSize: 16, weight: .bold)
    portrait.backgroundColor = Self.colors[number * 5 % Self.colors.count]
    portrait.clipsToBounds = true
    portrait.layer.cornerRadius = Self.side / 2
    name.text = person
    name.font = .sceneFont(ofSize: 16, weight: .semibold)
    time.text = "No. \(number.grouped)"
    time.font = .sceneDigits(ofSize: 13, weight: .regular)
    time.textColor = .secondaryLabel
    text.text = Self.texts[number % Self.texts.count]
    text.font = .sceneFont(ofSize: 15)
    text.numberOfLines = 0
    for view in [portrait, name, time, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate(placement)
  }

  required init?(coder: NSCoder) { nil }

  private static var side: CGFloat { scaled(36) }

  /// The text decides the height, at any width.
  private var placement: [NSLayoutConstraint] {
    [
      portrait.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      portrait.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      portrait.widthAnchor.constraint(equalToConstant: Self.side),
      portrait.heightAnchor.constraint(equalToConstant: Self.side),
      name.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: portrait.topAnchor),
      time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: time.trailingAnchor),
      text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
    ]
  }
}
