internal import CoreGraphics
internal import Diagnostics
public import Foundation
public import UIKitCore
public import UIKitGraphics
internal import UIKitTesting

extension Snapshotting where Value == UIScrollView, Format == UIImage {
  /// The whole content of a scroll view in one picture, at the view's own width.
  public static var wholeContent: Snapshotting { .wholeContent() }

  /// The whole content of a scroll view in one picture.
  ///
  /// The view keeps its size and is scrolled page by page, so that a table makes the cells of one page only. Headers that stay at the top
  /// of the view show where they are at rest or at the top of a page. Scroll indicators are left out.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must be equal.
  ///   - perceptualPrecision: How equal a pixel must be; 1 for the same bytes.
  ///   - size: Of one page; nil for the view's own.
  ///   - traits: Overrides of the screen's; `displayScale` is the screen's scale, 3 by default.
  public static func wholeContent(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let scale = traits.displayScale
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      view in
      MainActor.strategy(view) { view in
        let stage = SnapshotStage(size: SnapshotStage.size(of: view, size), traits: traits)
        return stage.show(view) { ContentPicture(of: view, on: $0).image() }
      }
    }
  }
}

/// Puts the pictures of pages together.
@MainActor private struct ContentPicture {
  private let view: UIScrollView
  private let stage: Stage
  private let scale: CGFloat

  init(of view: UIScrollView, on stage: Stage) {
    (self.view, self.stage) = (view, stage)
    scale = stage.window.screen.scale
  }

  func image() -> UIImage {
    let former = (view.contentOffset, view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator)
    (view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator) = (false, false)
    var rows: [[UInt32]] = []
    var y: CGFloat = 0
    var width = 0
    // A list learns the heights of its rows while it is scrolled: the end is asked for again after each page.
    repeat {
      let band = self.band(at: y)
      width = max(width, band.first?.count ?? 0)
      rows += band
      y += page.height
    } while y < view.contentSize.height - 0.5 / scale
    (view.contentOffset, view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator) = former
    let height = max(1, Int((view.contentSize.height * scale).rounded()))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in rows.prefix(height) { pixels += row + [UInt32](repeating: 0, count: width - row.count) }
    let shown = min(rows.count, height)
    return UIImage(cgImage: CGImage(width: width, height: shown, pixels: pixels), scale: scale, orientation: .up)
  }

  /// The part of the view that shows content at rest.
  private var page: CGRect { CGRect(origin: .zero, size: view.bounds.size).inset(by: view.adjustedContentInset) }

  /// The rows of pixels of the content from `y` on, at most a page, over the whole width of the content.
  private func band(at y: CGFloat) -> [[UInt32]] {
    var rows: [[UInt32]] = []
    var x: CGFloat = 0
    repeat {
      let piece = self.piece(at: CGPoint(x: x, y: y))
      rows = rows.isEmpty ? piece : zip(rows, piece).map { $0 + $1 }
      x += page.width
    } while x < view.contentSize.width - 0.5 / scale
    return rows
  }

  /// The page whose content begins at a point; near the end the view cannot scroll as far, and the page is cut.
  private func piece(at origin: CGPoint) -> [[UInt32]] {
    let page = page
    ensure(
      page.width * scale >= 1 && page.height * scale >= 1,
      "assertSnapshot(of: \(type(of: view)), as: .wholeContent): no room beside the insets of \(view.bounds.size); pass size:")
    let (x, left) = offset(origin.x, view.contentSize.width, page.width)
    let (y, top) = offset(origin.y, view.contentSize.height, page.height)
    view.contentOffset = CGPoint(x: x - page.minX, y: y - page.minY)
    stage.advance(by: 0)
    let part = CGRect(
      x: (page.minX + left) * scale, y: (page.minY + top) * scale, width: (page.width - left) * scale,
      height: (page.height - top) * scale)
    let picture = SnapshotStage.image(of: view, on: stage, usesWindow: false)
    guard let image = picture.cgImage?.cropping(to: part.rounded) else { return [] }
    return (0..<image.height).map { Array(image.pixels[$0 * image.width..<($0 + 1) * image.width]) }
  }

  /// The offset nearest to `wanted`, and the length by which the page then begins before it.
  private func offset(_ wanted: CGFloat, _ length: CGFloat, _ page: CGFloat) -> (CGFloat, CGFloat) {
    let last = max(0, length - page)
    return wanted <= last ? (wanted, 0) : (last, wanted - last)
  }
}

extension CGRect {
  /// To whole pixels.
  fileprivate var rounded: CGRect {
    let (x, y) = (minX.rounded(), minY.rounded())
    return CGRect(x: x, y: y, width: maxX.rounded() - x, height: maxY.rounded() - y)
  }
}
