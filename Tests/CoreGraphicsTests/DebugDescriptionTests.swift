import CoreGraphics
import Foundation
import Testing

@Suite struct DebugDescriptionTests {
  @Test func geometryPrintsItsNumbersAlone() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 4)
    #expect("\(rect.origin) \(rect.size) \(rect)" == "(1.0, 2.5) (30.0, 4.0) (1.0, 2.5, 30.0, 4.0)")
    #expect("\([rect])" == "[(1.0, 2.5, 30.0, 4.0)]")
    #expect(String(reflecting: rect.origin) == "(1.0, 2.5)")
  }
}
