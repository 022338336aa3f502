internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let xray = GalleryScene(
    name: "xray", title: "X-ray",
    summary: "The container from outside, beside the naive one: which cells exist while it scrolls.",
    caption: "500 rows, 10 cells", watch: "Watch the two counters: only rows on screen have cells at the left.",
    colors: [.systemIndigo, .systemBlue, .systemGray, .systemOrange],
    size: CGSize(width: 820, height: 640),
    hasXRaySwitch: false,
    script: SceneScript(duration: 6)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.85), to: CGPoint(x: 0.5, y: 0.25), taking: 1.3, rest: 0.2)
      .flick(at: 2, length: 0.35).flick(at: 3.2, length: -0.25).flick(at: 4.1, length: -0.25),
    bestMoment: 1.7
  ) { XRayViewController(rows: 250) }
}

/// A `ContainerScrollView` and a `NaiveContainer` with the same content, scrolled together, each beside its X-ray.
final class XRayViewController: SceneViewController {
  private let container = ContainerScrollView()
  private let naive = NaiveContainer()
  private let parts: [XRayPart]
  private let legend = UILabel()
  private var observations: [NSKeyValueObservation] = []

  init(rows: Int) {
    parts = [
      XRayPart("ContainerScrollView", container, rows: 2 * rows),
      XRayPart("Naive", naive, rows: 2 * rows),
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

  override var playingField: UIView { container }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in parts { view.addSubview(part) }
    legend.text = XRayPanel.legendText
    legend.font = .sceneFont(ofSize: 12)
    legend.textColor = .secondaryLabel
    legend.textAlignment = .center
    legend.numberOfLines = 2
    view.addSubview(legend)
    observations = [link(container, to: naive), link(naive, to: container)]
  }

  /// Sets the follower's offset to the leader's at every change.
  private func link(_ leader: UIScrollView, to follower: UIScrollView) -> NSKeyValueObservation {
    leader.observe(\.contentOffset) { [weak self, weak follower] leader, _ in
      guard let follower, follower.contentOffset != leader.contentOffset else { return }
      follower.contentOffset = leader.contentOffset
      self?.setNeedsRefresh()
    }
  }

  override func layOutContent(in area: CGRect) {
    let room = area.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 12, bottom: scaled(30), right: 12))
    legend.frame = CGRect(x: 12, y: area.maxY - scaled(30) - 4, width: area.width - 24, height: scaled(30))
    let isTall = room.height > room.width
    var rest = room
    for (index, part) in parts.enumerated() {
      let share = (isTall ? rest.height : rest.width) / CGFloat(parts.count - index)
      let slices = rest.divided(atDistance: share.rounded(), from: isTall ? .minYEdge : .minXEdge)
      part.frame = slices.slice
      rest = slices.remainder
      part.layoutIfNeeded()
    }
  }

  override func refresh() {
    super.refresh()
    for part in parts { part.refresh() }
  }
}

/// A container in a frame like a phone's, and its X-ray.
private final class XRayPart: UIView {
  private let scroller: UIScrollView
  private let rows: Int
  private let phone = UIView()
  private let drawing = XRayView()
  private let name = UILabel()
  private let count = UILabel()
  private let unit = UILabel()

  init(_ title: String, _ scroller: UIScrollView, rows: Int) {
    (self.scroller, self.rows) = (scroller, rows)
    super.init(frame: .zero)
    name.text = title
    name.font = .sceneFont(ofSize: 17, weight: .semibold)
    count.font = .monospacedDigitSystemFont(ofSize: 34, weight: .bold)
    unit.font = .sceneFont(ofSize: 13)
    unit.textColor = .secondaryLabel
    unit.numberOfLines = 2
    phone.layer.cornerRadius = 18
    phone.layer.borderWidth = 2.5
    showStyle()
    phone.clipsToBounds = true
    drawing.clipsToBounds = true
    phone.addSubview(scroller)
    for view in [name, count, unit, phone, drawing] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStyle()
  }

  /// Layer colours do not follow the traits, so the resolved colour is set again after a change.
  private func showStyle() { phone.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor }

  func refresh() {
    let picture = XRayPicture(of: scroller)
    drawing.show(picture)
    let text = picture.liveCount.grouped
    if count.text != text {
      count.text = text
      unit.text = "cells for \(rows.grouped) rows"
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 16)
    // On a low screen the texts take less height, to leave room for the rows.
    let isLow = bounds.height < 260
    let size: CGFloat = isLow ? 17 : 34
    if count.font.pointSize != size { count.font = .monospacedDigitSystemFont(ofSize: size, weight: .bold) }
    let number = count.sizeThatFits(bounds.size).width.rounded(.up)
    name.frame = CGRect(x: 8, y: isLow ? 6 : 14, width: width, height: scaled(22))
    count.frame = CGRect(x: 8, y: name.frame.maxY, width: number, height: isLow ? scaled(22) : 40)
    unit.frame = CGRect(
      x: 16 + number, y: name.frame.maxY + (isLow ? 0 : 4), width: max(0, width - number - 8), height: scaled(isLow ? 22 : 36))
    let (top, bottom): (CGFloat, CGFloat) = isLow ? (2 * scaled(22) + 10, 8) : (scaled(22) + 62, 16)
    let rest = CGRect(x: 8, y: top, width: width, height: max(0, bounds.height - top - bottom))
    let isBeside = width > 0.7 * rest.height
    let slices =
      isBeside
      ? rest.divided(atDistance: (width * 0.54).rounded(), from: .minXEdge)
      : rest.divided(atDistance: (rest.height * 0.46).rounded(), from: .minYEdge)
    phone.frame = slices.slice
    drawing.frame = slices.remainder.inset(by: UIEdgeInsets(top: isBeside ? 0 : 12, left: isBeside ? 8 : 0, bottom: 0, right: 0))
    scroller.frame = phone.bounds.shrunk(dx: 2.5, dy: 2.5)
    scroller.layoutIfNeeded()
  }
}
