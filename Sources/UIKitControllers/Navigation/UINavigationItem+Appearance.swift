internal import Foundation
internal import Selectors
@_spi(UIKitModules) public import UIKitCore

/// The look of the bar while it shows one item; nil, the default, for the bar's own.
extension UINavigationItem {
  private static let keys = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 1)

  /// Takes precedence over the bar's `standardAppearance`.
  public var standardAppearance: UINavigationBarAppearance? {
    get { appearance(0) }
    set { set(newValue, 0) }
  }

  /// Takes precedence over the bar's `scrollEdgeAppearance`.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearance(1) }
    set { set(newValue, 1) }
  }

  /// Takes precedence over the bar's `compactAppearance`.
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearance(2) }
    set { set(newValue, 2) }
  }

  /// Takes precedence over the bar's `compactScrollEdgeAppearance`.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearance(3) }
    set { set(newValue, 3) }
  }

  private func appearance(_ place: Int) -> UINavigationBarAppearance? {
    objc_getAssociatedObject(self, Self.keys + place) as? UINavigationBarAppearance
  }

  private func set(_ appearance: UINavigationBarAppearance?, _ place: Int) {
    self.appearance(place)?.onChange = nil
    objc_setAssociatedObject(self, Self.keys + place, appearance, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    appearance?.onChange = { [weak self] in self?.onChange?() }
    onChange?()
  }
}
