import type { OperationId } from '@yawmi/contract'
import type { Bus } from '@yawmi/events'
import { writeStored, type Role } from '@yawmi/session'
import type { ApiError } from './errors'

/**
 * The specification's error catalogue (section 8) for what does not belong to one screen: which failures are told to
 * the page as a whole. What a screen shows under its own fields stays with that screen.
 */

/** Calls whose 500s open an alert with the server's message; elsewhere they are only logged. */
const ALERT_ON_SERVER_ERROR: ReadonlySet<OperationId> = new Set<OperationId>([
  'login',
  'confirmOtp',
  'unsubscribe',
  'unsubscribeConfirm',
  'activateConfirm',
  'contact',
  'updateSubscriber',
  'replaceSubscriber',
])

/** Calls whose 402 and 406 raise the pay alert: opening the content (categories) and the check before messages. */
const ALERT_ON_STANDING: ReadonlySet<OperationId> = new Set<OperationId>(['categories', 'subCategories'])

/** Tells the page of a failed call as the catalogue says; the caller still gets the error. */
export function announceFailure(bus: Bus, operation: OperationId, error: ApiError, role: Role): void {
  const { status } = error
  if ((status === 401 || status === 403) && role !== 'free') bus.emit('session/refused', { status })
  else if (status === 402 && ALERT_ON_STANDING.has(operation)) bus.emit('alert/payment-required', {})
  else if (status === 406 && ALERT_ON_STANDING.has(operation)) bus.emit('alert/renewal-required', {})
  else if (status >= 500 && ALERT_ON_SERVER_ERROR.has(operation)) {
    const message = error.reply?.message ?? ''
    writeStored('alert_message', message)
    bus.emit('alert/server-error', { message })
  }
}
