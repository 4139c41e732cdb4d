import type { Brand } from '@yawmi/brand'
import { type Override, OVERRIDE_COOKIE, OVERRIDE_PARAMETER, readOverrides } from '@yawmi/contract/overrides'
import type { FastifyRequest } from 'fastify'

/** What a request has of remotes of development servers. */
export interface RequestedOverrides {
  /** Those that the page may load: confirmed on a page of ours, in this session of the browser. */
  granted: readonly Override[]
  /** As the address asks for them, where nobody has confirmed these; empty text where nothing in it may be loaded. */
  requested?: string
}

const NONE: RequestedOverrides = { granted: [] }

/**
 * Which remotes of development servers a page may load (docs/adr/0109): none, unless its brand allows it, they are of the
 * visitor's own machine, and the visitor has confirmed them.
 */
export function overridesOf({ query, cookies }: FastifyRequest, brand: Pick<Brand, 'features'>): RequestedOverrides {
  if (!brand.features.liveDevelopment) return NONE
  const requested = (query as Record<string, unknown>)[OVERRIDE_PARAMETER]
  const confirmed = cookies[OVERRIDE_COOKIE] ?? ''
  if (requested === undefined || requested === confirmed) return { granted: readOverrides(confirmed) }
  const isReadable = typeof requested === 'string' && readOverrides(requested).length > 0
  return { granted: [], requested: isReadable ? requested : '' }
}

/** As the address, the cookie and a tab's storage have them. */
export const textOf = (overrides: readonly Override[]): string =>
  overrides.map(({ remote, origin }) => `${remote}@${origin}`).join()
