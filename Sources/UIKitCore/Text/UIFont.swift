package import CoreGraphics
public import Foundation

/// A typeface at a size. The system font is the host's: Inter on a real one.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let fontDescription: FontDescription
  /// nil for a font that stays as large as it is.
  let scaling: FontScaling?

  package convenience init(_ description: FontDescription) { self.init(description, nil) }

  init(_ description: FontDescription, _ scaling: FontScaling?) { (fontDescription, self.scaling) = (description, scaling) }

  /// There are no archives to read fonts from: nil.
  public required init?(coder: NSCoder) { nil }

  /// A family's name, or a family and a style as in `DejaVuSans-BoldOblique`; case and spaces do not count. nil for what is not there.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let description = FontName.description(fontName, size: UIFont.checked(fontSize, "init(name:size:)")) else { return nil }
    self.init(description)
  }

  /// The families that are installed, in alphabetical order.
  open class var familyNames: [String] { CurrentHost.fontFamilies }

  /// The styles that every family is asked for, as `init(name:size:)` takes them; none for a family that is not installed.
  open class func fontNames(forFamilyName familyName: String) -> [String] { FontName.all(in: familyName) }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular, "systemFont") }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight, "systemFont")
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .semibold, "boldSystemFont") }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, "italicSystemFont") { $0.isItalic = true }
  }

  /// Every character is equally wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight, "monospacedSystemFont") { $0.isMonospaced = true }
  }

  /// Every digit is equally wide.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight, "monospacedDigitSystemFont") { $0.hasMonospacedDigits = true }
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Properties

  open var pointSize: CGFloat { fontDescription.size }

  open var familyName: String {
    fontDescription.family ?? (fontDescription.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
  }

  /// The family and the style, as in `Inter-BoldItalic`; unlike on Apple's platforms not looked up in the font's file.
  open var fontName: String { "\(familyName)-\(styleName)" }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = fontDescription
    description.size = UIFont.checked(fontSize, "withSize(\(fontSize))")
    return UIFont.shared(description)
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || fontDescription == other.fontDescription && scaling == other.scaling
  }

  open override var hash: Int { fontDescription.hashValue }

  open override var description: String { "UIFont(\(fontName) \(Double(pointSize)))" }
}
