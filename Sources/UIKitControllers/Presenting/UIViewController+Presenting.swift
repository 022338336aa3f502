internal import CoreGraphics
internal import UIKitControls
public import UIKitCore
internal import UIKitGraphics

extension UIViewController {
  /// What manages the presentation of this controller or an ancestor, if it is a sheet; else nil.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What describes this controller as a popover, to be set before presenting; nil unless its style is `.popover`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else {
      return ancestors.dropFirst().lazy.compactMap { $0.presentingRecord?.popover as? UIPopoverPresentationController }.first
    }
    let record = madeRecord
    if let made = record.popover as? UIPopoverPresentationController { return made }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    record.popover = made
    return made
  }
}

extension UIViewController: StyledPresenting {
  package func styledPresentation(presenter: UIViewController?) -> UIPresentationController? {
    popoverPresentationController
      ?? (modalPresentationStyle.isSheet
        ? UISheetPresentationController(presentedViewController: self, presenting: presenter) : nil)
  }

  package func prepareToPresent(in window: UIWindow) { MenuOverlay.dismiss(in: window) }

  package func anchorPopover(_ controller: UIViewController, _ anchor: AnyObject?, _ arrows: Int?) {
    guard let popover = controller.popoverPresentationController else { return }
    if let arrows { popover.permittedArrowDirections = UIPopoverArrowDirection(rawValue: UInt(arrows)) }
    switch anchor {
    case let view as UIView: (popover.sourceView, popover.sourceRect) = (view, view.bounds)
    case let item as UIBarButtonItem:
      // The view is for an item that no bar shows.
      (popover.barButtonItem, popover.sourceView) = (item, viewIfLoaded)
    case let gesture as UIGestureRecognizer: popover.sourceView = gesture.view
    default: popover.sourceView = viewIfLoaded
    }
  }
}
