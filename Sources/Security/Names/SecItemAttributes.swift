public import Foundation

// Attributes of items, with the texts that they have on iOS.

// MARK: Of all passwords

/// When the item may be read. It is kept and returned; on Linux the person's keyring decides.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn" as NSString
/// By default the program's identifier. Programs that name the same group share its items.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp" as NSString
/// Kept and returned; nothing is synchronized. A query without it finds items that are not synchronizable alone.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync" as NSString
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna" as NSString
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat" as NSString
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat" as NSString
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc" as NSString
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt" as NSString
/// A number.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr" as NSString
/// A number.
nonisolated(unsafe) public let kSecAttrType: CFString = "type" as NSString
/// The name that the desktop's keyring programs show.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl" as NSString
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi" as NSString
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega" as NSString
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct" as NSString

// MARK: Of generic passwords

nonisolated(unsafe) public let kSecAttrService: CFString = "svce" as NSString
/// `Data`.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena" as NSString

// MARK: Of internet passwords

nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn" as NSString
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr" as NSString
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl" as NSString
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp" as NSString
/// A number.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port" as NSString
nonisolated(unsafe) public let kSecAttrPath: CFString = "path" as NSString

// MARK: When an item may be read

nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku" as NSString
