// expect: no
import UIKit

func fConditionOSLinux() -> String {
  #if os(Linux)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionOSLinux() -> String { fConditionOSLinux() }
