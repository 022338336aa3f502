public import CoreGraphics
public import Foundation
internal import Synchronization
internal import UIKitGraphics

/// An image file to be written: PNG or JPEG.
public final class CGImageDestination: Sendable {
  private struct Content {
    var images: [(image: CGImage, properties: [String: Double])] = []
    var common: [String: Double] = [:]
    var isFinished = false
  }

  private let kind: ImageKind
  private let write: @Sendable (Data) -> Bool
  private let content = Mutex(Content())

  init?(_ type: CFString, _ count: Int, write: @escaping @Sendable (Data) -> Bool) {
    guard count == 1, let kind = ImageKind(rawValue: type), kind == .png || kind == .jpeg else { return nil }
    (self.kind, self.write) = (kind, write)
  }

  func add(_ image: CGImage, _ properties: CFDictionary?) {
    let numbers = Self.numbers(properties)
    content.withLock { $0.images.append((image, numbers)) }
  }

  func set(_ properties: CFDictionary?) {
    let numbers = Self.numbers(properties)
    content.withLock { $0.common = numbers }
  }

  private static func numbers(_ properties: CFDictionary?) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for key in [kCGImageDestinationLossyCompressionQuality, kCGImagePropertyOrientation, kCGImageDestinationImageMaxPixelSize] {
      numbers[key] = number(properties?[key])
    }
    return numbers
  }

  /// Writes the file once; false without exactly one image, or where it cannot be written.
  func finish() -> Bool {
    let (images, common, wasFinished) = content.withLock { content in
      defer { content.isFinished = true }
      return (content.images, content.common, content.isFinished)
    }
    guard !wasFinished, images.count == 1, let first = images.first else { return false }
    let properties = common.merging(first.properties) { $1 }
    guard let data = encoded(first.image, properties) else { return false }
    return write(data)
  }

  private func encoded(_ image: CGImage, _ properties: [String: Double]) -> Data? {
    let turn = UIImage.Orientation(exif: Int(properties[kCGImagePropertyOrientation] ?? 1))
    var picture = UIImage(cgImage: image, scale: 1, orientation: turn)
    let longest = Double(max(image.width, image.height))
    let side = min(longest, properties[kCGImageDestinationImageMaxPixelSize] ?? longest)
    // No orientation is written into files: the pixels are turned.
    if turn != .up || side < longest {
      guard side >= 1, let drawn = picture.preparingThumbnail(of: CGSize(width: side, height: side)) else { return nil }
      picture = drawn
    }
    let quality = min(max(properties[kCGImageDestinationLossyCompressionQuality] ?? 0.8, 0), 1)
    return kind == .png ? picture.pngData() : picture.jpegData(compressionQuality: quality)
  }
}

/// The formats that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { [ImageKind.png.rawValue, ImageKind.jpeg.rawValue] }

/// Appends the file to `data` when it is finished; nil for a format that cannot be written, and for other than one image.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
  -> CGImageDestination?
{
  let target = AppendedData(data: data)
  return CGImageDestination(type, count) { bytes in
    target.data.append(bytes)
    return true
  }
}

/// The data that a destination writes to when it is finished, on the thread of that call.
private struct AppendedData: @unchecked Sendable {
  let data: CFMutableData
}

/// Writes to a file when it is finished; nil for a format that cannot be written, and for other than one image.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?)
  -> CGImageDestination?
{
  let file = url as URL
  return CGImageDestination(type, count) { bytes in (try? bytes.write(to: file)) != nil }
}

/// Adds an image. `properties` may give the quality of a JPEG from 0 to 1 (0.8 by default, our choice), an orientation, by which the pixels are
/// turned, and a greatest side.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.add(image, properties)
}

/// Adds the image of a source with its orientation; nothing if it has none at `index`.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard index == 0, let image = isrc.image else { return }
  let all = NSMutableDictionary(dictionary: [kCGImagePropertyOrientation: isrc.orientation])
  if let properties { all.addEntries(from: properties as? [AnyHashable: Any] ?? [:]) }
  idst.add(image, all)
}

/// Sets properties that images without own ones have.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) { idst.set(properties) }

/// Writes the file; false if it has no image, or was written before.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
