internal import CoreGraphics
internal import Diagnostics
package import Foundation

/// Finds what changed in a layer tree since its last frame and lists what to paint there.
///
/// A frame costs in proportion to what changed and what is painted: layers that are neither changed nor in a damaged area are not visited.
@MainActor package final class Compositor {
  package let root: CALayer
  /// In points. A change repaints everything.
  package var size: CGSize { didSet { if size != oldValue { repaintAll() } } }
  /// Device pixels a point. A change repaints everything; layers that draw must be told by their owners.
  package var scale: CGFloat { didSet { if scale != oldValue { repaintAll() } } }
  /// The host's clock, for animations that are added between frames; without one, the time of the last frame.
  package var now: () -> TimeInterval = { 0 }
  /// Called once when there is something to show, until the next frame.
  package var onNeedsFrame: (() -> Void)?
  /// Called with what a programmer should know about the tree though the frame goes on.
  package var onWarning: ((String) -> Void)?
  package private(set) var needsFrame = true
  /// Layers that the last frame looked at, for what changed or for painting.
  package internal(set) var visitedLayers = 0

  var damage = DamageRegion()
  var painter = Painter()
  /// What is copied in this frame: one area at most.
  var blit: Blit?
  /// While the sublayers of the layer that is copied are updated: their damage is where they are after the copy.
  var isInsideBlit = false
  var mayBlit = true
  /// What lies above the area that is copied.
  var covers: ContiguousArray<Extent> = []
  /// Damage that does not move with what is copied.
  var damageThatStays: ContiguousArray<Extent> = []
  private var rects: [CGRect] = []
  private var spareRects: [CGRect] = []
  private var isAllDamaged = true
  /// Layers with animations that were added outside of every shown tree.
  static var waiting: [WaitingLayer] = []
  /// Counts layers that get a superlayer while others wait.
  static var attachments = 0
  private var seenAttachments = -1
  private var animated: ContiguousArray<CALayer> = []
  private var advancing: ContiguousArray<CALayer> = []

  package init(root: CALayer, size: CGSize, scale: CGFloat) {
    ensure(
      root.parent == nil && root.compositor == nil, "Compositor(root:): the layer has a superlayer or a compositor already")
    ensure(scale > 0 && scale.isFinite, "Compositor(scale: \(scale)): must be positive and finite")
    (self.root, self.size, self.scale) = (root, size, scale)
    root.compositor = self
    StackRoom.raise
  }

  /// Animations that it would have gone on with end untold: what waits for their ends, often the animated views themselves, is let go of.
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

  /// An animation moves.
  package var isAnimating: Bool { !animated.isEmpty }

  /// Layers with an animation that moves.
  package var animatedLayers: Int { animated.count }

  func schedule(_ layer: CALayer) {
    guard let state = layer.animationState, !state.isScheduled else { return }
    state.isScheduled = true
    animated.append(layer)
    rootChanged()
  }

  /// Moves every animation to `time` and ends those that are over: their delegates and completions are called from here.
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

  /// Lays out and draws what needs it.
  package func layOutAndDisplay() {
    layOut()
    display()
  }

  package func layOut() { root.layoutTree() }

  package func display() { root.displaySubtree() }

  /// Everything a frame needs, in order; nil when nothing on the screen changed. A host may keep the last frame: its buffers are used
  /// again by the next but one.
  package func frame(at time: TimeInterval) -> CompositedFrame? {
    advanceAnimations(at: time)
    layOutAndDisplay()
    return composite()
  }

  /// The frame of the tree as it is.
  package func composite() -> CompositedFrame? {
    needsFrame = false
    visitedLayers = 0
    guard isAllDamaged || root.flags.contains(.isQueued) else { return finish(nil) }
    damage.removeAll()
    damageThatStays.removeAll(keepingCapacity: true)
    if isAllDamaged { damage.add(screen.roundedOut(scale: scale)) }
    update(root, in: isAllDamaged ? nil : LayerSpace(clip: screen))
    isAllDamaged = false
    let blit = finishBlit()
    if damage.isEmpty { return finish(nil) }
    painter.paint(root, damage: damage, scale: scale)
    visitedLayers += painter.visited
    swap(&rects, &spareRects)
    rects.removeAll(keepingCapacity: true)
    for extent in damage.extents { rects.append(extent.rect) }
    return finish(CompositedFrame(damage: rects, list: painter.list, isOpaque: painter.isOpaque, blit: blit))
  }

  /// Asks for the next frame where work is left.
  private func finish(_ frame: CompositedFrame?) -> CompositedFrame? {
    if !animated.isEmpty || root.flags.contains(.isQueued) { rootChanged() }
    return frame
  }
}
