internal import CoreGraphics
internal import Foundation

// The painted values: the animated ones if the layer has animations, else the model's.
extension CALayer {
  @inline(__always) var shownGeometry: LayerGeometry { animationState?.shown.geometry ?? geometry }
  @inline(__always) var shownLook: LayerLook { animationState?.shown.look ?? look }
  @inline(__always) var shownDecoration: LayerDecoration? { animationState?.shown.decoration ?? decorationBox?.value }
  @inline(__always) var shownVector: VectorContents? {
    guard let animationState else { return vector }
    return animationState.shown.vector
  }
  @inline(__always) var isShown: Bool {
    if flags.contains(.isSingleSided) && shownGeometry.facesAway { return false }
    if let shown = animationState?.shown { return !shown.isHidden && shown.look.opacity > 0 }
    return !flags.contains(.isHidden) && look.opacity > 0
  }

  var paintsBackground: Bool { (look.backgroundColor?.alpha ?? 0) > 0 }

  /// Whether the layer is not animated and has nothing to paint but its sublayers, as most views that only hold others.
  @inline(__always) var paintsNothing: Bool {
    guard case .none = look.contents else { return false }
    return animationState == nil && decorationBox == nil && look.backgroundColor == nil && vector == nil
  }

  /// The extent of the layer's own painting without sublayers, in its own coordinates.
  func ownExtent(_ geometry: LayerGeometry) -> Extent {
    if paintsNothing { return .empty }
    let look = shownLook
    let decoration = shownDecoration
    let box = Extent(geometry.bounds)
    var own = Extent.empty
    if (look.backgroundColor?.alpha ?? 0) > 0 || decoration?.hasBorder ?? false || decoration?.hasBackdrop ?? false {
      own = box
    }
    if let placed = contentsExtent(look.contents, in: box) { own = own.union(masksToBounds ? placed.intersection(box) : placed) }
    if let vector = shownVector { own = own.union(masksToBounds ? vector.extent.intersection(box) : vector.extent) }
    if let decoration, decoration.hasShadow { own = own.union(shadowExtent(decoration, box)) }
    if let transition = shownTransition { own = own.union(transition.extent(own.union(extentBelow))) }
    return own
  }

  /// The extent of the shadow, whose blur ends at three times its radius.
  private func shadowExtent(_ d: LayerDecoration, _ box: Extent) -> Extent {
    let caster = d.shadowPath.map { $0.isEmpty ? Extent.empty : Extent($0.boundingBoxOfPath) } ?? box
    return caster.isEmpty
      ? .empty : caster.offset(x: d.shadowOffset.width, y: d.shadowOffset.height).outset(by: 3 * max(d.shadowRadius, 0))
  }

  func contentsExtent(_ contents: LayerContents, in box: Extent) -> Extent? {
    switch contents {
    case .none: nil
    case .image, .drawing: place(shownPart(of: naturalSize(of: contents)), in: box)
    }
  }

  /// The size of the contents in points.
  func naturalSize(of contents: LayerContents) -> CGSize {
    switch contents {
    case .none: .zero
    case .image(let image):
      CGSize(width: CGFloat(image.width) / storedContentsScale, height: CGFloat(image.height) / storedContentsScale)
    case .drawing(let drawing): drawing.size
    }
  }

  /// The size in points of the part of the contents selected by `contentsRect`.
  func shownPart(of size: CGSize) -> CGSize {
    guard let part = shownDecoration?.contentsRect else { return size }
    return CGSize(width: size.width * part.size.width, height: size.height * part.size.height)
  }

  private func place(_ size: CGSize, in box: Extent) -> Extent {
    if size.width == box.width && size.height == box.height { return box }
    if storedContentsGravity == .resize || size.width <= 0 || size.height <= 0 { return box }
    let (w, h) = (box.width / size.width, box.height / size.height)
    switch storedContentsGravity {
    case .resizeAspect: return Self.align(size, scaledBy: min(w, h), in: box, 0.5, 0.5)
    case .resizeAspectFill: return Self.align(size, scaledBy: max(w, h), in: box, 0.5, 0.5)
    case .top: return Self.align(size, in: box, 0.5, 0)
    case .bottom: return Self.align(size, in: box, 0.5, 1)
    case .left: return Self.align(size, in: box, 0, 0.5)
    case .right: return Self.align(size, in: box, 1, 0.5)
    case .topLeft: return Self.align(size, in: box, 0, 0)
    case .topRight: return Self.align(size, in: box, 1, 0)
    case .bottomLeft: return Self.align(size, in: box, 0, 1)
    case .bottomRight: return Self.align(size, in: box, 1, 1)
    default: return Self.align(size, in: box, 0.5, 0.5)
    }
  }

  private static func align(_ size: CGSize, scaledBy k: CGFloat = 1, in box: Extent, _ x: CGFloat, _ y: CGFloat) -> Extent {
    let (w, h) = (size.width * k, size.height * k)
    let (left, top) = (box.minX + (box.width - w) * x, box.minY + (box.height - h) * y)
    return Extent(minX: left, minY: top, maxX: left + w, maxY: top + h)
  }
}
