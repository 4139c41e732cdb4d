import { ApiError, ExpiredError, PaymentRequiredError, TooManyRequestsError } from '@yawmi/api-client'
import type { DesignerStrings } from '../../../copy/ar'
import type { ar } from './copy/ar'

export type SavingStrings = DesignerStrings & typeof ar

/** Whether another device has saved the design since it was opened here. */
export const isSavedElsewhere = (error: unknown): boolean => error instanceof ApiError && error.id === 'conflict'

/** Why a design was not saved, and what to do now; the server's own text about the picture where it has one. */
export function saveFailure(error: unknown, strings: SavingStrings): string {
  if (!(error instanceof ApiError)) return strings.saveFailed
  if (error instanceof TooManyRequestsError) return strings.saveTooOften
  if (error instanceof PaymentRequiredError || error instanceof ExpiredError) return strings.saveUnpaid
  if (isSavedElsewhere(error)) return strings.savedElsewhere
  return (
    error.fieldError('image') ??
    error.fieldError('document') ??
    (error.status >= 500 ? strings.saveFault : strings.saveFailed)
  )
}
