import type { BusMessage } from './bus'
import type { EventName } from './event-map'

type Payload = Readonly<Record<string, unknown>>
type Check = (payload: Payload) => boolean

const isText = (value: unknown): value is string => typeof value === 'string'
const isOneOf =
  (...texts: string[]): ((value: unknown) => boolean) =>
  (value) =>
    isText(value) && texts.includes(value)
const isPurpose = isOneOf('subscribe', 'unsubscribe', 'activate')
const isLeaveReason = isOneOf('logout', 'deleted', 'revoked', 'other-tab')
const anything: Check = () => true

/** What each event of the map has to carry, as far as listeners count on it. */
const CHECKS: Record<EventName, Check> = {
  'auth/signed-in': ({ subscriber }) =>
    typeof subscriber === 'object' && isText((subscriber as Payload | null)?.['id']),
  'auth/signed-out': ({ reason }) => isLeaveReason(reason),
  'auth/otp-wanted': ({ purpose, msisdn, retryAfter }) =>
    isPurpose(purpose) && isText(msisdn) && Number.isFinite(retryAfter),
  'auth/otp-confirmed': ({ purpose }) => isPurpose(purpose),
  'alert/payment-required': anything,
  'alert/renewal-required': anything,
  'alert/subscribers-only': anything,
  'alert/server-error': ({ message }) => isText(message),
  'alert/success': ({ title, text }) => isText(title) && (text === undefined || isText(text)),
  'session/refused': ({ status }) => status === 401 || status === 403,
}

/**
 * Why an event is none of the map, or carries what its listeners cannot use; undefined where all is well. Remotes are built
 * against other versions of the map than the page may have, so that types alone do not say it.
 */
export function eventFault({ name, payload }: BusMessage): 'unknown' | 'malformed' | undefined {
  if (!Object.hasOwn(CHECKS, name)) return 'unknown'
  const isSound = typeof payload === 'object' && (payload as unknown) !== null && CHECKS[name](payload)
  return isSound ? undefined : 'malformed'
}

/** Names that the server takes. */
const EVENT_NAME = /^(?=.{1,40}$)[a-z][a-z-]*\/[a-z][a-z-]*$/

/** Name by which a faulty event is reported. */
export const reportedName = ({ name }: BusMessage): string => (EVENT_NAME.test(name) ? name : 'other/other')
