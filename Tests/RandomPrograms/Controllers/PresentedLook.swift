import UIKit

/// What a program presents: a screen in a style, or a question.
enum PresentedLook: Equatable {
  case style(UIModalPresentationStyle)
  case popover
  case alert
  case actionSheet

  static let all: [PresentedLook] = [
    .style(.fullScreen), .style(.overFullScreen), .style(.pageSheet), .style(.formSheet), .style(.automatic), .popover, .alert,
    .actionSheet,
  ]

  /// A question; nil for the looks of screens.
  @MainActor func makeController() -> UIViewController? {
    guard self == .alert || self == .actionSheet else { return nil }
    let alert = UIAlertController(
      title: "Question", message: "With an answer", preferredStyle: self == .alert ? .alert : .actionSheet)
    for style in [UIAlertAction.Style.default, .destructive, .cancel] {
      alert.addAction(UIAlertAction(title: "Answer", style: style))
    }
    return alert
  }

  @MainActor func prepare(
    _ controller: UIViewController, source: UIView?, delegate: any UIPopoverPresentationControllerDelegate
  ) {
    controller.preferredContentSize = CGSize(width: 150, height: 120)
    if case .style(let style) = self { controller.modalPresentationStyle = style }
    if self == .popover {
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = source
      controller.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 60, width: 30, height: 30)
    }
    (controller.popoverPresentationController ?? controller.presentationController)?.delegate = delegate
  }
}

/// Lets popovers stay popovers in narrow windows.
class PopoversEverywhere: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
