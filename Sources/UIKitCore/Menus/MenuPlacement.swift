package import Foundation

/// The place of a menu beside its source.
package struct MenuPlacement: Equatable {
  /// Points between the source and the menu, and least points to the edges of the safe area. Our choice.
  package static let gap: CGFloat = 6
  package static let margin: CGFloat = 8
  /// The least height beside the source; a menu with less room there covers it. Our choice.
  private static let leastHeight: CGFloat = 130

  package let frame: CGRect
  let isAbove: Bool

  /// - Parameters:
  ///   - size: The size of all rows; the height is cut to the room.
  ///   - room: The safe area.
  ///   - isMirrored: Whether the menu of a source in the middle begins at the source's right edge.
  ///   - arrow: At which side of the source the menu is if there is room for it.
  package init(
    of size: CGSize, at source: CGRect, in room: CGRect, isMirrored: Bool, arrow: UIEditMenuArrowDirection = .automatic
  ) {
    let room = room.insetBy(dx: min(Self.margin, room.width / 2), dy: min(Self.margin, room.height / 2))
    let width = min(size.width, room.width)
    let below = max(0, room.maxY - max(room.minY, source.maxY + Self.gap))
    let above = max(0, min(room.maxY, source.minY - Self.gap) - room.minY)
    isAbove = arrow == .down && size.height <= above || size.height > below && above > below
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

  /// The place of a menu of a pointer: its corner at the point, or as near as the room allows.
  static func frame(of size: CGSize, atPoint point: CGPoint, in room: CGRect, isMirrored: Bool) -> CGRect {
    let room = room.insetBy(dx: min(margin, room.width / 2), dy: min(margin, room.height / 2))
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    var (x, y) = (isMirrored ? point.x - width : point.x, point.y)
    // At an edge the menu is at the other side of the point if there is room, as on other desktops.
    if x + width > room.maxX, point.x - width >= room.minX { x = point.x - width }
    if x < room.minX, point.x + width <= room.maxX { x = point.x }
    if y + height > room.maxY, point.y - height >= room.minY { y = point.y - height }
    return CGRect(
      x: min(max(x, room.minX), room.maxX - width), y: min(max(y, room.minY), room.maxY - height), width: width, height: height)
  }
}
