internal import Foundation
internal import UIKitControls
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

extension UITableViewCell {
  var currentState: UICellConfigurationState {
    var state = state
    state.traitCollection = traitCollection
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    return state
  }

  func changeState(_ change: (inout UICellConfigurationState) -> Void) {
    let former = state
    change(&state)
    if state == former { return }
    updateSelectionLook()
    setNeedsUpdateConfiguration()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    trackOwn(.updateConfiguration, callsApp: configurationUpdateHandler != nil) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  /// Adds or removes the selected background view.
  func updateSelectionLook() {
    let shows = (state.isSelected || state.isHighlighted) && selectionStyle != .none && configuredBackground == nil
    editor?.control?.isTicked = state.isSelected
    let chosen = givenSelectionView
    if selectedBackgroundView !== chosen { selectedBackgroundView?.removeFromSuperview() }
    if multipleSelectionBackgroundView !== chosen { multipleSelectionBackgroundView?.removeFromSuperview() }
    if let chosen {
      ownSelectionView?.removeFromSuperview()
      show(chosen, shows)
    } else if shows || ownSelectionView != nil {
      show(selectionView(), shows)
    }
  }

  private var givenSelectionView: UIView? {
    (shownTable?.selectsSeveral ?? false ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
  }

  /// The selected background view; nil unless the cell shows it.
  var shownSelectionView: UIView? {
    guard let view = givenSelectionView ?? ownSelectionView, view.superview === self else { return nil }
    return view
  }

  private func show(_ view: UIView, _ shows: Bool) {
    if !shows { return view.removeFromSuperview() }
    guard view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
  }

  private func selectionView() -> UIView {
    if let ownSelectionView { return ownSelectionView }
    let view = UIView()
    view.backgroundColor = .systemGray4
    ownSelectionView = view
    return view
  }

  func applyBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration == nil && configuredBackground == nil { return }
    configuredBackground = show(configuration, in: configuredBackground)
    if configuration != nil {
      (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
      setNeedsUpdateConfiguration()
    }
    updateSelectionLook()
    setNeedsLayout()
  }

  var styledBackground: UIBackgroundConfiguration {
    let style = (superview as? UITableView)?.style ?? .plain
    return style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  func replaceBackground(_ former: UIView?, _ view: UIView?) {
    if former === view { return }
    former?.removeFromSuperview()
    if let view {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }
}
