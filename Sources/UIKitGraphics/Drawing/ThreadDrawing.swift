internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// The state of drawing of one thread: the stack of contexts and the current traits.
///
/// UIKit offers them through plain functions (`UIGraphicsGetCurrentContext()`, `UITraitCollection.current`) on any thread.
final class ThreadDrawing {
  @exclusivity(unchecked) var contexts: [CGContext] = []
  @exclusivity(unchecked) var traits: UITraitCollection?

  static var current: ThreadDrawing {
    if let stored = pthread_getspecific(key) {
      return Unmanaged<ThreadDrawing>.fromOpaque(stored).takeUnretainedValue()
    }
    let made = ThreadDrawing()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { stored in
      if let stored { Unmanaged<ThreadDrawing>.fromOpaque(stored).release() }
    }
    ensure(failure == 0, "pthread_key_create failed with \(failure): the process has used up its thread keys")
    return key
  }()
}
