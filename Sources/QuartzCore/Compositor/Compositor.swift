internal import CoreGraphics
internal import Diagnostics
package import Foundation

/// Finds the changes of a layer tree since its last frame and lists the painting for them.
///
/// The cost of a frame is proportional to changes and painting: layers that have not changed and lie outside the damage are not visited.
@MainActor package final class Compositor {
  package let root: CALayer
  /// Size of the screen, in points. A change repaints everything.
  @exclusivity(unchecked) package var size: CGSize { didSet { if size != oldValue { repaintAll() } } }
  /// Device pixels per point. A change repaints everything; layers with drawn contents must be marked by their owners.
  @exclusivity(unchecked) package var scale: CGFloat { didSet { if scale != oldValue { repaintAll() } } }
  /// The host's clock, for animations added between frames; without a host the time of the last frame.
  package var now: () -> TimeInterval = { 0 }
  /// Called when a change must be shown; not called again until the next frame.
  @exclusivity(unchecked) package var onNeedsFrame: (() -> Void)?
  /// Receives non-fatal warnings about the tree.
  @exclusivity(unchecked) package var onWarning: ((String) -> Void)?
  @exclusivity(unchecked) package private(set) var needsFrame = true
  /// Number of layers visited by the last frame, for changes or for painting.
  @exclusivity(unchecked) package internal(set) var visitedLayers = 0

  @exclusivity(unchecked) var damage = DamageRegion()
  @exclusivity(unchecked) var painter = Painter()
  /// The copied area of the current frame; at most one.
  @exclusivity(unchecked) var blit: Blit?
  /// True during the update of the scrolled layer's sublayers, whose damage is recorded at their places after the copy.
  @exclusivity(unchecked) var isInsideBlit = false
  @exclusivity(unchecked) var mayBlit = true
  /// Extents of layers above the copied area.
  @exclusivity(unchecked) var covers: ContiguousArray<Extent> = []
  /// Damage that is not moved by the copy.
  @exclusivity(unchecked) var damageThatStays: ContiguousArray<Extent> = []
  /// The layers that blur what is behind them, at their places in the current frame.
  @exclusivity(unchecked) var backdrops: ContiguousArray<ShownBackdrop> = []
  @exclusivity(unchecked) private var rects: [CGRect] = []
  @exclusivity(unchecked) private var spareRects: [CGRect] = []
  @exclusivity(unchecked) private var isAllDamaged = true
  /// Layers with animations that are in no shown tree; the animations start when the layer enters one.
  @exclusivity(unchecked) static var waiting: [WeakLayer] = []
  /// Counter of layers added to superlayers while `waiting` is not empty.
  @exclusivity(unchecked) static var attachments = 0
  @exclusivity(unchecked) private var seenAttachments = -1
  @exclusivity(unchecked) private var animated: ContiguousArray<CALayer> = []
  @exclusivity(unchecked) private var advancing: ContiguousArray<CALayer> = []

  package init(root: CALayer, size: CGSize, scale: CGFloat) {
    ensure(
      root.parent == nil && root.compositor == nil, "Compositor(root:): the layer has a superlayer or a compositor already")
    ensure(scale > 0 && scale.isFinite, "Compositor(scale: \(scale)): must be positive and finite")
    (self.root, self.size, self.scale) = (root, size, scale)
    root.compositor = self
    StackRoom.raise
  }

  /// Running animations end without messages; this releases completions that retain the animated views.
  deinit {
    root.compositor = nil
    for layer in animated { layer.animationState = nil }
  }

  package func repaintAll() {
    isAllDamaged = true
    rootChanged()
  }

  func rootChanged() {
    if needsFrame { return }
    needsFrame = true
    onNeedsFrame?()
  }

  /// Whether an animation is running.
  package var isAnimating: Bool { !animated.isEmpty }

  /// Number of layers with a running animation.
  package var animatedLayers: Int { animated.count }

  func schedule(_ layer: CALayer) {
    guard let state = layer.animationState, !state.isScheduled else { return }
    state.isScheduled = true
    animated.append(layer)
    rootChanged()
  }

  /// Advances all animations to `time` and ends the finished ones, calling their delegates and completions.
  package func advanceAnimations(at time: TimeInterval) {
    CATransaction.flush()
    if !Self.waiting.isEmpty { startWaiting(at: time) }
    if animated.isEmpty { return }
    swap(&animated, &advancing)
    for layer in advancing {
      guard let state = layer.animationState else { continue }
      state.isScheduled = false
      if layer.root !== root {
        layer.stopStartedAnimations()
      } else if layer.advanceAnimations(at: time) {
        schedule(layer)
      }
    }
    advancing.removeAll(keepingCapacity: true)
  }

  private func startWaiting(at time: TimeInterval) {
    if seenAttachments == Self.attachments { return }
    seenAttachments = Self.attachments
    Self.waiting.removeAll { waiting in
      guard let layer = waiting.layer, layer.animationState != nil else { return true }
      guard layer.root === root else { return false }
      layer.startWaitingAnimations(at: time)
      schedule(layer)
      return true
    }
  }

  /// Lays out and draws the marked layers.
  package func layOutAndDisplay() {
    layOut()
    display()
  }

  package func layOut() { root.layoutTree() }

  package func display() { root.displaySubtree() }

  /// Performs animations, layout, drawing and compositing of a frame, in this order; nil if nothing on the screen changed. A host may keep
  /// the last frame: its buffers are reused by the frame after the next.
  package func frame(at time: TimeInterval) -> CompositedFrame? {
    advanceAnimations(at: time)
    layOutAndDisplay()
    return composite()
  }

  /// Composites the tree in its current state, without layout and animations.
  package func composite() -> CompositedFrame? {
    needsFrame = false
    visitedLayers = 0
    guard isAllDamaged || root.flags.contains(.isQueued) else { return finish(nil) }
    damage.removeAll()
    damageThatStays.removeAll(keepingCapacity: true)
    findBackdrops()
    if isAllDamaged { damageOnScreen(screen) }
    update(root, in: isAllDamaged ? nil : LayerSpace(clip: screen))
    isAllDamaged = false
    damageBackdrops()
    let blit = finishBlit()
    damageBackdrops()
    joinBackdrops()
    if damage.isEmpty { return finish(nil) }
    painter.paint(root, damage: damage, scale: scale)
    visitedLayers += painter.visited
    swap(&rects, &spareRects)
    rects.removeAll(keepingCapacity: true)
    for extent in damage.extents { rects.append(extent.rect) }
    return finish(CompositedFrame(damage: rects, list: painter.list, isOpaque: painter.isOpaque, blit: blit))
  }

  /// The painting of the whole screen as it was last composited, for hosts that have not drawn the frames before.
  package func wholePicture() -> CompositedFrame {
    var whole = DamageRegion()
    whole.add(screen.roundedOut(scale: scale))
    painter.paint(root, damage: whole, scale: scale)
    return CompositedFrame(damage: [whole.bounds.rect], list: painter.list, isOpaque: painter.isOpaque)
  }

  /// Requests the next frame if work is left.
  private func finish(_ frame: CompositedFrame?) -> CompositedFrame? {
    if !animated.isEmpty || root.flags.contains(.isQueued) { rootChanged() }
    return frame
  }
}
