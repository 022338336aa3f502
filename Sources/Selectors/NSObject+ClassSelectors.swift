public import Foundation

/// A class that performs selectors itself, as `UIColor` does those of its colours: `UIColor.perform(Selector("systemRedColor"))`.
public protocol ClassSelectorAnswering: NSObject {
  /// What the class returns for a selector without arguments; nil for one that it does not answer.
  nonisolated static func classResult(of selector: Selector) -> AnyObject?
}

extension NSObject {
  /// Whether objects of this class can perform a selector: see `responds(to:)` of objects, which a class may override. False for nil.
  public class func instancesRespond(to aSelector: Selector!) -> Bool { aSelector?.isAnswered(byInstancesOf: self) ?? false }

  /// Whether the class itself performs a selector; see `ClassSelectorAnswering`. False for nil.
  public class func responds(to aSelector: Selector!) -> Bool { aSelector.flatMap(answer) != nil }

  /// Asks the class for what it returns for a selector; one that it does not answer stops the program.
  ///
  /// - Returns: Not retained, as on iOS.
  @discardableResult public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector, let result = answer(to: aSelector) else {
      fatalError(
        "\(self).perform(\(aSelector.map { "Selector(\"\($0)\")" } ?? "nil")): the class does not answer it; ask responds(to:) first, or "
          + "perform it on an object")
    }
    return RecentResults.unmanaged(result)
  }

  private class func answer(to selector: Selector) -> AnyObject? {
    (self as? any ClassSelectorAnswering.Type)?.classResult(of: selector)
  }
}
