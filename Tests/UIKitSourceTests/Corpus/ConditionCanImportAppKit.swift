// expect: no
import UIKit

func fConditionCanImportAppKit() -> String {
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionCanImportAppKit() -> String { fConditionCanImportAppKit() }
