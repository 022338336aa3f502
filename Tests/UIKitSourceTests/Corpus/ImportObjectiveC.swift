// expect: ok
import UIKit

import ObjectiveC
func fImportObjectiveC() -> String { "ok" }

@MainActor func corpusImportObjectiveC() -> String { fImportObjectiveC() }
