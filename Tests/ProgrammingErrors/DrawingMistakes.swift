import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

@MainActor private func draw(_ body: (CGContext) -> Void) {
  _ = Stage()
  _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { body($0.cgContext) }
}

@MainActor private func blank() -> UIImage {
  _ = Stage()
  return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
}

@MainActor let imageMistakes = [
  Mistake("renderer-size", "UIGraphicsImageRenderer(", "0.0", "greater than 0") { _ = UIGraphicsImageRenderer(size: .zero) },
  Mistake("renderer-huge", "UIGraphicsImageRenderer(", "1000000", "from 1 to") {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1_000_000, height: 1_000_000)).image { _ in }.pngData()
  },
  Mistake("renderer-scale", "UIGraphicsImageRendererFormat.scale = 0", "positive") {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 0
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
  },
  Mistake("image-scale", "UIImage(cgImage:scale: 0", "positive") {
    guard let image = blank().cgImage else { return }
    _ = UIImage(cgImage: image, scale: 0, orientation: .up)
  },
  Mistake("image-data-scale", "UIImage(data:scale: nan", "positive") {
    let stage = Stage()
    guard let data = withExtendedLifetime(stage, { blank().pngData() }) else { return }
    _ = UIImage(data: data, scale: .nan)
  },
  Mistake("image-caps", "UIImage.resizableImage(withCapInsets:", "fit into") {
    _ = blank().resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  },
  Mistake("context-pattern-phase", "CGContext.setPatternPhase", "nan", "finite") {
    draw { $0.setPatternPhase(CGSize(width: CGFloat.nan, height: 0)) }
  },
  Mistake("context-pattern-space", "CGContext.setFillPattern", "setFillColorSpace", "patternBaseSpace") {
    var callbacks = CGPatternCallbacks()
    let pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4, tiling: .noDistortion,
      isColored: false, callbacks: &callbacks)
    draw { context in pattern.map { context.setFillPattern($0, colorComponents: [1, 1]) } }
  },
  Mistake("path-threshold", "CGPath.flattened(threshold: 0", "positive") {
    _ = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).flattened(threshold: 0)
  },
  Mistake("class-selector", "UIColor.perform(Selector(\"mauveColor\"))", "does not answer", "responds(to:)") {
    _ = UIColor.perform(Selector("mauveColor"))
  },
  Mistake("nib-data", "UINib(data:bundle:)", "3 bytes", "UIKitSource") { _ = UINib(data: Data([1, 2, 3]), bundle: nil) },
  Mistake("symbol-size", "UIImage.SymbolConfiguration(pointSize: nan", "positive") {
    _ = UIImage.SymbolConfiguration(pointSize: .nan)
  },
  Mistake("symbol-name", "UIImage.registerSymbol(named: \"\"", "name") {
    try? UIImage.registerSymbol(named: "", pathData: "M0 0H1")
  },
  Mistake("symbol-box", "UIImage.registerSymbol(named: \"logo\"", "0.0", "positive") {
    try? UIImage.registerSymbol(named: "logo", pathData: "M0 0H1", in: .zero)
  },
  Mistake("graphics-pop", "UIGraphicsPopContext()", "UIGraphicsPushContext(_:)") { UIGraphicsPopContext() },
  Mistake("context-restore", "CGContext.restoreGState()", "saveGState()") { draw { for _ in 0..<9 { $0.restoreGState() } } },
  Mistake("context-layer", "CGContext.endTransparencyLayer()", "beginTransparencyLayer") { draw { $0.endTransparencyLayer() } },
  Mistake("context-line-width", "CGContext.setLineWidth(-1", "not negative") { draw { $0.setLineWidth(-1) } },
  Mistake("context-dash", "CGContext.setLineDash", "-2", "not negative") { draw { $0.setLineDash(phase: 0, lengths: [-2]) } },
  Mistake("context-transform", "CGContext.concatenate", "nan", "finite") { draw { $0.translateBy(x: .nan, y: 0) } },
  Mistake("context-shadow", "CGContext.setShadow", "nan", "finite") { draw { $0.setShadow(offset: .zero, blur: .nan) } },
  Mistake("path-line", "addLine", "no point to start from", "move(to:)") { UIBezierPath().addLine(to: CGPoint(x: 1, y: 1)) },
  Mistake("path-point", "CGMutablePath.", "coordinates must be finite") {
    UIBezierPath().move(to: CGPoint(x: CGFloat.nan, y: 0))
  },
  Mistake("path-arc", "addArc", "radius: -1", "0 or more") {
    CGMutablePath().addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: false)
  },
  Mistake("path-arc-huge", "addArc", "1e+300", "angles") {
    CGMutablePath().addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e300)
  },
  Mistake("color", "CGColor", "nan", "finite") { _ = UIColor(red: .nan, green: 0, blue: 0, alpha: 1) },
  Mistake("color-hue", "UIColor(hue: nan", "finite") { _ = UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1) },
]

