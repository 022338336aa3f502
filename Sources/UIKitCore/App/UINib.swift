internal import Diagnostics
public import Foundation

/// The name of a nib. Nibs are not read: creating an object succeeds, and using it stops the program with advice.
@preconcurrency @MainActor open class UINib: NSObject {
  package let name: String

  /// - Parameters:
  ///   - name: For the message of an error.
  ///   - bundleOrNil: Ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Stops the program: create the views in code.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    stop("UINib.instantiate(withOwner:options:)", "create the views in code")
  }

  package func stop(_ call: String, _ remedy: String) -> Never {
    programmingError("\(call): the nib \(name) cannot be read on Linux; \(remedy)")
  }
}

extension Bundle {
  /// Stops the program: create the views in code.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
