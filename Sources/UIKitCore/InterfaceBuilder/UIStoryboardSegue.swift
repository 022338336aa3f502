internal import Diagnostics
public import Foundation
internal import NibFormat
internal import Selectors
internal import UIKitGraphics
internal import WarningLog

/// A way from one controller to another that a storyboard describes.
///
/// A class of the app's own overrides `perform()`; it inherits the initializer or overrides it.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name in the storyboard; nil if it has none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown. A reference to another storyboard is resolved already.
  public let destination: UIViewController
  private let handler: (() -> Void)?
  /// Whether the change is animated, as far as the storyboard says so.
  package final var isAnimated = true

  /// Makes a segue whose `perform()` is for overriding.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
  }

  /// Makes a segue that calls `performHandler`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler)
  }

  /// Shows the destination. Never called by apps: `performSegue(withIdentifier:sender:)` prepares the source first.
  open func perform() { handler?() }
}

/// A segue as the storyboard describes it.
@MainActor struct StoryboardSegueTemplate {
  let kind: String
  let identifier: String?
  private let destination: String
  private let coder: NibCoder
  /// What a popover points at, if the storyboard says so and the object exists.
  private weak var anchor: AnyObject?

  init(_ coder: NibCoder) {
    self.coder = coder
    (kind, identifier) = (coder.string(.kind) ?? "show", coder.string(.identifier))
    destination = coder.string(.destination) ?? ""
  }

  // MARK: What begins it

  /// Finds what the segue's popover points at among the objects of a group, such as the controller's view or a cell, while the group still
  /// finds them.
  mutating func findAnchor(in instance: NibInstance) {
    if let index = coder.index(.anchorView), instance.begins(at: index) { anchor = instance.object(index) }
  }

  /// Has the object that the segue begins at perform it.
  func attach(to controller: UIViewController, in instance: NibInstance) {
    guard let index = coder.index(.owner), instance.begins(at: index) else { return }
    switch instance.object(index) {
    case let control as UIControl:
      let event: UIControl.Event = control.sendsPrimaryActionOnTouchUp ? .touchUpInside : .valueChanged
      control.addAction(UIAction { [weak controller, weak control] _ in controller?.begin(self, control) }, for: event)
    case let item as UIBarButtonItem:
      item.primaryAction = Self.action(item) { [weak controller, weak item] in controller?.begin(self, item) }
    case let gesture as UIGestureRecognizer:
      gesture.addAction { [weak controller] gesture in
        if [.began, .ended].contains(gesture.state) && (gesture.state == .began) == gesture.isContinuous {
          controller?.begin(self, gesture)
        }
      }
    case let cell as any NibSelectable:
      let isAccessory = coder.string(.trigger) == "accessoryAction" || kind == "accessory"
      cell.setNibSegue(isAccessory: isAccessory) { [weak controller, weak cell] in
        if let cell { controller?.begin(self, cell) }
      }
    default: break
    }
  }

  private static func action(_ item: UIBarButtonItem, _ handler: @escaping @MainActor () -> Void) -> UIAction {
    UIAction(title: item.title ?? "", image: item.image) { _ in handler() }
  }

  // MARK: Performing

