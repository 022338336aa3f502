public import CoreGraphics

// Keys of queries, with the texts that they have on iOS.

// MARK: Classes

/// The key of an item's class, which every query names unless it has a persistent reference.
public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
/// Items of this class are never found, and adding one returns `errSecUnimplemented`.
public let kSecClassCertificate: CFString = "cert"
/// Items of this class are never found, and adding one returns `errSecUnimplemented`.
public let kSecClassKey: CFString = "keys"
/// Items of this class are never found, and adding one returns `errSecUnimplemented`.
public let kSecClassIdentity: CFString = "idnt"

// MARK: What is searched and returned

/// `kSecMatchLimitOne`, the default, `kSecMatchLimitAll`, or a number.
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// Passwords have no references that end with the program: a call with `true` returns `errSecUnimplemented`.
public let kSecReturnRef: CFString = "r_Ref"
/// The secret: `Data`.
public let kSecValueData: CFString = "v_Data"
/// A reference to an item that outlives the program: `Data`.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: How the keychain is used. There is one keychain on Linux, which asks for its password by itself: these are accepted and change nothing.

public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
