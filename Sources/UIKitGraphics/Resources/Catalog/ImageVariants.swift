internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// The images of a set, of which views show the one for their traits.
package final class ImageVariants: Sendable, Equatable {
  private let catalog: AssetCatalog
  private let variants: [AssetCatalog.Variant]
  private let read = Mutex<[Key: Picture]>([:])

  private struct Key: Hashable {
    let variant: Int
    let direction: UITraitEnvironmentLayoutDirection
    /// Of a vector image that is drawn into a bitmap.
    let scale: CGFloat
  }

  init(_ catalog: AssetCatalog, _ variants: [AssetCatalog.Variant]) { (self.catalog, self.variants) = (catalog, variants) }

  package static func == (a: ImageVariants, b: ImageVariants) -> Bool { a === b }

  /// The decoded image for the traits; nil if the host cannot read its format.
  func picture(for traits: AssetTraits) -> Picture? {
    guard let place = traits.best(of: variants) else { return nil }
    let variant = variants[place]
    let isVector = ["pdf", "svg"].contains(variant["format"])
    let key = Key(variant: place, direction: traits.direction, scale: isVector && variant["vector"] == nil ? traits.scale : 0)
    if let known = read.withLock({ $0[key] }) { return known }
    guard var picture = isVector ? vector(variant, traits.scale) : bitmap(variant) else { return nil }
    if let direction = variant["direction"], (direction == "right-to-left") != (traits.direction == .rightToLeft) {
      picture.orientation = picture.orientation.mirrored
    }
    switch variant["intent"] {
    case "template": picture.mode = .alwaysTemplate
    case "original": picture.mode = .alwaysOriginal
    default: break
    }
    picture.slice(variant)
    if variants.count > 1 || isVector || variant["direction"] != nil { picture.variants = self }
    read.withLock { $0[key] = picture }
    return picture
  }

  private func bitmap(_ variant: AssetCatalog.Variant) -> Picture? {
    let data = catalog.data(of: variant)
    guard let image = CurrentGraphics.decode(data) ?? ImageHeader.blankImage(of: data) else { return nil }
    return Picture(
      .bitmap(image), scale: CGFloat(variant["scale"].flatMap { Double($0) } ?? 1), orientation: EXIFOrientation.read(data))
  }

  private func vector(_ variant: AssetCatalog.Variant, _ scale: CGFloat) -> Picture? {
    let data = catalog.data(of: variant)
    let vector = VectorImage(CurrentGraphics.openVector(data) ?? BlankDrawing(data))
    if variant["vector"] != nil { return Picture(.vector(vector), scale: scale) }
    return vector.image(for: vector.size, scale: scale).map { Picture(.bitmap($0), scale: scale) }
  }
}

extension Picture {
  /// The image for other traits, shown in the same way.
  package func resolved(for traits: UITraitCollection) -> Picture {
    guard flipsWithLayout else { return chosen(for: traits) }
    return chosen(for: traits).with {
      $0.flipsWithLayout = false
      if traits.layoutDirection == .rightToLeft { $0.orientation = $0.orientation.mirrored }
    }
  }

  private func chosen(for traits: UITraitCollection) -> Picture {
    guard let variants, var other = variants.picture(for: AssetTraits(traits)) else { return self }
    (other.mode, other.tint, other.variants) = (mode, tint, variants)
    (other.alignmentInsets, other.flipsWithLayout) = (alignmentInsets, flipsWithLayout)
    if isFlipped { (other.orientation, other.isFlipped) = (other.orientation.mirrored, true) }
    if hasOwnCaps { (other.capInsets, other.resizingMode) = (capInsets, resizingMode) }
    return other
  }

