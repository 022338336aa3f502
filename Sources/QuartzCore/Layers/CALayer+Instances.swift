internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// One showing of a layer's sublayers.
struct LayerInstance {
  /// In the layer's own coordinates.
  var transform = CGAffineTransform.identity
  /// Multiplies the colours of the sublayers; nil for white.
  var color: CGColor?
  /// The seconds by which the sublayers' animations are behind; 0 where nothing is animated.
  var delay: TimeInterval = 0
}

// Layers that show their sublayers otherwise than once in their own coordinates: with a `sublayerTransform`, and replicators. They have the
// flag `.hasInstances`; others pay for its test alone.
extension CALayer {
  func instancesChanged() {
    flags.insert(.hasInstances)
    changed(.moved)
  }

  func setSublayerTransform(_ new: CATransform3D) {
    if new == sublayerTransform { return }
    ensure(new.isFinite, "CALayer.sublayerTransform = \(new): every component must be finite")
    let action = action(ifAnimating: "sublayerTransform")
    withExtras { $0.sublayerTransform = new }
    instancesChanged()
    run(action, "sublayerTransform")
  }

  /// From the sublayers' coordinates to the layer's own; nil where they are the same.
  var sublayerPlane: CGAffineTransform? {
    guard flags.contains(.hasInstances), let plane = extras?.sublayerTransform?.plane, !plane.isIdentity else { return nil }
    return plane.about(geometry.anchor)
  }

  /// As `sublayerPlane`, with what animations show.
  var shownSublayerPlane: CGAffineTransform? {
    guard flags.contains(.hasInstances) else { return nil }
    guard let shown = animationState?.shown else { return sublayerPlane }
    return shown.sublayerTransform.isIdentity ? nil : shown.sublayerTransform.about(shown.geometry.anchor)
  }

  /// From back to front.
  func instances(isShown: Bool) -> [LayerInstance] {
    let base = (isShown ? shownSublayerPlane : sublayerPlane) ?? .identity
    guard let replicator = self as? CAReplicatorLayer else { return [LayerInstance(transform: base)] }
    return replicator.instances(
      base, in: isShown ? shownGeometry.bounds : geometry.bounds,
      delay: isShown && children.contains(where: \.isAnimated) ? replicator.instanceDelay : 0)
  }

  /// The extent of what the sublayers show, in the layer's own coordinates, before clipping.
  var shownChildrenExtent: Extent {
    flags.contains(.hasInstances) ? extentOfInstances(childrenExtent) : childrenExtent
  }

  private func extentOfInstances(_ present: Extent) -> Extent {
    instances(isShown: true).reduce(.empty) { $0.union(extentOfSublayers(in: $1, present).applying($1.transform)) }
  }

  /// - Parameter present: The extent of the sublayers in an instance that is not late.
  func extentOfSublayers(in instance: LayerInstance, _ present: Extent) -> Extent {
    instance.delay == 0 ? present : showingLate(instance) { extentOfSublayersNow }
  }

  private var extentOfSublayersNow: Extent { children.reduce(.empty) { $0.union($1.extentNow) } }

  /// What `extent` would be if the values shown now were measured.
  private var extentNow: Extent {
    guard isShown else { return .empty }
    let geometry = shownGeometry
    var below = extentOfSublayersNow
    if flags.contains(.hasInstances) { below = extentOfInstances(below) }
    if masksToBounds { below = below.intersection(Extent(geometry.bounds)) }
    var shown = ownExtent(geometry).union(below)
    if let maskLayer { shown = shown.intersection(maskLayer.extentNow) }
    return geometry.toSuperlayer(shown)
  }

  // MARK: Time

  /// Whether the layer, its mask or a layer below it has animations.
  private var isAnimated: Bool {
    animationState != nil || children.contains(where: \.isAnimated) || maskLayer?.isAnimated ?? false
  }

  /// Runs `body` while the sublayers show the values of an earlier time.
  func showingLate<Result>(_ instance: LayerInstance, _ body: () -> Result) -> Result {
    for child in children { child.goBack(by: instance.delay) }
    defer { for child in children { child.returnToNow() } }
    return body()
  }

  private func goBack(by delay: TimeInterval) {
    let delay = delay * Double(extras?.timing?.speed ?? 1)
    animationState?.goBack(by: delay)
    for child in children { child.goBack(by: delay) }
    maskLayer?.goBack(by: delay)
  }

  private func returnToNow() {
    animationState?.returnToNow()
    for child in children { child.returnToNow() }
    maskLayer?.returnToNow()
  }
}

extension LayerGeometry {
  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }
}

extension CGAffineTransform {
  /// The same transform with its origin at `point`.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
