internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// A font by its family, size, weight and traits, to derive others from.
///
/// Descriptors are immutable. Of the attributes those named here count; matching fonts by other ones, such as a set of characters, is not there.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// First: see `AttributeValue`.
  private var mark = AttributeValue.mark
  let fontDescription: FontDescription

  init(_ description: FontDescription) { fontDescription = description }

  /// Returns nil: there are no archives to read descriptors from.
  public required init?(coder: NSCoder) { nil }

  /// The system font at 12 points with these attributes; of the wrong types they stop the program.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Self.adding(attributes, to: FontDescription(size: 12)))
  }

  /// A name as for `UIFont.init(name:size:)`, or of a family; one that is not installed gives the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font of a text style at the text size that the person has chosen.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same at the text size of a trait collection.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Values

  /// The size in points.
  open var pointSize: CGFloat { fontDescription.size }

  /// Family and style, as the font's `fontName`.
  open var postscriptName: String { UIFont(fontDescription).fontName }

  /// Bold from 600 on OpenType's scale of weights.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if fontDescription.isItalic { traits.insert(.traitItalic) }
    if fontDescription.weight >= 600 { traits.insert(.traitBold) }
    if fontDescription.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Family, name, size and traits.
  open var fontAttributes: [AttributeName: Any] {
    [
      .family: UIFont(fontDescription).familyName, .name: postscriptName, .size: pointSize,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(openTypeClass: fontDescription.weight).rawValue,
      ],
    ]
  }

  /// The value of one of `fontAttributes`.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Deriving

  /// The same font at another size; a negative or not finite size stops the program.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Another family in the same style; one that is not installed gives the system font.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The font with exactly these traits. nil for traits that no font has here: expanded and condensed.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let known: SymbolicTraits = [
      .traitItalic, .traitBold, .traitMonoSpace, .traitUIOptimized, .traitTightLeading, .traitLooseLeading,
    ]
    guard known.isSuperset(of: symbolicTraits) else { return nil }
    var description = fontDescription
    description.adopt(symbolicTraits)
    return UIFontDescriptor(description)
  }

  /// The system's font of a design; nil for one that is not there, and for a font of another family.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard fontDescription.family == nil, [.default, .monospaced].contains(design) else { return nil }
    var description = fontDescription
    description.isMonospaced = design == .monospaced
    return UIFontDescriptor(description)
  }

  /// The font with other attributes in place of its own; of the wrong types they stop the program.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.adding(attributes, to: fontDescription))
  }

  // MARK: NSObject

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.fontDescription == fontDescription } ?? false
  }

  open override var hash: Int { fontDescription.hashValue }

  open override var description: String { "UIFontDescriptor(\(postscriptName) \(Double(pointSize)))" }
}

extension UIFontDescriptor {
  /// An attribute that counts.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Names other than the constants have no effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A name as for `UIFont.init(name:size:)`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// A trait in the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Names other than the constants have no effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Designs other than the constants are not there.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The system's monospaced font.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Not there.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Not there.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// What a font looks like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt32
    /// Bits without a name are traits that no font has.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider letters, which no font has here.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower letters, which no font has here.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For interfaces: every font is.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines closer together, which changes nothing here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further apart, which changes nothing here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  private static func adding(_ attributes: [AttributeName: Any], to description: FontDescription) -> FontDescription {
    var description = description
    if let size = number(attributes[.size], "size") { description.size = UIFont.checked(size, "UIFontDescriptor(size: \(size))") }
    if let name = text(attributes[.name], "name") ?? text(attributes[.family], "family") {
      let found = FontName.description(name, size: description.size, in: CurrentGraphics.fontFamilies)
      description.family = found?.family
      if attributes[.name] != nil, let found { (description.weight, description.isItalic) = (found.weight, found.isItalic) }
    }
    if let given = attributes[.traits] {
      guard let traits = given as? [TraitKey: Any] else { wrongType(given, "traits", "dictionary by TraitKey") }
      if let bits = number(traits[.symbolic], "symbolic") { description.adopt(SymbolicTraits(rawValue: UInt32(bits))) }
      if let weight = number((traits[.weight] as? UIFont.Weight)?.rawValue ?? traits[.weight], "weight") {
        description.weight = UIFont.Weight(weight).openTypeClass
      }
    }
    return description
  }

  private static func number(_ value: Any?, _ name: String) -> CGFloat? {
    switch value {
    case nil: nil
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value?: wrongType(value, name, "number")
    }
  }

  private static func text(_ value: Any?, _ name: String) -> String? {
    guard let value else { return nil }
    guard let text = value as? String else { wrongType(value, name, "String") }
    return text
  }

  private static func wrongType(_ value: Any, _ name: String, _ type: String) -> Never {
    programmingError("UIFontDescriptor: the attribute \(name) must be a \(type), got the \(Swift.type(of: value)) \(value)")
  }
}

extension FontDescription {
  /// Bold is 700 on OpenType's scale; what is bold already keeps its weight.
  fileprivate mutating func adopt(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    isMonospaced = traits.contains(.traitMonoSpace)
    if traits.contains(.traitBold) != (weight >= 600) { weight = traits.contains(.traitBold) ? 700 : 400 }
  }
}

extension UIFont {
  /// A font by its descriptor; the size 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.fontDescription
    if pointSize != 0 { description.size = UIFont.checked(pointSize, "init(descriptor:size: \(pointSize))") }
    self.init(description)
  }

  /// What the font is derived from: without the text style, so that a font made of it has a fixed size.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription) }
}
