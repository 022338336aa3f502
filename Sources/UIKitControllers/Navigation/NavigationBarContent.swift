internal import CoreGraphics
internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// The content of one navigation item, which moves and fades as a whole when another one replaces it.
final class NavigationBarContent: UIView {
  enum Place {
    /// Shown in the middle of the bar.
    case shown
    /// Pushed next: to the right.
    case ahead
    /// Pushed before: to the left.
    case behind
  }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16

  private var back: BackButton?
  private let title: UIView?
  /// The title if it is text, not a view of the item's.
  private let titleLabel: UILabel?
  private var left: [UIView] = []
  private var right: [UIView] = []
  /// The widths that items set.
  private var widths: [ObjectIdentifier: CGFloat] = [:]

  init(item: UINavigationItem, previous: UINavigationItem?, onBack: @escaping @MainActor () -> Void) {
    titleLabel = item.titleView == nil ? item.title.map(Self.makeTitle) : nil
    title = item.titleView ?? titleLabel
    super.init(frame: .zero)
    let leftItems = (item.leftBarButtonItems ?? []).filter(\.takesRoom)
    if let previous, !item.hidesBackButton, leftItems.isEmpty || item.leftItemsSupplementBackButton {
      let title = previous.backButtonTitle ?? previous.backBarButtonItem?.title ?? previous.title ?? "Back"
      back = BackButton(title: title, onTap: onBack)
    }
    left = leftItems.map(makeView)
    right = (item.rightBarButtonItems ?? []).filter(\.takesRoom).map(makeView)
    for view in [title, back].compactMap(\.self) + left + right { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func makeView(of item: UIBarButtonItem) -> UIView {
    let view = item.makeView()
    if item.width > 0 { widths[ObjectIdentifier(view)] = item.width }
    return view
  }

  private static func makeTitle(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = titleFont
    label.textAlignment = .center
    label.accessibilityTraits = .header
    return label
  }

  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  /// Attributes of a title that is text; without any it has the system's look.
  var titleAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      guard !(titleAttributes.isEmpty && oldValue.isEmpty), let label = titleLabel, let text = label.text else { return }
      let standard: [NSAttributedString.Key: Any] = [.font: Self.titleFont, .foregroundColor: UIColor.label]
      label.attributedText = NSAttributedString(string: text, attributes: standard.merging(titleAttributes) { $1 })
      label.textAlignment = .center
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(Self.margin, safeAreaInsets.left)
    var start = side
    var end = bounds.width - max(Self.margin, safeAreaInsets.right)
    if let back {
      back.fit(width: bounds.width / 3)
      back.frame = CGRect(x: start - 8, y: 0, width: back.bounds.width, height: bounds.height)
      start = back.frame.maxX + Self.gap
    }
    for view in left {
      place(view, x: start)
      start = view.frame.maxX + Self.gap
    }
    for view in right {
      place(view, x: end - fittingSize(of: view).width)
      end = view.frame.minX - Self.gap
    }
    guard let title else { return }
    // Centred in the bar if it fits there, else in the room that the buttons leave.
    let size = title.sizeThatFits(CGSize(width: max(0, end - start), height: bounds.height))
    let width = min(size.width, max(0, end - start))
    let x = min(max((bounds.width - width) / 2, start), end - width)
    title.frame = pixelAligned(CGRect(x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height))
  }

  private func place(_ view: UIView, x: CGFloat) {
    let size = fittingSize(of: view)
    view.frame = pixelAligned(CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
  }

  private func pixelAligned(_ rect: CGRect) -> CGRect {
    let scale = window?.screen.scale ?? 1
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
  }

  private func fittingSize(of view: UIView) -> CGSize {
    var size = view.sizeThatFits(bounds.size)
    if size == .zero { size = view.bounds.size }
    if let width = widths[ObjectIdentifier(view)] { size.width = width }
    return size
  }

  func place(_ place: Place) {
    alpha = place == .shown ? 1 : 0
    let shift: CGFloat =
      switch place {
      case .shown: 0
      case .ahead: bounds.width / 2
      case .behind: -bounds.width / 3
      }
    title?.transform = CGAffineTransform(translationX: shift, y: 0)
    back?.moveTitle(by: shift / 2)
  }
}

extension UIBarButtonItem {
  /// Hidden items and empty room receive none.
  fileprivate var takesRoom: Bool { !isHidden && !(isSpace && width <= 0) }
}
