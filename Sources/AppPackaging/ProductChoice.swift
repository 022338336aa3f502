internal import Diagnostics

/// Which product of a package is the app.
package enum ProductChoice {
  /// The product called `wish`, else the only one.
  ///
  /// - Parameter products: The package's executable products.
  package static func product(_ wish: String?, of products: [String], package: String) throws(PackagingError) -> String {
    if let wish {
      guard products.contains(wish) else {
        throw PackagingError(
          "--product \(wish): the package \(package) has no executable product of that name"
            + NearNames.question(wish, among: products) + remedy(products))
      }
      return wish
    }
    guard let only = products.first else {
      throw PackagingError(
        "the package \(package) has no executable product: add an executable target to its Package.swift, or run the command in the folder "
          + "of the app's package")
    }
    guard products.count == 1 else {
      throw PackagingError(
        "the package \(package) has \(products.count) executable products: name the app's by --product" + remedy(products))
    }
    return only
  }

  private static func remedy(_ products: [String]) -> String {
    products.isEmpty ? "" : " (it has \(products.sorted().joined(separator: ", ")))"
  }
}
