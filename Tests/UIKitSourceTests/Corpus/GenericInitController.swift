// expect: A
import UIKit

class AGenericInitController: UIViewController { let name = "A" }
func makeGenericInitController<T>(_ type: T.Type) -> T where T: UIViewController { T() }

@MainActor func corpusGenericInitController() -> String { makeGenericInitController(AGenericInitController.self).name }
