public import Selectors

extension UIColor: ClassSelectorAnswering {
  /// A colour by its name in Objective-C, such as `systemRedColor`.
  public nonisolated static func classResult(of selector: Selector) -> AnyObject? {
    selector.name.hasSuffix("Color") ? system(named: selector.name) : nil
  }
}
