// expect: yes
import UIKit

func fConditionNotMacOS() -> String {
  #if !os(macOS)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionNotMacOS() -> String { fConditionNotMacOS() }
