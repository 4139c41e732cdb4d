import { NetworkError } from '@yawmi/api-client'
import type { RemoteHost } from '@yawmi/remote-kit'
import { isFramed, notifyEmbedder } from '../../lib/host/notify-host'

type FlowHost = Pick<RemoteHost, 'api' | 'apiBase' | 'brand' | 'mode' | 'onEvent'>

/**
 * Whether this is a page of ours in a frame: of the site, or of the embeds' iframe mode. A standalone remote is a part of
 * its host page, framed or not, and its session is stored there.
 */
export const isInForeignFrame = ({ mode, apiBase }: Pick<FlowHost, 'apiBase' | 'mode'>): boolean =>
  isFramed() && (mode === 'shell' || apiBase === location.origin)

/**
 * Notifies the embedding page that the person signed in, in this very flow, with a one-time code where the flow's address
 * has a challenge: its server exchanges that for a session (ADR 0036). The message has no token and no personal data.
 */
export async function handOver(
  { api, brand, onEvent }: FlowHost,
  { otp_status, redirect }: { otp_status: string; redirect: string },
): Promise<void> {
  // A session of another tab or of earlier is not this flow's; the server checks its age and brand as well.
  if (!otp_status) return
  const flow = new URLSearchParams(location.search)
  const [origin, code_challenge] = [flow.get('host'), flow.get('code_challenge')]
  const code =
    origin && code_challenge && brand.allowedOrigins.includes(origin)
      ? await codeOf(() => api.authorizationCode({ brand: brand.id, origin, code_challenge }))
      : undefined
  const message = { otp_status, redirect, ...(code && { code }) }
  notifyEmbedder({ type: 'yawmi:signed-in', ...message }, code && origin ? [origin] : brand.allowedOrigins)
  onEvent({ type: 'callback', access_token: '', subscriber_id: '', ...message })
}

/** Milliseconds before each further try: the person is on a phone, and the page around waits for nothing else. */
const RETRY_DELAYS_MS = [1_000, 2_000]

/** The code, which takes the place of one whose answer was lost; undefined where the service gives none. */
async function codeOf(ask: () => Promise<{ data: { code: string } }>, tries = 0): Promise<string | undefined> {
  try {
    return (await ask()).data.code
  } catch (error) {
    const delay = error instanceof NetworkError && error.id === 'network' ? RETRY_DELAYS_MS[tries] : undefined
    if (delay === undefined) return undefined
    await new Promise((resolve) => setTimeout(resolve, delay))
    return codeOf(ask, tries + 1)
  }
}