  /// Adopts the slices of a set: the caps, and of what is between them the part that is shown.
  fileprivate mutating func slice(_ variant: AssetCatalog.Variant) {
    func numbers(_ name: String) -> [Int] { variant[name]?.split(separator: ",").compactMap { Int($0) } ?? [] }
    let (caps, center) = (numbers("caps"), numbers("center"))
    guard caps.count == 4, center.count == 2, case .bitmap(let image) = source else { return }
    let columns = ImageSlices(length: image.width, before: caps[1], after: caps[3], center: center[0])
    let rows = ImageSlices(length: image.height, before: caps[0], after: caps[2], center: center[1])
    source = .bitmap(ImageSlices.cut(image, columns, rows))
    capInsets = UIEdgeInsets(
      top: CGFloat(rows.before) / scale, left: CGFloat(columns.before) / scale, bottom: CGFloat(rows.after) / scale,
      right: CGFloat(columns.after) / scale)
    resizingMode = variant["resizing"] == "stretch" ? .stretch : .tile
  }
}

/// The slices of an axis, in pixels.
private struct ImageSlices {
  let before, after, center: Int
  private let length: Int

  /// Slices that do not fit into the image are cut.
  init(length: Int, before: Int, after: Int, center: Int) {
    self.length = length
    self.before = min(max(before, 0), length)
    self.after = min(max(after, 0), length - self.before)
    let rest = length - self.before - self.after
    self.center = center > 0 ? min(center, rest) : rest
  }

  private var kept: [Int] { Array(0..<(before + center)) + Array((length - after)..<length) }

  /// The image without what is between the part in the middle and the last cap.
  static func cut(_ image: CGImage, _ columns: ImageSlices, _ rows: ImageSlices) -> CGImage {
    let (x, y) = (columns.kept, rows.kept)
    if x.count == image.width && y.count == image.height { return image }
    let pixels = image.pixels
    return CGImage(width: x.count, height: y.count, pixels: y.flatMap { row in x.map { pixels[row * image.width + $0] } })
  }
}

/// The size of an image file, read from its first bytes, for hosts that show no pictures.
enum ImageHeader {
  /// A transparent image of the file's size; nil for a file that is no PNG or JPEG.
  static func blankImage(of data: Data) -> CGImage? {
    guard let size = size(of: [UInt8](data)), size.width > 0, size.height > 0, size.width * size.height < 1 << 28 else {
      return nil
    }
    return CGImage(width: size.width, height: size.height, pixels: [UInt32](repeating: 0, count: size.width * size.height))
  }

  private static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    func number(_ place: Int, _ count: Int) -> Int { bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) } }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes.count >= 24 { return (number(16, 4), number(20, 4)) }
    guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xff {
      let marker = bytes[place + 1]
      // Start of frame, but for the tables of Huffman and arithmetic coding.
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
        return (number(place + 7, 2), number(place + 5, 2))
      }
      place += 2 + number(place + 2, 2)
    }
    return nil
  }
}

/// What hosts that show no pictures have in place of a PDF or SVG file.
private final class BlankDrawing: VectorDrawing {
  let size: CGSize

  /// As large as the first page box of a PDF, the size or the view box of an SVG: if the file tells it in plain text, else 24 points.
  init(_ data: Data) {
    let text = String(decoding: data.prefix(65536), as: UTF8.self)
    func numbers(_ list: Substring) -> [Double] { list.split { !"-.0123456789e".contains($0) }.compactMap { Double($0) } }
    if let box = text.firstMatch(of: /\/MediaBox\s*\[([^\]]*)\]/).map({ numbers($0.1) }), box.count == 4 {
      size = CGSize(width: max(1, abs(box[2] - box[0])), height: max(1, abs(box[3] - box[1])))
    } else if let width = text.firstMatch(of: /<svg[^>]*\swidth="([0-9.]+)(?:px)?"/).flatMap({ Double($0.1) }),
      let height = text.firstMatch(of: /<svg[^>]*\sheight="([0-9.]+)(?:px)?"/).flatMap({ Double($0.1) })
    {
      size = CGSize(width: max(1, width), height: max(1, height))
    } else if let box = text.firstMatch(of: /viewBox="([^"]*)"/).map({ numbers($0.1) }), box.count == 4 {
      size = CGSize(width: max(1, box[2]), height: max(1, box[3]))
    } else {
      size = CGSize(width: 24, height: 24)
    }
  }

  func image(width: Int, height: Int) -> CGImage? {
    CGImage(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
  }
}
