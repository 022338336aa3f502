/// Whose resources and languages the app on a display has.
@MainActor package final class AppResources {
  /// The module of the launched app's delegate; nil before the launch.
  package var module: String?
  /// The languages that the person reads, the preferred one first; nil for those of the program's arguments and environment.
  package var languages: [String]?

  /// What tells the resources of one app from those of another.
  var identity: (module: String?, language: String?) { (module, languages?.first) }

  package nonisolated init() {}
}
