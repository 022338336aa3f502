internal import UIKit

/// The gallery's icon: rows that scroll behind a bar, with the knob of the scroll bar beside the rows.
enum GalleryIcon {
  /// A square image with transparent corners, `side` points wide, at 1 pixel per point.
  @MainActor static func image(side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { drawing in
      let context = drawing.cgContext
      // All coordinates below are for a side of 128.
      context.scaleBy(x: side / 128, y: side / 128)
      let body = UIBezierPath(roundedRect: CGRect(x: 8, y: 8, width: 112, height: 112), cornerRadius: 26)
      body.addClip()
      let colors = [UIColor(red: 0.36, green: 0.36, blue: 0.9, alpha: 1), UIColor(red: 0.16, green: 0.66, blue: 0.86, alpha: 1)]
      if let gradient = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: [0, 1]) {
        context.drawLinearGradient(gradient, start: CGPoint(x: 8, y: 8), end: CGPoint(x: 120, y: 120))
      }
      drawRows()
      UIColor.white.setFill()
      UIBezierPath(roundedRect: CGRect(x: 104, y: 34, width: 6, height: 34), cornerRadius: 3).fill()
    }
  }

  /// The first and the last row extend beyond the square and are clipped.
  private static func drawRows() {
    for (index, width) in [44.0, 58, 38, 52, 46].enumerated() {
      let y = 2 + CGFloat(index) * 27
      UIColor(white: 1, alpha: index == 2 ? 1 : 0.72).setFill()
      UIBezierPath(roundedRect: CGRect(x: 24, y: y, width: 18, height: 18), cornerRadius: 5).fill()
      UIBezierPath(roundedRect: CGRect(x: 50, y: y + 5, width: width * 0.8, height: 8), cornerRadius: 4).fill()
    }
  }
}
