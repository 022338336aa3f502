internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitControllers
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// Moves and scales a picture below a square, to choose a part of it.
final class CropScreen: UIViewController, UIScrollViewDelegate {
  private let image: UIImage
  private let onFinish: (CGRect?) -> Void
  private let scroller = UIScrollView()
  private let picture = UIImageView()
  private let frameView = UIView()
  private let bar = UIToolbar()
  private let heading = UILabel()
  /// The side of the square when the picture was placed.
  private var placedSide: CGFloat = 0

  /// - Parameter onFinish: Takes the part in points of the picture; nil if the person cancels.
  init(_ image: UIImage, onFinish: @escaping (CGRect?) -> Void) {
    (self.image, self.onFinish) = (image, onFinish)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark
    view.backgroundColor = .black
    picture.image = image
    picture.frame.size = image.size
    scroller.addSubview(picture)
    scroller.delegate = self
    (scroller.bouncesZoom, scroller.alwaysBounceVertical, scroller.alwaysBounceHorizontal) = (true, true, true)
    (scroller.showsVerticalScrollIndicator, scroller.showsHorizontalScrollIndicator) = (false, false)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.accessibilityLabel = "Picture"
    frameView.isUserInteractionEnabled = false
    (frameView.layer.borderWidth, frameView.layer.borderColor) = (1, UIColor.white.cgColor)
    heading.text = "Move and Scale"
    (heading.font, heading.textColor, heading.textAlignment) = (.preferredFont(forTextStyle: .headline), .white, .center)
    bar.items = [
      UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onFinish(nil) }), .flexibleSpace(),
      UIBarButtonItem(
        title: "Choose", image: nil,
        primaryAction: UIAction(title: "Choose") { [weak self] _ in if let self { onFinish(part) } }),
    ]
    for part in [scroller, frameView, heading, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let barHeight = bar.sizeThatFits(room.size).height
    bar.frame = CGRect(x: room.minX, y: room.maxY - barHeight, width: room.width, height: barHeight)
    let headingHeight = heading.intrinsicContentSize.height
    heading.frame = CGRect(x: room.minX, y: room.minY + 12, width: room.width, height: headingHeight)
    let free = CGRect(
      x: room.minX, y: heading.frame.maxY + 12, width: room.width,
      height: max(1, bar.frame.minY - heading.frame.maxY - 24))
    let side = max(1, min(free.width, free.height))
    scroller.frame = CGRect(x: view.bounds.minX, y: free.minY, width: view.bounds.width, height: free.height)
    frameView.frame = CGRect(x: free.midX - side / 2, y: free.midY - side / 2, width: side, height: side)
    if side != placedSide { place(side) }
  }

  /// The square is filled at least; the picture's middle shows first.
  private func place(_ side: CGFloat) {
    placedSide = side
    let least = side / max(1, min(image.size.width, image.size.height))
    (scroller.minimumZoomScale, scroller.maximumZoomScale) = (least, max(least * 4, 1))
    scroller.zoomScale = least
    let (across, down) = ((scroller.bounds.width - side) / 2, (scroller.bounds.height - side) / 2)
    scroller.contentInset = UIEdgeInsets(top: down, left: across, bottom: down, right: across)
    scroller.contentOffset = CGPoint(
      x: (picture.frame.width - scroller.bounds.width) / 2, y: (picture.frame.height - scroller.bounds.height) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  /// What the square shows, in points of the picture.
  private var part: CGRect {
    let shown = view.convert(frameView.frame, to: picture)
    return shown.intersection(CGRect(origin: .zero, size: image.size))
  }
}