@MainActor private func measure(_ key: NSAttributedString.Key, _ value: Any) {
  _ = Stage()
  let label = UILabel()
  label.attributedText = NSAttributedString(string: "abc", attributes: [key: value])
  label.sizeToFit()
}

@MainActor let textMistakes = [
  Mistake("font-size", "UIFont.systemFont(ofSize: nan)", "0 or more") { _ = UIFont.systemFont(ofSize: .nan) },
  Mistake("font-negative-size", "UIFont.boldSystemFont(ofSize: -4", "0 or more") { _ = UIFont.boldSystemFont(ofSize: -4) },
  Mistake("font-weight", "UIFont.Weight(nan)", "finite") { _ = UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(.nan)) },
  Mistake("font-metrics", "UIFontMetrics.scaledFont", "already", "systemFont(ofSize:)") {
    _ = UIFontMetrics(forTextStyle: .body).scaledFont(for: .preferredFont(forTextStyle: .body))
  },
  Mistake("label-lines", "UILabel.numberOfLines = -1", "set 0") { UILabel().numberOfLines = -1 },
  Mistake("label-scale", "UILabel.minimumScaleFactor = 2", "from 0 to 1") { UILabel().minimumScaleFactor = 2 },
  Mistake("field-font", "UITextField.minimumFontSize = -1", "set 0") { UITextField().minimumFontSize = -1 },
  Mistake("label-width", "UILabel.preferredMaxLayoutWidth = nan", "number of points") {
    UILabel().preferredMaxLayoutWidth = .nan
  },
  Mistake("text-kern", ".kern", "nan", "finite") { measure(.kern, CGFloat.nan) },
  Mistake("text-kern-kind", "NSKern", "must be a number", "String") { measure(.kern, "wide") },
  Mistake("text-baseline", ".baselineOffset", "inf", "finite") { measure(.baselineOffset, CGFloat.infinity) },
  Mistake("text-font-kind", "NSFont", "UIFont", "String") { measure(.font, "Inter") },
  Mistake("text-color-kind", "NSColor", "UIColor", "String") { measure(.foregroundColor, "red") },
  Mistake("paragraph-spacing", "NSMutableParagraphStyle.lineSpacing = -1", "0 or more") {
    NSMutableParagraphStyle().lineSpacing = -1
  },
  Mistake("paragraph-tab-interval", "NSMutableParagraphStyle.defaultTabInterval = -1", "0 or more") {
    NSMutableParagraphStyle().defaultTabInterval = -1
  },
  Mistake("text-tab-location", "NSTextTab(textAlignment:location:options:)", "location is nan", "finite") {
    _ = NSTextTab(textAlignment: .left, location: .nan)
  },
  Mistake("text-tab-terminators", "NSTextTab", "columnTerminators", "CharacterSet") {
    _ = NSTextTab(textAlignment: .right, location: 1, options: [.columnTerminators: "."])
  },
  Mistake("paragraph-indent", "NSMutableParagraphStyle.headIndent = nan", "finite") {
    NSMutableParagraphStyle().headIndent = .nan
  },
]
