import { GarbageError, NetworkError, ServerError, TooManyRequestsError } from '@yawmi/api-client'

/** What a form says of the failures that are not about what was typed. */
export type FailureStrings = Record<
  'offline' | 'noAnswer' | 'tooLate' | 'serverTrouble' | 'garbage' | 'tooMany' | 'unexpected',
  string
>

/** The sentence for a failed call: what happened and what to do now. */
export function failureText(error: unknown, words: FailureStrings): string {
  if (error instanceof NetworkError) {
    if (error.id === 'timeout') return words.tooLate
    return navigator.onLine ? words.noAnswer : words.offline
  }
  if (error instanceof ServerError) return words.serverTrouble
  if (error instanceof GarbageError) return words.garbage
  if (error instanceof TooManyRequestsError) return words.tooMany
  return words.unexpected
}
