internal import CoreGraphics
internal import Diagnostics
public import Foundation

extension UIImage {
  /// A pictogram as large as body text; nil for a name that the catalog of symbols does not have.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard var symbol = Symbol(name: name) else { return nil }
    configuration?.apply(to: &symbol)
    self.init(Picture(.symbol(symbol), scale: CurrentHost.scale))
  }

  /// The same symbol in another size or weight; nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard var symbol = picture.symbol else { return nil }
    configuration.apply(to: &symbol)
    return UIImage(picture.with { $0.source = .symbol(symbol) })
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How large and how bold a symbol is drawn; what it leaves open stays as it was.
  public final class SymbolConfiguration: NSObject, Sendable {
    private let pointSize: CGFloat?
    private let weight: SymbolWeight
    private let scale: SymbolScale

    /// `pointSize` is that of text of the same height.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      ensure(
        pointSize.isFinite && pointSize > 0,
        "UIImage.SymbolConfiguration(pointSize: \(pointSize)): a size must be positive and finite")
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(rawValue: font.fontDescription.weight / 100) ?? .regular
      self.init(pointSize: font.pointSize, weight: weight, scale: scale)
    }

    public init(weight: SymbolWeight) { (pointSize, self.weight, scale) = (nil, weight, .unspecified) }

    public init(scale: SymbolScale) { (pointSize, weight, self.scale) = (nil, .unspecified, scale) }

    func apply(to symbol: inout Symbol) {
      if let pointSize { symbol.pointSize = pointSize }
      if weight != .unspecified { symbol.weight = weight.rawValue * 100 }
      symbol.pointSize *= factor
    }

    /// Small is about 0.78 and large 1.28 times medium, as measured on the heights of Apple's symbols.
    private var factor: CGFloat {
      switch scale {
      case .small: 0.78
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }
}
