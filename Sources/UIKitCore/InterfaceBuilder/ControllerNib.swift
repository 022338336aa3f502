internal import CoreGraphics
public import Foundation
internal import NibFormat
internal import UIKitGraphics
internal import WarningLog

/// What a controller remembers of the nib or scene that describes it.
@MainActor final class ControllerNib {
  /// The nib of the view; nil for one with the name of the class, or a scene of a storyboard.
  var name: String?
  var bundle: Bundle?
  private(set) var place: StoryboardPlace?
  private(set) var segues: [StoryboardSegueTemplate] = []
  private var scene: NibInstance?
  private var view: Int?
  /// Objects beside the view, which nothing else retains.
  private var beside: [AnyObject] = []

  init(name: String?, bundle: Bundle?) { (self.name, self.bundle) = (name, bundle) }

  init(_ coder: NibCoder) {
    place = UIStoryboard.creating
    scene = coder.instance
    view = coder.index(.view)
    name = coder.string(.nibName)
    segues = coder.coders(.segues).map(StoryboardSegueTemplate.init)
  }

  /// Has the objects of a finished group begin the segues.
  func attachSegues(to controller: UIViewController, in instance: NibInstance) {
    for place in segues.indices {
      segues[place].findAnchor(in: instance)
      segues[place].attach(to: controller, in: instance)
    }
  }

  /// Creates the controller's view from its scene, else from a nib; false if there is neither.
  func loadView(of controller: UIViewController) -> Bool {
    if let scene, view != nil { return loadScene(scene, controller) }
    guard let nib = Self.nib(name, bundle, controller) else { return false }
    guard let scene = nib.scene(0) else { return false }
    let objects = NibInstance(scene, group: 0, owner: controller).finish()
    if controller.viewIfLoaded == nil {
      WarningLog.warn("the nib \(nib.name) sets no view of \(type(of: controller)): connect File's Owner's outlet view in Xcode")
      return false
    }
    beside = objects.filter { $0 !== controller.viewIfLoaded }
    return true
  }

  private func loadScene(_ surroundings: NibInstance, _ controller: UIViewController) -> Bool {
    guard let index = view, let instance = surroundings.inner(1), let view = instance.object(index) as? UIView else {
      return false
    }
    controller.setNibView(view)
    let roots = instance.finish {
      instance.attachSegues()
      embed(in: controller, instance)
    }
    beside = roots.filter { $0 !== view }
    return true
  }

  // MARK: Nibs by name

