internal import CoreGraphics
internal import UIKitCore
internal import UIKitGraphics

/// Where a popover stands, and where its arrow points.
struct PopoverPlacement: Equatable {
  /// Length and half the width of the arrow, in points. Our choice.
  static let arrow = (length: CGFloat(13), half: CGFloat(13))
  /// Least size of a popover, in points.
  private static let least: CGFloat = 44

  /// Of the popover with its arrow.
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  /// Distance of the arrow's tip from the left or upper edge of `frame`.
  let tip: CGFloat

  /// The first permitted place beside `source` that has room for `content`: below, above, at the right, at the left; else the one that has most.
  /// The popover is in the middle of its source as far as `area` allows, and is made smaller where it does not fit.
  ///
  /// - Parameter radius: The arrow stays that far from the corners.
  init(
    of content: CGSize, at source: CGRect, in area: CGRect, _ permitted: UIPopoverArrowDirection, overlaps: Bool, radius: CGFloat
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter(permitted.contains)
    let rooms = (allowed.isEmpty ? order : allowed).map { ($0, Self.room($0, source, area, overlaps)) }
    let fitting = rooms.first { $0.1.width >= content.width && $0.1.height >= content.height }
    let (direction, room) = fitting ?? rooms.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height } ?? (.up, area.size)
    let size = CGSize(
      width: max(min(content.width, room.width), Self.least), height: max(min(content.height, room.height), Self.least))
    let length = Self.arrow.length
    let isVertical = direction == .up || direction == .down
    let whole = CGSize(width: size.width + (isVertical ? 0 : length), height: size.height + (isVertical ? length : 0))
    func middle(_ wanted: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(wanted - length / 2, high - length))
    }
    var origin = CGPoint(
      x: middle(source.midX, whole.width, area.minX, area.maxX), y: middle(source.midY, whole.height, area.minY, area.maxY))
    switch direction {
    case .up: origin.y = min(source.maxY, area.maxY - whole.height)
    case .down: origin.y = max(source.minY - whole.height, area.minY)
    case .left: origin.x = min(source.maxX, area.maxX - whole.width)
    default: origin.x = max(source.minX - whole.width, area.minX)
    }
    frame = CGRect(origin: origin, size: whole)
    self.direction = direction
    let (wanted, side) = isVertical ? (source.midX - origin.x, whole.width) : (source.midY - origin.y, whole.height)
    let least = min(radius + Self.arrow.half, side / 2)
    tip = min(max(wanted, least), side - least)
  }

  /// The size that the content can have on one side of the source.
  private static func room(
    _ direction: UIPopoverArrowDirection, _ source: CGRect, _ area: CGRect, _ overlaps: Bool
  ) -> CGSize {
    let length = arrow.length
    switch direction {
    case .up: return CGSize(width: area.width, height: max(area.maxY - (overlaps ? area.minY : source.maxY) - length, 0))
    case .down: return CGSize(width: area.width, height: max((overlaps ? area.maxY : source.minY) - area.minY - length, 0))
    case .left: return CGSize(width: max(area.maxX - (overlaps ? area.minX : source.maxX) - length, 0), height: area.height)
    default: return CGSize(width: max((overlaps ? area.maxX : source.minX) - area.minX - length, 0), height: area.height)
    }
  }

  /// What is left for the content inside the frame.
  var contentInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up: insets.top = Self.arrow.length
    case .down: insets.bottom = Self.arrow.length
    case .left: insets.left = Self.arrow.length
    default: insets.right = Self.arrow.length
    }
    return insets
  }
}
