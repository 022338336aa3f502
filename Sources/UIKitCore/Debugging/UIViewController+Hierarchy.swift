internal import Foundation
internal import QuartzCore

extension UIViewController {
  /// The controller and all below it, one line each: what UIKit's private method `_printHierarchy` gives debuggers. An addition of ours.
  ///
  /// The state is `appearing`, `appeared`, `disappearing` or `disappeared`. No view is loaded.
  public func hierarchyDescription() -> String {
    var lines: [String] = []
    describeHierarchy("", &lines)
    return lines.joined(separator: "\n")
  }

  private func describeHierarchy(_ indent: String, _ lines: inout [String]) {
    lines.append(
      "\(indent)<\(type(of: self)) \(DebugText.address(self)), state: \(appearance.stage.name), view: \(viewDescription)>")
    for child in storedChildren { child.describeHierarchy(indent + DebugText.indent, &lines) }
  }

  private var viewDescription: String {
    guard let storedView else { return "(view not loaded)" }
    let place = storedView.window == nil ? " not in the window" : ""
    return "<\(type(of: storedView)) \(DebugText.address(storedView))>\(place)"
  }
}

extension ControllerAppearance.Stage {
  fileprivate var name: String {
    switch self {
    case .gone: "disappeared"
    case .appearing: "appearing"
    case .shown: "appeared"
    case .disappearing: "disappearing"
    }
  }
}
