// expect: new
import UIKit

@available(iOS 13.0, *) class AConditionAttribute { @available(iOS, introduced: 13) func name() -> String { "new" } }

@MainActor func corpusConditionAttribute() -> String { AConditionAttribute().name() }
