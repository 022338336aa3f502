// expect: 1
import UIKit

enum OuterSelectorInExtensionType {}
extension OuterSelectorInExtensionType { class Inner: NSObject { @objc func one() -> Int { 1 } } }

@MainActor func corpusSelectorInExtensionType() -> String {
  "\(send(#selector(OuterSelectorInExtensionType.Inner.one), OuterSelectorInExtensionType.Inner())!)"
}
