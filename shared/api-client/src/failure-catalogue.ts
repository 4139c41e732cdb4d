import { LOGIN_MESSAGE_CODE, type OperationId } from '@yawmi/contract'
import type { Role } from '@yawmi/session'
import type { ApiError } from './errors'

/** What a failure does to the page as a whole, whichever screen asked. */
export type PageEffect = 'to-landing' | 'to-home' | 'payment-alert' | 'renewal-alert' | 'server-alert'

interface CatalogueRow {
  failure: (error: ApiError) => boolean
  calls: 'any' | readonly OperationId[]
  /** Whom the row spares: for them the next rows count. */
  except?: readonly Role[]
  page?: PageEffect
  /** What the screen that asked shows, where the server's own text is it. */
  text?: (error: ApiError, field?: string) => string | undefined
  logged?: boolean
}

/** Of our server's own answers alone. */
const status = (expected: number) => (error: ApiError) => error.status === expected && !!error.reply
const serverFault = (error: ApiError) => error.status >= 500

/** Opening the content, and the check before the messages. */
const CATEGORIES: readonly OperationId[] = ['categories', 'subCategories']
const NAME: readonly OperationId[] = ['updateSubscriber', 'replaceSubscriber']
const CODES: readonly OperationId[] = ['confirmOtp', 'confirmSms', 'unsubscribeConfirm', 'activateConfirm']

/**
 * The specification's error catalogue (section 8), row by row; the first row that fits counts. Two of its rows are no
 * failures of a call and stand elsewhere: a 200 with code 01 is told by whoever confirms codes (`otp-calls.ts` of
 * mfe-auth), and what fails without a call (a download, the clipboard) by who tried it. `docs/errors.md` says what a
 * person sees of each row, and which test shows it.
 */
export const CATALOGUE: readonly CatalogueRow[] = [
  { failure: status(401), calls: 'any', except: ['free'], page: 'to-landing' },
  { failure: status(403), calls: 'any', except: ['free'], page: 'to-home' },
  { failure: status(402), calls: CATEGORIES, page: 'payment-alert' },
  { failure: status(406), calls: CATEGORIES, page: 'renewal-alert' },
  {
    failure: status(422),
    calls: ['login'],
    text: (error) =>
      error.reply?.messageCode === LOGIN_MESSAGE_CODE ? error.reply.message : error.fieldError('msisdn'),
  },
  { failure: status(422), calls: CODES, text: (error) => error.fieldError('otp') },
  { failure: status(422), calls: ['contact'], text: (error, field = 'message') => error.fieldError(field) },
  { failure: status(422), calls: NAME, text: (error) => error.fieldError('name') },
  {
    failure: serverFault,
    calls: ['login', 'confirmOtp', 'unsubscribe', 'unsubscribeConfirm', 'activateConfirm', 'contact', ...NAME],
    page: 'server-alert',
    logged: true,
  },
  // Everything else, on content calls, activation, logout and the protection script: only logged. What could not be
  // loaded stands in its own place on the page with a way to try again, offline and after a time-out too.
  { failure: () => true, calls: 'any', logged: true },
]
