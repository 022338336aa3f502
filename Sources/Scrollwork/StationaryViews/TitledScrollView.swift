import UIKit

/// A scroll view for one photo, or other zoomable content, with a title above it that does not zoom.
///
/// The title is included in the content size and stays centred horizontally at its own size during zooming and scrolling. It scrolls out at
/// the top when the content moves up, and returns to the upper edge upon any other interaction: scrolling back or sideways, a zoom, a tap
/// on the photo. The delegate returns `photoView` from `viewForZooming(in:)`.
@preconcurrency @MainActor open class TitledScrollView: UIScrollView {
  /// Keeps its own height, and gets the width of the scroll view. nil, the default, for none.
  open var titleView: UIView? {
    didSet {
      if titleView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let titleView { addSubview(titleView) }
      titleChanged()
    }
  }

  /// The view below the title, whose size determines the content size. nil, the default, for none.
  open var photoView: UIView? {
    didSet {
      if photoView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let photoView { insertSubview(photoView, at: 0) }
      titleChanged()
    }
  }

  /// Length of the title scrolled out above the upper edge, in points, from 0 to its height.
  private var hiddenHeight: CGFloat = 0
  private var lastOrigin = CGPoint.zero
  private var lastSize = CGSize.zero
  private var lastScale: CGFloat = 1
  /// Whether the scale changed at the previous layout.
  private var wasScaled = false
  private let tap = UITapGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tap.addAction { [weak self] _ in self?.showTitle(animated: true) }
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  private var titleHeight: CGFloat { titleView?.bounds.height ?? 0 }

  private func titleChanged() {
    if let photoView { contentSize = photoView.frame.size }
    setNeedsLayout()
  }

  /// The title's height is added to a new value, since zooming sets the photo's size alone; setting the present value changes nothing.
  open override var contentSize: CGSize {
    get { super.contentSize }
    set {
      if newValue == super.contentSize { return }
      super.contentSize = CGSize(width: newValue.width, height: newValue.height + titleHeight)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    follow()
    placePhoto()
    placeTitle()
  }

  /// Brings the title back to the upper edge, animated in 0.25 s; does nothing if all of it is visible.
  open func showTitle(animated: Bool) {
    if hiddenHeight == 0 { return }
    hiddenHeight = 0
    guard animated else { return placeTitle() }
    UIView.animate(withDuration: 0.25) { self.placeTitle() }
  }

  /// Shows or hides the title according to the movement since the last layout.
  private func follow() {
    let (origin, size, scale) = (bounds.origin, contentSize, zoomScale)
    let (x, y) = (origin.x - lastOrigin.x, origin.y - lastOrigin.y)
    // At a new scale the content is laid out before the offset follows the fingers: neither movement is a scroll.
    let isZoomed = size != lastSize || wasScaled || isZooming || isZoomBouncing
    wasScaled = scale != lastScale
    (lastOrigin, lastSize, lastScale) = (origin, size, scale)
    if isZoomed {
      showTitle(animated: hiddenHeight > 1)
    } else if y < 0 || abs(x) <= y {
      hiddenHeight = min(max(0, hiddenHeight + y), titleHeight)
    } else if x != 0 {
      showTitle(animated: true)
    }
    // Near the top, the title is at its place in the content.
    hiddenHeight = min(hiddenHeight, max(0, origin.y + adjustedContentInset.top))
  }

  private func placePhoto() {
    guard let photoView, photoView.frame.minY != titleHeight else { return }
    photoView.frame.origin.y = titleHeight
  }

  private func placeTitle() {
    guard let titleView else { return }
    let top = bounds.minY + adjustedContentInset.top
    // Pulled down beyond the top, the title moves with the photo.
    let y = top < 0 ? 0 : top - hiddenHeight
    let size = CGSize(width: bounds.width, height: titleHeight)
    if titleView.bounds.size != size { titleView.bounds.size = size }
    titleView.center = CGPoint(x: bounds.midX, y: y + size.height / 2)
  }
}
