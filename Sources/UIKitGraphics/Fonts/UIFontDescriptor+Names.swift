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
    /// The name of the style in the family, as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Family and style for a person to read; given, it changes nothing.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A `CGAffineTransform` of the letters; of it the slant, `c`, is shown.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// A `CharacterSet`. Kept; it changes nothing: other fonts stand in for letters that a font lacks.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// An array of descriptors, whose families stand in for letters that the font lacks.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A number of points. Kept; it changes nothing: `.kern` and `.tracking` of a text move letters apart.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// An array of dictionaries by `FeatureKey`: digits of one width, fractions, small capitals, raised and lowered figures, stylistic sets.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A `UIFont.TextStyle` or its raw value: the size and weight of the style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
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
    /// A `UIFont.Width`, or its raw value.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number from -1 to 1, where 1 leans by 30 degrees to the right; italic letters have a slant of their own.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature in the attribute `featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Names other than the constants have no effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of a type of features, as in Apple's SFNTLayoutTypes.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of a choice of that type.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
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
    /// Wider letters: of a font with the trait `width`.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower letters: of a font with the trait `width`.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines from top to bottom, which no font has here.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For interfaces: every font is.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines closer together, which changes nothing here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further apart, which changes nothing here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    // The class of a family. Fonts here name none.

    /// The bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 0xF << 28)
    /// Serifs of the Latin printing style of the 15th to 17th century.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs of the 18th to 19th century.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Serifs of the 20th century.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Serifs like Clarendon's.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Square serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs of no other class.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Letters as written by hand.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Signs in place of letters.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