  /// The nib that the controller names, else one with the name of its class.
  private static func nib(_ name: String?, _ bundle: Bundle?, _ controller: UIViewController) -> LoadedNib? {
    if let name {
      if let nib = LoadedNib.find(name, isStoryboard: false, in: bundle) { return nib }
      WarningLog.warn(
        "\(type(of: controller)): there is no nib \(name) in \(bundle?.bundlePath ?? "the app's bundle"); its view is empty")
      return nil
    }
    // The module's own bundle decides, so that a class without a nib costs no look at the disk in an app without nibs.
    let parts = String(reflecting: Swift.type(of: controller)).split(separator: ".")
    guard parts.count == 2, let bundle = bundle ?? ResourceBundles.compiled(module: String(parts[0])) else { return nil }
    // iOS looks for the name without "Controller" first.
    let type = String(parts[1])
    let names = type.hasSuffix("Controller") ? [String(type.dropLast("Controller".count)), type] : [type]
    return names.lazy.compactMap { LoadedNib.find($0, isStoryboard: false, in: bundle) }.first
  }

  // MARK: Embedding

  /// Fills the container views of the scene with their controllers.
  private func embed(in controller: UIViewController, _ instance: NibInstance) {
    for (index, object) in instance.scene.scene.objects.enumerated() {
      guard case .objects(let segues)? = object[.segues], let container = instance.object(index) as? UIView else { continue }
      for segue in segues {
        let template = StoryboardSegueTemplate(NibCoder(instance, segue))
        if template.kind == "embed" { template.embed(in: container, of: controller, place) }
      }
    }
  }
}

extension UIViewController {
  /// What a nib says of every controller. The view is created later.
  func decode(_ nib: NibCoder) {
    controllerNib = ControllerNib(nib)
    if let text = nib.string(.title) { title = text }
    if let item = nib.object(.navigationItem) as? UINavigationItem { adoptNavigationItem(item) }
    if let item = nib.object(.tabBarItem) as? UITabBarItem { tabBarItem = item }
    if let value = nib.bool(.hidesBottomBarWhenPushed) { hidesBottomBarWhenPushed = value }
    let tools = nib.objects(.toolbarItems).compactMap { $0 as? UIBarButtonItem }
    if !tools.isEmpty { toolbarItems = tools }
    if let value = nib.bool(.definesPresentationContext) { definesPresentationContext = value }
    if let value = nib.choice(.modalPresentationStyle, UIModalPresentationStyle.self) { modalPresentationStyle = value }
    if let value = nib.choice(.modalTransitionStyle, UIModalTransitionStyle.self) { modalTransitionStyle = value }
    if let value = nib.bool(.modalInPresentation) { isModalInPresentation = value }
    if let value = nib.bool(.modalPresentationCapturesStatusBarAppearance) {
      modalPresentationCapturesStatusBarAppearance = value
    }
    if let value = nib.bool(.automaticallyAdjustsScrollViewInsets) { automaticallyAdjustsScrollViewInsets = value }
    if let value = nib.bool(.extendedLayoutIncludesOpaqueBars) { extendedLayoutIncludesOpaqueBars = value }
    if let value = nib.integer(.extendedEdge) ?? nib.integer(.edgesForExtendedLayout) {
      edgesForExtendedLayout = UIRectEdge(rawValue: UInt(value))
    }
    if let size = nib.size(.preferredContentSize) ?? nib.size(.contentSizeForViewInPopover) { preferredContentSize = size }
  }

  /// The controllers that a relationship of the scene names, in the file's order.
  package func nibRelated(_ relationship: String, _ nib: NibCoder) -> [UIViewController] {
    guard let place = controllerNib?.place else { return [] }
    return nib.coders(.relationships).filter { $0.string(.relationship) == relationship }.compactMap { segue in
      segue.string(.destination).flatMap { place.storyboard.controller(withID: $0, depth: place.depth) }
    }
  }

  /// Creates the view from the controller's scene or nib; false if there is none. For overrides of `loadView()` in UIKit.
  package func loadNibView() -> Bool {
    let nib = controllerNib ?? ControllerNib(name: nil, bundle: nil)
    guard nib.loadView(of: self) else { return false }
    controllerNib = nib
    return true
  }

  /// Pushes or presents a controller as the nearest container that shows controllers does.
  func showByContainer(_ controller: UIViewController, _ sender: Any?) {
    let container = sequence(first: parent, next: { $0?.parent }).compactMap { $0 }.first(where: \.showsControllers)
    if let container { container.show(controller, sender: sender) } else { present(controller, animated: true) }
  }

  func showDetailByContainer(_ controller: UIViewController, _ sender: Any?) {
    let container = sequence(first: parent, next: { $0?.parent }).compactMap { $0 }.first(where: \.showsDetails)
    if let container {
      container.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func adoptNavigationItem(_ item: UINavigationItem) {
    item.controllerTitle = title
    storedNavigationItem = item
  }

  // MARK: API

  /// The storyboard that has created the controller; nil for one made by code.
  public var storyboard: UIStoryboard? { controllerNib?.place?.storyboard }

  /// The name given to `init(nibName:bundle:)`; nil if there was none.
  public var nibName: String? { controllerNib?.name }

  /// The bundle given to `init(nibName:bundle:)`; nil if there was none.
  public var nibBundle: Bundle? { controllerNib?.bundle }
}
