internal import DesktopServices
internal import Diagnostics
public import Foundation
internal import UIKitControllers
internal import UIKitControls
public import UIKitCore
public import UIKitGraphics
internal import UniformTypeIdentifiers

/// What a document interaction controller reports.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// The document goes to another program; on a desktop its name is not known, and `application` is nil.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Another program has been started with the document.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

/// Offers what can be done with one file: the share sheet, or the desktop's programs that open it.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// Told of menus and programs; held weakly.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL?
  /// The identifier of the type; by default that of the file's name.
  open var uti: String?
  /// By default the file's name.
  open var name: String?
  /// Kept for the app.
  open var annotation: Any?
  private weak var sheet: UIActivityViewController?
  private var question: DesktopQuestion<Void>?

  /// Makes a controller without a file.
  public override init() {}

  /// Makes a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
    uti = (UTType(filenameExtension: url.pathExtension) ?? .data).identifier
  }

  /// Symbols of the file's kind.
  open var icons: [UIImage] {
    let type = uti.flatMap { UTType($0) } ?? .data
    return UIImage(systemName: FileSymbol.name(of: type)).map { [$0] } ?? []
  }

  // MARK: Options

  /// Shows the share sheet, in a wide window as a popover at a place of a view; false without a file or a window.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOptions(animated, in: view) { popover in (popover.sourceView, popover.sourceRect) = (view, rect) }
  }

  /// Shows the share sheet, in a wide window as a popover at a bar's item; false without a file or a window.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let view = item.shownView else { return false }
    return presentOptions(animated, in: view) { $0.barButtonItem = item }
  }

  private func presentOptions(
    _ animated: Bool, in view: UIView, _ place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, let presenter = view.window?.rootViewController, sheet == nil else { return false }
    let made = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    made.popoverPresentationController.map(place)
    made.completionWithItemsHandler = { [self] type, isCompleted, _, _ in
      if type == OpenActivity.type, isCompleted {
        delegate?.documentInteractionController(self, willBeginSendingToApplication: nil)
        delegate?.documentInteractionController(self, didEndSendingToApplication: nil)
      }
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    sheet = made
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    presenter.present(made, animated: animated)
    return true
  }

  // MARK: Programs

  /// Lets the person choose a program of the desktop that opens the file; false without a file, or without such a service.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { openIn() }

  /// Lets the person choose a program of the desktop that opens the file; false without a file, or without such a service.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { openIn() }

  private func openIn() -> Bool {
    guard let url, let service = DesktopServices.current.files, question == nil else { return false }
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    let question = DesktopQuestion<Void>()
    self.question = question
    question.ask({ service.open(url, asksForProgram: true, answer: $0) }) { [weak self] found in
      guard let self else { return }
      self.question = nil
      if case .value = found {
        delegate?.documentInteractionController(self, willBeginSendingToApplication: nil)
        delegate?.documentInteractionController(self, didEndSendingToApplication: nil)
      }
      delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    }
    return true
  }

  /// Closes the share sheet or the desktop's dialog.
  open func dismissMenu(animated: Bool) {
    if let sheet { sheet.presentingViewController?.dismiss(animated: animated) }
    guard let question else { return }
    self.question = nil
    question.withdraw()
    delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
  }
}
