internal import CoreGraphics
internal import UIKitGraphics

/// Sizes of a keyboard on a screen, in points ("Keyboard" of docs/measurements.md).
struct KeyboardMetrics: Equatable {
  let style: KeyboardStyle
  /// Of the keys, without the safe area below.
  let height: CGFloat

  /// Greatest part of the screen's height for keys on screens that are low. Our choice.
  private static let greatestPart: CGFloat = 0.55
  /// Greatest width of a pad's three columns. Our choice.
  private static let padWidth: CGFloat = 480

  init(screen size: CGSize) {
    style = size.width >= 700 && size.height >= 500 ? .wide : .phone
    let full: CGFloat =
      switch style {
      case .phone: size.height < 500 && size.width > size.height ? 162 : 216
      case .wide: size.width > size.height ? 352 : 264
      }
    height = min(full, (size.height * Self.greatestPart).rounded())
  }

  /// Half the gap between two keys.
  var gap: CGSize {
    switch style {
    case .phone: CGSize(width: 3, height: height < 200 ? 3.5 : 6)
    case .wide: CGSize(width: 6, height: 5.5)
    }
  }

  /// The cells of a page's keys, row after row: without gaps, so that each point belongs to a key.
  func cells(of page: KeyboardPage, isPad: Bool, in bounds: CGRect) -> [CGRect] {
    let width = isPad ? min(bounds.width, Self.padWidth) : bounds.width
    let left = bounds.minX + (bounds.width - width) / 2
    let rowHeight = bounds.height / CGFloat(page.rows.count)
    return page.rows.indices.flatMap { row in
      page.places(inRow: row).map { place in
        CGRect(
          x: left + width * place.lowerBound, y: bounds.minY + rowHeight * CGFloat(row),
          width: width * (place.upperBound - place.lowerBound), height: rowHeight)
      }
    }
  }

  /// The visible part of a key.
  func cap(in cell: CGRect) -> CGRect {
    let inset = CGSize(width: min(gap.width, cell.width / 4), height: min(gap.height, cell.height / 4))
    return cell.insetBy(dx: inset.width, dy: inset.height)
  }
}
