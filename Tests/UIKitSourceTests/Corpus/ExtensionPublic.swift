// expect: b
import UIKit

public class AExtensionPublic {}
public extension AExtensionPublic { @objc func name() -> String { "a" } }
public class BExtensionPublic: AExtensionPublic { public override func name() -> String { "b" } }

@MainActor func corpusExtensionPublic() -> String { (BExtensionPublic() as AExtensionPublic).name() }
