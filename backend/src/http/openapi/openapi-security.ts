import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { floorOf, type Endpoint } from '@yawmi/contract/schemas'

/** How a client proves who it is, and that a page of ours sends the write. */
export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, or the free visitor’s placeholder.' },
  xsrfCookie: { type: 'apiKey', in: 'cookie', name: XSRF_COOKIE, description: 'Set by any GET under /api.' },
  xsrfHeader: { type: 'apiKey', in: 'header', name: XSRF_HEADER, description: 'The same value as in the cookie.' },
} as const

/** What one operation needs of them; of several sets, any. Where only some calls are for everyone, one is without bearer. */
export function securityOf(method: string, { access, fromServer, isBeacon }: Endpoint): Record<string, string[]>[] {
  const write = method !== 'GET' && !fromServer && !isBeacon && { xsrfCookie: [], xsrfHeader: [] }
  const anonymous = { ...write }
  const signedIn = { bearer: [], ...write }
  if (floorOf(access) !== 'public') return [signedIn]
  if (access !== 'public') return [signedIn, anonymous]
  return write ? [anonymous] : []
}
