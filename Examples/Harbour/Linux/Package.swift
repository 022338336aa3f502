// swift-tools-version: 6.1
// From Harbour.xcodeproj, by `swift package uikit-source import`.
import PackageDescription

let uiKit: [Target.Dependency] = [
  .product(name: "UIKit", package: "Scrollwork"), .product(name: "Selectors", package: "Scrollwork"),
]
let sources: [Target.PluginUsage] = [.plugin(name: "UIKitSource", package: "Scrollwork")]

let package = Package(
  name: "Harbour",
  dependencies: [
    .package(name: "Scrollwork", path: "../../..", traits: [.defaults, "UIKitSource"]),
  ],
  targets: [
    .executableTarget(
      name: "Harbour",
      dependencies: uiKit,
      exclude: ["UIKitSource.json", "Info.plist"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: sources),
    .testTarget(
      name: "HarbourTests",
      dependencies: uiKit + ["Harbour"],
      exclude: ["UIKitSource.json"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: sources),
  ]
)
