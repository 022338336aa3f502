package import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// A presentation in another style than its controller's, chosen by a delegate for a narrow window.
final class AdaptedPresentation: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle, of presented: UIViewController, presenting: UIViewController) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }
}

extension UIPresentationController {
  /// Least width of windows in which presentations do not adapt, in points. From UIKit's regular width.
  package static let regularWidth: CGFloat = 768

  /// The style in a window; `.none` for the controller's own.
  func adaptedStyle(in window: UIWindow) -> UIModalPresentationStyle {
    isInNarrowWindow = window.bounds.width < Self.regularWidth
    let traits = window.traitCollection
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? adaptivePresentationStyle(for: traits)
  }

  /// The controller that the delegate wants to present in place of its own, if any.
  func wrapper(for style: UIModalPresentationStyle) -> UIViewController? {
    guard style != .none,
      let wrapper = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style),
      wrapper !== presentedViewController
    else { return nil }
    wrapper.modalPresentationStyle = style
    return wrapper
  }

  /// Reports the beginning to the delegate.
  func announce(_ style: UIModalPresentationStyle, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    prepare()
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
  }

  /// What presents in the style; itself for `.none`.
  func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    if style == .none { return self }
    if style.isSheet {
      let sheet = sheetInNarrowWindow
      if sheet !== self { delegate?.presentationController(self, prepare: sheet) }
      return sheet
    }
    let adapted = AdaptedPresentation(style, of: presentedViewController, presenting: presentingViewController)
    adapted.delegate = delegate
    delegate?.presentationController(self, prepare: adapted)
    return adapted
  }
}
