internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import UIKitGraphics

/// What a view controller stores about presentations.
@MainActor package final class PresentingRecord {
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Of this controller as the presented one; released when it has been dismissed.
  package var presentation: UIPresentationController?
  /// What describes this controller as a popover; a sheet may present it.
  package var popover: UIPresentationController?
  /// Of what this controller presents. It and the presented controller live as long.
  package var shown: UIPresentationController? { didSet { shownController = shown?.presentedViewController } }
  private(set) var shownController: UIViewController?

  /// What nobody can dismiss any more leaves the window.
  isolated deinit {
    shown?.container?.removeFromSuperview()
    shown?.container = nil
  }
}

extension UIViewController {
  /// The record of presentations, made where there is none.
  package var madeRecord: PresentingRecord {
    if let presentingRecord { return presentingRecord }
    let record = PresentingRecord()
    presentingRecord = record
    return record
  }

  package var ancestors: some Sequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// Of this controller and its ancestors as presented ones, the nearest first.
  private var presentations: [UIPresentationController] { ancestors.compactMap(\.presentingRecord?.presentation) }

  /// This controller's presentation, or an ancestor's, from its beginning to its end.
  private var currentPresentation: UIPresentationController? { presentations.first { $0.container != nil } }

  /// That of this controller or an ancestor; made where this one may still be presented.
  var currentOrNewPresentation: UIPresentationController? {
    if let presentation = presentations.first { return presentation }
    guard parent == nil, presentingViewController == nil else { return nil }
    return makePresentation(presenter: nil, source: self)
  }

  func makePresentation(presenter: UIViewController?, source: UIViewController) -> UIPresentationController {
    let record = madeRecord
    if let made = record.presentation { return made }
    let style = modalPresentationStyle
    if let own = (self as? any ProvidesPresentation)?.ownPresentation(presenter: presenter) {
      record.presentation = own
      return own
    }
    let custom =
      style == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source) : nil
    let made =
      custom ?? (self as? any StyledPresenting)?.styledPresentation(presenter: presenter)
      ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    record.presentation = made
    return made
  }

  /// The controller that this very controller has presented.
  var ownPresented: UIViewController? { presentingRecord?.shownController }

  var nearestPresented: UIViewController? { ancestors.lazy.compactMap(\.ownPresented).first }

  var nearestPresenter: UIViewController? { currentPresentation?.presentingViewController }

  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    presentingRecord?.presentation?.transition ?? presentingRecord?.shown?.transition
  }

  /// What manages this very controller's presentation, while it is presented.
  var contentContainer: (any UIContentContainer)? { presentingRecord?.presentation }

  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let call = "\(type(of: self)).present(\(type(of: controller)), animated: \(animated))"
    ensure(controller !== self, "\(call): a controller cannot present itself; present another one")
    ensure(controller.parent == nil, "\(call): it has a parent; remove it from that first, or present the parent")
    let inContext = controller.modalPresentationStyle.isInContext
    let context =
      (controller as? any ProvidesPresentation)?.presentationContext
      ?? ancestors.first { inContext && $0.definesPresentationContext }
    let presenter = context ?? outermost
    // What leaves makes room at once. Its messages may do anything.
    if let former = presenter.presentingRecord?.shown, former.isDismissing { former.transition?.finish() }
    if let obstacle = obstacle(to: presenter) { return screenWarning("\(call) did nothing: \(obstacle)") }
    guard let window = viewIfLoaded?.window else { return }
    (self as? any StyledPresenting)?.prepareToPresent(in: window)
    // The messages about a menu's end may have presented something, or removed this controller.
    if let obstacle = obstacle(to: presenter) { return screenWarning("\(call) did nothing: \(obstacle)") }
    ensure(controller.nearestPresenter == nil, "\(call): it is presented already; dismiss it first")
    let own = controller.makePresentation(presenter: presenter, source: self)
    own.setPresenter(presenter)
    let style = own.adaptedStyle(in: window)
    if let wrapper = own.wrapper(for: style) {
      controller.presentingRecord?.presentation = nil
      return show(wrapper, animated: animated, completion: completion)
    }
    let presentation = own.adapted(to: style)
    presentation.setPresenter(presenter)
    controller.presentingRecord?.presentation = presentation
    presentation.source = self
    presenter.madeRecord.shown = presentation
    let place = inContext ? presenter.contextPlace(for: presentation, isContext: context != nil) : nil
    presentation.begin(in: place ?? (window, window.bounds), animated: animated, completion: completion) {
      own.announce(style, self.transitionCoordinator)
    }
  }

  /// Where a presentation covers this controller alone: in the controller's view, so that both leave the window and return together, or in
  /// its place if the view is to leave.
  private func contextPlace(
    for presentation: UIPresentationController, isContext: Bool
  ) -> (host: UIView, frame: CGRect)? {
    guard let view, let superview = view.superview else { return nil }
    let isInside = isContext && !presentation.shouldRemovePresentersView && !(view is UIScrollView)
    return isInside ? (view, view.bounds) : (superview, view.frame)
  }

  private var outermost: UIViewController { Array(ancestors).last ?? self }

  /// Why the controller cannot present from `presenter` now; nil if it can.
  private func obstacle(to presenter: UIViewController) -> String? {
    guard let window = viewIfLoaded?.window else {
      return "the presenting controller's view is in no window; present from viewDidAppear(_:)"
    }
    if let other = presenter.presentingRecord?.shown?.presentedViewController {
      return "\(type(of: other)) is presented already; present from that one, or dismiss it"
    }
    var base = presenter
    while let presentation = base.currentPresentation, presentation.presentingViewController !== base {
      if presentation.isDismissing {
        return "\(type(of: base)) is being dismissed; present from what stays, in the completion of dismiss(animated:completion:)"
      }
      base = presentation.presentingViewController
    }
    base = base.outermost
    if base !== window.rootViewController, case .disappearing = base.appearance.stage {
      return "the view of \(type(of: base)) is leaving its window; present from the window's rootViewController"
    }
    return nil
  }

  /// Removes what this controller has presented in its own place in a parent that it has left.
  func leftParent() { presentingRecord?.shown?.contextLeft() }

  func remove(animated: Bool, completion: (() -> Void)?) {
    let presentation = ancestors.lazy.compactMap(\.presentingRecord?.shown).first ?? currentPresentation
    presentation?.dismiss(animated: animated, completion: completion)
  }

  private func screenWarning(_ text: String) { (viewIfLoaded?.window?.screen ?? UIScreen.main).warnings.once(text) }

  /// The controller that a person sees below this one: what it has presented, else the child that it shows.
  var frontController: UIViewController? { ownPresented ?? presentedChild }
}

/// Sheets and popovers, and the menus that leave before them: what UIKitControllers adds to every view controller. Without that module a
/// presentation covers the window.
@MainActor package protocol StyledPresenting: UIViewController {
  /// The presentation of a sheet's or a popover's style; nil for other styles.
  func styledPresentation(presenter: UIViewController?) -> UIPresentationController?
  /// Called before a controller is presented in a window.
  func prepareToPresent(in window: UIWindow)
  /// Prepares a popover that a segue shows.
  func anchorPopover(_ controller: UIViewController, _ anchor: AnyObject?, _ arrows: Int?)
}

/// A controller whose presentation is of its own kind.
@MainActor package protocol ProvidesPresentation: UIViewController {
  /// nil for that of the controller's style.
  func ownPresentation(presenter: UIViewController?) -> UIPresentationController?
  /// The controller above which it is presented; nil for the one that defines the context.
  var presentationContext: UIViewController? { get }
}
