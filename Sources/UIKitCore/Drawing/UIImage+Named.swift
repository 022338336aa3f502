public import Foundation
internal import Synchronization

extension UIImage {
  /// A PNG or JPEG of that name among the app's resources, with or without its ending.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Searches `bundle`, or `Bundle.main` for nil. Of `name.png`, `name@2x.png` and `name@3x.png` the one nearest to the scale
  /// of `traitCollection`, or of the screen, is read, and kept for the next time.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let wished = traitCollection.map(\.displayScale) ?? 0
    guard
      let path = ImageFile.path(ofName: name, in: bundle ?? .main, scale: wished > 0 ? wished : CurrentHost.scale),
      let picture = ImageFile.picture(atPath: path)
    else { return nil }
    self.init(picture)
  }
}

/// Image files among an app's resources.
enum ImageFile {
  private static let read = Mutex<[String: Picture]>([:])

  /// Decoded once for each path.
  static func picture(atPath path: String) -> Picture? {
    if let known = read.withLock({ $0[path] }) { return known }
    guard let picture = UIImage(contentsOfFile: path)?.picture else { return nil }
    read.withLock { $0[path] = picture }
    return picture
  }

  static func scale(ofPath path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  static func path(ofName name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    let whole = URL(fileURLWithPath: name)
    let endings = whole.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [whole.pathExtension]
    let stem = whole.pathExtension.isEmpty ? name : String(name.dropLast(whole.pathExtension.count + 1))
    // Larger pictures made smaller look better than smaller ones made larger.
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
