internal import CSDL2

/// SDL's driver of the display: a window system, or the kernel.
struct VideoDriver: Equatable, Sendable {
  /// SDL's; "none" where it has not started one.
  let name: String

  /// The one that SDL has started.
  static var current: VideoDriver { VideoDriver(name: SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none") }

  /// Whether there is no window system: SDL draws through the kernel (KMS) and reads its input devices (evdev).
  ///
  /// A window has the whole display then, SDL draws the pointer, and a finger is on no window that SDL would know.
  /// SDL 2 writes the name in capitals, and compares that of `SDL_VIDEODRIVER` without regard to them.
  var ownsDisplay: Bool { name.lowercased() == "kmsdrm" }

  /// Whether nothing shows.
  var isBlind: Bool { ["none", "dummy", "evdev", "offscreen"].contains(name) }
}
