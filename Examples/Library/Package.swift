// swift-tools-version: 6.1
import PackageDescription

let uiKit: Target.Dependency = .product(name: "UIKit", package: "Scrollwork")
let uiKitTesting: Target.Dependency = .product(name: "UIKitTesting", package: "Scrollwork")

let package = Package(
  name: "Library",
  dependencies: [
    .package(name: "Scrollwork", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "BookStore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "LibraryScreens", dependencies: ["BookStore", uiKit]),
    .executableTarget(name: "Library", dependencies: ["LibraryScreens", uiKit]),
    .executableTarget(name: "write-library", dependencies: ["BookStore"], path: "Sources/WriteLibrary"),
    .executableTarget(
      name: "library-figures", dependencies: ["LibraryScreens", uiKit, uiKitTesting], path: "Sources/LibraryFigures"),
    .testTarget(
      name: "LibraryTests", dependencies: ["BookStore", "LibraryScreens", "write-library", uiKit, uiKitTesting]),
  ])
