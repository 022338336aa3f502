internal import CoreGraphics
internal import Foundation
internal import Synchronization

extension UIFont {
  static func system(
    _ size: CGFloat, _ weight: Weight, _ call: String, change: (inout FontDescription) -> Void = { _ in }
  ) -> UIFont {
    var description = FontDescription(
      size: checked(size, "\(call)(ofSize: \(size))"), weight: weight.openTypeClass)
    change(&description)
    return shared(description)
  }

  static func checked(_ size: CGFloat, _ call: @autoclosure () -> String) -> CGFloat {
    precondition(size.isFinite && size >= 0, "UIFont.\(call()): a size must be a finite number of points, 0 or more")
    return size
  }

  /// The one font for `description` while it is in use often enough; asking for the same again allocates nothing.
  static func shared(_ description: FontDescription) -> UIFont {
    recentFonts.withLock { fonts in
      if let font = fonts[description] { return font }
      // An app uses a handful of fonts; an animated size must not fill the memory.
      if fonts.count >= 64 { fonts.removeAll(keepingCapacity: true) }
      let font = UIFont(description)
      fonts[description] = font
      return font
    }
  }
}

private let recentFonts = Mutex<[FontDescription: UIFont]>([:])
