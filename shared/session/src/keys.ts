import { FREE_VISITOR_TOKEN, type Subscriber, type SubscriptionStatus } from '@yawmi/contract'

/** The local-storage keys of the specification (section 3), with what each holds. */
export interface Stored {
  token: string
  accessToken: string
  freeToken: typeof FREE_VISITOR_TOKEN
  subscriptionStatus: SubscriptionStatus
  subscriber: Subscriber
  subscriber_id: string
  isFreeVisitor: boolean
  msisdn: string
  transaction_identify: string
  alert_message: string
  /** The daily video as the server answered it; the video screen checks its shape. */
  dailyVideo: unknown
  backgroundImage: string
  dataType: 'image' | 'card'
}

export type StorageKey = keyof Stored

type Codec<T> = { parse: (raw: string) => T | undefined; format: (value: T) => string }

const text: Codec<string> = { parse: (raw) => raw.trim() || undefined, format: (value) => value }
/** What code that went wrong writes in the place of a text. */
const NO_TEXT = new Set(['undefined', 'null', 'NaN'])
/** A text of one shape: what could stand in no header, path or number is malformed. */
const shaped = (shape: RegExp): Codec<string> => ({
  parse: (raw) => (shape.test(raw) && !NO_TEXT.has(raw) ? raw : undefined),
  format: (value) => value,
})
const bearerToken = shaped(/^[\w.~+/=-]{1,512}$/)
const identifier = shaped(/^[\w.~+/=-]{1,128}$/)
const phoneNumber = shaped(/^\+?\d{5,15}$/)
/** A path below the media host. */
const mediaPath = shaped(/^(?!.*\.\.)\/?[\w][\w./%-]{0,300}$/)
const oneOf = <T extends string>(...values: T[]): Codec<T> => ({
  parse: (raw) => values.find((value) => value === raw),
  format: (value) => value,
})
const flag: Codec<boolean> = {
  parse: (raw) => (raw === 'true' ? true : raw === 'false' ? false : undefined),
  format: String,
}
const json = <T>(accept: (value: unknown) => T | undefined): Codec<T> => ({
  parse(raw) {
    try {
      return accept(JSON.parse(raw))
    } catch {
      return undefined
    }
  },
  format: (value) => JSON.stringify(value),
})

const status = oneOf<SubscriptionStatus>('free', 'active', 'cancel')

function asSubscriber(value: unknown): Subscriber | undefined {
  const candidate = value as Partial<Subscriber> | null
  const known = typeof candidate?.id === 'string' && typeof candidate.name === 'string'
  const standing = status.parse(String(candidate?.subscription_status))
  return known && standing ? { id: candidate.id!, name: candidate.name!, subscription_status: standing } : undefined
}

/** How each key is written and read; what is malformed reads as absent. */
export const CODECS: { [K in StorageKey]: Codec<Stored[K]> } = {
  token: bearerToken,
  accessToken: bearerToken,
  freeToken: oneOf(FREE_VISITOR_TOKEN),
  subscriptionStatus: status,
  subscriber: json(asSubscriber),
  subscriber_id: identifier,
  isFreeVisitor: flag,
  msisdn: phoneNumber,
  transaction_identify: identifier,
  alert_message: text,
  dailyVideo: json<unknown>((value) => (typeof value === 'object' && value !== null ? value : undefined)),
  backgroundImage: mediaPath,
  dataType: oneOf('image', 'card'),
}
