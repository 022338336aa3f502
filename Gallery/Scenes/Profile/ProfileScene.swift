internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let profile = GalleryScene(
    name: "profile", title: "Profile",
    summary: "A header that collapses, tabs that stay, and three lists side by side under one finger.",
    caption: "A header over three lists", watch: "Watch the tabs: they stick, and each list keeps its own place.",
    colors: [.systemIndigo, .systemTeal, .systemOrange, .systemPink],
    script: SceneScript(duration: 12)
      .drag(at: 0.4, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.4), taking: 0.8).flick(at: 1.6, length: 0.5)
      .drag(at: 5, from: CGPoint(x: 0.85, y: 0.6), to: CGPoint(x: 0.15, y: 0.6), taking: 0.25)
      .flick(at: 6.2, length: 0.3)
      .drag(at: 9, from: CGPoint(x: 0.15, y: 0.6), to: CGPoint(x: 0.85, y: 0.6), taking: 0.25)
      .flick(at: 10.2, length: -0.5),
    bestMoment: 1.5
  ) { ProfileViewController() }
}

/// A person's page: the header shrinks to a line, the tabs stick below it, each list keeps its own offset.
final class ProfileViewController: SceneViewController {
  private let pages: PagedScrollView
  private let header = ProfileHeader()

  init() {
    let tabs = PagedBar(titles: ["Walks", "Photos", "Notes"], height: scaled(44))
    pages = PagedScrollView(
      headerView: header, barView: tabs,
      pages: [
        ColorTable("Walk", color: .systemIndigo, rows: 400), ColorTable("Photo", color: .systemTeal, rows: 60, rowHeight: 96),
        ColorTable("Note", color: .systemOrange, rows: 1_200),
      ])
    super.init(.profile)
    tabs.pagedScrollView = pages
    pages.headerHeight = scaled(210)
    pages.minimumHeaderHeight = scaled(56)
    pages.shrinksHeader = true
    // Pages that have come near stay, so that the X-ray shows all of them.
    pages.keptPages = 2
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { pages }

  override var isColumn: Bool { true }
}

/// A portrait, a name and a line of text, which fade as the header becomes lower; the name stays.
final class ProfileHeader: UIView {
  private let portrait = UILabel()
  private let name = UILabel()
  private let about = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .day(UIColor(white: 0.95, alpha: 1), night: UIColor(white: 0.13, alpha: 1))
    clipsToBounds = true
    portrait.text = "EL"
    portrait.textAlignment = .center
    portrait.font = .sceneFont(ofSize: 26, weight: .bold)
    portrait.textColor = .white
    portrait.backgroundColor = .systemIndigo
    portrait.clipsToBounds = true
    name.text = "Edda Lindqvist"
    name.font = .sceneFont(ofSize: 20, weight: .bold)
    about.text = "Walks along the upper lake, mostly before seven."
    about.font = .sceneFont(ofSize: 14)
    about.textColor = .secondaryLabel
    for view in [portrait, name, about] { addSubview(view) }
    for view in [name, about] { view.textAlignment = .center }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (line, full) = (scaled(56), scaled(210))
    let part = min(max(0, (bounds.height - line) / (full - line)), 1)
    let side = scaled(84)
    portrait.frame = CGRect(x: bounds.midX - side / 2, y: bounds.height - full + scaled(20), width: side, height: side)
    portrait.layer.cornerRadius = side / 2
    portrait.alpha = max(0, 2 * part - 1)
    let rest = scaled(118) * part
    name.frame = CGRect(x: 16, y: rest + (line - scaled(28)) / 2, width: max(0, bounds.width - 32), height: scaled(28))
    about.frame = CGRect(x: 16, y: name.frame.maxY + 6, width: max(0, bounds.width - 32), height: scaled(22))
    about.alpha = max(0, 2 * part - 1)
  }
}
