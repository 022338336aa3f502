internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let timeline = GalleryScene(
    name: "timeline", title: "Timeline",
    summary: "Pictures drift, cards fade in and a bar fills, all bound to the way of each view through the viewport.",
    caption: "Views that follow the scroll", watch: "Watch the hills drift more slowly than the cards that frame them.",
    colors: [.systemPurple, .systemBlue, .systemTeal, .systemGreen],
    script: SceneScript(duration: 7)
      .drag(at: 0.4, from: CGPoint(x: 0.5, y: 0.8), to: CGPoint(x: 0.5, y: 0.35), taking: 1.1, rest: 0.2)
      .flick(at: 2.2, length: 0.5).flick(at: 4, length: 0.5).flick(at: 5.6, length: -0.4),
    bestMoment: 1.9
  ) { TimelineViewController() }
}

/// Chapters with a picture that moves slower than its card, cards that fade in, and a reading bar: no code runs per frame.
final class TimelineViewController: SceneViewController {
  private let container: ContainerScrollView
  private let bar = ReadingBar()
  private var timelines: [ScrollTimeline] = []

  init() {
    let colors: [UIColor] = [
      .systemPurple, .systemBlue, .systemTeal, .systemGreen, .systemOrange, .systemPink, .systemIndigo, .systemRed,
    ]
    let names = ["Spring", "The lake", "Reeds", "The island", "Noon", "Thunder", "The way back", "Home"]
    let chapters = zip(names, colors).map { ChapterCard($0, color: $1) }
    container = ContainerScrollView(arrangedSubviews: [bar] + chapters, spacing: scaled(18))
    super.init(.timeline)
    container[layoutOf: bar].pinning = .stacked
    for chapter in chapters {
      container[layoutOf: chapter].insets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      let timeline = ScrollTimeline(of: chapter, in: container)
      timeline.bind(chapter.picture, .offset(from: CGPoint(x: 0, y: -scaled(50)), to: CGPoint(x: 0, y: scaled(50))))
      timeline.bind(chapter.text, .alpha(from: 0, to: 1), .offset(from: CGPoint(x: scaled(40), y: 0), to: .zero), over: .entry)
      timelines.append(timeline)
    }
    let reading = ScrollTimeline(of: container.contentView, in: container)
    observation = reading.observe { [unowned container, bar] _ in
      let inset = container.adjustedContentInset
      let length = container.contentSize.height + inset.top + inset.bottom - container.bounds.height
      bar.part = length > 0 ? min(max(0, (container.contentOffset.y + inset.top) / length), 1) : 0
    }
    timelines.append(reading)
  }

  private var observation: Observation?

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  override var isColumn: Bool { true }
}

/// A line at the top that fills as the page is read.
final class ReadingBar: UIView {
  private let line = UIView()

  /// The part that has been read, from 0 to 1.
  var part: CGFloat = 0 {
    didSet { placeLine() }
  }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: scaled(6)))
    backgroundColor = .day(UIColor(white: 0.9, alpha: 1), night: UIColor(white: 0.2, alpha: 1))
    line.backgroundColor = .systemPurple
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeLine()
  }

  private func placeLine() { line.frame = CGRect(x: 0, y: 0, width: bounds.width * part, height: bounds.height) }
}

/// A picture of hills behind a window, with a title and a few lines below.
final class ChapterCard: UIView {
  /// Moves inside its pane.
  let picture: UIView
  /// Fades in.
  let text = UIView()
  private let pane = UIView()
  private let title = UILabel()
  private let lines = UILabel()

  init(_ name: String, color: UIColor) {
    picture = HillsView(color)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: scaled(300)))
    backgroundColor = .day(UIColor(white: 0.96, alpha: 1), night: UIColor(white: 0.14, alpha: 1))
    layer.cornerRadius = 14
    clipsToBounds = true
    pane.clipsToBounds = true
    title.text = name
    title.font = .sceneFont(ofSize: 20, weight: .bold)
    lines.text = "A page of the diary, as long as the light lasted. The rest is in the picture."
    lines.font = .sceneFont(ofSize: 14)
    lines.textColor = .secondaryLabel
    lines.numberOfLines = 2
    pane.addSubview(picture)
    for view in [title, lines] { text.addSubview(view) }
    for view in [pane, text] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (height, margin) = (bounds.height - scaled(96), scaled(60))
    pane.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    picture.bounds.size = CGSize(width: bounds.width, height: height + 2 * margin)
    picture.center = CGPoint(x: bounds.midX, y: height / 2)
    text.bounds.size = CGSize(width: bounds.width, height: scaled(96))
    text.center = CGPoint(x: bounds.midX, y: height + scaled(48))
    title.frame = CGRect(x: 16, y: scaled(10), width: max(0, bounds.width - 32), height: scaled(28))
    lines.frame = CGRect(x: 16, y: scaled(40), width: max(0, bounds.width - 32), height: scaled(44))
  }
}

/// Three ranges of hills, paler the farther away.
final class HillsView: UIView {
  private let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = color.withAlphaComponent(0.18)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    for range in 0..<3 {
      let path = UIBezierPath()
      let base = bounds.height * (0.45 + 0.17 * CGFloat(range))
      path.move(to: CGPoint(x: 0, y: bounds.height))
      for step in 0...24 {
        let x = bounds.width * CGFloat(step) / 24
        let wave = sin(CGFloat(step) * 0.55 + CGFloat(range) * 1.9) + 0.5 * sin(CGFloat(step) * 1.3 + CGFloat(range))
        path.addLine(to: CGPoint(x: x, y: base - wave * bounds.height * 0.07))
      }
      path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
      path.close()
      color.withAlphaComponent(0.35 + 0.3 * CGFloat(range)).setFill()
      path.fill()
    }
  }
}
