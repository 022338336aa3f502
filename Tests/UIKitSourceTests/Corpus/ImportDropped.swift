// expect: ok
import UIKit

import WebKit
func fImportDropped() -> String { "ok" }

@MainActor func corpusImportDropped() -> String { fImportDropped() }
