// expect: ok
import UIKit

#if os(macOS)
import AppKit
#elseif os(iOS)
import Foundation
#endif
func fConditionImport() -> String { "ok" }

@MainActor func corpusConditionImport() -> String { fConditionImport() }
