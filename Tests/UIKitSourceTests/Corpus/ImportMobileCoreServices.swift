// expect: ok
import UIKit

import MobileCoreServices
func fImportMobileCoreServices() -> String { "ok" }

@MainActor func corpusImportMobileCoreServices() -> String { fImportMobileCoreServices() }
