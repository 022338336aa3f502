public import Foundation

// Keys of queries, with the texts that they have on iOS.

// MARK: Classes

/// The key of an item's class, which every query names unless it has a persistent reference.
nonisolated(unsafe) public let kSecClass: CFString = "class" as NSString
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp" as NSString
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet" as NSString
/// Items of this class are never found, and adding one returns `errSecUnimplemented`.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert" as NSString
/// Items of this class are never found, and adding one returns `errSecUnimplemented`.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys" as NSString
/// Items of this class are never found, and adding one returns `errSecUnimplemented`.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt" as NSString

// MARK: What is searched and returned

/// `kSecMatchLimitOne`, the default, `kSecMatchLimitAll`, or a number.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit" as NSString
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne" as NSString
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll" as NSString
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data" as NSString
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes" as NSString
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef" as NSString
/// Passwords have no references that end with the program: a call with `true` returns `errSecUnimplemented`.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref" as NSString
/// The secret: `Data`.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data" as NSString
/// A reference to an item that outlives the program: `Data`.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef" as NSString

// MARK: How the keychain is used. There is one keychain on Linux, which asks for its password by itself: these are accepted and change nothing.

nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg" as NSString
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS" as NSString
