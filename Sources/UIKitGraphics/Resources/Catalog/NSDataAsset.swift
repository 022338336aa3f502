internal import Diagnostics
public import Foundation

/// A typealias of Apple's.
public typealias NSDataAssetName = String

/// The file of a data set in an asset catalogue.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The set's name.
  public let name: NSDataAssetName
  /// The file's bytes.
  public let data: Data
  /// The uniform type that the catalogue names; `public.data` if it names none.
  public let typeIdentifier: String

  /// The set of that name in the app's catalogues; nil, with a warning, if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: nil) }

  /// The set of that name in the catalogues of `bundle`; nil: the app's.
  public convenience init?(name: NSDataAssetName, bundle: Bundle?) {
    let catalogs = ResourceBundles.catalogs(for: bundle)
    for catalog in catalogs {
      let variants = catalog.variants(.data, name)
      guard let best = AssetTraits(.current).best(of: variants) else { continue }
      self.init(name, catalog.data(of: variants[best]), variants[best]["type"].map(String.init) ?? "public.data")
      return
    }
    let near = NearNames.question(name, among: catalogs.flatMap { $0.names(.data) })
    CurrentGraphics.warnOnce("NSDataAsset(name: \"\(name)\"): no asset catalogue has such a data set\(near)")
    return nil
  }

  private init(_ name: String, _ data: Data, _ typeIdentifier: String) {
    (self.name, self.data, self.typeIdentifier) = (name, data, typeIdentifier)
  }
}
