public import CoreGraphics
public import Foundation
internal import Synchronization
internal import UIKitGraphics

/// How far a source can be read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// An image file: PNG, JPEG, WebP, and HEIC where the system's library reads it. It has one image; the frames of animated files are not read.
///
/// Pixels are decoded when they are first asked for, and kept.
public final class CGImageSource: Sendable {
  private struct Content {
    var data = Data()
    var isFinal = true
    /// nil before the pixels were asked for.
    var decoded: CGImage??
  }

  private let content: Mutex<Content>

  init(_ data: Data, isFinal: Bool = true) { content = Mutex(Content(data: data, isFinal: isFinal)) }

  var data: Data { content.withLock { $0.data } }

  func update(_ data: Data, isFinal: Bool) { content.withLock { $0 = Content(data: data, isFinal: isFinal) } }

  /// The stored pixels; nil where the bytes are no whole image.
  var image: CGImage? {
    let (data, known) = content.withLock { ($0.data, $0.decoded) }
    if let known { return known }
    // Decoding may wait for the main actor, which may be asking another source.
    let image = UIImage(data: data)?.cgImage
    content.withLock { if $0.data == data { $0.decoded = .some(image) } }
    return image
  }

  var kind: ImageKind? { ImageKind(data) }

  var status: CGImageSourceStatus {
    let isFinal = content.withLock { $0.isFinal }
    if kind == nil { return isFinal ? .statusUnknownType : .statusReadingHeader }
    if image != nil { return .statusComplete }
    return isFinal ? .statusUnexpectedEOF : .statusIncomplete
  }

  /// 1 to 8, as in EXIF.
  var orientation: Int { EXIFOrientation.number(in: data).flatMap { (1...8).contains($0) ? $0 : nil } ?? 1 }
}

extension CGImageSource {
  /// Whether the file has an alpha channel; nil for formats that do not say so in their first bytes.
  fileprivate var hasAlpha: Bool? {
    switch kind {
    case .jpeg: false
    // The colour type of the header (PNG specification, 11.2.2): 4 and 6 have alpha.
    case .png: data.count > 25 ? data[data.startIndex + 25] & 4 != 0 : nil
    default: nil
    }
  }
}

/// A format of image files.
enum ImageKind: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case webP = "org.webmproject.webp"
  case heic = "public.heic"

  /// By the first bytes.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(12))
    func has(_ text: String, at place: Int) -> Bool { bytes.dropFirst(place).starts(with: Array(text.utf8)) }
    if bytes.starts(with: [0x89]), has("PNG", at: 1) {
      self = .png
    } else if bytes.starts(with: [0xff, 0xd8]) {
      self = .jpeg
    } else if has("RIFF", at: 0), has("WEBP", at: 8) {
      self = .webP
    } else if has("ftyphe", at: 4) || has("ftypmif1", at: 4) || has("ftypmsf1", at: 4) {
      self = .heic
    } else {
      return nil
    }
  }
}

// MARK: - Making sources

/// Reads image files from bytes; never nil. `options` are ignored: an image is decoded when it is made.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data) }

/// Reads an image file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// Reads an image file from a provider's bytes; nil if it has none.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
  provider.data.map { CGImageSource($0) }
}

/// A source whose bytes come by `CGImageSourceUpdateData`. Parts of an image show as soon as the format's library accepts them: a JPEG or PNG must
/// be whole.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data(), isFinal: false) }

/// Replaces the bytes by `data`, which holds all that have come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.update(data, isFinal: final) }

/// Replaces the bytes by those of the provider.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  isrc.update(provider.data ?? Data(), isFinal: final)
}

// MARK: - Reading

/// The formats that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageKind.allCases.map(\.rawValue) }

/// The format's identifier, such as "public.png"; nil for no image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.kind?.rawValue }

/// 1; 0 for bytes of no known format.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.kind == nil ? 0 : 1 }

/// 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// The status of the only image; `.statusInvalidData` for another index.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index == 0 ? isrc.status : .statusInvalidData
}

/// The properties of the file: `kCGImagePropertyFileSize`. nil for no image.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.kind == nil ? nil : NSDictionary(dictionary: [kCGImagePropertyFileSize: isrc.data.count])
}

/// Size in pixels, depth, orientation, colour model, and of PNG and JPEG whether there is an alpha channel; nil if the image cannot be decoded.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  var properties: [String: Any] = [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height, kCGImagePropertyDepth: 8,
    kCGImagePropertyOrientation: isrc.orientation, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ]
  if let hasAlpha = isrc.hasAlpha { properties[kCGImagePropertyHasAlpha] = hasAlpha }
  return NSDictionary(dictionary: properties)
}

/// The stored pixels, without the orientation; nil if they cannot be decoded.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  index == 0 ? isrc.image : nil
}

/// The image, made smaller so that no side is longer than `kCGImageSourceThumbnailMaxPixelSize`, and turned by its orientation with
/// `kCGImageSourceCreateThumbnailWithTransform`; nil unless one of the two options to create a thumbnail is true, since no thumbnails of files are
/// read. An image is never enlarged.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  func isOn(_ key: String) -> Bool { (options?[key] as? Bool) ?? (options?[key] as? NSNumber)?.boolValue ?? false }
  guard index == 0, isOn(kCGImageSourceCreateThumbnailFromImageAlways) || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let image = isrc.image
  else { return nil }
  let wanted = number(options?[kCGImageSourceThumbnailMaxPixelSize]) ?? .infinity
  guard wanted >= 1 else { return nil }
  let turn = isOn(kCGImageSourceCreateThumbnailWithTransform) ? UIImage.Orientation(exif: isrc.orientation) : .up
  let whole = UIImage(cgImage: image, scale: 1, orientation: turn)
  let side = min(wanted, Double(max(image.width, image.height)))
  if turn == .up, side == Double(max(image.width, image.height)) { return image }
  return whole.preparingThumbnail(of: CGSize(width: side, height: side))?.cgImage
}

/// A number of an option, of any type.
func number(_ value: Any?) -> Double? {
  switch value {
  case let value as Double: value
  case let value as Int: Double(value)
  case let value as CGFloat: Double(value)
  case let value as Float: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
