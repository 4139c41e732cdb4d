import { ApiError, ExpiredError, PaymentRequiredError, TooManyRequestsError } from '@yawmi/api-client'
import type { DesignerCopy } from '../../copy/ar'

/** Why a design was not saved, and what to do now: the server's own words about the picture where it has some. */
export function whyNotSaved(error: unknown, copy: DesignerCopy): string {
  if (!(error instanceof ApiError)) return copy.saveFailed
  if (error instanceof TooManyRequestsError) return copy.saveTooOften
  if (error instanceof PaymentRequiredError || error instanceof ExpiredError) return copy.saveUnpaid
  return error.fieldError('image') ?? (error.status >= 500 ? copy.saveFault : copy.saveFailed)
}
