internal import Diagnostics
public import Foundation
internal import NibFormat
internal import UIKitGraphics
internal import WarningLog

/// View controllers and the ways between them, as a storyboard file describes them.
///
/// The plugin UIKitSource compiles storyboards of an app's folder; a scene is read when its controller is first created.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  private let bundle: Bundle?
  private var loaded: LoadedNib?

  /// - Parameters:
  ///   - name: Of the file, without `.storyboard`. It is looked for when the storyboard is first used.
  ///   - storyboardBundleOrNil: nil for the app's own.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { (self.name, bundle) = (name, storyboardBundleOrNil) }

  package init(_ loaded: LoadedNib) { (name, bundle, self.loaded) = (loaded.name, loaded.bundle, loaded) }

  /// Whether there is a compiled file of that name.
  package static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    LoadedNib.find(name, isStoryboard: true, in: bundle) != nil
  }

  /// Creates the controller to which the storyboard's entry point leads; nil, with a warning, if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController { _ in nil }
  }

  /// As above, with a controller that `creator` makes by its own initializer; nil from it leaves that to the storyboard.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let nib = nib("instantiateInitialViewController()")
    guard let initial = nib.file.initial else {
      WarningLog.warn("the storyboard \(name) has no initial view controller: choose one in Xcode")
      return nil
    }
    return controller(initial, of: nib, "instantiateInitialViewController()", creator)
  }

  /// Creates the controller with that storyboard identifier; an identifier that no controller has stops the program, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier) { _ in nil }
  }

  /// As above, with a controller that `creator` makes by its own initializer; nil from it leaves that to the storyboard.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let call = "instantiateViewController(withIdentifier: \"\(identifier)\")"
    let nib = nib(call)
    guard let index = nib.file.entries.firstIndex(where: { $0.identifier == identifier }) else {
      let known = nib.file.entries.compactMap(\.identifier).sorted()
      programmingError(
        "UIStoryboard.\(call): the storyboard \(name) has no controller with that identifier; it has \(known.joined(separator: ", "))"
      )
    }
    guard let controller = controller(index, of: nib, call, creator) else {
      programmingError(
        "UIStoryboard.\(call): the controller in the storyboard \(name) cannot be created as a \(ViewController.self)")
    }
    return controller
  }

  private func nib(_ call: String) -> LoadedNib {
    if let loaded { return loaded }
    let found = LoadedNib.require(name, isStoryboard: true, in: bundle, for: "UIStoryboard.\(call)")
    loaded = found
    return found
  }

  // MARK: Scenes

  /// The destination of a segue by its identifier in the file; nil, with a warning, if it cannot be created.
  func controller(withID id: String, depth: Int, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    let nib = nib("destination of a segue")
    guard let index = nib.file.entries.firstIndex(where: { $0.controller == id }) else {
      WarningLog.warn("the storyboard \(name) has no scene for the destination \(id) of a segue")
      return nil
    }
    return controller(index, of: nib, "destination of a segue", creator, depth: depth)
  }

  private func controller<ViewController: UIViewController>(
    _ index: Int, of nib: LoadedNib, _ call: String, _ creator: ((NSCoder) -> ViewController?)?, depth: Int = 0
  ) -> ViewController? {
    ensure(
      depth < Self.deepest,
      "UIStoryboard.\(call): more than \(Self.deepest) storyboards' controllers are inside of each other: remove the circle of references"
    )
    guard let scene = nib.scene(index) else { return nil }
    let instance = NibInstance(scene, group: 0)
    guard let root = instance.firstRoot else { return nil }
    if scene.scene.objects[root][.isPlaceholder] != nil {
      return referenced(NibCoder(instance, root), call, creator, depth: depth)
    }
    let context = Self.creating
    Self.creating = StoryboardPlace(storyboard: self, depth: depth + 1)
    defer { Self.creating = context }
    if let creator, let own = instance.createRoot(by: creator) as? ViewController {
      instance.finish()
      return own
    }
    guard let object = instance.object(root) else { return nil }
    instance.finish()
    guard let controller = object as? ViewController else {
      WarningLog.warn("the storyboard \(name) describes a \(type(of: object)) where a \(ViewController.self) is wanted")
      return nil
    }
    return controller
  }

  /// The controller that a reference to another storyboard leads to.
  private func referenced<ViewController: UIViewController>(
    _ coder: NibCoder, _ call: String, _ creator: ((NSCoder) -> ViewController?)?, depth: Int
  ) -> ViewController? {
    let other = coder.string(.storyboardName).map { UIStoryboard(name: $0, bundle: bundle) } ?? self
    guard UIStoryboard.exists(other.name, in: bundle) || other === self else {
      WarningLog.warn("the storyboard \(name) refers to the storyboard \(other.name), which does not exist")
      return nil
    }
    let nib = other.nib(call)
    let identifier = coder.string(.identifier)
    guard let index = identifier.map({ id in nib.file.entries.firstIndex { $0.identifier == id } }) ?? nib.file.initial else {
      WarningLog.warn("the storyboard \(other.name) has no controller \(identifier ?? "to begin with"), to which \(name) refers")
      return nil
    }
    return other.controller(index, of: nib, call, creator, depth: depth + 1)
  }

  /// The storyboard whose scene is being created, for the controller's initializer.
  private(set) static var creating: StoryboardPlace?

  /// Storyboards may refer to each other in a circle.
  private static let deepest = 64
}

/// Where a controller comes from.
struct StoryboardPlace {
  let storyboard: UIStoryboard
  /// How many controllers are being created around this one.
  let depth: Int
}
