internal import Foundation

// Apple's runtime makes an instance of any class that is only known as a value, and calls the subclass' initializer for it. Swift does so
// only for `required` initializers, and a subclass would have to write that word: sources written for Apple's platforms do not.
//
// A convenience initializer calls the designated one of the class it was asked for. The functions below are names for such convenience
// initializers, as the compiler mangles them, that may be called on a class value; a wrong name does not link. A subclass without the
// designated initializer stops with "Use of unimplemented initializer", as on Apple's platforms.
extension CALayer {
  @usableFromInline convenience init(ofItsClass: Void) { self.init() }

  @usableFromInline convenience init(showing layer: CALayer) { self.init(layer: layer) }

  /// A layer of this very class, by its `init()`.
  @_silgen_name("$s10QuartzCore7CALayerC10ofItsClassACyt_tcfC")
  package final class func made() -> CALayer

  /// A layer of this very class, by its `init(layer:)`.
  @_silgen_name("$s10QuartzCore7CALayerC7showingA2C_tcfC")
  package final class func made(showing layer: __owned CALayer) -> CALayer
}

extension CAAnimation {
  @usableFromInline convenience init(ofItsClass: Void) { self.init() }

  /// An animation of this very class, by its `init()`.
  @_silgen_name("$s10QuartzCore11CAAnimationC10ofItsClassACyt_tcfC")
  final class func made() -> CAAnimation
}