  /// Creates the destination, prepares the source and shows it.
  func perform(from source: UIViewController, sender: Any?) {
    if kind == "unwind" { return unwind(from: source, sender: sender) }
    guard let segue = segue(from: source, sender: sender) else { return }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func segue(from source: UIViewController, sender: Any?) -> UIStoryboardSegue? {
    guard let place = source.controllerNib?.place else { return nil }
    let created = place.storyboard.controller(withID: destination, depth: 0) { coder in
      self.create(by: source, coder, sender)
    }
    guard let created else { return nil }
    if let style = coder.choice(.modalPresentationStyle, UIModalPresentationStyle.self) { created.modalPresentationStyle = style }
    if let style = coder.choice(.modalTransitionStyle, UIModalTransitionStyle.self) { created.modalTransitionStyle = style }
    return segue(to: created, from: source, sender: sender)
  }

  /// The destination that a method of the source marked `@IBSegueAction` makes.
  private func create(by source: UIViewController, _ coder: NSCoder, _ sender: Any?) -> UIViewController? {
    guard let name = self.coder.string(.creation) else { return nil }
    do {
      return try Selector(name).perform(on: source, with: [coder, sender, identifier]) as? UIViewController
    } catch {
      WarningLog.warn("the segue \(identifier ?? destination) cannot call \(name) of \(type(of: source)): \(error)")
      return nil
    }
  }

  private func segue(to created: UIViewController, from source: UIViewController, sender: Any?) -> UIStoryboardSegue {
    let isAnimated = coder.bool(.animates) ?? true
    if let name = coder.record.customClass {
      if let type = NibClass.type(named: name) as? UIStoryboardSegue.Type {
        let segue = type.init(identifier: identifier, source: source, destination: created)
        segue.isAnimated = isAnimated
        return segue
      }
      WarningLog.warn("there is no class \(name) of a segue: the destination is presented")
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: created) { [kind, coder, anchor] in
      switch kind {
      case "show", "push": source.show(created, sender: sender)
      case "showDetail", "replace": source.showDetailViewController(created, sender: sender)
      case "popoverPresentation", "popover":
        created.modalPresentationStyle = .popover
        (source as? any StyledPresenting)?.anchorPopover(
          created, anchor ?? sender.map { $0 as AnyObject }, coder.integer(.permittedArrowDirections))
        source.present(created, animated: isAnimated)
      default: source.present(created, animated: isAnimated)
      }
    }
  }

  /// Fills a container view.
  func embed(in container: UIView, of controller: UIViewController, _ place: StoryboardPlace?) {
    let child = place?.storyboard.controller(withID: destination, depth: (place?.depth ?? 0)) { coder in
      self.create(by: controller, coder, nil)
    }
    guard let child else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: controller, destination: child) {
      controller.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: controller)
    }
    if controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: nil) {
      controller.prepare(for: segue, sender: nil)
      segue.perform()
    }
  }

  // MARK: Unwinding

  private func unwind(from source: UIViewController, sender: Any?) {
    guard let name = coder.string(.action) else { return }
    let action = Selector(name)
    let target = source.unwindCandidates.first {
      action.isAnswered(by: $0) && $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
    guard let target else {
      return WarningLog.warn(
        "no controller behind \(type(of: source)) has the method \(name) of the unwind segue \(identifier ?? "")")
    }
    let isAnimated = coder.bool(.animates) ?? true
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target) {
      source.unwind(to: target, animated: isAnimated)
    }
    source.prepare(for: segue, sender: sender)
    do { try action.perform(on: target, with: [segue]) } catch {
      WarningLog.warn("the unwind segue \(identifier ?? "") cannot call \(name) of \(type(of: target)): \(error)")
    }
    segue.perform()
  }
}

/// A cell whose selection performs a segue.
@MainActor package protocol NibSelectable: AnyObject {
  func setNibSegue(isAccessory: Bool, _ perform: @escaping @MainActor () -> Void)
}

extension UIGestureRecognizer {
  /// Whether the recognizer reports a beginning and an end.
  fileprivate var isContinuous: Bool { !(self is UITapGestureRecognizer) && !(self is UISwipeGestureRecognizer) }
}

extension UIViewController {
  /// Performs a segue that begins at an object of the scene, unless the controller declines.
  func begin(_ template: StoryboardSegueTemplate, _ sender: Any?) {
    if shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) {
      template.perform(from: self, sender: sender)
    }
  }

  func performSegue(_ identifier: String, _ sender: Any?) {
    guard let template = controllerNib?.segues.first(where: { $0.identifier == identifier }) else {
      let known = controllerNib?.segues.compactMap(\.identifier).sorted() ?? []
      programmingError(
        """
        \(type(of: self)).performSegue(withIdentifier: "\(identifier)"): the controller has no segue of that name; it has \
        \(known.isEmpty ? "none" : known.joined(separator: ", "))
        """)
    }
    template.perform(from: self, sender: sender)
  }

  /// The controllers to which the screen can go back from this one, the nearest first.
  fileprivate var unwindCandidates: [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current, found.count < 1000 {
      if controller !== self { found.append(controller) }
      if let container = controller.parent {
        let siblings = container.unwindOrder
        let place = siblings.firstIndex { $0 === controller } ?? siblings.count
        found += siblings[..<place].reversed()
        current = container
      } else {
        current = controller.presentingViewController
        // What presents may be the container around the screen that asked for it.
        if let presenter = current { found += presenter.unwindDescendants }
      }
    }
    var seen: Set<ObjectIdentifier> = []
    return found.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The screens inside of a container, those in front first.
  private var unwindDescendants: [UIViewController] {
    unwindOrder.reversed().flatMap { $0.unwindDescendants + [$0] }
  }

  private var unwindOrder: [UIViewController] {
    presentedChild.map { shown in children.filter { $0 !== shown } + [shown] } ?? children
  }

  /// Goes back to a controller behind this one.
  fileprivate func unwind(to target: UIViewController, animated: Bool) {
    // What is presented above the target, or above a container around it, goes first.
    for controller in sequence(first: target, next: \.parent) where controller.presentedViewController != nil {
      controller.dismiss(animated: animated)
      break
    }
    for controller in sequence(first: target, next: \.parent) {
      if controller.parent?.showAgain(controller, animated: animated) == true { break }
    }
  }
}
