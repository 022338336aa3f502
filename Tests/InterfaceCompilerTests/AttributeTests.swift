import Foundation
import Testing
import UIKit
import UIKitCore

/// One attribute or child of one element, and a property of the object that comes of it.
struct Sample: CustomTestStringConvertible, Sendable {
  let element: String
  let attributes: String
  let children: String
  let holds: @MainActor @Sendable (AnyObject) -> Bool

  var testDescription: String { "\(element) \(attributes)\(children)" }

  init(
    _ element: String, _ attributes: String, _ children: String = "", _ holds: @escaping @MainActor @Sendable (AnyObject) -> Bool
  ) {
    (self.element, self.attributes, self.children, self.holds) = (element, attributes, children, holds)
  }

  static func of<Object: AnyObject>(
    _ element: String, _ attributes: String, _ children: String = "", _ holds: @escaping @MainActor @Sendable (Object) -> Bool
  ) -> Sample { Sample(element, attributes, children) { ($0 as? Object).map(holds) ?? false } }
}

@MainActor @Suite struct AttributeTests {
  /// A view in a nib has a frame, which differs from all that the samples expect.
  nonisolated private static let frame = "<rect key=\"frame\" x=\"3\" y=\"4\" width=\"200\" height=\"100\"/>"

  @Test(arguments: views + controls + texts + lists) func aValueOfAnElementIsThatOfTheObject(_ sample: Sample) throws {
    let inner = sample.children.contains("key=\"frame\"") ? sample.children : Self.frame + sample.children
    let text = Nibs.xib("<\(sample.element) id=\"a\" \(sample.attributes)>\(inner)</\(sample.element)>")
    #expect(Nibs.messages(text) == [])
    let object = try #require(try Nibs.nib(text).instantiate(withOwner: nil).first) as AnyObject
    #expect(sample.holds(object))
  }

  @Test(arguments: plain) func aValueOfAnElementWithoutAFrameIsThatOfTheObject(_ sample: Sample) throws {
    let text = Nibs.xib("<\(sample.element) id=\"a\" \(sample.attributes)>\(sample.children)</\(sample.element)>")
    #expect(Nibs.messages(text) == [])
    let object = try #require(try Nibs.nib(text).instantiate(withOwner: nil).first) as AnyObject
    #expect(sample.holds(object))
  }

