internal import CoreGraphics
internal import Diagnostics
public import Foundation

extension UIImage {
  /// Makes a symbol that suits text of 17 points; see `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Makes a symbol in the size and weight of `configuration`.
  ///
  /// The names are Apple's, the drawings our own; `docs/symbols.md` shows them. A name without a drawing, which is nil on iOS if Apple
  /// has no such symbol either, gives a dashed square with a question mark here, and one warning with similar names; an empty one nil.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    if name.isEmpty { return nil }
    var symbol = Symbol(name: name) ?? Self.placeholder(name)
    configuration?.apply(to: &symbol)
    self.init(Picture(.symbol(symbol), scale: CurrentGraphics.scale).with { $0.tint = configuration?.color })
  }

  private static func placeholder(_ name: String) -> Symbol {
    MainQueue.sync {
      CurrentGraphics.display().warnOnce(about: "symbol \(name)") {
        let similar = SymbolCatalog.names(similarTo: name).map { "\"\($0)\"" }.joined(separator: ", ")
        return "UIImage(systemName: \"\(name)\") has no drawing: a dashed square with a question mark is shown. "
          + (similar.isEmpty ? "" : "Similar names: \(similar). ")
          + "docs/symbols.md lists all names; UIImage.registerSymbol(named:pathData:drawing:) adds one"
      }
    }
    return Symbol(placeholderNamed: name)
  }

  /// How a registered symbol is drawn.
  public enum SymbolDrawing: Sendable {
    /// As lines, whose width follows the weight; `.fill` after the name fills the outline.
    case stroked
    /// As filled shapes, alike in all weights.
    case filled
  }

  /// Adds a symbol for `init(systemName:)`, or replaces the one of that name; images made before do not change. There is no such call
  /// on iOS, where an asset catalog has an app's own symbols.
  ///
  /// `pathData` is the `d` attribute of a path in an SVG file, in a box of `box` units with y downward; nonzero winding. The box is 22
  /// points high beside text of 17 points, as high as the box of a built-in circle with its margins, and strokes are as wide as those of
  /// the built-in symbols. The endings of names apply: `UIImage(systemName: "logo.circle.fill")` encloses "logo". Call it at launch, on any
  /// thread.
  ///
  /// - Throws: `SymbolPathError` for path data that cannot be read. An empty name or an empty box is a programming error.
  public static func registerSymbol(
    named name: String, pathData: String, drawing: SymbolDrawing = .filled, in box: CGSize = CGSize(width: 24, height: 24)
  ) throws(SymbolPathError) {
    ensure(!name.isEmpty, "UIImage.registerSymbol(named: \"\", ...): give the symbol a name")
    ensure(
      box.width > 0 && box.height > 0 && box.width.isFinite && box.height.isFinite,
      "UIImage.registerSymbol(named: \"\(name)\", ... in: \(box)): the box must have a positive, finite width and height")
    do throws(PathDataError) {
      try SymbolCatalog.register(name, pathData: pathData, filled: drawing == .filled, box: CGRect(origin: .zero, size: box))
    } catch {
      throw SymbolPathError(
        description: "UIImage.registerSymbol(named: \"\(name)\", ...): \(error.description)", offset: error.offset)
    }
  }

  /// Path data of a symbol that cannot be read.
  public struct SymbolPathError: Error, Sendable, CustomStringConvertible {
    /// The call, the fault and its place.
    public let description: String
    /// The number of bytes of the path data before the fault.
    public let offset: Int
  }

  /// Whether it is a symbol in the size that it has without a configuration.
  package var hasStandardSymbolSize: Bool { picture.symbol.map { $0.pointSize == 17 && $0.scale == 1 } ?? false }

  /// Whether it suits text: true for symbols.
  public var hasBaseline: Bool { picture.symbol != nil }

  /// The distance of the text's baseline from the bottom, in points, at which the symbol stands in the middle of capital letters of its
  /// point size; nil for an image that is not a symbol.
  public var baselineOffsetFromBottom: CGFloat? {
    picture.symbol.map { ($0.size.height - UIFont.systemFont(ofSize: $0.pointSize).capHeight) / 2 }
  }

  /// The names of the built-in symbols, by headings.
  package static var symbolNames: [(title: String, names: [String])] { SymbolCatalog.names }

  /// The same symbol in another size or weight; nil for an image that is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard var symbol = picture.symbol else { return nil }
    configuration.apply(to: &symbol)
    return UIImage(
      picture.with {
        $0.source = .symbol(symbol)
        if let color = configuration.color { $0.tint = color }
      })
  }

  /// The thickness of a symbol's strokes, as the font weights of the same names.
  public enum SymbolWeight: Int, Sendable {
    /// Adopts the weight that the symbol has.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font weight of the same name; regular for `unspecified`.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to its point size.
  public enum SymbolScale: Int, Sendable {
    /// Like `medium`.
    case `default` = -1
    /// Small is 0.78 and large 1.28 times medium; `unspecified` means the scale that the symbol has.
    case unspecified, small, medium, large
  }

  /// By what an image is chosen from its variants.
  open class Configuration: NSObject, @unchecked Sendable {
    /// nil, the default, for those of the place where the image is looked up.
    public let traitCollection: UITraitCollection?

    /// Says nothing.
    public override init() { traitCollection = nil }

    /// Chooses the variant for these traits.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// This configuration with what `otherConfiguration` says in place of its own.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let otherConfiguration, otherConfiguration is SymbolConfiguration || otherConfiguration.traitCollection != nil else {
        return self
      }
      return otherConfiguration
    }
  }

  /// The size and weight of a symbol; what a configuration leaves open stays as it was.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let weight: SymbolWeight
    private let scale: SymbolScale
    /// nil to leave the symbol in the colour that it has.
    let color: UIColor?

    /// Sets all three; `pointSize` is the size of the text beside the symbol. Not positive or not finite: a programming error.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      ensure(
        pointSize.isFinite && pointSize > 0,
        "UIImage.SymbolConfiguration(pointSize: \(pointSize)): a size must be positive and finite")
      (self.pointSize, self.weight, self.scale, color) = (pointSize, weight, scale, nil)
      super.init()
    }

    /// Sets the size, not the weight.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }

    /// Sets size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Sets size and weight of the style's font, at the person's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// Sets size and weight of the style's font, at the person's text size, times the scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Sets size and weight of `font`.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Sets size and weight of `font`, times the scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(rawValue: font.fontDescription.weight / 100) ?? .regular
      self.init(pointSize: font.pointSize, weight: weight, scale: scale)
    }

    /// Sets the weight, not the size.
    public init(weight: SymbolWeight) {
      (pointSize, self.weight, scale, color) = (nil, weight, .unspecified, nil)
      super.init()
    }

    /// Sets the scale, not the point size or the weight.
    public init(scale: SymbolScale) {
      (pointSize, weight, self.scale, color) = (nil, .unspecified, scale, nil)
      super.init()
    }

    /// Leaves everything as it is.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

    /// Shows the symbol in `color`: symbols here have a single layer, which on iOS is the first of the hierarchy.
    public init(hierarchicalColor color: UIColor) {
      (pointSize, weight, scale, self.color) = (nil, .unspecified, .unspecified, color)
      super.init()
    }

    /// Shows the symbol in the first of the colours: symbols here have a single layer. None leaves it in the colour that it has.
    public init(paletteColors colors: [UIColor]) {
      (pointSize, weight, scale, color) = (nil, .unspecified, .unspecified, colors.first)
      super.init()
    }

    /// Shows the symbol in one colour: no symbol here has several.
    public class func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// Shows the symbol in one colour, as every symbol here.
    public class func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// The configuration that a symbol has.
    convenience init(_ symbol: Symbol) {
      let scale = [SymbolScale.small, .large].first { Self.factor($0) == symbol.scale } ?? .medium
      self.init(pointSize: symbol.pointSize, weight: SymbolWeight(rawValue: symbol.weight / 100) ?? .regular, scale: scale)
    }

    private init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, color: UIColor?) {
      (self.pointSize, self.weight, self.scale, self.color) = (pointSize, weight, scale, color)
      super.init()
    }

    /// This configuration with what `otherConfiguration` says in place of its own.
    public override func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
    }

    /// Equal if both say the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale && color == other.color
    }

    func apply(to symbol: inout Symbol) {
      if let pointSize { symbol.pointSize = pointSize }
      if weight != .unspecified { symbol.weight = weight.rawValue * 100 }
      if let factor { symbol.scale = factor }
    }

    /// The factors were measured on the heights of Apple's symbols; nil means the symbol's.
    private var factor: CGFloat? { Self.factor(scale) }

    private static func factor(_ scale: SymbolScale) -> CGFloat? {
      switch scale {
      case .small: 0.78
      case .large: 1.28
      case .default, .medium: 1
      case .unspecified: nil
      }
    }
  }
}
