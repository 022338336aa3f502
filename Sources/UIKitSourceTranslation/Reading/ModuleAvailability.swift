#if UIKitSource
/// Whether translated code finds a module that it imports.
package enum ModuleAvailability: Sendable {
  /// It is on Linux, in Scrollwork, or another module stands for it.
  case present
  /// It is a framework of Apple's that Linux lacks: the import is dropped.
  case missingFramework
  /// It is none of these: a module of the app or of a package.
  case unknown
}

extension Conditions {
  /// Modules of the toolchain and of Scrollwork that imports keep.
  private static let others: Set<String> = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
    "RegexBuilder", "Synchronization", "Distributed", "Scrollwork", "UnifiedLogging", "UIKitTesting", "SnapshotTesting",
    "InlineSnapshotTesting",
  ]

  /// Whether translated code finds a module.
  package func availability(of module: String) -> ModuleAvailability {
    if modules.contains(module) || AppleModules.replacements[module] != nil || Self.others.contains(module) { return .present }
    return AppleModules.names.contains(module) ? .missingFramework : .unknown
  }
}
#endif
