// expect: helped
import UIKit

class AExtensionPrivateHelper {}
extension AExtensionPrivateHelper {
  private func help() -> String { "helped" }
  @objc func name() -> String { help() }
}
class BExtensionPrivateHelper: AExtensionPrivateHelper { override func name() -> String { super.name() } }

@MainActor func corpusExtensionPrivateHelper() -> String { BExtensionPrivateHelper().name() }
