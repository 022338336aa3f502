// swift-tools-version: 6.1
import PackageDescription

// The app on Linux. On iOS ./make-project writes a project of Xcode, whose app depends on the product Scrollwork alone: UIKit is Apple's there.
let package = Package(
  name: "Containers",
  dependencies: [.package(name: "Scrollwork", path: "../..")],
  targets: [
    .executableTarget(
      name: "Containers",
      dependencies: [.product(name: "Scrollwork", package: "Scrollwork"), .product(name: "UIKit", package: "Scrollwork")],
      path: "iOS/Containers"),
    .testTarget(name: "ContainersTests", dependencies: ["Containers", .product(name: "UIKitTesting", package: "Scrollwork")]),
  ],
  swiftLanguageModes: [.v5])
