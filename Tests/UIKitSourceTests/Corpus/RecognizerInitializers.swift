// expect: target plain
import UIKit

class ARecognizerWithTarget: UITapGestureRecognizer {
  var log = ""
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action); log = "target" }
}

final class ARecognizerWithPlainInit: UIPanGestureRecognizer {
  var log = ""
  init() { super.init(target: nil, action: nil); log = "plain" }
}

@MainActor func corpusRecognizerInitializers() -> String { ARecognizerWithTarget().log + " " + ARecognizerWithPlainInit().log }
