import { LOGIN_MESSAGE_CODE } from '@yawmi/contract'
import { CarrierError, isOutage } from '../../carrier/errors'
import { ApiError } from '../../errors'

/** What the API answers when the carrier failed: 503 when it could not be asked, 422 with `07` for a number it refused. */
export function carrierFailure(error: unknown): unknown {
  if (isOutage(error)) return new ApiError('carrier_unavailable', { cause: error })
  if (!(error instanceof CarrierError)) return error
  const refused = new ApiError('number_refused')
  const { message } = refused
  return new ApiError('number_refused', {
    messageCode: LOGIN_MESSAGE_CODE,
    errors: { msisdn: [message] },
    cause: error,
  })
}
