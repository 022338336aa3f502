internal import Diagnostics
internal import Scrollwork
internal import UIKit

/// What all scenes have: a scroll view to look at, a bar below it with frame times and the X-ray switch, and the X-ray.
class SceneViewController: UIViewController {
  private let scene: GalleryScene
  private let bar = SceneBar()
  private let xray = XRayPanel()
  private lazy var meter = FrameMeter { [weak self] in self?.view.window?.screen.driver.lastFrameWork ?? 0 }
  private var logs: [MessageLog] = []
  private var observations: [NSKeyValueObservation] = []

  init(_ scene: GalleryScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
    title = scene.title
  }

  required init?(coder: NSCoder) { nil }

  /// The scroll view that the scene is about; made in `makeContent()`.
  var scrollView: UIScrollView { programmingError("\(Self.self) has no scrollView") }

  /// Whose motion is measured, and whose messages `--log` prints.
  var watchedScrollViews: [UIScrollView] { [scrollView] }

  /// What the places of the scene's script are fractions of.
  var playingField: UIView { view }

  /// Read when the view is loaded.
  var showsXRayAtFirst = AppDelegate.options.showsXRay

  /// Whether the X-ray lies over the scene.
  var isXRayShown: Bool {
    get { !xray.isHidden }
    set {
      bar.toggle.isOn = newValue
      xray.isHidden = !newValue
      setNeedsRefresh()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if scrollView.superview == nil { view.addSubview(scrollView) }
    view.addSubview(xray)
    view.addSubview(bar)
    isXRayShown = showsXRayAtFirst && scene.hasXRaySwitch
    bar.toggle.isHidden = !scene.hasXRaySwitch
    bar.toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        isXRayShown = bar.toggle.isOn
      }, for: .valueChanged)
    if AppDelegate.options.logsMessages { logs = watchedScrollViews.map { MessageLog(of: $0) } }
    meter.onReading = { [weak self] reading in
      self?.bar.showFrames(reading)
      if reading == nil { self?.setNeedsRefresh() }
    }
    bar.onLayout = { [weak self] in
      guard let self else { return }
      scrollView.layoutIfNeeded()
      refresh()
    }
    for scroller in watchedScrollViews {
      observations.append(scroller.observe(\.contentOffset) { [weak self] _, _ in self?.didScroll() })
      observations.append(scroller.observe(\.contentSize) { [weak self] _, _ in self?.setNeedsRefresh() })
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    meter.stop()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = SceneBar.height + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    layOutContent(in: CGRect(x: 0, y: 0, width: view.bounds.width, height: bar.frame.minY))
    xray.frame = xrayFrame(above: bar.frame.minY)
    setNeedsRefresh()
  }

  private func xrayFrame(above bottom: CGFloat) -> CGRect {
    let (width, top) = (view.bounds.width, view.safeAreaInsets.top + 16)
    let isSideways = (scrollView as? ContainerScrollView)?.axis == .horizontal
    let size = CGSize(
      width: min(width - 24, isSideways ? 420 : 188, isSideways ? width : width * 0.46),
      height: min(bottom - top - 16, isSideways ? 240 : 440))
    return CGRect(x: width - size.width - 12, y: bottom - size.height - 12, width: size.width, height: size.height)
  }

  /// Places the scene's views; the navigation bar lies over the top of `area`.
  func layOutContent(in area: CGRect) { scrollView.frame = area }

  func didScroll() {
    meter.noteMotion()
    setNeedsRefresh()
  }

  /// Cells, or what the scene has instead of them; nil where there is nothing to count.
  func liveCount(_ picture: XRayPicture) -> Int? { picture.children.contains(where: \.isList) ? picture.liveCount : nil }

  /// Has bar and X-ray show what there is after the next layout.
  final func setNeedsRefresh() { bar.setNeedsLayout() }

  /// Called after layout.
  func refresh() {
    let picture = XRayPicture(of: scrollView)
    bar.showLiveCells(liveCount(picture))
    if isXRayShown { xray.show(picture) }
  }
}
