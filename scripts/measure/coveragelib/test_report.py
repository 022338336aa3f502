"""Compiles a small module and holds it against small lists."""

import pathlib
import subprocess
import tempfile
import unittest

from . import lists, page, report, symbols

SOURCE = """
public protocol UIThingDelegate: AnyObject { func thingDidMove(_ thing: UIThing); func thingDidStop(_ thing: UIThing) }
extension UIThingDelegate { public func thingDidMove(_ thing: UIThing) {} }
open class UIBase {
  public init(frame: Int) {}
  public convenience init() { self.init(frame: 0) }
  open var tag = 0
}
open class UIThing: UIBase {
  public enum Style: Int, Sendable { case plain, grouped }
  public init(frame: Int, style: Style) { super.init(frame: frame) }
  open override var tag: Int { get { 1 } set {} }
  open private(set) var isMoving = false
  open private(set) var offset = 0
  public let size = 0
  open func touches(for window: UIWindow) {}
  open func glow() {}
  public func spin() {}
  open func bend(by angle: Int = 0, over seconds: Int, then done: (Int, Int) -> Void = { _, _ in }) {}
}
public class UIWindow: UIBase {}
public enum UIUnit {}
public class UIUnheardOf {}
open class UIGauge { public required init() {} }
public struct Helper { public func help() {} }
extension String { public func size(withAttributes attributes: Int) {} }
public func UIRectFill(_ rect: Int) {}
"""

API = """
class UIBase: UIResponder
  init(frame:)
  init()
  tag
class UIThing: UIBase
  init(frame:)
  init(frame:style:)
  tag
  isMoving {get}
  offset
  size
  touches(for:) [UIWindow]
  touches(for:) [UITouch]
  perform(_:)  # objc: selector
  oldName  # deprecated: iOS 9
  haptics
  fly()
  spin()
  bend(over:)
  bend(over:then:)
  bend(by:then:)
enum UIThing.Style
  plain
  grouped
enum UIThing.Mood
  calm
  cross
class UIWindow: UIBase
struct UIUnit
protocol UIThingDelegate
  thingDidMove(_:)
  thingDidStop(_:)
extension NSString | String
  size(withAttributes:)
functions Rectangles
  UIRectFill(_:)
  UIRectClip(_:)
class UIGauge: UIResponder
  init()
class UIRocket
  launch()
"""

REASONS = """# comment
This machine has no motor
  UIThing.haptics
Not built yet, wings
  UIThing.fl*
"""

OTHERS = """# comment
UIKit/Air
  class UIBalloon 12
  class UIKite 2  # deprecated: iOS 9.0
  class UIRocket 5
  class UIUnheardOf 4
QuartzCore/Air
  struct CAPuff 3  # newer than iOS 16
"""


class CoverageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.root = pathlib.Path(cls.folder.name)
        source = cls.root / "UIKitCore.swift"
        source.write_text(SOURCE)
        modules = cls.root / "Modules"
        modules.mkdir()
        for name in symbols.OURS:
            command = ["swiftc", "-emit-module", "-module-name", name, "-o", str(modules / f"{name}.swiftmodule")]
            empty = cls.root / "Empty.swift"
            empty.write_text("")
            subprocess.run(command + [str(source if name == "UIKitCore" else empty)], check=True)
        cls.module = symbols.load(cls.root)

    def coverage(self, api=API, reasons=REASONS, others=OTHERS, idle=""):
        (self.root / "api/UIKit").mkdir(parents=True, exist_ok=True)
        (self.root / "api/UIKit/Things.txt").write_text(api)
        (self.root / "reasons.txt").write_text(reasons)
        (self.root / "others.txt").write_text(others)
        (self.root / "idle.txt").write_text(idle)
        apple = lists.read(self.root / "api")
        return report.compare(
            apple, self.module, lists.read_reasons(self.root / "reasons.txt"), lists.read_others(self.root / "others.txt"),
            lists.read_reasons(self.root / "idle.txt"))

    def row(self, name):
        return next(row for row in self.coverage().rows if row.name == name)

    def labels(self, name, state):
        row = self.row(name)
        return [entry.label(name) for entry in row.of(state)]

    def test_members_are_found_on_the_class_and_on_its_superclass(self):
        self.assertIn("tag", self.labels("UIThing", "present"))
        self.assertEqual(self.labels("UIThing", "missing"), ["init(frame:)", "touches(for:) [UITouch]", "fly()", "bend(by:then:)", "Mood.calm", "Mood.cross"])

    def test_initializers_end_where_swift_stops_to_inherit_them(self):
        self.assertIn("init(frame:)", self.labels("UIThing", "missing"))
        self.assertEqual(self.labels("UIBase", "missing"), [])

    def test_a_property_that_apple_lets_set_must_be_settable(self):
        self.assertEqual(self.labels("UIThing", "readonly"), ["offset", "size"])

    def test_a_method_optional_with_apple_needs_a_default(self):
        self.assertEqual(self.labels("UIThingDelegate", "present"), ["thingDidMove(_:)"])
        self.assertEqual(self.labels("UIThingDelegate", "demanded"), ["thingDidStop(_:)"])

    def test_what_is_left_out_has_a_reason_and_counts_in_the_total(self):
        row = self.row("UIThing")
        reasons = [(entry.label(row.name), entry.reason) for entry in row.of("out")]
        self.assertEqual(
            reasons,
            [("perform(_:)", lists.TAGS["objc"]), ("oldName", lists.TAGS["deprecated"]), ("haptics", "This machine has no motor")])
        self.assertEqual((row.present, row.total), (9, 20))

    def test_what_cannot_be_overridden_or_subclassed_is_told(self):
        row = self.row("UIThing")
        self.assertEqual([entry.label(row.name) for entry in row.closed], ["size", "spin()"])
        self.assertEqual((row.sealed, self.row("UIWindow").sealed), ([], ["UIWindow"]))

    def test_a_type_of_another_kind_is_told(self):
        self.assertEqual(self.row("UIUnit").mismatches, ["`UIUnit` is a struct with Apple, here of kind enum."])
        self.assertEqual(self.row("UIThing").mismatches, [])

    def test_what_a_type_does_not_inherit_is_told(self):
        self.assertEqual(self.row("UIBase").mismatches, ["`UIBase` does not inherit `UIResponder` here."])
        self.assertEqual(self.row("UIThing").mismatches, [])

    def test_an_initializer_that_only_we_require_is_told(self):
        self.assertEqual([entry.label("UIGauge") for entry in self.row("UIGauge").binding], ["init()"])

    def test_extensions_and_functions_count(self):
        self.assertEqual(self.labels("NSString", "present"), ["size(withAttributes:)"])
        self.assertEqual(self.labels("Rectangles", "missing"), ["UIRectClip(_:)"])

    def test_additions_leave_out_overrides_and_what_the_language_gives(self):
        self.assertEqual(self.row("UIThing").ours, ["glow()"])
        self.assertEqual(self.coverage().own, {"Helper": ["help()"]})
        self.assertEqual(self.coverage().unlisted, ["UIUnheardOf"])

    def test_the_page_names_a_nested_type_once_and_what_is_not_built(self):
        text = page.render(self.coverage())
        self.assertIn("`Mood` (all 2)", text)
        self.assertIn("- UIKit, Air: UIBalloon (12), UIKite† (2).\n- UIKit, Things: UIRocket (5).\n- QuartzCore, Air: CAPuff\\* (3).", text)
        self.assertIn("| [UIThing](#uithing) | 9 | 20 | 3 |", text)

    def test_what_is_merely_not_built_is_missing_and_says_so(self):
        self.assertIn("fly()", self.labels("UIThing", "missing"))
        self.assertIn("Not built yet, wings: `fly()`.", page.one(self.coverage(), "UIThing"))

    def test_the_headline_counts_all_types_and_those_that_are_here(self):
        coverage = self.coverage()
        here = [row for row in coverage.rows if row.exists]
        present, total = sum(row.present for row in here), sum(row.total for row in here)
        everything = total + 12 + 2 + 5 + 4 + 3
        count, first, second = page.totals(coverage).splitlines()
        self.assertIn("**7 of 11** public types are here.", count)
        self.assertIn("1 were deprecated before iOS 13 and 1 are newer than iOS 16", count)
        self.assertIn(f"{100 * present / everything:.0f} %**: {present} of {everything} members of 11 types", first)
        self.assertIn("1 of them are here, but without a list of members", first)
        self.assertIn(f"{100 * present / total:.0f} %**: {present} of {total} members of 6 types", second)

    def test_a_type_that_has_come_is_asked_to_get_a_list(self):
        coverage = self.coverage(others="UIKit/Air\n  class UIUnheardOf 4\n")
        self.assertEqual(coverage.unlisted, ["UIUnheardOf"])
        self.assertNotIn("UIUnheardOf (4)", page.render(coverage))
        self.assertEqual(page.one(coverage, "UIUnheardOf").splitlines()[0], "0 of 4, here, but without a list")

    def test_another_type_that_gets_its_list_is_counted_by_the_list(self):
        row = next(row for row in self.coverage(others="UIKit/Air\n  class UIThing 99\n").rows if row.name == "UIThing")
        self.assertEqual((row.total, row.arrived, row.other), (20, False, None))

    def test_a_line_of_the_other_types_without_a_number_is_an_error_with_its_place(self):
        wrong = ["class UIBalloon", "thing UIBalloon 3", "class UIBalloon 3  # deprecated: soon", "class UIKite 3\n  class UIKite 3"]
        for others in ["  class UIBalloon 3\n"] + [f"UIKit/Air\n  {line}\n" for line in wrong]:
            with self.assertRaisesRegex(lists.ListError, "others.txt:"):
                self.coverage(others=others)

    def test_a_reason_for_what_is_present_is_an_error(self):
        with self.assertRaisesRegex(lists.ListError, "UIThing.fligh"):
            self.coverage(reasons="No wings\n  UIThing.fligh*\n")

    def test_what_is_here_and_does_nothing_is_named_with_its_reason(self):
        coverage = self.coverage(idle="There is no lamp\n  UIThing.ta* UIBase.tag\n")
        self.assertEqual(coverage.idle, {"There is no lamp": ["UIThing.tag", "UIBase.tag"]})
        self.assertIn("- There is no lamp: `UIThing.tag`, `UIBase.tag`.", page.render(coverage))
        self.assertNotIn("without an effect", page.render(self.coverage()))

    def test_a_member_that_does_nothing_and_is_not_here_is_an_error(self):
        with self.assertRaisesRegex(lists.ListError, "UIThing.fly"):
            self.coverage(idle="No wings\n  UIThing.fly()\n")

    def test_a_line_that_is_no_member_is_an_error_with_its_place(self):
        with self.assertRaisesRegex(lists.ListError, "Things.txt:2"):
            self.coverage(api="class UIBase\n  func tag() -> Int\n")
        with self.assertRaisesRegex(lists.ListError, "listed twice"):
            self.coverage(api="class UIBase\n  tag\n  tag\n")

    def test_without_a_build_the_message_says_so(self):
        with self.assertRaisesRegex(symbols.BuildError, "run `swift build` first"):
            symbols.load(self.root / "nowhere")


if __name__ == "__main__":
    unittest.main()
