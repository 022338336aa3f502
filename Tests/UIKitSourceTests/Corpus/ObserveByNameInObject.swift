// expect: contentOffset 5.0 again
import UIKit

public class ObserverObserveByNameInObject: NSObject {
  var log: [String] = []
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    log.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1)")
  }
}
class AgainObserveByNameInObject: ObserverObserveByNameInObject {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    log.append("again")
  }
}

@MainActor func corpusObserveByNameInObject() -> String {
  let (scrollView, observer) = (UIScrollView(), AgainObserveByNameInObject())
  scrollView.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
  scrollView.contentOffset.y = 5
  return observer.log.joined(separator: " ")
}
