import { createApi, type Api } from '@yawmi/api-client'
import { guardedStorage } from '@yawmi/lib'
import type { useHost } from '@yawmi/remote-kit'
import { bearer, forgetSession } from '@yawmi/session'

/** What the page around gives a screen. */
export type Host = ReturnType<typeof useHost>

/** Of this tab: the session whose account is to be deleted, until an answer says what became of it. */
const KEY = 'yawmi:deletion'
const tab = guardedStorage('sessionStorage')

/** The end of a token tells sessions apart, and signs nobody in. */
const sessionMark = () => bearer()?.slice(-8)

/** Notes that the account of this session is to be deleted: the page may be loaded anew before the answer. */
export const noteDeletion = (): void => void tab.set(KEY, sessionMark() ?? '')

export const forgetDeletion = (): void => tab.remove(KEY)

/** Whether the account of this session may be deleted already, since no answer said whether it was. */
export const isDeletionUnanswered = (): boolean => {
  const mark = sessionMark()
  return mark !== undefined && tab.get(KEY) === mark
}

/**
 * A client for a session whose account may be deleted: refused, it has not expired, and nobody is to sign in again.
 * @param onRefused called in the place of what the page does then
 */
export const createApiOfDeleted = ({ apiBase, bus }: Host, onRefused: () => void): Api =>
  createApi(
    { base: apiBase },
    {
      ...bus,
      emit: (name, payload) => {
        if (name === 'session/refused') onRefused()
        else bus.emit(name, payload)
      },
    },
  )

/** Signs out as after a deletion. */
export function endDeletedSession({ bus }: Host): void {
  forgetDeletion()
  forgetSession()
  bus.emit('auth/signed-out', { reason: 'deleted' })
}
