internal import CoreGraphics
internal import Diagnostics
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
    ensure(size.isFinite && size >= 0, "UIFont.\(call()): a size must be a finite number of points, 0 or more")
    return size
  }

  /// The shared font for `description`, made on first use; asking for a recent one again allocates nothing.
  static func shared(_ description: FontDescription, _ scaling: FontScaling? = nil) -> UIFont {
    recentFonts.withLock { fonts in
      if let known = fonts[description] {
        for font in known where font.scaling == scaling { return font }
      }
      // An app uses a handful of fonts; an animated size must not grow the cache without bound.
      if fonts.count >= 64 { fonts.removeAll(keepingCapacity: true) }
      let font = UIFont(description, scaling)
      fonts[description, default: []].append(font)
      return font
    }
  }
}

/// The fonts of each description; they differ in their scaling.
private let recentFonts = Mutex<[FontDescription: [UIFont]]>([:])
