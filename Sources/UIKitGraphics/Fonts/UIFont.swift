package import CoreGraphics
internal import Diagnostics
public import Foundation

/// A typeface at a size. The system font is the host's: Inter on a desktop where it is installed.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// First: see `AttributeValue`.
  private var mark = AttributeValue.mark
  package let fontDescription: FontDescription
  /// nil for a font of a fixed size.
  let scaling: FontScaling?

  package convenience init(_ description: FontDescription) { self.init(description, nil) }

  init(_ description: FontDescription, _ scaling: FontScaling?) { (fontDescription, self.scaling) = (description, scaling) }

  /// Returns nil: there are no archives to read fonts from.
  public required init?(coder: NSCoder) { nil }

  /// Looks up a font that the app brings along (`UIAppFonts` in its `Info.plist`) by its PostScript name, its full name or its family,
  /// else a family, or a family and a style as in `DejaVuSans-BoldOblique`; case and spaces are ignored. nil if not installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = UIFont.checked(fontSize, "init(name:size:)")
    if let description = AppFonts.description(fontName, size: size) {
      self.init(description)
      return
    }
    guard let description = FontName.description(fontName, size: size, in: CurrentGraphics.fontFamilies) else { return nil }
    self.init(description)
  }

  /// The installed families besides the system font, in alphabetical order.
  open class var familyNames: [String] { Set(CurrentGraphics.fontFamilies + AppFonts.families).sorted() }

  /// Names for `init(name:size:)`: of an app's own font those of its files, else four styles, whether the family has them or not; empty
  /// for a family
  /// that is not installed.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = AppFonts.names(ofFamily: familyName)
    return own.isEmpty ? FontName.names(of: familyName, in: CurrentGraphics.fontFamilies) : own
  }

  // MARK: System fonts

  /// The system font in regular weight, in points. A negative or not finite size is a programming error, here and in the following.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular, "systemFont") }

  /// The system font in a given weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight, "systemFont")
  }

  /// The system font in a given weight and width. Inter has one width; another one shows where the system font is a family that has it.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    ensure(width.rawValue.isFinite, "UIFont.Width(\(width.rawValue)) is no width: give a finite number from -1 to 1")
    return system(fontSize, weight, "systemFont") { $0.set(width: width.rawValue) }
  }

  /// The system font in semibold, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .semibold, "boldSystemFont") }

  /// The system font in regular weight, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, "italicSystemFont") { $0.isItalic = true }
  }

  /// The system's monospaced font: every character is equally wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight, "monospacedSystemFont") { $0.isMonospaced = true }
  }

  /// The system font with digits of equal width, so that changing numbers do not move.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight, "monospacedDigitSystemFont") { $0.hasMonospacedDigits = true }
  }

  /// 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Properties

  /// The size in points, the unit of `ascender` and the other metrics.
  open var pointSize: CGFloat { fontDescription.size }

  /// The family's name; names beginning with a dot stand for the system fonts.
  open var familyName: String {
    fontDescription.family ?? (fontDescription.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
  }

  /// Family and style, as in `Inter-BoldItalic`; composed from the weight, unlike on Apple's platforms not read from the font's file.
  open var fontName: String { "\(familyName)-\(styleName)" }

  /// The same font at another size, which no longer follows the text size category.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = fontDescription
    description.size = UIFont.checked(fontSize, "withSize(\(fontSize))")
    return UIFont.shared(description)
  }

  // In points, read from the font that the current host uses; another host may use another font.

  /// From the baseline up to the top of the line.
  open var ascender: CGFloat { CurrentGraphics.metrics(of: fontDescription).ascender }

  /// From the baseline down to the bottom of the line, as a negative number.
  open var descender: CGFloat { CurrentGraphics.metrics(of: fontDescription).descender }

  /// Height of capitals above the baseline.
  open var capHeight: CGFloat { CurrentGraphics.metrics(of: fontDescription).capHeight }

  /// Height of a small x above the baseline.
  open var xHeight: CGFloat { CurrentGraphics.metrics(of: fontDescription).xHeight }

  /// Distance from the top of a line to its bottom, without `leading`.
  open var lineHeight: CGFloat { CurrentGraphics.metrics(of: fontDescription).lineHeight }

  /// What the font adds between two lines.
  open var leading: CGFloat { CurrentGraphics.metrics(of: fontDescription).leading }

  // MARK: NSObject

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || fontDescription == other.fontDescription && scaling == other.scaling
  }

  open override var hash: Int { fontDescription.hashValue }

  open override var description: String { "UIFont(\(fontName) \(Double(pointSize)))" }
}
