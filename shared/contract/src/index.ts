/** The contract as browsers see it: constants, ids, paths and types; no schema, so no validator on the wire. */
export {
  CONFIRM_ERROR_CODE,
  CONFIRM_OK_CODE,
  CTA_SELECTOR,
  DESIGN_DOCUMENT_VERSION,
  DESIGN_MAX_BYTES,
  DESIGN_MAX_PIXELS,
  DESIGN_NAME_MAX,
  DEVICE_TYPE,
  FREE_VISITOR_ID,
  FREE_VISITOR_TOKEN,
  HOME_SECTION_SLOTS,
  LOGIN_MESSAGE_CODE,
  OTP_LENGTH,
  OTP_LIFETIME_MS,
  OTP_SLOT,
  OWN_PICTURE_PREFIX,
  PAGE_LIMIT_MAX,
  PAGE_SIZE,
  PENDING_OTP_KEY,
  PHONE_MAX_DIGITS,
  PROTECTION_OK,
  SEARCH_LENGTH,
  SMS_TOKEN_DIGITS,
  XSRF_COOKIE,
  XSRF_HEADER,
} from './constants'
export { foldLetter, foldText } from './arabic-folding'
export { CATEGORY_IDS, DAILY_IDS, type CategoryId, type CategoryKind, type DailyKind } from './category-ids'
export { satisfiesCaret } from './caret-range'
export { ERRORS, type ErrorId } from './errors'
export { toAsciiDigits } from './ascii-digits'
export { fillPath, matchPath, type PathMatch } from './path-pattern'
export { phoneText } from './phone-text'
export { replyDigest } from './reply-digest'
export type { FieldData, FieldKind, FieldPhase, FieldReport } from './schemas/field-data'
export { OPERATIONS, type OperationId } from './operations'
export type { ErrorReply, Page, PageMeta, PageQuery, Picture } from './schemas/common'
export type {
  OtpSent,
  ProtectedScriptReply,
  SessionReply,
  Subscriber,
  SubscriptionConfirmReply,
  SubscriptionStatus,
} from './schemas/auth'
export type { Proof, SolvedWork, WorkChallenge } from './schemas/proofs'
export type { ContactBody, SubscriberDetails } from './schemas/subscriber'
export type {
  Background,
  Category,
  ContentItem,
  ContentOf,
  ContentOfKind,
  DailyItem,
  DesignImage,
  DesignType,
  Joke,
  DailyCard,
  Message,
  NameMeaning,
  Quote,
  SavedDesign,
  Sticker,
  StickerPack,
  Tag,
  Video,
} from './schemas/content'
export type { Input, Reply } from './schemas/endpoints'
export type {
  Access,
  Canary,
  Declaration,
  Layout,
  Menu,
  MenuItem,
  Prefetch,
  Release,
  ReleaseList,
  RemoteName,
  Route,
} from './schemas/releases'
