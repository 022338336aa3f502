#if UIKitSource
import Foundation
import XcodeProjects

/// A folder with a project and its files, which is removed with the fixture.
final class ProjectFixture {
  let folder: String
  let name: String

  /// - Parameters:
  ///   - objects: The dictionary `objects` of the project file. The key of its project is `P`.
  ///   - files: Texts by path.
  init(_ name: String = "App", objectVersion: Int = 56, objects: String, files: [String: String] = [:]) throws {
    self.name = name
    folder = FileManager.default.temporaryDirectory.path + "/ProjectFixture.\(UUID().uuidString)"
    let text =
      "// !$*UTF8*$!\n{ archiveVersion = 1; classes = {}; objectVersion = \(objectVersion); objects = {\n\(objects)\n}; rootObject = P; }\n"
    try write(text, to: "\(name).xcodeproj/project.pbxproj")
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var project: String { "\(folder)/\(name).xcodeproj" }

  /// The project, with the named targets alone if there are names.
  func read(targets names: [String] = []) throws -> XcodeProject {
    try withExtendedLifetime(self) { try XcodeProject(path: project, targets: names) }
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Paths relative to the fixture's folder.
  func relative(_ paths: [String]) -> [String] { paths.map { $0.replacing(folder + "/", with: "") } }
}

extension ProjectFixture {
  /// Groups with folders and languages, a configuration file that includes another, tests, as in a project of Xcode 8.
  static func classic() throws -> ProjectFixture {
    try ProjectFixture(
      "Birds", objectVersion: 46,
      objects: """
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; developmentRegion = en; targets = (A, T, U, N); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
        PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = BF; buildSettings = { SWIFT_VERSION = 4.2; }; };
        PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = BF; buildSettings = { SWIFT_VERSION = 4.2; }; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA, GT, BF, PRODUCTS); };
        GA = { isa = PBXGroup; path = Birds; sourceTree = "<group>"; children = (F1, GV, V1, V2, F4, F5, F6, F7); };
        GV = { isa = PBXGroup; name = Views; sourceTree = "<group>"; children = (F2, F3); };
        F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Views/List.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; name = Shared.swift; path = ../Elsewhere/Shared.swift; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = images.xcassets; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        F7 = { isa = PBXFileReference; path = Sounds; lastKnownFileType = folder; sourceTree = "<group>"; };
        V1 = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (V1B, V1D); };
        V1B = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V1D = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        V2 = { isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>"; children = (V2E); };
        V2E = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        GT = { isa = PBXGroup; path = BirdsTests; sourceTree = SOURCE_ROOT; children = (FT, FU); };
        FT = { isa = PBXFileReference; path = ListTests.swift; sourceTree = "<group>"; };
        FU = { isa = PBXFileReference; path = ScreenTests.swift; sourceTree = "<group>"; };
        BF = { isa = PBXFileReference; path = Settings/Base.xcconfig; sourceTree = SOURCE_ROOT; };
        PRODUCTS = { isa = PBXGroup; name = Products; sourceTree = "<group>"; children = (AP); };
        AP = { isa = PBXFileReference; path = Birds.app; sourceTree = BUILT_PRODUCTS_DIR; };
        A = { isa = PBXNativeTarget; name = Birds; productType = "com.apple.product-type.application"; buildConfigurationList = AL;
          productReference = AP; buildPhases = (AS, AR, AX); dependencies = (); };
        AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
        AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "2 Birds"; INFOPLIST_FILE = "Birds/Info.plist";
          PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; OTHER_SWIFT_FLAGS = "$(inherited) -D LOCAL";
          ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon; }; };
        AS = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B5, B6, BX); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B5 = { isa = PBXBuildFile; fileRef = F5; };
        B6 = { isa = PBXBuildFile; fileRef = F6; }; BX = { isa = PBXBuildFile; fileRef = NOTHING; };
        AR = { isa = PBXResourcesBuildPhase; files = (B4, BV1, BV2, B7); };
        B4 = { isa = PBXBuildFile; fileRef = F4; }; BV1 = { isa = PBXBuildFile; fileRef = V1; };
        BV2 = { isa = PBXBuildFile; fileRef = V2; }; B7 = { isa = PBXBuildFile; fileRef = F7; };
        AX = { isa = PBXShellScriptBuildPhase; name = Lint; files = (); };
        T = { isa = PBXNativeTarget; name = BirdsTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (TS);
          dependencies = (TD); };
        TD = { isa = PBXTargetDependency; targetProxy = TX; };
        TX = { isa = PBXContainerItemProxy; containerPortal = P; remoteGlobalIDString = A; };
        TS = { isa = PBXSourcesBuildPhase; files = (BT); };
        BT = { isa = PBXBuildFile; fileRef = FT; };
        U = { isa = PBXNativeTarget; name = BirdsUITests; productType = "com.apple.product-type.bundle.ui-testing"; buildPhases = (US); };
        US = { isa = PBXSourcesBuildPhase; files = (BU); };
        BU = { isa = PBXBuildFile; fileRef = FU; };
        N = { isa = PBXAggregateTarget; name = Docs; buildPhases = (); };
        """,
      files: [
        "Birds/AppDelegate.swift": "import UIKit\n", "Birds/Views/List.swift": "", "Elsewhere/Shared.swift": "",
        "Birds/Images.xcassets/Contents.json": "{}", "Birds/Old.m": "", "Birds/Sounds/a.wav": "",
        "Birds/Base.lproj/Main.storyboard": "",
        "Birds/de.lproj/Main.strings": "", "Birds/en.lproj/Localizable.strings": "", "BirdsTests/ListTests.swift": "",
        "BirdsTests/ScreenTests.swift": "", "Settings/Base.xcconfig": "#include \"Flags.xcconfig\"\nCOLOR = blue // not red\n",
        "Settings/Flags.xcconfig": "OTHER_SWIFT_FLAGS = -DFROM_FILE;\nCOLOR = red\n#include? \"None.xcconfig\"\n",
        "Birds/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleIdentifier</key>
        <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string><key>Color</key><array><string>${COLOR}</string><true/></array></dict></plist>
        """,
      ])
  }

  /// Folders that are synchronized, as in Xcode 16: an app, a widget that shares one of its files, tests.
  static func synchronized() throws -> ProjectFixture {
    try ProjectFixture(
      "Cards", objectVersion: 77,
      objects: """
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, W, T); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0; MARKETING_VERSION = 1.2;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("DEBUG", "$(inherited)", BOTH, EARLY); }; };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "BOTH LATE"; }; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, SW, ST); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Cards; sourceTree = "<group>"; exceptions = (E, EW); explicitFolders = (Web); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Info.plist, "Model/Unused.swift");
          platformFiltersByRelativePath = { "Mac.swift" = (macos, ); }; };
        EW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = ("Model/Card.swift"); };
        SW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        ST = { isa = PBXFileSystemSynchronizedRootGroup; path = CardsTests; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.application"; buildConfigurationList = AL;
          fileSystemSynchronizedGroups = (S); buildPhases = (); dependencies = (DW); };
        DW = { isa = PBXTargetDependency; target = W; };
        AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
        AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Cards/Info.plist;
          INFOPLIST_KEY_CFBundleDisplayName = "Cards & Co"; INFOPLIST_KEY_UIStatusBarHidden = YES;
          "INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphonesimulator*]" = YES; "INFOPLIST_KEY_UIStatusBarStyle[sdk=macosx*]" = Dark;
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
        W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (SW);
          buildPhases = (); };
        T = { isa = PBXNativeTarget; name = CardsTests; productType = "com.apple.product-type.bundle.unit-test";
          fileSystemSynchronizedGroups = (ST); buildPhases = (); dependencies = (DA); };
        DA = { isa = PBXTargetDependency; target = A; };
        """,
      files: [
        "Cards/App.swift": "", "Cards/Model/Card.swift": "", "Cards/Model/Unused.swift": "", "Cards/Mac.swift": "",
        "Cards/Hand.swift": "",
        "Cards/Deck.swift": "", "Cards/Table.swift": "", "Cards/Player.swift": "", "Cards/Score.swift": "",
        "Cards/Round.swift": "",
        "Cards/Assets.xcassets/Contents.json": "{}", "Cards/Web/index.html": "", "Cards/Web/style.css": "",
        "Cards/deck.json": "[]",
        "Cards/Cards.entitlements": "", "Cards/Shade.metal": "", "Cards/.hidden/Secret.swift": "", "Widget/Widget.swift": "",
        "CardsTests/CardTests.swift": "",
        "Cards/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict/></dict><key>UIStatusBarHidden</key><false/></dict></plist>
        """,
      ])
  }

  /// An app, a framework that links a package and that tests need, a watch app, local and remote packages.
  static func modular() throws -> ProjectFixture {
    func settings(_ id: String, _ text: String) -> String {
      "\(id)L = { isa = XCConfigurationList; buildConfigurations = (\(id)D); };\n"
        + "\(id)D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(text) }; };"
    }
    return try ProjectFixture(
      "Shop", objectVersion: 60,
      objects: """
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, K, C, M, T);
          projectReferences = ({ ProjectRef = FP; }); };
        FP = { isa = PBXFileReference; path = Other/Other.xcodeproj; sourceTree = "<group>"; };
        \(settings("P", "SWIFT_VERSION = 5.0; SDKROOT = iphoneos;"))
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (FA, FK, FC, FM, FT, FP, PR); };
        FA = { isa = PBXFileReference; path = App/main.swift; sourceTree = "<group>"; };
        FK = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = "<group>"; };
        FC = { isa = PBXFileReference; path = Copy/Kit.swift; sourceTree = "<group>"; };
        FM = { isa = PBXFileReference; path = Watch/Watch.swift; sourceTree = "<group>"; };
        FT = { isa = PBXFileReference; path = Tests/KitTests.swift; sourceTree = "<group>"; };
        PR = { isa = PBXFileReference; path = ShopKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        A = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (AS, AF); };
        AS = { isa = PBXSourcesBuildPhase; files = (BA); }; BA = { isa = PBXBuildFile; fileRef = FA; };
        AF = { isa = PBXFrameworksBuildPhase; files = (BK); }; BK = { isa = PBXBuildFile; fileRef = PR; };
        K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = KL;
          buildPhases = (KS); productReference = PR; packageProductDependencies = (D1, D2, D3, D4); };
        KS = { isa = PBXSourcesBuildPhase; files = (BKF); }; BKF = { isa = PBXBuildFile; fileRef = FK; };
        \(settings("K", "PRODUCT_NAME = ShopKit;"))
        C = { isa = PBXNativeTarget; name = KitCopy; productType = "com.apple.product-type.framework"; buildConfigurationList = CL;
          buildPhases = (CS); };
        CS = { isa = PBXSourcesBuildPhase; files = (BC); }; BC = { isa = PBXBuildFile; fileRef = FC; };
        \(settings("C", "PRODUCT_NAME = ShopKit;"))
        M = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; buildConfigurationList = ML;
          buildPhases = (MS); };
        MS = { isa = PBXSourcesBuildPhase; files = (BM); }; BM = { isa = PBXBuildFile; fileRef = FM; };
        \(settings("M", "SDKROOT = watchos;"))
        T = { isa = PBXNativeTarget; name = KitTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (TS);
          packageProductDependencies = (D5); };
        TS = { isa = PBXSourcesBuildPhase; files = (BT); }; BT = { isa = PBXBuildFile; fileRef = FT; };
        D1 = { isa = XCSwiftPackageProductDependency; productName = Collections; package = R1; };
        D2 = { isa = XCSwiftPackageProductDependency; productName = Kingfisher; package = R2; };
        D3 = { isa = XCSwiftPackageProductDependency; productName = Money; package = R3; };
        D4 = { isa = XCSwiftPackageProductDependency; productName = Nowhere; };
        D5 = { isa = XCSwiftPackageProductDependency; productName = SnapshotTesting; package = R4; };
        R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/apple/swift-collections.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.1; }; };
        R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/onevcat/Kingfisher";
          requirement = { kind = branch; branch = master; }; };
        R3 = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Money; };
        R4 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "git@github.com:pointfreeco/swift-snapshot-testing";
          requirement = { kind = exactVersion; version = 1.17.0; }; };
        """,
      files: [
        "App/main.swift": "", "Kit/Kit.swift": "", "Copy/Kit.swift": "", "Watch/Watch.swift": "", "Tests/KitTests.swift": "",
        "Packages/Money/Package.swift": "", "Packages/Money/Sources/Money/Money.swift": "",
        "Packages/Money/Sources/Money/Resources/rates.json": "", "Packages/Money/Sources/Cents/Cents.swift": "",
        "Podfile":
          "target 'Shop' do\n  pod 'Eureka', '~> 5.0'\n  # pod 'Gone'\nend\n",
      ])
  }
}
#endif
