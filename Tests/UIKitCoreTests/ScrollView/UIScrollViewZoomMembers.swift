import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

/// The members of `UIScrollView` and of its delegate that have to do with zooming, and the guides of its layout.
@MainActor @Suite struct UIScrollViewZoomMembers {
  private final class Lister: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    weak var content: UIView?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      heard.append("willBeginZooming \(view === content)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if heard.last != "didZoom" { heard.append("didZoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      heard.append("didEndZooming \(view === content) \(scale)")
    }
  }

  private final class Deaf: NSObject, UIScrollViewDelegate {}

  @Test func defaults() {
    let new = UIScrollView()
    #expect(new.minimumZoomScale == 1 && new.maximumZoomScale == 1 && new.zoomScale == 1 && new.bouncesZoom)
    #expect(!new.isZooming && !new.isZoomBouncing && !new.isZoomAnimating && new.pinchGestureRecognizer == nil)
    new.maximumZoomScale = 2
    #expect(new.pinchGestureRecognizer?.view === new)
    new.minimumZoomScale = 2
    #expect(new.pinchGestureRecognizer == nil)
  }

  @Test func zoomingByCode() {
    let rig = ZoomRig()
    let lister = Lister()
    lister.content = rig.content
    rig.scroll.delegate = lister
    rig.scroll.zoomScale = 2
    #expect(rig.scroll.contentSize == CGSize(width: 1600, height: 2400) && lister.heard == ["didZoom"])
    rig.scroll.setZoomScale(99, animated: false)
    #expect(rig.scroll.zoomScale == 4)
    lister.heard = []
    rig.scroll.zoom(to: CGRect(x: 0, y: 0, width: 400, height: 600), animated: true)
    rig.stage.advance(by: 0.1)
    #expect(rig.scroll.isZoomAnimating && !rig.scroll.isZooming && !rig.scroll.isZoomBouncing)
    rig.stage.settle()
    #expect(rig.scroll.zoomScale == 1 && rig.scroll.contentOffset == .zero && !rig.scroll.isZoomAnimating)
    #expect(lister.heard == ["willBeginZooming true", "didZoom", "didEndZooming true 1.0"])
    rig.scroll.delegate = nil
  }

  @Test(arguments: [true, false]) func zoomingByFingers(bounces: Bool) {
    let rig = ZoomRig(limits: 1...2)
    let lister = Lister()
    lister.content = rig.content
    rig.scroll.delegate = lister
    rig.scroll.bouncesZoom = bounces
    rig.pinch(from: 100, to: 380, lifts: false)
    #expect(rig.scroll.isZooming && (rig.scroll.zoomScale > 2) == bounces)
    rig.up(0, 1)
    #expect(!rig.scroll.isZooming && rig.scroll.isZoomBouncing == bounces)
    rig.stage.settle()
    #expect(rig.scroll.zoomScale == 2 && !rig.scroll.isZoomBouncing)
    #expect(lister.heard == ["willBeginZooming true", "didZoom", "didEndZooming true 2.0"])
    rig.scroll.delegate = nil
  }

  @Test func whoNamesNoViewZoomsNothing() {
    let rig = ZoomRig()
    let deaf = Deaf()
    rig.scroll.delegate = deaf
    rig.pinch(to: 300)
    rig.stage.settle()
    #expect(rig.scroll.zoomScale == 1 && rig.content.transform == .identity)
  }

  @Test func theContentGuideGivesTheContentItsSize() {
    let stage = ManualStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
  }
}
