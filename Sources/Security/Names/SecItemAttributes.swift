public import CoreGraphics

// Attributes of items, with the texts that they have on iOS.

// MARK: Of all passwords

/// When the item may be read. It is kept and returned; on Linux the person's keyring decides.
public let kSecAttrAccessible: CFString = "pdmn"
/// By default the program's identifier. Programs that name the same group share its items.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Kept and returned; nothing is synchronized. A query without it finds items that are not synchronizable alone.
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrCreationDate: CFString = "cdat"
public let kSecAttrModificationDate: CFString = "mdat"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrComment: CFString = "icmt"
/// A number.
public let kSecAttrCreator: CFString = "crtr"
/// A number.
public let kSecAttrType: CFString = "type"
/// The name that the desktop's keyring programs show.
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrIsInvisible: CFString = "invi"
public let kSecAttrIsNegative: CFString = "nega"
public let kSecAttrAccount: CFString = "acct"

// MARK: Of generic passwords

public let kSecAttrService: CFString = "svce"
/// `Data`.
public let kSecAttrGeneric: CFString = "gena"

// MARK: Of internet passwords

public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrAuthenticationType: CFString = "atyp"
/// A number.
public let kSecAttrPort: CFString = "port"
public let kSecAttrPath: CFString = "path"

// MARK: When an item may be read

public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAlways: CFString = "dk"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
