internal import Diagnostics
package import Foundation
internal import NibFormat
internal import Synchronization
internal import UIKitGraphics
internal import WarningLog

/// A compiled nib or storyboard in memory. Its scenes are read when they are first used, and then kept.
@MainActor package final class LoadedNib {
  let file: NibFile
  let origin: NibOrigin
  /// Whether the file is a storyboard.
  let isStoryboard: Bool
  private var scenes: [LoadedScene?]
  var name: String { origin.name }
  var bundle: Bundle? { origin.bundle }

  private init(_ file: NibFile, name: String, bundle: Bundle?, isStoryboard: Bool) {
    (self.file, origin, self.isStoryboard) = (file, NibOrigin(name: name, bundle: bundle), isStoryboard)
    scenes = Array(repeating: nil, count: file.entries.count)
  }

  /// The scene at a place of the file's entries; nil, with a warning, if its bytes are damaged.
  func scene(_ index: Int) -> LoadedScene? {
    if let scene = scenes[index] { return scene }
    do {
      let scene = LoadedScene(try file.scene(index), of: origin)
      scenes[index] = scene
      return scene
    } catch {
      WarningLog.warn("\(name): the scene \(file.entries[index].controller) cannot be read: \(error)")
      return nil
    }
  }

  // MARK: Finding

  /// The file of a bundle; nil if there is none, or, with a warning, if it is damaged.
  ///
  /// - Parameter bundle: nil for the app's own.
  static func find(_ name: String, isStoryboard: Bool, in bundle: Bundle?) -> LoadedNib? {
    guard let url = ResourceBundles.url(forResource: name, withExtension: isStoryboard ? "storyboardc" : "nib", in: bundle) else {
      return nil
    }
    if let known = loaded[url.path] { return known }
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    let nib = make(Array(data), name: name, bundle: bundle, isStoryboard: isStoryboard)
    loaded[url.path] = nib
    return nib
  }

  /// As `find(_:isStoryboard:in:)`; a file that does not exist stops the program, as on iOS.
  static func require(_ name: String, isStoryboard: Bool, in bundle: Bundle?, for call: String) -> LoadedNib {
    if let found = find(name, isStoryboard: isStoryboard, in: bundle) { return found }
    let file = isStoryboard ? "\(name).storyboard" : "\(name).xib"
    programmingError(
      "\(call): there is no compiled \(file) in \(bundle?.bundlePath ?? "the app's bundle"): add it to the folders of UIKitSource.json"
    )
  }

  /// A file from its bytes; nil, with a warning, if they are damaged.
  package static func make(_ bytes: [UInt8], name: String, bundle: Bundle?, isStoryboard: Bool) -> LoadedNib? {
    do {
      return LoadedNib(try NibFile(bytes), name: name, bundle: bundle, isStoryboard: isStoryboard)
    } catch {
      WarningLog.warn("\(isStoryboard ? "the storyboard" : "the nib") \(name) cannot be read: \(error)")
      return nil
    }
  }

  private static var loaded: [String: LoadedNib] = [:]
}

/// Where a nib comes from.
struct NibOrigin {
  /// The name without an extension: also that of the table of its texts.
  let name: String
  /// nil for the app's own.
  let bundle: Bundle?
}

/// The objects of a scene as the file describes them, with what all instances of the scene share: classes, colours, fonts and images.
@MainActor final class LoadedScene {
  let scene: NibScene
  let nib: NibOrigin
  private var shared: [AnyObject?]
  private var classes: [NibClass?]
  private var constraints: [Int: NibConstraint] = [:]
  private var texts: [String: String] = [:]
  /// The objects that change with the size class.
  private(set) lazy var varied = scene.objects.indices.filter { scene.objects[$0][.variations] != nil }

  init(_ scene: NibScene, of nib: NibOrigin) {
    (self.scene, self.nib) = (scene, nib)
    shared = Array(repeating: nil, count: scene.objects.count)
    classes = Array(repeating: nil, count: scene.objects.count)
  }

  /// A text of the file, or what a table of the language that is shown has in its place.
  func text(_ original: String, key: String) -> String {
    if let known = texts[key] { return known }
    let text = ResourceBundles.localized(key, table: nib.name, in: nib.bundle) ?? original
    texts[key] = text
    return text
  }

  /// A value such as a colour, made once for all instances. nil for what cannot be made, such as an image that is not there.
  func shared<Value: AnyObject>(_ index: Int, _ make: (NibObject) -> Value?) -> Value? {
    if let known = shared[index] { return known as? Value }
    let value = make(scene.objects[index])
    shared[index] = value
    return value
  }

  func constraint(_ index: Int, _ read: () -> NibConstraint?) -> NibConstraint? {
    if let known = constraints[index] { return known }
    let values = read()
    constraints[index] = values
    return values
  }

  func type(at index: Int) -> NibClass {
    if let known = classes[index] { return known }
    let type = NibClass.find(scene.objects[index], in: nib)
    classes[index] = type
    return type
  }
}

/// A class whose objects are created from a nib by their required initializer.
@MainActor package protocol NibCreatable: AnyObject {
  init?(coder: NSCoder)
}

extension UIView: NibCreatable {}
extension UIViewController: NibCreatable {}
extension UIBarItem: NibCreatable {}
extension UINavigationItem: NibCreatable {}

/// How an object of a nib is created.
enum NibClass {
  case creatable(any NibCreatable.Type)
  /// By `init()` of a class that the translator gives an initializer.
  case object(AnyClass)
  /// The object for which a nib is loaded.
  case owner
  /// An object of that name which `UINib.instantiate(withOwner:options:)` is given.
  case external(String)
  case guide
  /// A value that others read.
  case value

  /// A class by `Module.Name`, or by the mangled name of one inside of another type, which Foundation on Linux does not find.
  static func type(named name: String) -> AnyClass? {
    name.first?.isNumber == true ? _typeByName(name) as? AnyClass : NSClassFromString(name)
  }

  @MainActor static func find(_ object: NibObject, in nib: NibOrigin) -> NibClass {
    switch object.baseClass {
    case "owner": return .owner
    case "guide": return .guide
    case let kind where kind.hasPrefix(NibObject.externalPrefix):
      return .external(String(kind.dropFirst(NibObject.externalPrefix.count)))
    default: break
    }
    guard object.baseClass.contains(".") else { return .value }
    if let name = object.customClass {
      if let found = type(named: name) {
        return (found as? any NibCreatable.Type).map { .creatable($0) } ?? .object(found)
      }
      WarningLog.warn(
        "\(nib.name): there is no class \(name) for the object \(object.id): a \(object.baseClass.split(separator: ".").last!) is made in its place"
      )
    }
    guard let base = type(named: object.baseClass) else {
      WarningLog.warn("\(nib.name): there is no class \(object.baseClass) in this program: import UIKit in its main file")
      return .value
    }
    return (base as? any NibCreatable.Type).map { .creatable($0) } ?? .object(base)
  }
}
