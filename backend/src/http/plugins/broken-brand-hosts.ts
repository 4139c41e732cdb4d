import type { FastifyInstance } from 'fastify'
import type { Brands } from '../../infrastructure/brands/brands'

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
