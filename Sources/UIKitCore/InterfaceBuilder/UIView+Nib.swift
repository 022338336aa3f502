internal import CoreGraphics
internal import Foundation
internal import NibFormat
internal import UIKitGraphics

extension UIView {
  /// Sets what a nib says of a view that another one has created.
  package func adopt(_ nib: NibCoder) {
    decode(nib)
    decodeClass(nib)
  }

  private func decodeClass(_ nib: NibCoder) {
    switch self {
    case let label as UILabel: label.decodeLabel(nib)
    case let stack as UIStackView: stack.decodeStack(nib)
    case let image as UIImageView: image.decodeImages(nib)
    default: break
    }
  }

  /// Sets what a nib says of every view, and adds the subviews.
  func decode(_ nib: NibCoder) {
    if let frame = nib.rect(.frame) { self.frame = frame }
    if let bounds = nib.rect(.bounds) { self.bounds = bounds }
    if let mask = nib.integer(.autoresizingMask) { autoresizingMask = AutoresizingMask(rawValue: UInt(mask)) }
    if let value = nib.bool(.autoresizesSubviews) { autoresizesSubviews = value }
    if let value = nib.bool(.translatesAutoresizingMaskIntoConstraints) { translatesAutoresizingMaskIntoConstraints = value }
    decodeLook(nib)
    decodeLayout(nib)
    if let value = nib.integer(.tag) { tag = value }
    if let value = nib.bool(.userInteractionEnabled) { isUserInteractionEnabled = value }
    if let value = nib.bool(.multipleTouchEnabled) { isMultipleTouchEnabled = value }
    if let accessibility = nib.coder(.accessibility) { decodeAccessibility(accessibility) }
    for child in nib.objects(.subviews) {
      guard let view = child as? UIView else { continue }
      if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
    }
  }

  /// Sets what a nib says of the view's look. Classes that set a look of their own in `init?(coder:)` call it afterwards.
  package func decodeLook(_ nib: NibCoder) {
    if let color = nib.color(.backgroundColor) { backgroundColor = color }
    if let value = nib.choice(.contentMode, ContentMode.self) { contentMode = value }
    if let value = nib.number(.alpha) { alpha = value }
    if let value = nib.bool(.hidden) { isHidden = value }
    if let value = nib.bool(.clipsSubviews) { clipsToBounds = value }
    if let color = nib.color(.tintColor) { tintColor = color }
    if let value = nib.choice(.tintAdjustmentMode, TintAdjustmentMode.self) { tintAdjustmentMode = value }
    if let value = nib.choice(.interfaceStyle, UIUserInterfaceStyle.self) { overrideUserInterfaceStyle = value }
  }

