internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

/// A token in a search field: icon and name on a rounded ground.
final class SearchTokenView: UIView {
  /// Points between the ground's edge, the icon and the name; between two tokens; above and below the name. Our choice.
  static let (margin, gap, verticalMargin): (CGFloat, CGFloat, CGFloat) = (6, 4, 3)
  /// Radius of the corners in points. Our choice.
  private static let cornerRadius: CGFloat = 5
  /// The widest token, in points; a longer name is cut off. Our choice.
  private static let greatestWidth: CGFloat = 160

  let token: UISearchToken
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.cornerRadius
    picture.image = token.icon?.withRenderingMode(.alwaysTemplate)
    picture.contentMode = .scaleAspectFit
    label.text = token.text
    label.lineBreakMode = .byTruncatingTail
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor, font: UIFont) {
    backgroundColor = color
    (label.textColor, picture.tintColor) = (.white, .white)
    label.font = font
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    let side = picture.image == nil ? 0 : text.height.rounded(.up)
    let icon = side > 0 ? side + (token.text.isEmpty ? 0 : Self.gap) : 0
    let width = (text.width.rounded(.up) + icon + 2 * Self.margin)
    return CGSize(width: min(width, Self.greatestWidth), height: text.height.rounded(.up) + 2 * Self.verticalMargin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - 2 * Self.verticalMargin
    var start = Self.margin
    if picture.image != nil {
      picture.frame = CGRect(x: start, y: Self.verticalMargin, width: height, height: height)
      start += height + Self.gap
    }
    label.frame = CGRect(
      x: start, y: Self.verticalMargin, width: max(0, bounds.width - start - Self.margin), height: height)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [picture, label] { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}
