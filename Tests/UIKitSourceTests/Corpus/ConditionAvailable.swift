// expect: yes
import UIKit

func fConditionAvailable() -> String {
  if #available(iOS 13.0, *) { return "yes" } else { return "no" }
}

@MainActor func corpusConditionAvailable() -> String { fConditionAvailable() }
