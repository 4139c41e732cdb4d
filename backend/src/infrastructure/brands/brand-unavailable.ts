import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../lib/errors'
import type { Brands } from './brands'

/** Seconds after which a page may ask again: a mended file counts within one. */
const RETRY_AFTER = 30

/** The brand that was asked for has a faulty file and was never good: nothing of another brand stands in for it. */
export class BrandUnavailable extends ApiError {
  override name = 'BrandUnavailable'

  constructor() {
    super('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
  }
}

/** Has nothing of a scope answer on the host of a brand that was never good: it would speak in another's name. */
export function refuseHostsOfBrokenBrands(app: FastifyInstance, brands: Brands): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Mostly there are none, and nobody has to read whose host it is.
    done(brands.hasBroken() ? refusalOf(brands, request.hostname) : undefined)
  })
}

function refusalOf(brands: Brands, hostname: string): Error | undefined {
  try {
    brands.ofHost(hostname)
    return undefined
  } catch (error) {
    return error as Error
  }
}
