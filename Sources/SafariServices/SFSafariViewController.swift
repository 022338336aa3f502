internal import Diagnostics
public import Foundation
internal import UIKitControllers
internal import UIKitControls
public import UIKitCore
public import UIKitGraphics

/// Is told what becomes of a page.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The person has chosen Done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The browser was started, or there is none. Whether the page loads is not known.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// The page is about to open in the browser.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// Opens a page in the person's browser. The app shows a small screen meanwhile, with the address, a button to open the page once more, and Done.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How the page is shown on iOS; nothing of it has an effect.
  open class Configuration: NSObject, NSCopying {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      (copy.entersReaderIfAvailable, copy.barCollapsingEnabled) = (entersReaderIfAvailable, barCollapsingEnabled)
      return copy
    }
  }

  /// What the button that dismisses the screen says.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// Is told of the end; not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// A copy of what the controller was made with.
  open var configuration: Configuration { storedConfiguration }
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { page?.dismissTitle = dismissTitle } }
  /// The background behind the button that dismisses the screen.
  open var preferredBarTintColor: UIColor? { didSet { page?.barColor = preferredBarTintColor } }
  /// The colour of the buttons.
  open var preferredControlTintColor: UIColor? { didSet { page?.tintColor = preferredControlTintColor } }

  private let url: URL
  private let storedConfiguration: Configuration
  private var hasOpened = false
  private var page: PageView? { viewIfLoaded as? PageView }

  /// Stops the program unless the address begins with http or https, as iOS does.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Stops the program unless the address begins with http or https, as iOS does.
  public init(url URL: URL, configuration: Configuration) {
    ensure(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "SFSafariViewController(url: \(URL.absoluteString)): the address must begin with http:// or https://; open others with UIApplication.open(_:)"
    )
    url = URL
    storedConfiguration = configuration.copy() as! Configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
  }

  /// nil: a page has an address.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let page = PageView(url)
    page.dismissTitle = dismissTitle
    page.barColor = preferredBarTintColor
    page.tintColor = preferredControlTintColor
    page.onDismiss = { [weak self] in self?.finish() }
    page.onOpen = { [weak self] in self?.openPage() }
    view = page
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasOpened { return }
    hasOpened = true
    openPage()
  }

  private func openPage() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(url) { [weak self] isOpened in
      guard let self else { return }
      page?.state = isOpened ? .opened : .failed
      delegate?.safariViewController(self, didCompleteInitialLoad: isOpened)
    }
  }

  private func finish() {
    if let navigation = navigationController, navigation.topViewController === self, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
    delegate?.safariViewControllerDidFinish(self)
  }

  private var dismissTitle: String {
    switch dismissButtonStyle {
    case .done: "Done"
    case .close: "Close"
    case .cancel: "Cancel"
    }
  }
}
