internal import Foundation
@_spi(UIKitModules) package import UIKitCore
internal import UIKitGraphics

// The beginning and the end of a search.
extension UISearchController: ProvidesPresentation {
  var searchPresentation: SearchPresentation? { presentingRecord?.presentation as? SearchPresentation }

  var isPresentedNow: Bool { searchPresentation?.isComingOrPresented ?? false }

  /// The screen in whose navigation item the search is; else the nearest controller around the bar.
  private var screen: UIViewController? {
    if let home { return home }
    for responder in sequence(first: bar as UIResponder, next: \.next) {
      if let controller = responder as? UIViewController { return controller }
    }
    return nil
  }

  private var home: UIViewController? { navigation?.stack.first { $0.navigationItem.searchController === self } }

  package var presentationContext: UIViewController? { home }

  package func ownPresentation(presenter: UIViewController?) -> UIPresentationController? {
    SearchPresentation(presentedViewController: self, presenting: presenter)
  }

  func begin() {
    guard !isActive, beginning == .none else { return }
    // The end of a former search, which reports itself.
    searchPresentation?.finishTransition()
    guard !isActive else { return }
    beginning = .asking
    defer { beginning = .none }
    delegate?.presentSearchController(self)
    guard !isActive else { return }
    guard let screen, screen.viewIfLoaded?.window != nil else {
      UIScreen.main.warnings.once(
        "UISearchController.isActive = true did nothing: the screen with its search bar is in no window; set it in viewDidAppear(_:)"
      )
      return
    }
    beginning = .presenting
    screen.present(self, animated: true)
    beginning = .none
    if isActive { bar.becomeFirstResponder() }
  }

  func end() {
    guard isActive, let presenter = presentingViewController else { return }
    let isAnimated = presenter.viewIfLoaded?.window != nil
    searchPresentation?.dismiss(animated: isAnimated, completion: nil)
  }
}
