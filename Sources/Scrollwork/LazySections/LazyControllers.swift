import Diagnostics
import UIKit

/// View controllers of a `ScrollingStackController` that are described by identifiers: a controller is made when its section comes near the
/// viewport, and let go of when it is far away.
///
///     let days = LazyControllers<Day>(in: diary) { stack, day in DayController(day) }
///     days.saveState = { day, controller in (controller as? DayController)?.draft }
///     days.restoreState = { day, controller, state in (controller as? DayController)?.draft = state as? String }
///     days.apply(calendar.days)
///
/// A controller is a child of the stack as long as it exists, and receives its appearance messages as its view comes on the screen and leaves
/// it. `ScrollingStackController.viewControllers` does not list it. The sections stand after the controllers that the stack has when this object
/// is made. All else is as with `LazySections`; the stack keeps this object.
@preconcurrency @MainActor public final class LazyControllers<Identifier: Hashable & Sendable> {
  /// Makes the controller of a section: a new one, or one that has been let go of. A controller that has a parent stops the program.
  public typealias Provider = @MainActor (_ stack: ScrollingStackController, _ identifier: Identifier) -> UIViewController

  /// The sections of views on which this object rests: estimates, retention and layout are set there.
  public let sections: LazySections<Identifier>

  /// The stack; nil once it has been released.
  public private(set) weak var stack: ScrollingStackController?

  /// State of a controller to be kept besides offsets and selections in its view; called before the controller is let go of. nil for none.
  public var saveState: (@MainActor (Identifier, UIViewController) -> Any?)?

  /// Receives what `saveState` has returned, when the section has a controller again.
  public var restoreState: (@MainActor (Identifier, UIViewController, Any) -> Void)?

  /// Called after a controller has been let go of, or removed with its section; it has no parent any more.
  public var didLetGo: (@MainActor (Identifier, UIViewController) -> Void)?

  private let provider: Provider

  /// Describes no sections yet. Loads the stack's view.
  public init(in stack: ScrollingStackController, provider: @escaping Provider) {
    (self.stack, self.provider) = (stack, provider)
    stack.loadViewIfNeeded()
    sections = LazySections(in: stack.scrollView) { _, _ in UIView() }
    stack.lazySources.append(self)
    connect()
  }

  private func connect() {
    sections.provider = { [unowned self] _, identifier in makeView(for: identifier) }
    sections.saveState = { [unowned self] identifier, view in
      controller(of: view).flatMap { self.saveState?(identifier, $0) }
    }
    sections.restoreState = { [unowned self] identifier, view, state in
      if let controller = controller(of: view) { restoreState?(identifier, controller, state) }
    }
    sections.didEnter = { [unowned self] _, view in
      if let stack, let item = stack.lazyItem(of: view) { item.controller.didMove(toParent: stack) }
    }
    sections.willLetGo = { [unowned self] _, view in
      if let stack, let item = stack.lazyItem(of: view) { stack.willLetGo(item) }
    }
    sections.didLetGo = { [unowned self] identifier, view in
      guard let stack, let item = stack.lazyItem(of: view) else { return }
      stack.letGo(item)
      didLetGo?(identifier, item.controller)
    }
  }

  private func makeView(for identifier: Identifier) -> UIView {
    guard let stack else { return UIView() }
    let controller = provider(stack, identifier)
    return stack.takeLazy(controller, named: "\(identifier)")
  }

  private func controller(of view: UIView) -> UIViewController? { stack?.lazyItem(of: view)?.controller }

  // MARK: Sections

  /// As `LazySections.identifiers`.
  public var identifiers: [Identifier] { sections.identifiers }

  /// As `LazySections.apply(_:animatingDifferences:completion:)`.
  public func apply(
    _ identifiers: [Identifier], animatingDifferences: Bool = false, completion: (@MainActor () -> Void)? = nil
  ) {
    sections.apply(identifiers, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The controller of a section; nil while it has none, and for an identifier that is not listed.
  public func viewController(for identifier: Identifier) -> UIViewController? {
    sections.view(for: identifier).flatMap { controller(of: $0) }
  }

  /// The section of a controller; nil for other controllers, and for those that have been let go of.
  public func identifier(for viewController: UIViewController) -> Identifier? {
    viewController.viewIfLoaded.flatMap { sections.identifier(for: $0) }
  }

  /// As `LazySections.scroll(to:at:animated:)`.
  public func scroll(to identifier: Identifier, at position: ContainerScrollView.ScrollPosition = .start, animated: Bool) {
    sections.scroll(to: identifier, at: position, animated: animated)
  }
}
