import type { ErrorId } from '@yawmi/contract'
import { ApiError } from '../../lib/errors'

/** The answer to an image that is not taken, with its reason under the field; 422 unless another id is given. */
export const imageRefused = (reason: string, id: ErrorId = 'validation', cause?: unknown): ApiError =>
  new ApiError(id, { message: reason, errors: { image: [reason] }, cause })
