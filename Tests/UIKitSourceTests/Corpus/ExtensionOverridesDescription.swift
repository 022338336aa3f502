// expect: driver 2
import UIKit

@MainActor final class DriverExtensionOverridesDescription: NSObject {
  var count = 2
}
extension DriverExtensionOverridesDescription {
  override var debugDescription: String { MainActor.assumeIsolated { "driver \(count)" } }
}

@MainActor func corpusExtensionOverridesDescription() -> String { "\(DriverExtensionOverridesDescription().debugDescription)" }
