/// Why an Interface Builder file cannot be compiled.
package struct InterfaceError: Error, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let text: String

  package var description: String { "\(path):\(line): error: \(text)" }
}

/// What the compiler has to say about a file that it has compiled.
package struct InterfaceNote: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Sendable { case error, warning }

  package let severity: Severity
  package let line: Int
  package let text: String

  package init(severity: Severity, line: Int, text: String) { (self.severity, self.line, self.text) = (severity, line, text) }
}

/// A name of the app's own code in a file, which the code must have.
package struct InterfaceUse: Codable, Hashable, Sendable {
  package enum Name: Codable, Hashable, Sendable {
    /// The class itself.
    case type
    case outlet(String)
    case action(String)
    /// The method of some controller of the app at which an unwind segue ends.
    case unwindAction(String)
  }

  /// The name of the class without its module: `Card`, `Outer.Inner`.
  package let type: String
  /// The module that the file names; nil if it names none, or the target's.
  package let module: String?
  /// The class of UIKit that the object has without the app's one: `UIView`.
  package let base: String
  package let name: Name
  package let line: Int
}

/// An image or a colour that a file shows by its name in the app's catalogues.
package struct InterfaceResource: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable { case image, color }

  package let kind: Kind
  package let name: String
  package let line: Int
}
