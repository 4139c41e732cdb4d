import type { OperationId } from '@yawmi/contract'
import type { Bus } from '@yawmi/events'
import { writeStored, type Role } from '@yawmi/session'
import type { ApiError } from './errors'
import { CATALOGUE, type PageEffect } from './failure-catalogue'

/** What the page as a whole does; the shell listens. */
const EFFECTS: Record<PageEffect, (bus: Bus, error: ApiError) => void> = {
  'to-landing': (bus) => bus.emit('session/refused', { status: 401 }),
  'to-home': (bus) => bus.emit('session/refused', { status: 403 }),
  'payment-alert': (bus) => bus.emit('alert/payment-required', {}),
  'renewal-alert': (bus) => bus.emit('alert/renewal-required', {}),
  'server-alert': (bus, { reply }) => {
    const message = reply?.message ?? ''
    writeStored('alert_message', message)
    bus.emit('alert/server-error', { message })
  },
}

const rowOf = (operation: OperationId, error: ApiError, role: Role) =>
  CATALOGUE.find(
    ({ failure, calls, except }) =>
      failure(error) && (calls === 'any' || calls.includes(operation)) && !except?.includes(role),
  )

/**
 * Does with a failed call what the catalogue says: tells the page, leaves it to the screen, or writes it to the log.
 * The caller still gets the error.
 * @param role who asked, before the answer changed it.
 */
export function announceFailure(bus: Bus, operation: OperationId, error: ApiError, role: Role): void {
  const row = rowOf(operation, error, role)
  // A message is the server's own words for a person; nothing that was sent stands in it.
  if (row?.logged) console.warn(`[api] ${operation}: ${error.message}`, error.reply?.message ?? '')
  if (row?.page) EFFECTS[row.page](bus, error)
}

/**
 * What the catalogue has a screen show of a refusal: the server's own text, for a field where there are several.
 * Undefined where the screen says it in its own words.
 */
export const refusalText = (operation: OperationId, error: ApiError, field?: string): string | undefined =>
  CATALOGUE.find(({ failure, calls, text }) => text && failure(error) && calls.includes(operation))?.text?.(
    error,
    field,
  )
