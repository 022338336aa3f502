internal import UIKit

/// One view in one frame, as compared by `JumpFinder` from frame to frame.
struct Sighting {
  /// Equal for the same content in the next frame, in whichever view: cells are reused for other content, while labels keep their texts.
  let key: String
  let name: String
  /// In window coordinates, with running animations applied.
  let rect: CGRect
  /// The point of `rect` at which the text or picture stays fixed when the view's size changes.
  let anchor: CGPoint
  /// The visible part after clipping by the view's ancestors, in window coordinates.
  let clip: CGRect
  let alpha: CGFloat
  /// The sum of the offsets of all scroll views around the view.
  let offset: CGPoint

  /// From 0 to 1: the visible fraction of the view's area times its opacity.
  var visibility: CGFloat {
    let shown = rect.intersection(clip)
    guard rect.width > 0, rect.height > 0, !shown.isNull else { return 0 }
    return alpha * (shown.width * shown.height) / (rect.width * rect.height)
  }
}

/// Collects the labels, cells, images and controls in a window with their positions on the screen.
@MainActor struct Sightings {
  private(set) var all: [Sighting] = []
  /// The offsets of all scroll views, by identity.
  private(set) var offsets: [ObjectIdentifier: CGPoint] = [:]

  init(in window: UIWindow) {
    bar = Self.navigationBar(in: window)
    for view in window.subviews { visit(view, Surroundings(clip: window.bounds)) }
  }

  /// Views below the navigation bar are not visible to a person.
  private let bar: UINavigationBar?

  private static func navigationBar(in view: UIView) -> UINavigationBar? {
    view as? UINavigationBar ?? view.subviews.lazy.compactMap { navigationBar(in: $0) }.first
  }

  private struct Surroundings {
    var transform = CGAffineTransform.identity
    var clip: CGRect
    var alpha: CGFloat = 1
    var offset = CGPoint.zero
    var scope = ""
    /// The texts of the row that contains the view.
    var row = ""
  }

  private mutating func visit(_ view: UIView, _ outer: Surroundings) {
    // A refresh control is pulled out by its list and its spinner fades in, so neither counts as a jump.
    if view is UIRefreshControl || view is SceneBar || view is XRayPanel || view is XRayView { return }
    let isAnimated = !(view.layer.animationKeys() ?? []).isEmpty
    let layer = isAnimated ? view.layer.presentation() ?? view.layer : view.layer
    // A view hidden in an animation block has `isHidden` set already, while its layer is still visible.
    if layer.isHidden { return }
    var inner = outer
    inner.alpha *= CGFloat(layer.opacity)
    if inner.alpha < 0.01 { return }
    let (bounds, pivot) = (layer.bounds, layer.anchorPoint)
    inner.transform = CGAffineTransform(
      translationX: -bounds.minX - pivot.x * bounds.width, y: -bounds.minY - pivot.y * bounds.height
    ).concatenating(layer.affineTransform()).concatenating(
      CGAffineTransform(translationX: layer.position.x, y: layer.position.y)
    ).concatenating(outer.transform)
    let rect = bounds.applying(inner.transform)
    if let bar, view.next is SceneViewController {
      let top = bar.convert(bar.bounds, to: nil).maxY
      let shown = CGRect(x: 0, y: top, width: rect.maxX, height: rect.maxY - SceneBar.height - top)
      inner.clip = inner.clip.intersection(shown)
    }
    if view.clipsToBounds {
      inner.clip = inner.clip.intersection(rect)
      if inner.clip.isNull || inner.clip.isEmpty { return }
    }
    if let scroller = view as? UIScrollView {
      inner.scope = "\(ObjectIdentifier(scroller).hashValue)"
      offsets[ObjectIdentifier(scroller)] = bounds.origin
      // A list scrolled by its container has an offset as well, but its content does not move by this offset.
      if scroller.isScrollEnabled {
        inner.offset.x += bounds.minX
        inner.offset.y += bounds.minY
      }
    }
    note(view, rect, &inner, outer)
    for subview in view.subviews { visit(subview, inner) }
  }

  private mutating func note(_ view: UIView, _ rect: CGRect, _ inner: inout Surroundings, _ outer: Surroundings) {
    let isRow = view is UITableViewCell || view is UICollectionReusableView || view is UITableViewHeaderFooterView
    guard isRow || view is UILabel || view is UIImageView || view is UIControl else { return }
    let text = Self.text(of: view)
    if isRow { inner.row = text }
    // The gap below a lifted row is a cell without content.
    if text.isEmpty && (view is UILabel || type(of: view) == UITableViewCell.self) { return }
    let content = text.isEmpty ? "#\(ObjectIdentifier(view).hashValue)" : text
    let sighting = Sighting(
      key: "\(type(of: view)) \(outer.scope) \(outer.row) \(content)", name: "\(type(of: view)) \"\(text.prefix(40))\"",
      rect: rect, anchor: Self.anchor(of: view, in: rect), clip: outer.clip, alpha: inner.alpha, offset: outer.offset)
    if sighting.visibility > 0 { all.append(sighting) }
  }

  private static func text(of view: UIView) -> String {
    if let label = view as? UILabel { return label.text ?? "" }
    return view.subviews.map { text(of: $0) }.filter { !$0.isEmpty }.joined(separator: " | ")
  }

  private static func anchor(of view: UIView, in rect: CGRect) -> CGPoint {
    guard let label = view as? UILabel else { return rect.origin }
    let x = label.textAlignment == .center ? rect.midX : label.textAlignment == .right ? rect.maxX : rect.minX
    return CGPoint(x: x, y: label.numberOfLines == 1 ? rect.midY : rect.minY)
  }
}
