internal import Diagnostics
public import Foundation

/// The sizes that the person can give to the window of a scene, in points. They have no effect on a simulated device.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  private weak var screen: UIScreen?

  init(_ screen: UIScreen) { self.screen = screen }

  /// 320 x 320 by default. A smaller window grows to it, as far as the display has room. Negative or not finite: a programming error.
  open var minimumSize = CGSize(width: 320, height: 320) {
    didSet { changed("minimumSize", minimumSize, from: oldValue) }
  }

  /// `greatestFiniteMagnitude`, which is no limit, by default. A maximum below the minimum counts as the minimum. Negative or not finite: a
  /// programming error.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
    didSet { changed("maximumSize", maximumSize, from: oldValue) }
  }

  /// Whether F11 makes the window cover its display; true by default. A window that covers it stays.
  open var allowsFullScreen = true

  private func changed(_ name: String, _ size: CGSize, from former: CGSize) {
    ensure(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "UISceneSizeRestrictions.\(name) = \(size): set finite numbers of points that are not negative")
    guard size != former, let screen else { return }
    let maximum = CGSize(
      width: max(minimumSize.width, maximumSize.width), height: max(minimumSize.height, maximumSize.height))
    _ = screen.driver.host.request(.limits(minimum: minimumSize, maximum: maximum))
  }
}
