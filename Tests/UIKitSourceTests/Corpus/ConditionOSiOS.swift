// expect: yes
import UIKit

func fConditionOSiOS() -> String {
  #if os(iOS)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionOSiOS() -> String { fConditionOSiOS() }
