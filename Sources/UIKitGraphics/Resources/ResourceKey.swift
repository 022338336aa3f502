internal import Foundation

/// What decides which resource a name means: equal keys name the same resource.
struct ResourceKey: Hashable {
  private let name: String
  /// nil: the app's resources.
  private let bundle: String?
  private let app: String?
  private let language: String?
  /// Those of a test.
  private let others: [String: String]

  init(_ name: String, in bundle: Bundle?, _ surroundings: CurrentGraphics.Surroundings) {
    (self.name, self.bundle) = (name, bundle?.bundlePath)
    (app, language, others) = (surroundings.app, surroundings.language, ResourceBundles.others)
  }
}
