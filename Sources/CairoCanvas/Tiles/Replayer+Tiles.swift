internal import CCairo
internal import CoreGraphics
internal import Foundation

extension Replayer {
  /// Number of pixels (16 MiB) above which drawings are cached in tiles; a phone's screen has fewer.
  static let largestWhole: CGFloat = 4 * 1024 * 1024

  /// Draws the visible tiles of a drawing that is zoomed, or too large to be cached as a whole.
  ///
  /// A drawing shown smaller than its raster scale is cached with 2, 4, ... times fewer pixels per point, so that the tiles of a screen have
  /// at most twice the screen's pixels.
  func drawTiles(of drawing: CachedDrawing, in rect: CGRect) {
    guard isUpright, state.transform.a > 0, state.transform.d > 0 else { return drawDirectly(drawing, in: rect) }
    let place = device(rect)
    let wanted = drawing.size.width * drawing.rasterScale
    let level = max(0, Int(log2(wanted / (place.x1 - place.x0)).rounded()))
    let grid = TileGrid(drawing, scale: drawing.rasterScale / CGFloat(1 << min(level, 40)), place: place)
    let kept = tiles.tiles(of: drawing)
    let visible = grid.tiles(in: state.clip)
    for row in visible.rows {
      for column in visible.columns {
        let key = TiledRaster.Place(level: level, column: column, row: row)
        let raster = kept.tile(at: key, frame: tiles.frame) ?? makeTile(key, of: drawing, grid, kept)
        show(raster, column: column, row: row, grid)
      }
    }
  }

  private func makeTile(_ key: TiledRaster.Place, of drawing: CachedDrawing, _ grid: TileGrid, _ kept: TiledRaster) -> Raster {
    let made = rasterizer.rasterize(drawing, scale: grid.scale, area: grid.pixels(column: key.column, row: key.row))
    rasterizedCount += 1
    tiles.keep(made, at: key, of: kept)
    return made
  }

  private func show(_ raster: Raster, column: Int, row: Int, _ grid: TileGrid) {
    let pixels = grid.pixels(column: column, row: row)
    let core = grid.core(column: column, row: row)
    if let (x, y) = grid.wholePlace, state.isPlain {
      let area = PixelRect(x0: x + core.x0, y0: y + core.y0, x1: x + core.x1, y1: y + core.y1)
      return raster.blit(to: target, x: x + pixels.x0, y: y + pixels.y0, clip: state.clip.intersection(area))
    }
    guard let surface = raster.surface else { return }
    let context = cairo()
    let pattern = cairo_pattern_create_for_surface(surface)
    let (left, top) = (Double(pixels.x0 + raster.ink.x0), Double(pixels.y0 + raster.ink.y0))
    var matrix = cairo_matrix_t(
      xx: 1 / grid.unitX, yx: 0, xy: 0, yy: 1 / grid.unitY, x0: -grid.place.x0 / grid.unitX - left,
      y0: -grid.place.y0 / grid.unitY - top)
    cairo_pattern_set_matrix(pattern, &matrix)
    // A level has at most 1.42 pixels for one of the target.
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    let isWhole = raster.ink == PixelRect(x0: 0, y0: 0, x1: raster.width, y1: raster.height)
    cairo_pattern_set_extend(pattern, isWhole ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    let area = grid.shown(core)
    cairo_set_source(context, pattern)
    cairo_new_path(context)
    cairo_rectangle(context, area.x0, area.y0, area.x1 - area.x0, area.y1 - area.y0)
    cairo_fill(context)
    // Replaces the source, which would retain the surface beyond its pixels.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_pattern_destroy(pattern)
  }
}

/// A drawing divided into squares, and its place on the target.
@MainActor struct TileGrid {
  /// Tile pixels per point of the drawing.
  let scale: CGFloat
  /// In pixels of the target.
  let place: DeviceRect
  /// The drawing's size in tile pixels, before rounding up.
  let width, height: Double
  /// Target pixels per tile pixel.
  let unitX, unitY: Double

  init(_ drawing: CachedDrawing, scale: CGFloat, place: DeviceRect) {
    (self.scale, self.place) = (scale, place)
    (width, height) = (drawing.size.width * scale, drawing.size.height * scale)
    (unitX, unitY) = ((place.x1 - place.x0) / width, (place.y1 - place.y0) / height)
  }

  private nonisolated static let side = TiledRaster.side

  /// The place of the first pixel, rounded to whole pixels so that text stays sharp, if tile pixels have the size of the target's; else
  /// nil.
  var wholePlace: (x: Int, y: Int)? {
    guard abs(place.x1 - place.x0 - width) < 0.5, abs(place.y1 - place.y0 - height) < 0.5 else { return nil }
    return (Int((place.x0 + 0.5).rounded(.down)), Int((place.y0 + 0.5).rounded(.down)))
  }

  func tiles(in clip: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ low: Int, _ high: Int, _ start: Double, _ unit: Double, _ length: Double) -> Range<Int> {
      let side = Double(Self.side)
      let count = max(1, Int((length / side - 1e-6).rounded(.up)))
      // One more pixel on each side, since rounding to a whole place may shift the tiles.
      let first = max(0, Int((((Double(low) - start) / unit - 1) / side).rounded(.down)))
      let end = min(count, Int((((Double(high) - start) / unit + 1) / side).rounded(.up)))
      return first..<max(first, end)
    }
    return (
      range(clip.x0, clip.x1, place.x0, unitX, width), range(clip.y0, clip.y1, place.y0, unitY, height)
    )
  }

  /// The visible part of a tile in tile pixels; the last tiles end with the drawing.
  func core(column: Int, row: Int) -> PixelRect {
    let (x, y) = (column * Self.side, row * Self.side)
    return PixelRect(
      x0: x, y0: y, x1: min(x + Self.side, max(1, Int((width - 1e-6).rounded(.up)))),
      y1: min(y + Self.side, max(1, Int((height - 1e-6).rounded(.up)))))
  }

  /// The stored part of a tile: one more pixel on each side with a neighbour, so that scaled tiles join without a seam.
  func pixels(column: Int, row: Int) -> PixelRect {
    let core = core(column: column, row: row)
    let (w, h) = (max(1, Int((width - 1e-6).rounded(.up))), max(1, Int((height - 1e-6).rounded(.up))))
    return core.outset(by: 1).intersection(PixelRect(x0: 0, y0: 0, x1: w, y1: h))
  }

  /// The place of a scaled tile: edges between tiles lie on whole pixels, shared by neighbours.
  func shown(_ core: PixelRect) -> DeviceRect {
    func edge(_ at: Int, _ start: Double, _ unit: Double, _ length: Double) -> Double {
      at == 0 ? start : Double(at) >= length ? start + length * unit : (start + Double(at) * unit).rounded()
    }
    return DeviceRect(
      x0: edge(core.x0, place.x0, unitX, width), y0: edge(core.y0, place.y0, unitY, height),
      x1: edge(core.x1, place.x0, unitX, width), y1: edge(core.y1, place.y0, unitY, height))
  }
}
