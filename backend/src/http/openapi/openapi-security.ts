import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import type { Endpoint } from '@yawmi/contract/schemas'

/** How a client proves who it is, and that a page of ours sends the write. */
export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, or the free visitor’s placeholder.' },
  xsrfCookie: { type: 'apiKey', in: 'cookie', name: XSRF_COOKIE, description: 'Set by any GET under /api.' },
  xsrfHeader: { type: 'apiKey', in: 'header', name: XSRF_HEADER, description: 'The same value as in the cookie.' },
} as const

/** What one operation needs of them; all at once. */
export function securityOf(method: string, { access, fromServer }: Endpoint): Record<string, string[]>[] {
  const needed = {
    ...(access !== 'public' && { bearer: [] }),
    ...(method !== 'GET' && !fromServer && { xsrfCookie: [], xsrfHeader: [] }),
  }
  return Object.keys(needed).length > 0 ? [needed] : []
}
