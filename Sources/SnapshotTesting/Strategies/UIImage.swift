internal import CairoCanvas
internal import CoreGraphics
public import Foundation
internal import UIKitCore
public import UIKitGraphics

/// In place of a reference that cannot be read.
private let unreadable = CGImage(width: 1, height: 1, pixels: [0])

extension Diffing where Value == UIImage {
  /// Pictures as PNG files that must be equal to the byte of each pixel.
  public static var image: Diffing { .image() }

  /// Pictures as PNG files.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must be equal; 1 by default.
  ///   - perceptualPrecision: How equal a pixel must be: 1, the default, for the same bytes, 0.98 for what the eye cannot tell apart.
  ///   - scale: Pixels per point of the pictures read from files; nil or 0 for 1.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    let scale = scale.map { $0 > 0 ? $0 : 1 } ?? 1
    var diffing = Diffing(
      toData: { image in
        image.upright.flatMap { pixels in ImageCodec.encodePNG(pixels).map { PictureSeal.seal($0, of: pixels) } } ?? Data()
      },
      fromData: { data in
        return UIImage(cgImage: ImageCodec.decode(data) ?? unreadable, scale: scale, orientation: .up)
      },
      diff: { old, new in
        if old.cgImage === unreadable { return ("the reference cannot be read as a picture", []) }
        guard let (message, picture) = difference(old.upright, new.upright, precision, perceptualPrecision) else { return nil }
        guard let data = picture.flatMap(ImageCodec.encodePNG) else { return (message, []) }
        return (message, [XCTAttachment(data: data, uniformTypeIdentifier: "public.png")])
      })
    diffing.isHeld = { image, file in image.upright.map { PictureSeal.isHeld($0, by: file) } ?? false }
    return diffing
  }

  private static func difference(
    _ old: CGImage?, _ new: CGImage?, _ precision: Float, _ perceptualPrecision: Float
  ) -> (String, CGImage?)? {
    guard let new else { return ("the snapshot has no pixels", nil) }
    guard let old else { return ("the reference has no pixels", nil) }
    guard ImageDifference.haveOneSize(old, new) else {
      return ("it is \(new.width) x \(new.height) pixels large, the reference \(old.width) x \(old.height)", nil)
    }
    let difference = ImageDifference(old, new, perceptualPrecision: perceptualPrecision)
    if difference.count == 0 || difference.precision >= precision && precision < 1 { return nil }
    var message = "\(difference.count) of \(old.width * old.height) pixels differ"
    if precision < 1 { message += ", a precision of \(difference.precision) where \(precision) is required" }
    if perceptualPrecision < 1 {
      message += "; the worst pixel has a perceptual precision of \(1 - difference.largest / 100), "
      message += "where \(perceptualPrecision) is required"
    }
    return (message, difference.picture)
  }
}

extension UIImage {
  /// The pixels with the orientation applied.
  var upright: CGImage? { picture.upright }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The picture itself.
  public static var image: Snapshotting { .image() }

  /// The picture itself, compared as `Diffing.image(precision:perceptualPrecision:scale:)` does.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting {
    SimplySnapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
