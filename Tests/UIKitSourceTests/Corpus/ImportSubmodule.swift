// expect: ok
import UIKit

import UIKit.UIGestureRecognizerSubclass
func fImportSubmodule() -> String { "ok" }

@MainActor func corpusImportSubmodule() -> String { fImportSubmodule() }
