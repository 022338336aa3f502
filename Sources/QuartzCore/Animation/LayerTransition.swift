internal import CoreGraphics
package import Foundation

/// The inside of a layer as it was painted at some time, without the layer's own opacity and mask.
@MainActor package final class LayerPicture {
  /// In the layer's coordinates.
  let commands: [DrawCommand]
  let extent: Extent

  /// What the layer shows with its animations, without layout and drawing before.
  package init(of layer: CALayer) {
    var painter = Painter()
    painter.paintInside(of: layer)
    commands = painter.commands
    extent = layer.ownExtent(layer.shownGeometry).union(layer.extentBelow)
  }

  /// Shows the picture in a layer, stretched from one rectangle of the pictured layer to another of the showing one.
  package func show(in layer: CALayer, from source: CGRect, to target: CGRect) {
    guard source.width > 0, source.height > 0 else { return layer.setVector(nil) }
    let (x, y) = (target.width / source.width, target.height / source.height)
    let place = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
    let shown: [DrawCommand] = [.save, .clipRect(target), .concatenate(place)] + commands + [.restore]
    layer.setVector(VectorContents(shown, extent: Extent(target)))
  }
}

/// A layer between two states: the picture of the former one, and the present one.
struct LayerTransition {
  enum Look {
    /// The share of the present state, from 0 to 1.
    case faded(share: CGFloat)
    /// Distances from the places of both.
    case moved(former: CGPoint, present: CGPoint, formerIsAbove: Bool)
  }

  let picture: LayerPicture
  let look: Look

  /// What the transition covers besides a layer at rest, whose own extent is `own`.
  @MainActor func extent(_ own: Extent) -> Extent {
    switch look {
    case .faded: picture.extent
    case .moved(let former, let present, _):
      picture.extent.offset(x: former.x, y: former.y).union(own.offset(x: present.x, y: present.y))
    }
  }
}

extension CALayer {
  var shownTransition: LayerTransition? { animationState?.shown.transition }

  /// What the sublayers show, in the layer's coordinates.
  var extentBelow: Extent {
    masksToBounds ? shownChildrenExtent.intersection(Extent(shownGeometry.bounds)) : shownChildrenExtent
  }
}

// Commands are appended in reverse, since the painter walks from front to back.
extension Painter {
  mutating func paint(
    _ transition: LayerTransition, of layer: CALayer, _ geometry: LayerGeometry, _ look: LayerLook, _ space: LayerSpace
  ) {
    translucency += 1
    switch transition.look {
    case .faded(0): paint(transition.picture, in: space)
    case .faded(let share): paintSum(of: transition.picture, layer, geometry, look, share, space)
    case .moved(let former, let present, let formerIsAbove):
      if formerIsAbove { paint(transition.picture, in: space.moved(by: former)) }
      paintInside(layer, geometry, look, space.moved(by: present))
      if !formerIsAbove { paint(transition.picture, in: space.moved(by: former)) }
    }
    translucency -= 1
  }

  /// Paints the sum of both states, weighted: where they are equal, nothing changes on the way.
  private mutating func paintSum(
    of picture: LayerPicture, _ layer: CALayer, _ geometry: LayerGeometry, _ look: LayerLook, _ share: CGFloat,
    _ space: LayerSpace
  ) {
    commands += [.restore, .endGroup, .endGroup]
    paint(picture, in: space)
    commands += [.beginGroup(alpha: 1 - share, .plusLighter), .endGroup]
    paintInside(layer, geometry, look, space)
    commands += [.beginGroup(alpha: share, .normal), .beginGroup(alpha: 1, .normal)]
    if !isWhole {
      let area = layer.ownExtent(geometry).union(layer.shownChildrenExtent).intersection(space.fromScreen(damage.bounds))
      commands.append(.clipRect(rect(area.outset(by: 1), space)))
    }
    commands.append(.save)
  }

  private mutating func paint(_ picture: LayerPicture, in space: LayerSpace) {
    commands.append(.restore)
    for command in picture.commands.reversed() { commands.append(command) }
    commands.append(.concatenate(CGAffineTransform(translationX: space.shiftX, y: space.shiftY)))
    commands.append(.save)
  }
}

extension LayerSpace {
  /// The space of content that is shown elsewhere, by a distance in its own coordinates.
  fileprivate func moved(by distance: CGPoint) -> LayerSpace {
    var space = self
    space.shiftX += distance.x
    space.shiftY += distance.y
    return space
  }
}
