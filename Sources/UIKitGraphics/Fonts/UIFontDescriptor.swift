public import CoreGraphics
internal import Diagnostics
public import Foundation

/// A font by its family, size, weight and traits, to derive others from.
///
/// Descriptors are immutable. Attributes that fonts do not have here are kept, and have no effect.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// First: see `AttributeValue`.
  private var mark = AttributeValue.mark
  let fontDescription: FontDescription
  /// What was asked for beside the font.
  let wishes: FontWishes

  init(_ description: FontDescription, _ wishes: FontWishes = FontWishes()) {
    (fontDescription, self.wishes) = (description, wishes)
  }

  /// Returns nil: there are no archives to read descriptors from.
  public required init?(coder: NSCoder) { nil }

  /// The system font at 12 points with these attributes; of the wrong types they stop the program.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var (description, wishes) = (FontDescription(size: 12), FontWishes())
    wishes.adopt(attributes, &description)
    self.init(description, wishes)
  }

  /// The same font at 12 points, with a transform of its letters: see `AttributeName.matrix`.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// A name as for `UIFont.init(name:size:)`, or of a family; one that is not installed gives the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font of a text style at the text size that the person has chosen.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The same at the text size of a trait collection.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    var wishes = FontWishes()
    wishes.textStyle = style
    return UIFontDescriptor(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescription, wishes)
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
    if width < 0 { traits.insert(.traitCondensed) } else if width > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  private var width: CGFloat { fontDescription.variation?.value.width ?? 0 }

  /// The transform of the letters; the identity without one.
  open var matrix: CGAffineTransform { wishes.matrix }

  /// Family, name, face, visible name, size, traits, matrix, and what else was given.
  open var fontAttributes: [AttributeName: Any] {
    let font = UIFont(fontDescription)
    var attributes = wishes.kept
    attributes[.family] = font.familyName
    attributes[.name] = font.fontName
    attributes[.face] = font.styleName
    attributes[.visibleName] = "\(font.familyName) \(font.styleName)"
    attributes[.size] = pointSize
    attributes[.traits] = [
      TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(openTypeClass: fontDescription.weight).rawValue,
      .width: width, .slant: fontDescription.isItalic ? FontWishes.italicSlant : 0,
    ]
    attributes[.matrix] = matrix
    attributes[.textStyle] = wishes.textStyle
    return attributes
  }

  /// The value of one of `fontAttributes`.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Deriving

  /// The same font at another size; a negative or not finite size stops the program.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Another family in the same style; one that is not installed gives the system font.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Another style of the family, as `Bold`; a name that is no style keeps the style.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The same font with another transform of its letters: see `AttributeName.matrix`.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

  /// The installed fonts that have what this descriptor asks for.
  ///
  /// - Parameter mandatoryKeys: Attributes in which the fonts must be as asked: with `.family` or `.name` nothing matches a font that is not
  ///   installed. With nil or an empty set the font that stands in for it matches.
  /// - Returns: One descriptor, or with `.family` as the only key one for each style of the family.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    let keys = mandatoryKeys ?? []
    if wishes.isMissing, keys.contains(.family) || keys.contains(.name) { return [] }
    guard keys == [.family], let family = fontDescription.family else { return [self] }
    return UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: pointSize) }
  }

  /// The font with exactly these traits. nil for traits that no font has here: a class, lines from top to bottom, and other widths than
  /// the own.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let known: SymbolicTraits = [
      .traitItalic, .traitBold, .traitMonoSpace, .traitUIOptimized, .traitTightLeading, .traitLooseLeading,
    ]
    let widths: SymbolicTraits = [.traitExpanded, .traitCondensed]
    guard known.union(widths).isSuperset(of: symbolicTraits),
      symbolicTraits.isDisjoint(with: widths) || symbolicTraits.intersection(widths) == self.symbolicTraits.intersection(widths)
    else { return nil }
    var description = fontDescription
    description.adopt(symbolicTraits)
    if symbolicTraits.isDisjoint(with: widths) { description.set(width: 0) }
    return UIFontDescriptor(description, wishes)
  }

  /// The system's font of a design; nil for one that is not there, and for a font of another family.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard fontDescription.family == nil, [.default, .monospaced].contains(design) else { return nil }
    var description = fontDescription
    description.isMonospaced = design == .monospaced
    return UIFontDescriptor(description, wishes)
  }

  /// The font with other attributes in place of its own; of the wrong types they stop the program.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var (description, wishes) = (fontDescription, wishes)
    wishes.adopt(attributes, &description)
    return UIFontDescriptor(description, wishes)
  }

  // MARK: NSObject

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.fontDescription == fontDescription && $0.matrix == matrix } ?? false
  }

  open override var hash: Int { fontDescription.hashValue }

  open override var description: String { "UIFontDescriptor(\(postscriptName) \(Double(pointSize)))" }
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
