// expect: ok
import UIKit

class AAttributeObjCInitializer: NSObject { @objc override init() { super.init() }; @objc init(text: String) {} }

@MainActor func corpusAttributeObjCInitializer() -> String {
  {
    _ = AAttributeObjCInitializer(); _ = AAttributeObjCInitializer(text: ""); return "ok"
  }()
}
