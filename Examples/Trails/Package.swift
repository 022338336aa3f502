// swift-tools-version: 6.1
import PackageDescription

let scrollwork: Package.Dependency = .package(name: "Scrollwork", path: "../..", traits: [.defaults, "UIKitSource"])
let uiKit: Target.Dependency = .product(name: "UIKit", package: "Scrollwork")
let sources: Target.PluginUsage = .plugin(name: "UIKitSource", package: "Scrollwork")

let package = Package(
  name: "Trails", dependencies: [scrollwork],
  targets: [
    .executableTarget(name: "Trails", dependencies: [uiKit], exclude: ["UIKitSource.json"], plugins: [sources]),
    .testTarget(name: "TrailsTests", dependencies: ["Trails", uiKit], exclude: ["UIKitSource.json"], plugins: [sources]),
  ],
  swiftLanguageModes: [.v5])
