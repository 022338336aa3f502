public import Foundation

/// An image that image views play: it shows the first one of its pictures elsewhere.
final class AnimatedImage: UIImage, @unchecked Sendable {
  let pictures: [UIImage]
  let seconds: TimeInterval

  init(_ pictures: [UIImage], _ seconds: TimeInterval) {
    (self.pictures, self.seconds) = (pictures, seconds)
    super.init(pictures[0].picture)
  }

  /// A single picture. Without it Swift 6.3 warns of an initializer of its own making.
  override init(_ picture: Picture) {
    (pictures, seconds) = ([UIImage(picture)], 0)
    super.init(picture)
  }

  required init?(coder: NSCoder) { nil }

  private func map(_ change: (UIImage) -> UIImage) -> UIImage { AnimatedImage(pictures.map(change), seconds) }

  override func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { map { $0.withRenderingMode(renderingMode) } }

  override func withTintColor(_ color: UIColor) -> UIImage { map { $0.withTintColor(color) } }

  override func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    map { $0.withTintColor(color, renderingMode: renderingMode) }
  }

  override func withHorizontallyFlippedOrientation() -> UIImage { map { $0.withHorizontallyFlippedOrientation() } }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AnimatedImage else { return false }
    return self === other || (pictures == other.pictures && seconds == other.seconds)
  }
}

extension UIImage {
  /// An image that image views play without end as long as it is their `image`; elsewhere it shows the first of `images`.
  ///
  /// - Parameters:
  ///   - images: Those that are animated themselves count as their first picture. nil is returned for no images.
  ///   - duration: Seconds in which all of them are shown once; 0, a negative number or one that is not finite stands for 1/30 second for
  ///     each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard !images.isEmpty else { return nil }
    let still = images.map { $0.images?[0] ?? $0 }
    return AnimatedImage(still, seconds(ofAnimation: duration, count: still.count))
  }

  /// The duration that counts: 1/30 second for each image in place of one that is not positive, and at least a microsecond for each.
  package static func seconds(ofAnimation duration: TimeInterval, count: Int) -> TimeInterval {
    duration.isFinite && duration > 0 ? max(duration, Double(count) * 1e-6) : Double(count) / 30
  }

  /// An animated image of the files `name0`, `name1` and so on among the app's resources, up to the first number without a file and at most
  /// 1024 (files are found as by `init(named:)`); nil if there is no `name0`.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: numbered(name), duration: duration)
  }

  /// The same of images that are resizable by tiling.
  public class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
    animatedImage(with: numbered(name).map { $0.resizableImage(withCapInsets: capInsets) }, duration: duration)
  }

  /// The same of images that are resizable.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImage(
      with: numbered(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
  }

  private class func numbered(_ name: String) -> [UIImage] {
    var images: [UIImage] = []
    // The first number without an image is the end, not a wrong name.
    while images.count < 1024, let image = NamedImages.image("\(name)\(images.count)", in: nil, for: nil, warns: images.isEmpty) {
      images.append(image)
    }
    return images
  }

  /// The pictures of an animated image; nil for one that is not animated.
  public var images: [UIImage]? { (self as? AnimatedImage)?.pictures }

  /// Seconds in which an animated image is shown once; 0 for one that is not animated.
  public var duration: TimeInterval { (self as? AnimatedImage)?.seconds ?? 0 }
}
