import { ValidationError } from '@yawmi/api-client'
import { LOGIN_MESSAGE_CODE } from '@yawmi/contract'
import { failureText, type FailureStrings } from '../../lib/failure-text'

/** A right number, of an operator that the brand does not serve: nothing was sent. */
export class NumberOfOthers extends Error {
  override name = 'NumberOfOthers'
}

/**
 * What stands under the phone field when login failed (specification, section 8): the server's own words for a number
 * it did not take, ours for everything else.
 */
export function loginFailure(error: unknown, words: FailureStrings & { phoneOfOthers: string }): string {
  if (error instanceof NumberOfOthers) return words.phoneOfOthers
  if (!(error instanceof ValidationError)) return failureText(error, words)
  const { reply } = error
  if (reply?.messageCode === LOGIN_MESSAGE_CODE) return reply.message
  return error.fieldError('msisdn') ?? reply?.message ?? words.unexpected
}
