// swift-tools-version: 6.1
import PackageDescription

// On Linux the tests run on Scrollwork's stages; on Apple's platforms UIKit is Apple's, and snapshots are Point-Free's.
#if os(Linux)
  let dependencies: [Package.Dependency] = [.package(name: "Scrollwork", path: "../..", traits: [])]
  let app: [Target.Dependency] = [.product(name: "UIKit", package: "Scrollwork")]
  let tests: [Target.Dependency] = [
    .product(name: "UIKitTesting", package: "Scrollwork"), .product(name: "SnapshotTesting", package: "Scrollwork"),
  ]
#else
  let dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")
  ]
  let app: [Target.Dependency] = []
  let tests: [Target.Dependency] = [.product(name: "SnapshotTesting", package: "swift-snapshot-testing")]
#endif

let package = Package(
  name: "TeamTests", platforms: [.iOS(.v17)], products: [.library(name: "TeamApp", targets: ["TeamApp"])],
  dependencies: dependencies,
  targets: [
    .target(name: "TeamApp", dependencies: app),
    .testTarget(name: "TeamAppTests", dependencies: ["TeamApp"] + app + tests, exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5])
