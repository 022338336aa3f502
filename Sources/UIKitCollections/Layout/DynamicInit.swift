internal import Foundation
internal import UIKitCore
internal import UIKitLists

// As in QuartzCore: creates an instance of a class known only as a value through that subclass's own `init()`.
extension UICollectionViewLayoutAttributes {
  @usableFromInline convenience init(ofItsClass: Void) { self.init() }

  /// Creates attributes of the receiving class by its `init()`.
  @_silgen_name("$s16UIKitCollections32UICollectionViewLayoutAttributesC10ofItsClassACyt_tcfC")
  final class func made() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  @usableFromInline convenience init(ofItsClass: Void) { self.init() }

  /// Creates a context of the receiving class by its `init()`.
  @_silgen_name("$s16UIKitCollections41UICollectionViewLayoutInvalidationContextC10ofItsClassACyt_tcfC")
  final class func made() -> UICollectionViewLayoutInvalidationContext
}
