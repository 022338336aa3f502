internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
@_spi(Lists) internal import UIKitLists

// Where the scroll views of sections and the pinned views are at present.
extension UICollectionViewCompositionalLayout {
  // MARK: Scroll views

  func scroller(_ index: Int) -> CollectionScroller {
    let section = state.sections[index]
    guard let surroundings = state.surroundings else {
      programmingError("UICollectionViewCompositionalLayout: section \(index) was asked for before the layout was prepared")
    }
    let segment = section.scrollerSegment
    let frame = onPixels(
      surroundings.rect(segment, Segment(start: 0, length: surroundings.room[main.other]))
    ).offsetBy(dx: main == .x ? startPixel(of: index) : 0, dy: main == .y ? startPixel(of: index) : 0)
    let length = CGFloat(section.scrolledLength)
    return CollectionScroller(
      section: index, frame: frame,
      contentSize: main == .y
        ? CGSize(width: max(length, frame.width), height: frame.height)
        : CGSize(width: frame.width, height: max(length, frame.height)),
      contentOffset: CGPoint(state.offsets[index] ?? 0, on: main.other), zIndex: order(index))
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
    let now = boundary.pinned(place, part, in: host, visible: visible)
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
