import { ApiError, ExpiredError, PaymentRequiredError, TooManyRequestsError } from '@yawmi/api-client'
import type { DesignerStrings } from '../../copy/ar'

/** Why a design was not saved, and what to do now; the server's own text about the picture where it has one. */
export function saveFailure(error: unknown, strings: DesignerStrings): string {
  if (!(error instanceof ApiError)) return strings.saveFailed
  if (error instanceof TooManyRequestsError) return strings.saveTooOften
  if (error instanceof PaymentRequiredError || error instanceof ExpiredError) return strings.saveUnpaid
  return (
    error.fieldError('image') ??
    error.fieldError('document') ??
    (error.status >= 500 ? strings.saveFault : strings.saveFailed)
  )
}
