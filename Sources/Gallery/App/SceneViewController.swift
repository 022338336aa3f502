internal import UIKit

/// What all scenes have: a scroll view to look at, a bar below it with the frame time and the X-ray switch, and the X-ray.
class SceneViewController: UIViewController {
  private let scene: GalleryScene
  private let bar = SceneBar()
  private let xray = XRayPanel()
  private let meter = FrameMeter()
  private var logs: [MessageLog] = []
  private var observation: NSKeyValueObservation?

  init(_ scene: GalleryScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
    title = scene.title
  }

  required init?(coder: NSCoder) { nil }

  /// The scroll view that the scene is about; made in `makeContent()`.
  var scrollView: UIScrollView { preconditionFailure("\(Self.self) has no scrollView") }

  /// Whose messages `--log` prints.
  var loggedScrollViews: [UIScrollView] { [scrollView] }

  /// Where in the scroll view the tables and plain views lie.
  var contentView: UIView { scrollView }

  /// What the places of the scene's script are fractions of.
  var playingField: UIView { view }

  /// A scene that shows the X-ray of its own has no use for the switch.
  var hasXRaySwitch: Bool { true }

  /// Whether the X-ray lies over the scene.
  var isXRayShown: Bool {
    get { !xray.isHidden }
    set {
      bar.toggle.isOn = newValue
      xray.isHidden = !newValue
      refresh()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if scrollView.superview == nil { view.addSubview(scrollView) }
    view.addSubview(xray)
    view.addSubview(bar)
    xray.isHidden = true
    bar.toggle.isHidden = !hasXRaySwitch
    bar.toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        isXRayShown = bar.toggle.isOn
      }, for: .valueChanged)
    if AppDelegate.options.logsMessages { logs = loggedScrollViews.map { MessageLog(of: $0) } }
    meter.onReading = { [weak self] reading in self?.bar.showFrameTime(reading) }
    observation = scrollView.observe(\.contentOffset) { [weak self] _, _ in
      self?.didScroll()
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
    let top = view.safeAreaInsets.top + 16
    let size = CGSize(width: min(188, view.bounds.width * 0.46), height: min(440, bar.frame.minY - top - 16))
    xray.frame = CGRect(
      x: view.bounds.width - size.width - 12, y: bar.frame.minY - size.height - 12, width: size.width, height: size.height)
    refresh()
  }

  /// Places the scene's views; the navigation bar lies over the top of `area`.
  func layOutContent(in area: CGRect) { scrollView.frame = area }

  func didScroll() {
    meter.noteMotion()
    refresh()
  }

  /// Cells, or what the scene has instead of them; nil where there is nothing to count.
  func liveCount(_ picture: XRayPicture) -> Int? { picture.children.contains(where: \.isTable) ? picture.liveCount : nil }

  /// Shows the new position in bar and X-ray.
  func refresh() {
    let picture = XRayPicture(of: scrollView, contentView: contentView)
    bar.showLiveCells(liveCount(picture))
    if isXRayShown { xray.show(picture) }
  }
}
