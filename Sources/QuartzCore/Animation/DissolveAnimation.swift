internal import CoreGraphics
internal import Foundation

/// The inside of a layer as it was painted at some time, without the layer's own opacity and mask.
@MainActor final class LayerPicture {
  /// In the layer's coordinates.
  let commands: [DrawCommand]
  let extent: Extent

  /// What the layer shows with its animations, without layout and drawing before.
  init(of layer: CALayer) {
    var painter = Painter()
    painter.paintInside(of: layer)
    commands = painter.commands
    let below = layer.masksToBounds ? layer.childrenExtent.intersection(Extent(layer.bounds)) : layer.childrenExtent
    extent = layer.ownExtent(layer.shownGeometry).union(below)
  }
}

/// A layer between two states: the picture of the former one, and the share of the present one.
struct LayerDissolve {
  let picture: LayerPicture
  /// From 0 to 1.
  let share: CGFloat
}

/// Fades from what the layer shows when the animation is made to what it shows then, or switches halfway.
@MainActor package final class DissolveAnimation: CAAnimation {
  private var picture: LayerPicture?
  private var switchesHalfway = false

  package convenience init(of layer: CALayer, switchesHalfway: Bool) {
    self.init()
    (picture, self.switchesHalfway) = (LayerPicture(of: layer), switchesHalfway)
  }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? DissolveAnimation else { return }
    (picture, switchesHalfway) = (other.picture, other.switchesHalfway)
  }

  override func apply(to shown: inout LayerShown, fraction: Double, time: Double) {
    let share = switchesHalfway ? (fraction < 0.5 ? 0 : 1) : min(max(fraction, 0), 1)
    guard let picture, share < 1 else { return }
    shown.dissolve = LayerDissolve(picture: picture, share: share)
  }
}

extension CALayer {
  var shownDissolve: LayerDissolve? { animationState?.shown.dissolve }
}

// Commands are appended in reverse, since the painter walks from front to back.
extension Painter {
  /// Paints the sum of both states, weighted: where they are equal, nothing changes on the way.
  mutating func paint(
    _ dissolve: LayerDissolve, of layer: CALayer, _ geometry: LayerGeometry, _ look: LayerLook, _ space: LayerSpace
  ) {
    if dissolve.share == 0 { return paint(dissolve.picture, in: space) }
    translucency += 1
    commands += [.restore, .endGroup, .endGroup]
    paint(dissolve.picture, in: space)
    commands += [.beginGroup(alpha: 1 - dissolve.share, .plusLighter), .endGroup]
    paintInside(layer, geometry, look, space)
    commands += [.beginGroup(alpha: dissolve.share, .normal), .beginGroup(alpha: 1, .normal)]
    if !isWhole {
      let area = layer.ownExtent(geometry).union(layer.childrenExtent).intersection(space.fromScreen(damage.bounds))
      commands.append(.clipRect(rect(area.outset(by: 1), space)))
    }
    commands.append(.save)
    translucency -= 1
  }

  private mutating func paint(_ picture: LayerPicture, in space: LayerSpace) {
    commands.append(.restore)
    for command in picture.commands.reversed() { commands.append(command) }
    commands.append(.concatenate(CGAffineTransform(translationX: space.shiftX, y: space.shiftY)))
    commands.append(.save)
  }
}
