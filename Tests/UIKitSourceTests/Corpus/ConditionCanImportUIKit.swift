// expect: yes
import UIKit

func fConditionCanImportUIKit() -> String {
  #if canImport(UIKit)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionCanImportUIKit() -> String { fConditionCanImportUIKit() }
