// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Apple ships UIKit, QuartzCore and CoreGraphics: there only the pure cores and the container family are built, for an iOS destination.
// SCROLLWORK_CORE_ONLY=1 leaves out every target that needs SDL, Cairo, Pango or WebP, so that the core builds on a bare machine.
#if os(Linux)
  let ownsUIKit = true
#else
  let ownsUIKit = false
#endif
// SCROLLWORK_DOCS=1 adds the plugin behind scripts/docs, which no user of the package needs.
// The Swift Package Index builds on machines without SDL: there the core alone, too.
let environment = ProcessInfo.processInfo.environment
let coreOnly =
  environment["SCROLLWORK_CORE_ONLY"] == "1"
  || (environment["SPI_BUILD"] == "1" && !FileManager.default.fileExists(atPath: "/usr/include/SDL2/SDL.h"))

// SCROLLWORK_OPTIMIZED=1 optimizes everything but the tests themselves, in debug builds too: ./test needs a third of the time that way.
let isOptimized = environment["SCROLLWORK_OPTIMIZED"] == "1"

let testSettings: [SwiftSetting] =
  [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  + (isOptimized ? [.define("SCROLLWORK_OPTIMIZED")] : [])
let settings = testSettings + (isOptimized ? [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])] : [])

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: path, exclude: exclude, resources: resources,
    swiftSettings: testSettings)
}

var products: [Product] = [
  .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
  .library(name: "ListModel", targets: ["ListModel"]),
]
var dependencies: [Package.Dependency] = ownsUIKit ? [.package(url: "https://github.com/apple/swift-log", from: "1.5.0")] : []
var targets: [Target] = [
  library("Diagnostics"),
  library("ScrollPhysics", ["Diagnostics"]),
  library("ListModel", ["Diagnostics"]),
  library("ConstraintSolver", ["Diagnostics"]),
  .target(
    name: "TestSupport", dependencies: ownsUIKit ? ["ListModel", "TestScope"] : ["ListModel"], path: "Tests/TestSupport",
    swiftSettings: settings),
  tests("ScrollPhysicsTests", ["ScrollPhysics"]),
  tests("ListModelTests", ["ListModel"]),
  tests("ConstraintSolverTests", ["ConstraintSolver"]),
]

