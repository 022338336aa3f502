import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct KeyValueObservingTests {
  final class Observer: UIView {
    var log: [String] = []
    var contexts: [UnsafeMutableRawPointer?] = []
    var onChange: () -> Void = {}

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
      let values = [NSKeyValueChangeKey.oldKey, .newKey].map { (change?[$0] as? CGPoint).map { "\($0.y)" } ?? "-" }
      log.append("\(keyPath ?? "nil") \(values[0])>\(values[1])")
      contexts.append(context)
      #expect(change?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
      onChange()
    }
  }

  /// Observes without being a responder.
  final class Plain: NSObject, KeyValueObserver {
    var count = 0
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) { MainActor.assumeIsolated { count += 1 } }
  }

  let observer = Observer()
  let rig = ScrollRig()

  @Test(
    arguments: [
      ([], "->-"), ([.new], "->5.0"), ([.old], "0.0>-"), ([.old, .new], "0.0>5.0"),
    ] as [(NSKeyValueObservingOptions, String)])
  func theOptionsDecideWhichValuesAreSent(_ options: NSKeyValueObservingOptions, _ values: String) {
    rig.scroll.addObserver(observer, forKeyPath: "contentOffset", options: options, context: nil)
    rig.scroll.contentOffset.y = 5
    rig.scroll.contentOffset.y = 5
    #expect(observer.log == ["contentOffset \(values)"])
  }

  @Test func theFirstValueIsSentOnRequest() {
    rig.scroll.contentOffset.y = 7
    rig.scroll.addObserver(observer, forKeyPath: "contentOffset", options: [.initial, .new, .old], context: nil)
    #expect(observer.log == ["contentOffset ->7.0"])
  }

  @Test func everyObservedNameIsSent() {
    let (view, label) = (UIView(), UILabel())
    for name in ["frame", "bounds", "center", "hidden"] { view.addObserver(observer, forKeyPath: name, context: nil) }
    for name in ["contentSize", "contentInset"] { rig.scroll.addObserver(observer, forKeyPath: name, context: nil) }
    for name in ["text", "font"] { label.addObserver(observer, forKeyPath: name, context: nil) }
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.isHidden = true
    rig.scroll.contentSize.height += 1
    rig.scroll.contentInset.top = 1
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    label.font = .systemFont(ofSize: 40)
    let names = observer.log.map { $0.prefix { $0 != " " } }
    #expect(Set(names.prefix(3)) == ["frame", "bounds", "center"])
    #expect(names.dropFirst(3) == ["hidden", "contentSize", "contentInset", "text", "text", "font"])
  }

  @Test func aFlickIsSentStepByStep() {
    rig.scroll.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
    rig.recorder.forget()
    rig.flick(from: ScrollRig.middle, by: CGPoint(x: 0, y: -20))
    rig.settle()
    #expect(observer.log.count == rig.recorder.offsets.count)
    #expect(observer.log.count > 20)
  }

  @Test func theContextTellsTwoObservationsApart() {
    let contexts = (0..<2).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1) }
    defer { for context in contexts { context.deallocate() } }
    for context in contexts { rig.scroll.addObserver(observer, forKeyPath: "contentOffset", context: context) }
    rig.scroll.contentOffset.y = 1
    rig.scroll.removeObserver(observer, forKeyPath: "contentOffset", context: contexts[0])
    rig.scroll.contentOffset.y = 2
    #expect(observer.contexts == [contexts[0], contexts[1], contexts[1]])
    rig.scroll.removeObserver(observer, forKeyPath: "contentOffset")
    rig.scroll.contentOffset.y = 3
    #expect(observer.contexts.count == 3)
  }

  @Test func anObserverCanLeaveInsideOfItsMessage() {
    observer.onChange = { [rig, observer] in rig.scroll.removeObserver(observer, forKeyPath: "contentOffset") }
    rig.scroll.addObserver(observer, forKeyPath: "contentOffset", context: nil)
    rig.scroll.contentOffset.y = 1
    rig.scroll.contentOffset.y = 2
    #expect(observer.log.count == 1)
  }

  @Test func anObserverIsNotRetained() {
    weak var gone: Observer?
    do {
      let short = Observer()
      gone = short
      rig.scroll.addObserver(short, forKeyPath: "contentOffset", context: nil)
    }
    #expect(gone == nil)
    rig.scroll.contentOffset.y = 1
  }

  @Test func anObserverEndsItsObservationInItsDeinitializer() {
    final class Ending: UIView {
      let (observed, other) = (UILabel(), UILabel())
      init() {
        super.init(frame: .zero)
        observed.addObserver(self, forKeyPath: "font", context: nil)
      }
      required init?(coder: NSCoder) { nil }
      deinit {
        MainActor.assumeIsolated { observed.removeObserver(self, forKeyPath: "font", context: nil) }
      }
    }
    var ending: Ending? = Ending()
    let label = ending?.observed
    ending = nil
    label?.font = .systemFont(ofSize: 30)
    #expect(rig.screen.warnings.given.isEmpty)
  }

  @Test func anObjectThatIsNoResponderObserves() {
    let plain = Plain()
    rig.scroll.addObserver(plain, forKeyPath: "contentOffset", context: nil)
    rig.scroll.contentOffset.y = 1
    #expect(plain.count == 1)
  }

  @Test func whatIsNotObservedIsAWarning() {
    rig.scroll.addObserver(observer, forKeyPath: "alpha", context: nil)
    rig.scroll.removeObserver(observer, forKeyPath: "frame")
    rig.scroll.addObserver(NSObject(), forKeyPath: "frame", context: nil)
    let given = rig.screen.warnings.given
    #expect(given.count == 3)
    #expect(given.first?.contains("addObserver(_:forKeyPath: \"alpha\"): the property is not observed") == true)
    #expect(given.dropFirst().first?.contains("Observer does not observe it") == true)
    #expect(given.last?.contains("NSObject receives nothing, since it is no KeyValueObserver") == true)
    rig.scroll.removeObserver(observer, forKeyPath: "alpha")
  }
}
