// expect: yes
import UIKit

func fConditionAvailableMany() -> String {
  guard #available(iOS 11, tvOS 11, *) else { return "no" }
  return "yes"
}

@MainActor func corpusConditionAvailableMany() -> String { fConditionAvailableMany() }
