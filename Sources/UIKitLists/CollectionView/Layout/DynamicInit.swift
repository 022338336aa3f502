internal import Foundation
internal import UIKitCore

// As in QuartzCore: a class that is only known as a value is made by the initializer that its subclass has.
extension UICollectionViewLayoutAttributes {
  @usableFromInline convenience init(ofItsClass: Void) { self.init() }

  /// Attributes of this very class, by its `init()`.
  @_silgen_name("$s10UIKitLists32UICollectionViewLayoutAttributesC10ofItsClassACyt_tcfC")
  final class func made() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  @usableFromInline convenience init(ofItsClass: Void) { self.init() }

  /// A context of this very class, by its `init()`.
  @_silgen_name("$s10UIKitLists41UICollectionViewLayoutInvalidationContextC10ofItsClassACyt_tcfC")
  final class func made() -> UICollectionViewLayoutInvalidationContext
}
