internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let xray = GalleryScene(
    name: "xray", title: "X-ray",
    summary: "The container from outside, beside the naive one: which cells exist while it scrolls.",
    colors: [.systemIndigo, .systemBlue, .systemGray, .systemOrange],
    size: CGSize(width: 820, height: 640),
    script: SceneScript(duration: 8)
      .drag(at: 0.5, from: CGPoint(x: 0.14, y: 0.7), to: CGPoint(x: 0.14, y: 0.3), taking: 1.8, rest: 0.3)
      .flick(at: 2.9, length: 0.3, x: 0.14).flick(at: 4.6, length: -0.25, x: 0.14).flick(at: 6.1, length: -0.35, x: 0.14),
    bestMoment: 2.4
  ) { XRayViewController(rows: 10) }
}

/// A `ContainerScrollView` and the naive container with the same content, scrolling in step, each beside its X-ray.
final class XRayViewController: SceneViewController {
  private let container = ContainerScrollView()
  private let naive = NaiveContainer()
  private let columns: [XRayColumn]
  private var observations: [NSKeyValueObservation] = []

  init(rows: Int) {
    columns = [
      XRayColumn("ContainerScrollView", container, contentView: container.contentView),
      XRayColumn("Naive", naive, contentView: naive),
    ]
    super.init(.xray)
    func views() -> [UIView] {
      [
        ColorTable("Blue", color: .systemBlue, rows: rows, rowHeight: 44), NoticeView("A plain view", "", height: 84),
        ColorTable("Orange", color: .systemOrange, rows: rows, rowHeight: 44),
      ]
    }
    views().forEach(container.contentView.addSubview)
    views().forEach(naive.stack)
    for scroller in [container, naive] {
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.alwaysBounceVertical = true
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  override var contentView: UIView { container.contentView }

  override var hasXRaySwitch: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for column in columns { view.addSubview(column) }
    observations = [link(container, to: naive), link(naive, to: container)]
  }

  /// `follower` goes where `leader` goes.
  private func link(_ leader: UIScrollView, to follower: UIScrollView) -> NSKeyValueObservation {
    leader.observe(\.contentOffset) { [weak self, weak follower] leader, _ in
      guard let follower, follower.contentOffset != leader.contentOffset else { return }
      follower.contentOffset = leader.contentOffset
      self?.refresh()
    }
  }

  override func layOutContent(in area: CGRect) {
    let room = area.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 12, bottom: 0, right: 12))
    let width = room.width / CGFloat(columns.count)
    for (index, column) in columns.enumerated() {
      column.frame = CGRect(x: room.minX + CGFloat(index) * width, y: room.minY, width: width, height: room.height)
      column.layoutIfNeeded()
    }
  }

  override func refresh() {
    super.refresh()
    for column in columns { column.refresh() }
  }
}

/// A container in a frame like a phone's, and what it looks like from outside.
private final class XRayColumn: UIView {
  private let scroller: UIScrollView
  private let content: UIView
  private let phone = UIView()
  private let drawing = XRayView()
  private let name = UILabel()
  private let count = UILabel()

  init(_ title: String, _ scroller: UIScrollView, contentView: UIView) {
    (self.scroller, content) = (scroller, contentView)
    super.init(frame: .zero)
    name.text = title
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    count.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    count.textColor = .secondaryLabel
    phone.layer.cornerRadius = 18
    phone.layer.borderWidth = 2.5
    phone.layer.borderColor = UIColor.label.cgColor
    phone.clipsToBounds = true
    drawing.clipsToBounds = true
    phone.addSubview(scroller)
    for view in [name, count, phone, drawing] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func refresh() {
    let picture = XRayPicture(of: scroller, contentView: content)
    drawing.show(picture)
    let text = "\(picture.liveCount) live cells"
    if count.text != text { count.text = text }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 16
    name.frame = CGRect(x: 8, y: 14, width: width, height: 22)
    count.frame = CGRect(x: 8, y: 37, width: width, height: 18)
    let rest = CGRect(x: 8, y: 66, width: width, height: max(0, bounds.height - 66 - 16))
    if width > 320 {
      phone.frame = CGRect(x: rest.minX, y: rest.minY, width: width * 0.54, height: rest.height)
      drawing.frame = CGRect(x: phone.frame.maxX + 8, y: rest.minY, width: width * 0.46 - 8, height: rest.height)
    } else {
      phone.frame = CGRect(x: rest.minX, y: rest.minY, width: width, height: (rest.height * 0.46).rounded())
      drawing.frame = CGRect(x: rest.minX, y: phone.frame.maxY + 12, width: width, height: rest.maxY - phone.frame.maxY - 12)
    }
    scroller.frame = phone.bounds.insetBy(dx: 2.5, dy: 2.5)
    scroller.layoutIfNeeded()
  }
}
