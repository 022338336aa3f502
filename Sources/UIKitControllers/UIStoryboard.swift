internal import Diagnostics
public import Foundation
public import UIKitCore

/// The name of a storyboard. Storyboards are not read: creating an object succeeds, and using it stops the program with advice.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// - Parameters:
  ///   - name: For the message of an error.
  ///   - storyboardBundleOrNil: Ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Stops the program: create the controller in code.
  open func instantiateInitialViewController() -> UIViewController? { stop("instantiateInitialViewController()") }

  /// Stops the program: create the controller in code.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    stop("instantiateViewController(withIdentifier: \"\(identifier)\")")
  }

  private func stop(_ call: String) -> Never {
    programmingError("UIStoryboard.\(call): the storyboard \(name) cannot be read on Linux; create the controller in code")
  }
}
