import Foundation
import UIKit
import UIKitTesting

@MainActor private func pair() -> (UIView, UIView) {
  let (outer, inner) = (UIView(), UIView())
  outer.addSubview(inner)
  return (outer, inner)
}

@MainActor let constraintMistakes = [
  Mistake("constraint-multiplier", "NSLayoutConstraint", "multiplier nan", "finite") {
    _ = UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor, multiplier: .nan)
  },
  Mistake("constraint-constant", "NSLayoutConstraint.constant = inf", "check the arithmetic") {
    _ = UIView().widthAnchor.constraint(equalToConstant: .infinity)
  },
  Mistake("constraint-priority", "NSLayoutConstraint.priority = 2000", "up to 1000") {
    UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(2000)
  },
  Mistake("constraint-strangers", "isActive = true", "no common superview", "same tree of views") {
    UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor).isActive = true
  },
  Mistake("constraint-kinds", "NSLayoutConstraint between", "width", "use two sizes or two locations") {
    let (outer, inner) = pair()
    _ = NSLayoutConstraint(
      item: inner, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .left, multiplier: 1, constant: 0)
  },
  Mistake("constraint-item", "NSLayoutConstraint", "text", "pass a UIView or a UILayoutGuide") {
    _ = NSLayoutConstraint(
      item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
  },
  Mistake("constraint-outside", "UIView.addConstraint", "not inside this one", "isActive") {
    let (_, inner) = pair()
    UIView().addConstraint(inner.widthAnchor.constraint(equalToConstant: 1))
  },
  Mistake("content-priority", "content priority of 0", "above 0 and up to 1000") {
    UIView().setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
  },
  Mistake("visual-format", "constraints(withVisualFormat:", "H:|-[box", "Expected") {
    _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[box", options: [], metrics: nil, views: ["box": UIView()])
  },
  Mistake("visual-format-view", "constraints(withVisualFormat:", "box", "views") {
    _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[box]", options: [], metrics: nil, views: [:])
  },
  Mistake("stack-place", "UIStackView.insertArrangedSubview", "no place 5 among 0", "from 0 to 0") {
    UIStackView().insertArrangedSubview(UIView(), at: 5)
  },
  Mistake("stack-spacing", "UIStackView.spacing = nan", "finite") { UIStackView().spacing = .nan },
  Mistake("stack-custom-spacing", "UIStackView.setCustomSpacing(inf", "finite") {
    let (stack, view) = (UIStackView(), UIView())
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(.infinity, after: view)
  },
]

private final class ViewlessController: UIViewController {
  override func loadView() {}
}

private final class ImpatientController: UIViewController {
  override func loadView() { view.backgroundColor = .red }
}

@MainActor let controllerMistakes = [
  Mistake("controller-to-itself", "UIViewController.addChild(_:)", "its own child") {
    let controller = UIViewController()
    controller.addChild(controller)
  },
  Mistake("controller-to-child", "UIViewController.addChild(_:)", "already contains", "removeFromParent()") {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.addChild(outer)
  },
  Mistake("controller-nib", "UIViewController.init(nibName: \"Main\"", "override loadView()") {
    _ = UIViewController(nibName: "Main", bundle: nil)
  },
  Mistake("controller-no-view", "ViewlessController.loadView() did not set view", "assign") { _ = ViewlessController().view },
  Mistake("controller-early-view", "ImpatientController.loadView()", "assign it first") { _ = ImpatientController().view },
  Mistake("controller-insets", "additionalSafeAreaInsets", "nan", "finite") {
    UIViewController().additionalSafeAreaInsets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
  },
  Mistake("controller-traits", "setOverrideTraitCollection", "is not a child", "add it first") {
    UIViewController().setOverrideTraitCollection(nil, forChild: UIViewController())
  },
  Mistake("navigation-push", "UINavigationController.pushViewController(_:animated:)", "on the stack already", "pop to it") {
    let root = UIViewController()
    UINavigationController(rootViewController: root).pushViewController(root, animated: false)
  },
  Mistake("navigation-pop", "UINavigationController.popToViewController(_:animated:)", "not on the stack", "viewControllers") {
    UINavigationController(rootViewController: UIViewController()).popToViewController(UIViewController(), animated: false)
  },
  Mistake("navigation-twice", "UINavigationController.setViewControllers", "twice", "once") {
    let controller = UIViewController()
    UINavigationController(rootViewController: UIViewController()).setViewControllers([controller, controller], animated: false)
  },
]

@MainActor let stageMistakes = [
  Mistake("ui-test-launch", "XCUIApplication.launch()", "no app is registered", "XCUIApplication.register") {
    XCUIApplication().launch()
  },
  Mistake("ui-test-device", "XCUIDevice.press(_:)", "no stage", "launch the app first") { XCUIDevice.shared.press(.home) },
  Mistake("predicate-cut", "NSPredicate(format: \"label ==\")", "missing at the end", "NSPredicate(block:)") {
    _ = NSPredicate(format: "label ==")
  },
  Mistake("predicate-quote", "label == 'x", "not closed", "NSPredicate(block:)") { _ = NSPredicate(format: "label == 'x") },
  Mistake("predicate-word", "label IS 'x'", "'IS' is no comparison", "CONTAINS") { _ = NSPredicate(format: "label IS 'x'") },
  Mistake("predicate-argument", "label == %@", "an argument for %@ is missing") { _ = NSPredicate(format: "label == %@") },
  Mistake("predicate-pattern", "MATCHES", "\"(\" is no regular expression") { _ = NSPredicate(format: "label MATCHES '('") },
  Mistake("predicate-property", "colour == 1", "has no property 'colour'", "use label") {
    _ = NSPredicate(format: "colour == 1").evaluate(with: XCUIApplication(Stage()))
  },
  Mistake("stage-size", "Stage(size:", "0.0", "positive") { _ = Stage(size: CGSize(width: 0, height: 10)) },
  Mistake("stage-scale", "Stage(scale: 0", "positive") { _ = Stage(scale: 0) },
  Mistake("stage-rate", "framesPerSecond: 0", "positive") { _ = Stage(framesPerSecond: 0) },
  Mistake("stage-advance", "Stage.advance(by: nan)", "finite") { Stage().advance(by: .nan) },
  Mistake("stage-settle", "Stage.settle(limit: -1", "not negative") { try? Stage().settle(limit: -1) },
  Mistake("stage-schedule", "schedule(after: inf)", "finite") { Stage().schedule(after: .infinity) {} },
  Mistake("stage-outside", "Stage.touch(.began", "outside the window", "inside") {
    Stage().touch(.began, at: CGPoint(x: -5, y: 10))
  },
  Mistake("stage-not-begun", "touch 0", "not begun", "send .began first") { Stage().touch(.ended, at: CGPoint(x: 5, y: 10)) },
  Mistake("stage-twice", "touch 3 began", "is down already", "end or cancel it first") {
    let stage = Stage()
    stage.touch(.began, at: CGPoint(x: 5, y: 10), id: 3)
    stage.touch(.began, at: CGPoint(x: 5, y: 10), id: 3)
  },
  Mistake("stage-hover-phase", "hovering is no touch", "send .began") {
    let stage = Stage()
    stage.touch(.began, at: CGPoint(x: 5, y: 10))
    stage.touch(.regionMoved, at: CGPoint(x: 5, y: 10))
  },
  Mistake("stage-drag", "Stage.drag(duration: nan", "finite") {
    Stage().drag(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 2, y: 2), duration: .nan)
  },
  Mistake("stage-flick", "Stage.flick", "nan", "finite") {
    Stage().flick(from: CGPoint(x: 1, y: 1), velocity: CGPoint(x: CGFloat.nan, y: 0))
  },
  Mistake("stage-pinch", "Stage.pinch", "-1", "not negative") {
    Stage().pinch(at: CGPoint(x: 100, y: 100), fromSpread: 10, toSpread: 20, duration: -1)
  },
  Mistake("stage-wheel", "wheel turned by", "nan", "check the arithmetic") {
    let stage = Stage()
    stage.window.addSubview(UIScrollView(frame: stage.window.bounds))
    stage.scrollWheel(by: CGPoint(x: CGFloat.nan, y: 0), at: CGPoint(x: 100, y: 100))
  },
  Mistake("stage-key", "Stage.key(heldFor: -1", "not negative") { Stage().key(.keyboardSpacebar, heldFor: -1) },
  Mistake("stage-hover", "pointer at", "nan", "finite") { Stage().hover(at: CGPoint(x: CGFloat.nan, y: 0)) },
]
