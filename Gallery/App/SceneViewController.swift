internal import Diagnostics
internal import Scrollwork
internal import UIKit

/// The base of all scenes: a scroll view, a bar below it with frame times and the X-ray switch, and the X-ray.
class SceneViewController: UIViewController {
  private let scene: GalleryScene
  private let bar = SceneBar()
  private let xray = XRayPanel()
  private lazy var meter = FrameMeter { [weak self] in self?.view.window?.screen.driver.lastFrameWork ?? 0 }
  private let hint: SceneHint
  private var logs: [MessageLog] = []
  private var observations: [NSKeyValueObservation] = []

  init(_ scene: GalleryScene) {
    self.scene = scene
    hint = SceneHint(scene.watch)
    super.init(nibName: nil, bundle: nil)
    title = scene.title
  }

  required init?(coder: NSCoder) { nil }

  /// The scroll view that the scene is about; made in `makeContent()`.
  var scrollView: UIScrollView { programmingError("\(Self.self) has no scrollView") }

  /// The scroll views whose motion is measured and whose messages `--log` prints.
  var watchedScrollViews: [UIScrollView] { [scrollView] }

  /// The view in which the script's places are fractions of the size.
  var playingField: UIView { isColumn ? column : view }

  /// Whether the scene is a list to read, which stays in a centred column on a wide screen.
  var isColumn: Bool { false }

  /// The column, from the top to the bottom of the view; hidden, used for the script's places only.
  private let column = UIView()

  /// The initial state of `isXRayShown`; read when the view is loaded.
  var showsXRayAtFirst = AppDelegate.options.showsXRay

  /// Hides the bar and leaves out the hint; set before the view is loaded.
  var isThumbnail = false

  private func showAlternative() {
    guard let alternative = scene.alternative else { return }
    navigationController?.pushViewController(alternative.makeViewController(), animated: true)
  }

  /// Whether the X-ray is shown over the scene.
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
    column.isHidden = true
    for part in [column, xray, bar] { view.addSubview(part) }
    bar.isHidden = isThumbnail
    if !isThumbnail { navigationItem.titleView = hint }
    view.addGestureRecognizer(FirstTouch { [weak self] in self?.endHint() })
    if scene.alternative != nil {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Naive") { [weak self] _ in self?.showAlternative() })
    }
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

  /// Fonts and heights are scaled once, for the initial text size; after a change a new scene controller replaces this one.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let former = previousTraitCollection?.preferredContentSizeCategory ?? .unspecified
    guard former != .unspecified, former != traitCollection.preferredContentSizeCategory, let navigationController else { return }
    let again = scene.makeViewController()
    again.showsXRayAtFirst = isXRayShown
    navigationController.viewControllers = navigationController.viewControllers.map { $0 === self ? again : $0 }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard navigationItem.titleView === hint else { return }
    view.window?.screen.driver.schedule(after: SceneHint.duration) { [weak self] in self?.endHint() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    endHint()
  }

  /// Puts the title where the hint is.
  private func endHint() {
    guard navigationItem.titleView === hint, hint.alpha == 1 else { return }
    UIView.animate(withDuration: 0.3) {
      self.hint.alpha = 0
    } completion: { _ in
      self.navigationItem.titleView = nil
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    meter.stop()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = isThumbnail ? 0 : SceneBar.height + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    column.frame = Self.column(in: view.bounds)
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
  func layOutContent(in area: CGRect) { scrollView.frame = isColumn ? Self.column(in: area) : area }

  /// A centred column whose lines of text stay short enough to read.
  static func column(in area: CGRect) -> CGRect {
    let width = area.width > 760 ? 720 : area.width
    return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
  }

  func didScroll() {
    meter.noteMotion()
    // A wheel and keys drag without a finger.
    if watchedScrollViews.contains(where: { $0.isTracking || $0.isDragging || $0.isDecelerating }) { endHint() }
    setNeedsRefresh()
  }

  /// Number of live cells, or of views that a scene has instead of cells; nil in a scene without either.
  func liveCount(_ picture: XRayPicture) -> Int? { picture.children.contains(where: \.isList) ? picture.liveCount : nil }

  /// Updates the bar and the X-ray after the next layout.
  final func setNeedsRefresh() { bar.setNeedsLayout() }

  /// Called after layout.
  func refresh() {
    let picture = XRayPicture(of: scrollView, withPlaces: isXRayShown)
    bar.showLiveCells(liveCount(picture))
    if isXRayShown { xray.show(picture) }
  }
}
