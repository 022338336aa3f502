internal import CoreGraphics
public import Foundation

// In points, from the font file that the current host uses; another host may use another one.
extension UIFont {
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { CurrentHost.metrics(of: fontDescription).ascender }

  /// From the baseline down to the bottom of the line, as a negative number.
  public var descender: CGFloat { CurrentHost.metrics(of: fontDescription).descender }

  public var capHeight: CGFloat { CurrentHost.metrics(of: fontDescription).capHeight }

  public var xHeight: CGFloat { CurrentHost.metrics(of: fontDescription).xHeight }

  public var lineHeight: CGFloat { CurrentHost.metrics(of: fontDescription).lineHeight }

  /// What the font adds between two lines.
  public var leading: CGFloat { CurrentHost.metrics(of: fontDescription).leading }
}
