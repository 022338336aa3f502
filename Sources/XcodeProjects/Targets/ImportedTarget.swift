#if UIKitSource
/// A target of an Xcode project, or of a local package of it, as a target of SwiftPM.
package struct ImportedTarget: Sendable {
  /// What Xcode calls it.
  package let name: String
  /// The name of its module, and of the target of SwiftPM.
  package let module: String
  package let kind: TargetKind
  /// Absolute paths of its Swift files, sorted.
  package var sources: [String] = []
  /// Absolute paths of files and folders, sorted.
  package var resources: [String] = []
  /// Absolute paths of what has no use on Linux, by the name of its kind.
  package var foreign: [String: [String]] = [:]
  /// Files that the project names and the disk lacks.
  package var missing: [String] = []
  /// Files of settings that the project names and the disk lacks.
  package var missingSettings: [String] = []
  /// The names of its scripts.
  package var scripts: [String] = []
  /// The targets that it depends on, by their names in Xcode.
  package var dependencies: [String] = []
  package var products: [PackageProduct] = []
  /// Expressions of `SwiftSetting`.
  package var swiftSettings: [String] = []
  /// The text of `Info.plist`; nil if there is none.
  package var infoPlist: String?
  /// What else must be known of the target.
  package var problems: [String] = []

  package init(name: String, module: String, kind: TargetKind) { (self.name, self.module, self.kind) = (name, module, kind) }
}

/// A target that does not come over.
package struct LeftOutTarget: Sendable {
  package let name: String
  /// Its kind, or why it does not come.
  package let reason: String
  /// The name of its module.
  package let module: String
  /// Absolute paths of its Swift files.
  package let sources: [String]
}
#endif
