internal import CSDL2
internal import Foundation

/// Copies the canvas's pixels to the window. Used on the display thread.
protocol Presenter: AnyObject {
  /// Whether `show()` blocks until the display refreshes.
  var waitsForDisplay: Bool { get }
  /// Asks `show()` to block, or not to; one that cannot do either goes on.
  func setWaits(_ waits: Bool)
  /// Copies the damaged parts.
  func upload(_ picture: Presentation)
  /// Shows the uploaded picture: `damage` only, or all of it for nil (the window was uncovered).
  func show(_ damage: [PixelRect]?)
  /// Frees what belongs to the window, before the window is destroyed.
  func destroy()
}

/// The presenter for `window`; nil, with SDL's error set, if nothing can be shown in it.
///
/// Copying to the window's memory is cheaper than software OpenGL, but Wayland windows have no such memory: there OpenGL is used in any
/// case.
///
/// Without a graphics card, OpenGL is not asked for first: to load its driver, only to find that it runs on the processor, costs 50 MB and half of
/// the processor's time of a start.
@Sendable func usualPresenter(for window: OpaquePointer) -> (any Presenter)? {
  (GraphicsCard.isPresent() ? TexturePresenter(window: window, allowsSoftware: false) : nil) ?? SurfacePresenter(window: window)
    ?? TexturePresenter(window: window, allowsSoftware: true)
}

/// What Linux reports about a graphics card.
enum GraphicsCard {
  /// Devices through which OpenGL drivers reach one: the kernel's, NVIDIA's, those of Windows, Adreno, Mali and the Raspberry Pi.
  static let devices = ["/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/kgsl-3d0", "/dev/mali0", "/dev/vchiq"]

  static func isPresent(_ exists: (String) -> Bool = { access($0, F_OK) == 0 }) -> Bool { devices.contains(where: exists) }
}

/// Presents through the graphics card: a texture that receives the damage, shown at the display's refresh.
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var size = SIMD2<Int32>(0, 0)

  private(set) var waitsForDisplay: Bool
  private let canWait: Bool

  /// nil without OpenGL; unless `allowsSoftware`, also if OpenGL runs on the processor or does not wait for the display.
  init?(window: OpaquePointer, allowsSoftware: Bool) {
    let (accelerated, vsync) = (SDL_RENDERER_ACCELERATED.rawValue, SDL_RENDERER_PRESENTVSYNC.rawValue)
    guard let renderer = SDL_CreateRenderer(window, -1, accelerated | vsync) else { return nil }
    self.renderer = renderer
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    canWait = info.flags & vsync != 0
    waitsForDisplay = canWait
    let isHardware = info.flags & accelerated != 0 && waitsForDisplay && !Self.isSoftware
    guard isHardware || allowsSoftware else {
      SDL_DestroyRenderer(renderer)
      return nil
    }
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
  }

  /// Software OpenGL is slower than copying to the window's memory.
  private static var isSoftware: Bool {
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
    let glGetString = unsafeBitCast(address, to: (@convention(c) (UInt32) -> UnsafePointer<CChar>?).self)
    let rendererName: UInt32 = 0x1F01
    guard let name = glGetString(rendererName) else { return false }
    return ["llvmpipe", "softpipe", "swrast", "SWR"].contains { String(cString: name).contains($0) }
  }

  func setWaits(_ waits: Bool) {
    guard canWait, waits != waitsForDisplay, SDL_RenderSetVSync(renderer, waits ? 1 : 0) == 0 else { return }
    waitsForDisplay = waits
  }

  func destroy() { SDL_DestroyRenderer(renderer) }

  func upload(_ picture: Presentation) {
    var damage = picture.damage
    if texture == nil || size != picture.size {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), picture.size.x, picture.size.y)
      size = picture.size
      damage = [PixelRect(x: 0, y: 0, width: size.x, height: size.y)]
    }
    for rect in damage {
      var area = SDL_Rect(rect)
      SDL_UpdateTexture(texture, &area, picture.start(of: rect), Int32(picture.bytesPerRow))
    }
  }

  func show(_ damage: [PixelRect]?) {
    SDL_RenderClear(renderer)
    if let texture {
      // Not scaled: a picture from before a resize stays in place until the next one.
      var area = SDL_Rect(PixelRect(x: 0, y: 0, width: size.x, height: size.y))
      SDL_RenderCopy(renderer, texture, nil, &area)
    }
    SDL_RenderPresent(renderer)
  }
}

/// Presents by copying the damage to the window's memory, without a graphics card.
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer

  /// nil if windows have no memory of their own, as on Wayland.
  init?(window: OpaquePointer) {
    guard SDL_GetWindowSurface(window) != nil else { return nil }
    self.window = window
  }

  var waitsForDisplay: Bool { false }

  func setWaits(_ waits: Bool) {}

  func destroy() {}

  func upload(_ picture: Presentation) {
    guard let surface = SDL_GetWindowSurface(window), let target = surface.pointee.pixels else { return }
    let (width, height) = (surface.pointee.w, surface.pointee.h)
    for rect in picture.damage {
      let rows = min(rect.height, height - rect.y)
      let columns = min(rect.width, width - rect.x)
      guard rows > 0, columns > 0 else { continue }
      SDL_ConvertPixels(
        columns, rows, SDL_PIXELFORMAT_ARGB8888.rawValue, picture.start(of: rect), Int32(picture.bytesPerRow),
        surface.pointee.format.pointee.format,
        target + Int(rect.y) * Int(surface.pointee.pitch) + Int(rect.x) * Int(surface.pointee.format.pointee.BytesPerPixel),
        surface.pointee.pitch)
    }
  }

  func show(_ damage: [PixelRect]?) {
    // The surface is replaced by each resize, so it must be asked for every time.
    guard let surface = SDL_GetWindowSurface(window) else { return }
    guard let damage else {
      SDL_UpdateWindowSurface(window)
      return
    }
    let rects = damage.map(SDL_Rect.init).filter { $0.x + $0.w <= surface.pointee.w && $0.y + $0.h <= surface.pointee.h }
    SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) { self.init(x: rect.x, y: rect.y, w: rect.width, h: rect.height) }
}

extension PixelRect {
  init(x: Int32, y: Int32, width: Int32, height: Int32) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension Presentation {
  func start(of rect: PixelRect) -> UnsafeRawPointer { pixels + Int(rect.y) * bytesPerRow + Int(rect.x) * 4 }
}
