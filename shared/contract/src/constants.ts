/** Numbers and words that the specification fixes for every part of the product (specification, sections 4, 5 and 9). */

/** Digits in a one-time code. */
export const OTP_LENGTH = 4
/** Milliseconds for which a one-time code is good. */
export const OTP_LIFETIME_MS = 300_000
/** Digits in a token that a subscriber sends by SMS: 33 bits. The first is 1 to 8, so that no phone number is one. */
export const SMS_TOKEN_DIGITS = 10
/** Most digits a phone field accepts. */
export const PHONE_MAX_DIGITS = 10
/** The only device type a web client sends. */
export const DEVICE_TYPE = 'web'
/** The placeholder token that marks a free visitor; it opens nothing on the server but the free feeds. */
export const FREE_VISITOR_TOKEN = 'free-visitor'
/** Subscriber id of a free visitor, kept on the device only. */
export const FREE_VISITOR_ID = 'visitor_free'
/** `messageCode` of a protection script that may be used. */
export const PROTECTION_OK = '00'
/** `messageCode` of a 422 at login whose `message` is to be shown as it is. */
export const LOGIN_MESSAGE_CODE = '07'
/** `code` of a 200 at unsubscribe-confirm and activation-confirm that is an OTP error all the same. */
export const CONFIRM_ERROR_CODE = '01'
/** `code` of a 200 at unsubscribe-confirm and activation-confirm that succeeded. */
export const CONFIRM_OK_CODE = '00'
/** Selector of the subscribe button that the protection script watches on the landing page. */
export const CTA_SELECTOR = '#cta_button'

/** Page sizes of section 9. */
export const PAGE_SIZE = { videos: 10, backgrounds: 8, designs: 10, default: 20 } as const
/** No list answers more rows than this at once, whatever `limit` asks. */
export const PAGE_LIMIT_MAX = 100

/** Characters that a search in a list may have. */
export const SEARCH_LENGTH = { min: 2, max: 60 } as const

/** A design that is saved: a PNG file of at most so many bytes, and pixels in all. */
export const DESIGN_MAX_BYTES = 5 * 1024 * 1024
export const DESIGN_MAX_PIXELS = 16_000_000
/** Of the document that is saved beside it, which has at most as many bytes; documents of earlier versions are read as well. */
export const DESIGN_DOCUMENT_VERSION = 7
/** How a design's document names pictures of one's own; all others are of the media host. */
export const OWN_PICTURE_PREFIX = 'own:'
/** Characters of a saved design's name. */
export const DESIGN_NAME_MAX = 80

/** The cookie and header of the CSRF token (double submit). */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** Slots of this beginning are sections of home: `home-section/<name>`, which any remote may fill. */
export const HOME_SECTION_SLOTS = 'home-section/'
/** The slot of the code dialog: mfe-auth fills it, in the shell and in pages with another standalone remote. */
export const OTP_SLOT = 'otp-dialog'
/** Session-storage key of the dialog's pending code: hosts show the slot again after a reload while it is there. */
export const PENDING_OTP_KEY = `yawmi:${OTP_SLOT}`
