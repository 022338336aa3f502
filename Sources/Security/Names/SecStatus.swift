public import CoreGraphics
internal import Foundation

/// A status of the keychain; `errSecSuccess` is 0.
public typealias OSStatus = Int32

/// The same as `errSecSuccess`, as older sources call it.
public let noErr: OSStatus = 0

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecDiskFull: OSStatus = -34
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecNotAvailable: OSStatus = -25_291
public let errSecReadOnly: OSStatus = -25_292
public let errSecAuthFailed: OSStatus = -25_293
public let errSecNoSuchKeychain: OSStatus = -25_294
public let errSecInvalidKeychain: OSStatus = -25_295
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecBufferTooSmall: OSStatus = -25_301
public let errSecDataTooLarge: OSStatus = -25_302
public let errSecNoSuchAttr: OSStatus = -25_303
public let errSecInvalidItemRef: OSStatus = -25_304
public let errSecNoSuchClass: OSStatus = -25_306
public let errSecNoDefaultKeychain: OSStatus = -25_307
public let errSecInteractionNotAllowed: OSStatus = -25_308
public let errSecReadOnlyAttr: OSStatus = -25_309
public let errSecInteractionRequired: OSStatus = -25_315
public let errSecDataNotAvailable: OSStatus = -25_316
public let errSecDataNotModifiable: OSStatus = -25_317
public let errSecDecode: OSStatus = -26_275
public let errSecInternalError: OSStatus = -67_671
public let errSecMissingEntitlement: OSStatus = -34_018

/// The status in words, in English; nil for a number that is no status of the keychain.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  let text: String? =
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecDiskFull: "The disk is full."
    case errSecIO: "I/O error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecAllocate: "Failed to allocate memory."
    case errSecUserCanceled: "User canceled the operation."
    case errSecBadReq: "Bad parameter or invalid state for operation."
    case errSecInternalComponent: "An internal component failed."
    case errSecNotAvailable: "No keychain is available."
    case errSecReadOnly: "This keychain cannot be modified."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecNoSuchKeychain: "The specified keychain could not be found."
    case errSecInvalidKeychain: "The specified keychain is not valid."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecBufferTooSmall: "There is not enough memory available to use the specified item."
    case errSecDataTooLarge: "This item contains information which is too large or in a format that cannot be displayed."
    case errSecNoSuchAttr: "The specified attribute does not exist."
    case errSecInvalidItemRef: "The specified item is no longer valid."
    case errSecNoSuchClass: "The specified item does not appear to be a valid keychain item."
    case errSecNoDefaultKeychain: "A default keychain could not be found."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecReadOnlyAttr: "The specified attribute could not be modified."
    case errSecInteractionRequired: "User interaction is required, but is currently not allowed."
    case errSecDataNotAvailable: "The contents of this item cannot be retrieved."
    case errSecDataNotModifiable: "The contents of this item cannot be modified."
    case errSecDecode: "Unable to decode the provided data."
    case errSecInternalError: "An internal error has occurred."
    case errSecMissingEntitlement: "A required entitlement isn't present."
    default: nil
    }
  return text
}
