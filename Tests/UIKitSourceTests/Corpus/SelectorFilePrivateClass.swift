// expect: 1
import UIKit

private class ASelectorFilePrivateClass: NSObject { @objc fileprivate func one() -> Int { 1 } }

@MainActor func corpusSelectorFilePrivateClass() -> String {
  "\(send(#selector(ASelectorFilePrivateClass.one), ASelectorFilePrivateClass())!)"
}
