internal import Foundation
internal import Selectors
@_spi(UIKitModules) public import UIKitCore

/// The look of the bar while the item is selected; nil, the default, for the bar's own.
extension UITabBarItem {
  private static let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)

  /// Takes precedence over the bar's `standardAppearance`.
  public var standardAppearance: UITabBarAppearance? {
    get { appearance(0) }
    set { set(newValue, 0) }
  }

  /// Takes precedence over the bar's `scrollEdgeAppearance`.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearance(1) }
    set { set(newValue, 1) }
  }

  private func appearance(_ place: Int) -> UITabBarAppearance? {
    objc_getAssociatedObject(self, Self.keys + place) as? UITabBarAppearance
  }

  private func set(_ appearance: UITabBarAppearance?, _ place: Int) {
    self.appearance(place)?.onChange = nil
    objc_setAssociatedObject(self, Self.keys + place, appearance, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    appearance?.onChange = { [weak self] in self?.onChange?() }
    onChange?()
  }
}
