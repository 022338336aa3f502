import Foundation
import Testing

@testable import UIKitCore
import UIKitGraphics

@Suite struct PriorityArithmeticTests {
  @Test func prioritiesAreAddedTo() {
    var priority = UILayoutPriority.required - 1
    #expect(priority == UILayoutPriority(999) && priority < .required && 1 + priority == .required)
    priority += 1
    priority -= 250
    #expect(priority == UILayoutPriority.defaultHigh && UILayoutPriority.required - priority == 250)
    #expect(UIWindow.Level.normal + 1 > UIWindow.Level.normal)
    #expect(UIFont.Weight.regular < UIFont.Weight.bold)
  }
}
