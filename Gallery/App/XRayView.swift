internal import UIKit

/// Draws an `XRayPicture` the way diagrams do: the viewport in black, frames filled, contents dashed, live cells solid,
/// rows without a cell dashed.
final class XRayView: UIView {
  private var picture: XRayPicture?
  /// The content's part of the width; the viewport is drawn a little wider on both sides.
  private static let contentPart: CGFloat = 0.72
  private static let margin: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picture: XRayPicture) {
    self.picture = picture
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let picture, picture.viewport.width > 0, picture.viewport.height > 0 else { return }
    let camera = Camera(picture, in: bounds)
    for child in picture.children { draw(child, camera) }
    let frame = camera.place(picture.viewport).insetBy(dx: picture.isSideways ? 0 : -3, dy: picture.isSideways ? -3 : 0)
    let outline = UIBezierPath(roundedRect: frame, cornerRadius: 5)
    outline.lineWidth = 2.5
    UIColor.label.setStroke()
    outline.stroke()
  }

  private func draw(_ child: XRayPicture.Child, _ camera: Camera) {
    let content = camera.place(child.content)
    guard content.overlaps(bounds) else { return }
    child.color.withAlphaComponent(0.16).setFill()
    UIBezierPath(rect: camera.place(child.frame)).fill()
    guard child.isList else {
      child.color.withAlphaComponent(0.45).setFill()
      UIBezierPath(roundedRect: content.shrunk(dx: 1, dy: 1), cornerRadius: 3).fill()
      return
    }
    dash(UIBezierPath(rect: content), child.color, width: 1.25, [4, 3])
    for row in child.emptyPlaces {
      let place = cell(row, camera)
      if place.overlaps(bounds) {
        dash(UIBezierPath(roundedRect: place, cornerRadius: 2), child.color.withAlphaComponent(0.45), width: 0.75, [2, 2])
      }
    }
    child.color.setFill()
    for row in child.liveCells {
      let place = cell(row, camera)
      if place.overlaps(bounds) { UIBezierPath(roundedRect: place, cornerRadius: 2).fill() }
    }
  }

  private func cell(_ rect: CGRect, _ camera: Camera) -> CGRect {
    let place = camera.place(rect)
    return place.insetBy(dx: min(4, place.width / 8), dy: min(1.25, place.height / 5))
  }

  private func dash(_ path: UIBezierPath, _ color: UIColor, width: CGFloat, _ pattern: [CGFloat]) {
    path.lineWidth = width
    path.setLineDash(pattern, count: pattern.count, phase: 0)
    color.setStroke()
    path.stroke()
  }

  /// Maps content to the drawing: shows all of the content if it fits, else the part around the viewport.
  private struct Camera {
    private let scale: CGFloat
    private let origin: CGPoint

    @MainActor init(_ picture: XRayPicture, in bounds: CGRect) {
      let (viewport, isSideways) = (picture.viewport, picture.isSideways)
      func along(_ size: CGSize) -> CGFloat { isSideways ? size.width : size.height }
      func across(_ size: CGSize) -> CGFloat { isSideways ? size.height : size.width }
      let length = max(along(picture.content.size), along(viewport.size))
      let acrossScale = across(bounds.size) * XRayView.contentPart / across(viewport.size)
      let wholeScale = (along(bounds.size) - 2 * XRayView.margin) / length
      // All of the content is shown down to two fifths of the full scale; longer content is drawn at half the scale and scrolls by.
      let isWhole = wholeScale > acrossScale * 0.4
      scale = isWhole ? min(acrossScale, wholeScale) : acrossScale / 2
      let middle = isWhole ? length / 2 : isSideways ? viewport.midX : viewport.midY
      // Content that scrolls across as well moves by in both directions.
      let isWide = across(picture.content.size) > across(viewport.size)
      let center =
        isSideways
        ? CGPoint(x: middle, y: isWide ? viewport.midY : viewport.height / 2)
        : CGPoint(x: isWide ? viewport.midX : viewport.width / 2, y: middle)
      origin = CGPoint(x: center.x - bounds.width / scale / 2, y: center.y - bounds.height / scale / 2)
    }

    func place(_ rect: CGRect) -> CGRect {
      CGRect(
        x: (rect.minX - origin.x) * scale, y: (rect.minY - origin.y) * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
  }
}

/// The X-ray on a card, with the number of live cells.
final class XRayPanel: UIView {
  private let drawing = XRayView()
  private let count = UILabel()
  private let legend = UILabel()

  /// What the X-ray's marks mean.
  static let legendText = "Black frame: the screen. Solid: rows with a cell. Dashed: rows without."

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    legend.text = Self.legendText
    legend.font = .systemFont(ofSize: 10)
    legend.textColor = .secondaryLabel
    legend.textAlignment = .center
    legend.numberOfLines = 0
    addSubview(legend)
    isUserInteractionEnabled = false
    layer.cornerRadius = 14
    layer.borderWidth = 0.5
    showStyle()
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    drawing.clipsToBounds = true
    count.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
    count.textAlignment = .center
    addSubview(drawing)
    addSubview(count)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStyle()
  }

  /// Layer colours do not follow the traits, so the resolved colour is set again after a change.
  private func showStyle() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

  func show(_ picture: XRayPicture) {
    drawing.show(picture)
    let text = "\(picture.liveCount) live cells"
    if text != count.text { count.text = text }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 16
    let words = legend.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    legend.frame = CGRect(x: 8, y: bounds.height - 8 - words, width: width, height: words)
    count.frame = CGRect(x: 8, y: legend.frame.minY - 21, width: width, height: 18)
    drawing.frame = CGRect(x: 0, y: 8, width: bounds.width, height: max(0, count.frame.minY - 14))
  }
}
