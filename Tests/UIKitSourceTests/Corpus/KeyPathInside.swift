// expect: name
import UIKit

class AKeyPathInside: NSObject { @objc var name = ""; func path() -> String { #keyPath(name) } }

@MainActor func corpusKeyPathInside() -> String { AKeyPathInside().path() }