  private func decodeLayout(_ nib: NibCoder) {
    if let value = nib.choice(.semanticContentAttribute, UISemanticContentAttribute.self) { semanticContentAttribute = value }
    if let margins = nib.insets(.layoutMargins) { layoutMargins = margins }
    if let margins = nib.directionalInsets(.directionalLayoutMargins) { directionalLayoutMargins = margins }
    if let value = nib.bool(.preservesSuperviewLayoutMargins) { preservesSuperviewLayoutMargins = value }
    if let value = nib.bool(.insetsLayoutMarginsFromSafeArea) { insetsLayoutMarginsFromSafeArea = value }
    func priority(_ key: NibKey) -> UILayoutPriority? {
      nib.number(key).flatMap { $0 > 0 && $0 <= 1000 ? UILayoutPriority(Float($0)) : nil }
    }
    if let value = priority(.horizontalHuggingPriority) { setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority(.verticalHuggingPriority) { setContentHuggingPriority(value, for: .vertical) }
    if let value = priority(.horizontalCompressionResistancePriority) {
      setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority(.verticalCompressionResistancePriority) {
      setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func decodeAccessibility(_ nib: NibCoder) {
    if let text = nib.string(.identifier) { accessibilityIdentifier = text }
    if let text = nib.string(.label) { accessibilityLabel = text }
    if let text = nib.string(.hint) { accessibilityHint = text }
    if let text = nib.string(.value) { accessibilityValue = text }
    if let value = nib.bool(.isElement) { isAccessibilityElement = value }
    if let traits = nib.integer(.traits) { accessibilityTraits = UIAccessibilityTraits(rawValue: UInt64(traits)) }
  }

  /// What a variation of a size class changes.
  func decodeVariation(_ nib: NibCoder) {
    if let frame = nib.rect(.frame), translatesAutoresizingMaskIntoConstraints { self.frame = frame }
    decodeLook(nib)
    decodeLayout(nib)
    decodeClass(nib)
  }

  /// A guide of the view by its name in a nib.
  func nibGuide(_ kind: String) -> UILayoutGuide {
    switch kind {
    case "keyboard": return keyboardLayoutGuide
    case "contentLayoutGuide": return (self as? UIScrollView)?.contentLayoutGuide ?? safeAreaLayoutGuide
    case "frameLayoutGuide": return (self as? UIScrollView)?.frameLayoutGuide ?? safeAreaLayoutGuide
    case "layoutMargins": return layoutMarginsGuide
    case "readableContent": return readableContentGuide
    default: return safeAreaLayoutGuide
    }
  }
}

extension UIGestureRecognizer {
  func decode(_ nib: NibCoder) {
    if let value = nib.bool(.enabled) { isEnabled = value }
    if let value = nib.bool(.cancelsTouchesInView) { cancelsTouchesInView = value }
    if let value = nib.bool(.delaysTouchesBegan) { delaysTouchesBegan = value }
    if let value = nib.bool(.delaysTouchesEnded) { delaysTouchesEnded = value }
    if let value = nib.bool(.requiresExclusiveTouchType) { requiresExclusiveTouchType = value }
    let (taps, touches) = (nib.integer(.numberOfTapsRequired), nib.integer(.numberOfTouchesRequired))
    switch self {
    case let tap as UITapGestureRecognizer:
      if let taps { tap.numberOfTapsRequired = taps }
      if let touches { tap.numberOfTouchesRequired = touches }
    case let press as UILongPressGestureRecognizer:
      if let taps { press.numberOfTapsRequired = taps }
      if let touches { press.numberOfTouchesRequired = touches }
      if let value = nib.number(.minimumPressDuration) { press.minimumPressDuration = Double(value) }
      if let value = nib.number(.allowableMovement) { press.allowableMovement = value }
    case let swipe as UISwipeGestureRecognizer:
      if let touches { swipe.numberOfTouchesRequired = touches }
      if let value = nib.integer(.direction) { swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(value)) }
    case let pan as UIPanGestureRecognizer:
      if let value = nib.integer(.minimumNumberOfTouches) { pan.minimumNumberOfTouches = value }
      if let value = nib.integer(.maximumNumberOfTouches) { pan.maximumNumberOfTouches = value }
      if let edges = nib.integer(.edges) { (pan as? UIScreenEdgePanGestureRecognizer)?.edges = UIRectEdge(rawValue: UInt(edges)) }
    default: break
    }
  }

  func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "delegate" else { return false }
    delegate = value as? any UIGestureRecognizerDelegate
    return true
  }
}

extension UILabel {
  func decodeLabel(_ nib: NibCoder) {
    // In Interface Builder a view without the attribute receives touches.
    if nib.rect(.frame) != nil { isUserInteractionEnabled = nib.bool(.userInteractionEnabled) ?? true }
    if let font = nib.font(.fontDescription) { self.font = font }
    if let color = nib.color(.textColor) { textColor = color }
    if let color = nib.color(.highlightedColor) { highlightedTextColor = color }
    if let color = nib.color(.shadowColor) { shadowColor = color }
    if let size = nib.size(.shadowOffset) { shadowOffset = size }
    if let value = nib.integer(.numberOfLines), value >= 0 { numberOfLines = value }
    if let value = nib.choice(.textAlignment, NSTextAlignment.self) { textAlignment = value }
    if let value = nib.choice(.lineBreakMode, NSLineBreakMode.self) { lineBreakMode = value }
    if let value = nib.choice(.baselineAdjustment, UIBaselineAdjustment.self) { baselineAdjustment = value }
    // Interface Builder writes the value only if it is NO.
    let scale = nib.number(.minimumScaleFactor).map { min(max($0, 0), 1) }
    let size = nib.number(.minimumFontSize)
    if nib.bool(.adjustsFontSizeToFit) ?? (scale != nil || (size ?? 0) > 0) {
      adjustsFontSizeToFitWidth = true
      if let scale {
        minimumScaleFactor = scale
      } else if let size, size > 0 {
        minimumScaleFactor = min(1, size / font.pointSize)
      }
    }
    if let value = nib.number(.preferredMaxLayoutWidth), value >= 0 { preferredMaxLayoutWidth = value }
    if let value = nib.bool(.adjustsFontForContentSizeCategory) { adjustsFontForContentSizeCategory = value }
    if let value = nib.bool(.enabled) { isEnabled = value }
    if let value = nib.bool(.highlighted) { isHighlighted = value }
    if let text = nib.string(.text) { self.text = text }
    if let text = nib.attributedString(.attributedText) { attributedText = text }
  }
}

extension UIImageView {
  func decodeImages(_ nib: NibCoder) {
    if nib.rect(.frame) != nil { isUserInteractionEnabled = nib.bool(.userInteractionEnabled) ?? true }
    if let configuration = nib.symbolConfiguration(.preferredSymbolConfiguration) { preferredSymbolConfiguration = configuration }
    if let image = nib.image(.image) ?? nib.image(.imageReference) { self.image = image }
    if let image = nib.image(.highlightedImage) { highlightedImage = image }
    if let value = nib.bool(.highlighted) { isHighlighted = value }
  }
}

extension UIStackView {
  func decodeStack(_ nib: NibCoder) {
    if let value = nib.choice(.axis, NSLayoutConstraint.Axis.self) { axis = value }
    if let value = nib.choice(.distribution, Distribution.self) { distribution = value }
    if let value = nib.choice(.alignment, Alignment.self) { alignment = value }
    if let value = nib.number(.spacing) { spacing = value }
    if nib.integer(.spacingType) == 1 { spacing = UIStackView.spacingUseSystem }
    if let value = nib.bool(.baselineRelativeArrangement) { isBaselineRelativeArrangement = value }
    if let value = nib.bool(.layoutMarginsRelativeArrangement) { isLayoutMarginsRelativeArrangement = value }
  }
}

extension UIControl {
  func decodeControl(_ nib: NibCoder) {
    if let value = nib.bool(.enabled) { isEnabled = value }
    if let value = nib.bool(.selected) { isSelected = value }
    if let value = nib.bool(.highlighted) { isHighlighted = value }
    if let value = nib.choice(.contentHorizontalAlignment, ContentHorizontalAlignment.self) { contentHorizontalAlignment = value }
    if let value = nib.choice(.contentVerticalAlignment, ContentVerticalAlignment.self) { contentVerticalAlignment = value }
  }
}

extension UIScrollView {
  func decodeScrolling(_ nib: NibCoder) {
    clipsToBounds = nib.bool(.clipsSubviews) ?? false
    if let value = nib.bool(.pagingEnabled) { isPagingEnabled = value }
    if let value = nib.bool(.bounces) { bounces = value }
    if let value = nib.bool(.alwaysBounceVertical) { alwaysBounceVertical = value }
    if let value = nib.bool(.alwaysBounceHorizontal) { alwaysBounceHorizontal = value }
    if let value = nib.bool(.bouncesZoom) { bouncesZoom = value }
    if let value = nib.bool(.scrollEnabled) { isScrollEnabled = value }
    if let value = nib.bool(.directionalLockEnabled) { isDirectionalLockEnabled = value }
    if let value = nib.bool(.showsHorizontalScrollIndicator) { showsHorizontalScrollIndicator = value }
    if let value = nib.bool(.showsVerticalScrollIndicator) { showsVerticalScrollIndicator = value }
    if let value = nib.choice(.indicatorStyle, IndicatorStyle.self) { indicatorStyle = value }
    if let value = nib.bool(.delaysContentTouches) { delaysContentTouches = value }
    if let value = nib.bool(.canCancelContentTouches) { canCancelContentTouches = value }
    if let value = nib.number(.minimumZoomScale), value > 0 { minimumZoomScale = value }
    if let value = nib.number(.maximumZoomScale), value > 0 { maximumZoomScale = value }
    if let value = nib.choice(.keyboardDismissMode, KeyboardDismissMode.self) { keyboardDismissMode = value }
    if let value = nib.choice(.contentInsetAdjustmentBehavior, ContentInsetAdjustmentBehavior.self) {
      contentInsetAdjustmentBehavior = value
    }
    if let value = nib.bool(.automaticallyAdjustsScrollIndicatorInsets) { automaticallyAdjustsScrollIndicatorInsets = value }
    if let value = nib.bool(.scrollsToTop) { scrollsToTop = value }
    if let insets = nib.insets(.contentInset) { contentInset = insets }
    if let insets = nib.insets(.scrollIndicatorInsets) { scrollIndicatorInsets = insets }
    if let size = nib.size(.contentSize) { contentSize = size }
    if let point = nib.point(.contentOffset) { contentOffset = point }
    if let control = nib.object(.refreshControl) as? UIRefreshControl { refreshControl = control }
  }
}

extension UIVisualEffectView {
  func decodeEffect(_ nib: NibCoder) {
    if let effect = nib.coder(.effect) { self.effect = Self.effect(effect) }
    if let content = nib.coder(.contentView) {
      nib.adopt(contentView, for: .contentView)
      contentView.decode(content)
    }
  }

  private static func effect(_ nib: NibCoder) -> UIVisualEffect {
    let blur = UIBlurEffect(style: nib.string(.style).flatMap { styles[$0] } ?? .regular)
    return nib.string(.kind) == "vibrancyEffect" ? UIVibrancyEffect(blurEffect: blur) : blur
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
