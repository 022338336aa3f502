public import Foundation
internal import Synchronization

extension UIImage {
  /// Loads a PNG or JPEG of that name, with or without extension, from the app's resources; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Loads an image from `bundle`, or from `Bundle.main` if nil.
  ///
  /// Of `name.png`, `name@2x.png` and `name@3x.png` the one for the scale of `traitCollection`, or of the screen, is read: the exact one,
  /// else the next larger, else the next smaller. Files are read once and cached in memory.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let wished = traitCollection.map(\.displayScale) ?? 0
    guard
      let path = ImageFile.path(ofName: name, in: bundle ?? .main, scale: wished > 0 ? wished : CurrentGraphics.scale),
      let picture = ImageFile.picture(atPath: path)
    else { return nil }
    self.init(picture)
  }
}

/// Image files among an app's resources.
enum ImageFile {
  private static let read = Mutex<[String: Picture]>([:])

  /// The decoded file; each path is read once.
  static func picture(atPath path: String) -> Picture? {
    if let known = read.withLock({ $0[path] }) { return known }
    guard let picture = UIImage(contentsOfFile: path)?.picture else { return nil }
    read.withLock { $0[path] = picture }
    return picture
  }

  static func path(ofName name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    let whole = URL(fileURLWithPath: name)
    let endings = whole.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [whole.pathExtension]
    let stem = whole.pathExtension.isEmpty ? name : String(name.dropLast(whole.pathExtension.count + 1))
    // Larger images are preferred: shrinking looks better than enlarging.
    let all = [1, 2, 3]
    let scales = all.filter { CGFloat($0) >= scale } + all.filter { CGFloat($0) < scale }.reversed()
    for pixels in scales {
      for ending in endings {
        let suffix = pixels == 1 ? "" : "@\(pixels)x"
        if let path = bundle.path(forResource: stem + suffix, ofType: ending) { return path }
      }
    }
    return nil
  }
}
