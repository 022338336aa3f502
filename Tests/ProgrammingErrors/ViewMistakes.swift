import QuartzCore
import UIKit
import UIKitTesting

private final class OddLayerView: UIView {
  override class var layerClass: AnyClass { NSObject.self }
}

@MainActor let viewMistakes = [
  Mistake("view-frame", "UIView.frame", "nan", "check the arithmetic") {
    UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
  },
  Mistake("view-bounds", "UIView.bounds", "inf", "check the arithmetic") {
    UIView().bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
  },
  Mistake("view-center", "UIView.center", "nan", "check the arithmetic") { UIView().center = CGPoint(x: 0, y: CGFloat.nan) },
  Mistake("view-transform", "UIView.transform", "inf", "check the arithmetic") {
    UIView().transform = CGAffineTransform(scaleX: .infinity, y: 1)
  },
  Mistake("view-alpha", "UIView.alpha = nan", "from 0 to 1") { UIView().alpha = .nan },
  Mistake("view-scale", "contentScaleFactor = 0", "positive") { UIView().contentScaleFactor = 0 },
  Mistake("view-to-itself", "UIView.addSubview", "itself") {
    let view = UIView()
    view.addSubview(view)
  },
  Mistake("view-to-subview", "UIView.addSubview", "superview of this view", "take this view out of it first") {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
  },
  Mistake("window-as-subview", "addSubview", "window", "makeKeyAndVisible()") { UIView().addSubview(UIWindow()) },
  Mistake("view-at-negative-index", "insertSubview", "-1", "from 0 on") { UIView().insertSubview(UIView(), at: -1) },
  Mistake("view-exchange", "exchangeSubview(at: 0, withSubviewAt: 3)", "1 subviews", "indexes of subviews") {
    let view = UIView()
    view.addSubview(UIView())
    view.exchangeSubview(at: 0, withSubviewAt: 3)
  },
  Mistake("view-margins", "layoutMargins", "nan", "finite") {
    UIView().layoutMargins = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
  },
  Mistake("view-directional-margins", "directionalLayoutMargins", "inf", "finite") {
    UIView().directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: .infinity, bottom: 0, trailing: 0)
  },
  Mistake("view-layer-class", "OddLayerView.layerClass is NSObject", "return CALayer") { _ = OddLayerView().layer },
  Mistake("page-count", "UIPageControl.numberOfPages = -1", "0 or more") { UIPageControl().numberOfPages = -1 },
  Mistake("page-image", "UIPageControl.", "page 4", "numberOfPages is 2") {
    let control = UIPageControl()
    control.numberOfPages = 2
    control.setIndicatorImage(nil, forPage: 4)
  },
]

@MainActor let layerMistakes = [
  Mistake("layer-bounds", "CALayer.bounds", "nan", "finite") {
    CALayer().bounds = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
  },
  Mistake("layer-position", "CALayer.position", "inf", "finite") { CALayer().position = CGPoint(x: CGFloat.infinity, y: 0) },
  Mistake("layer-anchor", "CALayer.anchorPoint", "nan", "finite") { CALayer().anchorPoint = CGPoint(x: CGFloat.nan, y: 0) },
  Mistake("layer-transform", "CALayer.transform", "nan", "finite") { CALayer().transform = CATransform3DMakeScale(.nan, 1, 1) },
  Mistake("layer-depth", "CALayer.zPosition", "nan", "finite") { CALayer().zPosition = .nan },
  Mistake("layer-opacity", "CALayer.opacity", "nan", "finite") { CALayer().opacity = .nan },
  Mistake("layer-corner", "CALayer.cornerRadius", "nan", "finite") { CALayer().cornerRadius = .nan },
  Mistake("layer-shadow-opacity", "CALayer.shadowOpacity", "nan", "finite") { CALayer().shadowOpacity = .nan },
  Mistake("layer-shadow-radius", "CALayer.shadowRadius", "inf", "finite") { CALayer().shadowRadius = .infinity },
  Mistake("layer-contents", "CALayer.contents = String", "CGImage") { CALayer().contents = "text" },
  Mistake("layer-contents-scale", "CALayer.contentsScale = 0", "positive") { CALayer().contentsScale = 0 },
  Mistake("layer-to-itself", "CALayer.addSublayer", "itself") {
    let layer = CALayer()
    layer.addSublayer(layer)
  },
  Mistake("layer-mask", "CALayer.mask", "itself") {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.mask = outer
  },
  Mistake("layer-presentation", "presentation layer", "use model()") {
    let stage = Stage()
    stage.advance(by: 0.1)
    guard let shown = withExtendedLifetime(stage, { stage.window.layer.presentation() }) else { return }
    CALayer().addSublayer(shown)
  },
  Mistake("gradient-colors", "CAGradientLayer.colors", "String", "CGColor") {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.colors = ["red"]
  },
  Mistake("shape-line-width", "CAShapeLayer.lineWidth", "nan", "finite") { CAShapeLayer().lineWidth = .nan },
  Mistake("value-function", "CAValueFunction scale", "other values than it needs", "three numbers") {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .scale)
    (animation.fromValue, animation.toValue, animation.duration) = (1, 2, 1)
    let stage = Stage()
    stage.window.layer.add(animation, forKey: "test")
    stage.advance(by: 0.1)
  },
]
