internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitGraphics
@_spi(Lists) internal import UIKitLists

/// Where a section lies, for the attributes of its elements.
@MainActor struct SectionPlace {
  let index: Int
  let section: SectionLayout
  /// From the section's coordinates to the layout's.
  let shift: CGPoint
  /// From the coordinates of the section's content, which its own scrolling moves, to the layout's.
  let contentShift: CGPoint
  /// The scroll view of a section that scrolls by itself.
  let host: CollectionHost?
  /// The order of the section's elements in front of its decorations.
  let order: Int

  func onPixels(_ rect: CGRect) -> CGRect { section.surroundings.onPixels(rect) }

  /// Moves attributes from the section's coordinates to the layout's.
  func move(_ attributes: UICollectionViewLayoutAttributes, isHosted: Bool) {
    let shift = isHosted ? contentShift : shift
    attributes.frame = attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
    if isHosted { attributes.host = host }
  }
}

// Where sections, their scroll views and the pinned views are at present.
extension UICollectionViewCompositionalLayout {
  // MARK: Sections

  func place(ofSection index: Int) -> SectionPlace {
    let section = state.sections[index]
    let shift = CGPoint(startPixel(of: index), on: main)
    let order = section.section.decorationItems.isEmpty ? 0 : Self.promoted
    guard section.isOrthogonal else {
      return SectionPlace(index: index, section: section, shift: shift, contentShift: shift, host: nil, order: order)
    }
    let scroller = scroller(index)
    let (frame, offset) = (scroller.frame, scroller.contentOffset)
    let host = CollectionHost(
      section: index, shift: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y),
      contentWidth: scroller.contentSize.width)
    return SectionPlace(
      index: index, section: section, shift: shift, contentShift: CGPoint(x: shift.x - offset.x, y: shift.y - offset.y),
      host: host, order: order)
  }

  /// A section's start along the scroll direction, on a pixel.
  private func startPixel(of index: Int) -> CGFloat {
    let (start, scale) = (state.segment(ofSection: index, main).start, state.sections[index].surroundings.scale)
    return (start * scale).rounded() / scale
  }

  // MARK: Scroll views

  func scroller(_ index: Int) -> CollectionScroller {
    let section = state.sections[index]
    let (cross, start) = (main.other, startPixel(of: index))
    let across = Segment(start: 0, length: section.surroundings.room[cross])
    let frame = section.surroundings.onPixels(section.surroundings.rect(section.scrollerSegment, across))
      .offsetBy(dx: main == .x ? start : 0, dy: main == .y ? start : 0)
    let length = CGFloat(section.scrolledLength)
    return CollectionScroller(
      section: index, frame: frame,
      contentSize: main == .y
        ? CGSize(width: max(length, frame.width), height: frame.height)
        : CGSize(width: frame.width, height: max(length, frame.height)),
      contentOffset: CGPoint(state.offsets[index] ?? 0, on: cross),
      zIndex: section.section.decorationItems.isEmpty ? 0 : Self.promoted)
  }

  func forEachOrthogonalSection(in rect: CGRect, _ body: (Int) -> Void) {
    collectionView?.prepareLayoutIfAsked()
    guard state.surroundings != nil else { return }
    for index in state.sections(from: rect.start(main), to: rect.end(main), main) where state.sections[index].isOrthogonal {
      body(index)
    }
  }

  // MARK: Pinned views

  var wholeSegment: Segment {
    Segment(start: 0, length: main == .y ? state.contentSize.height : state.contentSize.width)
  }

  func globalFrame(_ part: BoundaryFrame.Part) -> CGRect {
    guard let boundary = state.boundary, let surroundings = state.surroundings else { return .zero }
    let place = boundary.segments(part, along: wholeSegment, across: state.boundaryAcross)
    return surroundings.rect(place.along, place.across).inset(by: part.item.effectiveInsets)
  }

  func presentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let path = attributes.indexPath
    return supplementAttributes(attributes.representedElementKind ?? "", path)?.frame ?? attributes.frame
  }

  func pinned(
    _ part: BoundaryFrame.Part, _ boundary: BoundaryFrame, _ frame: CGRect, _ host: Segment, isGlobal: Bool = false
  ) -> CGRect {
    guard let view = collectionView else { return frame }
    let (bounds, inset) = (view.layoutBounds, view.layoutInset)
    let insets = CompositionInsets(leading: inset.left, top: inset.top, trailing: inset.right, bottom: inset.bottom)
    var visible = Segment(start: bounds.start(main) + insets.before(main), length: 0)
    visible.length = max(0, bounds.end(main) - insets.after(main) - visible.start)
    if !isGlobal, let global = state.boundary {
      visible.start += global.pinnedRoom(atStart: true)
      visible.length = max(0, visible.length - global.pinnedRoom(atStart: true) - global.pinnedRoom(atStart: false))
    }
    let place = Segment(start: frame.start(main), length: frame.size[main])
    let now = boundary.pinned(place, part, on: main, in: host, visible: visible)
    let move = CGPoint(now.start - place.start, on: main)
    return frame.offsetBy(dx: move.x, dy: move.y)
  }
}

extension BoundaryFrame {
  func part(_ kind: String, _ number: Int) -> Part? {
    parts.first { $0.item.elementKind == kind && $0.number == number }
  }

  /// The room that pinned headers or footers cover.
  func pinnedRoom(atStart: Bool) -> Double {
    parts.filter {
      let edges = $0.item.alignment.edges
      return $0.item.pinToVisibleBounds && (atStart ? edges.hasStart(main) : edges.hasEnd(main))
    }.map { $0.size[main] }.max() ?? 0
  }
}