if ownsUIKit {
  products += [.library(name: "Selectors", targets: ["Selectors"])]
  targets += [
    // Translated code imports OpenCombine in place of Combine. The dependency stands here because every translated target has it.
    library(
      "Selectors",
      coreOnly ? [] : [.product(name: "OpenCombineShim", package: "OpenCombine", condition: .when(traits: ["UIKitSource"]))]),
    .testTarget(name: "SelectorsTests", dependencies: ["Selectors"], swiftSettings: settings),
    library("CoreGraphics", ["Diagnostics"]),
    library("QuartzCore", ["CoreGraphics", "Diagnostics", "Selectors", "WarningLog"]),
    library("UnifiedLogging", [.product(name: "Logging", package: "swift-log")]),
    tests("UnifiedLoggingTests", ["UnifiedLogging"]),
    library("WarningLog", [.product(name: "Logging", package: "swift-log")]),
    // The toolchain's ICU has the plural rules of languages; nothing links it by itself.
    .target(
      name: "UIKitGraphics",
      dependencies: ["CoreGraphics", "QuartzCore", "Selectors", "UniformTypeIdentifiers", "Diagnostics", "WarningLog"],
      swiftSettings: settings, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    library("ImageIO", ["UIKitGraphics", "CoreGraphics"]),
    tests("ImageIOTests", ["ImageIO", "UIKitTesting", "UIKit", "_Testing_UIKit", "TestScope"]),
    library("DesktopServices"),
    library(
      "UserNotifications",
      ["UIKitAccessibility", "UIKitCore", "UIKitGraphics", "QuartzCore", "CoreGraphics", "DesktopServices", "Diagnostics"]),
    library(
      "SafariServices", ["UIKitControllers", "UIKitControls", "UIKitCore", "UIKitGraphics", "CoreGraphics", "Diagnostics"]),
    library("MessageUI", ["UIKitControllers", "UIKitCore", "UIKitGraphics", "CoreGraphics", "DesktopServices"]),
    library("Security", ["CoreGraphics", "WarningLog"]),
    library("UniformTypeIdentifiers"),
    tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers"]),
    library("NibFormat"),
    library("InterfaceCompiler", ["NibFormat"]),
    library("Accessibility"),
    library(
      "UIKitCore",
      [
        "ScrollPhysics", "ConstraintSolver", "Selectors", "UIKitGraphics", "CoreGraphics", "QuartzCore", "NibFormat",
        "Diagnostics", "WarningLog",
      ]),
    library("UIKitAnimation", ["UIKitCore", "UIKitGraphics", "QuartzCore", "CoreGraphics", "Diagnostics"]),
    tests(
      "UIKitAnimationTests",
      ["UIKitAnimation", "UIKitCore", "UIKitGraphics", "QuartzCore", "ManualHost", "UIKitTestSupport", "_Testing_CoreGraphics"]),
    library(
      "UIKitControls",
      [
        "UIKitAccessibility", "UIKitGraphics", "UIKitCore", "QuartzCore", "CoreGraphics", "Selectors", "NibFormat", "Diagnostics",
      ]),
    library(
      "UIKitApp", ["UIKitControls", "UIKitCore", "UIKitGraphics", "CoreGraphics", "UniformTypeIdentifiers", "WarningLog"]),
    library("UIKitAccessibility", ["UIKitCore", "UIKitGraphics", "Accessibility", "CoreGraphics", "Selectors"]),
    library(
      "UIKitLists",
      [
        "UIKitCore", "UIKitGraphics", "ScrollPhysics", "ListModel", "CoreGraphics", "QuartzCore", "Diagnostics", "WarningLog",
      ]),
    library(
      "UIKitTables",
      [
        "UIKitLists", "UIKitControls", "UIKitAccessibility", "UIKitCore", "UIKitGraphics", "ScrollPhysics", "ListModel",
        "CoreGraphics", "QuartzCore", "NibFormat", "Diagnostics", "Selectors",
      ]),
    library(
      "UIKitCollections",
      [
        "UIKitLists", "UIKitControls", "UIKitAccessibility", "UIKitCore", "UIKitGraphics", "ScrollPhysics", "ListModel",
        "CoreGraphics", "QuartzCore", "NibFormat", "Diagnostics",
      ]),
    library(
      "UIKitText",
      ["UIKitCore", "UIKitControls", "UIKitGraphics", "CoreGraphics", "QuartzCore", "Selectors", "NibFormat", "Diagnostics"]),
    library(
      "UIKitKeyboard",
      ["UIKitText", "UIKitCore", "UIKitGraphics", "CoreGraphics"]),
    tests(
      "UIKitTextTests",
      [
        "UIKitText", "UIKitLists", "UIKitTables", "UIKitCollections", "Selectors", "UIKitCore", "UIKitGraphics", "ManualHost",
        "UIKitTestSupport",
      ]),
    library(
      "UIKitControllers",
      [
        "UIKitLists", "UIKitTables", "UIKitCollections", "UIKitText", "UIKitCore", "UIKitAnimation", "UIKitControls",
        "UIKitGraphics",
        "CoreGraphics", "QuartzCore", "Selectors", "NibFormat", "Diagnostics",
      ]),
    library(
      "UIKitDocuments",
      [
        "UIKitControllers", "UIKitTables", "UIKitCollections", "UIKitLists", "UIKitText", "UIKitControls", "UIKitCore",
        "UIKitGraphics", "CoreGraphics", "QuartzCore", "Selectors", "UniformTypeIdentifiers", "DesktopServices", "Diagnostics",
      ]),
    library(
      "PhotosUI",
      [
        "UIKitDocuments", "UIKitControllers", "UIKitCore", "UIKitGraphics", "UniformTypeIdentifiers", "DesktopServices",
        "Diagnostics",
      ]),
    library("ManualHost", ["UIKitCore", "UIKitGraphics", "CoreGraphics", "QuartzCore", "Diagnostics"]),
    library("_Testing_CoreGraphics", ["CoreGraphics"]),
    .target(name: "CTestScope"),
    library("TestScope", ["UIKitCore", "CTestScope"]),
    tests("CoreGraphicsTests", ["CoreGraphics", "_Testing_CoreGraphics"]),
    tests("QuartzCoreTests", ["QuartzCore", "_Testing_CoreGraphics"]),
    .target(
      name: "UIKitTestSupport",
      dependencies: ["UIKitControls", "UIKitCore", "UIKitGraphics", "QuartzCore", "CoreGraphics", "ManualHost"],
      path: "Tests/UIKitTestSupport",
      swiftSettings: settings),
    tests(
      "UIKitGraphicsTests",
      [
        "UIKitGraphics", "UIKitApp", "UIKitControls", "UIKitCore", "Selectors", "ManualHost", "UIKitTestSupport", "WarningLog",
        "UniformTypeIdentifiers", "_Testing_CoreGraphics",
      ]),
    tests(
      "UIKitControlsTests",
      [
        "UIKitControls", "UIKitAccessibility", "UIKitCore", "UIKitGraphics", "CoreGraphics", "QuartzCore", "Selectors",
        "ManualHost",
        "UIKitTestSupport", "_Testing_CoreGraphics",
      ]),
    tests(
      "UIKitAppTests",
      ["UIKitApp", "UIKitControls", "UIKitCore", "UIKitGraphics", "ManualHost", "UIKitTestSupport", "_Testing_CoreGraphics"]),
    tests(
      "UIKitCoreTests",
      [
        "UIKitApp", "UIKitCore", "UIKitControls", "UIKitGraphics", "ManualHost",
        "UIKitTestSupport", "ListModel", "WarningLog",
        .product(name: "Logging", package: "swift-log"), "_Testing_CoreGraphics",
      ],
      resources: [.copy("Traces")]),
    .target(
      name: "UIKitListTestSupport",
      dependencies: [
        "UIKitTables", "UIKitCollections", "UIKitLists", "UIKitControls", "UIKitCore", "UIKitGraphics", "ListModel", "ManualHost",
        "UIKitTestSupport", "TestSupport", "CoreGraphics", "QuartzCore", "_Testing_CoreGraphics",
      ],
      path: "Tests/UIKitListTestSupport", swiftSettings: testSettings),
    tests(
      "UIKitListsTests",
      [
        "UIKitLists", "UIKitTables", "UIKitCollections", "UIKitControllers", "UIKitGraphics", "UIKitCore", "ManualHost",
        "UIKitTestSupport", "UIKitListTestSupport", "ListModel", "_Testing_CoreGraphics",
      ]),
    tests(
      "UIKitTablesTests",
      [
        "UIKitTables", "UIKitLists", "UIKitControllers", "UIKitControls", "UIKitGraphics", "UIKitCore", "ManualHost",
        "UIKitTestSupport", "UIKitListTestSupport", "ListModel", "Selectors", "_Testing_CoreGraphics",
      ]),
    tests(
      "UIKitCollectionsTests",
      [
        "UIKitCollections", "UIKitLists", "UIKitControllers", "UIKitControls", "UIKitGraphics", "UIKitCore", "ManualHost",
        "UIKitTestSupport", "UIKitListTestSupport", "ListModel", "_Testing_CoreGraphics",
      ]),
    tests(
      "UIKitControllersTests",
      [
        "UIKitControllers", "UIKitAnimation", "UIKitControls", "UIKitGraphics", "UIKitLists", "UIKitTables", "UIKitCollections",
        "UIKitText", "UIKitCore",
        "Selectors", "ManualHost", "UIKitTestSupport",
      ]),
  ]
}

if !ownsUIKit {
  products += [.library(name: "Scrollwork", targets: ["Scrollwork"])]
  targets += [library("Scrollwork", ["ListModel", "ScrollPhysics", "Diagnostics"])]
}

if ownsUIKit && !coreOnly {
  dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ]
  products += [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "UnifiedLogging", "_Testing_UIKit", "ImageIO", "MessageUI", "PhotosUI", "SafariServices", "Security",
        "UniformTypeIdentifiers", "UserNotifications",
      ]),
    .library(name: "Scrollwork", targets: ["Scrollwork"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting", "TestScope"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "TestScope"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting", "TestScope"]),
    .executable(name: "gallery", targets: ["Gallery"]),
  ]
  targets += [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // SwiftPM warns of -pthread at each build where it reads gio-2.0.pc, or pango.pc, which needs it (docs/decisions/0067).
    .target(name: "CPango", dependencies: ["CCairo", "CGio", "CHarfBuzz"]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGio", pkgConfig: "gobject-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CXCB", pkgConfig: "xcb", providers: [.apt(["libxcb1-dev"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    library("CairoCanvas", ["CoreGraphics", "Diagnostics", "WarningLog", "CCairo", "CPango", "CPNG", "CTurboJPEG"]),
    library(
      "SDLHost",
      [
        "UIKitApp", "UIKitLists", "UIKitTables", "UIKitCollections", "UIKitAccessibility", "Accessibility", "UIKitText",
        "UIKitCore", "UIKitGraphics",
        "QuartzCore", "CoreGraphics", "CairoCanvas", "UniformTypeIdentifiers", "WarningLog", "DesktopBus", "DesktopServices",
        "CGio", "CSDL2", "CXCB",
      ]),
    library("DesktopBus", ["CGio"]),
    library("PortalServices", ["DesktopServices", "DesktopBus"]),
    .target(
      name: "DesktopTestSupport", dependencies: ["DesktopBus"], path: "Tests/DesktopTestSupport", swiftSettings: testSettings),
    .executableTarget(
      name: "KeychainSession", dependencies: ["Security"], path: "Tests/KeychainSession", swiftSettings: testSettings),
    tests("SecurityTests", ["Security", "KeychainSession", "DesktopTestSupport"]),
    tests("UserNotificationsTests", ["UserNotifications", "UIKitTesting", "UIKit", "_Testing_UIKit", "TestScope"]),
    tests("MessageUITests", ["MessageUI", "UIKitTesting", "UIKit", "_Testing_UIKit", "TestScope"]),
    tests("SafariServicesTests", ["SafariServices", "UIKitTesting", "UIKit", "_Testing_UIKit", "TestScope"]),
    tests("PortalServicesTests", ["PortalServices", "DesktopServices", "DesktopBus", "DesktopTestSupport"]),
    library(
      "UIKit",
      [
        "Accessibility", "UIKitAccessibility", "UIKitApp", "UIKitGraphics", "UIKitCore", "UIKitAnimation",
        "UIKitControls", "UIKitLists", "UIKitTables", "UIKitCollections", "UIKitControllers", "UIKitText", "UIKitKeyboard",
        "UIKitDocuments", "UniformTypeIdentifiers", "QuartzCore",
        "CoreGraphics", "Selectors", "Diagnostics",
        "WarningLog",
        "_Testing_CoreGraphics",
        "DesktopServices",
        .target(name: "SDLHost", condition: .when(traits: ["Window"])),
        .target(name: "PortalServices", condition: .when(traits: ["Window"])),
      ]),
    library("_Testing_UIKit", ["UIKit"]),
    library("Scrollwork", ["UIKit", "UIKitCore", "UIKitGraphics", "ListModel", "ScrollPhysics", "Diagnostics", "WarningLog"]),
    library("TestReport"),
    library(
      "UIKitTesting",
      [
        "UIKitApp", "UIKitCore", "UIKitControls", "UIKitAccessibility", "UIKitGraphics", "CoreGraphics", "QuartzCore",
        "Diagnostics", "ManualHost", "CairoCanvas", "TestReport", "DesktopServices", "Security",
      ]),
    library(
      "SnapshotTesting",
      [
        "UIKitTesting", "UIKitCore", "UIKitGraphics", "UIKitAccessibility", "QuartzCore", "CoreGraphics",
        "CairoCanvas", "Diagnostics", "TestReport",
      ]),
    library("InlineSnapshotTesting", ["SnapshotTesting"]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Scrollwork", "UIKit", "UIKitTesting", "PhotosUI", "UniformTypeIdentifiers", "CoreGraphics", "Diagnostics", "CWebP",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Gallery", exclude: ["Tests"], swiftSettings: settings),
    .executableTarget(
      name: "ProgrammingErrors", dependencies: ["Scrollwork", "UIKit", "UIKitTesting", "QuartzCore", "CoreGraphics"],
      path: "Tests/ProgrammingErrors", swiftSettings: settings),
    .executableTarget(
      name: "RandomPrograms",
      dependencies: [
        "Scrollwork", "UIKit", "UIKitCore", "CoreGraphics", "ManualHost", "ListModel", "TestSupport", "WarningLog",
        .product(name: "Logging", package: "swift-log"), .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/RandomPrograms", swiftSettings: settings),
    tests("RandomProgramsTests", ["RandomPrograms"]),
    tests("CairoCanvasTests", ["CairoCanvas", "QuartzCore", "CCairo", "_Testing_CoreGraphics"]),
    tests(
      "SDLHostTests",
      [
        "SDLHost", "DesktopBus", "DesktopServices", "DesktopTestSupport", "ManualHost", "UIKitControllers", "UIKitControls",
        "UIKitLists",
        "UIKitTables",
        "UIKitCollections",
        "UIKitCore", "UIKitGraphics", "UIKitText", "CGio", "CSDL2",
        "_Testing_CoreGraphics",
      ]),
    tests(
      "SnapshotTestingTests",
      ["InlineSnapshotTesting", "SnapshotTesting", "UIKitTesting", "UIKit", "TestScope", "_Testing_UIKit"],
      exclude: ["__Snapshots__"]),
    tests(
      "InterfaceCompilerTests",
      ["InterfaceCompiler", "NibFormat", "UIKitTesting", "UIKit", "UIKitCore", "Selectors", "TestScope", "_Testing_UIKit"]),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    tests("UIKitTestingTests", ["UIKitTesting", "UIKit", "UIKitGraphics", "TestScope", "CAllocations", "_Testing_UIKit"]),
    tests(
      "UIKitAccessibilityTests",
      ["UIKitAccessibility", "UIKitTesting", "UIKit", "TestScope", "_Testing_UIKit"]),
    tests(
      "UIKitKeyboardTests",
      [
        "UIKitKeyboard", "UIKitText", "UIKitCore", "UIKitGraphics", "UIKitTesting", "SnapshotTesting", "ManualHost", "Scrollwork",
        "UIKit", "Security",
        "QuartzCore", "SDLHost", "_Testing_UIKit",
      ]),
    tests(
      "UIKitDocumentsTests",
      [
        "UIKitDocuments", "PhotosUI", "UniformTypeIdentifiers", "UIKitText", "UIKitControllers", "UIKitCore", "UIKitGraphics",
        "UIKitTesting", "UIKit", "DesktopServices", "PortalServices", "DesktopBus", "DesktopTestSupport", "SDLHost",
        "CoreGraphics", "_Testing_UIKit",
      ]),
    tests("ScrollworkTests", ["Scrollwork", "UIKitTesting", "SnapshotTesting", "RandomPrograms", "_Testing_UIKit"]),
    tests(
      "GalleryTests", ["Gallery", "UIKitTesting", "SnapshotTesting", "_Testing_UIKit"], path: "Gallery/Tests",
      exclude: ["__Snapshots__"]),
  ]
}

// The source translator. Without the trait UIKitSource its files compile to nothing and swift-syntax is neither fetched nor built
// (docs/decisions/0017-the-translator-is-behind-a-trait.md).
if ownsUIKit && !coreOnly {
  dependencies += [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")]
  func syntax(_ name: String) -> Target.Dependency {
    .product(name: name, package: "swift-syntax", condition: .when(traits: ["UIKitSource"]))
  }
  targets += [
    library(
      "UIKitSourceTranslation",
      [
        "Diagnostics", "InterfaceCompiler", syntax("SwiftSyntax"), syntax("SwiftParser"), syntax("SwiftParserDiagnostics"),
        syntax("SwiftDiagnostics"),
      ]),
    library("XcodeProjects"),
    .executableTarget(
      name: "uikit-source", dependencies: ["UIKitSourceTranslation", "XcodeProjects"], path: "Sources/UIKitSourceCommand",
      swiftSettings: settings),
    .testTarget(
      name: "UIKitSourceTests",
      dependencies: [
        "UIKitSourceTranslation", "XcodeProjects", "InterfaceCompiler", "UIKit", "UIKitTesting", "ManualHost", "UIKitCore",
        "UIKitGraphics", "UIKitApp", "UnifiedLogging", "Selectors", "ImageIO", "MessageUI", "PhotosUI", "SafariServices",
        "Security", "UniformTypeIdentifiers", "UserNotifications", "_Testing_UIKit", "TestScope",
      ],
      exclude: ["Corpus"], swiftSettings: settings),
    .plugin(name: "UIKitSource", capability: .buildTool(), dependencies: ["uikit-source"]),
    .plugin(
      name: "UIKitSourceCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "uikit-source", description: "Checks, imports or translates iOS sources: check FOLDERS..., import App.xcodeproj")),
      dependencies: ["uikit-source"]),
  ]
  products += [
    .plugin(name: "UIKitSource", targets: ["UIKitSource"]),
    .plugin(name: "UIKitSourceCommand", targets: ["UIKitSourceCommandPlugin"]),
  ]
}

// `swift package app` makes packages of an app (docs/packages.md).
if ownsUIKit && !coreOnly {
  targets += [
    library("AppPackaging", ["Diagnostics", "CPNG"]),
    tests("AppPackagingTests", ["AppPackaging"]),
    .executableTarget(
      name: "app-package", dependencies: ["AppPackaging", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/AppPackageCommand", swiftSettings: settings),
    .plugin(
      name: "AppPackage",
      capability: .command(
        intent: .custom(verb: "app", description: "Makes a package of an app: deb, tar or flatpak")),
      dependencies: ["app-package"]),
  ]
  products += [.plugin(name: "AppPackage", targets: ["AppPackage"])]
}

// SCROLLWORK_PART=lists keeps the tests of one part alone: see ./test. scripts/builds/check-core builds the part pure,
// scripts/measure/check-mutants the part mutants.
let parts: [String: Set<String>] = [
  "pure": [
    "ScrollPhysicsTests", "ListModelTests", "ConstraintSolverTests", "CoreGraphicsTests", "QuartzCoreTests", "SelectorsTests",
    "UnifiedLoggingTests", "UniformTypeIdentifiersTests",
  ],
  "core": [
    "ScrollPhysicsTests", "ConstraintSolverTests", "CoreGraphicsTests", "QuartzCoreTests", "UIKitGraphicsTests",
    "UIKitControlsTests",
    "UIKitCoreTests", "UIKitAppTests", "UIKitAnimationTests", "UIKitControllersTests", "UIKitTextTests", "SelectorsTests",
    "UnifiedLoggingTests", "UniformTypeIdentifiersTests",
  ],
  "lists": [
    "ListModelTests", "UIKitListsTests", "UIKitTablesTests", "UIKitCollectionsTests",
  ],
  "scrollwork": [
    "ScrollworkTests", "RandomProgramsTests", "UIKitTestingTests", "UIKitAccessibilityTests", "SnapshotTestingTests",
    "UIKitKeyboardTests", "UIKitDocumentsTests",
  ],
  "testing": [
    "ImageIOTests", "UserNotificationsTests", "MessageUITests", "SafariServicesTests", "UIKitTestingTests",
    "UIKitAccessibilityTests",
    "SnapshotTestingTests",
  ],
  "gallery": ["GalleryTests", "SDLHostTests", "PortalServicesTests", "SecurityTests"],
  "source": ["SelectorsTests", "UIKitSourceTests"],
  "mutants": [
    "ScrollPhysicsTests", "ListModelTests", "ConstraintSolverTests", "UIKitGraphicsTests", "UIKitCoreTests", "UIKitListsTests",
    "UIKitTablesTests", "UIKitCollectionsTests", "UIKitTextTests", "ScrollworkTests",
    "RandomProgramsTests",
  ],
]
if let part = environment["SCROLLWORK_PART"] {
  guard let kept = parts[part] else { fatalError("SCROLLWORK_PART=\(part): name one of \(parts.keys.sorted())") }
  targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}

if environment["SCROLLWORK_DOCS"] == "1" {
  dependencies += [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]
}

let package = Package(
  name: "Scrollwork",
  platforms: [.iOS(.v17), .macCatalyst(.v17)],
  products: products,
  traits: [
    .trait(name: "Window", description: "Real windows through SDL2; leave it out to build for tests only."),
    .trait(name: "UIKitSource", description: "The translator of iOS sources; it builds swift-syntax."),
    .default(enabledTraits: ["Window"]),
  ],
  dependencies: dependencies,
  targets: targets,
  swiftLanguageModes: [.v6]
)
