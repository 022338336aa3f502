internal import Foundation
internal import UIKit

extension GalleryScene {
  static let messages = GalleryScene(
    name: "messages", title: "Messages",
    summary: "What a scroll view tells its delegate, and its motion as curves: predicted at the lift, then measured.",
    caption: "Delegate messages and motion", watch: "Watch the pale band: the motion was known when the finger left.",
    colors: [.systemGreen, .systemBlue, .systemOrange, .systemGray],
    hasXRaySwitch: false,
    script: SceneScript(duration: 8)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.3), taking: 0.6, rest: 0.25)
      .flick(at: 1.6, length: 0.42)
      .drag(at: 4.4, from: CGPoint(x: 0.5, y: 0.3), to: CGPoint(x: 0.5, y: 0.8), taking: 0.2)
      .tap(at: 4.9, CGPoint(x: 0.5, y: 0.5))
      .drag(at: 5.6, from: CGPoint(x: 0.5, y: 0.3), to: CGPoint(x: 0.5, y: 0.85), taking: 0.12),
    bestMoment: 2.9
  ) { MessagesViewController() }
}

/// A list beside an inspector of the list's scroll view: flags, delegate messages, and offset and velocity over time.
final class MessagesViewController: SceneViewController, UIScrollViewDelegate {
  private let table = ColorTable("Row", color: .systemGreen, rows: 200, rowHeight: 48)
  private let flags = FlagsView()
  private let lines = (0..<5).map { _ in UILabel() }
  let plot = MotionPlot()
  private var clock: CADisplayLink?
  private var time: TimeInterval = 0
  private(set) var names: [String] = []

  init() {
    super.init(.messages)
    table.delegate = self
    for (index, line) in lines.enumerated() {
      line.font = .sceneDigits(ofSize: 12, weight: index == 0 ? .semibold : .regular)
      line.textColor = index == 0 ? .label : .secondaryLabel
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { table }

  override var playingField: UIView { table }

  override func viewDidLoad() {
    super.viewDidLoad()
    for inspector in [flags, plot] + lines { view.insertSubview(inspector, at: 0) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sample(at: CACurrentMediaTime())
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    clock?.invalidate()
  }

  override func layOutContent(in area: CGRect) {
    let room = area.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    let isWide = room.width > room.height
    let parts =
      isWide
      ? room.divided(atDistance: (room.width * 0.45).rounded(), from: .minXEdge)
      : room.divided(atDistance: (room.height * 0.42).rounded(), from: .minYEdge)
    table.frame = parts.slice
    table.contentInsetAdjustmentBehavior = .never
    let inner = parts.remainder.shrunk(dx: 16, dy: 10)
    flags.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: scaled(28))
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: inner.minX, y: flags.frame.maxY + 8 + CGFloat(index) * scaled(17), width: inner.width, height: scaled(17))
    }
    let top = flags.frame.maxY + 8 + scaled(17) * CGFloat(lines.count) + 8
    plot.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: max(0, inner.maxY - top))
  }

  // MARK: Sampling

  /// Starts sampling; the display link runs until nothing in the plot moves.
  private func watch() {
    guard clock == nil else { return }
    let clock = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      tick(link.timestamp)
    }
    clock.add(to: .main, forMode: .common)
    self.clock = clock
  }

  private func tick(_ now: TimeInterval) {
    guard now > time else { return }
    time = now
    flags.show(table)
    sample(at: now)
    if table.isTracking { plot.cutPredictions(after: now) }
    if plot.isStill, !table.isTracking {
      clock?.invalidate()
      clock = nil
    }
  }

  private func sample(at now: TimeInterval) {
    plot.add(time: now, offset: table.contentOffset.y, rest: table.predictedRest)
  }

  private func note(_ name: String) {
    names.append(name)
    let recent = names.suffix(lines.count).reversed()
    for (line, text) in zip(lines, Array(recent)) { line.text = text }
    flags.show(table)
    watch()
  }

  // MARK: Delegate messages

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    sample(at: CACurrentMediaTime())
    watch()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note(String(format: "willEndDragging  %.2f pt/ms, target %.0f", velocity.y, targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging  willDecelerate: \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    plot.predict(scrollView, at: CACurrentMediaTime())
    note("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
}

/// Labels for isTracking, isDragging and isDecelerating, highlighted while the flag is true.
private final class FlagsView: UIView {
  private let labels: [UILabel]

  init() {
    labels = ["tracking", "dragging", "decelerating"].map { name in
      let label = UILabel()
      label.text = name
      label.font = .sceneFont(ofSize: 13, weight: .semibold)
      label.textAlignment = .center
      label.clipsToBounds = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      label.layer.cornerRadius = 8
      return label
    }
    super.init(frame: .zero)
    labels.forEach(addSubview)
    light([false, false, false])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ scrollView: UIScrollView) { light([scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating]) }

  private func light(_ flags: [Bool]) {
    for (label, flag) in zip(labels, flags) {
      label.backgroundColor = flag ? .systemGreen : .secondarySystemBackground
      label.textColor = flag ? .white : .secondaryLabel
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 16) / 3
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * (width + 8), y: 0, width: width, height: bounds.height)
    }
  }
}
