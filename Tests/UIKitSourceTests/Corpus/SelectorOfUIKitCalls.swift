// expect: true
import UIKit

class ASelectorOfUIKitCalls: UIView { var done = false; override func setNeedsLayout() { done = true } }

@MainActor func corpusSelectorOfUIKitCalls() -> String {
  {
    let a = ASelectorOfUIKitCalls(); send(#selector(UIView.setNeedsLayout), a); return "\(a.done)"
  }()
}
