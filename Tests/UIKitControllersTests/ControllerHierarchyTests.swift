import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitControllers
import UIKitCore

@MainActor @Suite struct ControllerHierarchyTests {
  @Test func aControllersTreeSaysWhichViewsAreLoadedAndShown() {
    let stage = ManualStage()
    let (root, detail) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    root.addChild(UIViewController())
    stage.settle()
    #expect(
      navigation.hierarchyDescription().withStableAddresses == """
        <UINavigationController 0x1, state: appeared, view: <UIView 0x2>>
           | <UIViewController 0x3, state: appeared, view: <UIView 0x4>>
           |    | <UIViewController 0x5, state: disappeared, view: (view not loaded)>
        """)
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0.1)
    #expect(
      navigation.hierarchyDescription().withStableAddresses == """
        <UINavigationController 0x1, state: appeared, view: <UIView 0x2>>
           | <UIViewController 0x3, state: disappearing, view: <UIView 0x4>>
           |    | <UIViewController 0x5, state: disappeared, view: (view not loaded)>
           | <UIViewController 0x6, state: appearing, view: <UIView 0x7>>
        """)
    stage.settle()
    #expect(
      navigation.hierarchyDescription().withStableAddresses == """
        <UINavigationController 0x1, state: appeared, view: <UIView 0x2>>
           | <UIViewController 0x3, state: disappeared, view: <UIView 0x4> not in the window>
           |    | <UIViewController 0x5, state: disappeared, view: (view not loaded)>
           | <UIViewController 0x6, state: appeared, view: <UIView 0x7>>
        """)
  }
}
