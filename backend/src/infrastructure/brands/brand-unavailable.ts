import { ApiError } from '../../lib/errors'

/** Seconds after which a page may ask again: a mended file counts within one. */
const RETRY_AFTER = 30

/** The brand that was asked for has a faulty file and was never good: nothing of another brand stands in for it. */
export class BrandUnavailable extends ApiError {
  override name = 'BrandUnavailable'

  constructor() {
    super('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
  }
}
