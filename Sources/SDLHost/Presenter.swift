internal import CSDL2
internal import Foundation

/// Puts the canvas' pixels into the window. Lives on the display thread.
protocol Presenter: AnyObject {
  /// Whether `show()` blocks until the display refreshes.
  var waitsForDisplay: Bool { get }
  /// Copies what changed.
  func upload(_ picture: Presentation)
  /// Shows what was uploaded, all of it (the window was uncovered) or `damage` only.
  func show(_ damage: [PixelRect]?)
}

/// The presenter for `window`; nil, with SDL's error set, where nothing can be shown in it.
///
/// Copying into the window's memory is cheaper than OpenGL on the processor, but Wayland has no such memory: there OpenGL is used either way.
func makePresenter(for window: OpaquePointer) -> (any Presenter)? {
  TexturePresenter(window: window, allowsSoftware: false) ?? SurfacePresenter(window: window)
    ?? TexturePresenter(window: window, allowsSoftware: true)
}

/// Through the graphics card: a texture that takes up the damage, shown at the display's refresh.
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var size = SIMD2<Int32>(0, 0)

  let waitsForDisplay: Bool

  /// nil where OpenGL is missing; unless `allowsSoftware`, also where it runs on the processor or does not wait for the display.
  init?(window: OpaquePointer, allowsSoftware: Bool) {
    let (accelerated, vsync) = (SDL_RENDERER_ACCELERATED.rawValue, SDL_RENDERER_PRESENTVSYNC.rawValue)
    guard let renderer = SDL_CreateRenderer(window, -1, accelerated | vsync) else { return nil }
    self.renderer = renderer
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    waitsForDisplay = info.flags & vsync != 0
    let isHardware = info.flags & accelerated != 0 && waitsForDisplay && !Self.isSoftware
    guard isHardware || allowsSoftware else {
      SDL_DestroyRenderer(renderer)
      return nil
    }
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
  }

  /// An OpenGL that runs on the processor is slower than copying straight into the window.
  private static var isSoftware: Bool {
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
    let glGetString = unsafeBitCast(address, to: (@convention(c) (UInt32) -> UnsafePointer<CChar>?).self)
    let rendererName: UInt32 = 0x1F01
    guard let name = glGetString(rendererName) else { return false }
    return ["llvmpipe", "softpipe", "swrast", "SWR"].contains { String(cString: name).contains($0) }
  }

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
      // Not stretched: a picture from before a resize stays where it is until the next one comes.
      var area = SDL_Rect(PixelRect(x: 0, y: 0, width: size.x, height: size.y))
      SDL_RenderCopy(renderer, texture, nil, &area)
    }
    SDL_RenderPresent(renderer)
  }
}

/// Straight into the window's memory: one copy of the damage, no graphics card.
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer

  /// nil where windows have no memory of their own, as on Wayland.
  init?(window: OpaquePointer) {
    guard SDL_GetWindowSurface(window) != nil else { return nil }
    self.window = window
  }

  var waitsForDisplay: Bool { false }

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
    // The surface goes with each resize, so it is asked for every time.
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
