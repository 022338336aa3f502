// expect: yes
import UIKit

func fConditionSimulator() -> String {
  #if targetEnvironment(simulator)
  return "yes"
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionSimulator() -> String { fConditionSimulator() }
