internal import CSDL2
internal import CoreGraphics

/// The icon shown by X11 window managers, bars and switchers; Wayland uses the one of the app's `.desktop` file.
enum WindowIcon {
  /// In pixels: the largest size that bars and switchers commonly show.
  static let side = 128

  static func show(_ icon: CGImage, on window: OpaquePointer) {
    var pixels = straight(icon.pixels)
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.bytesPerRow), SDL_PIXELFORMAT_ARGB8888.rawValue)
      SDL_SetWindowIcon(window, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// The colours without the multiplication by alpha, as window systems expect them.
  static func straight(_ pixels: [UInt32]) -> [UInt32] {
    pixels.map { pixel in
      let alpha = pixel >> 24
      guard alpha != 0, alpha != 255 else { return pixel }
      func part(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
      return alpha << 24 | part(16) | part(8) | part(0)
    }
  }
}
