internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let drawer = GalleryScene(
    name: "drawer", title: "Drawer",
    summary: "A sheet over a list: one drag lifts it, then scrolls what is in it, and hands the drag back at the top.",
    caption: "A sheet that hands the drag over", watch: "Watch one drag lift the sheet, then scroll its list, and back.",
    colors: [.systemBrown, .systemBlue, .systemBrown, .systemBlue],
    script: SceneScript(duration: 10)
      .flick(at: 0.4, length: -0.3, x: 0.5)
      .drag(at: 1.4, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.2), taking: 0.9, rest: 0.2)
      .flick(at: 3.2, length: 0.4).flick(at: 5, length: -0.5)
      .drag(at: 7, from: CGPoint(x: 0.5, y: 0.3), to: CGPoint(x: 0.5, y: 0.9), taking: 0.9, rest: 0.2),
    bestMoment: 2.0
  ) { DrawerViewController() }
}

/// A list of harbours below, and a sheet with their boats above: the empty header of a paged scroll view is the way of the sheet.
final class DrawerViewController: SceneViewController, UIScrollViewDelegate {
  private let harbours = ColorTable("Harbour", color: .systemBlue, rows: 300)
  private let sheet: DrawerSheet

  init() {
    sheet = DrawerSheet(ColorTable("Boat", color: .systemBrown, rows: 500))
    super.init(.drawer)
    sheet.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { sheet }

  override var watchedScrollViews: [UIScrollView] { [sheet, harbours] }

  override var isColumn: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(harbours, belowSubview: sheet)
  }

  override func layOutContent(in area: CGRect) {
    super.layOutContent(in: area)
    harbours.frame = sheet.frame
    sheet.headerHeight = (area.height * 0.55).rounded()
    sheet.minimumHeaderHeight = scaled(36)
  }

  /// The sheet rests at one of both ends of its way.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let start = -sheet.adjustedContentInset.top
    let way = (sheet.headerHeight ?? 0) - sheet.minimumHeaderHeight
    let target = targetContentOffset.pointee.y - start
    if target > 0, target < way { targetContentOffset.pointee.y = start + (target > way / 2 ? way : 0) }
  }
}

/// A sheet with a grabber; touches above it go to what lies below.
final class DrawerSheet: PagedScrollView {
  private let grabber = DrawerGrabber(frame: CGRect(x: 0, y: 0, width: 320, height: 36))

  convenience init(_ list: UIView) {
    self.init(headerView: UIView(), pages: [list])
    barView = grabber
    headerView?.isUserInteractionEnabled = false
    (grabber.backgroundColor, list.backgroundColor) = (Self.color, Self.color)
    stretchesHeader = false
    backgroundColor = .clear
    showsVerticalScrollIndicator = false
  }

  /// Lighter than what lies below, where a shadow would not show.
  private static let color = UIColor.day(.white, night: UIColor(white: 0.11, alpha: 1))

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && point.y >= grabber.frame.minY
  }
}

/// The upper end of the sheet.
final class DrawerGrabber: UIView {
  private let handle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 16
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: -3)
    handle.backgroundColor = .tertiaryLabel
    handle.layer.cornerRadius = 2.5
    addSubview(handle)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    handle.frame = CGRect(x: bounds.midX - 18, y: 10, width: 36, height: 5)
  }
}
