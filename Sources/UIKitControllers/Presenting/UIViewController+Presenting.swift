package import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import UIKitControls
public import UIKitCore
internal import UIKitTypes

/// What a view controller keeps of presentations.
@MainActor final class PresentingRecord {
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Of this controller as the presented one; released when it has been dismissed.
  var presentation: UIPresentationController?
  /// What describes this controller as a popover; a sheet may present it.
  var popover: UIPopoverPresentationController?
  /// Of what this controller presents. It and the presented controller live as long.
  var shown: UIPresentationController? { didSet { shownController = shown?.presentedViewController } }
  private(set) var shownController: UIViewController?
}

extension UIViewController {
  var presentingRecord: PresentingRecord? { presentingState as? PresentingRecord }

  private var madeRecord: PresentingRecord {
    if let presentingRecord { return presentingRecord }
    let record = PresentingRecord()
    presentingState = record
    return record
  }

  /// Provides animations, and for style `.custom` the presentation controller; held weakly, nil by default.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentingRecord?.transitioningDelegate }
    set { madeRecord.transitioningDelegate = newValue }
  }

  /// What manages the presentation of this controller or an ancestor; made on first access before the presentation.
  public var presentationController: UIPresentationController? {
    if let presentation = presentations.first { return presentation }
    guard parent == nil, presentingViewController == nil else { return nil }
    return makePresentation(presenter: nil, source: self)
  }

  /// The same if it is a sheet, else nil.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What describes this controller as a popover, to be set before presenting; nil unless its style is `.popover`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else {
      return ancestors.dropFirst().lazy.compactMap(\.presentingRecord?.popover).first
    }
    let record = madeRecord
    if let made = record.popover { return made }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    record.popover = made
    return made
  }

  /// Shows a controller as fits the place: pushed by the nearest navigation controller around this one, else presented.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  private var ancestors: some Sequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// Of this controller and its ancestors as presented ones, the nearest first.
  private var presentations: [UIPresentationController] { ancestors.compactMap(\.presentingRecord?.presentation) }

  private func makePresentation(presenter: UIViewController?, source: UIViewController) -> UIPresentationController {
    let record = madeRecord
    if let made = record.presentation { return made }
    let style = modalPresentationStyle
    let custom =
      style == .custom
      ? record.transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source) : nil
    let made =
      custom ?? popoverPresentationController
      ?? (style.isSheet
        ? UISheetPresentationController(presentedViewController: self, presenting: presenter)
        : UIPresentationController(presentedViewController: self, presenting: presenter))
    record.presentation = made
    return made
  }
}

extension UIViewController: ModalPresenting {
  package var ownPresented: UIViewController? { presentingRecord?.shownController }

  package var nearestPresented: UIViewController? { ancestors.lazy.compactMap(\.ownPresented).first }

  package var nearestPresenter: UIViewController? {
    presentations.first { $0.container != nil }?.presentingViewController
  }

  package var coordinator: (any UIViewControllerTransitionCoordinator)? {
    presentingRecord?.presentation?.transition ?? presentingRecord?.shown?.transition
  }

  package var contentContainer: (any UIContentContainer)? { presentingRecord?.presentation }

  package func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentingRecord?.shown?.viewWillTransition(to: size, with: coordinator)
  }

  package func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let call = "\(type(of: self)).present(\(type(of: controller)), animated: \(animated))"
    ensure(controller !== self, "\(call): a controller cannot present itself; present another one")
    ensure(controller.parent == nil, "\(call): it has a parent; remove it from that first, or present the parent")
    guard let window = viewIfLoaded?.window else {
      return screenWarning(
        "\(call) did nothing: the presenting controller's view is in no window; present from viewDidAppear(_:)")
    }
    MenuOverlay.dismiss(in: window)
    let inContext = controller.modalPresentationStyle.isInContext
    let presenter = ancestors.first { inContext && $0.definesPresentationContext } ?? Array(ancestors).last ?? self
    if let former = presenter.presentingRecord?.shown {
      guard former.isDismissing else {
        return screenWarning(
          "\(call) did nothing: \(type(of: former.presentedViewController)) is presented already; present from that one, or dismiss it"
        )
      }
      former.transition?.finish()
    }
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
    own.announce(style, transitionCoordinator)
    presentation.source = self
    presenter.madeRecord.shown = presentation
    let host = inContext ? presenter.view.superview ?? window : window
    presentation.begin(
      in: host, frame: inContext ? presenter.view.frame : host.bounds, animated: animated, completion: completion)
  }

  package func remove(animated: Bool, completion: (() -> Void)?) {
    let presentation =
      ancestors.lazy.compactMap(\.presentingRecord?.shown).first ?? presentations.first { $0.container != nil }
    presentation?.dismiss(animated: animated, completion: completion)
  }

  private func screenWarning(_ text: String) { (viewIfLoaded?.window?.screen ?? UIScreen.main).warnings.once(text) }
}
