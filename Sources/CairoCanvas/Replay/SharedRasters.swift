internal import CoreGraphics
internal import Foundation

/// The rasters of shapes that were drawn last, by their display lists: a reused cell that shows a row again draws the same lists, and uses
/// their pixels over.
///
/// Text is left out: it is composed of letters that are cached already. Looking a list up costs a few instructions for each coordinate.
@MainActor final class SharedRasters {
  private struct Entry {
    let digest: UInt64
    let drawing: Key
    let raster: Raster
    /// The memory of the pixels and of the list.
    let bytes: Int
    /// Whether it has been used since the clock's hand passed.
    var isUsed = false
  }

  fileprivate struct Key: Equatable {
    let list: DisplayList
    let size: CGSize
    let scale: CGFloat
    let isOpaque: Bool
  }

  /// What a list is looked up by, and its size.
  struct Label {
    let digest: UInt64
    let bytes: Int
  }

  /// The greatest number of bytes of all entries together.
  let limit: Int
  @exclusivity(unchecked) private(set) var bytes = 0
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// Places in `entries`; of two lists with the same digest the last is stored.
  @exclusivity(unchecked) private var places: [UInt64: Int] = [:]
  @exclusivity(unchecked) private var hand = 0

  init(limit: Int) { self.limit = limit }

  /// nil for a drawing that is not looked up, since it shows text, images or other drawings.
  static func label(of drawing: CachedDrawing) -> Label? {
    var digest = Digest()
    for command in drawing.list.commands {
      guard digest.add(command) else { return nil }
    }
    let bytes =
      drawing.list.commands.count * MemoryLayout<DrawCommand>.stride + digest.elements * MemoryLayout<CGPath.Element>.stride
    return Label(digest: digest.value, bytes: bytes)
  }

  func raster(of drawing: CachedDrawing, _ label: Label) -> Raster? {
    guard let place = places[label.digest], entries[place].drawing == Key(drawing) else { return nil }
    entries[place].isUsed = true
    return entries[place].raster
  }

  /// Caches a raster; those that have not been used for the longest time go beyond the limit. One larger than an eighth of the limit is not
  /// cached.
  func keep(_ raster: Raster, of drawing: CachedDrawing, _ label: Label) {
    let size = raster.byteCount + label.bytes + MemoryLayout<Entry>.stride
    if size > limit / 8 { return }
    if let place = places[label.digest] { remove(at: place) }
    while bytes + size > limit { removeUnused() }
    places[label.digest] = entries.count
    entries.append(Entry(digest: label.digest, drawing: Key(drawing), raster: raster, bytes: size))
    bytes += size
  }

  /// The clock algorithm: an entry that has been used is passed over once. Terminates, since there are entries while `bytes` is not 0.
  private func removeUnused() {
    hand = hand < entries.count ? hand : 0
    while entries[hand].isUsed {
      entries[hand].isUsed = false
      hand = hand + 1 < entries.count ? hand + 1 : 0
    }
    remove(at: hand)
  }

  /// The last entry moves to the place.
  private func remove(at place: Int) {
    bytes -= entries[place].bytes
    places[entries[place].digest] = nil
    let last = entries.removeLast()
    guard place < entries.count else { return }
    entries[place] = last
    places[last.digest] = place
  }
}

extension SharedRasters.Key {
  @MainActor fileprivate init(_ drawing: CachedDrawing) {
    self.init(list: drawing.list, size: drawing.size, scale: drawing.rasterScale, isOpaque: drawing.isOpaque)
  }
}

/// A hash after FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv) that consumes 64 bits at a time. Control points, fill rules and line styles are
/// left to the comparison of the lists.
private struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  /// Number of elements of paths.
  private(set) var elements = 0

  /// - Returns: whether it is a command of shapes.
  mutating func add(_ command: DrawCommand) -> Bool {
    switch command {
    case .save: add(1)
    case .restore: add(2)
    case .fillRect(let rect, let color):
      add(3)
      add(rect)
      add(color)
    case .fillRoundedRect(let rect, let radius, let color):
      add(4)
      add(rect)
      add(radius)
      add(color)
    case .fill(let path, _, let color):
      add(5)
      add(path)
      add(color)
    case .stroke(let path, let style, let color):
      add(6)
      add(path)
      add(style.width)
      add(color)
    case .concatenate(let transform):
      for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] { add(number) }
    case .clipRect(let rect): add(rect)
    case .clipRoundedRect(let rect, _): add(rect)
    case .clip(let path, _): add(path)
    case .linearGradient(let gradient, let from, let to):
      for color in gradient.colors { add(color) }
      add(from)
      add(to)
    default: return false
    }
    return true
  }

  private mutating func add(_ path: CGPath) {
    elements += path.elements.count
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(_, let end), .curve(_, _, let end): add(end)
      case .close: add(7)
      }
    }
  }

  private mutating func add(_ color: CGColor) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  private mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size.width)
    add(rect.size.height)
  }

  private mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ number: CGFloat) { mix(Double(number).bitPattern) }
  private mutating func add(_ tag: Int) { mix(UInt64(tag)) }

  private mutating func mix(_ bits: UInt64) { value = (value ^ bits ^ bits >> 32) &* 0x100_0000_01b3 }
}
