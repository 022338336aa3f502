internal import CoreGraphics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The room in which all sections of a layout are laid out; read from the collection view once for each build.
@MainActor struct LayoutSurroundings {
  /// The axis of the collection view's own scrolling.
  let main: CompositionAxis
  /// The size of the visible part inside the adjusted content insets.
  let room: CompositionSize
  let bounds: CGSize
  /// The adjusted content insets, which belong to the collection view's own scrolling.
  let adjusted: NSDirectionalEdgeInsets
  let scale: CGFloat
  let traits: UITraitCollection
  /// What sections count their insets from, beyond the adjusted content insets.
  private let safeArea: NSDirectionalEdgeInsets
  private let margins: NSDirectionalEdgeInsets
  private let readable: () -> NSDirectionalEdgeInsets

  init(_ view: UICollectionViewSurroundings, _ direction: CompositionAxis) {
    main = direction
    (bounds, adjusted, scale, traits) = (view.bounds, view.adjusted, view.scale, view.traits)
    room = CompositionSize(CGRect(origin: .zero, size: view.bounds).inset(by: view.adjusted).size)
    func beyond(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: max(0, insets.top - view.adjusted.top), leading: max(0, insets.leading - view.adjusted.leading),
        bottom: max(0, insets.bottom - view.adjusted.bottom), trailing: max(0, insets.trailing - view.adjusted.trailing))
    }
    (safeArea, margins, readable) = (beyond(view.safeArea), beyond(view.margins), { beyond(view.readable()) })
  }

  /// The insets of a reference across the scroll direction; along it the adjusted content insets make the room already.
  func insets(_ reference: UIContentInsetsReference) -> CompositionInsets {
    let insets: NSDirectionalEdgeInsets
    switch reference {
    case .automatic, .safeArea: insets = safeArea
    case .none: insets = .zero
    case .layoutMargins: insets = margins
    case .readableContent: insets = readable()
    }
    var across = CompositionInsets(insets)
    if main == .y { (across.top, across.bottom) = (0, 0) } else { (across.leading, across.trailing) = (0, 0) }
    return across
  }

  /// The environment for the section provider and visible items.
  func environment(_ reference: UIContentInsetsReference) -> LayoutEnvironment {
    let across = insets(reference)
    let insets = NSDirectionalEdgeInsets(
      top: adjusted.top + across.top, leading: adjusted.leading + across.leading, bottom: adjusted.bottom + across.bottom,
      trailing: adjusted.trailing + across.trailing)
    return LayoutEnvironment(LayoutContainer(bounds, insets), traits)
  }

  /// A rectangle from its extents along and across the collection view's scrolling.
  func rect(_ along: Segment, _ across: Segment) -> CGRect {
    main == .y
      ? CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
      : CGRect(x: along.start, y: across.start, width: along.length, height: across.length)
  }

  /// The rectangle with its edges on pixels: neighbours that share an edge still do.
  func onPixels(_ rect: CGRect) -> CGRect {
    let (x, y) = (pixel(rect.minX), pixel(rect.minY))
    return CGRect(x: x, y: y, width: pixel(rect.maxX) - x, height: pixel(rect.maxY) - y)
  }

  private func pixel(_ position: CGFloat) -> CGFloat { (position * scale).rounded() / scale }
}

/// What a layout reads of its collection view, sides by reading direction.
struct UICollectionViewSurroundings {
  var bounds: CGSize
  var adjusted: NSDirectionalEdgeInsets
  var safeArea: NSDirectionalEdgeInsets
  var margins: NSDirectionalEdgeInsets
  /// Asked for by sections that refer to it alone: the guide costs constraints.
  var readable: () -> NSDirectionalEdgeInsets
  var scale: CGFloat
  var traits: UITraitCollection
}

extension CGRect {
  func start(_ axis: CompositionAxis) -> CGFloat { axis == .x ? minX : minY }
  func end(_ axis: CompositionAxis) -> CGFloat { axis == .x ? maxX : maxY }
}

extension CGSize {
  subscript(axis: CompositionAxis) -> CGFloat { axis == .x ? width : height }
}

extension CGPoint {
  subscript(axis: CompositionAxis) -> CGFloat { axis == .x ? x : y }

  /// A point with `value` on `axis` and 0 on the other one.
  init(_ value: CGFloat, on axis: CompositionAxis) { self.init(x: axis == .x ? value : 0, y: axis == .y ? value : 0) }
}

extension NSDirectionalRectEdge {
  func hasStart(_ axis: CompositionAxis) -> Bool { contains(axis == .x ? .leading : .top) }
  func hasEnd(_ axis: CompositionAxis) -> Bool { contains(axis == .x ? .trailing : .bottom) }
}