  nonisolated static let views: [Sample] = [
    .of("view", "", "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>") { (view: UIView) in
      view.frame == CGRect(x: 1, y: 2, width: 30, height: 40)
    },
    .of("view", "alpha=\"0.5\"") { (view: UIView) in view.alpha == 0.5 },
    .of(
      "toolbar", "barStyle=\"black\"",
      "<items><barButtonItem title=\"A\" id=\"1\"/><barButtonItem title=\"B\" id=\"2\"/></items>"
    ) {
      (bar: UIToolbar) in
      bar.barStyle == .black && bar.items?.map(\.title) == ["A", "B"]
    },
    .of(
      "searchBar", "placeholder=\"P\" prompt=\"Q\" searchBarStyle=\"minimal\" showsCancelButton=\"YES\" showsScopeBar=\"YES\"",
      "<textInputTraits key=\"textInputTraits\" keyboardType=\"URL\"/><scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles>"
    ) {
      (bar: UISearchBar) in
      bar.placeholder == "P" && bar.prompt == "Q" && bar.searchBarStyle == .minimal && bar.showsCancelButton && bar.showsScopeBar
        && bar.scopeButtonTitles == ["A", "B"] && bar.keyboardType == .URL
    },
    .of(
      "searchBar", "text=\"T\" showsBookmarkButton=\"YES\" showsSearchResultsButton=\"YES\" barStyle=\"black\" translucent=\"NO\""
    ) {
      (bar: UISearchBar) in
      bar.text == "T" && bar.showsBookmarkButton && bar.showsSearchResultsButton && bar.barStyle == .black && !bar.isTranslucent
    },
    .of("view", "hidden=\"YES\"") { (view: UIView) in view.isHidden },
    .of("view", "tag=\"7\"") { (view: UIView) in view.tag == 7 },
    .of("view", "clipsSubviews=\"YES\"") { (view: UIView) in view.clipsToBounds },
    .of("view", "userInteractionEnabled=\"NO\"") { (view: UIView) in !view.isUserInteractionEnabled },
    .of("view", "multipleTouchEnabled=\"YES\"") { (view: UIView) in view.isMultipleTouchEnabled },
    .of("view", "contentMode=\"bottomRight\"") { (view: UIView) in view.contentMode == .bottomRight },
    .of("view", "contentMode=\"scaleAspectFill\"") { (view: UIView) in view.contentMode == .scaleAspectFill },
    .of("view", "autoresizesSubviews=\"NO\"") { (view: UIView) in !view.autoresizesSubviews },
    .of("view", "translatesAutoresizingMaskIntoConstraints=\"NO\"") { (view: UIView) in
      !view.translatesAutoresizingMaskIntoConstraints
    },
    .of("view", "semanticContentAttribute=\"forceRightToLeft\"") { (view: UIView) in
      view.semanticContentAttribute == .forceRightToLeft
    },
    .of("view", "horizontalHuggingPriority=\"251\"") { (view: UIView) in
      view.contentHuggingPriority(for: .horizontal) == .init(251)
    },
    .of("view", "verticalHuggingPriority=\"252\"") { (view: UIView) in view.contentHuggingPriority(for: .vertical) == .init(252)
    },
    .of("view", "horizontalCompressionResistancePriority=\"741\"") { (view: UIView) in
      view.contentCompressionResistancePriority(for: .horizontal) == .init(741)
    },
    .of("view", "verticalCompressionResistancePriority=\"742\"") { (view: UIView) in
      view.contentCompressionResistancePriority(for: .vertical) == .init(742)
    },
    .of("view", "preservesSuperviewLayoutMargins=\"YES\"") { (view: UIView) in view.preservesSuperviewLayoutMargins },
    .of("view", "insetsLayoutMarginsFromSafeArea=\"NO\"") { (view: UIView) in !view.insetsLayoutMarginsFromSafeArea },
    .of("view", "tintAdjustmentMode=\"dimmed\"") { (view: UIView) in view.tintAdjustmentMode == .dimmed },
    .of("view", "", "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>") { (view: UIView) in
      view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin]
    },
    .of("view", "", "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>") { (view: UIView) in
      view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    .of(
      "view", "", "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
    ) {
      (view: UIView) in view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    .of(
      "view", "",
      "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    ) {
      (view: UIView) in view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    },
    .of("view", "", "<color key=\"backgroundColor\" white=\"0.25\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>") {
      (view: UIView) in
      view.backgroundColor == UIColor(white: 0.25, alpha: 1)
    },
    .of("view", "", "<color key=\"backgroundColor\" systemColor=\"systemTealColor\"/>") { (view: UIView) in
      view.backgroundColor == .systemTeal
    },
    .of("view", "", "<color key=\"backgroundColor\" cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"/>") {
      (view: UIView) in
      view.backgroundColor == .systemGroupedBackground
    },
    .of("view", "", "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>") { (view: UIView) in view.tintColor == .systemRed
    },
    .of("view", "", "<accessibility key=\"accessibilityConfiguration\" label=\"Name\" hint=\"Hint\" identifier=\"id\"/>") {
      (view: UIView) in
      view.accessibilityLabel == "Name" && view.accessibilityHint == "Hint" && view.accessibilityIdentifier == "id"
    },
    .of(
      "view", "",
      "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" button=\"YES\" header=\"YES\"/><bool key=\"isElement\" value=\"YES\"/></accessibility>"
    ) {
      (view: UIView) in view.isAccessibilityElement && view.accessibilityTraits == [.button, .header]
    },
    .of(
      "view", "",
      "<subviews><label id=\"b\" text=\"x\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></label></subviews>"
    ) {
      (view: UIView) in view.subviews.count == 1 && view.subviews[0] is UILabel
    },
    .of("imageView", "image=\"star\" catalog=\"system\"") { (view: UIImageView) in view.image == UIImage(systemName: "star") },
    .of("imageView", "highlighted=\"YES\"") { (view: UIImageView) in view.isHighlighted },
    .of("imageView", "") { (view: UIImageView) in view.isUserInteractionEnabled },
    .of("imageView", "userInteractionEnabled=\"NO\"") { (view: UIImageView) in !view.isUserInteractionEnabled },
    .of("scrollView", "pagingEnabled=\"YES\"") { (view: UIScrollView) in view.isPagingEnabled },
    .of("scrollView", "bounces=\"NO\"") { (view: UIScrollView) in !view.bounces },
    .of("scrollView", "alwaysBounceVertical=\"YES\"") { (view: UIScrollView) in view.alwaysBounceVertical },
    .of("scrollView", "alwaysBounceHorizontal=\"YES\"") { (view: UIScrollView) in view.alwaysBounceHorizontal },
    .of("scrollView", "scrollEnabled=\"NO\"") { (view: UIScrollView) in !view.isScrollEnabled },
    .of("scrollView", "directionalLockEnabled=\"YES\"") { (view: UIScrollView) in view.isDirectionalLockEnabled },
    .of("scrollView", "showsHorizontalScrollIndicator=\"NO\"") { (view: UIScrollView) in !view.showsHorizontalScrollIndicator },
    .of("scrollView", "showsVerticalScrollIndicator=\"NO\"") { (view: UIScrollView) in !view.showsVerticalScrollIndicator },
    .of("scrollView", "indicatorStyle=\"white\"") { (view: UIScrollView) in view.indicatorStyle == .white },
    .of("scrollView", "minimumZoomScale=\"0.5\" maximumZoomScale=\"4\"") { (view: UIScrollView) in
      view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4
    },
    .of("scrollView", "keyboardDismissMode=\"onDrag\"") { (view: UIScrollView) in view.keyboardDismissMode == .onDrag },
    .of("scrollView", "contentInsetAdjustmentBehavior=\"never\"") { (view: UIScrollView) in
      view.contentInsetAdjustmentBehavior == .never
    },
    .of("scrollView", "clipsSubviews=\"YES\"") { (view: UIScrollView) in view.clipsToBounds },
    .of("scrollView", "") { (view: UIScrollView) in !view.clipsToBounds },
    .of("scrollView", "", "<inset key=\"contentInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>") { (view: UIScrollView) in
      view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    },
    .of("stackView", "axis=\"vertical\"") { (view: UIStackView) in view.axis == .vertical },
    .of("stackView", "") { (view: UIStackView) in view.axis == .horizontal },
    .of("stackView", "distribution=\"equalSpacing\"") { (view: UIStackView) in view.distribution == .equalSpacing },
    .of("stackView", "alignment=\"lastBaseline\"") { (view: UIStackView) in view.alignment == .lastBaseline },
    .of("stackView", "spacing=\"12\"") { (view: UIStackView) in view.spacing == 12 },
    .of("stackView", "baselineRelativeArrangement=\"YES\"") { (view: UIStackView) in view.isBaselineRelativeArrangement },
    .of("stackView", "layoutMarginsRelativeArrangement=\"YES\"") { (view: UIStackView) in view.isLayoutMarginsRelativeArrangement
    },
    .of("stackView", "", "<subviews><view id=\"b\"/><view id=\"c\"/></subviews>") { (view: UIStackView) in
      view.arrangedSubviews.count == 2
    },
    .of("visualEffectView", "", "<blurEffect style=\"systemMaterial\"/>") { (view: UIVisualEffectView) in
      view.effect is UIBlurEffect
    },
    .of("visualEffectView", "", "<vibrancyEffect><blurEffect style=\"light\"/></vibrancyEffect>") { (view: UIVisualEffectView) in
      view.effect is UIVibrancyEffect
    },
    .of("visualEffectView", "", "<view key=\"contentView\" id=\"c\"><subviews><view id=\"d\"/></subviews></view>") {
      (view: UIVisualEffectView) in view.contentView.subviews.count == 1 && view.subviews.count == 1
    },
  ]

  nonisolated static let controls: [Sample] = [
    .of("control", "enabled=\"NO\"") { (view: UIControl) in !view.isEnabled },
    .of("control", "selected=\"YES\"") { (view: UIControl) in view.isSelected },
    .of("control", "contentHorizontalAlignment=\"leading\" contentVerticalAlignment=\"bottom\"") { (view: UIControl) in
      view.contentHorizontalAlignment == .leading && view.contentVerticalAlignment == .bottom
    },
    .of("button", "buttonType=\"system\"") { (button: UIButton) in button.buttonType == .system },
    .of("button", "buttonType=\"roundedRect\"") { (button: UIButton) in button.buttonType == .system },
    .of("button", "") { (button: UIButton) in button.buttonType == .custom },
    .of("button", "buttonType=\"contactAdd\"") { (button: UIButton) in
      button.buttonType == .contactAdd && button.currentImage != nil
    },
    .of("button", "", "<state key=\"normal\" title=\"Go\"/>") { (button: UIButton) in button.title(for: .normal) == "Go" },
    .of("button", "", "<state key=\"highlighted\" title=\"Going\"/>") { (button: UIButton) in
      button.title(for: .highlighted) == "Going"
    },
    .of("button", "", "<state key=\"disabled\" title=\"No\"/><state key=\"selected\" title=\"On\"/>") { (button: UIButton) in
      button.title(for: .disabled) == "No" && button.title(for: .selected) == "On"
    },
    .of("button", "", "<state key=\"normal\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state>") {
      (button: UIButton) in
      button.titleColor(for: .normal) == .systemRed
    },
    .of("button", "", "<state key=\"normal\" image=\"star\" catalog=\"system\"/>") { (button: UIButton) in
      button.image(for: .normal) == UIImage(systemName: "star")
    },
    .of(
      "button", "",
      "<state key=\"normal\" title=\"Go\"/><fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"21\"/>"
    ) {
      (button: UIButton) in button.titleLabel?.font == .boldSystemFont(ofSize: 21)
    },
    .of("button", "lineBreakMode=\"middleTruncation\"", "<state key=\"normal\" title=\"Go\"/>") { (button: UIButton) in
      button.titleLabel?.lineBreakMode == .byTruncatingMiddle
    },
    .of("button", "", "<inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>") { (button: UIButton) in
      button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    },
    .of("button", "role=\"destructive\"") { (button: UIButton) in button.role == .destructive },
    .of(
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Buy\" subtitle=\"Now\" imagePadding=\"5\"/>"
    ) {
      (button: UIButton) in
      button.configuration?.title == "Buy" && button.configuration?.subtitle == "Now" && button.configuration?.imagePadding == 5
    },
    .of(
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"plain\" cornerStyle=\"capsule\" buttonSize=\"large\" imagePlacement=\"trailing\"/>"
    ) {
      (button: UIButton) in
      button.configuration?.cornerStyle == .capsule && button.configuration?.buttonSize == .large
        && button.configuration?.imagePlacement == .trailing
    },
    .of(
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"plain\"><color key=\"baseForegroundColor\" systemColor=\"systemRedColor\"/><backgroundConfiguration key=\"background\" cornerRadius=\"9\" strokeWidth=\"2\"/></buttonConfiguration>"
    ) {
      (button: UIButton) in
      button.configuration?.baseForegroundColor == .systemRed && button.configuration?.background.cornerRadius == 9
        && button.configuration?.background.strokeWidth == 2
    },
    .of("switch", "on=\"YES\"") { (control: UISwitch) in control.isOn },
    .of("switch", "on=\"NO\"", "<color key=\"onTintColor\" systemColor=\"systemRedColor\"/>") { (control: UISwitch) in
      !control.isOn && control.onTintColor == .systemRed
    },
    .of("slider", "value=\"3\" minValue=\"2\" maxValue=\"8\"") { (control: UISlider) in
      control.value == 3 && control.minimumValue == 2 && control.maximumValue == 8
    },
    .of("slider", "continuous=\"NO\"", "<color key=\"minimumTrackTintColor\" systemColor=\"systemRedColor\"/>") {
      (control: UISlider) in
      !control.isContinuous && control.minimumTrackTintColor == .systemRed
    },
    .of("stepper", "value=\"4\" minimumValue=\"1\" maximumValue=\"9\" stepValue=\"2\"") { (control: UIStepper) in
      control.value == 4 && control.minimumValue == 1 && control.maximumValue == 9 && control.stepValue == 2
    },
    .of("stepper", "wraps=\"YES\" autorepeat=\"NO\" continuous=\"NO\"") { (control: UIStepper) in
      control.wraps && !control.autorepeat && !control.isContinuous
    },
    .of("pickerView", "showsSelectionIndicator=\"NO\"") { (picker: UIPickerView) in !picker.showsSelectionIndicator },
    .of(
      "datePicker", "datePickerMode=\"date\" style=\"inline\" minuteInterval=\"15\" roundsToMinuteInterval=\"NO\"",
      """
      <date key="date" timeIntervalSinceReferenceDate="1000"/><date key="minimumDate" timeIntervalSinceReferenceDate="500"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="2000"/><locale key="locale" localeIdentifier="de_DE"/>
      <timeZone key="timeZone" name="Europe/Berlin"/>
      """
    ) { (picker: UIDatePicker) in
      picker.datePickerMode == .date && picker.preferredDatePickerStyle == .inline && picker.minuteInterval == 15
        && !picker.roundsToMinuteInterval && picker.date.timeIntervalSinceReferenceDate == 1000
        && picker.minimumDate?.timeIntervalSinceReferenceDate == 500
        && picker.maximumDate?.timeIntervalSinceReferenceDate == 2000 && picker.locale?.identifier == "de_DE"
        && picker.timeZone?.identifier == "Europe/Berlin"
    },
    .of("datePicker", "datePickerMode=\"countDownTimer\" countDownDuration=\"600\" useCurrentDate=\"YES\"") {
      (picker: UIDatePicker) in picker.datePickerMode == .countDownTimer && picker.countDownDuration == 600
    },
    .of(
      "segmentedControl", "selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"A\"/><segment title=\"B\" width=\"70\" enabled=\"NO\"/></segments>"
    ) {
      (control: UISegmentedControl) in
      control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "B" && control.selectedSegmentIndex == 1
        && control.widthForSegment(at: 1) == 70 && !control.isEnabledForSegment(at: 1)
    },
    .of("segmentedControl", "momentary=\"YES\"", "<segments><segment image=\"star\" catalog=\"system\"/></segments>") {
      (control: UISegmentedControl) in control.isMomentary && control.imageForSegment(at: 0) != nil
    },
    .of("pageControl", "numberOfPages=\"5\" currentPage=\"2\" hidesForSinglePage=\"YES\"") { (control: UIPageControl) in
      control.numberOfPages == 5 && control.currentPage == 2 && control.hidesForSinglePage
    },
    .of("progressView", "progress=\"0.25\" progressViewStyle=\"bar\"") { (view: UIProgressView) in
      view.progress == 0.25 && view.progressViewStyle == .bar
    },
    .of("activityIndicatorView", "style=\"large\" animating=\"YES\"") { (view: UIActivityIndicatorView) in
      view.style == .large && view.isAnimating
    },
    .of("activityIndicatorView", "hidesWhenStopped=\"YES\"") { (view: UIActivityIndicatorView) in
      view.isHidden && view.hidesWhenStopped
    },
    .of("activityIndicatorView", "style=\"medium\"") { (view: UIActivityIndicatorView) in !view.isHidden && !view.hidesWhenStopped
    },
  ]

  nonisolated static let texts: [Sample] = [
    .of("label", "text=\"Hello\"") { (label: UILabel) in label.text == "Hello" },
    .of("label", "", "<string key=\"text\">two\nlines</string>") { (label: UILabel) in label.text == "two\nlines" },
    .of("label", "textAlignment=\"center\"") { (label: UILabel) in label.textAlignment == .center },
    .of("label", "textAlignment=\"natural\"") { (label: UILabel) in label.textAlignment == .natural },
    .of("label", "lineBreakMode=\"headTruncation\"") { (label: UILabel) in label.lineBreakMode == .byTruncatingHead },
    .of("label", "numberOfLines=\"0\"") { (label: UILabel) in label.numberOfLines == 0 },
    .of("label", "minimumScaleFactor=\"0.5\"") { (label: UILabel) in
      label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5
    },
    .of("label", "adjustsFontSizeToFit=\"NO\"") { (label: UILabel) in !label.adjustsFontSizeToFitWidth },
    .of("label", "enabled=\"NO\"") { (label: UILabel) in !label.isEnabled },
    .of("label", "adjustsFontForContentSizeCategory=\"YES\"") { (label: UILabel) in label.adjustsFontForContentSizeCategory },
    .of("label", "userInteractionEnabled=\"NO\"") { (label: UILabel) in !label.isUserInteractionEnabled },
    .of("label", "baselineAdjustment=\"alignCenters\"") { (label: UILabel) in label.baselineAdjustment == .alignCenters },
    .of("label", "", "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"19\"/>") {
      (label: UILabel) in
      label.font == .systemFont(ofSize: 19, weight: .semibold)
    },
    .of("label", "", "<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"15\"/>") { (label: UILabel) in
      label.font == .italicSystemFont(ofSize: 15)
    },
    .of("label", "", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle1\"/>") { (label: UILabel) in
      label.font == .preferredFont(forTextStyle: .title1)
    },
    .of("label", "", "<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>") { (label: UILabel) in
      label.textColor == .secondaryLabel
    },
    .of(
      "label", "",
      "<color key=\"shadowColor\" systemColor=\"systemRedColor\"/><size key=\"shadowOffset\" width=\"1\" height=\"2\"/>"
    ) {
      (label: UILabel) in label.shadowColor == .systemRed && label.shadowOffset == CGSize(width: 1, height: 2)
    },
    .of(
      "label", "",
      "<attributedString key=\"attributedText\"><fragment content=\"a\"><attributes><color key=\"NSColor\" systemColor=\"systemRedColor\"/><integer key=\"NSUnderline\" value=\"1\"/></attributes></fragment><fragment content=\"b\"/></attributedString>"
    ) {
      (label: UILabel) in
      label.attributedText?.string == "ab"
        && label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed
    },
    .of(
      "label", "",
      """
      <attributedString key="attributedText"><fragment content="a"><attributes>
      <color key="NSStrokeColor" systemColor="systemRedColor"/><real key="NSStrokeWidth" value="-3"/>
      <color key="NSUnderlineColor" systemColor="systemBlueColor"/><color key="NSStrikethroughColor" systemColor="systemGreenColor"/>
      <real key="NSObliqueness" value="0.25"/>
      <shadow key="NSShadow" blurRadius="2"><size key="offset" width="1" height="3"/><color key="color" systemColor="systemRedColor"/></shadow>
      </attributes></fragment></attributedString>
      """
    ) { (label: UILabel) in
      guard let values = label.attributedText?.attributes(at: 0, effectiveRange: nil) else { return false }
      let shadow = values[.shadow] as? NSShadow
      return values[.strokeColor] as? UIColor == .systemRed && values[.strokeWidth] as? CGFloat == -3
        && values[.underlineColor] as? UIColor == .systemBlue && values[.strikethroughColor] as? UIColor == .systemGreen
        && values[.obliqueness] as? CGFloat == 0.25 && shadow?.shadowBlurRadius == 2
        && shadow?.shadowOffset == CGSize(width: 1, height: 3) && shadow?.shadowColor as? UIColor == .systemRed
    },
    .of("textField", "text=\"a\" placeholder=\"b\"") { (field: UITextField) in field.text == "a" && field.placeholder == "b" },
    .of("textField", "borderStyle=\"roundedRect\" textAlignment=\"right\"") { (field: UITextField) in
      field.borderStyle == .roundedRect && field.textAlignment == .right
    },
    .of("textField", "clearButtonMode=\"whileEditing\" clearsOnBeginEditing=\"YES\"") { (field: UITextField) in
      field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing
    },
    .of(
      "textField", "",
      "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\" keyboardType=\"emailAddress\" returnKeyType=\"go\"/>"
    ) {
      (field: UITextField) in field.isSecureTextEntry && field.keyboardType == .emailAddress && field.returnKeyType == .go
    },
    .of("textField", "", "<textInputTraits key=\"textInputTraits\" autocorrectionType=\"no\" autocapitalizationType=\"words\"/>")
    {
      (field: UITextField) in field.autocorrectionType == .no && field.autocapitalizationType == .words
    },
    .of("textView", "editable=\"NO\" selectable=\"NO\" text=\"a\"") { (view: UITextView) in
      !view.isEditable && !view.isSelectable && view.text == "a"
    },
    .of("textView", "textAlignment=\"justified\"", "<mutableString key=\"text\">x\ny</mutableString>") { (view: UITextView) in
      view.textAlignment == .justified && view.text == "x\ny"
    },
    .of("textView", "scrollEnabled=\"NO\"", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>") {
      (view: UITextView) in !view.isScrollEnabled && view.font == .systemFont(ofSize: 20)
    },
  ]

  nonisolated static let lists: [Sample] = [
    .of("tableView", "style=\"grouped\"") { (table: UITableView) in table.style == .grouped },
    .of("tableView", "style=\"insetGrouped\"") { (table: UITableView) in table.style == .insetGrouped },
    .of("tableView", "rowHeight=\"61\" estimatedRowHeight=\"62\"") { (table: UITableView) in
      table.rowHeight == 61 && table.estimatedRowHeight == 62
    },
    .of("tableView", "rowHeight=\"-1\"") { (table: UITableView) in table.rowHeight == UITableView.automaticDimension },
    .of("tableView", "sectionHeaderHeight=\"21\" sectionFooterHeight=\"22\"") { (table: UITableView) in
      table.sectionHeaderHeight == 21 && table.sectionFooterHeight == 22
    },
    .of("tableView", "separatorStyle=\"none\"") { (table: UITableView) in table.separatorStyle == .none },
    .of("tableView", "separatorStyle=\"default\"") { (table: UITableView) in table.separatorStyle == .singleLine },
    .of("tableView", "allowsSelection=\"NO\"") { (table: UITableView) in !table.allowsSelection },
    .of("tableView", "allowsMultipleSelection=\"YES\"") { (table: UITableView) in table.allowsMultipleSelection },
    .of(
      "tableView", "",
      "<color key=\"separatorColor\" systemColor=\"systemRedColor\"/><color key=\"backgroundColor\" systemColor=\"systemTealColor\"/>"
    ) {
      (table: UITableView) in table.separatorColor == .systemRed && table.backgroundColor == .systemTeal
    },
    .of(
      "tableView", "",
      "<view key=\"tableHeaderView\" id=\"h\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"33\"/></view>"
    ) {
      (table: UITableView) in table.tableHeaderView?.frame.height == 33
    },
    .of(
      "tableView", "",
      "<prototypes><tableViewCell id=\"c\" reuseIdentifier=\"Row\" style=\"IBUITableViewCellStyleSubtitle\"/></prototypes>"
    ) {
      (table: UITableView) in table.dequeueReusableCell(withIdentifier: "Row")?.detailTextLabel != nil
    },
    .of("tableViewCell", "accessoryType=\"checkmark\" selectionStyle=\"none\"") { (cell: UITableViewCell) in
      cell.accessoryType == .checkmark && cell.selectionStyle == .none
    },
    .of("tableViewCell", "reuseIdentifier=\"Row\" indentationLevel=\"2\" indentationWidth=\"15\"") { (cell: UITableViewCell) in
      cell.reuseIdentifier == "Row" && cell.indentationLevel == 2 && cell.indentationWidth == 15
    },
    .of(
      "tableViewCell", "",
      "<tableViewCellContentView key=\"contentView\" id=\"v\"><subviews><switch id=\"s\"/></subviews></tableViewCellContentView>"
    ) {
      (cell: UITableViewCell) in cell.contentView.subviews.first is UISwitch
    },
    .of(
      "tableViewCell", "style=\"IBUITableViewCellStyleDefault\" textLabel=\"t\"",
      "<tableViewCellContentView key=\"contentView\" id=\"v\"><subviews><label id=\"t\" text=\"Title\"><color key=\"textColor\" systemColor=\"systemRedColor\"/></label></subviews></tableViewCellContentView>"
    ) {
      (cell: UITableViewCell) in
      cell.textLabel?.text == "Title" && cell.textLabel?.textColor == .systemRed && cell.contentView.subviews.count == 1
    },
    .of(
      "collectionView", "allowsMultipleSelection=\"YES\"",
      "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\" minimumLineSpacing=\"3\" scrollDirection=\"horizontal\"><size key=\"itemSize\" width=\"11\" height=\"12\"/><inset key=\"sectionInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/></collectionViewFlowLayout>"
    ) {
      (view: UICollectionView) in
      let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
      return view.allowsMultipleSelection && flow?.minimumLineSpacing == 3 && flow?.scrollDirection == .horizontal
        && flow?.itemSize == CGSize(width: 11, height: 12)
        && flow?.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    },
    .of(
      "collectionViewCell", "reuseIdentifier=\"Item\"",
      "<view key=\"contentView\" id=\"v\"><subviews><label id=\"t\"/></subviews></view>"
    ) {
      (cell: UICollectionViewCell) in cell.reuseIdentifier == "Item" && cell.contentView.subviews.first is UILabel
    },
    .of(
      "navigationBar", "translucent=\"NO\"",
      "<color key=\"barTintColor\" systemColor=\"systemRedColor\"/><items><navigationItem id=\"n\" title=\"T\"/></items>"
    ) {
      (bar: UINavigationBar) in !bar.isTranslucent && bar.barTintColor == .systemRed && bar.topItem?.title == "T"
    },
    .of(
      "tabBar", "",
      "<color key=\"unselectedItemTintColor\" systemColor=\"systemRedColor\"/><items><tabBarItem id=\"n\" title=\"T\"/></items>"
    ) {
      (bar: UITabBar) in bar.unselectedItemTintColor == .systemRed && bar.items?.first?.title == "T"
    },
  ]

  nonisolated static let plain: [Sample] = [
    .of("barButtonItem", "title=\"Go\" style=\"done\" enabled=\"NO\" tag=\"3\"") { (item: UIBarButtonItem) in
      item.title == "Go" && item.style == .done && !item.isEnabled && item.tag == 3
    },
    .of("barButtonItem", "systemItem=\"add\"") { (item: UIBarButtonItem) in item.image != nil },
    .of("barButtonItem", "systemItem=\"save\"") { (item: UIBarButtonItem) in item.title == "Save" },
    .of("barButtonItem", "width=\"40\"", "<button key=\"customView\" id=\"b\"/>") { (item: UIBarButtonItem) in
      item.customView is UIButton && item.width == 40
    },
    .of("barButtonItem", "image=\"gear\" catalog=\"system\"", "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>") {
      (item: UIBarButtonItem) in item.image != nil && item.tintColor == .systemRed
    },
    .of("tabBarItem", "title=\"Home\" badgeValue=\"3\" image=\"house\" catalog=\"system\"") { (item: UITabBarItem) in
      item.title == "Home" && item.badgeValue == "3" && item.image != nil
    },
    .of("tabBarItem", "systemItem=\"search\"") { (item: UITabBarItem) in item.title == "Search" && item.image != nil },
    .of("navigationItem", "hidesSearchBarWhenScrolling=\"NO\" preferredSearchBarPlacement=\"stacked\"") {
      (item: UINavigationItem) in
      !item.hidesSearchBarWhenScrolling && item.preferredSearchBarPlacement == .stacked
    },
    .of("navigationItem", "title=\"T\" hidesBackButton=\"YES\" backButtonTitle=\"B\"") { (item: UINavigationItem) in
      item.title == "T" && item.hidesBackButton && item.backButtonTitle == "B"
    },
    .of(
      "navigationItem", "",
      "<barButtonItem key=\"leftBarButtonItem\" id=\"l\" title=\"L\"/><rightBarButtonItems><barButtonItem id=\"r\" title=\"R\"/><barButtonItem id=\"s\" title=\"S\"/></rightBarButtonItems>"
    ) {
      (item: UINavigationItem) in
      item.leftBarButtonItem?.title == "L" && item.rightBarButtonItems?.map(\.title) == ["R", "S"]
    },
    .of("tapGestureRecognizer", "numberOfTapsRequired=\"2\"") { (gesture: UITapGestureRecognizer) in
      gesture.numberOfTapsRequired == 2
    },
    .of("tapGestureRecognizer", "enabled=\"NO\" cancelsTouchesInView=\"NO\"") { (gesture: UITapGestureRecognizer) in
      !gesture.isEnabled && !gesture.cancelsTouchesInView
    },
    .of("pongPressGestureRecognizer", "minimumPressDuration=\"2\" allowableMovement=\"5\"") {
      (gesture: UILongPressGestureRecognizer) in
      gesture.minimumPressDuration == 2 && gesture.allowableMovement == 5
    },
    .of("swipeGestureRecognizer", "direction=\"left\"") { (gesture: UISwipeGestureRecognizer) in gesture.direction == .left },
    .of("panGestureRecognizer", "minimumNumberOfTouches=\"2\"") { (gesture: UIPanGestureRecognizer) in
      gesture.minimumNumberOfTouches == 2
    },
    .of("pinchGestureRecognizer", "") { (_: UIPinchGestureRecognizer) in true },
    .of("rotationGestureRecognizer", "") { (_: UIRotationGestureRecognizer) in true },
    .of("screenEdgePanGestureRecognizer", "", "<rectEdge key=\"edges\" left=\"YES\"/>") {
      (gesture: UIScreenEdgePanGestureRecognizer) in
      gesture.edges == .left
    },
    .of("viewController", "title=\"T\" hidesBottomBarWhenPushed=\"YES\" modalPresentationStyle=\"formSheet\"") {
      (controller: UIViewController) in
      controller.title == "T" && controller.hidesBottomBarWhenPushed && controller.modalPresentationStyle == .formSheet
    },
    .of("viewController", "modalTransitionStyle=\"crossDissolve\" definesPresentationContext=\"YES\"") {
      (controller: UIViewController) in
      controller.modalTransitionStyle == .crossDissolve && controller.definesPresentationContext
    },
    .of(
      "viewController", "",
      "<size key=\"preferredContentSize\" width=\"5\" height=\"6\"/><extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>"
    ) {
      (controller: UIViewController) in
      controller.preferredContentSize == CGSize(width: 5, height: 6) && controller.edgesForExtendedLayout == .top
    },
    .of("pageViewController", "navigationOrientation=\"vertical\" transitionStyle=\"scroll\"") {
      (controller: UIPageViewController) in
      controller.navigationOrientation == .vertical
    },
    .of("navigationController", "navigationBarHidden=\"YES\"") { (controller: UINavigationController) in
      controller.isNavigationBarHidden
    },
    .of("navigationController", "", "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" barStyle=\"black\" id=\"n\"/>") {
      (controller: UINavigationController) in
      controller.navigationBar.prefersLargeTitles && controller.navigationBar.barStyle == .black
    },
    .of(
      "navigationController", "",
      "<navigationBar key=\"navigationBar\" id=\"n\"><textAttributes key=\"largeTitleTextAttributes\">"
        + "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        + "</textAttributes></navigationBar>"
    ) { (controller: UINavigationController) in
      controller.navigationBar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .red
    },
    .of(
      "navigationController", "toolbarHidden=\"NO\"",
      "<toolbar key=\"toolbar\" opaque=\"NO\" barStyle=\"black\" translucent=\"NO\" id=\"t\"/>"
    ) { (controller: UINavigationController) in
      !controller.isToolbarHidden && controller.toolbar.barStyle == .black && !controller.toolbar.isTranslucent
    },
    .of("navigationController", "hidesBarsOnSwipe=\"YES\" hidesBarsOnTap=\"YES\"") { (controller: UINavigationController) in
      controller.hidesBarsOnSwipe && controller.hidesBarsOnTap && !controller.hidesBarsWhenVerticallyCompact
    },
    .of("navigationController", "hidesBarsWhenVerticallyCompact=\"YES\" hidesBarsWhenKeyboardAppears=\"YES\"") {
      (controller: UINavigationController) in
      controller.hidesBarsWhenVerticallyCompact && controller.hidesBarsWhenKeyboardAppears && !controller.hidesBarsOnSwipe
    },
    .of(
      "viewController", "",
      "<toolbarItems><barButtonItem title=\"A\" id=\"1\"/><barButtonItem style=\"plain\" systemItem=\"flexibleSpace\" id=\"2\"/>"
        + "</toolbarItems>"
    ) { (controller: UIViewController) in
      controller.toolbarItems?.count == 2 && controller.toolbarItems?[0].title == "A"
    },
    .of(
      "navigationItem", "title=\"T\" prompt=\"P\" largeTitleDisplayMode=\"never\" backButtonDisplayMode=\"minimal\""
    ) { (item: UINavigationItem) in
      item.prompt == "P" && item.largeTitleDisplayMode == .never && item.backButtonDisplayMode == .minimal
    },
  ]
}
