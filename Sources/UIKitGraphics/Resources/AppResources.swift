/// Whose resources and languages the app on a display has.
@MainActor package final class AppResources {
  /// The module of the launched app's delegate; nil before the launch.
  package private(set) var module: String?
  /// The keys of the app's `Info.plist`; empty without one.
  package private(set) var info: [String: Any] = [:]
  /// Whether the app's texts are read from right to left: those of the language that is shown.
  package private(set) var isRightToLeft = false
  /// The style that the app always has; `.unspecified` if it follows the person's setting.
  package var style = UIUserInterfaceStyle.unspecified
  /// The languages that the person reads, the preferred one first; nil for those of the program's arguments and environment.
  package var languages: [String]?

  /// What tells the resources of one app from those of another.
  var identity: (module: String?, language: String?) { (module, languages?.first) }

  package nonisolated init() {}

  /// Adopts what the launched app is.
  ///
  /// - Parameter arguments: Of the program; `-AppleLanguages` among them sets the languages.
  package func adopt(module: String, arguments: [String]) {
    self.module = module
    if let place = arguments.lastIndex(of: "-AppleLanguages"), place + 1 < arguments.count {
      languages = Languages.list(arguments[place + 1])
    }
    info = ResourceBundles.compiled(module: module).map(ResourceBundles.infoPlist) ?? [:]
    isRightToLeft = ResourceBundles.appLanguage.map(Languages.isRightToLeft) ?? false
  }
}
