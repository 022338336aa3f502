// expect: 5
import UIKit

class ASelectorSetter: NSObject { @objc var four = 4 }

@MainActor func corpusSelectorSetter() -> String {
  {
    let a = ASelectorSetter(); send(#selector(setter: ASelectorSetter.four), a, 5); return "\(a.four)"
  }()
}
