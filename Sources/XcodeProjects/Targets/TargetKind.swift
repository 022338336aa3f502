#if UIKitSource
/// What a target of Xcode becomes.
package enum TargetKind: Hashable, Sendable {
  /// An executable target.
  case app
  /// A library target: a framework or a static library.
  case library
  /// A test target.
  case unitTests
  /// None: what the target is.
  case none(String)

  /// What reports call it.
  package var name: String {
    switch self {
    case .app: "app"
    case .library: "library"
    case .unitTests: "tests"
    case .none(let name): name
    }
  }

  init(_ target: ProjectObject, _ settings: BuildSettings) {
    guard target.kind == "PBXNativeTarget" else {
      self = .none(target.kind == "PBXAggregateTarget" ? "aggregate of other targets" : "target of another build system")
      return
    }
    let type =
      target.text("productType")?.split(separator: ".").drop { $0 != "product-type" }.dropFirst().joined(separator: ".") ?? ""
    if let platform = Self.otherPlatform(settings), Self.left[type] == nil {
      self = .none("target for \(platform)")
      return
    }
    switch type {
    case "application": self = .app
    case "framework", "framework.static", "library.static", "library.dynamic": self = .library
    case "bundle.unit-test": self = .unitTests
    default: self = .none(Self.left[type] ?? (type.contains("extension") ? "app extension" : "target of type \(type)"))
    }
  }

  private static let left = [
    "app-extension": "app extension", "app-extension.messages": "iMessage extension", "extensionkit-extension": "app extension",
    "app-extension.messages-sticker-pack": "sticker pack", "application.messages": "iMessage app",
    "watchkit-extension": "watch extension",
    "watchkit2-extension": "watch extension", "application.watchapp": "watch app", "application.watchapp2": "watch app",
    "application.watchapp2-container": "watch app", "application.on-demand-install-capable": "app clip", "bundle": "bundle",
    "tv-app-extension": "app extension", "tool": "command line tool", "bundle.ui-testing": "UI tests",
    "xpc-service": "XPC service",
  ]

  /// The platform of a target that is not for iPhones.
  private static func otherPlatform(_ settings: BuildSettings) -> String? {
    let names = ["macosx": "macOS", "watchos": "watchOS", "watchsimulator": "watchOS", "appletvos": "tvOS", "xros": "visionOS"]
    let supported = settings.words("SUPPORTED_PLATFORMS")
    guard !supported.contains("iphonesimulator"), !supported.contains("iphoneos") else { return nil }
    if let first = supported.compactMap({ names[$0] }).first { return first }
    return settings["SDKROOT"].flatMap { root in names.first { root.hasPrefix($0.key) }?.value }
  }
}
#endif
