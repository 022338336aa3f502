package import Foundation
internal import UIKitCore

/// The place of a menu beside its source.
package struct MenuPlacement: Equatable {
  /// Points between the source and the menu, and least points to the edges of the safe area. Our choice.
  package static let gap: CGFloat = 6
  package static let margin: CGFloat = 8
  /// The least height beside the source; a menu with less room there covers it. Our choice.
  private static let leastHeight: CGFloat = 130

  let frame: CGRect
  let isAbove: Bool

  /// - Parameters:
  ///   - size: The size of all rows; the height is cut to the room.
  ///   - room: The safe area.
  ///   - isMirrored: Whether the menu of a source in the middle begins at the source's right edge.
  init(of size: CGSize, at source: CGRect, in room: CGRect, isMirrored: Bool) {
    let room = room.insetBy(dx: min(Self.margin, room.width / 2), dy: min(Self.margin, room.height / 2))
    let width = min(size.width, room.width)
    let below = max(0, room.maxY - max(room.minY, source.maxY + Self.gap))
    let above = max(0, min(room.maxY, source.minY - Self.gap) - room.minY)
    isAbove = size.height > below && above > below
    var height = min(size.height, isAbove ? above : below)
    var y = isAbove ? source.minY - Self.gap - height : source.maxY + Self.gap
    if height < min(size.height, Self.leastHeight) {
      height = min(size.height, room.height)
      y = isAbove ? room.minY : room.maxY - height
    }
    let middle = source.midX - room.midX
    let atRight = abs(middle) < room.width / 12 ? isMirrored : middle > 0
    let x = atRight ? source.maxX - width : source.minX
    frame = CGRect(
      x: min(max(x, room.minX), room.maxX - width), y: min(max(y, room.minY), room.maxY - height), width: width, height: height)
  }
}
