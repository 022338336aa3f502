internal import Foundation
internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let photo = GalleryScene(
    name: "photo", title: "Photo",
    summary: "Pinch, double tap or turn a wheel with Control: once it rests, what is enlarged is drawn anew.",
    caption: "Zoom in until text is sharp",
    watch: "Watch the left board turn sharp once a zoom rests; the right one stays blurred.",
    colors: [.systemIndigo, .systemPurple, .systemPink, .systemOrange],
    hasXRaySwitch: false,
    script: SceneScript(duration: 10)
      .pinch(at: 0.5, PhotoViewController.boards, from: 0.2, to: 0.46, taking: 0.8)
      .pinch(at: 2.9, CGPoint(x: 0.3, y: 0.62), from: 0.25, to: 0.55, taking: 0.7)
      .drag(at: 4.7, from: CGPoint(x: 0.6, y: 0.7), to: CGPoint(x: 0.6, y: 0.45), taking: 0.4, rest: 0.2)
      .drag(at: 5.6, from: CGPoint(x: 0.5, y: 0.3), to: CGPoint(x: 0.7, y: 0.7), taking: 0.4, rest: 0.2)
      .doubleTap(at: 6.9, CGPoint(x: 0.5, y: 0.5)).doubleTap(at: 8.2, CGPoint(x: 0.8, y: 0.45)),
    bestMoment: 2.6
  ) { PhotoViewController() }
}

/// A print of a harbour at dusk below a title that does not zoom, with two timetables: one is redrawn after every zoom, the other declines
/// to.
final class PhotoViewController: SceneViewController, UIScrollViewDelegate {
  /// A place between the two timetables at the fitting scale, as a fraction of the scroll view.
  static let boards = CGPoint(x: 0.5, y: 0.71)
  private static let margin: CGFloat = 20

  private let scroller = TitledScrollView()
  private let photo = PhotoPrint()
  private let panel = PhotoPanel()
  private let doubleTap = UITapGestureRecognizer()
  /// The scale at which the whole print fits.
  private var fittingScale: CGFloat = 1

  init() {
    super.init(.photo)
    scroller.layer.name = "photo"
    scroller.delegate = self
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scroller.redrawsAfterZooming = true
    scroller.titleView = PhotoTitle()
    scroller.photoView = photo
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addAction { [weak self] _ in self?.zoomInOrOut() }
    scroller.addGestureRecognizer(doubleTap)
    panel.toggle.isOn = true
    panel.toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        scroller.redrawsAfterZooming = panel.toggle.isOn
        showScale()
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { scroller }

  override var playingField: UIView { scroller }

  /// The panel's text.
  var scaleText: String { panel.scaleText }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.insertSubview(panel, aboveSubview: scroller)
  }

  override func layOutContent(in area: CGRect) {
    let top = view.safeAreaInsets.top
    let room = CGRect(x: 0, y: top, width: area.width, height: max(0, area.maxY - top))
    let isLow = room.height < 400 && room.width > 500
    let parts =
      isLow ? room.divided(atDistance: 240, from: .maxXEdge) : room.divided(atDistance: PhotoPanel.height, from: .maxYEdge)
    panel.frame = parts.slice
    let isNew = scroller.bounds.size != parts.remainder.size
    scroller.frame = parts.remainder
    if (scroller.titleView == nil) != isLow { scroller.titleView = isLow ? nil : PhotoTitle() }
    if isNew { fit() }
  }

  /// Zooms out to the whole print. A person can zoom out further; the print is centred then.
  private func fit() {
    let (room, size) = (scroller.bounds.size, photo.bounds.size)
    let height = room.height - (scroller.titleView?.bounds.height ?? 0) - Self.margin
    let scale = min((room.width - 2 * Self.margin) / size.width, height / size.height)
    fittingScale = max(scale, 0.1)
    scroller.minimumZoomScale = fittingScale * 0.6
    scroller.maximumZoomScale = fittingScale * 16
    scroller.zoomScale = fittingScale
    showScale()
  }

