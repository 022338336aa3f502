internal import Foundation

// Apple's runtime instantiates a class known only as a value by calling the subclass's initializer. Swift does so only for `required`
// initializers, which subclasses written for Apple's platforms do not declare.
//
// A convenience initializer calls the designated initializer of the class on which it is called. The functions below bind to the mangled
// names of such convenience initializers, and can be called on a class value; a wrong name fails at link time. A subclass without the
// designated initializer stops with "Use of unimplemented initializer", as on Apple's platforms.
extension CALayer {
  @usableFromInline convenience init(ofItsClass: Void) { self.init() }

  @usableFromInline convenience init(showing layer: CALayer) { self.init(layer: layer) }

  /// Creates an instance of the receiving class by its `init()`.
  @_silgen_name("$s10QuartzCore7CALayerC10ofItsClassACyt_tcfC")
  package final class func made() -> CALayer

  /// Creates an instance of the receiving class by its `init(layer:)`.
  @_silgen_name("$s10QuartzCore7CALayerC7showingA2C_tcfC")
  package final class func made(showing layer: __owned CALayer) -> CALayer
}

extension CAAnimation {
  @usableFromInline convenience init(ofItsClass: Void) { self.init() }

  /// Creates an instance of the receiving class by its `init()`.
  @_silgen_name("$s10QuartzCore11CAAnimationC10ofItsClassACyt_tcfC")
  final class func made() -> CAAnimation
}
