// expect: thrown
import UIKit

class AExtensionThrowing {}
extension AExtensionThrowing { @objc func fail() throws {} }
class BExtensionThrowing: AExtensionThrowing { override func fail() throws { throw CocoaError(.fileNoSuchFile) } }

@MainActor func corpusExtensionThrowing() -> String {
  { do { try (BExtensionThrowing() as AExtensionThrowing).fail(); return "done" } catch { return "thrown" } }()
}