  /// Zooms to three times the fitting scale around the tapped point; back to the fitting scale if zoomed in already.
  private func zoomInOrOut() {
    if scroller.zoomScale < fittingScale * 1.5 {
      zoom(to: doubleTap.location(in: photo), at: fittingScale * 3)
    } else {
      zoom(to: CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), at: fittingScale)
    }
  }

  /// Zooms so that `point` of the photo is in the middle of the visible part.
  private func zoom(to point: CGPoint, at scale: CGFloat) {
    let size = CGSize(width: scroller.bounds.width / scale, height: scroller.bounds.height / scale)
    let rect = CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    scroller.zoom(to: rect, animated: true)
  }

  private func showScale() {
    let isMoving = scroller.isZooming || scroller.isZoomBouncing || scroller.isZoomAnimating
    panel.show(scroller.zoomScale / fittingScale, isZooming: isMoving)
  }

  // MARK: Zooming

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    didScroll()
    showScale()
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { showScale() }
}

/// The title above the print; does not zoom and stays centred horizontally.
private final class PhotoTitle: UIView {
  static var height: CGFloat { scaled(68) }
  private let name = UILabel()
  private let hint = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    backgroundColor = .secondarySystemBackground.withAlphaComponent(0.88)
    name.text = "Harbour at Dusk"
    name.font = .sceneFont(ofSize: 22, weight: .bold)
    hint.text = "Come nearer to read the timetables"
    hint.font = .sceneFont(ofSize: 14)
    hint.textColor = .secondaryLabel
    hint.adjustsFontSizeToFitWidth = true
    hint.minimumScaleFactor = 0.6
    for label in [name, hint] {
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 16, y: scaled(10), width: max(0, bounds.width - 32), height: scaled(28))
    hint.frame = CGRect(x: 16, y: scaled(38), width: max(0, bounds.width - 32), height: scaled(20))
  }
}

/// The zoom scale, a text on the pixels, and a switch.
private final class PhotoPanel: UIView {
  static var height: CGFloat { scaled(68) }
  let toggle = UISwitch()
  private let scale = UILabel()
  private let pixels = UILabel()
  private let caption = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    scale.font = .sceneDigits(ofSize: 20, weight: .semibold)
    pixels.font = .sceneFont(ofSize: 13)
    pixels.textColor = .secondaryLabel
    pixels.adjustsFontSizeToFitWidth = true
    pixels.minimumScaleFactor = 0.7
    caption.text = "Redraw"
    toggle.accessibilityLabel = caption.text
    caption.font = .sceneFont(ofSize: 15)
    for view in [scale, pixels, caption, toggle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var scaleText: String { scale.text ?? "" }

  func show(_ value: CGFloat, isZooming: Bool) {
    set(scale, String(format: "%.2f ×", value))
    let state =
      isZooming
      ? "Old pixels, enlarged while it zooms"
      : toggle.isOn ? "Sharp: drawn anew (left board only)" : "Blurred: old pixels, enlarged"
    set(pixels, state)
  }

  private func set(_ label: UILabel, _ text: String) { if label.text != text { label.text = text } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = bounds.width < 300
    // The switch is below the text where the panel stands beside the photo.
    let middle = isNarrow ? max(bounds.midY, 20 + scaled(27) + scaled(40) + 24) : bounds.midY
    toggle.frame.origin = CGPoint(x: bounds.width - 20 - toggle.bounds.width, y: middle - toggle.bounds.height / 2)
    let size = caption.sizeThatFits(bounds.size)
    let x = toggle.frame.minX - 10 - size.width
    caption.frame = CGRect(x: x, y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
    let top = isNarrow ? 20 : scaled(11)
    scale.frame = CGRect(x: 20, y: top, width: max(0, isNarrow ? bounds.width - 40 : x - 28), height: scaled(26))
    pixels.frame = CGRect(
      x: 20, y: top + scaled(27), width: max(0, isNarrow ? bounds.width - 40 : x - 28), height: scaled(isNarrow ? 40 : 18))
    pixels.numberOfLines = isNarrow ? 2 : 1
  }
}
