public import Foundation
public import Selectors
public import UIKitGraphics

/// An action of an element besides its activation, such as "Delete" for a message.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; false says that it failed.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// What a person reads, without attributes; setting it replaces `attributedName`.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// What a person reads.
  open var attributedName: NSAttributedString
  /// nil by default.
  open var image: UIImage?
  /// Held weakly.
  open weak var target: AnyObject?
  /// Performed on `target` with the action as its argument unless there is an `actionHandler`; its result, if it is a `Bool`, says whether
  /// the action succeeded.
  open var selector: Selector
  /// Takes precedence over `target`; nil by default. Retained: capture the action's owner weakly.
  open var actionHandler: Handler?

  /// Makes an action that performs a selector.
  public init(name: String, target: Any?, selector: Selector) {
    (attributedName, self.target, self.selector) = (NSAttributedString(string: name), target as AnyObject?, selector)
  }

  /// Makes an action that performs a selector.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    (self.attributedName, self.target, self.selector) = (attributedName, target as AnyObject?, selector)
  }

  /// Makes an action that performs a selector.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    (attributedName, self.image, self.selector) = (NSAttributedString(string: name), image, selector)
    self.target = target as AnyObject?
  }

  /// Makes an action that performs a selector.
  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
    self.target = target as AnyObject?
  }

  /// Makes an action that calls a closure.
  public init(name: String, actionHandler: @escaping Handler) {
    (attributedName, selector, self.actionHandler) = (NSAttributedString(string: name), Selector(""), actionHandler)
  }

  /// Makes an action that calls a closure.
  public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    (self.attributedName, selector, self.actionHandler) = (attributedName, Selector(""), actionHandler)
  }

  /// Makes an action that calls a closure.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    (attributedName, self.image, selector) = (NSAttributedString(string: name), image, Selector(""))
    self.actionHandler = actionHandler
  }

  /// Makes an action that calls a closure.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
    (self.attributedName, self.image, selector) = (attributedName, image, Selector(""))
    self.actionHandler = actionHandler
  }
}

/// A place in a view where a drag can begin or end.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  /// What a person reads.
  public let attributedName: NSAttributedString
  /// Held weakly.
  open private(set) weak var view: UIView?
  /// In the view's coordinates.
  public let point: CGPoint

  /// Makes the place in the middle of the view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Makes a place; `point` is in the view's coordinates.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Makes a place; `point` is in the view's coordinates.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point, self.view) = (attributedName, point, view)
  }

  /// What a person reads, without attributes.
  open var name: String { attributedName.string }
}

/// An object with a name for tests, which no person reads.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// nil by default.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
