import { LOGIN_MESSAGE_CODE } from '@yawmi/contract'
import { CarrierError, isOutage } from './errors'
import { ApiError } from '../../lib/errors'

/**
 * What the API answers when the carrier failed: 503 when it could not be asked, 402 and 406 as a number stands, 422 with
 * `07` for one that it refuses. What is no failure of the carrier comes back as it is.
 * @param refusal what is told of a number that it refuses, where nobody could take another
 */
export function carrierFailure(error: unknown, refusal?: string): unknown {
  if (!(error instanceof CarrierError)) return error
  if (isOutage(error)) return new ApiError('carrier_unavailable', { cause: error })
  switch (error.failure) {
    case 'no_credit':
      return new ApiError('payment_required', { cause: error })
    case 'expired':
      return new ApiError('subscription_expired', { cause: error })
    default: {
      const message = refusal ?? new ApiError('number_refused').message
      return new ApiError('number_refused', {
        message,
        messageCode: LOGIN_MESSAGE_CODE,
        errors: { msisdn: [message] },
        cause: error,
      })
    }
  }
}
