internal import Foundation
internal import UIKitCore
<<<<<<<< HEAD:Sources/UIKitLists/UINib+Registration.swift
public import UIKitDrawing
========
public import UIKitLists

/// The name of a nib. Nibs are not read: creating an object succeeds, and using it stops the program with advice.
@preconcurrency @MainActor open class UINib: NSObject {
  let name: String

  /// - Parameters:
  ///   - name: For the message of an error.
  ///   - bundleOrNil: Ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Stops the program: create the views in code.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    stop("UINib.instantiate(withOwner:options:)", "create the views in code")
  }

  func stop(_ call: String, _ remedy: String) -> Never {
    programmingError("\(call): the nib \(name) cannot be read on Linux; \(remedy)")
  }
}
>>>>>>>> 76aa371a223aff73abdac1f67558a44eb476f80b:Sources/UIKitListConfiguration/UINib.swift

extension UITableView {
  /// Stops the program unless `nib` is nil, which removes the registration: register the cell's class.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.stop("UITableView.register(_:forCellReuseIdentifier:)", "register the cell's class")
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
  }

  /// Stops the program unless `nib` is nil, which removes the registration: register the view's class.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.stop("UITableView.register(_:forHeaderFooterViewReuseIdentifier:)", "register the view's class")
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Stops the program unless `nib` is nil, which removes the registration: register the cell's class.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.stop("UICollectionView.register(_:forCellWithReuseIdentifier:)", "register the cell's class")
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
  }

  /// Stops the program unless `nib` is nil, which removes the registration: register the view's class.
  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    nib?.stop("UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)", "register the view's class")
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
