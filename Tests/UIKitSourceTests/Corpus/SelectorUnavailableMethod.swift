// expect: true false
import UIKit

class ASelectorUnavailableMethod: NSObject {
  @objc func present() {}
  @available(*, unavailable) @objc func absent() {}
}

@MainActor func corpusSelectorUnavailableMethod() -> String {
  let object = ASelectorUnavailableMethod()
  return "\(object.responds(to: Selector("present"))) \(object.responds(to: Selector("absent")))"
}
