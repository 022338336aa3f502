#if UIKitSource
/// Settings of the compiler as SwiftPM spells them.
enum SwiftSettings {
  static func expressions(_ settings: TargetSettings) -> [String] {
    var all = [languageMode(settings.debug)] + features(settings.debug)
    if isOnMainActor(settings.debug) { all.append(".defaultIsolation(MainActor.self)") }
    // SwiftPM defines DEBUG for debug builds itself.
    let debug = conditions(settings.debug).filter { $0 != "DEBUG" }
    let release = conditions(settings.release)
    all += debug.filter(release.contains).map { ".define(\(SwiftText.literal($0)))" }
    all += debug.filter { !release.contains($0) }.map { ".define(\(SwiftText.literal($0)), .when(configuration: .debug))" }
    all += release.filter { !debug.contains($0) }.map { ".define(\(SwiftText.literal($0)), .when(configuration: .release))" }
    return all
  }

  /// Whether the manifest needs a tool of version 6.2.
  static func needsNewerTools(_ expressions: [String]) -> Bool { expressions.contains { $0.hasPrefix(".defaultIsolation") } }

  /// Modes before 5 are gone from the compilers of today, which take the same sources in mode 5.
  private static func languageMode(_ settings: BuildSettings) -> String {
    settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? ".swiftLanguageMode(.v6)" : ".swiftLanguageMode(.v5)"
  }

  private static func isOnMainActor(_ settings: BuildSettings) -> Bool {
    settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
  }

  /// Features that decide what the sources mean. Stricter checks alone are left out.
  private static func features(_ settings: BuildSettings) -> [String] {
    var names: [String] = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      names = [
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "InferSendableFromCaptures",
        "GlobalActorIsolatedTypesUsability",
      ]
    }
    let settingsOfFeatures = [
      "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
      "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
      "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
      "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
      "SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals",
      "SWIFT_ENABLE_BARE_SLASH_REGEX": "BareSlashRegexLiterals",
    ]
    for (setting, name) in settingsOfFeatures.sorted(by: { $0.key < $1.key })
    where settings.isOn(setting) && !names.contains(name) {
      names.append(name)
    }
    // Those of Swift 6 are on in its mode, and the compiler warns of a second time.
    let inSwift6: Set<String> = ["InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability", "BareSlashRegexLiterals"]
    let isSwift6 = settings["SWIFT_VERSION"]?.hasPrefix("6") == true
    return names.filter { !isSwift6 || !inSwift6.contains($0) }.map { ".enableUpcomingFeature(\(SwiftText.literal($0)))" }
  }

  /// Names for `#if`, of `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and of `-D NAME` in the other flags.
  private static func conditions(_ settings: BuildSettings) -> [String] {
    var names = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    for (place, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      names.append(flag == "-D" ? place + 1 < flags.count ? flags[place + 1] : "" : String(flag.dropFirst(2)))
    }
    var seen: Set<String> = []
    return names.filter { !$0.isEmpty && SwiftName.identifier($0) == $0 && seen.insert($0).inserted }
  }
}
#endif
