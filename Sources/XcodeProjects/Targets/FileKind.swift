#if UIKitSource
/// What a file is to a target, by its ending.
package enum FileKind: Hashable, Sendable {
  /// A Swift file.
  case swift
  /// A file that the app finds in its bundle, by the name of its kind.
  case resource(String)
  /// A file that has no use on Linux, by the name of its kind.
  case foreign(String)
  /// A file for Xcode alone.
  case other

  package init(path: String) {
    let ending = Disk.ending(path)
    if ending == "swift" {
      self = .swift
    } else if let name = Self.foreign[ending] {
      self = .foreign(name)
    } else if Self.others.contains(ending) {
      self = .other
    } else {
      self = .resource(Self.resources[ending] ?? "other files")
    }
  }

  /// Whether a folder of that name is one file to Xcode.
  static func isWhole(_ path: String) -> Bool { wholes.contains(Disk.ending(path)) }

  private static let wholes: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "scnassets", "atlas",
    "rcproject",
    "mlpackage", "mlmodelc", "playground", "app", "docc", "xcodeproj", "xcworkspace", "iconset", "icon", "rtfd",
    "realitycomposerpro",
    "brandassets", "stickerpack", "xcstickers",
  ]

  private static let resources: [String: String] = [
    "xcassets": "asset catalogues", "strings": "tables of strings", "stringsdict": "tables of strings",
    "xcstrings": "tables of strings",
    "storyboard": "storyboards", "xib": "xibs", "plist": "property lists", "json": "JSON files", "png": "images", "jpg": "images",
    "jpeg": "images", "gif": "images", "heic": "images", "pdf": "images", "svg": "images", "webp": "images", "tiff": "images",
    "ttf": "fonts", "otf": "fonts", "ttc": "fonts", "mp3": "sounds", "wav": "sounds", "caf": "sounds", "m4a": "sounds",
    "aif": "sounds",
    "aiff": "sounds", "html": "web files", "css": "web files", "js": "web files", "txt": "texts", "rtf": "texts", "md": "texts",
    "sqlite": "databases", "db": "databases", "mp4": "films", "mov": "films", "m4v": "films",
  ]

  private static let foreign: [String: String] = [
    "m": "Objective-C sources", "mm": "Objective-C sources", "c": "C sources", "cc": "C sources", "cpp": "C sources",
    "s": "C sources",
    "metal": "Metal shaders", "xcdatamodeld": "Core Data models", "xcdatamodel": "Core Data models",
    "xcmappingmodel": "Core Data models",
    "mlmodel": "Core ML models", "mlpackage": "Core ML models", "mlmodelc": "Core ML models",
    "intentdefinition": "intent definitions",
    "sks": "SpriteKit scenes", "atlas": "SpriteKit scenes", "scn": "SceneKit scenes", "scnassets": "SceneKit scenes",
    "dae": "SceneKit scenes", "usdz": "SceneKit scenes", "reality": "RealityKit scenes", "rcproject": "RealityKit scenes",
    "realitycomposerpro": "RealityKit scenes", "framework": "binary frameworks", "xcframework": "binary frameworks",
    "a": "binary frameworks", "dylib": "binary frameworks", "xcstickers": "sticker packs", "lex": "parser grammars",
    "y": "parser grammars",
    "ym": "parser grammars", "iig": "driver interfaces",
  ]

  private static let others: Set<String> = [
    "h", "hh", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "docc", "xctestplan", "tbd", "playground", "xcodeproj",
    "xcworkspace",
    "app", "appex", "xctest", "lock", "podspec", "rb", "sh", "yml", "yaml", "apinotes", "xcprivacy", "xcscheme", "storekit",
    "stencil",
  ]
}
#endif
