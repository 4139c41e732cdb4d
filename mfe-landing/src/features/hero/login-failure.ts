import { GarbageError, NetworkError, ServerError, TooManyRequestsError, ValidationError } from '@yawmi/api-client'
import { LOGIN_MESSAGE_CODE } from '@yawmi/contract'
import type { ar } from './copy/ar'

type Words = Pick<Record<keyof typeof ar, string>, 'offline' | 'noAnswer' | 'tooLate' | 'serverTrouble' | 'garbage' | 'tooMany' | 'unexpected'>

/**
 * What stands under the phone field when login failed (specification, section 8): the server's own words for a number
 * it did not take, ours for everything else.
 */
export function loginFailure(error: unknown, words: Words): string {
  if (error instanceof ValidationError) {
    const { reply } = error
    if (reply?.messageCode === LOGIN_MESSAGE_CODE) return reply.message
    return error.fieldError('msisdn') ?? reply?.message ?? words.unexpected
  }
  if (error instanceof NetworkError) {
    if (error.id === 'timeout') return words.tooLate
    return navigator.onLine ? words.noAnswer : words.offline
  }
  if (error instanceof ServerError) return words.serverTrouble
  if (error instanceof GarbageError) return words.garbage
  if (error instanceof TooManyRequestsError) return words.tooMany
  return words.unexpected
}
