public import Foundation
internal import UIKitGraphics

/// A guide along the top or the bottom of a controller's view, as of before the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the bars at that edge in points: the safe area's inset.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view above or below its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private var isTop = true

  var length: CGFloat { (isTop ? owningView?.safeAreaInsets.top : owningView?.safeAreaInsets.bottom) ?? 0 }

  static func make(in view: UIView, isTop: Bool) -> BarLayoutGuide {
    let guide = BarLayoutGuide()
    guide.isTop = isTop
    guide.identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

extension UIViewController {
  func barGuide(isTop: Bool) -> BarLayoutGuide {
    let identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    let made = view.layoutGuides.lazy.compactMap { $0 as? BarLayoutGuide }.first { $0.identifier == identifier }
    return made ?? BarLayoutGuide.make(in: view, isTop: isTop)
  }
}
