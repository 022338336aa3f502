internal import CoreGraphics
internal import Foundation

/// The pixels of a backdrop as its canvas keeps them.
private final class BlurredRaster {
  let result: BackdropBlur.Result

  init(_ result: BackdropBlur.Result) { self.result = result }
}

extension Replayer {
  /// Draws what is painted so far inside `rect`, blurred by `blur` points. Reads the pixels inside the clip, unless they are kept.
  func draw(_ backdrop: Backdrop, in rect: CGRect, blur: CGFloat) {
    // A kept raster stands where all of the rectangle is, also where the target has a part of it.
    let near = target.bounds.outset(by: CGImage.maximumSide)
    guard isVisible(rect), let whole = device(rect).cut(to: near)?.touched else { return }
    if let kept = backdrop.raster as? BlurredRaster { return show(kept.result, at: whole) }
    // A turned rectangle reaches beyond the layer; what is read are its own pixels.
    let area = isUpright ? whole.intersection(state.clip) : state.clip
    if area.isEmpty { return }
    let made = blurred(area, sigma: min(blur * pixelsPerPoint, 500), saturation: Self.saturation(blur))
    if backdrop.keepsRaster && isUpright && area == whole { backdrop.raster = BlurredRaster(made) }
    show(made, at: area)
  }

  private func show(_ result: BackdropBlur.Result, at area: PixelRect) {
    let (outer, factor) = (state, result.factor)
    state.transform = .identity
    state.clip = state.clip.intersection(area)
    let size = CGSize(width: result.raster.width * factor, height: result.raster.height * factor)
    if !state.clip.isEmpty { draw(result.raster, in: CGRect(origin: CGPoint(x: area.x0, y: area.y0), size: size)) }
    state = outer
  }

  /// 1.8 from a blur of 20 points on, as in Apple's sample code for images (`UIImage+ImageEffects`). Less for a smaller one, so that a blur that
  /// grows begins with the colours as they are.
  private static func saturation(_ blur: CGFloat) -> Float { Float(1 + 0.8 * min(1, blur / 20)) }

  private func blurred(_ area: PixelRect, sigma: Double, saturation: Float) -> BackdropBlur.Result {
    if groups.isEmpty {
      return backdrops.blur(width: area.width, height: area.height, sigma: sigma, saturation: saturation) { y in
        UnsafePointer(target.base + (area.y0 + y) * target.width + area.x0)
      }
    }
    // A group has nothing but its own drawing yet: below it is what its target shows.
    var layers = [(target!, area)]
    for group in groups.reversed() {
      layers.append((group.outerTarget, layers[layers.count - 1].1.offset(x: group.place.x0, y: group.place.y0)))
    }
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: area.width)
    defer { row.deallocate() }
    return backdrops.blur(width: area.width, height: area.height, sigma: sigma, saturation: saturation) { y in
      row.initialize(repeating: 0, count: area.width)
      for (buffer, place) in layers.reversed() {
        let (first, end) = (max(place.x0, 0), min(place.x1, buffer.width))
        guard (0..<buffer.height).contains(place.y0 + y), first < end else { continue }
        let pixels = UnsafePointer(buffer.base + (place.y0 + y) * buffer.width + first)
        PixelLoops.over(row + first - place.x0, pixels, count: end - first)
      }
      return UnsafePointer(row)
    }
  }
}
