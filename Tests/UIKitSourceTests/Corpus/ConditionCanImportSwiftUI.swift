// expect: no
import UIKit

func fConditionCanImportSwiftUI() -> String {
  #if canImport(SwiftUI)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionCanImportSwiftUI() -> String { fConditionCanImportSwiftUI() }
