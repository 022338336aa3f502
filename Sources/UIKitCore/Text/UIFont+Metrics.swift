internal import CoreGraphics
public import Foundation

// In points, read from the font that the current host uses; another host may use another font.
extension UIFont {
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { CurrentHost.metrics(of: fontDescription).ascender }

  /// From the baseline down to the bottom of the line, as a negative number.
  public var descender: CGFloat { CurrentHost.metrics(of: fontDescription).descender }

  /// Height of capitals above the baseline.
  public var capHeight: CGFloat { CurrentHost.metrics(of: fontDescription).capHeight }

  /// Height of a small x above the baseline.
  public var xHeight: CGFloat { CurrentHost.metrics(of: fontDescription).xHeight }

  /// Distance from the top of a line to its bottom, without `leading`.
  public var lineHeight: CGFloat { CurrentHost.metrics(of: fontDescription).lineHeight }

  /// What the font adds between two lines.
  public var leading: CGFloat { CurrentHost.metrics(of: fontDescription).leading }
}
