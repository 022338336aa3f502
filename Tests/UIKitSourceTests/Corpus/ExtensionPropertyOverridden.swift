// expect: 2
import UIKit

class AExtensionPropertyOverridden {}
extension AExtensionPropertyOverridden { @objc var number: Int { 1 } }
class BExtensionPropertyOverridden: AExtensionPropertyOverridden { override var number: Int { 2 } }

@MainActor func corpusExtensionPropertyOverridden() -> String {
  "\((BExtensionPropertyOverridden() as AExtensionPropertyOverridden).number)"
}
