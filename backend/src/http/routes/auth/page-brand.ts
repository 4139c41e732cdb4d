import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../lib/errors'
import { type Brands, BrandUnavailable } from '../../../infrastructure/brands/brands'
import { ar } from './copy/ar'

/**
 * The brand of the page that a call comes from: the one that it says, else the one of the host name, else the default.
 * @throws ApiError 422 when there is none of that id, BrandUnavailable when it was never good
 */
export function pageBrand(brands: Brands, request: FastifyRequest, brandId: string | undefined): string {
  if (brandId === undefined) return brands.choose(request.hostname, undefined).id
  if (brands.all().some(({ id }) => id === brandId)) return brandId
  if (brands.isBroken(brandId)) throw new BrandUnavailable()
  throw brandIsGone('msisdn')
}

/** The host of the page that a call comes from where it is a brand's own; a name that no brand has is not believed. */
export function brandHost(brands: Brands, { hostname }: FastifyRequest): string | undefined {
  return brands.hasHost(hostname) ? hostname : undefined
}

/**
 * The file of the brand was taken away since the page was opened: nobody knows what was agreed to there.
 * @param field where pages of the call show what is wrong
 */
export function brandIsGone(field: 'msisdn' | 'otp'): ApiError {
  const message = ar.pageTooOld
  return new ApiError('validation', { message, errors: { brand: [message], [field]: [message] } })
}
