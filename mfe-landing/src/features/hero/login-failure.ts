import { refusalText, ValidationError } from '@yawmi/api-client'
import { failureText, type FailureStrings } from '../../lib/failure-text'

/** A valid number of an operator that the brand does not serve: nothing was sent. */
export class NumberOfOthers extends Error {
  override name = 'NumberOfOthers'
}

/**
 * The text under the phone field when login failed (specification, section 8): the server's own for a number that it
 * refused, ours for everything else.
 */
export function loginFailure(error: unknown, strings: FailureStrings & { phoneOfOthers: string }): string {
  if (error instanceof NumberOfOthers) return strings.phoneOfOthers
  if (!(error instanceof ValidationError)) return failureText(error, strings)
  return refusalText('login', error) ?? error.reply?.message ?? strings.unexpected
}
