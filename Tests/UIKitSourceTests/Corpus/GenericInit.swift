// expect: true
import UIKit

func makeGenericInit<T: UIView>(_ type: T.Type) -> T { T() }

@MainActor func corpusGenericInit() -> String { "\(makeGenericInit(UILabel.self).frame == .zero)" }
