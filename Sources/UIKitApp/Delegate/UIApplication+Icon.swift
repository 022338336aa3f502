package import CoreGraphics
internal import Foundation
package import UIKitCore
internal import UIKitGraphics

extension UIApplication {
  /// The icon's pixels for hosts, square and premultiplied: `icon` fitted into the square, or a generated one if `icon` is nil.
  ///
  /// - Parameters:
  ///   - name: The program's name; the generated icon shows its first letter.
  ///   - side: In pixels.
  package func iconPixels(of name: String, side: Int) -> CGImage? {
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    let context = CGContext(size: square.size, scale: 1)
    UIGraphicsPushContext(context)
    if let icon, icon.size.width > 0, icon.size.height > 0 {
      let factor = min(square.width / icon.size.width, square.height / icon.size.height)
      let size = CGSize(width: icon.size.width * factor, height: icon.size.height * factor)
      icon.draw(
        in: CGRect(x: square.midX - size.width / 2, y: square.midY - size.height / 2, width: size.width, height: size.height))
    } else {
      Self.drawIcon(of: name, in: square)
    }
    UIGraphicsPopContext()
    return CurrentGraphics.rasterize(context.list, size: square.size, scale: 1, isOpaque: false)
  }

  /// Draws a letter on a rounded square. The hue is computed from the letter, so that two apps seldom have the same.
  private static func drawIcon(of name: String, in square: CGRect) {
    let letter = name.first(where: \.isLetter).map { String($0).uppercased() } ?? "•"
    let hue = CGFloat(letter.unicodeScalars.first!.value * 7 % 24) / 24
    let body = square.insetBy(dx: square.width / 16, dy: square.height / 16)
    UIColor(hue: hue, saturation: 0.62, brightness: 0.78, alpha: 1).setFill()
    let radius = body.width * 0.225
    let context = UIGraphicsGetCurrentContext()
    context?.addPath(CGPath(roundedRect: body, cornerWidth: radius, cornerHeight: radius, transform: nil))
    context?.fillPath()
    let text = NSAttributedString(
      string: letter,
      attributes: [.font: UIFont.systemFont(ofSize: body.height * 0.58, weight: .semibold), .foregroundColor: UIColor.white])
    let size = text.size()
    text.draw(at: CGPoint(x: square.midX - size.width / 2, y: square.midY - size.height / 2))
  }
}
