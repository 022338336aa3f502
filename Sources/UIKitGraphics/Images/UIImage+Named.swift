internal import Diagnostics
public import Foundation
internal import Synchronization

/// Where the plugin UIKitSource declares the names of the images in an app's catalogues, and what makes the same object of the same name: an
/// initializer of a class always makes a new one.
public protocol ImageResourceNames: UIImage {}

/// How images are found by name.
public protocol NamedImage {}

extension UIImage: ImageResourceNames, NamedImage, _ExpressibleByImageLiteral {}

extension NamedImage {
  /// The image of that name in the app's asset catalogues or among its files; nil, with a warning, if there is none.
  ///
  /// A name is one of an image set (`star`, `Icons/star`) or of a file with or without extension: of `star.png`, `star@2x.png` and `star@3x.png` the
  /// one for the scale of the screen is read, the exact one, else the next larger, else the next smaller. The same object is returned until the
  /// traits change; a view shows the variant of an image set for its own traits. Of a subclass there is no image: nil.
  public init?(named name: String) { self.init(found: NamedImages.image(name, in: nil, for: nil)) }

  /// The image of that name in `bundle`, or in the app's resources if nil, for the traits.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(found: NamedImages.image(name, in: bundle, for: traitCollection))
  }

  /// The image of that name in `bundle`, or in the app's resources if nil; of a symbol set in that configuration.
  public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    let image = NamedImages.image(name, in: bundle, for: configuration?.traitCollection)
    let symbol = (configuration as? UIImage.SymbolConfiguration).flatMap { image?.applyingSymbolConfiguration($0) }
    self.init(found: symbol ?? image)
  }

  /// The image of a name that the plugin UIKitSource has found in a catalogue; empty, with a warning, if it is not there any more.
  public init(resource: ImageResource) {
    self.init(found: NamedImages.image(resource.name, in: resource.bundle, for: nil) ?? UIImage())!
  }

  /// What the compiler calls for `#imageLiteral(resourceName: "star")`; an empty image, with a warning, if there is none of that name.
  public init(imageLiteralResourceName name: String) {
    self.init(found: NamedImages.image(name, in: nil, for: nil) ?? UIImage())!
  }

  private init?(found: UIImage?) {
    // In two steps: optimized by Swift 6.3, a cast of nil to `Self` reads from address 0.
    guard let found, let image = found as? Self else { return nil }
    self = image
  }
}

/// The type of an image literal without a type of its own: `let star = #imageLiteral(resourceName: "star")`.
public typealias _ImageLiteralType = UIImage

/// The name of an image in an asset catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let path: String

  /// An image of the catalogues in `bundle`.
  public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }

  var bundle: Bundle? { Bundle(path: path) }
}

/// Images by name, each made once for the same traits.
enum NamedImages {
  private struct Key: Hashable {
    let resource: ResourceKey
    let traits: AssetTraits
  }

  private static let known = Mutex<[Key: UIImage]>([:])

  /// Allocates nothing for an image that is known.
  ///
  /// - Parameters:
  ///   - traits: nil for `UITraitCollection.current`.
  ///   - warns: Whether a name that is missing is reported.
  static func image(_ name: String, in bundle: Bundle?, for traits: UITraitCollection?, warns: Bool = true) -> UIImage? {
    let surroundings = CurrentGraphics.surroundings
    let traits = traits ?? ThreadDrawing.current.traits ?? surroundings.traits ?? .current
    let key = Key(resource: ResourceKey(name, in: bundle, surroundings), traits: AssetTraits(traits, scale: surroundings.scale))
    if let image = known.withLock({ $0[key] }) { return image }
    guard let picture = picture(name, in: bundle, for: key.traits) else {
      if !warns { return nil }
      let sets = ResourceBundles.catalogs(for: bundle).flatMap { $0.names(.image) + $0.names(.symbol) }
      CurrentGraphics.warnOnce(
        "UIImage(named: \"\(name)\"): no asset catalogue and no file has that name\(NearNames.question(name, among: sets))")
      return nil
    }
    let image = UIImage(picture)
    known.withLock { $0[key] = image }
    return image
  }

  private static func picture(_ name: String, in bundle: Bundle?, for traits: AssetTraits) -> Picture? {
    for catalog in ResourceBundles.catalogs(for: bundle) {
      for kind in [AssetCatalog.Kind.image, .icon] {
        let variants = catalog.variants(kind, name)
        if !variants.isEmpty, let picture = ImageVariants(catalog, variants).picture(for: traits) { return picture }
      }
      if let variant = catalog.variants(.symbol, name).first, let symbol = symbol(name, variant, in: catalog) {
        return Picture(.symbol(symbol), scale: traits.scale)
      }
    }
    if let file = ImageFile.picture(name, in: bundle, for: traits) { return file }
    // Code from before catalogues names files: `star.png` is the set `star`.
    let whole = URL(fileURLWithPath: name)
    guard ImageFile.endings.contains(whole.pathExtension.lowercased()) else { return nil }
    return picture(String(name.dropLast(whole.pathExtension.count + 1)), in: bundle, for: traits)
  }

  private static func symbol(_ name: String, _ variant: AssetCatalog.Variant, in catalog: AssetCatalog) -> Symbol? {
    let box = variant["box"]?.split(separator: ",").compactMap { Double($0) } ?? []
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
    return Symbol(
      set: name, pathData: String(decoding: catalog.data(of: variant), as: UTF8.self),
      box: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]))
  }
}

/// Image files among an app's resources.
private enum ImageFile {
  static let endings = ["png", "jpg", "jpeg", "heic", "pdf", "svg"]

  static func picture(_ name: String, in bundle: Bundle?, for traits: AssetTraits) -> Picture? {
    let whole = URL(fileURLWithPath: name)
    let isNamed = endings.contains(whole.pathExtension.lowercased())
    let endings = isNamed ? [whole.pathExtension] : endings
    let stem = isNamed ? String(name.dropLast(whole.pathExtension.count + 1)) : name
    // Larger images are preferred: shrinking looks better than enlarging.
    let all = [1, 2, 3]
    let scales = all.filter { CGFloat($0) >= traits.scale } + all.filter { CGFloat($0) < traits.scale }.reversed()
    let device = traits.idiom == .pad ? "~ipad" : "~iphone"
    for pixels in scales {
      for ending in endings {
        for suffix in [device, ""] {
          let file = stem + (pixels == 1 ? "" : "@\(pixels)x") + suffix
          guard let url = ResourceBundles.url(forResource: file, withExtension: ending, in: bundle) else { continue }
          return picture(url, scale: CGFloat(pixels), for: traits)
        }
      }
    }
    return nil
  }

  private static func picture(_ url: URL, scale: CGFloat, for traits: AssetTraits) -> Picture? {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    if ["pdf", "svg"].contains(url.pathExtension.lowercased()) {
      guard let drawing = CurrentGraphics.openVector(data) else { return nil }
      return Picture(.vector(VectorImage(drawing)), scale: traits.scale)
    }
    guard let image = CurrentGraphics.decode(data) else { return nil }
    return Picture(.bitmap(image), scale: scale, orientation: EXIFOrientation.read(data))
  }
}
